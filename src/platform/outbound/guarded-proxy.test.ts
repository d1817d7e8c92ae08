import { EventEmitter, once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { readNetworks } from "./address-guard-hosts.js";
import { type GuardedProxyOptions, openGuardedProxy } from "./guarded-proxy.js";
import { AddressRefused } from "./target-rules.js";

const vouchedFor = readNetworks(["127.0.2.0/24"]);
const HOST = "127.0.2.1";
const GREETING = Buffer.of(5, 1, 0);
const ACCEPTED = "0500";
const CONNECTED = `${ACCEPTED}05000001000000000000`;
const REFUSED = `${ACCEPTED}05020001000000000000`;
const UNREACHABLE = `${ACCEPTED}05040001000000000000`;
const KIB = 1_024;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** A server at the address that is vouched for. */
async function serveWith(handle: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    handle(socket);
  });
  server.listen(0, HOST);
  await once(server, "listening");
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });
  return portOf(server);
}

/** A server that says nothing, and whether its connection has ended. */
async function serveUntilEnd() {
  const connected = new EventEmitter();
  const port = await serveWith((socket) => {
    for (const event of ["end", "close"]) socket.on(event, () => connected.emit("end"));
    socket.resume();
  });
  return { port, ended: once(connected, "end") };
}

const echo = (socket: Socket) => void socket.pipe(socket);

async function openProxy(options: Partial<GuardedProxyOptions> = {}) {
  const asked: string[] = [];
  const told: string[] = [];
  const proxy = await openGuardedProxy({
    async judge(host) {
      asked.push(host);
      return [HOST];
    },
    vouchedFor,
    onRefused: (host, reason) => told.push(`refused ${host}: ${reason}`),
    onFailed: (host, reason) => told.push(`failed ${host}: ${reason}`),
    onOverrun: (reason) => told.push(`overrun: ${reason}`),
    ...options,
  });
  closing.push(proxy.close);
  return { ...proxy, asked, told };
}

function requestFor(host: string, port: number): Buffer {
  const name = Buffer.from(host, "latin1");
  const head = Buffer.of(5, 1, 0, 3, name.length);
  return Buffer.concat([GREETING, head, name, Buffer.of(port >> 8, port & 255)]);
}

