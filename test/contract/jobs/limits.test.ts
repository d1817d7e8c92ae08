import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, BRIEF, signUp } from "./agent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

describe("rate limits: none enforced; no rate limit headers are sent", () => {
  it("300 calls in a row are all answered, without any such header", async () => {
    for (let call = 0; call < 300; call++) {
      const reply = await agent.send("GET", "/jobs");
      expect(reply.statusCode).toBe(200);
      const names = Object.keys(reply.headers).join(" ");
      expect(names).not.toMatch(/rate-?limit|retry-after|quota/i);
    }
  });
});

describe("the service sends no events and has no other surface", () => {
  it.each([
    ["streaming", "POST", "/api/agents/jobs/stream"],
    ["webhooks", "POST", "/api/agents/webhooks"],
    ["cancellation", "DELETE", "/api/agents/jobs/job_000000000000000000000000"],
    ["key recovery", "POST", "/api/agents/recover"],
  ] as const)("so there is no route for %s", async (_name, method, url) => {
    const reply = await house.app.inject({ method, url, headers: agent.headers });
    expect([404, 405]).toContain(reply.statusCode);
  });

  it("and a job answers whole, never as a stream", async () => {
    const reply = await agent.send(
      "POST",
      "/jobs",
      { brief: BRIEF, stream: true },
      {
        accept: "text/event-stream",
      },
    );
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers["content-length"]).toBe(String(reply.rawPayload.length));
  });
});

describe("paths carry no version segment", () => {
  it.each(["/api/v1/agents/discover", "/api/agents/v1/discover"])("so %s is 404", async (url) => {
    expect((await house.app.inject(url)).statusCode).toBe(404);
  });

  it("and /v1/api/agents is a service behind the gateway, which asks for a key", async () => {
    const reply = await house.app.inject("/v1/api/agents/discover");
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, "unauthorized"]);
  });
});

describe("the four calls of the workflow: signup, submit, purchase, download", () => {
  it("lead to the script with nothing else set up", async () => {
    const fresh = await signUp(house.app, "workflow");
    const job = await fresh.submit(BRIEF);
    expect(job.status).toBe("script_ready");
    expect((await fresh.purchase(job.id)).json()).toMatchObject({ ok: true });
    const artifact = await fresh.download(job.id);
    expect(artifact.statusCode).toBe(200);
    expect(artifact.body).toMatch(/^\[0:00-\d+:\d\d HOOK\]/);
    expect(artifact.body).toMatch(/Sundays/);
    expect(artifact.body).toMatch(/\b16\b/);
  });
});
