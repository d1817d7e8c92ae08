import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import { eventually } from "../../helpers/waiting.js";
import { echoBackend } from "./echo-backend.js";

const { backend, seen } = echoBackend();
let house: GatewayTestApp;
let key: string;
beforeAll(async () => {
  house = await startGateway({
    offered: [backend],
    environment: { FREE_CALLS_PER_DAY: "100000" },
  });
  key = (await house.issueKey("acc_one")).text;
});
afterAll(() => house.close());

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly trailers: IncomingMessage["trailers"];
  readonly body: Buffer;
}

/** A call whose path and headers go out exactly as they are written here. */
async function send(options: RequestOptions, body?: Buffer | string): Promise<Reply> {
  const outgoing = httpRequest({
    port: house.port,
    ...options,
    path: `/v1/api/echo${options.path ?? ""}`,
    headers: { authorization: `Bearer ${key}`, ...(options.headers as object) },
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers, trailers } = incoming;
  return { status: statusCode, headers, trailers, body: Buffer.concat(chunks) };
}

const json = (reply: Reply) => JSON.parse(reply.body.toString());

describe("what a backend sees", () => {
  it.each([
    ["/see?a=%2Fb&c=%7E%zz&&d", "/see?a=%2Fb&c=%7E%zz&&d"],
    ["/see/a%2Fb/%E2%82%AC/c%20d", "/see/a%2Fb/%E2%82%AC/c%20d"],
    ["/see/a//b", "/see/a//b"],
    ["/see/...", "/see/..."],
    ["/see/a.b/.c", "/see/a.b/.c"],
    ["/see?../x", "/see?../x"],
  ])("is the path %s as it was written", async (path, url) => {
    const reply = await send({ path });
    expect([reply.status, json(reply).url]).toEqual([200, url]);
  });

  it.each(["", "?x=1"])("is the root for a slug with %j behind it", async (below) => {
    const reply = await send({ path: below });
    expect(reply.status).toBe(404);
    expect(json(reply).error).toMatchObject({ code: "not_found" });
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "REPORT", "PURGE"])(
    "is the method %s",
    async (method) => {
      const reply = await send({ path: "/see", method });
      // The backend decides; those that its own server does not know are 405 there.
      expect([200, 405]).toContain(reply.status);
      expect(reply.headers["x-gw-calls-remaining"]).toMatch(/^\d+$/);
    },
  );

  it("is every header but those of the caller's key, of the connection and of the gate", async () => {
    const reply = await send({
      path: "/see",
      headers: {
        authorization: `Bearer ${key}`,
        "x-api-key": "sjs_secret",
        cookie: "a=1; gatehouse_session=secret; b=2",
        connection: "keep-alive, X-Hop",
        "x-hop": "1",
        te: "trailers",
        "proxy-authorization": "Basic x",
        "x-gw-account": "acc_somebody_else",
        "X-GW-Anything": "spoofed",
        "x-custom": "kept",
        accept: "*/*",
      },
    });
    const { headers, rawHeaders } = json(reply);
    expect(headers).toMatchObject({
      "x-custom": "kept",
      accept: "*/*",
      cookie: "a=1; b=2",
      "x-gw-account": "acc_one",
      "x-request-id": reply.headers["x-request-id"],
    });
    const names = (rawHeaders as string[])
      .filter((_, at) => at % 2 === 0)
      .join(" ")
      .toLowerCase();
    expect(names).not.toMatch(/authorization|x-api-key|x-hop|\bte\b|connection|anything/);
    expect(JSON.stringify(rawHeaders)).not.toContain("secret");
    expect(Object.keys(headers).filter((name) => name.startsWith("x-gw-"))).toEqual([
      "x-gw-account",
    ]);
  });

  it.each([
    "x_gw_account",
    "X_GW_Signature",
    "x-gw_account",
    "x.gw.account",
    "x~gw~account",
    "Proxy_Authorization",
    "x_api_key",
    "x_request_id",
    "transfer_encoding",
  ])("is no header that some read as one of those: %s", async (name) => {
    const reply = await send({ path: "/see", headers: { [name]: "spoofed", "x-_gw": "kept" } });
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).not.toContain("spoofed");
    expect(json(reply).headers["x-_gw"]).toBe("kept");
  });

  it.each([
    ["a=1; gatehouse_session=secret", "a=1"],
    ["=gatehouse_session=secret; a=1", "a=1"],
    ["a=1; = gatehouse_session =secret;b=2", "a=1;b=2"],
    ["GATEHOUSE_SESSION=secret; a=1", "a=1"],
    ["gatehouse_session=secret; gatehouse_session=secret", undefined],
    [
      "my_gatehouse_session=kept; a=gatehouse_session=kept",
      "my_gatehouse_session=kept; a=gatehouse_session=kept",
    ],
  ])("is of the cookies %s no session of this site", async (cookie, seen) => {
    const { headers } = json(await send({ path: "/see", headers: { cookie } }));
    expect(headers.cookie).toBe(seen);
  });

  it.each([
    ["JSON in its own spelling", '{"a": 1.0,\n "b":"\\u00e9"}', "application/json"],
    ["bytes that are no text", randomBytes(100_000), "application/octet-stream"],
    ["a body of an unreadable type", "x", "no media type"],
  ])("is %s, byte for byte", async (_name, body, type) => {
    const reply = await send(
      { path: "/echo", method: "POST", headers: { "content-type": type } },
      body,
    );
    expect(reply.status).toBe(200);
    expect(reply.body.equals(Buffer.from(body))).toBe(true);
  });

  it("is a body without a length, with the trailers behind it", async () => {
    const socket = connect(house.port, "127.0.0.1");
    socket.write(
      `POST /v1/api/echo/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\nConnection: close\r\n\r\n5\r\nhello\r\n1\r\n!\r\n0\r\nX-Sum: 1\r\n\r\n`,
    );
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toMatch(/hello!$/);
  });
});

