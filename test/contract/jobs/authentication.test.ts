import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeKey } from "../../../src/platform/keys/key-format.js";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp, UNKNOWN_JOB, UNKNOWN_KEY } from "./agent.js";

const keyed = [
  ["POST", "/api/agents/jobs"],
  ["GET", "/api/agents/jobs"],
  ["GET", `/api/agents/jobs/${UNKNOWN_JOB}`],
  ["POST", `/api/agents/jobs/${UNKNOWN_JOB}/purchase`],
  ["GET", `/api/agents/jobs/${UNKNOWN_JOB}/download`],
] as const;

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const unauthorized = {
  ok: false,
  error: "unauthorized",
  message: expect.stringMatching(/x-api-key/),
};

async function listWith(headers: Record<string, string | string[]>) {
  return house.app.inject({ url: "/api/agents/jobs", headers });
}

describe("a missing, malformed or unknown key gives 401", () => {
  it.each(keyed)("%s %s without a key", async (method, url) => {
    const reply = await house.app.inject({ method, url });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toStrictEqual(unauthorized);
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it.each(keyed)("%s %s with an unknown key", async (method, url) => {
    const reply = await house.app.inject({ method, url, headers: { "x-api-key": UNKNOWN_KEY } });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toStrictEqual(unauthorized);
  });

  it.each([
    ["empty", () => ""],
    ["only a prefix", () => "sjs_"],
    ["one digit short", () => agent.apiKey.slice(0, -1)],
    ["one digit long", () => `${agent.apiKey}0`],
    ["in capitals", () => agent.apiKey.toUpperCase()],
    ["without its prefix", () => agent.apiKey.slice(4)],
    ["with another prefix", () => `abc_${agent.apiKey.slice(4)}`],
    ["with a typo", () => agent.apiKey.slice(0, -1) + (agent.apiKey.endsWith("0") ? "1" : "0")],
    ["in quotes", () => `"${agent.apiKey}"`],
    ["sent as a bearer token", () => `Bearer ${agent.apiKey}`],
    ["sent twice", () => [agent.apiKey, agent.apiKey]],
    ["10,000 characters long", () => "a".repeat(10_000)],
    ["with a percent sign", () => "%"],
    ["like SQL", () => "' OR 1=1 --"],
  ])("a key that is %s", async (_name, key) => {
    const reply = await listWith({ "x-api-key": key() });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toStrictEqual(unauthorized);
  });

  it("a key in the Authorization header, because it is not a bearer token", async () => {
    for (const authorization of [`Bearer ${agent.apiKey}`, agent.apiKey]) {
      expect((await listWith({ authorization })).statusCode).toBe(401);
    }
  });

  it("a key in the query string or the body", async () => {
    const query = await house.app.inject(`/api/agents/jobs?x-api-key=${agent.apiKey}`);
    expect(query.statusCode).toBe(401);
    const body = await house.app.inject({
      method: "POST",
      url: "/api/agents/jobs",
      payload: { brief: "a", "x-api-key": agent.apiKey, apiKey: agent.apiKey },
    });
    expect(body.statusCode).toBe(401);
  });

  it("never repeats the key that was sent", async () => {
    const reply = await listWith({ "x-api-key": UNKNOWN_KEY });
    expect(reply.body).not.toContain(UNKNOWN_KEY);
  });
});

describe("a key of one realm is 401 in another", () => {
  it.each(["gateway", "evidence", "products"] as const)("as a key of %s here", async (realm) => {
    const issued = await house.platform.store.durable.tx((tx) =>
      house.platform.keys.issue(tx, { realm, ownerId: agent.agentId, name: "other" }),
    );
    expect((await listWith({ "x-api-key": issued.text })).statusCode).toBe(401);
    expect(
      (await listWith({ "x-api-key": makeKey(house.platform.keyFormats[realm]) })).statusCode,
    ).toBe(401);
  });
});

describe("a revoked key", () => {
  it("gives 401 at once in the process that revokes", async () => {
    const revoked = await signUp(house.app);
    const hint = revoked.apiKey.slice(0, 8);
    expect((await listWith(revoked.headers)).statusCode).toBe(200);
    const key = (await house.platform.keys.list({ realm: "jobs" })).find(
      (candidate) => candidate.hint === hint && candidate.ownerId === revoked.agentId,
    );
    expect(await house.platform.keys.revoke(key!.id)).toBe(true);
    const reply = await listWith(revoked.headers);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toStrictEqual(unauthorized);
  });

  it("leaves the keys of others alone", async () => {
    expect((await listWith(agent.headers)).statusCode).toBe(200);
  });
});

describe("a key that has expired", () => {
  it("gives 401", async () => {
    const id = await house.platform.keys.list({ realm: "jobs" }).then((keys) => keys[0]!.ownerId);
    const issue = (expiresAt: number) =>
      house.platform.store.durable.tx((tx) =>
        house.platform.keys.issue(tx, { realm: "jobs", ownerId: id, name: "short", expiresAt }),
      );
    const [past, future] = [await issue(Date.now() - 1), await issue(Date.now() + 3_600_000)];
    expect((await listWith({ "x-api-key": past.text })).statusCode).toBe(401);
    expect((await listWith({ "x-api-key": future.text })).statusCode).toBe(200);
  });
});

describe("the right key", () => {
  it("works whatever the case of the header's name", async () => {
    const reply = await house.app.inject({
      url: "/api/agents/jobs",
      headers: { "X-API-Key": agent.apiKey },
    });
    expect(reply.statusCode).toBe(200);
  });

  it("works beside an Authorization header, which is ignored", async () => {
    const reply = await listWith({ ...agent.headers, authorization: "Bearer nonsense" });
    expect(reply.statusCode).toBe(200);
  });

  it("makes every answer no-store", async () => {
    for (const [method, url] of keyed) {
      const reply = await house.app.inject({ method, url, headers: agent.headers });
      expect(reply.headers["cache-control"], `${method} ${url}`).toBe("no-store");
    }
  });

  it("shows the jobs of its agent only", async () => {
    const stranger = await signUp(house.app);
    await stranger.submit();
    const rows = await house.platform.store.get<{ n: number }>(
      sql`SELECT count(*) AS n FROM jobs WHERE agent_id = ${stranger.agentId}`,
    );
    expect(rows).toEqual({ n: 1 });
    expect((await listWith(agent.headers)).json()).toEqual({ ok: true, jobs: [] });
  });
});

describe("discovery, pricing and signup need no key", () => {
  it.each([
    ["GET", "/api/agents/discover"],
    ["GET", "/api/agents/pricing"],
    ["POST", "/api/agents/signup"],
  ] as const)("%s %s answers 200 without one and with a wrong one", async (method, url) => {
    expect((await house.app.inject({ method, url })).statusCode).toBe(200);
    const wrong = await house.app.inject({ method, url, headers: { "x-api-key": "wrong" } });
    expect(wrong.statusCode).toBe(200);
  });
});
