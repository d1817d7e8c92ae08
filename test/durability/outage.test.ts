import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../helpers/agent-client.js";
import { completionOf, scriptAskedFor } from "../helpers/servers/model-script.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { startTcpProxy, type TcpProxy } from "../helpers/servers/tcp-proxy.js";
import { eventually } from "../helpers/waiting.js";

const postgres = await startPostgres();
const reason = postgres ? "" : ` (skipped: ${POSTGRES_MISSING})`;
/** Longer than a process may go without a beat. */
const OUTAGE_MS = 7_000;

describe.skipIf(!postgres)(`two servers whose database is away for a while${reason}`, () => {
  let proxy: TcpProxy;
  let servers: ServerProcess[];
  let model: Server;
  /** What the model was asked and has not answered. */
  const held = new Map<ServerResponse, string>();

  beforeAll(async () => {
    model = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      held.set(response, completionOf(scriptAskedFor(body)));
    }).listen(0, "127.0.0.1");
    await once(model, "listening");
    const url = new URL((await postgres?.createDatabase()) ?? "");
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const { port } = model.address() as AddressInfo;
    const environment = {
      DATABASE_URL: url.href,
      LOG_LEVEL: "fatal",
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_NAMES: "silent",
    };
    servers = await Promise.all([startServer(environment), startServer(environment)]);
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    model.closeAllConnections();
    model.close();
    await proxy.close();
    await postgres?.stop();
  });

  /** Answers what the model was asked for. */
  function answer(): void {
    for (const [response, text] of held) response.end(text);
    held.clear();
  }

  it("finish the jobs in flight, each once, whoever repeats its call meanwhile", async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const agent = await signUp(first.url);
    const headers = { "x-api-key": agent.key };
    const order = async (server: ServerProcess, name: string) => {
      const reply = await fetch(`${server.url}/api/agents/jobs`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": `order of the ${name}` },
        body: JSON.stringify({ brief: `Lock the ${name} of hall 4` }),
      });
      return { status: reply.status, body: (await reply.json()) as { job?: { id: string } } };
    };
    const jobs = async () => {
      const reply = await fetch(`${second.url}/api/agents/jobs`, { headers });
      return ((await reply.json()) as { jobs: { status: string; error: string | null }[] }).jobs;
    };
    const pending = { status: "pending", error: null };
    const inFlight = [order(first, "doors"), order(second, "gates"), order(second, "tools")];
    await eventually(async () => expect(held.size).toBe(inFlight.length));
    expect(await jobs()).toMatchObject([pending, pending, pending]);

    proxy.cut();
    await sleep(OUTAGE_MS);
    proxy.restore();
    await eventually(async () => expect((await fetch(`${second.url}/health`)).status).toBe(200));
    // By now each has looked for jobs and calls of processes that are gone several times.
    const repeats = [order(second, "doors"), order(first, "gates")];
    await sleep(OUTAGE_MS);
    expect(await jobs()).toMatchObject([pending, pending, pending]);

    answer();
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(repeats)).map(({ body }) => body.job?.id)).toEqual(
      answers.slice(0, 2).map(({ body }) => body.job?.id),
    );
    const ready = { status: "script_ready", error: null };
    expect(await jobs()).toMatchObject([ready, ready, ready]);
  }, 120_000);

  it("keep a script that was written while it was away", async () => {
    const [first] = servers as [ServerProcess, ServerProcess];
    const agent = await signUp(first.url);
    const ordered = agent.createJob("Lock the windows of hall 4");
    await eventually(async () => expect(held.size).toBe(1));
    proxy.cut();
    answer();
    await sleep(1_000);
    proxy.restore();
    expect(await ordered).toMatchObject({ status: "script_ready" });
  }, 60_000);
});
