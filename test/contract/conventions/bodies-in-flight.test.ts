import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listRoutes } from "../../../src/http/openapi/document.js";
import { startGateway } from "../../helpers/apps/gateway-app.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { startRemoteBackend } from "../../helpers/servers/remote-backend.js";
import { until } from "../../helpers/waiting.js";
import { echoBackend } from "../gateway/echo-backend.js";
import { listen } from "./raw-http.js";
import { headOf, type Upload, upload } from "./upload.js";

const MIB = 1_048_576;
const ACCOUNTS = ["acc_000000000000000000000001", "acc_000000000000000000000002"];

const length = (bytes: number) => `content-length: ${bytes}`;
const errorOf = ({ body }: { body: string }) => JSON.parse(body).error;

describe("bodies in flight", () => {
  let house: TestApp;
  let port: number;
  let bearers: string[];
  const uploads: Upload[] = [];

  async function start(environment: Record<string, string> = {}): Promise<void> {
    house = await buildTestApp(environment);
    const { keys, store } = house.platform;
    bearers = [];
    for (const ownerId of ACCOUNTS) {
      const wanted = { realm: "products", ownerId, name: "test", scopes: ["all"] } as const;
      bearers.push(`authorization: Bearer ${(await keys.issue(store, wanted)).text}`);
    }
    port = await listen(house.app);
  }
  afterEach(async () => {
    for (const { socket } of uploads.splice(0)) socket.destroy();
    await house.close();
  });

  /** An upload that lacks its last bytes. */
  function stalled(path: string, bytes: number, ...lines: string[]): Upload {
    const one = upload(port, headOf("POST", path, length(bytes), ...lines));
    one.send(Buffer.alloc(bytes - 2, 0x20));
    uploads.push(one);
    return one;
  }
  const held = () => house.platform.bodyIntake.memory.bytesHeld();
  const verify = () => stalled("/api/v1/evidence/verify", 2 * MIB);
  const insert = (account: number, bytes = 32 * MIB) =>
    stalled("/v1/vectordb/insert", bytes, bearers[account] ?? "");

  it("of one address without a key are 429 beyond their share, until others are answered", async () => {
    await start();
    const first = verify();
    for (let sent = 1; sent < 16; sent++) verify();
    await until(() => held() === 32 * MIB);
    const refused = await verify().reply();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    expect(errorOf(refused)).toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("this address without a key"),
    });
    const small = upload(port, headOf("POST", "/api/v1/evidence/verify", length(2)));
    small.send("{}");
    expect((await small.reply()).status).toBe(400);
    small.socket.destroy();
    first.send("{}");
    expect((await first.reply()).status).toBe(400);
    await until(() => held() === 30 * MIB);
    verify();
    await until(() => held() === 32 * MIB);
  });

  it("of one account are 429 beyond their share, and small ones and those of others are not", async () => {
    await start();
    insert(0);
    insert(0);
    await until(() => held() === 64 * MIB);
    const refused = await insert(0, MIB).reply();
    expect(refused.status).toBe(429);
    expect(errorOf(refused)).toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("requests of this key have 67108864 bytes"),
    });
    const small = upload(port, headOf("POST", "/v1/vectordb/search", length(2), bearers[0] ?? ""));
    uploads.push(small);
    small.send("{}");
    expect((await small.reply()).status).toBe(400);
    const others = insert(1, MIB);
    await until(() => held() === 65 * MIB);
    others.send("{}");
    expect((await others.reply()).status).toBe(400);
  });

  it("are 503 when the server is full, in the backends behind the gateway too", async () => {
    await start({ BODY_MEMORY_MB: "32" });
    const { keys, store } = house.platform;
    const wanted = { realm: "gateway", ownerId: ACCOUNTS[1] ?? "", name: "test" } as const;
    const gateway = `authorization: Bearer ${(await keys.issue(store, wanted)).text}`;
    insert(0);
    await until(() => held() === 32 * MIB);
    for (const refused of [
      await insert(1, MIB).reply(),
      await stalled("/v1/api/events/api/v1/collect", MIB, gateway).reply(),
      await verify().reply(),
    ]) {
      expect(refused.status, refused.body).toBe(503);
      expect(refused.headers["retry-after"]).toBe("1");
      expect(errorOf(refused)).toMatchObject({
        code: "unavailable",
        message: "the server holds as many bodies as it can; try again",
      });
    }
  });

  it("give their memory back when their callers hang up", async () => {
    await start();
    const gone = [verify(), verify(), insert(0)];
    await until(() => held() === 36 * MIB);
    for (const { socket } of gone) socket.destroy();
    await until(() => held() === 0);
  });

  it("are counted by what arrives where no length is told", async () => {
    await start();
    const chunked = upload(
      port,
      headOf("POST", "/api/v1/evidence/verify", "transfer-encoding: chunked"),
    );
    uploads.push(chunked);
    for (let sent = 0; sent < 5; sent++) chunked.send(`8000\r\n${" ".repeat(0x8000)}\r\n`);
    await until(() => held() > 0);
    for (let sent = 0; sent < 5_000; sent++) chunked.send("1\r\n \r\n");
    chunked.send("0\r\n\r\n");
    expect((await chunked.reply()).status).toBe(400);
    await until(() => held() === 0);
  });

  it("that are too large or too many are thrown away, and the connection goes on", async () => {
    await start();
    const key = bearers[0] ?? "";
    const large = upload(port, headOf("POST", "/v1/vectordb/search", length(2 * MIB), key));
    uploads.push(large);
    large.send(Buffer.alloc(2 * MIB, 0x20));
    expect((await large.reply()).status).toBe(413);
    large.send(headOf("GET", "/livez"));
    await until(() => large.text().includes('{"status":"ok"}'));
  });

  it("that stall are ended with 408, and the connection with them", async () => {
    await start({ BODY_STALL_SECONDS: "1" });
    for (const one of [verify(), insert(0), stalled("/api/agents/signup", 100)]) {
      const reply = await one.reply();
      expect(reply.status).toBe(408);
      expect(reply.headers.connection).toBe("close");
      expect(reply.body).toContain("the body came too slowly");
      await one.closed;
    }
    expect(held()).toBe(0);
  });
});

