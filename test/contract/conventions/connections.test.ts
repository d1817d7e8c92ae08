import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { eventually } from "../../helpers/waiting.js";
import { exchange, listen, parseReply } from "./raw-http.js";
import { headOf } from "./upload.js";

let house: TestApp;
let port: number;
const sockets: Socket[] = [];
async function start(environment: Record<string, string> = {}): Promise<void> {
  house = await buildTestApp(environment);
  port = await listen(house.app);
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await house.close();
});

const CLOSE = "connection: close";

describe("connections of one address", () => {
  const idle = () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    return socket;
  };
  const ask = async () => {
    const raw = await exchange(port, headOf("GET", "/livez", CLOSE)).catch(() => "");
    return raw === "" ? "closed" : parseReply(raw).status;
  };

  it("are closed beyond their number, until others end", async () => {
    await start({ CONNECTIONS_PER_ADDRESS: "3" });
    const first = idle();
    idle();
    expect(await ask()).toBe(200);
    idle();
    await eventually(async () => expect(await ask()).toBe("closed"));
    first.destroy();
    await eventually(async () => expect(await ask()).toBe(200));
  });

  it("are not counted for a trusted proxy", async () => {
    await start({ CONNECTIONS_PER_ADDRESS: "1", TRUST_PROXY: "loopback" });
    idle();
    idle();
    expect(await ask()).toBe(200);
  });
});

describe("requests on one connection", () => {
  it("are answered in order, and with 429 where too many wait", async () => {
    await start();
    const last = headOf("GET", "/livez", CLOSE);
    const raw = await exchange(port, headOf("GET", "/health").repeat(300) + last);
    const statuses = [...raw.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toHaveLength(301);
    expect(new Set(statuses)).toEqual(new Set(["200", "429"]));
    expect(statuses.slice(0, 101)).toEqual(Array(101).fill("200"));
    expect(raw).toContain("at most 100 requests of one connection may wait for answers");
    expect(raw).toMatch(/retry-after: 1\r/);
  });

  it("leave an answer whole that has begun when nonsense follows", async () => {
    await start();
    house.app.server.once("request", (_request, response) => response.flushHeaders());
    const raw = await exchange(port, `${headOf("GET", "/health")}NONSENSE\r\n\r\n`);
    expect(raw.match(/HTTP\/1\.1/g) ?? []).toHaveLength(raw === "" ? 0 : 1);
  });
});

describe("the framing of a request", () => {
  const signUp = (...lines: string[]) => headOf("POST", "/api/agents/signup", ...lines, CLOSE);

  it.each(["gzip, chunked", "identity, chunked"])("%s is refused with 400", async (coding) => {
    await start();
    const chunks = "2\r\n{}\r\n0\r\n\r\n";
    const reply = parseReply(await exchange(port, signUp(`transfer-encoding: ${coding}`) + chunks));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatch(/transfer-encoding must be chunked|not a valid HTTP request/);
  });

  it.each([
    ["a length that comes twice", "content-length: 2\r\ncontent-length: 2"],
    ["a list of lengths", "content-length: 2, 2"],
    ["a length with a sign", "content-length: +2"],
    ["a negative length", "content-length: -2"],
    ["a length over every number", `content-length: ${"9".repeat(30)}`],
    ["another coding", "transfer-encoding: xchunked"],
    ["chunked before another coding", "transfer-encoding: chunked, gzip"],
    ["a folded header", "x-a: a\r\n b"],
    ["a blank before the colon", "x-a : b"],
  ])("with %s is refused with 400", async (_name, lines) => {
    await start();
    expect(parseReply(await exchange(port, `${signUp(lines)}{}`)).status).toBe(400);
  });

  it("of HTTP/1.0 is answered whole, without chunks, and closed", async () => {
    await start();
    for (const path of ["/livez", "/openapi.json", "/"]) {
      const reply = parseReply(await exchange(port, `GET ${path} HTTP/1.0\r\n\r\n`));
      expect([reply.status, reply.headers.connection]).toEqual([200, "close"]);
      expect(reply.headers["transfer-encoding"]).toBeUndefined();
      expect(Number(reply.headers["content-length"])).toBe(Buffer.byteLength(reply.body));
    }
  });

  it("of an expectation that is none is 417", async () => {
    await start();
    const raw = await exchange(port, headOf("GET", "/livez", "expect: tea", CLOSE));
    expect(parseReply(raw).status).toBe(417);
  });

  it("of 3000 headers is read", async () => {
    await start();
    const many = Array.from({ length: 3_000 }, () => "a:");
    expect(parseReply(await exchange(port, headOf("GET", "/livez", CLOSE, ...many))).status).toBe(
      200,
    );
  });
});
