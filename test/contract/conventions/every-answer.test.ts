import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp, UNKNOWN_JOB } from "../jobs/agent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const answers = [
  ["200", "GET", "/api/agents/discover", ""],
  ["200", "POST", "/api/agents/signup", ""],
  ["200", "GET", "/health", ""],
  ["200", "GET", "/metrics", ""],
  ["200", "GET", "/", ""],
  ["400", "POST", "/api/agents/signup", "{"],
  ["401", "GET", "/api/agents/jobs", ""],
  ["404", "GET", "/nothing", ""],
  ["405", "PUT", "/api/agents/jobs", ""],
  ["413", "POST", "/api/agents/signup", "a".repeat(1_100_000)],
] as const;

describe("every answer carries x-request-id", () => {
  it.each(answers)("%s %s %s: a new one", async (status, method, url, payload) => {
    const ask = () => house.app.inject({ method, url, payload });
    const [first, second] = [await ask(), await ask()];
    expect(first.statusCode).toBe(Number(status));
    expect(first.headers["x-request-id"]).toMatch(/^req_[0-9a-f]{24}$/);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it.each(answers)("%s %s %s: the inbound one", async (_status, method, url, payload) => {
    const headers = { "x-request-id": "trace_me-07" };
    const reply = await house.app.inject({ method, url, payload, headers });
    expect(reply.headers["x-request-id"]).toBe("trace_me-07");
  });

  it.each([
    ["1 character", "a"],
    ["64 characters", "a".repeat(64)],
    ["every kind of character", "Az09_-"],
  ])("an inbound one of %s is kept", async (_name, id) => {
    const reply = await house.app.inject({ url: "/livez", headers: { "x-request-id": id } });
    expect(reply.headers["x-request-id"]).toBe(id);
  });

  it.each([
    ["65 characters", "a".repeat(65)],
    ["nothing", ""],
    ["a dot", "a.b"],
    ["a space", "a b"],
    ["markup", "<script>"],
    ["two values", ["a", "b"]],
  ])("an inbound one of %s is replaced", async (_name, id) => {
    const reply = await house.app.inject({ url: "/livez", headers: { "x-request-id": id } });
    expect(reply.headers["x-request-id"]).toMatch(/^req_[0-9a-f]{24}$/);
  });
});

describe("every answer carries x-content-type-options: nosniff and names no software", () => {
  it.each(answers)("%s %s %s", async (_status, method, url, payload) => {
    const { headers } = await house.app.inject({ method, url, payload });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("set-cookie");
  });
});

describe("cache-control: no-store on anything keyed", () => {
  it.each([
    ["200", "GET", "/jobs", undefined],
    ["400", "POST", "/jobs", "{"],
    ["404", "GET", `/jobs/${UNKNOWN_JOB}`, undefined],
    ["404", "GET", `/jobs/${UNKNOWN_JOB}/download`, undefined],
    ["413", "POST", "/jobs", "a".repeat(1_100_000)],
  ] as const)("%s %s %s", async (status, method, path, payload) => {
    const reply = await agent.send(method, path, payload);
    expect(reply.statusCode).toBe(Number(status));
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("and on errors", async () => {
    for (const [, method, url, payload] of answers.filter(([status]) => status !== "200")) {
      const reply = await house.app.inject({ method, url, payload });
      expect(reply.headers["cache-control"], url).toBe("no-store");
    }
  });
});

describe("security headers on pages", () => {
  it.each(["/", "/docs", "/docs/jobs"])("%s", async (url) => {
    const { headers, statusCode } = await house.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("keep browsers on https where PUBLIC_URL is https", async () => {
    const secure = await buildTestApp({ PUBLIC_URL: "https://gatehouse.test" });
    const { headers } = await secure.app.inject("/");
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
    await secure.close();
  });
});

describe("CORS", () => {
  const preflight = {
    method: "OPTIONS",
    url: "/api/agents/jobs",
    headers: {
      origin: "https://app.test",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-api-key,content-type,idempotency-key",
    },
  } as const;

  it("is off by default", async () => {
    const reply = await house.app.inject({
      url: "/api/agents/discover",
      headers: { origin: "https://app.test" },
    });
    expect(reply.headers).not.toHaveProperty("access-control-allow-origin");
    expect((await house.app.inject(preflight)).statusCode).toBe(405);
  });

  it("lets the origins of CORS_ORIGINS call, and no other", async () => {
    const open = await buildTestApp({ CORS_ORIGINS: "https://app.test, https://b.test" });
    const allowed = await open.app.inject(preflight);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers["access-control-allow-origin"]).toBe("https://app.test");
    expect(allowed.headers["access-control-allow-headers"]).toContain("x-api-key");
    const origin = "https://evil.test";
    const refused = await open.app.inject({ url: "/api/agents/discover", headers: { origin } });
    expect(refused.headers["access-control-allow-origin"]).not.toBe(origin);
    await open.close();
  });
});
