import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { type MailSink, startMailSink } from "../../../test/helpers/servers/mail-sink.js";
import { until } from "../../../test/helpers/waiting.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import { sweepLinks } from "./link-store.js";

const OWNER = "acc_000000000000000000000001";
const STRANGER = "acc_000000000000000000000002";
const EMAIL = "someone@example.com";

let now = Date.parse("2026-01-01T00:00:00.000Z");
let sink: MailSink;
let house: BackendTestApp;
beforeAll(async () => {
  sink = await startMailSink();
  house = await buildBackendApp(backend, { smtpUrl: sink.url, clock: () => now });
});
afterAll(async () => {
  await house?.close();
  await sink.stop();
});

const post = (path: string, payload: object, account = OWNER) => ({
  method: "POST" as const,
  url: `/api/auth/${path}`,
  headers: onBehalfOf(account),
  payload,
});

/** Asks for a link and answers the code that arrived. */
async function mailedCode(email = EMAIL): Promise<string> {
  const count = sink.received.length;
  const reply = await house.app.inject(post("link", { email }));
  expect(reply.statusCode, reply.body).toBe(202);
  await until(() => sink.received.length > count);
  const code = /^[A-Za-z0-9_-]{43}(?=\r?$)/m.exec(sink.received.at(-1)!.text)?.[0];
  expect(reply.body).not.toContain(code);
  return code!;
}

const countLinks = async () =>
  (await house.platform.store.all(sql`SELECT digest FROM sign_links`)).length;

describe("a sign-in link", () => {
  it("is mailed, and brings a token for the address once", async () => {
    const code = await mailedCode("Someone@Example.com");
    expect(sink.received.at(-1)).toMatchObject({
      to: EMAIL,
      text: expect.stringContaining("An application that uses gatehouse.test asked for it."),
    });
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => house.app.inject(post("link/verify", { token: code }))),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const signedIn = replies.find(({ statusCode }) => statusCode === 200)!.json();
    expect(signedIn).toEqual({
      token: expect.any(String),
      expires_at: new Date(now + 3_600_000).toISOString(),
      email: EMAIL,
    });
    const checked = await house.app.inject(post("token/verify", { token: signedIn.token }));
    const { claims } = checked.json();
    expect(claims).toMatchObject({ sub: EMAIL, aud: OWNER });
    expect(claims).not.toHaveProperty("chain");
    expect(house.log.text()).not.toContain(code);
    expect(house.log.text()).not.toContain(EMAIL);
  });

  it("says until when it works", async () => {
    const reply = await house.app.inject(post("link", { email: "until@example.com" }));
    expect(reply.json()).toEqual({
      queued: true,
      email: "until@example.com",
      expires_at: new Date(now + 1_800_000).toISOString(),
      expires_in: 1800,
    });
  });

  it("works for its account alone", async () => {
    const token = await mailedCode();
    expect((await house.app.inject(post("link/verify", { token }, STRANGER))).statusCode).toBe(401);
    expect((await house.app.inject(post("link/verify", { token }))).statusCode).toBe(200);
  });

  it("works until the last of 30 minutes and not after, and is forgotten", async () => {
    const [token, late] = [await mailedCode(), await mailedCode()];
    now += 1_799_999;
    expect((await house.app.inject(post("link/verify", { token }))).statusCode).toBe(200);
    now += 1;
    const refused = await house.app.inject(post("link/verify", { token: late }));
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      error: { message: "the token is unknown, used or expired; ask for a new link" },
    });
    await sweepLinks(house.platform.store, { now, rowsMax: 100 });
    expect(await countLinks()).toBe(0);
  });

  it("goes to one address ten times, then once in ten minutes, and to another at once", async () => {
    const email = "busy@example.com";
    const send = (to = email) => house.app.inject(post("link", { email: to }));
    const replies = await Promise.all(Array.from({ length: 12 }, () => send()));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
    now += 240_000;
    const refused = await send(email.toUpperCase());
    expect(refused.json()).toMatchObject({
      error: {
        code: "rate_limited",
        message:
          "this address was mailed many links that work, one of them within the last 10 minutes",
      },
    });
    expect(refused.headers["retry-after"]).toBe("360");
    expect((await send("other@example.com")).statusCode).toBe(202);
    now += 360_000;
    expect((await send()).statusCode).toBe(202);
    expect((await send()).statusCode).toBe(429);
  });

  it("of one account cannot keep those of another from an address", async () => {
    const email = "victim@example.com";
    const send = async (account: string) =>
      (await house.app.inject(post("link", { email }, account))).statusCode;
    for (let number = 0; number < 35; number++) {
      const account = `acc_crowd_${number}`;
      expect(await send(account)).toBe(202);
      expect(await send(account)).toBe(number < 5 ? 202 : 429);
    }
    expect(await send(STRANGER)).toBe(202);
    expect(await send(STRANGER)).toBe(429);
  });

  it("is refused while an account has a thousand open ones", async () => {
    const crowded = "acc_000000000000000000000003";
    await house.platform.store.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
      INSERT INTO sign_links (digest, account_id, email, expires_at)
      SELECT 'd' || n, '${crowded}', n || '@example.com', ${now + 60_000} FROM numbers`);
    const refused = await house.app.inject(post("link", { email: EMAIL }, crowded));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    const theirs = sql`SELECT digest FROM sign_links WHERE account_id = ${crowded}`;
    expect(await house.platform.store.all(theirs)).toHaveLength(1000);
  });

  apiCases(
    () => house.app,
    [
      {
        name: "is not sent to an address that no header may hold",
        request: post("link", { email: "müller@example.com" }),
        status: 422,
        body: { error: { code: "validation_error", details: [{ path: "/email" }] } },
      },
      {
        name: "needs an address",
        request: post("link", {}),
        status: 400,
        body: { error: { message: "email is required" } },
      },
      {
        name: "needs what was mailed",
        request: post("link/verify", {}),
        status: 400,
        body: { error: { message: "token is required" } },
      },
      ...["", "a", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}=`].map((token) => ({
        name: `refuses the malformed token "${token}"`,
        request: post("link/verify", { token }),
        status: 400,
        body: { error: { message: "token must be the 43 characters that were mailed" } },
      })),
      {
        name: "refuses an unknown token",
        request: post("link/verify", { token: "a".repeat(43) }),
        status: 401,
        body: { error: { code: "unauthorized" } },
      },
    ],
  );
});
