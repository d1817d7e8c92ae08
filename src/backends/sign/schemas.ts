import { type Static, Type } from "@sinclair/typebox";

const examples = {
  wallet: "0x14791697260E4c9A71f18484C9f997B308e59325",
  challengeId: "chl_0f1e2d3c4b5a69788796a5b4",
  signature: `0x${"5f".repeat(64)}1c`,
  token: "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIweDE0In0.c2lnbmF0dXJl",
  nonce: "9f86d081884c7d659a2feaa0c55ad015",
  message: [
    "shop.example wants you to sign in with your Ethereum account:",
    "0x14791697260E4c9A71f18484C9f997B308e59325",
    "",
    "Sign in with this account. Nothing is paid and nothing is sent.",
    "",
    "URI: https://shop.example/login",
    "Version: 1",
    "Chain ID: 1",
    "Nonce: 9f86d081884c7d659a2feaa0c55ad015",
    "Issued At: 2026-01-01T00:00:00.000Z",
    "Expiration Time: 2026-01-01T00:05:00.000Z",
  ].join("\n"),
};

const WalletAddress = Type.String({
  maxLength: 128,
  description: "Ethereum: 0x and 40 hex digits in any case; Solana: base58 of 32 bytes",
});
const Time = (description: string) => Type.String({ format: "date-time", description });

const Domain = Type.String({
  maxLength: 260,
  description:
    "the site that asks, as its host and its port if it has one; wallets compare it with their page",
});
const Uri = Type.String({
  maxLength: 2048,
  description: "what is signed in to: https, or http on loopback, at `domain`",
});

export const ChallengeQuery = Type.Object({
  walletAddress: Type.Optional({ ...WalletAddress, examples: [examples.wallet] }),
  domain: Type.Optional(Domain),
  uri: Type.Optional(Uri),
});
/** The address may stand in the query instead, and then there may be no body. */
export const ChallengeBody = Type.Unsafe<Static<typeof ChallengeQuery> | null>({
  ...ChallengeQuery,
  type: ["object", "null"],
  examples: [
    {
      walletAddress: examples.wallet,
      domain: "shop.example",
      uri: "https://shop.example/login",
    },
  ],
});

export const ChallengeReply = Type.Object(
  {
    challenge_id: Type.String({ pattern: "^chl_[0-9a-f]{24}$" }),
    message: Type.String({ description: "what the wallet signs, in the layout of EIP-4361" }),
    nonce: Type.String(),
    expires_at: Time("after this the challenge is refused"),
    expires_in: Type.Integer({ description: "seconds" }),
  },
  {
    examples: [
      {
        challenge_id: examples.challengeId,
        message: examples.message,
        nonce: examples.nonce,
        expires_at: "2026-01-01T00:05:00.000Z",
        expires_in: 300,
      },
    ],
  },
);
export type ChallengeReply = Static<typeof ChallengeReply>;

export const VerifyWalletBody = Type.Object(
  {
    walletAddress: WalletAddress,
    challenge_id: Type.Optional(
      Type.String({ maxLength: 64, description: "names the challenge, unless `message` does" }),
    ),
    message: Type.Optional(
      Type.String({ maxLength: 4096, description: "the message that was signed, byte for byte" }),
    ),
    domain: Type.Optional({ ...Domain, description: "the message has to name exactly this one" }),
    uri: Type.Optional({ ...Uri, description: "the message has to name exactly this one" }),
    signature: Type.String({
      description:
        "Ethereum: EIP-191, as `personal_sign` answers it; Solana: Ed25519 in base58 or hex",
    }),
  },
  {
    examples: [
      {
        walletAddress: examples.wallet,
        challenge_id: examples.challengeId,
        domain: "shop.example",
        signature: examples.signature,
      },
    ],
  },
);
export type VerifyWalletBody = Static<typeof VerifyWalletBody>;

export const WalletTokenReply = Type.Object(
  {
    token: Type.String({ description: "a JWT, signed with HMAC-SHA256" }),
    expires_at: Time("after this the token is refused"),
    walletAddress: Type.String({ description: "in its one spelling, as in the claim `sub`" }),
  },
  {
    examples: [
      {
        token: examples.token,
        expires_at: "2026-01-01T01:00:00.000Z",
        walletAddress: examples.wallet,
      },
    ],
  },
);
export type WalletTokenReply = Static<typeof WalletTokenReply>;

export const TokenQuery = Type.Object({
  token: Type.Optional(Type.String({ description: "at most 8192 characters" })),
});
/** The token may stand in the query instead, and then there may be no body. */
export const TokenBody = Type.Unsafe<Static<typeof TokenQuery> | null>({
  ...TokenQuery,
  type: ["object", "null"],
  examples: [{ token: examples.token }],
});

export const TokenClaims = Type.Object({
  sub: Type.String({ description: "who signed in" }),
  iss: Type.String(),
  aud: Type.String({ description: "the account that may verify it" }),
  iat: Type.Integer({ description: "epoch seconds" }),
  exp: Type.Integer({ description: "epoch seconds" }),
  jti: Type.String(),
  chain: Type.Optional(
    Type.Union([Type.Literal("ethereum"), Type.Literal("solana")], { description: "of a wallet" }),
  ),
  domain: Type.Optional(Type.String({ description: "the site whose message the wallet signed" })),
});
export type TokenClaims = Static<typeof TokenClaims>;

export const TokenReply = Type.Object(
  { valid: Type.Literal(true), claims: TokenClaims },
  {
    examples: [
      {
        valid: true,
        claims: {
          sub: examples.wallet,
          iss: "http://localhost:8080",
          aud: "acc_0f1e2d3c4b5a69788796a5b4",
          iat: 1767225600,
          exp: 1767229200,
          jti: "5a4b3c2d-1e0f-4a5b-8c7d-6e5f4a3b2c1d",
          chain: "ethereum",
          domain: "shop.example",
        },
      },
    ],
  },
);

export const LinkBody = Type.Object(
  { email: Type.String({ format: "email", maxLength: 254 }) },
  { examples: [{ email: "someone@example.com" }] },
);

export const LinkReply = Type.Object(
  {
    queued: Type.Literal(true, { description: "the mail server has not answered yet" }),
    email: Type.String({ description: "in lower case, as in the claim `sub`" }),
    expires_at: Time("after this what was mailed is refused"),
    expires_in: Type.Integer({ description: "seconds" }),
  },
  {
    examples: [
      {
        queued: true,
        email: "someone@example.com",
        expires_at: "2026-01-01T00:30:00.000Z",
        expires_in: 1800,
      },
    ],
  },
);
export type LinkReply = Static<typeof LinkReply>;

export const VerifyLinkBody = Type.Object(
  { token: Type.String({ description: "the 43 characters that were mailed" }) },
  { examples: [{ token: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA" }] },
);

export const LinkTokenReply = Type.Object(
  {
    token: Type.String({ description: "a JWT, signed with HMAC-SHA256" }),
    expires_at: Time("after this the token is refused"),
    email: Type.String(),
  },
  {
    examples: [
      {
        token: examples.token,
        expires_at: "2026-01-01T01:00:00.000Z",
        email: "someone@example.com",
      },
    ],
  },
);
export type LinkTokenReply = Static<typeof LinkTokenReply>;
