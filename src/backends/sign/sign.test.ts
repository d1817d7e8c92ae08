import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { ethereumWallet, solanaWallet, type TestWallet } from "../../../test/helpers/wallets.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import type { ChallengeReply, VerifyWalletBody, WalletTokenReply } from "./schemas.js";

const OWNER = "acc_000000000000000000000001";
const STRANGER = "acc_000000000000000000000002";
const CHALLENGE = "/api/auth/wallet/challenge";
const VERIFY = "/api/auth/wallet/verify";
const wallet = ethereumWallet(new Uint8Array(32).fill(3));
const otherWallet = ethereumWallet(new Uint8Array(32).fill(4));
const solanaUser = solanaWallet(new Uint8Array(32).fill(5));

let now = Date.parse("2026-01-01T00:00:00.000Z");
let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend, { clock: () => now });
});
afterAll(() => house.close());

const post = (url: string, payload?: object, account = OWNER) => ({
  method: "POST" as const,
  url,
  headers: onBehalfOf(account),
  ...(payload ? { payload } : {}),
});
async function challenge(user: TestWallet = wallet): Promise<ChallengeReply> {
  const reply = await house.app.inject(post(CHALLENGE, { walletAddress: user.account }));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ChallengeReply>();
}

const verify = (body: VerifyWalletBody, account = OWNER) =>
  house.app.inject(post(VERIFY, body, account));

/** What a wallet answers a challenge with. */
const answer = ({ challenge_id, message }: ChallengeReply, user: TestWallet = wallet) => ({
  walletAddress: user.account,
  challenge_id,
  signature: user.sign(message),
});

async function isOpen({ challenge_id }: ChallengeReply): Promise<boolean> {
  const query = sql`SELECT id FROM sign_challenges WHERE id = ${challenge_id}`;
  return (await house.platform.store.all(query)).length === 1;
}

describe("a signature", () => {
  it.each([
    ["an Ethereum", wallet],
    ["a Solana", solanaUser],
  ])("of %s wallet is exchanged for a token, by id", async (_name, user) => {
    const made = await challenge(user);
    const reply = await verify(answer(made, user));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_at: new Date(Math.floor(now / 1000) * 1000 + 3_600_000).toISOString(),
      walletAddress: user.account,
    });
    expect(await isOpen(made)).toBe(false);
  });

  it.each([
    ["an Ethereum", wallet],
    ["a Solana", solanaUser],
  ])("of %s wallet is exchanged for a token, by message", async (_name, user) => {
    const { message } = await challenge(user);
    const signature = user.sign(message);
    const reply = await verify({ walletAddress: user.account, message, signature });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it("is taken with an address in lower case, and the checksummed one is answered", async () => {
    const made = await challenge();
    const reply = await verify({ ...answer(made), walletAddress: wallet.account.toLowerCase() });
    expect(reply.json<WalletTokenReply>().walletAddress).toBe(wallet.account);
  });

  it("is taken once", async () => {
    const body = answer(await challenge());
    expect((await verify(body)).statusCode).toBe(200);
    const again = await verify(body);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({
      error: {
        code: "unauthorized",
        message: "the challenge is unknown, used or expired; ask for a new one",
      },
    });
  });

  it("brings one token when it comes five times at once", async () => {
    const body = answer(await challenge());
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(body)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });

  it("is taken until the last of 300 seconds and refused after", async () => {
    const [made, late] = [await challenge(), await challenge()];
    now += 299_999;
    expect((await verify(answer(made))).statusCode).toBe(200);
    now += 1;
    expect((await verify(answer(late))).statusCode).toBe(401);
  });

  it("of another wallet is refused, and the challenge stays open", async () => {
    const made = await challenge();
    const signature = otherWallet.sign(made.message);
    const stolen = await verify({ ...answer(made), signature });
    expect(stolen.statusCode).toBe(401);
    const own = await verify({ ...answer(made), walletAddress: otherWallet.account, signature });
    expect(own.statusCode).toBe(401);
    expect(own.json<{ error: { message: string } }>().error.message).toBe(
      "signature is not one of walletAddress for this challenge",
    );
    expect((await verify(answer(made))).statusCode).toBe(200);
  });

  it("of another challenge is refused", async () => {
    const [one, two] = [await challenge(), await challenge()];
    const mixed = { ...answer(one), signature: wallet.sign(two.message) };
    expect((await verify(mixed)).statusCode).toBe(401);
    expect((await verify({ ...answer(one), message: two.message })).statusCode).toBe(401);
    expect((await verify(answer(two))).statusCode).toBe(200);
  });

  it("is refused after five attempts that failed", async () => {
    const made = await challenge();
    const wrong = { ...answer(made), signature: otherWallet.sign(made.message) };
    const attempts = await Promise.all(Array.from({ length: 5 }, () => verify(wrong)));
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(401));
    expect((await verify(answer(made))).statusCode).toBe(401);
  });

  it("that is malformed is no attempt", async () => {
    const made = await challenge();
    for (let number = 0; number < 6; number++) {
      expect((await verify({ ...answer(made), signature: "0x" })).statusCode).toBe(400);
    }
    expect((await verify(answer(made))).statusCode).toBe(200);
  });

  it("of somebody else's challenge is as unknown as any, and costs it no attempt", async () => {
    const made = await challenge();
    const { message } = made;
    for (let number = 0; number < 6; number++) {
      expect((await verify(answer(made), STRANGER)).statusCode).toBe(401);
    }
    const byMessage = { walletAddress: wallet.account, message, signature: wallet.sign(message) };
    expect((await verify(byMessage, STRANGER)).statusCode).toBe(401);
    expect((await verify(byMessage)).statusCode).toBe(200);
  });

  it("over a message with any line removed, repeated or moved brings no token", async () => {
    const { message } = await challenge();
    const lines = message.split("\n");
    const changes = lines.flatMap((line, at) => [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, line),
      lines.toSpliced(at, 2, ...lines.slice(at, at + 2).reverse()),
    ]);
    const texts = new Set(
      changes.map((changed) => changed.join("\n")).filter((text) => text !== message),
    );
    expect(texts.size).toBeGreaterThan(25);
    for (const text of texts) {
      const { statusCode } = await verify({
        walletAddress: wallet.account,
        message: text,
        signature: wallet.sign(text),
      });
      expect([400, 401], text).toContain(statusCode);
    }
  });
});

