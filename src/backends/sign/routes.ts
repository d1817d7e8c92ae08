import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { onceOf } from "../../http/once.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { malformedField } from "./field-fault.js";
import {
  createLinkSignIn,
  emailNotConfigured,
  type LinkSignIn,
  noLink,
  tooManyLinks,
} from "./link-sign-in.js";
import {
  ChallengeBody,
  ChallengeQuery,
  ChallengeReply,
  LinkBody,
  LinkReply,
  LinkTokenReply,
  TokenBody,
  TokenQuery,
  TokenReply,
  VerifyLinkBody,
  VerifyWalletBody,
  WalletTokenReply,
} from "./schemas.js";
import { type SignParts, signSecret } from "./sign-parts.js";
import { createTokens, refused, type Tokens } from "./tokens.js";
import {
  type ChallengeRequest,
  createWalletSignIn,
  noChallenge,
  tooManyChallenges,
  type WalletSignIn,
} from "./wallet-sign-in.js";

const tags = ["sign"];

/** Adds the routes of challenges, tokens and links. */
export async function routes(
  app: BackendApp,
  needed: SignParts & Needed<"secrets">,
): Promise<void> {
  const { secrets, clock, publicUrl } = needed;
  const secret = secrets.of(signSecret);
  const tokens = createTokens({ secret, issuer: publicUrl, clock });
  walletRoutes(app, createWalletSignIn(needed, tokens));
  tokenRoutes(app, tokens);
  linkRoutes(app, createLinkSignIn(needed, tokens));
}

function walletRoutes(app: BackendApp, wallets: WalletSignIn): void {
  const challengeDescription =
    "Send the `domain` or the `uri` of the site that asks: the message names it, wallets compare it with the page that they are on, and what is signed is good for that site and this account alone. Without either, the message names this server and the id of the account.";
  const challengeReplies = {
    200: ChallengeReply,
    ...errorReplies(
      GatewayError,
      [400, 401, 413, 422, 429, 500, 503],
      [() => missing("walletAddress"), () => tooManyChallenges()],
    ),
  };

  app.get(
    "/api/auth/wallet/challenge",
    {
      schema: {
        operationId: "getWalletChallenge",
        tags,
        summary: "Make a message for a wallet to sign within 300 seconds",
        description: challengeDescription,
        querystring: ChallengeQuery,
        response: challengeReplies,
      },
    },
    async (request) => wallets.challenge(accountOf(request), readChallengeRequest(request.query)),
  );

  app.post(
    "/api/auth/wallet/challenge",
    {
      config: { idempotent: true },
      schema: {
        operationId: "createWalletChallenge",
        tags,
        summary: "Make a message for a wallet to sign within 300 seconds",
        description: challengeDescription,
        querystring: ChallengeQuery,
        body: ChallengeBody,
        response: challengeReplies,
      },
    },
    async (request) =>
      wallets.challenge(
        accountOf(request),
        readChallengeRequest(request.body, request.query),
        onceOf(request),
      ),
  );

  app.post(
    "/api/auth/wallet/verify",
    {
      config: { idempotent: true },
      schema: {
        operationId: "verifyWallet",
        tags,
        summary: "Exchange the signature of a challenge for a token, once",
        description:
          "Names the challenge by its id or by the whole message. A `domain` or `uri` that is sent has to be the one of the message. A challenge takes five attempts; a wrong signature does not use it up before.",
        body: VerifyWalletBody,
        response: {
          200: WalletTokenReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503], [noChallenge]),
        },
      },
    },
    async (request) => wallets.verify(accountOf(request), request.body, onceOf(request)),
  );
}

function tokenRoutes(app: BackendApp, tokens: Tokens): void {
  const description =
    "400 says that the text is no token at all; 401 that it is wrong, expired or another account's.";
  const replies = {
    200: TokenReply,
    ...errorReplies(
      GatewayError,
      [400, 401, 413, 422, 500, 503],
      [() => missing("token"), () => refused("it has expired")],
    ),
  };

  app.get(
    "/api/auth/token/verify",
    {
      schema: {
        operationId: "getTokenClaims",
        tags,
        summary: "Check a token and read its claims",
        description,
        querystring: TokenQuery,
        response: replies,
      },
    },
    async (request) => {
      const token = requireField("token", request.query);
      return { valid: true as const, claims: await tokens.verify(accountOf(request), token) };
    },
  );

  app.post(
    "/api/auth/token/verify",
    {
      schema: {
        operationId: "verifyToken",
        tags,
        summary: "Check a token and read its claims",
        description,
        querystring: TokenQuery,
        body: TokenBody,
        response: replies,
      },
    },
    async (request) => {
      const token = requireField("token", request.body, request.query);
      return { valid: true as const, claims: await tokens.verify(accountOf(request), token) };
    },
  );
}

function linkRoutes(app: BackendApp, links: LinkSignIn): void {
  app.post(
    "/api/auth/link",
    {
      config: { idempotent: true },
      schema: {
        operationId: "sendSignInLink",
        tags,
        summary: "Mail somebody what signs in once, within 30 minutes",
        description: "503 `email_not_configured` says that this server has no mail server.",
        body: LinkBody,
        response: {
          202: LinkReply,
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 429, 500, 503],
            [tooManyLinks, emailNotConfigured],
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(202);
      return links.send(accountOf(request), request.body.email, onceOf(request));
    },
  );

  app.post(
    "/api/auth/link/verify",
    {
      config: { idempotent: true },
      schema: {
        operationId: "verifySignInLink",
        tags,
        summary: "Exchange what was mailed for a token, once",
        body: VerifyLinkBody,
        response: {
          200: LinkTokenReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503], [noLink]),
        },
      },
    },
    async (request) => links.verify(accountOf(request), request.body.token, onceOf(request)),
  );
}

type Place<Name extends string> = Readonly<Partial<Record<Name, string>>> | null | undefined;

function readChallengeRequest(
  ...places: readonly Place<keyof ChallengeRequest>[]
): ChallengeRequest {
  const walletAddress = requireField("walletAddress", ...places);
  const [domain, uri] = [readField("domain", ...places), readField("uri", ...places)];
  return {
    walletAddress,
    ...(domain === undefined ? {} : { domain }),
    ...(uri === undefined ? {} : { uri }),
  };
}

function requireField<Name extends string>(name: Name, ...places: readonly Place<Name>[]): string {
  const value = readField(name, ...places);
  if (value === undefined) throw missing(name);
  return value;
}

const missing = (name: string) => malformedField(name, "is required");

/** The field of the first place that has it: the body stands before the query. */
function readField<Name extends string>(
  name: Name,
  ...places: readonly Place<Name>[]
): string | undefined {
  return places.map((place) => place?.[name]).find((value) => value !== undefined);
}
