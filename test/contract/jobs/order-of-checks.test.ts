import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp, UNKNOWN_JOB } from "./agent.js";

const huge = `{"brief":"${"a".repeat(2 * 1024 * 1024)}"}`;
let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const post = (url: string, payload: string, headers = {}) =>
  house.app.inject({ method: "POST", url: `/api/agents${url}`, payload, headers });

describe("the order of checks: route, key, body, resource, state", () => {
  it.each([
    ["malformed", "{"],
    ["too large", huge],
  ])(
    "an unknown path is 404 also without a key and with a body that is %s",
    async (_name, body) => {
      const reply = await post("/nothing", body);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ ok: false, error: "not_found" });
    },
  );

  it.each([
    ["malformed", "{"],
    ["too large", huge],
  ])("a wrong method is 405 also without a key and with a body that is %s", async (_name, body) => {
    const reply = await house.app.inject({
      method: "PUT",
      url: "/api/agents/jobs",
      payload: body,
    });
    expect(reply.statusCode).toBe(405);
  });

  it.each([
    ["malformed", "{"],
    ["too large", huge],
    ["not UTF-8", Buffer.from([0xff]).toString("latin1")],
  ])("no key is 401 also with a body that is %s", async (_name, body) => {
    for (const url of ["/jobs", `/jobs/${UNKNOWN_JOB}/purchase`]) {
      expect((await post(url, body)).statusCode).toBe(401);
    }
  });

  it("no key is 401 also for an unknown job and with a bad Idempotency-Key", async () => {
    const reply = await post(`/jobs/${UNKNOWN_JOB}/purchase`, "{}", {
      "idempotency-key": "a".repeat(200),
    });
    expect(reply.statusCode).toBe(401);
  });

  it("a body that is too large is 413 also for an unknown job", async () => {
    const reply = await post(`/jobs/${UNKNOWN_JOB}/purchase`, huge, agent.headers);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "payload_too_large",
      message: expect.any(String),
    });
  });

  it("a malformed body is 400 also for an unknown job", async () => {
    for (const body of ["{", "{}", '{"paymentMethod":"cash"}']) {
      const reply = await post(`/jobs/${UNKNOWN_JOB}/purchase`, body, agent.headers);
      expect(reply.statusCode).toBe(400);
    }
  });

  it("a malformed body is 400 for somebody else's job exactly as for an unknown one", async () => {
    const { id } = await (await signUp(house.app)).submit();
    const [foreign, unknown] = await Promise.all(
      [id, UNKNOWN_JOB].map((job) => post(`/jobs/${job}/purchase`, "{}", agent.headers)),
    );
    expect(foreign?.statusCode).toBe(400);
    expect(foreign?.body).toBe(unknown?.body);
  });

  it("an unknown job is 404 before its state is looked at", async () => {
    const reply = await post(
      `/jobs/${UNKNOWN_JOB}/purchase`,
      '{"paymentMethod":"stripe"}',
      agent.headers,
    );
    expect(reply.statusCode).toBe(404);
    expect((await agent.download(UNKNOWN_JOB)).statusCode).toBe(404);
  });

  it("a job of mine that is not paid is 402 last", async () => {
    const { id } = await agent.submit();
    expect((await agent.download(id)).statusCode).toBe(402);
  });
});
