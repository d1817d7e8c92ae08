import { createHmac } from "node:crypto";
import { type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { ethereumWallet } from "../../../test/helpers/wallets.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";

const OWNER = "acc_000000000000000000000001";
const STRANGER = "acc_000000000000000000000002";
const VERIFY = "/api/auth/token/verify";
const SECRET = "a secret of more than thirty-two characters";
const START = Date.parse("2026-01-01T00:00:00.000Z");
const wallet = ethereumWallet(new Uint8Array(32).fill(3));

let now = START;
let house: BackendTestApp;
let token: string;
beforeAll(async () => {
  house = await buildBackendApp(backend, {
    clock: () => now,
    environment: { SIGN_SECRET: SECRET },
  });
  token = await signIn(house);
});
afterAll(() => house.close());

const post = (payload: object | undefined, account = OWNER) => ({
  method: "POST" as const,
  url: VERIFY,
  headers: onBehalfOf(account),
  ...(payload ? { payload } : {}),
});

async function signIn({ app }: BackendTestApp, account = OWNER): Promise<string> {
  const send = (step: string, payload: object) =>
    app.inject({
      method: "POST",
      url: `/api/auth/wallet/${step}`,
      headers: onBehalfOf(account),
      payload,
    });
  const walletAddress = wallet.account;
  const { challenge_id, message } = (await send("challenge", { walletAddress })).json();
  const signature = wallet.sign(message);
  return (await send("verify", { walletAddress, challenge_id, signature })).json().token;
}

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const HEADER = { alg: "HS256", typ: "JWT" };
const claims = {
  sub: wallet.account,
  iss: "http://gatehouse.test",
  aud: OWNER,
  iat: START / 1000,
  exp: START / 1000 + 3600,
  jti: "one",
  chain: "ethereum",
};

/** A token with a right signature over whatever its parts say. */
function sign(
  header: unknown,
  payload: unknown,
  { hash = "sha256", secret = SECRET } = {},
): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`;
}

const without = (name: keyof typeof claims) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

describe("a token", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "is verified from a body",
        request: () => post({ token }),
        status: 200,
        body: {
          valid: true,
          claims: { ...claims, jti: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        },
        headers: { "cache-control": "no-store" },
      },
      {
        name: "is verified from the query",
        request: () => ({
          method: "GET",
          url: `${VERIFY}?token=${token}`,
          headers: onBehalfOf(OWNER),
        }),
        status: 200,
        body: { valid: true, claims: { sub: wallet.account, aud: OWNER } },
      },
      {
        name: "is verified from the query of POST",
        request: () => ({ ...post(undefined), url: `${VERIFY}?token=${token}` }),
        status: 200,
        body: { valid: true },
      },
      {
        name: "of another maker with the same secret is verified",
        request: async () => post({ token: await jose(claims) }),
        status: 200,
        body: { valid: true, claims },
      },
      ...[
        { name: "an empty object", request: post({}) },
        { name: "no body", request: post(undefined) },
        {
          name: "GET without a query",
          request: { method: "GET" as const, url: VERIFY, headers: onBehalfOf(OWNER) },
        },
      ].map(({ name, request }) => ({
        name: `is missing in ${name}`,
        request,
        status: 400,
        body: { error: { code: "invalid_request", message: "token is required" } },
      })),
      {
        name: "that is no text is refused",
        request: post({ token: 5 }),
        status: 422,
        body: { error: { message: "token must be a string" } },
      },
      {
        name: "of another account is refused",
        request: () => post({ token }, STRANGER),
        status: 401,
        body: {
          error: {
            code: "unauthorized",
            message: "the token is refused: it is not one of this service",
          },
        },
      },
    ],
  );

  it("is refused after an hour", async () => {
    const send = async () => (await house.app.inject(post({ token }))).statusCode;
    now = START + 3_599_999;
    expect(await send()).toBe(200);
    now = START + 3_600_000;
    const late = await house.app.inject(post({ token }));
    expect(late.statusCode).toBe(401);
    expect(late.json()).toMatchObject({
      error: { message: "the token is refused: it has expired" },
    });
    now = START;
  });

  it("differs from every other", async () => {
    expect(await signIn(house)).not.toBe(token);
  });

  it("is nowhere in the log or the store", async () => {
    const rows = await house.platform.store.all(sql`SELECT * FROM sign_challenges`);
    expect(rows).toEqual([]);
    expect(house.log.text()).not.toContain(token.slice(0, 20));
  });
});

const jose = (payload: JWTPayload) =>
  new SignJWT(payload).setProtectedHeader(HEADER).sign(Buffer.from(SECRET));

const tampered = (part: number, change: (text: string) => string) => () =>
  token
    .split(".")
    .with(part, change(token.split(".")[part]!))
    .join(".");
/** Another last character for the same bytes: its low bits are not part of them. */
const strayBits = (text: string) => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return text.slice(0, -1) + alphabet[alphabet.indexOf(text.at(-1)!) + 1];
};

describe("a text that is no token is refused with 400:", () => {
  const cases: [name: string, text: () => string][] = [
    ["nothing", () => ""],
    ["a word", () => "token"],
    ["one dot", () => "a.b"],
    ["dots alone", () => ".."],
    ["two parts", () => token.split(".").slice(0, 2).join(".")],
    ["four parts", () => `${token}.${token.split(".")[2]}`],
    ["five parts, as of an encrypted one", () => `${token}.YQ.YQ`],
    ["an empty header", () => `.${token.split(".").slice(1).join(".")}`],
    ["an empty payload", () => `${encode(HEADER)}..YQ`],
    ["padding", tampered(2, (part) => `${part}=`)],
    ["base64 of the other alphabet", tampered(2, (part) => `+/${part.slice(2)}`)],
    ["a space", () => ` ${token}`],
    ["a line feed", () => `${token}\n`],
    ["stray bits in the signature", tampered(2, strayBits)],
    ["a signature of one character", tampered(2, () => "A")],
    ["a header that is not JSON", () => sign("alg", claims)],
    ["a header that is a list", () => sign([HEADER], claims)],
    ["a header that is null", () => sign("null", claims)],
    ["a payload that is not JSON", () => sign(HEADER, "{")],
    ["a payload that is a text", () => sign(HEADER, '"sub"')],
    ["a payload that is a number", () => sign(HEADER, 5)],
    ["a header after a byte order mark", () => sign(`\ufeff${JSON.stringify(HEADER)}`, claims)],
    [
      "a payload that is not UTF-8",
      () =>
        [encode(HEADER), Buffer.from('{"a":"\xff"}', "latin1").toString("base64url"), "YQ"].join(
          ".",
        ),
    ],
    ["more than 8 KiB", () => sign(HEADER, { ...claims, more: "a".repeat(6_000) })],
    ["lists in lists", () => sign("[".repeat(2_000), claims)],
  ];
  it.each(cases)("%s", async (_name, text) => {
    const reply = await house.app.inject(post({ token: text() }));
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json()).toMatchObject({
      error: { code: "invalid_request", details: [{ path: "/token" }] },
    });
  });

  it("8 KiB is the most that is looked at", async () => {
    const send = async (length: number) => {
      const rest = `.${encode(claims)}.${"A".repeat(43)}`;
      const reply = await house.app.inject(
        post({ token: "A".repeat(length - rest.length) + rest }),
      );
      return reply.json<{ error: { message: string } }>().error.message;
    };
    expect(await send(8_193)).toBe("token must have at most 8192 characters");
    expect(await send(8_192)).not.toBe("token must have at most 8192 characters");
  });
});

describe("a token is refused with 401 that has", () => {
  const jwk = { kty: "oct", k: encode(SECRET) };
  const cases: [name: string, text: () => string][] = [
    [
      "another signature",
      tampered(2, (part) => (part.startsWith("A") ? "B" : "A") + part.slice(1)),
    ],
    ["no signature", tampered(2, () => "")],
    ["a shorter signature", tampered(2, (part) => part.slice(0, 40))],
    ["other claims", tampered(1, () => encode({ ...claims, sub: "0x1" }))],
    ["a signature with another secret", () => sign(HEADER, claims, { secret: "another" })],
    ["a signature with no secret", () => sign(HEADER, claims, { secret: "" })],
    [
      "alg none and no signature",
      () => `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`,
    ],
    ["alg none and a signature", () => sign({ alg: "none", typ: "JWT" }, claims)],
    ["alg nOnE", () => sign({ alg: "nOnE", typ: "JWT" }, claims)],
    ["alg hs256", () => sign({ alg: "hs256", typ: "JWT" }, claims)],
    ["alg HS512", () => sign({ alg: "HS512", typ: "JWT" }, claims, { hash: "sha512" })],
    ["alg HS384", () => sign({ alg: "HS384", typ: "JWT" }, claims, { hash: "sha384" })],
    ["alg RS256", () => sign({ alg: "RS256", typ: "JWT" }, claims)],
    ["alg ES256", () => sign({ alg: "ES256", typ: "JWT" }, claims)],
    ["alg EdDSA", () => sign({ alg: "EdDSA", typ: "JWT" }, claims)],
    ["no alg", () => sign({ typ: "JWT" }, claims)],
    ["an alg that is a list", () => sign({ alg: ["HS256"], typ: "JWT" }, claims)],
    ["another typ", () => sign({ alg: "HS256", typ: "at+jwt" }, claims)],
    ["no typ", () => sign({ alg: "HS256" }, claims)],
    ["crit", () => sign({ ...HEADER, crit: ["exp"], exp: 1 }, claims)],
    ["an empty crit", () => sign({ ...HEADER, crit: [] }, claims)],
    ["b64 of false", () => sign({ ...HEADER, b64: false, crit: ["b64"] }, claims)],
    ["a key of its own", () => sign({ ...HEADER, jwk }, claims)],
    ["the URL of a key", () => sign({ ...HEADER, jku: "https://evil.example/jwks" }, claims)],
    ["a kid", () => sign({ ...HEADER, kid: "../../dev/null" }, claims)],
    ["a certificate", () => sign({ ...HEADER, x5c: ["MIIB"] }, claims)],
    ["another issuer", () => sign(HEADER, { ...claims, iss: "http://evil.test" })],
    ["another audience", () => sign(HEADER, { ...claims, aud: STRANGER })],
    ["several audiences", () => sign(HEADER, { ...claims, aud: [OWNER, STRANGER] })],
    ["no audience", () => sign(HEADER, without("aud"))],
    ["no issuer", () => sign(HEADER, without("iss"))],
    ["no subject", () => sign(HEADER, without("sub"))],
    ["no end", () => sign(HEADER, without("exp"))],
    ["no beginning", () => sign(HEADER, without("iat"))],
    ["no id", () => sign(HEADER, without("jti"))],
    ["an unknown chain", () => sign(HEADER, { ...claims, chain: "bitcoin" })],
    ["an end that is a text", () => sign(HEADER, { ...claims, exp: "tomorrow" })],
    ["an end that is past", () => sign(HEADER, { ...claims, exp: START / 1000 })],
    ["a beginning that is to come", () => sign(HEADER, { ...claims, nbf: START / 1000 + 60 })],
  ];
  it.each(cases)("%s", async (_name, text) => {
    const reply = await house.app.inject(post({ token: text() }));
    expect(reply.statusCode, reply.body).toBe(401);
    expect(reply.json()).toMatchObject({
      error: {
        code: "unauthorized",
        message: expect.stringMatching(/^the token is refused: /),
      },
    });
  });
});

describe("the secret", () => {
  it("is made at the first start, kept, and its own", async () => {
    const one = await buildBackendApp(backend, { clock: () => now });
    const two = await buildBackendApp(backend, { clock: () => now });
    try {
      const made = await signIn(one);
      const statuses = await Promise.all(
        [one, two, house].map(
          async ({ app }) => (await app.inject(post({ token: made }))).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 401, 401]);
      const kept = await one.platform.store.all<{ value: string }>(
        sql`SELECT value FROM secrets WHERE name IN ('session', 'sign')`,
      );
      expect(new Set(kept.map(({ value }) => value)).size).toBe(2);
      expect(kept.every(({ value }) => value.length >= 43)).toBe(true);
    } finally {
      await one.close();
      await two.close();
    }
  });
});
