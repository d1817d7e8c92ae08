import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

let house: TestApp;
let guide: string;
beforeAll(async () => {
  house = await buildTestApp();
  const reply = await house.app.inject("/llms.txt");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
  guide = reply.body;
});
afterAll(() => house.close());

describe("/llms.txt", () => {
  it("begins with a title and a summary, as llmstxt.org asks", () => {
    expect(guide).toMatch(/^# \S.*\n\n> \S/);
  });

  it("has only links that lead to this server and answer GET with 200", async () => {
    const links = [...guide.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => new URL(url!));
    expect(links.length).toBeGreaterThan(2);
    for (const { origin, pathname } of links) {
      expect(origin).toBe("http://gatehouse.test");
      expect((await house.app.inject(pathname)).statusCode, pathname).toBe(200);
    }
  });

  it("leads an agent that does what it says to the script", async () => {
    const calls = [...guide.matchAll(/`(GET|POST) http:\/\/gatehouse\.test(\S+)`/g)];
    expect(calls.map(([, method, path]) => `${method} ${path}`)).toEqual([
      "POST /api/agents/signup",
      "POST /api/agents/jobs",
      "POST /api/agents/jobs/{id}/purchase",
      "GET /api/agents/jobs/{id}/download",
      "GET /v1/catalogue",
      "POST /v1/accounts",
      "POST /v1/account/keys",
      "POST /v1/vertical-agents/{slug}/ask",
      "POST /api/v1/key",
      "POST /api/v1/evidence/seal",
      "POST /api/v1/evidence/verify",
      "POST /api/v1/memory/store",
      "GET /api/v1/memory/retrieve?key=...",
      "POST /api/v1/memory/search",
      "POST /v1/vectordb/insert",
      "POST /v1/vectordb/search",
      "POST /v1/optimizer/optimize",
      "GET /v1/optimizer/assets",
      "POST /v1/detector/detect",
      "POST /v1/webhooks",
    ]);
    const signup = await house.app.inject({ method: "POST", url: "/api/agents/signup" });
    const headers = { "x-api-key": signup.json<{ apiKey: string }>().apiKey };
    const order = { brief: "Say hello to the new neighbours", options: { seconds: 60 } };
    const created = await house.app.inject({
      method: "POST",
      url: "/api/agents/jobs",
      headers,
      payload: order,
    });
    const { id } = created.json<{ job: { id: string } }>().job;
    const payload = { paymentMethod: "stripe" };
    const url = `/api/agents/jobs/${id}`;
    await house.app.inject({ method: "POST", url: `${url}/purchase`, headers, payload });
    const script = await house.app.inject({ url: `${url}/download`, headers });
    expect([script.statusCode, script.body.length > 0]).toEqual([200, true]);
  });
});
