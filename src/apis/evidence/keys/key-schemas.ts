import { Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";

export const TierName = StringEnum(["free", "pro"]);
export const Time = (description: string) => Type.String({ format: "date-time", description });
export const CallsPerMonth = Type.Integer({
  description: "calls of a key in one calendar month, UTC",
});

export const CreateKeyBody = Type.Object(
  {
    email: Type.String({ maxLength: 254, description: "where the holder of the key is reached" }),
    tier: Type.Optional(TierName),
  },
  { examples: [{ email: "agent@example.org" }, { email: "agent@example.org", tier: "pro" }] },
);

const Endpoint = Type.Object({
  method: Type.String({ examples: ["POST"] }),
  url: Type.String({ description: "absolute; `{…}` stands for a value" }),
});

export const CreateKeyReply = Type.Object(
  {
    api_key: Type.String({
      pattern: "^cb_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$",
      description: "shown this once; send it in the header `x-api-key`",
    }),
    tier: TierName,
    max_calls: CallsPerMonth,
    endpoints: Type.Record(Type.String(), Endpoint, {
      description: "every route of the family by a short name",
    }),
    paid_until: Type.Optional(Time("until when a key of the tier pro has it")),
    checkout_url: Type.Optional(Type.String({ description: "the receipt of that purchase" })),
    sandbox: Type.Optional(
      Type.Literal(true, { description: "it was settled at once, and no money moved" }),
    ),
  },
  {
    examples: [
      {
        api_key: "cb_4fWq9ZtK_0aXb7Ls2Qe9RmVt4Yc6Hd1Jk8Pn3Wz5U_0Gd7Xa",
        tier: "free",
        max_calls: 1000,
        endpoints: {
          seal: { method: "POST", url: "http://localhost:8080/api/v1/evidence/seal" },
        },
      },
    ],
  },
);

const KeyGuide = Type.Object({
  tiers: Type.Array(
    Type.Object({
      tier: TierName,
      max_calls: CallsPerMonth,
      price_cents: Type.Integer({ description: "for 30 days" }),
      how: Type.String({ description: "how a key of this tier is obtained" }),
    }),
  ),
  create: Type.Object({
    method: Type.Literal("POST"),
    url: Type.String(),
    body: Type.Object({ email: Type.String() }),
  }),
});

const KeyState = Type.Object({
  tier: TierName,
  created_at: Time("when the key was made"),
  calls_used: Type.Integer({ description: "this month" }),
  max_calls: CallsPerMonth,
  resets_at: Time("when the next month begins"),
});

export const KeyReply = Type.Union([KeyState, KeyGuide], {
  description: "The key that was sent; without one, the tiers and how to get a key",
  examples: [
    {
      tier: "free",
      created_at: "2026-11-03T09:12:45.120Z",
      calls_used: 41,
      max_calls: 1000,
      resets_at: "2026-12-01T00:00:00.000Z",
    },
    {
      tiers: [
        {
          tier: "free",
          max_calls: 1000,
          price_cents: 0,
          how: "POST /api/v1/key with an email address",
        },
      ],
      create: {
        method: "POST",
        url: "http://localhost:8080/api/v1/key",
        body: { email: "you@example.org" },
      },
    },
  ],
});
