import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { ethereumWallet, solanaWallet } from "../../../test/helpers/wallets.js";
import { parseSignInMessage } from "../../engines/http/sign-in-message/parse-sign-in-message.js";
import { ApiError } from "../../http/api-error.js";
import { backend } from "./index.js";
import type { ChallengeReply, VerifyWalletBody } from "./schemas.js";
import { readSite } from "./site.js";
import { ethereum } from "./wallets/ethereum.js";
import { solana } from "./wallets/solana.js";

const SHOP = "acc_000000000000000000000001";
const THIEF = "acc_000000000000000000000002";
const CHALLENGE = "/api/auth/wallet/challenge";
const wallet = ethereumWallet(new Uint8Array(32).fill(3));
const solanaUser = solanaWallet(new Uint8Array(32).fill(5));

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend, {});
});
afterAll(() => house.close());

const post = (url: string, payload: object, account: string) =>
  house.app.inject({ method: "POST", url, headers: onBehalfOf(account), payload });
const ask = (named: object, account = SHOP) =>
  post(CHALLENGE, { walletAddress: wallet.account, ...named }, account);
const verify = (body: Partial<VerifyWalletBody>, account = SHOP) =>
  post("/api/auth/wallet/verify", { walletAddress: wallet.account, ...body }, account);

