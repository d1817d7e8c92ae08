import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { ethereumWallet, solanaWallet, type TestWallet } from "../../../test/helpers/wallets.js";
import { parseSignInMessage } from "../../engines/http/sign-in-message/parse-sign-in-message.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import type { ChallengeReply } from "./schemas.js";
import { ethereum } from "./wallets/ethereum.js";
import { solana } from "./wallets/solana.js";

const OWNER = "acc_000000000000000000000001";
const CHALLENGE = "/api/auth/wallet/challenge";
const wallet = ethereumWallet(new Uint8Array(32).fill(3));
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
const get = (url: string) => ({
  method: "GET" as const,
  url,
  headers: onBehalfOf(OWNER),
});

async function challenge(user: TestWallet = wallet): Promise<ChallengeReply> {
  const reply = await house.app.inject(post(CHALLENGE, { walletAddress: user.account }));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ChallengeReply>();
}

async function isOpen({ challenge_id }: ChallengeReply): Promise<boolean> {
  const query = sql`SELECT id FROM sign_challenges WHERE id = ${challenge_id}`;
  return (await house.platform.store.all(query)).length === 1;
}

describe("a challenge", () => {
  it("is a message of EIP-4361 that names this server, the wallet and its times", async () => {
    const made = await challenge();
    expect(made).toEqual({
      challenge_id: expect.stringMatching(/^chl_[0-9a-f]{24}$/),
      message: expect.any(String),
      nonce: expect.stringMatching(/^[A-Za-z0-9]{24,}$/),
      expires_at: new Date(now + 300_000).toISOString(),
      expires_in: 300,
    });
    expect(parseSignInMessage(made.message, [ethereum])).toEqual({
      domain: "gatehouse.test",
      chain: "Ethereum",
      account: wallet.account,
      statement: expect.any(String),
      uri: "http://gatehouse.test",
      chainId: "1",
      nonce: made.nonce,
      issuedAt: new Date(now).toISOString(),
      expirationTime: made.expires_at,
    });
  });

  it("names a Solana account in the same layout", async () => {
    const { message } = await challenge(solanaUser);
    expect(message).toMatch(/^gatehouse\.test wants you to sign in with your Solana account:\n/);
    expect(parseSignInMessage(message, [solana])).toMatchObject({
      account: solanaUser.account,
      chainId: "mainnet",
    });
  });

  it("is another one each time", async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => challenge()));
    expect(new Set(made.map(({ nonce }) => nonce)).size).toBe(50);
    expect(new Set(made.map(({ challenge_id }) => challenge_id)).size).toBe(50);
  });

  const isChallenge = { expires_in: 300, nonce: expect.any(String) };
  const kept = { "cache-control": "no-store" };
  apiCases(
    () => house.app,
    [
      {
        name: "is answered to GET",
        request: get(`${CHALLENGE}?walletAddress=${wallet.account}`),
        status: 200,
        body: isChallenge,
        headers: kept,
      },
      {
        name: "is answered to POST with the address in the query",
        request: post(`${CHALLENGE}?walletAddress=${wallet.account}`),
        status: 200,
        body: isChallenge,
        headers: kept,
      },
      {
        name: "takes an address in lower case and checksums it",
        request: post(CHALLENGE, { walletAddress: wallet.account.toLowerCase() }),
        status: 200,
        body: { message: expect.stringContaining(`\n${wallet.account}\n`) },
      },
      {
        name: "takes an address in upper case and checksums it",
        request: post(CHALLENGE, { walletAddress: `0x${wallet.account.slice(2).toUpperCase()}` }),
        status: 200,
        body: { message: expect.stringContaining(`\n${wallet.account}\n`) },
      },
      {
        name: "takes an address in mixed case that is no checksum",
        request: post(CHALLENGE, {
          walletAddress: wallet.account.replace(/[a-f]/, (letter) => letter.toUpperCase()),
        }),
        status: 200,
        body: { message: expect.stringContaining(`\n${wallet.account}\n`) },
      },
      ...[
        { name: "an empty object", request: post(CHALLENGE, {}) },
        { name: "no body", request: post(CHALLENGE) },
        { name: "GET without a query", request: get(CHALLENGE) },
      ].map(({ name, request }) => ({
        name: `names what is missing in ${name}`,
        request,
        status: 400,
        body: { error: { code: "invalid_request", message: "walletAddress is required" } },
      })),
      ...[
        ["one digit less", wallet.account.slice(0, -1)],
        ["a letter beyond f", `${wallet.account.slice(0, -1)}g`],
        ["nothing in it", ""],
        ["a base58 text of 31 bytes", solanaUser.account.slice(0, -2)],
        ["a name", "vitalik.eth"],
      ].map(([name, walletAddress]) => ({
        name: `refuses an address with ${name}`,
        request: post(CHALLENGE, { walletAddress }),
        status: 422,
        body: {
          error: {
            code: "validation_error",
            message: expect.stringMatching(/^walletAddress must be /),
            details: [{ path: "/walletAddress" }],
          },
        },
      })),
      {
        name: "refuses an address that is no text",
        request: post(CHALLENGE, { walletAddress: 5 }),
        status: 422,
        body: { error: { message: "walletAddress must be a string" } },
      },
      {
        name: "refuses an address of 129 characters",
        request: post(CHALLENGE, { walletAddress: "a".repeat(129) }),
        status: 422,
        body: { error: { message: "walletAddress must have at most 128 characters" } },
      },
      {
        name: "refuses a malformed address in the query",
        request: get(`${CHALLENGE}?walletAddress=0x1`),
        status: 422,
        body: { error: { details: [{ path: "/walletAddress" }] } },
      },
      {
        name: "refuses a body over 64 KiB",
        request: post(CHALLENGE, { walletAddress: wallet.account, more: "a".repeat(65_536) }),
        status: 413,
        body: { error: { code: "payload_too_large" } },
      },
      {
        name: "refuses another method",
        request: { ...get(CHALLENGE), method: "DELETE" },
        status: 405,
        headers: { allow: /GET.*POST/ },
      },
    ],
  );

  it("is made once for one Idempotency-Key", async () => {
    const request = post(CHALLENGE, { walletAddress: wallet.account });
    const headers = { ...request.headers, "idempotency-key": "challenge-1" };
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => house.app.inject({ ...request, headers })),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  it("is refused while its account has 10,000 open ones, and others are not", async () => {
    const crowded = "acc_000000000000000000000003";
    await house.platform.store.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
      INSERT INTO sign_challenges (id, account_id, nonce, wallet, message, attempts, expires_at)
      SELECT 'c' || n, '${crowded}', 'n' || n, 'w', 'm', 0, ${now + 60_000} + n FROM numbers`);
    const request = post(CHALLENGE, { walletAddress: wallet.account }, crowded);
    const refused = await house.app.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: "rate_limited" } });
    expect(refused.headers["retry-after"]).toBe("61");
    await challenge();
    now += 60_001;
    expect((await house.app.inject(request)).statusCode).toBe(200);
    expect((await house.app.inject(request)).statusCode).toBe(429);
    await house.platform.store.run(sql`DELETE FROM sign_challenges WHERE account_id = ${crowded}`);
  });

  it("is forgotten after it expired", async () => {
    const made = await challenge();
    now += 301_000;
    await house.runSchedule();
    expect(await isOpen(made)).toBe(false);
  });
});
