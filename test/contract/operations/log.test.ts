import { afterEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp, UNKNOWN_KEY } from "../jobs/agent.js";

type Line = Record<string, unknown>;

let house: TestApp;
afterEach(() => house.close());

/** The log lines of one request, whatever they say. */
function linesOf(requestId: unknown): Line[] {
  return house.log
    .text()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.requestId === requestId);
}

async function keyIdOf(agent: Agent): Promise<string> {
  const keys = await house.platform.keys.list({ realm: "jobs" });
  return keys.find(({ ownerId }) => ownerId === agent.agentId)!.id;
}

describe("one structured log line per request", () => {
  it("with method, route pattern, status, ms, request id, family and key id", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const reply = await agent.send("GET", "/jobs/job_1?secret=1");
    const [line, ...more] = linesOf(reply.headers["x-request-id"]);
    expect(more).toEqual([]);
    expect(line).toStrictEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: reply.headers["x-request-id"],
      method: "GET",
      route: "/api/agents/jobs/:id",
      status: 404,
      ms: expect.any(Number),
      family: "jobs",
      keyId: await keyIdOf(agent),
      msg: "request",
    });
    expect(line?.keyId).toMatch(/^key_[0-9a-f]{24}$/);
  });

  it.each([
    ["GET", "/health", 200, "operations", "/health"],
    ["GET", "/", 200, "operations", "/"],
    ["GET", "/api/agents/discover", 200, "jobs", "/api/agents/discover"],
    ["GET", "/api/agents/jobs", 401, "jobs", "/api/agents/jobs"],
    ["PUT", "/api/agents/jobs", 405, "jobs", "unknown"],
    ["GET", "/nothing/at/all", 404, "operations", "unknown"],
    ["GET", "/v1/api/nothing", 404, "gateway", "/v1/api/:slug"],
    ["GET", "/v1/api/sign/health", 401, "gateway", "/v1/api/sign/*"],
    ["GET", "/v1/api/nothing/more", 404, "gateway", "/v1/api/:slug/*"],
    ["GET", "/api/agents/%zz", 404, "jobs", "unknown"],
    ["GET", "/assets/app.css", 200, "operations", "/assets/*"],
  ] as const)("%s %s", async (method, url, status, family, route) => {
    house = await buildTestApp();
    const reply = await house.app.inject({ method, url });
    const lines = linesOf(reply.headers["x-request-id"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: "request", method, status, family, route });
    expect(lines[0]).not.toHaveProperty("keyId");
  });

  it("and one more for a fault, with its cause, but still one request line", async () => {
    house = await buildTestApp();
    await house.platform.store.close();
    const reply = await house.app.inject({ method: "POST", url: "/api/agents/signup" });
    expect(reply.statusCode).toBe(503);
    const lines = linesOf(reply.headers["x-request-id"]);
    expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(1);
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { reason: "the store is closed", msg: "the storage cannot be used now; try again" },
    ]);
  });

  it("for each of many at once", async () => {
    house = await buildTestApp();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => house.app.inject("/api/agents/pricing")),
    );
    const ids = replies.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(linesOf(id)).toHaveLength(1);
  });
});

describe("the log never holds a key, a body or a query string", () => {
  it("through a whole job, with refusals and a wrong key, at every level", async () => {
    house = await buildTestApp({ LOG_LEVEL: "trace" });
    const agent = await signUp(house.app, "log-agent-name");
    const job = await agent.submit("The secret brief about Xanadu");
    await agent.purchase(job.id);
    const artifact = await agent.download(job.id);
    await agent.send("POST", "/jobs", '{"brief":"Xanadu cut off');
    await agent.send("POST", "/jobs", { brief: "a", options: { type: "Xanadu" } });
    await agent.send("GET", "/jobs?token=Xanadu");
    await house.app.inject("/nothing?token=Xanadu");
    await house.app.inject("/api/agents/%zz?token=Xanadu");
    await house.app.inject({
      method: "POST",
      url: "/api/agents/signup",
      headers: { "idempotency-key": "Xanadu-idempotency-key" },
      payload: { email: "xanadu@example.com" },
    });
    const wrong = await house.app.inject({
      url: "/api/agents/jobs",
      headers: { "x-api-key": UNKNOWN_KEY, authorization: "Bearer Xanadu" },
    });
    expect(wrong.statusCode).toBe(401);
    const text = house.log.text();
    expect(text).toContain('"msg":"request"');
    expect(text).not.toContain(agent.apiKey);
    expect(text).not.toContain(agent.apiKey.slice(4));
    expect(text).not.toContain(UNKNOWN_KEY);
    expect(text).not.toMatch(/xanadu/i);
    expect(text).not.toContain("log-agent-name");
    expect(text).not.toContain("token=");
    for (const line of artifact.body.split("\n").filter((spoken) => spoken.length > 30)) {
      expect(text).not.toContain(JSON.stringify(line).slice(1, -1));
    }
  });

  it("also when a script could not be written", async () => {
    const failing = new URL("../jobs/fixtures/failing-tasks.mjs", import.meta.url);
    house = await buildTestApp({}, { threadsOverrides: { "apis/jobs": failing } });
    const agent = await signUp(house.app);
    await agent.send("POST", "/jobs", { brief: "The secret brief about Xanadu" });
    expect(house.log.text()).toContain("no script could be written");
    expect(house.log.text()).not.toContain("Xanadu");
  });
});

describe("LOG_LEVEL", () => {
  it("silent writes nothing, warn no request lines", async () => {
    for (const [level, faults] of [
      ["silent", 0],
      ["warn", 1],
    ] as const) {
      house = await buildTestApp({ LOG_LEVEL: level, STRIPE_SECRET_KEY: "sk_live_1" });
      await house.app.inject("/health");
      expect(house.log.text().split("\n").filter(Boolean)).toHaveLength(faults);
      if (level === "silent") await house.close();
    }
  });
});