describe("what a caller sees", () => {
  it("is the answer of the backend with four headers added", async () => {
    const reply = await send({ path: "/head" });
    const own = ["x-gw-calls-remaining", "x-request-id", "ratelimit", "ratelimit-policy"];
    expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining([...own, "x-one"]));
    expect(reply.headers.ratelimit).toMatch(/^"day";r=\d+;t=\d+$/);
    expect(json(reply)).toEqual({ ok: true });
  });

  it("is no cookie of this site, nothing of the connection and no false count", async () => {
    const { headers } = await send({ path: "/cookies" });
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2; gatehouse_session=1"]);
    for (const name of ["clear-site-data", "x_gw_secret", "ratelimit_policy"]) {
      expect(headers[name]).toBeUndefined();
    }
    expect(headers["x-gw-calls-remaining"]).not.toBe("999");
    expect(headers["x-gw-secret"]).toBeUndefined();
    expect(headers["x-hop"]).toBeUndefined();
  });

  it("is a HEAD without a body and a 204 without a length", async () => {
    const head = await send({ path: "/head", method: "HEAD" });
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, "11"]);
    const none = await send({ path: "/nothing" });
    expect([
      none.status,
      none.headers["content-length"],
      none.headers["transfer-encoding"],
    ]).toEqual([204, undefined, undefined]);
  });

  it("is early hints and trailers", async () => {
    const outgoing = httpRequest({
      port: house.port,
      path: "/v1/api/echo/hints",
      headers: { authorization: `Bearer ${key}` },
    }).end();
    const informed = once(outgoing, "information");
    const [[information], [response]] = await Promise.all([informed, once(outgoing, "response")]);
    expect(information).toMatchObject({
      statusCode: 103,
      headers: { link: "</style.css>; rel=preload" },
    });
    response.resume();
    const reply = await send({ path: "/trailers" });
    expect([reply.body.toString(), reply.trailers]).toEqual(["body", { "x-sum": "42" }]);
  });

  it("is a defect of the backend as 500 that tells nothing", async () => {
    const reply = await send({ path: "/fails" });
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain("secret");
    expect(json(reply).error.request_id).toBe(reply.headers["x-request-id"]);
  });

  it("is 413 for a body over the backend's limit, and the connection goes on", async () => {
    const body = Buffer.alloc(1_000_001);
    const reply = await send({ path: "/echo", method: "POST" }, body);
    expect([reply.status, json(reply).error.code]).toEqual([413, "payload_too_large"]);
    expect((await send({ path: "/head" })).status).toBe(200);
  });
});

describe("a stream", () => {
  it("arrives chunk by chunk", async () => {
    const startedAt = performance.now();
    const reply = await fetch(`${house.url}/v1/api/echo/events?every=40&count=4`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const arrivals: number[] = [];
    let text = "";
    for await (const chunk of reply.body ?? []) {
      arrivals.push(performance.now() - startedAt);
      text += Buffer.from(chunk).toString();
    }
    expect(text).toBe("data: 0\n\ndata: 1\n\ndata: 2\n\ndata: 3\n\n");
    expect(arrivals.length).toBeGreaterThanOrEqual(3);
    expect(Number(arrivals.at(-1)) - Number(arrivals[0])).toBeGreaterThan(60);
  });

  it.each(["GET", "POST"])(
    "of a %s ends at the backend when the caller hangs up",
    async (method) => {
      const before = seen.hangUps;
      const outgoing = httpRequest({
        port: house.port,
        method,
        path: "/v1/api/echo/events?every=20&count=500",
        headers: { authorization: `Bearer ${key}` },
      }).end(method === "POST" ? "{}" : undefined);
      const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
      incoming.on("error", () => undefined);
      await once(incoming, "data");
      outgoing.destroy();
      await eventually(() => expect(seen.hangUps).toBe(before + 1));
    },
  );

  it("that the backend breaks off is broken for the caller, never cleanly ended", async () => {
    const reply = await fetch(`${house.url}/v1/api/echo/breaks`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    await eventually(() =>
      expect(house.log.lines("request")).toContainEqual(
        expect.objectContaining({ route: "/v1/api/echo/*", status: 502 }),
      ),
    );
  });

  it("waits for a slow caller", async () => {
    seen.bytesWritten = 0;
    const outgoing = httpRequest({
      port: house.port,
      path: "/v1/api/echo/flood",
      headers: { authorization: `Bearer ${key}` },
    }).end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    await sleep(300);
    const total = 512 * 65_536;
    expect(seen.bytesWritten).toBeLessThan(total / 2);
    let bytes = 0;
    for await (const chunk of incoming) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(total);
  });

  it("of a large body keeps its bytes", async () => {
    const body = randomBytes(900_000);
    const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const reply = await send({ path: "/echo", method: "POST" }, body);
    expect(sum(reply.body)).toBe(sum(body));
  });
});

describe("a backend that hangs up before it answers", () => {
  it("is 502, and the call is given back", async () => {
    const { text } = await house.issueKey();
    const first = await send({ path: "/head", headers: { authorization: `Bearer ${text}` } });
    const left = Number(first.headers["x-gw-calls-remaining"]);
    const reply = await send({ path: "/dies", headers: { authorization: `Bearer ${text}` } });
    expect([reply.status, json(reply).error.code]).toEqual([502, "bad_gateway"]);
    expect(reply.headers["x-gw-calls-remaining"]).toBe(String(left));
    const next = await send({ path: "/head", headers: { authorization: `Bearer ${text}` } });
    expect(next.headers["x-gw-calls-remaining"]).toBe(String(left - 1));
  });
});
