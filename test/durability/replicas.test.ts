import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { eventually, expectFollowed } from "../helpers/waiting.js";

const postgres = await startPostgres();
const reason = postgres ? "" : ` (skipped: ${POSTGRES_MISSING})`;

describe.skipIf(!postgres)(`two servers on one PostgreSQL database${reason}`, () => {
  let environment: Record<string, string>;
  let servers: ServerProcess[];
  let silentModel: Server;
  const [first, second] = [0, 1].map((place) => () => servers[place] as ServerProcess) as [
    () => ServerProcess,
    () => ServerProcess,
  ];

  beforeAll(async () => {
    silentModel = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silentModel, "listening");
    environment = { DATABASE_URL: (await postgres?.createDatabase()) ?? "", LOG_LEVEL: "warn" };
    servers = await Promise.all([startServer(environment), startServer(environment)]);
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    silentModel.closeAllConnections();
    silentModel.close();
    await postgres?.stop();
  });

  const clients = (key: string) => servers.map(({ url }) => agentClient(url, key));

  it("know each other's accounts and jobs at once", async () => {
    const agent = await signUp(first().url);
    const job = await agent.createJob("Lock the tool cabinet in hall 4");
    expect(await agentClient(second().url, agent.key).job(job.id)).toEqual(job);
  });

  it("charge a job once when both are asked twenty times at once", async () => {
    const agent = await signUp(first().url);
    const job = await agent.createJob("Lock the tool cabinet in hall 5");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        clients(agent.key)
          [place % 2]?.purchase(job.id)
          .then(({ ok }) => ok),
      ),
    );
    expect(answers.filter((ok) => ok)).toHaveLength(1);
  });

  it("run the work of one Idempotency-Key once between them", async () => {
    const agent = await signUp(first().url);
    const headers = { "x-api-key": agent.key, "idempotency-key": "crew-plan-7" };
    const body = JSON.stringify({ brief: "Lock the tool cabinet in hall 6" });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        fetch(`${servers[place % 2]?.url}/api/agents/jobs`, { method: "POST", headers, body }),
      ),
    );
    const ids = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as { job: { id: string } }).job.id),
    );
    expect(new Set(ids).size).toBe(1);
    const replayed = replies.filter(({ headers }) => headers.get("idempotency-replayed"));
    expect(replayed).toHaveLength(9);
  });

  it("both refuse a key within a second of its revocation", async () => {
    const made = await runCli(["keys", "create", "--realm", "jobs", "--json"], environment);
    const { id, key } = JSON.parse(made.stdout) as { id: string; key: string };
    const statuses = () =>
      Promise.all(
        servers.map(async ({ url }) => {
          const reply = await fetch(`${url}/api/agents/jobs`, { headers: { "x-api-key": key } });
          return reply.status;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    await runCli(["keys", "revoke", id], environment);
    await expectFollowed(statuses, [401, 401]);
  });

  it("end the pending job of a server that was killed, and leave each other's alone", async () => {
    const { port } = silentModel.address() as AddressInfo;
    const model = { MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`, MODEL_NAMES: "silent" };
    const doomed = await startServer({ ...environment, ...model });
    const agent = await signUp(first().url);
    const brief = "Lock the tool cabinet in hall 7";
    const call = agentClient(doomed.url, agent.key).createJob(brief);
    const outcome = call.then(
      () => "answered",
      () => "cut off",
    );
    const jobs = async () => {
      const reply = await fetch(`${first().url}/api/agents/jobs`, {
        headers: { "x-api-key": agent.key },
      });
      return ((await reply.json()) as { jobs: { status: string; error: string | null }[] }).jobs;
    };
    await eventually(async () => expect(await jobs()).toMatchObject([{ status: "pending" }]));
    await doomed.stop("SIGKILL");
    expect(await outcome).toBe("cut off");
    await eventually(async () =>
      expect(await jobs()).toMatchObject([{ status: "error", error: "generation interrupted" }]),
    );
  });
});
