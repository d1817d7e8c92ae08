import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { startLoad } from "../helpers/keep-alive-load.js";
import { runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually, until } from "../helpers/waiting.js";

const folder = tempFolder();
/** Every address that this machine has for `localhost`. */
const localAddresses = (await lookup("localhost", { all: true })).map(({ address, family }) =>
  family === 6 ? `[${address}]` : address,
);
const database = (name: string) => ({ DATABASE_URL: `sqlite:${join(folder, name)}` });

describe("a signal to stop", () => {
  it("lets an idle server exit with 0, also with a caller's connection kept open, and its last log lines written", async () => {
    const server = await startServer(database("idle.db"));
    await (await fetch(`${server.url}/livez`)).text();
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(server.output()).toContain('"msg":"closed"');
    const lines = server.output().trim().split("\n");
    const requests = lines
      .map((line) => JSON.parse(line))
      .filter(({ route }) => route === "/livez");
    expect(requests).toHaveLength(1);
  });

  it("answers the requests in flight before it ends", async () => {
    const server = await startServer(database("busy.db"));
    const agent = await signUp(server.url);
    const jobs = Array.from({ length: 20 }, (_, place) =>
      agent.createJob(`Shift plan ${place} for the night crew`, 300),
    );
    await jobs[0];
    const [code, ...made] = await Promise.all([server.stop("SIGTERM"), ...jobs]);
    expect(code, server.output()).toBe(0);

    const again = await startServer(database("busy.db"));
    try {
      const client = agentClient(again.url, agent.key);
      for (const { id } of made) expect((await client.job(id)).status).toBe("script_ready");
    } finally {
      await again.stop("SIGTERM");
    }
  });
});

/** A connection, and all that came over it until it ended. */
interface Call {
  readonly socket: Socket;
  readonly answer: Promise<string>;
}

const BEGUN_POST =
  "POST /api/agents/signup HTTP/1.1\r\nhost: gatehouse\r\ncontent-length: 9\r\n\r\n{";
const LIVEZ = "GET /livez HTTP/1.1\r\nhost: gatehouse\r\n\r\n";

async function openConnection({ url }: ServerProcess): Promise<Call> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
  let text = "";
  socket.on("data", (part: string) => {
    text += part;
  });
  const answer = new Promise<string>((resolve) => {
    socket.on("error", (error) => resolve(String(error)));
    socket.on("close", () => resolve(text));
  });
  await once(socket, "connect");
  return { socket, answer };
}

const openMany = (server: ServerProcess, count: number) =>
  Promise.all(Array.from({ length: count }, () => openConnection(server)));

const expectAnswered = async (calls: readonly Call[]) => {
  for (const answer of await Promise.all(calls.map((call) => call.answer))) {
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('{"status":"ok"}');
  }
};