describe("a sign-in", () => {
  const signature = wallet.sign("text");
  const body = { walletAddress: wallet.account, challenge_id: `chl_${"0".repeat(24)}`, signature };
  apiCases(
    () => house.app,
    [
      ...(["walletAddress", "signature"] as const).map((name) => ({
        name: `names ${name} when it is missing`,
        request: post(
          VERIFY,
          Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
        ),
        status: 400,
        body: { error: { code: "invalid_request", message: `${name} is required` } },
      })),
      {
        name: "names what tells the challenge when it is missing",
        request: post(VERIFY, { walletAddress: wallet.account, signature }),
        status: 400,
        body: { error: { message: "challenge_id or message is required" } },
      },
      {
        name: "refuses an unknown challenge",
        request: post(VERIFY, body),
        status: 401,
        body: { error: { code: "unauthorized" } },
      },
      {
        name: "refuses a malformed address",
        request: post(VERIFY, { ...body, walletAddress: "0x12" }),
        status: 422,
        body: { error: { details: [{ path: "/walletAddress" }] } },
      },
      ...["", "0x", "hello", signature.slice(0, -2), `${signature}00`, signature.slice(2)].map(
        (malformed) => ({
          name: `refuses the malformed signature ${malformed.slice(0, 8)}… of ${malformed.length}`,
          request: post(VERIFY, { ...body, signature: malformed }),
          status: 400,
          body: {
            error: {
              code: "invalid_request",
              message: expect.stringMatching(/^signature must be /),
              details: [{ path: "/signature" }],
            },
          },
        }),
      ),
      {
        name: "refuses a signature that is no text",
        request: post(VERIFY, { ...body, signature: 5 }),
        status: 422,
        body: { error: { message: "signature must be a string" } },
      },
      {
        name: "says which line of a message is malformed",
        request: post(VERIFY, { ...body, message: "Please sign me in" }),
        status: 400,
        body: {
          error: {
            message: expect.stringMatching(/^message is not a sign-in message: line 1 must read /),
            details: [{ path: "/message" }],
          },
        },
      },
      {
        name: "refuses a message of 4097 characters",
        request: post(VERIFY, { ...body, message: "a".repeat(4097) }),
        status: 422,
        body: { error: { message: "message must have at most 4096 characters" } },
      },
      {
        name: "refuses a request that no account sent",
        request: { ...post(VERIFY, body), headers: {} },
        status: 401,
      },
    ],
  );
});

describe("a sign-in link", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "is refused while no mail can be sent",
        request: post("/api/auth/link", { email: "someone@example.com" }),
        status: 503,
        body: { error: { code: "email_not_configured" } },
      },
      {
        name: "names the missing address",
        request: post("/api/auth/link", {}),
        status: 400,
        body: { error: { code: "invalid_request", message: "email is required" } },
      },
      {
        name: "refuses a malformed address",
        request: post("/api/auth/link", { email: "someone" }),
        status: 422,
        body: { error: { code: "validation_error", message: "email must be an email address" } },
      },
    ],
  );
});
