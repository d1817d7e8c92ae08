import { afterEach, describe, expect, it } from "vitest";
import {
  findExecutable,
  MISSING_BROWSER,
} from "../../../src/platform/browser/executable/find-executable.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { until } from "../../helpers/waiting.js";
import { signUp } from "../jobs/agent.js";

const BROKEN_THREADS = new URL("../jobs/fixtures/broken/", import.meta.url);

interface Health {
  readonly status: string;
  readonly time: string;
  readonly uptime_s: number;
  readonly checks: Record<string, { status: string }>;
  readonly counts: Record<string, number>;
}

let house: TestApp;
afterEach(() => house.close());

const health = () => house.app.inject("/health");

const takePicture = () =>
  house.platform.browser.capture({
    url: "http://gatehouse.test/",
    width: 320,
    height: 200,
    answer: async () => ({ status: 200, headers: {}, body: Buffer.from("") }),
    signal: AbortSignal.timeout(30_000),
  });

describe("GET /health", () => {
  it("answers 200 with the state of every part, the version and the commit", async () => {
    house = await buildTestApp({ BROWSER_EXECUTABLE: "/nowhere" });
    const reply = await health();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const body = reply.json<Health>();
    expect(body).toStrictEqual({
      status: "ok",
      version: "0.1.0",
      commit: "test",
      uptime_s: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      checks: {
        store: { status: "ok", ms: expect.any(Number) },
        disk: { status: "not_configured" },
        workers: { status: "ok", busy: 0, queued: 0 },
        model: { status: "not_configured" },
        browser: { status: "not_configured", engine: "static" },
        mail: { status: "ok", mode: "local" },
        payments: { status: "ok", mode: "sandbox" },
        evidence: { status: "ok" },
        webhooks: { status: "ok" },
        secrets: { status: "ok" },
        pictures: { status: "ok" },
        vectors: { status: "ok" },
      },
      counts: { agents: 0, jobs: 0 },
    });
  });

  it("gives ISO 8601 UTC with milliseconds, which is the time of the clock", async () => {
    house = await buildTestApp({}, { clock: () => 1_700_000_000_123 });
    expect((await health()).json<Health>().time).toBe("2023-11-14T22:13:20.123Z");
  });

  it("says that live payments are not configured", async () => {
    house = await buildTestApp({ PAYMENTS_MODE: "live" });
    expect((await health()).json<Health>().checks.payments).toEqual({
      status: "not_configured",
      mode: "live",
    });
  });

  it("is degraded, and still 200, when a native module is not installed", async () => {
    const natives = { isInstalled: (part: string) => part !== "pictures", probe: async () => [] };
    house = await buildTestApp({}, { natives });
    const reply = await health();
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Health>()).toMatchObject({
      status: "degraded",
      checks: { pictures: { status: "degraded" }, vectors: { status: "ok" } },
    });
  });

  it("is degraded, and still 200, when workers do not start", async () => {
    house = await buildTestApp({}, { threadsRoot: BROKEN_THREADS });
    const agent = await signUp(house.app);
    await agent.send("POST", "/jobs", { brief: "a" });
    const reply = await health();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: "degraded",
      checks: { workers: { status: "degraded" } },
    });
  });

  it("tells of a browser without starting it, and of its version from its first use on", async (context) => {
    if (!findExecutable(undefined)) context.skip(MISSING_BROWSER);
    house = await buildTestApp();
    const browser = async () => (await health()).json<Health>().checks.browser;
    expect(await browser()).toEqual({ status: "ok", engine: "chromium" });
    await takePicture();
    expect(await browser()).toEqual({
      status: "ok",
      engine: "chromium",
      version: expect.stringMatching(/^\d+\./),
    });
  });

  it("is degraded, and still 200, when the browser does not start", async () => {
    house = await buildTestApp({ BROWSER_EXECUTABLE: "/bin/false" });
    await expect(takePicture()).rejects.toMatchObject({ code: "unavailable" });
    const reply = await health();
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Health>()).toMatchObject({
      status: "degraded",
      checks: { browser: { status: "degraded", engine: "chromium" } },
    });
    expect(reply.body).not.toContain("/bin/false");
  });

  it("is 503 and down when the store is closed", async () => {
    house = await buildTestApp();
    await house.platform.store.close();
    const reply = await health();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      status: "down",
      checks: { store: { status: "down" } },
      counts: {},
    });
  });

  it("names no key, no file and no address of the store", async () => {
    house = await buildTestApp({ STRIPE_SECRET_KEY: "sk_test_1", MODEL_API_KEY: "model-key" });
    expect((await health()).body).not.toMatch(/sk_test|model-key|sqlite|memory/);
  });
});

describe("GET /livez", () => {
  it("answers 200 also when the store is closed", async () => {
    house = await buildTestApp();
    await house.platform.store.close();
    const reply = await house.app.inject("/livez");
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: "ok" }]);
  });
});

describe("GET /readyz", () => {
  it("answers 200 while the server works", async () => {
    house = await buildTestApp();
    const reply = await house.app.inject("/readyz");
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: "ok" }]);
  });

  it("answers 503 with Retry-After from the signal to stop on", async () => {
    let isDraining = false;
    house = await buildTestApp({}, { isDraining: () => isDraining });
    expect((await house.app.inject("/readyz")).statusCode).toBe(200);
    isDraining = true;
    const reply = await house.app.inject("/readyz");
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.json()).toMatchObject({
      error: { code: "unavailable", message: "the server is shutting down" },
    });
    expect((await house.app.inject("/livez")).statusCode).toBe(200);
  });

  it("answers 503 when the store is closed", async () => {
    house = await buildTestApp();
    await house.platform.store.close();
    await until(async () => (await house.app.inject("/readyz")).statusCode === 503);
  });
});

describe("while the store cannot be used", () => {
  it("what needs it answers 503 in its family's envelope, without a stack, a path or SQL", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    await house.platform.store.close();
    const reply = await agent.send("POST", "/signup");
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "unavailable",
      message: "the storage cannot be used now; try again",
    });
    expect((await house.app.inject("/api/agents/pricing")).statusCode).toBe(200);
  });
});