describe("connections at a signal to stop", () => {
  it.each([
    { graceMs: 250, count: 60 },
    { graceMs: 0, count: 60 },
  ])(
    "are all answered where the kernel had accepted them, with a grace of $graceMs ms",
    async ({ graceMs, count }) => {
      const server = await startServer({
        ...database(`queue-${graceMs}.db`),
        SHUTDOWN_GRACE_MS: String(graceMs),
      });
      // A process that stands still accepts nothing: the kernel does, into its queue.
      server.process.kill("SIGSTOP");
      const calls = await openMany(server, count);
      for (const { socket } of calls.slice(count / 2)) socket.write(LIVEZ);
      server.process.kill("SIGTERM");
      server.process.kill("SIGCONT");
      for (const { socket } of calls.slice(0, count / 2)) socket.write(LIVEZ);
      await expectAnswered(calls);
      expect(await server.ended(), server.output()).toBe(0);
    },
  );

  it.each([
    { host: "127.0.0.1", callers: "127.0.0.1" },
    ...localAddresses.map((callers) => ({ host: "localhost", callers })),
  ])(
    "are all answered for callers who keep asking $callers of a server at $host",
    async ({ host, callers }) => {
      const place = database(`asked-${host}-${callers}.db`);
      const server = await startServer({ ...place, HOST: host, LOG_LEVEL: "warn" });
      const url = `http://${callers}:${new URL(server.url).port}`;
      const requests = [
        { method: "GET", path: "/livez" },
        { method: "POST", path: "/api/agents/signup" },
      ] as const;
      const load = startLoad(url, { clients: 40, requests });
      await until(() => load.answered() > 200);
      expect(await server.stop("SIGTERM"), server.output()).toBe(0);
      const { answers, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect(Object.keys(answers).sort()).toEqual(["GET 2xx", "POST 2xx"]);
    },
  );

  it("answer the request that comes over an idle one after the server stopped to listen", async () => {
    const server = await startServer({ ...database("idle-asked.db"), SHUTDOWN_GRACE_MS: "0" });
    const [kept] = await openMany(server, 1);
    kept!.socket.write(LIVEZ);
    await once(kept!.socket, "data");
    server.process.kill("SIGTERM");
    await eventually(() => expect(fetch(`${server.url}/livez`)).rejects.toThrow());
    kept!.socket.write(LIVEZ);
    const answer = await kept!.answer;
    expect(answer.split("HTTP/1.1 200 ")).toHaveLength(3);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(await server.ended()).toBe(0);
  });

  it("are answered during the grace, told to be closed, and /readyz is 503 at once", async () => {
    const server = await startServer({ ...database("grace.db"), SHUTDOWN_GRACE_MS: "3000" });
    const [kept] = await openMany(server, 1);
    kept!.socket.write(LIVEZ);
    await once(kept!.socket, "data");
    server.process.kill("SIGTERM");
    let ready: Response | undefined;
    await eventually(async () => {
      ready = await fetch(`${server.url}/readyz`);
      expect(ready.status).toBe(503);
    });
    expect(ready!.headers.get("connection")).toBe("close");
    expect(await ready!.json()).toMatchObject({
      error: { code: "unavailable", message: "the server is shutting down" },
    });
    const fresh = await openMany(server, 30);
    for (const { socket } of fresh) socket.write(LIVEZ);
    await expectAnswered(fresh);
    for (const { answer } of fresh) expect(await answer).toMatch(/^connection: close\r$/im);
    kept!.socket.write(LIVEZ);
    expect((await kept!.answer).split("HTTP/1.1 200 ")).toHaveLength(3);
    expect(await server.ended()).toBe(0);
  });

  it("do not hold up the end when nothing is asked over them", async () => {
    const server = await startServer(database("silent.db"));
    const [silent, begun, kept] = await openMany(server, 3);
    begun!.socket.write("GET /livez HTTP/1.1\r\nhos");
    kept!.socket.write(LIVEZ);
    await once(kept!.socket, "data");
    expect(await server.stop("SIGINT")).toBe(0);
    expect(await silent!.answer).toBe("");
    expect(await begun!.answer).toBe("");
    expect(await kept!.answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it("are cut after SHUTDOWN_SECONDS when they are still busy, which status 1 tells", async () => {
    const server = await startServer({ ...database("cut.db"), SHUTDOWN_SECONDS: "1" });
    const [call] = await openMany(server, 1);
    call!.socket.write(BEGUN_POST);
    expect(await server.stop("SIGTERM")).toBe(1);
    expect(server.output()).toContain("1 connections were still busy and were cut");
  });

  it("are cut by another signal a while later, but not by the same one again", async () => {
    const server = await startServer(database("twice.db"));
    const [call] = await openMany(server, 1);
    call!.socket.write(BEGUN_POST);
    server.process.kill("SIGINT");
    server.process.kill("SIGINT");
    await eventually(() => {
      server.process.kill("SIGTERM");
      expect(server.process.exitCode).toBe(1);
    });
    expect(server.output()).toContain("a second signal: ending at once");
  });

  it("bring a stream through the gateway to its end", async () => {
    let finish = () => {};
    const backend = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: first\n\n");
      finish = () => response.end("data: last\n\n");
    }).listen(0, "127.0.0.1");
    await once(backend, "listening");
    const { port } = backend.address() as AddressInfo;
    const environment = {
      ...database("stream.db"),
      GATEWAY_BACKENDS: JSON.stringify({ events: `http://127.0.0.1:${port}` }),
    };
    const server = await startServer(environment);
    try {
      const args = ["keys", "create", "--realm", "gateway", "--email", "ada@example.org"];
      const { stdout: key } = await runCli(args, environment);
      const reply = await fetch(`${server.url}/v1/api/events/stream`, {
        headers: { authorization: `Bearer ${key.trim()}` },
      });
      server.process.kill("SIGTERM");
      // Nobody is let in any more: the grace is over, and only the stream is left.
      await eventually(() => expect(fetch(`${server.url}/livez`)).rejects.toThrow());
      finish();
      expect(await reply.text()).toBe("data: first\n\ndata: last\n\n");
      expect(await server.ended()).toBe(0);
    } finally {
      await server.stop("SIGKILL");
      backend.close();
    }
  });
});
