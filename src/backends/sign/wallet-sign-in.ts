import { randomBytes } from "node:crypto";
import {
  MalformedMessage,
  parseSignInMessage,
} from "../../engines/http/sign-in-message/parse-sign-in-message.js";
import { writeSignInMessage } from "../../engines/http/sign-in-message/sign-in-message.js";
import { type ApiError, errors } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import * as store from "./challenge-store.js";
import { invalidField, malformedField } from "./field-fault.js";
import type { ChallengeReply, VerifyWalletBody, WalletTokenReply } from "./schemas.js";
import type { SignParts } from "./sign-parts.js";
import { readSite, siteOf } from "./site.js";
import type { Tokens } from "./tokens.js";
import type { Chain } from "./wallets/chain.js";
import { ethereum } from "./wallets/ethereum.js";
import { solana } from "./wallets/solana.js";

const CHALLENGE_SECONDS = 300;
const NONCE_BYTES = 16;
const OPEN_CHALLENGES_MAX = 10_000;
/**
 * A wrong signature leaves its challenge open, so that somebody who learns an id cannot end a sign-in
 * with one call; the bound keeps a challenge from being worked on for ever.
 */
const ATTEMPTS_MAX = 5;
const ASSURANCE = "Nothing is paid and nothing is sent.";
const EXPECTED = ["message", "domain", "uri"] as const;
const chains: readonly Chain[] = [ethereum, solana];

/** Who is to sign in, and at which site. */
export interface ChallengeRequest {
  readonly walletAddress: string;
  readonly domain?: string;
  readonly uri?: string;
}

export type WalletSignIn = ReturnType<typeof createWalletSignIn>;

/** Sign-in with a wallet: a challenge, and a token for its signature. */
export function createWalletSignIn(platform: SignParts, tokens: Tokens) {
  const { store: database, clock } = platform;
  const ownSite = siteOf(platform.publicUrl);
  return {
    /** A message of the site that asks; of this server, for its account, where the request names none. */
    async challenge(
      accountId: string,
      request: ChallengeRequest,
      once?: Once<ChallengeReply>,
    ): Promise<ChallengeReply> {
      const { chain, wallet } = readWallet(request.walletAddress);
      const site = readSite(request);
      const now = clock();
      const expiresAt = now + CHALLENGE_SECONDS * 1000;
      const nonce = randomBytes(NONCE_BYTES).toString("hex");
      const message = writeSignInMessage({
        ...(site ?? ownSite),
        chain: chain.name,
        account: wallet,
        statement: site ? statement("with this account") : statement(`to application ${accountId}`),
        chainId: chain.chainId,
        nonce,
        issuedAt: isoTime(now),
        expirationTime: isoTime(expiresAt),
      });
      const id = newId("chl");
      const challenge = { id, accountId, nonce, wallet, message, expiresAt };
      return commitOnce(database.durable, once, async (tx) => {
        const limits = { openMax: OPEN_CHALLENGES_MAX, now };
        const full = await store.insertChallenge(tx, challenge, limits);
        if (full) throw tooManyChallenges(full.nextFreeAt - now);
        return {
          challenge_id: id,
          message,
          nonce,
          expires_at: isoTime(expiresAt),
          expires_in: CHALLENGE_SECONDS,
        };
      });
    },

    /**
     * A token for the signature of an open challenge, once. 400 for what is malformed by itself,
     * 401 for what does not fit a challenge of this account.
     */
    async verify(
      accountId: string,
      request: VerifyWalletBody,
      once?: Once<WalletTokenReply>,
    ): Promise<WalletTokenReply> {
      const { chain, wallet } = readWallet(request.walletAddress);
      const isSigned = chain.readSignature(request.signature);
      if (!isSigned) throw malformedField("signature", `must be ${chain.signatureForm}`);
      const name = readChallengeName(request);
      const attempt = { accountId, attemptsMax: ATTEMPTS_MAX, now: clock() };
      const challenge = await store.takeAttempt(database, name, attempt);
      if (!challenge) throw noChallenge();
      const { message } = challenge;
      const { domain, uri } = parseSignInMessage(message, chains);
      checkExpected(request, { message, domain, uri });
      if (challenge.wallet !== wallet || !isSigned({ account: wallet, message })) {
        throw errors.unauthorized("signature is not one of walletAddress for this challenge");
      }
      const signer = { account: accountId, subject: wallet, chain: chain.slug, domain };
      const { token, expiresAt } = await tokens.issue(signer);
      return commitOnce(database.durable, once, async (tx) => {
        if (!(await store.spendChallenge(tx, challenge.id))) throw noChallenge();
        return { token, expires_at: isoTime(expiresAt), walletAddress: wallet };
      });
    },
  };
}

/** On a page of another application somebody should see that the message is not for it. */
function statement(purpose: string): string {
  return `Sign in ${purpose}. ${ASSURANCE}`;
}

/** What a request says of its challenge has to be so, character by character. */
function checkExpected(
  request: VerifyWalletBody,
  challenge: Required<Pick<VerifyWalletBody, (typeof EXPECTED)[number]>>,
): void {
  for (const field of EXPECTED) {
    if (request[field] !== undefined && request[field] !== challenge[field]) {
      throw errors.unauthorized(`${field} is not the one of this challenge`);
    }
  }
}

function readWallet(text: string): { chain: Chain; wallet: string } {
  const chain = text.startsWith("0x") ? ethereum : solana;
  const wallet = chain.normaliseAccount(text);
  if (wallet !== undefined) return { chain, wallet };
  const forms = chains.map(({ name, accountForm }) => `${name} account (${accountForm})`);
  throw invalidField("walletAddress", `must be an ${forms.join(" or a ")}`);
}

/** The id when there is one; a message is checked whenever there is one. */
function readChallengeName({ challenge_id, message }: VerifyWalletBody): store.ChallengeName {
  const nonce = message === undefined ? undefined : readNonce(message);
  if (challenge_id !== undefined) return { id: challenge_id };
  if (nonce !== undefined) return { nonce };
  throw malformedField("challenge_id", "or message is required");
}

function readNonce(message: string): string {
  try {
    return parseSignInMessage(message, chains).nonce;
  } catch (error) {
    if (error instanceof MalformedMessage) {
      throw malformedField("message", `is not a sign-in message: ${error.message}`);
    }
    throw error;
  }
}

/** The refusal of a challenge that cannot be answered. */
export function noChallenge(): ApiError {
  return errors.unauthorized("the challenge is unknown, used or expired; ask for a new one");
}

/** The refusal of a challenge beyond those that may be open. */
export function tooManyChallenges(waitMs = 0): ApiError {
  const message = `${OPEN_CHALLENGES_MAX} challenges are open; use them or wait until they expire`;
  return errors.rateLimited(message, Math.ceil(waitMs / 1000));
}
