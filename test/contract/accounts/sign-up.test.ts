import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { apiCases } from "../../helpers/api-case.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { confirm, mailedToken, signIn, signUp, tokenIn } from "./person.js";

const MINUTE_MS = 60_000;
let house: TestApp;
let now = 1_700_000_000_000;
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
});
afterAll(() => house.close());

describe("POST /v1/accounts", () => {
  const post = (payload: string | object) => ({
    method: "POST" as const,
    url: "/v1/accounts",
    payload,
  });

  apiCases(
    () => house.app,
    [
      {
        name: "takes an address",
        request: signUp("first@example.org"),
        status: 202,
        body: { status: "sent" },
        headers: { "cache-control": /^no-store$/ },
      },
      {
        name: "takes a body whatever its content type says, for no cookie is read here",
        request: { ...post('{"email":"curl@example.org"}'), headers: {} },
        status: 202,
      },
      {
        name: "refuses a body that is not there",
        request: { method: "POST", url: "/v1/accounts" },
        status: 400,
        body: { error: { code: "invalid_request" } },
      },
      {
        name: "refuses a body without an address",
        request: post({}),
        status: 400,
        body: { error: { code: "invalid_request", message: "email is required" } },
      },
      {
        name: "refuses an address that is none",
        request: post({ email: "me at example" }),
        status: 422,
        body: {
          error: {
            code: "validation_error",
            message: "email must be an email address",
            details: [{ path: "/email", message: "email must be an email address" }],
          },
        },
      },
      {
        name: "refuses an address that would begin a header of its own",
        request: post({ email: "me@example.org\r\nBcc: you@example.org" }),
        status: 422,
      },
      {
        name: "refuses an address of 255 characters",
        request: post({ email: `${"a".repeat(60)}@${"b.".repeat(95)}org`.padEnd(255, "g") }),
        status: 422,
      },
      {
        name: "refuses a number",
        request: post({ email: 7 }),
        status: 422,
        body: { error: { message: "email must be a string" } },
      },
      {
        name: "refuses another site",
        request: { ...post({ email: "me@example.org" }), headers: { origin: "https://evil.test" } },
        status: 403,
        body: { error: { code: "forbidden" } },
      },
      {
        name: "knows no other method",
        request: { method: "GET", url: "/v1/accounts" },
        status: 405,
        headers: { allow: /^POST$/ },
      },
    ],
  );

  it("mails one link, the only URL of the message", async () => {
    await house.app.inject(signUp("link@example.org"));
    const messages = await house.platform.mailer.list();
    const message = messages.find(({ to }) => to === "link@example.org");
    expect(message).toMatchObject({ createdAt: now });
    expect(message?.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringMatching(/^http:\/\/gatehouse\.test\/account\/confirm\?token=[\w-]{22}$/),
    ]);
  });

  it("answers alike whether the address has an account or not", async () => {
    const { email } = await signIn(house);
    const [known, unknown] = await Promise.all([
      house.app.inject(signUp(email)),
      house.app.inject(signUp("nobody@example.org")),
    ]);
    expect(known.body).toBe(unknown.body);
    expect(known.statusCode).toBe(unknown.statusCode);
  });

  it("makes no account before the link is used", async () => {
    await house.app.inject(signUp("waiting@example.org"));
    const row = await house.platform.store.get(
      sql`SELECT id FROM accounts WHERE email = 'waiting@example.org'`,
    );
    expect(row).toBeUndefined();
  });

  it("has ten open links to an address at once, whatever its case, and drops the rest in silence", async () => {
    now += 61 * MINUTE_MS;
    const asked = Array.from({ length: 25 }, (_, index) =>
      house.app.inject(signUp(index % 2 ? "many@example.org" : "MANY@Example.ORG")),
    );
    const replies = await Promise.all(asked);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const count = async () => {
      const messages = await house.platform.mailer.list(500);
      return messages.filter(({ to }) => to === "many@example.org").length;
    };
    expect(await count()).toBe(10);
    now += 30 * MINUTE_MS;
    await house.app.inject(signUp("many@example.org"));
    expect(await count()).toBe(11);
  });

  it("takes 120 requests a minute from one client address", async () => {
    now += 5 * MINUTE_MS;
    const from = (remoteAddress: string) => ({ ...signUp("x@example.org"), remoteAddress });
    const replies = await Promise.all(
      Array.from({ length: 121 }, () => house.app.inject(from("198.51.100.7"))),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 202)).toHaveLength(120);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ error: { code: "rate_limited" } });
    expect(Number(refused?.headers["retry-after"])).toBe(60 - Math.floor((now / 1000) % 60));
    expect((await house.app.inject(from("198.51.100.8"))).statusCode).toBe(202);
    now += MINUTE_MS;
    expect((await house.app.inject(from("198.51.100.7"))).statusCode).toBe(202);
  });

  it("mails once for a repeat with the same Idempotency-Key", async () => {
    const headers = { "idempotency-key": "sign-up-of-the-repeater" };
    const first = await house.app.inject({ ...signUp("repeat@example.org"), headers });
    const second = await house.app.inject({ ...signUp("repeat@example.org"), headers });
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body).toBe(first.body);
    const messages = await house.platform.mailer.list(500);
    expect(messages.filter(({ to }) => to === "repeat@example.org")).toHaveLength(1);
    const other = await house.app.inject({ ...signUp("other@example.org"), headers });
    expect(other.statusCode).toBe(409);
    const short = { "idempotency-key": "short" };
    expect((await house.app.inject({ ...signUp("a@b.org"), headers: short })).statusCode).toBe(400);
  });
});

