import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";
import { StorageLine } from "../../http/storage-line.js";

const Time = Type.String({ format: "date-time" });
const TimeOrNull = Type.Union([Time, Type.Null()]);
const LatencyMs = Type.Union([Type.Number(), Type.Null()], {
  description: "milliseconds, at most a tenth too high; null without calls",
});

const accountExample = {
  id: "acc_0f1e2d3c4b5a69788796a5b4",
  email: "me@example.org",
  created_at: "2026-11-21T12:00:00.000Z",
};
const keyExample = {
  id: "key_0f1e2d3c4b5a69788796a5b4",
  name: "my first agent",
  hint: "gwk_4fQ9",
  realm: "gateway",
  scopes: [],
  created_at: "2026-11-21T12:00:00.000Z",
  last_used: null,
  expires_at: null,
};
const accessExample = {
  id: "req_0f1e2d3c4b5a69788796a5b4",
  slug: "run-record",
  reason: "An audit trail for the runs of our agents",
  status: "open",
  created_at: "2026-11-21T12:00:00.000Z",
  decided_at: null,
};

export const SignUpBody = Type.Object(
  { email: Type.String({ format: "email", maxLength: 254 }) },
  { examples: [{ email: "me@example.org" }] },
);

export const SignUpReply = Type.Object(
  { status: Type.Literal("sent"), message: Type.String() },
  {
    examples: [
      {
        status: "sent",
        message:
          "A link is on its way to this address, or waits in its mailbox; each works for 30 minutes.",
      },
    ],
  },
);

export const ConfirmBody = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 256,
      description: "what stands behind `token=` in the link",
    }),
  },
  { examples: [{ token: "ZXhhbXBsZSB0b2tlbiAhIQ" }] },
);

export const AccountView = Type.Object(
  { id: Type.String(), email: Type.String(), created_at: Time },
  { $id: "AccountView", examples: [accountExample] },
);
export type AccountView = Static<typeof AccountView>;

const ProductScope = StringEnum(["all", "detector", "vectordb", "inference", "optimizer"]);

export const CreateKeyBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    realm: StringEnum(["gateway", "products"]),
    scopes: Type.Optional(
      Type.Array(ProductScope, {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
        description: "what a products key opens; `all` by default",
      }),
    ),
    expires_in_days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3650, description: "it does not expire by default" }),
    ),
  },
  { examples: [{ name: "my first agent", realm: "gateway" }] },
);
export type NewKey = Static<typeof CreateKeyBody>;

const keyFields = {
  id: Type.String(),
  name: Type.String(),
  hint: Type.String({ description: "how the key begins" }),
  realm: StringEnum(["jobs", "gateway", "evidence", "products"]),
  scopes: Type.Array(Type.String()),
  created_at: Time,
  expires_at: TimeOrNull,
};

export const AccountKey = Type.Object(
  { ...keyFields, last_used: TimeOrNull },
  { $id: "AccountKey", examples: [keyExample] },
);
export type AccountKey = Static<typeof AccountKey>;

export const KeyList = Type.Object(
  { keys: Type.Array(Type.Unsafe<AccountKey>(Type.Ref("AccountKey"))) },
  { examples: [{ keys: [keyExample] }] },
);

const { last_used: _lastUsed, ...madeKeyExample } = keyExample;
export const MadeKey = Type.Object(
  { ...keyFields, key: Type.String({ description: "the key itself, shown this once" }) },
  {
    $id: "MadeKey",
    examples: [{ ...madeKeyExample, key: "gwk_4fQ9xampleKeyThatDoesNotWork" }],
  },
);
export type MadeKey = Static<typeof MadeKey>;

export const KeyParams = Type.Object({ id: Type.String() });

export const UsageQuery = Type.Object({
  days: Type.Integer({
    minimum: 1,
    maximum: 90,
    default: 30,
    description: "how many UTC days, today being the last",
  }),
});

export const UsageReport = Type.Object(
  {
    from: Type.String({ format: "date" }),
    to: Type.String({ format: "date" }),
    total_calls: Type.Integer(),
    calls: Type.Array(
      Type.Object({
        day: Type.String({ format: "date" }),
        slug: Type.String(),
        status_class: Type.String({ description: "`2xx`, `4xx` and so on" }),
        calls: Type.Integer(),
      }),
    ),
    services: Type.Array(
      Type.Object({
        slug: Type.String(),
        calls: Type.Integer(),
        p50_ms: LatencyMs,
        p95_ms: LatencyMs,
      }),
    ),
    keys: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        hint: Type.String(),
        calls: Type.Integer(),
        p50_ms: LatencyMs,
        p95_ms: LatencyMs,
        calls_remaining_today: Type.Union([Type.Integer(), Type.Null()], {
          description: "null for a key that works no more",
        }),
      }),
      { description: "the gateway keys that work, and those that were used in these days" },
    ),
    storage: Type.Array(StorageLine, {
      description:
        "what the account stores now, by kind, and the most that it may; a write beyond that is 403",
    }),
  },
  {
    $id: "UsageReport",
    examples: [
      {
        from: "2026-10-23",
        to: "2026-11-21",
        total_calls: 12,
        calls: [{ day: "2026-11-21", slug: "og-card", status_class: "2xx", calls: 12 }],
        services: [{ slug: "og-card", calls: 12, p50_ms: 3.11, p95_ms: 8.06 }],
        keys: [
          {
            id: keyExample.id,
            name: keyExample.name,
            hint: keyExample.hint,
            calls: 12,
            p50_ms: 3.11,
            p95_ms: 8.06,
            calls_remaining_today: 88,
          },
        ],
        storage: [
          {
            kind: "events",
            items: 1_204,
            items_max: 20_000_000,
            bytes: 301_577,
            bytes_max: 10_737_418_240,
          },
        ],
      },
    ],
  },
);
export type UsageReport = Static<typeof UsageReport>;

export const RequestAccessBody = Type.Object(
  {
    slug: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Type.String({ minLength: 1, maxLength: 2000 }),
  },
  { examples: [{ slug: accessExample.slug, reason: accessExample.reason }] },
);
export type NewAccessRequest = Static<typeof RequestAccessBody>;

export const AccessStatus = StringEnum(["open", "granted", "denied"]);
export type AccessStatus = Static<typeof AccessStatus>;

export const AccessRequest = Type.Object(
  {
    id: Type.String(),
    slug: Type.String(),
    reason: Type.String(),
    status: AccessStatus,
    created_at: Time,
    decided_at: TimeOrNull,
  },
  { $id: "AccessRequest", examples: [accessExample] },
);
export type AccessRequest = Static<typeof AccessRequest>;

export const AccessRequestList = Type.Object(
  { requests: Type.Array(Type.Unsafe<AccessRequest>(Type.Ref("AccessRequest"))) },
  { examples: [{ requests: [accessExample] }] },
);