describe("bodies that stall on their way to a backend", () => {
  it.each(["echo", "away"])("are ended with 408: %s", async (slug) => {
    const remote = await startRemoteBackend((_request, response) => response.end());
    const house = await startGateway({
      environment: { BODY_STALL_SECONDS: "1" },
      offered: [echoBackend().backend],
      remoteUrls: { away: remote.url },
    });
    const key = `authorization: Bearer ${(await house.issueKey()).text}`;
    try {
      for (const framing of [length(100), length(200_000), "transfer-encoding: chunked"]) {
        const path = `/v1/api/${slug}/echo`;
        const one = upload(house.port, headOf("POST", path, framing, key));
        one.send(framing.startsWith("transfer") ? "1\r\na\r\n" : "a");
        const reply = await one.reply();
        expect([reply.status, errorOf(reply).code]).toEqual([408, "timeout"]);
        one.socket.destroy();
      }
    } finally {
      await house.close();
      await remote.stop();
    }
  });
});

describe("a key is asked for before the body", () => {
  let house: TestApp;
  let port: number;
  beforeAll(async () => {
    house = await buildTestApp();
    port = await listen(house.app);
  });
  afterAll(() => house.close());

  it("on every route that needs one", async () => {
    const document = (await house.app.inject("/openapi.json")).json();
    const keyed = listRoutes(document).filter(
      ({ operation: { security, requestBody } }) =>
        requestBody && security?.every((way) => Object.keys(way).length > 0),
    );
    expect(keyed.length).toBeGreaterThan(10);
    for (const { method, path } of keyed) {
      const filled = path.replace("{slug}", "events").replace(/\{\w+\}/g, "one");
      const one = upload(port, headOf(method, filled, length(1_000_000)));
      expect((await one.reply()).status, `${method} ${path}`).toBe(401);
      one.socket.destroy();
    }
  });
});

describe("a caller who asks before it sends its body", () => {
  let house: Awaited<ReturnType<typeof startGateway>>;
  let app: TestApp;
  let port: number;
  let remote: Awaited<ReturnType<typeof startRemoteBackend>>;
  beforeAll(async () => {
    app = await buildTestApp();
    port = await listen(app.app);
    remote = await startRemoteBackend((_request, response, body) => response.end(body));
    house = await startGateway({
      offered: [echoBackend().backend],
      remoteUrls: { away: remote.url },
    });
  });
  afterAll(async () => {
    await Promise.all([app.close(), house.close()]);
    await remote.stop();
  });
  const ASKS = "expect: 100-continue";

  it.each([
    [413, "POST", "/api/agents/signup", 2 * MIB],
    [401, "POST", "/api/agents/jobs", 10],
    [404, "POST", "/nothing", 10],
    [405, "POST", "/livez", 10],
  ])("is told %i at once by %s %s, and hung up on", async (status, method, path, bytes) => {
    const one = upload(port, headOf(method, path, length(bytes), ASKS));
    const reply = await one.reply();
    expect([reply.status, reply.headers.connection]).toEqual([status, "close"]);
    expect(one.text()).not.toContain("100 Continue");
    await one.closed;
  });

  it("is told to go on, and its connection stays", async () => {
    const one = upload(port, headOf("POST", "/api/agents/signup", length(2), ASKS));
    await until(() => one.text().startsWith("HTTP/1.1 100 Continue\r\n\r\n"));
    one.send("{}");
    expect((await one.reply()).status).toBe(200);
    one.send(headOf("GET", "/livez"));
    await until(() => one.text().endsWith('{"status":"ok"}'));
    one.socket.destroy();
  });

  it.each(["echo", "away"])("is told to go on by the backend %s", async (slug) => {
    const key = `authorization: Bearer ${(await house.issueKey()).text}`;
    const one = upload(
      house.port,
      headOf("POST", `/v1/api/${slug}/echo`, length(5), ASKS, key, "content-type: text/plain"),
    );
    await until(() => one.text().includes("100 Continue"));
    one.send("there");
    await until(() => one.text().includes("\r\n\r\nthere"));
    one.socket.destroy();
  });
});
