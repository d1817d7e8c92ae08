import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { type Drain, prepareDrain } from "./drain.js";
import { createLinger, type LingerBounds, lingerAfterAnswers, lingersSince } from "./lingering.js";

const MIB = 1_048_576;
const HOUR_MS = 3_600_000;
const LOOSE = { bytesMax: 1_024 * MIB, msMax: HOUR_MS, stallMsMax: HOUR_MS, socketsMax: 10 };
const ANSWER = "no, thank you";

let app: FastifyInstance;
let drain: Drain;
let served: Socket[];
const clients: Socket[] = [];
const timers: NodeJS.Timeout[] = [];

async function start(bounds: Partial<LingerBounds> = {}): Promise<void> {
  served = [];
  app = Fastify({ forceCloseConnections: true });
  app.server.on("connection", (socket: Socket) => served.push(socket));
  lingerAfterAnswers(app, createLinger({ ...LOOSE, ...bounds }));
  app.addHook("onRequest", async (request, reply) => {
    if (request.method === "POST") return reply.code(401).send(ANSWER);
    return undefined;
  });
  app.get("/", async () => "here");
  drain = prepareDrain(app.server);
  await app.listen({ host: "127.0.0.1", port: 0 });
}

afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer);
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

/** A client that does not hang up when the server does, and what it got when the server did. */
function send(text: string) {
  const { port } = app.server.address() as AddressInfo;
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  clients.push(client);
  let got = "";
  client.on("data", (chunk) => {
    got += chunk;
  });
  client.on("error", () => undefined);
  client.write(text);
  return { client, ended: once(client, "end").then(() => got) };
}

const isCut = (at = 0) => expect.poll(() => served[at]?.destroyed).toBe(true);

const post = (...lines: string[]) =>
  `${["POST / HTTP/1.1", "host: gatehouse.test", ...lines].join("\r\n")}\r\n\r\n`;
const REFUSED = post("connection: close", `content-length: ${1_024 * MIB}`);

function sendOn(client: Socket, piece: string): void {
  timers.push(setInterval(() => client.writable && client.write(piece), 1));
}

describe("a connection that is closed before the body has come", () => {
  it("gives the answer and its end at once, and takes what is still sent", async () => {
    await start();
    const { client, ended } = send(REFUSED);
    expect(await ended).toMatch(new RegExp(`^HTTP/1.1 401 [^]*${ANSWER}$`));
    for (let sent = 0; sent < 8; sent++) {
      await new Promise((resolve) => client.write(Buffer.alloc(MIB), resolve));
    }
    expect(served[0]?.destroyed).toBe(false);
    client.end();
    await isCut();
    expect(served[0]?.bytesRead).toBe(REFUSED.length + 8 * MIB);
  });

  it("is cut when it brings too much", async () => {
    await start({ bytesMax: 4 * MIB });
    const { client, ended } = send(REFUSED);
    expect(await ended).toContain(ANSWER);
    sendOn(client, "a".repeat(MIB));
    await isCut();
    expect(served[0]?.bytesRead).toBeGreaterThan(4 * MIB);
  });

  it("is cut when it goes on too long", async () => {
    await start({ msMax: 200 });
    const { client, ended } = send(REFUSED);
    expect(await ended).toContain(ANSWER);
    sendOn(client, "a");
    await isCut();
  });

  it("is cut when it brings nothing", async () => {
    await start({ stallMsMax: 50 });
    expect(await send(REFUSED).ended).toContain(ANSWER);
    await isCut();
  });

  it("is cut first of too many", async () => {
    await start({ socketsMax: 2 });
    for (let count = 0; count < 2; count++) await send(REFUSED).ended;
    expect(served.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    await send(REFUSED).ended;
    await isCut();
    expect(served.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  });

  it("begins no request that comes behind", async () => {
    await start();
    let begun = 0;
    app.server.on("request", () => begun++);
    const { client, ended } = send(post("connection: close", "content-length: 2"));
    await ended;
    client.end(`{}${post("content-length: 0")}`);
    await isCut();
    expect(begun).toBe(1);
  });

  it("does not outlast the grace of a server that ends", async () => {
    await start();
    const { client, ended } = send(REFUSED);
    expect(await ended).toContain(ANSWER);
    sendOn(client, "a");
    expect(await drain({ graceMs: 50, workMs: HOUR_MS })).toBe(0);
    await isCut();
  });
});

describe("a connection that was to be kept alive", () => {
  it.each([
    ["has no length", post("transfer-encoding: chunked")],
    ["has a length of 10 GB", post("content-length: 10000000000")],
  ])("is closed where the rest of a body %s", async (_name, head) => {
    await start({ stallMsMax: 50 });
    expect(await send(head).ended).toContain(ANSWER);
    await isCut();
  });

  it("lives on where the rest can be thrown away", async () => {
    await start();
    const { client, ended } = send(post(`content-length: ${MIB}`));
    await once(client, "data");
    client.write("a".repeat(MIB));
    client.write("GET / HTTP/1.1\r\nhost: gatehouse.test\r\nconnection: close\r\n\r\n");
    expect((await ended).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
  });
});

describe("a connection of whole requests", () => {
  it.each([
    ["without a body", "GET / HTTP/1.1\r\nhost: gatehouse.test\r\nconnection: close\r\n\r\n"],
    ["with a length", `${post("connection: close", "content-length: 2")}{}`],
    ["in chunks", `${post("connection: close", "transfer-encoding: chunked")}2\r\n{}\r\n0\r\n\r\n`],
  ])("does not linger: %s", async (_name, bytes) => {
    await start();
    const { ended } = send(bytes);
    expect(await ended).toMatch(/^HTTP\/1\.1 (200|401)/);
    await isCut();
    expect(lingersSince(served[0]!)).toBeUndefined();
  });
});
