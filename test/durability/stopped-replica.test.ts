import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";

const postgres = await startPostgres();
const reason = postgres ? "" : ` (skipped: ${POSTGRES_MISSING})`;
const STOPPED_MS = 6_000;
/** What a stopped replica may cost the others. */
const WAIT_MS_MAX = 3_000;
const CALLERS = 4;

describe.skipIf(!postgres)(`a server beside one that is stopped${reason}`, () => {
  let environment: Record<string, string>;
  let servers: [ServerProcess, ServerProcess];
  const keys = { evidence: "", products: "" };

  beforeAll(async () => {
    environment = {
      DATABASE_URL: (await postgres?.createDatabase()) ?? "",
      EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
      EVIDENCE_FREE_CALLS: "1000000",
      PRODUCT_RATE_PER_MINUTE: "1000000",
      LOG_LEVEL: "fatal",
    };
    servers = await Promise.all([startServer(environment), startServer(environment)]);
    for (const realm of ["evidence", "products"] as const) {
      const made = await runCli(
        ["keys", "create", "--realm", realm, "--email", "two@example.org", "--scope", "all"].slice(
          0,
          realm === "evidence" ? 6 : 8,
        ),
        environment,
      );
      keys[realm] = made.stdout.trim();
    }
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    await postgres?.stop();
  });

  const calls = {
    seal: () => ({
      path: "/api/v1/evidence/seal",
      key: keys.evidence,
      body: { agent_id: "a", decision: "wait" },
    }),
    insert: (at: number) => ({
      path: "/v1/vectordb/insert",
      key: keys.products,
      body: { collection: "shared", id: `v${at % 50}`, vector: [1, at % 7, 2] },
    }),
    store: (at: number) => ({
      path: "/api/v1/memory/store",
      key: keys.evidence,
      body: { agent_id: "a", key: `k${at % 50}`, value: { at } },
    }),
  };

  /** Calls one after the other until told to stop; answers how long the longest took. */
  async function keepCalling(
    { url }: ServerProcess,
    name: keyof typeof calls,
    isOver: () => boolean,
  ): Promise<{ longestMs: number; statuses: Set<number> }> {
    let longestMs = 0;
    const statuses = new Set<number>();
    for (let at = 0; !isOver(); at += 1) {
      const { path, key, body } = calls[name](at);
      const startedAt = performance.now();
      const reply = await fetch(url + path, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "x-api-key": key,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      });
      await reply.arrayBuffer();
      statuses.add(reply.status);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    return { longestMs, statuses };
  }

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    "%ss as ever, and what the stopped one had under way is done or refused when it goes on",
    async (name) => {
      const [steady, stopped] = servers;
      let isOver = false;
      const over = () => isOver;
      const callersOf = (server: ServerProcess) =>
        Promise.all(Array.from({ length: CALLERS }, () => keepCalling(server, name, over)));
      const work = Promise.all([callersOf(steady), callersOf(stopped)]);
      await sleep(500);
      stopped.process.kill("SIGSTOP");
      await sleep(STOPPED_MS);
      stopped.process.kill("SIGCONT");
      await sleep(300);
      isOver = true;
      const [here, there] = await work;
      for (const { longestMs } of here) expect(longestMs).toBeLessThan(WAIT_MS_MAX);
      const failed = here.flatMap(({ statuses }) =>
        [...statuses].filter((status) => status >= 300),
      );
      expect(failed).toEqual([]);
      // What the stopped one was about to write, the database has ended meanwhile.
      const told = there.flatMap(({ statuses }) => [...statuses]);
      expect(told.filter((status) => status >= 300 && status !== 503)).toEqual([]);
    },
    60_000,
  );

  it("leaves a sound log", async () => {
    const audit = await runCli(["log", "audit"], environment);
    expect(audit).toMatchObject({ status: 0 });
  });
});
