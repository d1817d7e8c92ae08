import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

const signup = (payload?: string | object) =>
  house.app.inject({
    method: "POST",
    url: "/api/agents/signup",
    ...(payload === undefined ? {} : { payload }),
  });

async function nameFor(agentName: string): Promise<string> {
  const reply = await signup({ agentName });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ agentName: string }>().agentName;
}

describe("an agent creates an account and receives an API key immediately", () => {
  it("answers exactly ok, agentId, apiKey, plan and agentName", async () => {
    const reply = await signup({ agentName: "my-agent", email: "agent@example.com" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({
      ok: true,
      agentId: expect.stringMatching(/^agt_[0-9a-f]{24}$/),
      apiKey: expect.stringMatching(/^[a-z]{3}_[0-9a-f]{32}$/),
      plan: "free",
      agentName: "my-agent",
    });
  });

  it("takes null for what was left out", async () => {
    const reply = await signup({ agentName: null, email: null });
    expect(reply.json()).toMatchObject({ ok: true, agentName: expect.stringMatching(/^agent-/) });
  });

  it("gives a key that works at once, with no human approval", async () => {
    const { apiKey } = (await signup()).json<{ apiKey: string }>();
    const reply = await house.app.inject({
      url: "/api/agents/jobs",
      headers: { "x-api-key": apiKey },
    });
    expect(reply.statusCode).toBe(200);
  });

  it("never gives an id or a key twice", async () => {
    const accounts = await Promise.all(
      Array.from({ length: 100 }, async () =>
        (await signup()).json<{ agentId: string; apiKey: string }>(),
      ),
    );
    expect(new Set(accounts.map(({ agentId }) => agentId)).size).toBe(100);
    expect(new Set(accounts.map(({ apiKey }) => apiKey)).size).toBe(100);
  });

  it("keeps of the key its SHA-256 and first 8 characters only", async () => {
    const { apiKey } = (await signup()).json<{ apiKey: string }>();
    const rows = await house.platform.store.all<{ hint: string }>(sql`SELECT * FROM api_keys`);
    expect(JSON.stringify(rows)).not.toContain(apiKey.slice(9));
    expect(rows.map(({ hint }) => hint)).toContain(apiKey.slice(0, 8));
  });

  it("is not kept by caches", async () => {
    const reply = await signup();
    expect(reply.headers["cache-control"]).toBe("no-store");
  });
});

describe("every field of signup is optional", () => {
  it.each([
    ["no body at all", undefined],
    ["an empty body", ""],
    ["{}", "{}"],
    ["null", "null"],
    ["white space around {}", " \n{} "],
    ["only an e-mail address", '{"email":"a@example.com"}'],
    ["only a name", '{"agentName":"a"}'],
    ["unknown fields, which are ignored", '{"plan":"gold","isAdmin":true,"agentId":"agt_1"}'],
  ])("works with %s", async (_name, payload) => {
    const reply = await signup(payload);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ ok: true, plan: "free" });
  });

  it("generates a pronounceable name when it is omitted, another each time", async () => {
    const first = (await signup({})).json<{ agentName: string }>().agentName;
    const second = (await signup()).json<{ agentName: string }>().agentName;
    for (const name of [first, second]) expect(name).toMatch(/^agent-[a-z]{8}-[0-9a-f]{4}$/);
    expect(first).not.toBe(second);
  });
});

describe("agentName is sanitised to letters, digits, dash and underscore", () => {
  it.each([
    ["My_Agent-7", "My_Agent-7"],
    ["my agent", "my-agent"],
    ["a\t\n b", "a-b"],
    ["Zoë!", "Zo"],
    ["<b>&amp;</b>", "bampb"],
    ["a/../b", "ab"],
    ["a\u0000b", "ab"],
  ])("keeps %j as %j", async (name, kept) => {
    expect(await nameFor(name)).toBe(kept);
  });

  it.each(["", "   ", "!!!", "日本語", "🤖"])(
    "uses a generated name when nothing is left of %j",
    async (name) => {
      expect(await nameFor(name)).toMatch(/^agent-/);
    },
  );

  it("takes 100 characters and refuses 101", async () => {
    expect(await nameFor("a".repeat(100))).toBe("a".repeat(100));
    expect((await signup({ agentName: "a".repeat(101) })).statusCode).toBe(400);
  });

  it("counts code points: 100 of two units each are taken, 101 are not", async () => {
    expect(await nameFor("🤖".repeat(99).concat("a"))).toBe("a");
    expect((await signup({ agentName: "🤖".repeat(101) })).statusCode).toBe(400);
  });

  it("measures the name before it is sanitised", async () => {
    expect((await signup({ agentName: "!".repeat(101) })).statusCode).toBe(400);
  });
});

describe("a malformed signup is 400 and makes no account", () => {
  it.each([
    ["a name that is a number", { agentName: 7 }, /agentName must be a string/],
    ["a name that is a list", { agentName: ["a"] }, /agentName must be a string/],
    ["a name over 100 characters", { agentName: "a".repeat(101) }, /at most 100 characters/],
    ["an e-mail address without @", { email: "agent" }, /email must be an email address/],
    ["an e-mail address without domain", { email: "agent@" }, /email/],
    ["an e-mail address without name", { email: "@example.com" }, /email/],
    ["an e-mail address with a space", { email: "a b@example.com" }, /email/],
    ["an e-mail address with a line break", { email: "a@example.com\nbcc:b@c.de" }, /email/],
    ["an empty e-mail address", { email: "" }, /email/],
    ["an e-mail address that is a number", { email: 1 }, /email must be a string/],
    ["an e-mail address over 254 characters", { email: `${"a".repeat(243)}@example.com` }, /email/],
    ["a list", [], /the body must be an object/],
    ["text", '"agent"', /the body must be an object/],
    ["a number", "7", /the body must be an object/],
    ["false", "false", /the body must be an object/],
    ["a body that is cut off", '{"agentName":"a', /not valid JSON/],
  ])("%s", async (_name, payload, message) => {
    const count = sql`SELECT count(*) AS n FROM agents`;
    const before = await house.platform.store.get<{ n: number }>(count);
    const reply = await signup(payload);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "invalid_request",
      message: expect.stringMatching(message),
    });
    expect(await house.platform.store.get(count)).toEqual(before);
  });

  it("but an e-mail address of 254 characters is taken", async () => {
    const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`;
    const email = `${"a".repeat(254 - 1 - domain.length)}@${domain}`;
    expect(email).toHaveLength(254);
    expect((await signup({ email })).statusCode).toBe(200);
  });
});
