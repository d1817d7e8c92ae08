import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp } from "../jobs/agent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const jobsNotFound = { ok: false, error: "not_found", message: expect.any(String) };
const gatewayNotFound = {
  error: {
    code: "not_found",
    message: expect.any(String),
    request_id: expect.stringMatching(/^req_[0-9a-f]{24}$/),
  },
};

describe("an unknown path is 404 in the envelope of its family", () => {
  it.each([
    "/api/agents",
    "/api/agents/",
    "/api/agents/nothing",
    "/api/agents/jobs/",
    "/api/agents/jobs/job_1/",
    "/api/agents/jobs/job_1/cancel",
    "/api/agents/Jobs",
    "/api/agents//jobs",
    "/api/agents?x=1",
  ])("jobs: %s", async (url) => {
    const reply = await house.app.inject({ url, headers: agent.headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toStrictEqual(jobsNotFound);
  });

  it.each([
    "/api/agentsx",
    "/api/v1/seal",
    "/v1/api/nothing/x",
    "/v1/detector",
    "/healthz",
    "/health/",
    "/metrics/x",
    "/.env",
    "/wp-login.php",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/nothing.css",
  ])("elsewhere: %s", async (url) => {
    const reply = await house.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toStrictEqual(gatewayNotFound);
    expect(reply.json<{ error: { request_id: string } }>().error.request_id).toBe(
      reply.headers["x-request-id"],
    );
  });

  it("a page for who accepts HTML, outside of the APIs only", async () => {
    const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const page = await house.app.inject({ url: "/nothing", headers: html });
    expect(page.statusCode).toBe(404);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const api = await house.app.inject({ url: "/api/agents/nothing", headers: html });
    expect(api.json()).toStrictEqual(jobsNotFound);
  });

  it("also with methods that no route has", async () => {
    for (const method of ["POST", "DELETE", "OPTIONS"] as const) {
      expect((await house.app.inject({ method, url: "/nothing" })).statusCode).toBe(404);
    }
  });
});

describe("a known path with another method is 405 with Allow", () => {
  it.each([
    ["DELETE", "/api/agents/jobs", "GET, HEAD, POST"],
    ["PATCH", "/api/agents/jobs/job_1", "GET, HEAD"],
    ["PUT", "/api/agents/jobs/job_1/purchase", "POST"],
    ["GET", "/api/agents/jobs/job_1/purchase", "POST"],
    ["POST", "/api/agents/jobs/job_1/download", "GET, HEAD"],
    ["GET", "/api/agents/signup", "POST"],
    ["HEAD", "/api/agents/signup", "POST"],
    ["POST", "/api/agents/discover", "GET, HEAD"],
    ["OPTIONS", "/api/agents/pricing", "GET, HEAD"],
    ["POST", "/api/agents/pricing?seconds=60", "GET, HEAD"],
  ] as const)("%s %s allows %s", async (method, url, allow) => {
    const reply = await house.app.inject({ method, url });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe(allow);
    if (method === "HEAD") return;
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "method_not_allowed",
      message: expect.stringContaining(method),
    });
  });

  it.each(["/health", "/livez", "/readyz", "/metrics", "/openapi.json"])(
    "POST %s, in the envelope of the gateway",
    async (url) => {
      const reply = await house.app.inject({ method: "POST", url });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe("GET, HEAD");
      expect(reply.json()).toMatchObject({
        error: { code: "method_not_allowed", request_id: reply.headers["x-request-id"] },
      });
    },
  );

  it("whatever the key is", async () => {
    for (const headers of [{}, agent.headers, { "x-api-key": "wrong" }]) {
      const reply = await house.app.inject({ method: "PUT", url: "/api/agents/jobs", headers });
      expect(reply.statusCode).toBe(405);
    }
  });
});

describe("HEAD answers as GET does, without a body", () => {
  it.each([
    "/api/agents/discover",
    "/api/agents/pricing",
    "/api/agents/jobs",
    "/health",
    "/livez",
    "/metrics",
    "/openapi.json",
    "/llms.txt",
    "/",
  ])("%s", async (url) => {
    const { headers } = agent;
    const [head, get] = [
      await house.app.inject({ method: "HEAD", url, headers }),
      await house.app.inject({ method: "GET", url, headers }),
    ];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
  });
});

describe("paths that are no proper text", () => {
  it.each(["/api/agents/jobs/%", "/api/agents/jobs/%zz", "/api/agents/jobs/%ff"])(
    "%s is 400 or 404 in the envelope of the family, with a request id and a log line",
    async (url) => {
      const reply = await house.app.inject({ url, headers: agent.headers });
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.json()).toMatchObject({ ok: false, error: expect.any(String) });
      expect(reply.headers["x-request-id"]).toMatch(/^req_/);
      const lines = house.log.lines("request");
      expect(
        lines.filter(({ requestId }) => requestId === reply.headers["x-request-id"]),
      ).toHaveLength(1);
    },
  );

  it("a path of 10,000 characters is 404", async () => {
    const reply = await house.app.inject({
      url: `/api/agents/jobs/${"a".repeat(10_000)}`,
      headers: agent.headers,
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toStrictEqual(jobsNotFound);
  });

  it("percent-encoded letters mean the same route and the same envelope", async () => {
    const reply = await house.app.inject("/api/%61gents/jobs");
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ ok: false, error: "unauthorized" });
  });
});
