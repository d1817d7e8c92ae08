import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { until } from "../../helpers/waiting.js";
import { type Agent, BRIEF, signUp } from "../jobs/agent.js";
import { exchange, listen, parseReply } from "./raw-http.js";

let house: TestApp;
let agent: Agent;
let port: number;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
  port = await listen(house.app);
});
afterAll(() => house.close());

const order = JSON.stringify({ brief: BRIEF });
const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, "host: gatehouse.test", ...lines].join("\r\n")}\r\n\r\n`;
const keyed = () => `x-api-key: ${agent.apiKey}`;
const CLOSE = "connection: close";

describe("on a real connection", () => {
  it("a job is submitted with a bare body, as curl -d sends it", async () => {
    const form = "content-type: application/x-www-form-urlencoded";
    const length = `content-length: ${order.length}`;
    const raw = await exchange(
      port,
      head("POST", "/api/agents/jobs", keyed(), form, length, CLOSE) + order,
    );
    const reply = parseReply(raw);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body)).toMatchObject({ ok: true, job: { status: "script_ready" } });
  });

  it("a job is submitted in chunks", async () => {
    const chunked = "transfer-encoding: chunked";
    const body = `${order.length.toString(16)}\r\n${order}\r\n0\r\n\r\n`;
    const raw = await exchange(
      port,
      head("POST", "/api/agents/jobs", keyed(), chunked, CLOSE) + body,
    );
    expect(parseReply(raw).status).toBe(200);
  });

  it("an empty chunked body is no body", async () => {
    const raw = await exchange(
      port,
      `${head("POST", "/api/agents/signup", "transfer-encoding: chunked", CLOSE)}0\r\n\r\n`,
    );
    expect(parseReply(raw).status).toBe(200);
  });

  it("two requests use one connection, in order", async () => {
    const raw = await exchange(
      port,
      head("GET", "/livez") + head("GET", "/api/agents/pricing", CLOSE),
    );
    expect(raw.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(raw.indexOf('{"status":"ok"}')).toBeLessThan(raw.indexOf("centsPerCredit"));
  });

  it("HEAD of a bought script sends its length and not one byte of it", async () => {
    const { id } = await agent.submit();
    await agent.purchase(id);
    const script = (await agent.job(id)).script!;
    const raw = await exchange(
      port,
      head("HEAD", `/api/agents/jobs/${id}/download`, keyed(), CLOSE),
    );
    const reply = parseReply(raw);
    expect([reply.status, reply.body]).toEqual([200, ""]);
    expect(reply.headers["content-length"]).toBe(String(Buffer.byteLength(script)));
    expect((await agent.job(id)).status).toBe("paid");
  });

  it("304 has no body and no length of one", async () => {
    const { id } = await agent.submit();
    await agent.purchase(id);
    const raw = await exchange(
      port,
      head("GET", `/api/agents/jobs/${id}/download`, keyed(), "if-none-match: *", CLOSE),
    );
    const reply = parseReply(raw);
    expect([reply.status, reply.body]).toEqual([304, ""]);
    expect(Number(reply.headers["content-length"] ?? 0)).toBe(0);
  });
});

describe("a key that comes twice", () => {
  it("is 401, also when both are the same", async () => {
    const raw = await exchange(port, head("GET", "/api/agents/jobs", keyed(), keyed(), CLOSE));
    expect(parseReply(raw).status).toBe(401);
  });
});

describe("bodies over the limit", () => {
  const bytes = 2 * 1024 * 1024;
  const length = `content-length: ${bytes}`;

  it("are 413 with a key, before the body is sent", async () => {
    const raw = await exchange(
      port,
      head("POST", "/api/agents/jobs", keyed(), length, CLOSE),
      true,
    );
    expect(parseReply(raw).status).toBe(413);
  });

  it("are 401 first without a key", async () => {
    const raw = await exchange(port, head("POST", "/api/agents/jobs", length, CLOSE), true);
    expect(parseReply(raw).status).toBe(401);
  });

  it("are 413 when they come in chunks of unknown number", async () => {
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const raw = await exchange(
      port,
      head("POST", "/api/agents/jobs", keyed(), "transfer-encoding: chunked", CLOSE) +
        chunk.repeat(20),
    );
    expect(parseReply(raw).status).toBe(413);
  });
});

describe("requests that are no proper HTTP", () => {
  it.each([
    ["not HTTP at all", "hello\r\n\r\n"],
    ["a header without a colon", "GET /livez HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n"],
    ["two lengths", head("POST", "/api/agents/signup", "content-length: 1", "content-length: 2")],
    [
      "a length and chunks",
      `${head("POST", "/api/agents/signup", "content-length: 5", "transfer-encoding: chunked")}0\r\n\r\n`,
    ],
    ["a bad chunk", `${head("POST", "/api/agents/signup", "transfer-encoding: chunked")}zz\r\n`],
  ])("%s is 400 and closes the connection", async (_name, bytes) => {
    const reply = parseReply(await exchange(port, bytes));
    expect(reply.status).toBe(400);
    expect(reply.headers["x-request-id"]).toMatch(/^req_[0-9a-f]{24}$/);
    expect(reply.headers["content-length"]).toBe(String(reply.body.length));
    expect(JSON.parse(reply.body)).toStrictEqual({
      error: {
        code: "invalid_request",
        message: "this is not a valid HTTP request",
        request_id: reply.headers["x-request-id"],
      },
    });
  });

  it("no Host is 400 and closes the connection", async () => {
    expect(parseReply(await exchange(port, "GET /livez HTTP/1.1\r\n\r\n")).status).toBe(400);
  });

  it("headers of 100 KB are 431 and close the connection", async () => {
    const raw = await exchange(port, head("GET", "/livez", `x-large: ${"a".repeat(100_000)}`));
    expect(parseReply(raw).status).toBe(431);
  });

  it("leave the server at work", async () => {
    expect(parseReply(await exchange(port, head("GET", "/livez", CLOSE))).status).toBe(200);
  });
});

describe("a caller who is slow", () => {
  it("may send its body piece by piece", async () => {
    const socket = connect(port, "127.0.0.1");
    const answer = new Promise<string>((resolve) => {
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.on("close", () => resolve(text));
    });
    const length = `content-length: ${order.length}`;
    socket.write(head("POST", "/api/agents/jobs", keyed(), length, CLOSE));
    for (const byte of order) {
      socket.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(parseReply(await answer).status).toBe(200);
  });

  it("has 20 seconds for the headers and 60 for the whole request", () => {
    const { headersTimeout, requestTimeout } = house.app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 60_000,
    });
  });
});

describe("a caller who hangs up", () => {
  it("in the middle of the body writes no job and is logged once, as 400 or 499", async () => {
    const before = house.log.lines("request").length;
    const socket = connect(port, "127.0.0.1");
    socket.write(`${head("POST", "/api/agents/jobs", keyed(), "content-length: 1000")}{"brief":"a`);
    await new Promise((resolve) => setImmediate(resolve));
    socket.end();
    socket.on("error", () => undefined);
    await until(() => house.log.lines("request").length > before);
    const lines = house.log.lines("request").slice(before);
    expect(lines).toHaveLength(1);
    expect([400, 499]).toContain(lines[0]?.status);
    expect(house.log.text()).not.toContain('"level":50');
  });
});
