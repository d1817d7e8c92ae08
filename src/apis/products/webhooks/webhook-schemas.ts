import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { URL_LENGTH_MAX } from "../../../platform/outbound/address-guard.js";
import type { WebhookEventName } from "../../../platform/outbox/event.js";

const EVENTS_LENGTH_MAX = 16;
const PAGE_LENGTH_MAX = 100;
const PAGE_LENGTH_DEFAULT = 20;
const CURSOR_LENGTH_MAX = 100;

const WEBHOOK_EVENTS = [
  "detection.complete",
  "collection.updated",
] as const satisfies readonly WebhookEventName[];

const Nullable = {
  text: (description: string) => Type.Union([Type.String(), Type.Null()], { description }),
  time: (description: string) =>
    Type.Union([Type.String({ format: "date-time" }), Type.Null()], { description }),
};
const Time = (description: string) => Type.String({ format: "date-time", description });

const Url = Type.String({
  minLength: 1,
  maxLength: URL_LENGTH_MAX,
  description: "https, to a host on the public internet, on port 443 or one from 1024 on",
});
const EventNames = Type.Array(StringEnum(WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: EVENTS_LENGTH_MAX,
  description:
    "what is sent; `detection.complete` needs the scope detector, `collection.updated` the scope vectordb",
});
const Signature = StringEnum(["v1", "v1a"], {
  description:
    "`v1`: HMAC-SHA256 with a shared secret; `v1a`: Ed25519, verified with a public key. Fixed at registration",
});

export const RegisterBody = Type.Object(
  { url: Url, events: EventNames, signature: Type.Optional(Signature) },
  { examples: [{ url: "https://example.com/hooks", events: ["detection.complete"] }] },
);
export type RegisterBody = Static<typeof RegisterBody>;

export const UpdateBody = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(EventNames),
    enabled: Type.Optional(
      Type.Boolean({
        description:
          "false ends what waits and sends nothing more; true sends what happens from now on",
      }),
    ),
  },
  { examples: [{ enabled: true }] },
);
export type UpdateBody = Static<typeof UpdateBody>;

const deliveryExample = {
  id: "whd_0f1e2d3c4b5a69788796a5b4",
  webhook_id: "whk_7a565c1688bfe5aa4b5ac2df",
  event_id: "whe_9c1185a5c5e9fc54612808d4",
  event: "detection.complete",
  status: "delivered",
  attempts: 2,
  response_status: 204,
  error: null,
  created_at: "2026-01-02T03:04:05.678Z",
  first_attempt_at: "2026-01-02T03:04:05.701Z",
  next_attempt_at: null,
  delivered_at: "2026-01-02T03:04:11.022Z",
};

export const WebhookDelivery = Type.Object(
  {
    id: Type.String(),
    webhook_id: Type.String(),
    event_id: Type.String({
      description: "the `webhook-id` header: the same on every attempt, and when it is sent again",
    }),
    event: StringEnum([...WEBHOOK_EVENTS, "webhook.test"]),
    status: StringEnum(["pending", "delivered", "failed"]),
    attempts: Type.Integer(),
    response_status: Type.Union([Type.Integer(), Type.Null()], {
      description: "of the last attempt",
    }),
    error: Type.Union(
      [StringEnum(["timeout", "address_refused", "tls", "connection"]), Type.Null()],
      { description: "why the last attempt got no answer" },
    ),
    created_at: Time("when the event happened, or was sent again"),
    first_attempt_at: Nullable.time("null before the first attempt"),
    next_attempt_at: Nullable.time("null before the first attempt and after the last"),
    delivered_at: Nullable.time("null unless delivered"),
  },
  { $id: "WebhookDelivery", examples: [deliveryExample] },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const webhookExample = {
  id: "whk_7a565c1688bfe5aa4b5ac2df",
  url: "https://example.com/hooks",
  events: ["detection.complete"],
  signature: "v1",
  public_key: null,
  status: "active",
  disabled_reason: null,
  disabled_at: null,
  created_at: "2026-01-02T03:04:05.678Z",
};

const webhookFields = {
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(StringEnum(WEBHOOK_EVENTS)),
  signature: Signature,
  public_key: Nullable.text("`whpk_…`, which verifies signatures; null for `v1`"),
  status: StringEnum(["active", "disabled"]),
  disabled_reason: Type.Union(
    [StringEnum(["failing", "gone", "asked", "secret_lost"]), Type.Null()],
    {
      description:
        "`failing`: nothing was accepted for 24 hours, or too much waited; `gone`: it answered 410; `asked`: by you; `secret_lost`: a release before could not sign",
    },
  ),
  disabled_at: Nullable.time("null while active"),
  created_at: Time("when it was registered"),
};

export const Webhook = Type.Object(
  {
    ...webhookFields,
    last_delivery: Type.Union(
      [Type.Unsafe<WebhookDelivery>(Type.Ref("WebhookDelivery")), Type.Null()],
      {
        description: "the newest of its deliveries",
      },
    ),
  },
  { $id: "Webhook", examples: [{ ...webhookExample, last_delivery: deliveryExample }] },
);
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = Type.Object(
  {
    ...webhookFields,
    secret: Type.Optional(
      Type.String({
        description: "`whsec_…`, shown this once; absent for `v1a`, which has a public key instead",
      }),
    ),
  },
  {
    $id: "WebhookWithSecret",
    examples: [{ ...webhookExample, secret: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" }],
  },
);
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const ListReply = Type.Object(
  {
    webhooks: Type.Array(Type.Unsafe<Webhook>(Type.Ref("Webhook")), {
      description: "oldest first",
    }),
  },
  { examples: [{ webhooks: [{ ...webhookExample, last_delivery: null }] }] },
);

export const IdParams = Type.Object({ id: Type.String() });

export const DeleteReply = Type.Object(
  { deleted: Type.Literal(true), id: Type.String() },
  { examples: [{ deleted: true, id: webhookExample.id }] },
);

export const QueuedReply = Type.Object(
  { delivery_id: Type.String({ description: "to be found among the deliveries of the webhook" }) },
  { examples: [{ delivery_id: deliveryExample.id }] },
);
export type QueuedReply = Static<typeof QueuedReply>;

export const DeliveriesQuery = Type.Object({
  limit: Type.Integer({ default: PAGE_LENGTH_DEFAULT, minimum: 1, maximum: PAGE_LENGTH_MAX }),
  cursor: Type.Optional(
    Type.String({ maxLength: CURSOR_LENGTH_MAX, description: "`next_cursor` of the page before" }),
  ),
});
export type DeliveriesQuery = Static<typeof DeliveriesQuery>;

export const DeliveriesReply = Type.Object(
  {
    deliveries: Type.Array(Type.Unsafe<WebhookDelivery>(Type.Ref("WebhookDelivery")), {
      description: "newest first; kept for 30 days",
    }),
    next_cursor: Nullable.text("null on the last page"),
  },
  { examples: [{ deliveries: [deliveryExample], next_cursor: null }] },
);
export type DeliveriesReply = Static<typeof DeliveriesReply>;