async function openClient(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  closing.push(async () => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Sends bytes and an end, and answers all that comes back. */
async function exchange(port: number, ...pieces: readonly Buffer[]): Promise<string> {
  const socket = await openClient(port);
  const answers: Buffer[] = [];
  socket.on("data", (bytes: Buffer) => answers.push(bytes));
  for (const piece of pieces) socket.write(piece);
  socket.end();
  await once(socket, "close");
  return Buffer.concat(answers).toString("hex");
}

const hex = (text: string) => Buffer.from(text, "latin1").toString("hex");

describe("a guarded proxy", () => {
  it("connects to the address that was judged, and carries bytes both ways", async () => {
    const port = await serveWith(echo);
    const { port: proxy, asked, bytes } = await openProxy();
    const answer = await exchange(proxy, requestFor("page.example", port), Buffer.from("hello"));
    expect(answer).toBe(CONNECTED + hex("hello"));
    expect(asked).toEqual(["page.example"]);
    expect(bytes()).toBe(10);
  });

  it.each([
    ["an IPv4 address", Buffer.of(5, 1, 0, 1, 127, 0, 2, 1)],
    ["an IPv4 address in a name", Buffer.concat([Buffer.of(5, 1, 0, 3, 9), Buffer.from(HOST)])],
    ["a number in a name", Buffer.concat([Buffer.of(5, 1, 0, 3, 7), Buffer.from("127.513")])],
  ])("judges %s itself", async (_name, head) => {
    const port = await serveWith(echo);
    const { port: proxy, asked } = await openProxy();
    const ends = Buffer.of(port >> 8, port & 255);
    expect(await exchange(proxy, GREETING, head, ends, Buffer.from("x"))).toBe(
      CONNECTED + hex("x"),
    );
    expect(asked).toEqual([]);
  });

  it.each([
    ["127.0.0.1", 8_080, "the address must not lead to a loopback address"],
    ["127.1", 8_080, "the address must not lead to a loopback address"],
    ["0x7f000001", 8_080, "the address must not lead to a loopback address"],
    ["localhost", 8_080, "the address must not lead to a loopback address"],
    ["::1", 8_080, "the address must not lead to a loopback address"],
    ["::ffff:127.0.0.1", 8_080, "the address must have a host on the public internet"],
    ["10.0.0.1", 8_080, "the address must have a host on the public internet"],
    ["fe80::1%eth0", 8_080, "the address must have a host on the public internet"],
    ["router", 8_080, "the address must have a host on the public internet"],
    ["page.example@10.0.0.1", 8_080, "the address must have a host on the public internet"],
    ["page.example/x", 8_080, "the address must have a host on the public internet"],
    ["999.999.999.999", 8_080, "the address must have a host on the public internet"],
    ["page.example", 25, "the address must have port 80, 443 or one from 1024 on"],
    ["page.example", 1_023, "the address must have port 80, 443 or one from 1024 on"],
  ])("refuses %s at port %i without a question", async (host, port, reason) => {
    const { port: proxy, asked, told } = await openProxy();
    expect(await exchange(proxy, requestFor(host, port))).toBe(REFUSED);
    expect(told).toEqual([`refused ${host}: ${reason}`]);
    expect(asked).toEqual([]);
  });

  it("refuses a name that the guard refuses, with its words", async () => {
    const judge = async () => {
      throw new AddressRefused("not this one");
    };
    const { port, told } = await openProxy({ judge });
    expect(await exchange(port, requestFor("page.example", 80))).toBe(REFUSED);
    expect(told).toEqual(["refused page.example: not this one"]);
  });

  it("tells of a name without an address, and of a server that is not there", async () => {
    const empty = createServer().listen(0, HOST);
    await once(empty, "listening");
    const port = portOf(empty);
    empty.close();
    await once(empty, "close");
    const proxy = await openProxy({
      async judge(host) {
        if (host === "gone.example") throw new Error("ENOTFOUND");
        return [HOST];
      },
    });
    expect(await exchange(proxy.port, requestFor("gone.example", 80))).toBe(UNREACHABLE);
    expect(await exchange(proxy.port, requestFor("page.example", port))).toBe(UNREACHABLE);
    expect(proxy.told).toEqual([
      "failed gone.example: there is no such host",
      "failed page.example: the server could not be reached",
    ]);
  });

  it("tries the next address where one takes no connection", async () => {
    const port = await serveWith(echo);
    const { port: proxy } = await openProxy({ judge: async () => ["127.0.2.9", HOST] });
    expect(await exchange(proxy, requestFor("page.example", port), Buffer.from("x"))).toBe(
      CONNECTED + hex("x"),
    );
  });

  it("asks once for a name, and again when the answer is old", async () => {
    const port = await serveWith(echo);
    const kept = await openProxy();
    const forgotten = await openProxy({ limits: { answerKeptMs: 0 } });
    for (const { port: proxy } of [kept, kept, forgotten, forgotten]) {
      await exchange(proxy, requestFor("page.example", port));
    }
    expect(kept.asked).toHaveLength(1);
    expect(forgotten.asked).toHaveLength(2);
  });
});

describe("a client that speaks otherwise", () => {
  it.each([
    ["an HTTP proxy's request", Buffer.from("CONNECT page.example:80 HTTP/1.1\r\n\r\n"), ""],
    ["SOCKS 4", Buffer.of(4, 1, 0, 80, 127, 0, 0, 1, 0), ""],
    ["no method that is offered", Buffer.of(5, 1, 2), "05ff"],
    ["no method at all", Buffer.of(5, 0), "05ff"],
    ["another version in its request", Buffer.of(5, 1, 0, 4, 1, 0, 1), ACCEPTED],
    [
      "BIND",
      Buffer.of(5, 1, 0, 5, 2, 0, 1, 127, 0, 2, 1, 0, 80),
      `${ACCEPTED}05070001000000000000`,
    ],
    [
      "UDP ASSOCIATE",
      Buffer.of(5, 1, 0, 5, 3, 0, 1, 127, 0, 2, 1, 0, 80),
      `${ACCEPTED}05070001000000000000`,
    ],
    [
      "an unknown kind of address",
      Buffer.of(5, 1, 0, 5, 1, 0, 9),
      `${ACCEPTED}05080001000000000000`,
    ],
    ["an empty name", Buffer.of(5, 1, 0, 5, 1, 0, 3, 0, 0, 80), REFUSED],
    ["half a greeting", Buffer.of(5), ""],
    ["half a request", Buffer.of(5, 1, 0, 5, 1, 0, 3, 200, 65), ACCEPTED],
  ])("with %s is sent away", async (_name, bytes, answer) => {
    const { port, asked } = await openProxy();
    expect(await exchange(port, bytes)).toBe(answer);
    expect(asked).toEqual([]);
  });

  it("is understood however its bytes are cut, and followed by nothing of its request", async () => {
    const port = await serveWith(echo);
    const { port: proxy } = await openProxy();
    const message = Buffer.concat([requestFor("page.example", port), Buffer.from("hello")]);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(message.length), { maxLength: 6 }), async (cuts) => {
        const ends = [0, ...cuts.sort((a, b) => a - b), message.length];
        const pieces = ends.slice(1).map((end, index) => message.subarray(ends[index], end));
        expect(await exchange(proxy, ...pieces)).toBe(CONNECTED + hex("hello"));
      }),
      { numRuns: 30 },
    );
  });

  it("survives any bytes", async () => {
    const port = await serveWith(echo);
    const { port: proxy } = await openProxy();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        await exchange(proxy, GREETING, Buffer.from(bytes));
      }),
      { numRuns: 50 },
    );
    expect(await exchange(proxy, requestFor("page.example", port))).toBe(CONNECTED);
  });
});

