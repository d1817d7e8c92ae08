import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../helpers/api-case.js";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import { expectFollowed } from "../../helpers/waiting.js";
import { echoBackend } from "./echo-backend.js";

let house: GatewayTestApp;
let key: string;
let products: string;
let now = Date.UTC(2026, 10, 21, 12);
beforeAll(async () => {
  house = await startGateway({
    offered: [echoBackend().backend, echoBackend("asked").backend],
    clock: () => now,
  });
  key = (await house.issueKey("acc_one")).text;
  const issued = await house.platform.store.durable.tx((tx) =>
    house.platform.keys.issue(tx, { realm: "products", ownerId: "acc_one", name: "p" }),
  );
  products = issued.text;
});
afterAll(() => house.close());

const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const get = (url: string, headers: Record<string, string> = {}) => ({ url, headers });
const refused = (code: string) => ({ error: { code, request_id: expect.any(String) } });

describe("who may call", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "nobody without a key",
        request: get("/v1/api/echo/head"),
        status: 401,
        body: {
          error: {
            code: "unauthorized",
            message: "send a gateway key in the header `Authorization: Bearer gwk_…`",
          },
        },
        headers: { "www-authenticate": /^Bearer/, "cache-control": "no-store" },
      },
      ...[
        ["a mistyped key", () => bearer(`${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`)],
        ["a key of another realm", () => bearer(products)],
        ["another scheme", () => ({ authorization: `Basic ${key}` })],
        ["an empty key", () => ({ authorization: "Bearer " })],
        ["two keys", () => ({ authorization: `Bearer ${key} ${key}` })],
      ].map(([name, headers]) => ({
        name: `not ${String(name)}`,
        request: () => get("/v1/api/echo/head", (headers as () => Record<string, string>)()),
        status: 401,
        body: {
          error: {
            code: "unauthorized",
            message: "the key in Authorization is malformed, unknown, expired or revoked",
          },
        },
      })),
      {
        name: "everybody learns that a slug is unknown, before any key",
        request: get("/v1/api/nothing/here"),
        status: 404,
        body: { error: { code: "not_found", message: 'the service "nothing" was not found' } },
      },
      {
        name: "a valid key is told its remaining calls with that",
        request: () => get("/v1/api/nothing/here", bearer(key)),
        status: 404,
        body: refused("not_found"),
        headers: { "x-gw-calls-remaining": "100" },
      },
      {
        name: "nobody calls a by-request service without a grant, and it counts nothing",
        request: () => get("/v1/api/asked/head", bearer(key)),
        status: 403,
        body: { error: { code: "forbidden", message: /POST \/v1\/account\/access-requests/ } },
        headers: { "x-gw-calls-remaining": "100" },
      },
      {
        name: "a path outside of the gateway is unknown",
        request: get("/v1/%61pi/echo/head"),
        status: 404,
        body: refused("not_found"),
      },
    ].map((one) =>
      one.body && "message" in (one.body.error as object)
        ? { ...one, body: { error: withPattern(one.body.error as { message?: unknown }) } }
        : one,
    ),
  );

  function withPattern(error: { message?: unknown }) {
    return error.message instanceof RegExp
      ? { ...error, message: expect.stringMatching(error.message) }
      : error;
  }

  it("is told by a grant at once, and by taking it back", async () => {
    const { text, key: known } = await house.issueKey("acc_two");
    const call = async () =>
      (await house.app.inject(get("/v1/api/asked/head", bearer(text)))).statusCode;
    expect(await call()).toBe(403);
    await house.grant(known.ownerId, "asked");
    await expectFollowed(call, 200);
    await house.platform.store.durable.tx((tx) =>
      house.platform.keys.setGrant(tx, { ownerId: known.ownerId, slug: "asked", granted: false }),
    );
    await expectFollowed(call, 403);
  });

  it("ends with the key", async () => {
    const { text, key: known } = await house.issueKey();
    const call = () => house.app.inject(get("/v1/api/echo/head", bearer(text)));
    expect((await call()).statusCode).toBe(200);
    await house.platform.keys.revoke(known.id);
    expect((await call()).statusCode).toBe(401);
  });

  it("passes to a rotated key, whose calls count on", async () => {
    const { text, key: known } = await house.issueKey();
    const call = async (one: string) => {
      const reply = await house.app.inject(get("/v1/api/echo/head", bearer(one)));
      return [reply.statusCode, reply.headers["x-gw-calls-remaining"]];
    };
    expect(await call(text)).toEqual([200, "99"]);
    const today = now;
    const rotated = await house.platform.store.durable.tx((tx) =>
      house.platform.keys.rotate(tx, known),
    );
    expect(await call(rotated?.text ?? "")).toEqual([200, "98"]);
    expect(await call(text)).toEqual([200, "97"]);
    // The old key ends a day later; wait until this process has heard of that.
    await expectFollowed(async () => {
      now = today + 86_400_001;
      const [status] = await call(text);
      now = today;
      return status;
    }, 401);
    now = today + 86_400_001;
    expect((await call(rotated?.text ?? ""))[0]).toBe(200);
    now = today;
  });
});

describe("a path that climbs", () => {
  it.each([
    "/v1/api/echo/../asked/head",
    "/v1/api/echo/.",
    "/v1/api/echo/see/..",
    "/v1/api/echo/%2e%2e/asked/head",
    "/v1/api/echo/.%2E/x",
    "/v1/api/echo/see/%2E/x",
    "/v1/api/echo/see/..%2fx",
    "/v1/api/echo/see/..%5cx",
    "/v1/api/echo/see/..;x=1/y",
    "/v1/api/echo/see/..?x",
  ])("is refused: %s", async (path) => {
    const { text } = await house.issueKey();
    const reply = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${text}\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain("the path must not hold dot segments");
    expect(reply).toMatch(/x-gw-calls-remaining: 99\r/i);
  });

  it.each(["/v1/api/../api/echo/head", "/v1/api//echo/head", "/v1//api/echo/head"])(
    "is unknown before the slug: %s",
    async (path) => {
      const reply = await raw(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n`,
      );
      expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    },
  );
});

describe("a request that is no request", () => {
  it("with 10000 headers is 431 and nothing goes on", async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1\r\n`).join("");
    const reply = await raw(`GET /v1/api/echo/head HTTP/1.1\r\nHost: x\r\n${many}`);
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ["a header with a line break inside", "x-one: a\rb\r\n"],
    ["two lengths", "content-length: 1\r\ncontent-length: 2\r\n"],
    ["a length and chunks", "content-length: 1\r\ntransfer-encoding: chunked\r\n"],
    ["a header name with a space", "x one: 1\r\n"],
  ])("with %s is 400", async (_name, headers) => {
    const reply = await raw(
      `POST /v1/api/echo/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${headers}`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("the log", () => {
  it("holds key ids and slugs, never a key or a query", async () => {
    const { text, key: known } = await house.issueKey();
    await house.app.inject(get(`/v1/api/echo/head?token=${text}`, bearer(text)));
    await house.app.inject(get("/v1/api/echo/fails", bearer(text)));
    expect(house.log.text()).not.toContain(text);
    expect(house.log.lines("request")).toContainEqual(
      expect.objectContaining({ route: "/v1/api/echo/*", keyId: known.id, status: 200 }),
    );
  });
});

async function raw(head: string): Promise<string> {
  const socket = connect(house.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${head}Connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