describe("POST /v1/accounts/confirm", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "refuses a body without a token",
        request: { method: "POST", url: "/v1/accounts/confirm", payload: {} },
        status: 400,
        body: { error: { code: "invalid_request", message: "token is required" } },
      },
      {
        name: "refuses a token that never was",
        request: { method: "POST", url: "/v1/accounts/confirm", payload: { token: "nonsense" } },
        status: 401,
        body: { error: { code: "unauthorized" } },
      },
      {
        name: "refuses a token of the right shape that never was",
        request: {
          method: "POST",
          url: "/v1/accounts/confirm",
          payload: { token: "A".repeat(22) },
        },
        status: 401,
      },
      {
        name: "refuses a number",
        request: { method: "POST", url: "/v1/accounts/confirm", payload: { token: 7 } },
        status: 422,
      },
      {
        name: "refuses another site",
        request: {
          method: "POST",
          url: "/v1/accounts/confirm",
          payload: { token: "A".repeat(22) },
          headers: { origin: "null" },
        },
        status: 403,
      },
    ],
  );

  it("answers the account and a cookie that lasts a week", async () => {
    const reply = await confirm(house.app, await mailedToken(house, "new@example.org"));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id: expect.stringMatching(/^acc_[0-9a-f]{24}$/),
      email: "new@example.org",
      created_at: new Date(now).toISOString(),
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers["set-cookie"]).toMatch(
      /^gatehouse_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("asks for https where the site has it", async () => {
    const secure = await buildTestApp({ PUBLIC_URL: "https://gatehouse.test" });
    const reply = await confirm(secure.app, await mailedToken(secure, "new@example.org"));
    expect(reply.headers["set-cookie"]).toMatch(/; Secure$/);
    await secure.close();
  });

  it("finds the same account again, whatever the case of the address", async () => {
    const first = await signIn(house, "Case@Example.org");
    const second = await signIn(house, "cASE@example.ORG");
    expect(second.id).toBe(first.id);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await first.send("GET", "")).json()).toMatchObject({ email: "case@example.org" });
  });

  it("takes a token once, also of 10 at once", async () => {
    const token = await mailedToken(house, "race@example.org");
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(house.app, token)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
    const sessions = await house.platform.store.all(sql`
      SELECT digest FROM sessions JOIN accounts ON accounts.id = account_id
       WHERE email = 'race@example.org'`);
    expect(sessions).toHaveLength(1);
  });

  it("makes one account of 5 links of one address that are opened at once", async () => {
    const tokens: string[] = [];
    for (let link = 0; link < 5; link++) tokens.push(await mailedToken(house, "five@example.org"));
    const replies = await Promise.all(tokens.map((token) => confirm(house.app, token)));
    expect(new Set(replies.map((reply) => reply.json<{ id: string }>().id)).size).toBe(1);
  });

  it("takes a token for 30 minutes", async () => {
    const [early, late] = [
      await mailedToken(house, "early@example.org"),
      await mailedToken(house, "late@example.org"),
    ];
    now += 30 * MINUTE_MS - 1;
    expect((await confirm(house.app, early)).statusCode).toBe(200);
    now += 1;
    expect((await confirm(house.app, late)).statusCode).toBe(401);
  });

  it("takes an older link after a newer one was mailed", async () => {
    const older = await mailedToken(house, "twice@example.org");
    now += 1;
    const newer = await mailedToken(house, "twice@example.org");
    expect((await confirm(house.app, newer)).statusCode).toBe(200);
    expect((await confirm(house.app, older)).statusCode).toBe(200);
  });
});

describe("what is kept", () => {
  it("holds no token and no session in the clear, beside the message itself", async () => {
    const token = await mailedToken(house, "kept@example.org");
    const [link] = await house.platform.store.all<{ digest: string }>(
      sql`SELECT digest FROM sign_in_links WHERE email = 'kept@example.org'`,
    );
    expect(link?.digest).toMatch(/^[0-9a-f]{64}$/);
    const reply = await confirm(house.app, token);
    const session = /gatehouse_session=([\w-]+)/.exec(String(reply.headers["set-cookie"]))?.[1];
    const sessions = await house.platform.store.all(sql`SELECT * FROM sessions`);
    expect(JSON.stringify(sessions)).not.toContain(session);
  });

  it("logs that a message waits, and neither the link nor an address nor a session", async () => {
    const [message] = await house.platform.mailer.list(1);
    const person = await signIn(house);
    const made = await person.send("POST", "/keys", { name: "quiet", realm: "gateway" });
    const text = house.log.text();
    expect(house.log.lines("a message waits in the local mailbox").length).toBeGreaterThan(0);
    expect(text).not.toContain("@example.org");
    expect(text).not.toContain(tokenIn(message?.text ?? ""));
    expect(text).not.toContain("/account/confirm?");
    expect(text).not.toContain(person.cookie.split("=")[1]);
    expect(text).not.toContain(made.json<{ key: string }>().key);
  });

  it("is swept once it has ended", async () => {
    await mailedToken(house, "old@example.org");
    const person = await signIn(house);
    now += 8 * 86_400_000;
    const [message] = await house.platform.mailer.list();
    expect(message).toBeUndefined();
    await house.platform.mailer.sweep();
    const mails = await house.platform.store.all(sql`SELECT id FROM mails`);
    expect(mails).toEqual([]);
    expect((await person.send("GET", "")).statusCode).toBe(401);
  });
});