async function challenge(named: object, account = SHOP): Promise<ChallengeReply> {
  const reply = await ask(named, account);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe("a challenge names the site that asks", () => {
  it.each([
    [{ domain: "shop.example" }, "shop.example", "https://shop.example"],
    [{ domain: "Shop.Example:8443" }, "shop.example:8443", "https://shop.example:8443"],
    [
      { uri: "https://shop.example/login?a=b#c" },
      "shop.example",
      "https://shop.example/login?a=b#c",
    ],
    [
      { domain: "shop.example", uri: "https://SHOP.example/login" },
      "shop.example",
      "https://SHOP.example/login",
    ],
    [{ domain: "localhost:3000" }, "localhost:3000", "http://localhost:3000"],
    [{ uri: "https://localhost:3000/in" }, "localhost:3000", "https://localhost:3000/in"],
    [{ domain: "127.0.0.1" }, "127.0.0.1", "http://127.0.0.1"],
    [{ domain: "[::1]:3000" }, "[::1]:3000", "http://[::1]:3000"],
    [{ domain: "xn--bcher-kva.example" }, "xn--bcher-kva.example", "https://xn--bcher-kva.example"],
  ])("%j", async (named, domain, uri) => {
    const { message } = await challenge(named);
    expect(parseSignInMessage(message, [ethereum])).toMatchObject({ domain, uri });
  });

  it("in the query too, after what the body says, and for Solana", async () => {
    const query = new URLSearchParams({
      walletAddress: solanaUser.account,
      uri: "https://a.example",
    });
    const got = await house.app.inject({ url: `${CHALLENGE}?${query}`, headers: onBehalfOf(SHOP) });
    const { message } = got.json<ChallengeReply>();
    expect(message).toMatch(/^a\.example wants you to sign in with your Solana account:\n/);
    expect(parseSignInMessage(message, [solana])).toMatchObject({ uri: "https://a.example" });
    const both = await post(`${CHALLENGE}?${query}`, { uri: "https://b.example" }, SHOP);
    expect(both.json<ChallengeReply>().message).toMatch(/^b\.example wants /);
  });

  it("and this server with the id of the account where it is not said", async () => {
    const { message } = await challenge({});
    expect(parseSignInMessage(message, [ethereum])).toMatchObject({
      domain: "gatehouse.test",
      statement: `Sign in to application ${SHOP}. Nothing is paid and nothing is sent.`,
    });
    const named = parseSignInMessage((await challenge({ domain: "shop.example" })).message, [
      ethereum,
    ]);
    expect(named.statement).toBe("Sign in with this account. Nothing is paid and nothing is sent.");
  });

  it.each([
    ["domain", ""],
    ["domain", "https://shop.example"],
    ["domain", "shop.example/login"],
    ["domain", "bank.example@shop.example"],
    ["domain", "shop.example:443"],
    ["domain", "shop.example:99999"],
    ["domain", "shop.example wants you\nto pay"],
    ["domain", "bücher.example"],
    ["domain", "127.1"],
    ["domain", "shop_example"],
    ["domain", "[::0001]"],
    ["uri", ""],
    ["uri", "/login"],
    ["uri", "http://shop.example/login"],
    ["uri", "ftp://localhost/login"],
    ["uri", "urn:isbn:0451450523"],
    ["uri", "https:shop.example"],
    ["uri", "https://bank.example@shop.example/"],
    ["uri", "https://shop.example:443/"],
    ["uri", "https://shop.example\\@bank.example/"],
    ["uri", "https://shop.example/\nNonce: 12345678"],
    ["uri", "https://0x7f.1/"],
    ["uri", "https://shop.example/ä"],
    ["uri", "javascript://shop.example/%0aalert(1)"],
  ])("and refuses the %s %j", async (field, value) => {
    const reply = await ask({ [field]: value });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(reply.json().error).toMatchObject({
      code: "validation_error",
      message: expect.stringMatching(new RegExp(`^${field} must be `)),
      details: [{ path: `/${field}` }],
    });
  });

  it.each([
    ["another site", { domain: "bank.example", uri: "https://shop.example/" }],
    ["the site without its port", { domain: "shop.example", uri: "https://shop.example:8443/" }],
  ])("and refuses a domain that is %s than its uri", async (_name, named) => {
    const reply = await ask(named);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      message: expect.stringMatching(/^domain must be the host of uri, which is shop\.example/),
      details: [{ path: "/domain" }],
    });
  });

  it.each([
    ["domain", `${"a".repeat(257)}.org`, 260],
    ["uri", `https://a.example/${"a".repeat(2031)}`, 2048],
  ])("and refuses a %s that is too long", async (field, value, length) => {
    const reply = await ask({ [field]: value });
    expect([reply.statusCode, reply.json().error.message]).toEqual([
      422,
      `${field} must have at most ${length} characters`,
    ]);
  });

  it("so that whatever is named, a message of it says what was meant, or there is none", async () => {
    const piece = fc.constantFrom("https://", "http://", "a.example", "localhost", ":80", ":8443");
    const more = fc.constantFrom(
      "/",
      "@",
      "?",
      "#",
      "%",
      "\\",
      "\n",
      " ",
      "[::1]",
      "127.0.0.1",
      "ß",
    );
    const text = fc.array(fc.oneof(piece, more), { maxLength: 5 }).map((parts) => parts.join(""));
    const named = fc.record({ domain: text, uri: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(named, (wanted) => {
        let site: ReturnType<typeof readSite>;
        try {
          site = readSite(wanted);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
          return;
        }
        if (!site) {
          expect(wanted).toEqual({});
          return;
        }
        const { host, username, password } = new URL(site.uri);
        expect([host, username, password]).toEqual([site.domain, "", ""]);
        if (wanted.domain !== undefined) expect(site.domain).toBe(wanted.domain.toLowerCase());
        if (wanted.uri !== undefined) expect(site.uri).toBe(wanted.uri);
        expect(site.uri).toMatch(/^[!-~]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("what was signed for a site", () => {
  const SITE = { domain: "shop.example", uri: "https://shop.example/login" };

  it("brings a token that names it, and is checked against what the request expects", async () => {
    const { challenge_id, message } = await challenge(SITE);
    const signed = { challenge_id, signature: wallet.sign(message) };
    for (const [field, value] of [
      ["domain", "bank.example"],
      ["domain", "SHOP.example"],
      ["uri", "https://shop.example/"],
      ["uri", "https://shop.example/login/"],
    ] as const) {
      const reply = await verify({ ...signed, [field]: value });
      expect(reply.statusCode).toBe(401);
      expect(reply.json().error).toMatchObject({
        code: "unauthorized",
        message: `${field} is not the one of this challenge`,
      });
    }
    const reply = await verify({ ...signed, ...SITE });
    expect(reply.statusCode, reply.body).toBe(200);
    const { token } = reply.json();
    const { claims } = (await post("/api/auth/token/verify", { token }, SHOP)).json();
    expect(claims).toMatchObject({ sub: wallet.account, aud: SHOP, domain: "shop.example" });
  });

  it("is no good for another account, by id and by message, whatever site that names", async () => {
    const { challenge_id, message, nonce } = await challenge(SITE);
    const signature = wallet.sign(message);
    for (const body of [{ challenge_id }, { message }, { challenge_id, message, ...SITE }]) {
      expect((await verify({ ...body, signature }, THIEF)).statusCode).toBe(401);
    }
    // A thief asks for a challenge of the same site: what was signed is not its message.
    const own = await challenge(SITE, THIEF);
    const relayed = await verify({ challenge_id: own.challenge_id, signature }, THIEF);
    expect(relayed.statusCode).toBe(401);
    expect(own.message.replace(own.nonce, nonce)).not.toBe(own.message);
    expect((await verify({ challenge_id, signature })).statusCode).toBe(200);
  });

  it("is no good once a line of its message names another site", async () => {
    const { challenge_id, message } = await challenge(SITE);
    for (const changed of [
      message.replace("shop.example wants", "bank.example wants"),
      message.replace("URI: https://shop.example/login", "URI: https://bank.example/login"),
      message.replace("Chain ID: 1", "Chain ID: 10"),
    ]) {
      const signature = wallet.sign(changed);
      expect((await verify({ message: changed, signature })).statusCode).toBe(401);
      expect((await verify({ challenge_id, signature })).statusCode).toBe(401);
    }
  });
});
