import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { openCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { answerWith, startWebhookSink, type WebhookSink } from "../helpers/servers/webhook-sink.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";

const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const postgres = await startPostgres();
const EMAIL = "me@example.org";
const engines = [
  { engine: "SQLite", isMissing: false, url: async () => `sqlite:${join(folder, "webhooks.db")}` },
  {
    engine: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    url: async () => postgres!.createDatabase(),
  },
];

describe.each(engines)("gatehouse webhooks on $engine", ({ isMissing, url }) => {
  describe.skipIf(isMissing)("", () => {
    let environment: Record<string, string>;
    let server: ServerProcess;
    let sink: WebhookSink;
    let key: string;

    beforeAll(async () => {
      sink = await startWebhookSink();
      environment = {
        DATABASE_URL: await url(),
        LOG_LEVEL: "error",
        WORKERS: "1",
        WEBHOOK_ALLOW_LOOPBACK: "1",
        EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
      };
      server = await startServer(environment);
      const made = await webhooksOf("keys", "create", "--realm", "products", "--email", EMAIL);
      key = made.stdout.trim();
    });
    afterAll(async () => {
      await server.stop("SIGTERM");
      await sink.close();
    });

    const webhooksOf = (...line: readonly string[]) => run(line, environment);
    const json = async (...line: readonly string[]) => {
      const { status, stdout, stderr } = await webhooksOf("webhooks", ...line, "--json");
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      return Object.values(JSON.parse(stdout))[0] as Record<string, unknown>[];
    };
    const api = async (method: string, path: string, body?: object) => {
      const reply = await fetch(`${server.url}/v1/webhooks${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await reply.json()) as Record<string, string>;
    };
    const register = async (path: string) => {
      const asked = { url: sink.url + path, events: ["collection.updated"] };
      const { id = "", secret = "" } = await api("POST", "", asked);
      return { id, secret };
    };
    const answerAt = (path: string, status: number) => {
      const before = sink.answer;
      sink.answer = (arrival, reply) =>
        (arrival.path === path ? answerWith(status) : before)(arrival, reply);
    };

    it("lists endpoints with what waits and how it goes, of one account too, and no secret", async () => {
      const good = await register("/good?token=hunter2");
      const bad = await register("/bad");
      answerAt("/bad", 500);
      await api("POST", `/${good.id}/test`);
      await api("POST", `/${bad.id}/test`);
      await api("POST", `/${bad.id}/test`);
      await eventually(async () => {
        const rows = await json("list");
        expect(rows).toHaveLength(2);
        expect(rows.find(({ id }) => id === good.id)).toMatchObject({
          email: EMAIL,
          url: `${sink.url}/good?token=***`,
          events: "collection.updated",
          status: "active",
          disabled_reason: null,
          pending: 0,
          last_status: 204,
          last_error: null,
        });
        expect(rows.find(({ id }) => id === bad.id)).toMatchObject({
          pending: 2,
          last_status: 500,
        });
      });
      expect(await json("list", "--email", EMAIL)).toHaveLength(2);
      const { stdout } = await webhooksOf("webhooks", "list");
      expect(stdout).toContain(bad.id);
      expect(stdout).not.toMatch(/whsec_|hunter2/);
      expect(stdout).not.toContain(bad.secret);

      const waiting = await json("pending");
      expect(waiting).toHaveLength(2);
      expect(waiting[0]).toMatchObject({
        id: expect.stringMatching(/^whd_/),
        webhook_id: bad.id,
        event: "webhook.test",
        email: EMAIL,
        last_status: 500,
        last_error: null,
        next_attempt_at: expect.stringMatching(/^\d{4}-/),
      });
      expect(await json("pending", "--endpoint", bad.id, "--email", EMAIL)).toHaveLength(2);
      expect(await json("pending", "--endpoint", good.id)).toEqual([]);
      expect(await json("pending", "--limit", "1")).toHaveLength(1);
    });

    it("sends one delivery again, which a running server picks up", async () => {
      const { id } = await register("/once");
      await api("POST", `/${id}/test`);
      await eventually(() =>
        expect(sink.arrivals.filter(({ path }) => path === "/once")).toHaveLength(1),
      );
      const { deliveries } = (await api("GET", `/${id}/deliveries`)) as unknown as {
        deliveries: { id: string; event_id: string }[];
      };
      const [first] = deliveries;
      const [again] = await json("redeliver", first?.id ?? "");
      expect(again).toEqual({
        id: expect.stringMatching(/^whd_/),
        webhook_id: id,
        event_id: first?.event_id,
        event: "webhook.test",
      });
      expect(again?.id).not.toBe(first?.id);
      await eventually(() => {
        const arrived = sink.arrivals.filter(({ path }) => path === "/once");
        expect(arrived.map((one) => one.id)).toEqual([first?.event_id, first?.event_id]);
      });
    });

    it("sends what failed at an endpoint again, each event once and in order", async () => {
      const { id } = await register("/gone");
      answerAt("/gone", 500);
      for (let count = 0; count < 3; count += 1) await api("POST", `/${id}/test`);
      await api("PATCH", `/${id}`, { enabled: false });
      const refused = await webhooksOf("webhooks", "redeliver", "--endpoint", id);
      expect(refused).toMatchObject({
        status: 1,
        stderr: "gatehouse: the webhook is disabled; enable it first\n",
      });
      await api("PATCH", `/${id}`, { enabled: true });
      answerAt("/gone", 204);
      const tried = sink.arrivals.length;
      const queued = await json("redeliver", "--endpoint", id);
      expect(queued).toHaveLength(3);
      await eventually(() => expect(sink.arrivals.length).toBeGreaterThanOrEqual(tried + 3));
      const arrived = sink.arrivals.filter(({ path }) => path === "/gone").slice(-3);
      expect(arrived.map((one) => one.id)).toEqual(queued.map(({ event_id }) => event_id));
      await eventually(async () => expect(await json("redeliver", "--endpoint", id)).toEqual([]));
    });

    it.each([
      {
        line: ["redeliver"],
        status: 2,
        says: "webhooks redeliver takes one delivery or --endpoint",
      },
      { line: ["redeliver", "whd_none"], status: 1, says: "there is no delivery whd_none" },
      {
        line: ["redeliver", "--endpoint", "whk_none"],
        status: 1,
        says: "there is no webhook whk_none",
      },
      {
        line: ["pending", "--endpoint", "whk_none"],
        status: 1,
        says: "there is no webhook whk_none",
      },
      {
        line: ["pending", "--limit", "0"],
        status: 2,
        says: "--limit must be an integer from 1 to 10000",
      },
      {
        line: ["pending", "--limit", "10001"],
        status: 2,
        says: "--limit must be an integer from 1 to 10000",
      },
      {
        line: ["list", "--email", "nobody@example.org"],
        status: 1,
        says: "there is no account nobody@example.org",
      },
      {
        line: ["pending", "--email", "nobody@example.org"],
        status: 1,
        says: "there is no account nobody@example.org",
      },
      {
        line: ["list", "--email", "nobody"],
        status: 2,
        says: "--email must be an address such as me@example.org",
      },
      { line: ["forget"], status: 2, says: "webhooks takes list, pending or redeliver" },
    ])("refuses $line", async ({ line, status, says }) => {
      const answer = await webhooksOf("webhooks", ...line);
      expect(answer).toMatchObject({ status, stdout: "" });
      expect(answer.stderr.startsWith(`gatehouse: ${says}\n`)).toBe(true);
    });
  });
});