describe("the limits of a guarded proxy", () => {
  it("closes a client that does not say where it wants to go", async () => {
    const { port } = await openProxy({ limits: { requestMs: 50 } });
    const client = await openClient(port);
    client.write(GREETING);
    client.resume();
    await once(client, "close");
  });

  it("closes a connection that carries nothing, on both sides", async () => {
    const { port, ended } = await serveUntilEnd();
    const { port: proxy } = await openProxy({ limits: { idleMs: 50 } });
    const client = await openClient(proxy);
    client.write(requestFor("page.example", port));
    client.resume();
    await once(client, "close");
    await ended;
  });

  it("takes as many connections as it may, and more when some are closed", async () => {
    const port = await serveWith(echo);
    const { port: proxy } = await openProxy({ limits: { connectionsMax: 2 } });
    const clients = [await openClient(proxy), await openClient(proxy)];
    for (const client of clients) client.write(requestFor("page.example", port));
    for (const client of clients) await once(client, "data");
    expect(await exchange(proxy, requestFor("page.example", port))).toBe("");
    clients[0]?.destroy();
    await expect.poll(() => exchange(proxy, requestFor("page.example", port))).toBe(CONNECTED);
  });

  it.each([
    [{ connectionBytesMax: 64 * KIB }, "one connection carried more than 0.0625 MiB"],
    [{ bytesMax: 64 * KIB }, "more than 0.0625 MiB were carried within 10 minutes"],
  ])("ends everything, and says so once, beyond %j", async (limits, reason) => {
    const port = await serveWith((socket) => {
      socket.on("data", () => socket.write(Buffer.alloc(32 * KIB)));
    });
    const { port: proxy, told } = await openProxy({ limits });
    const idle = await openClient(proxy);
    idle.write(requestFor("page.example", port));
    idle.resume();
    const busy = await openClient(proxy);
    busy.write(requestFor("page.example", port));
    busy.on("data", () => busy.write("more"));
    await Promise.all([once(idle, "close"), once(busy, "close")]);
    expect(told).toEqual([`overrun: ${reason}`]);
    await expect(openClient(proxy)).rejects.toThrow("ECONNREFUSED");
  });

  it("counts all connections together", async () => {
    const port = await serveWith(echo);
    const { port: proxy, told } = await openProxy({ limits: { bytesMax: 100 * KIB } });
    const send = () => exchange(proxy, requestFor("page.example", port), Buffer.alloc(24 * KIB));
    expect(await send()).toHaveLength(CONNECTED.length + 48 * KIB);
    expect(await send()).toHaveLength(CONNECTED.length + 48 * KIB);
    await send();
    expect(told).toEqual([expect.stringContaining("overrun")]);
  });

  it("lets a server wait that sends faster than the client reads", async () => {
    let written = 0;
    const connected = new EventEmitter();
    const ended = once(connected, "end");
    const port = await serveWith((socket) => {
      const fill = () => {
        while (written < 64 * KIB * KIB && socket.write(Buffer.alloc(64 * KIB))) {
          written += 64 * KIB;
        }
      };
      socket.on("drain", fill);
      socket.on("close", () => connected.emit("end"));
      fill();
    });
    const { port: proxy, bytes } = await openProxy({ limits: { idleMs: 300 } });
    const client = await openClient(proxy);
    client.pause();
    client.write(requestFor("page.example", port));
    await ended;
    expect(bytes()).toBeLessThan(16 * KIB * KIB);
  });

  it("makes a page wait that is refused again and again", async () => {
    const { port, told } = await openProxy();
    const burst = Array.from({ length: 60 }, () => exchange(port, requestFor("10.0.0.1", 80)));
    const started = performance.now();
    await Promise.all(burst);
    expect(performance.now() - started).toBeGreaterThan(500);
    expect(told).toHaveLength(60);
  });
});

describe("an end", () => {
  it("is passed on by itself, so that the other side may still speak", async () => {
    const port = await serveWith((socket) => {
      socket.on("end", () => socket.end("after"));
      socket.resume();
    });
    const { port: proxy } = await openProxy();
    expect(await exchange(proxy, requestFor("page.example", port))).toBe(CONNECTED + hex("after"));
  });

  it("of a server arrives after all that it sent", async () => {
    const body = Buffer.alloc(512 * KIB, "x");
    const port = await serveWith((socket) => socket.end(body));
    const { port: proxy } = await openProxy();
    const answer = await exchange(proxy, requestFor("page.example", port));
    expect(answer).toHaveLength(CONNECTED.length + 2 * body.length);
  });

  it("of a client that breaks off ends the server's side", async () => {
    const { port, ended } = await serveUntilEnd();
    const { port: proxy } = await openProxy();
    const client = await openClient(proxy);
    client.write(requestFor("page.example", port));
    await once(client, "data");
    client.resetAndDestroy();
    await ended;
  });

  it("of the proxy closes everything, at once and twice", async () => {
    const port = await serveWith((socket) => socket.resume());
    const proxy = await openProxy();
    const client = await openClient(proxy.port);
    client.write(requestFor("page.example", port));
    await once(client, "data");
    await Promise.all([proxy.close(), once(client, "close")]);
    await proxy.close();
  });
});
