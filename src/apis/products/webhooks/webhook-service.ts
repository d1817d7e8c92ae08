import { errors, type Refusal } from "../../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../../http/input/cursor.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { type Once, onceFor } from "../../../platform/idempotency/once.js";
import type { Key } from "../../../platform/keys/key.js";
import { AddressRefused } from "../../../platform/outbound/target-rules.js";
import type { WebhookEventName } from "../../../platform/outbox/event.js";
import {
  type WebhookDelivery as Delivery,
  EndpointDisabled,
  type EndpointWithSecret,
  TooManyEndpoints,
  type WebhookEndpoint,
  type Webhooks,
} from "../../../services/webhooks/webhooks.js";
import { mayUse } from "../guard.js";
import type { Product } from "../options.js";
import type {
  DeliveriesQuery,
  DeliveriesReply,
  QueuedReply,
  RegisterBody,
  UpdateBody,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from "./webhook-schemas.js";

/** The refusal of an id that is no webhook of the account. */
export const noWebhook: Refusal = () => errors.notFound("the webhook");

/** The refusal of an id that is no delivery to a webhook of the account. */
export const noDelivery: Refusal = () => errors.notFound("the delivery");

/** What a key must be for, to have an event sent somewhere. */
const productOf: Readonly<Record<WebhookEventName, Product>> = {
  "detection.complete": "detector",
  "collection.updated": "vectordb",
};

const CURSOR = /^deliveries (\d{1,16})$/;

/** The webhooks of the account that a key belongs to. */
export interface WebhookService {
  register(
    key: Key,
    body: RegisterBody,
    once?: Once<WebhookWithSecret>,
  ): Promise<WebhookWithSecret>;
  list(key: Key): Promise<Webhook[]>;
  get(key: Key, id: string): Promise<Webhook>;
  update(key: Key, id: string, body: UpdateBody): Promise<Webhook>;
  rotate(key: Key, id: string, once?: Once<WebhookWithSecret>): Promise<WebhookWithSecret>;
  remove(key: Key, id: string): Promise<void>;
  /** The delivery that takes the test there. */
  test(key: Key, id: string, once?: Once<QueuedReply>): Promise<QueuedReply>;
  deliveries(key: Key, id: string, query: DeliveriesQuery): Promise<DeliveriesReply>;
  /** The delivery that takes the event there again. */
  redeliver(key: Key, deliveryId: string, once?: Once<QueuedReply>): Promise<QueuedReply>;
}

export function createWebhookService(webhooks: Webhooks): WebhookService {
  async function withLastDelivery(key: Key, endpoint: WebhookEndpoint): Promise<Webhook> {
    const page = await webhooks.deliveries(key.ownerId, endpoint.id, { limit: 1 });
    const last = page?.deliveries[0];
    return { ...toWebhook(endpoint), last_delivery: last ? toDelivery(last) : null };
  }

  /**
   * Who could send a webhook elsewhere, or learn its secret, could read all that it is sent, and what
   * waits since before its events were changed.
   */
  async function findToChange(key: Key, id: string): Promise<void> {
    const endpoint = found(await webhooks.find(key.ownerId, id));
    checkScopes(key, endpoint.hadEvents);
  }

  return {
    async register(key, { url, events, signature }, once) {
      checkScopes(key, events);
      const keep = onceFor(once, toWebhookWithSecret);
      const endpoint = webhooks.register(key.ownerId, { url, events, signature }, keep);
      return toWebhookWithSecret(await explained(endpoint));
    },
    async list(key) {
      const endpoints = await webhooks.list(key.ownerId);
      return Promise.all(endpoints.map((endpoint) => withLastDelivery(key, endpoint)));
    },
    async get(key, id) {
      return withLastDelivery(key, found(await webhooks.find(key.ownerId, id)));
    },
    async update(key, id, { url, events, enabled }) {
      checkScopes(key, events ?? []);
      await findToChange(key, id);
      const endpoint = await explained(webhooks.update(key.ownerId, id, { url, events, enabled }));
      return withLastDelivery(key, found(endpoint));
    },
    async rotate(key, id, once) {
      await findToChange(key, id);
      const keep = onceFor(once, toWebhookWithSecret);
      return toWebhookWithSecret(found(await webhooks.rotateSecret(key.ownerId, id, keep)));
    },
    async remove(key, id) {
      if (!(await webhooks.remove(key.ownerId, id))) throw noWebhook();
    },
    async test(key, id, once) {
      const sent = webhooks.sendTest(key.ownerId, id, onceFor(once, toQueued));
      return toQueued(found(await explained(sent)));
    },
    async deliveries(key, id, { limit, cursor }) {
      const place = cursor === undefined ? undefined : Number(partsOfCursor(cursor, CURSOR)[0]);
      const page = found(await webhooks.deliveries(key.ownerId, id, { limit, cursor: place }));
      return {
        deliveries: page.deliveries.map(toDelivery),
        next_cursor: page.next === undefined ? null : toCursor(`deliveries ${page.next}`),
      };
    },
    async redeliver(key, deliveryId, once) {
      const old = await webhooks.findDelivery(key.ownerId, deliveryId);
      if (old && old.event !== "webhook.test") checkScopes(key, [old.event]);
      const keep = onceFor(once, toQueued);
      const delivery = await explained(webhooks.redeliver(key.ownerId, deliveryId, keep));
      if (!delivery) throw noDelivery();
      return toQueued(delivery);
    },
  };
}

function checkScopes(key: Key, events: readonly WebhookEventName[]): void {
  for (const event of events) {
    if (mayUse(key, productOf[event])) continue;
    throw errors.forbidden(`a webhook for ${event} needs the scope "${productOf[event]}"`);
  }
}

function found<T>(object: T | undefined): T {
  if (object === undefined) throw noWebhook();
  return object;
}

/** What the platform refuses, as errors that a caller can act on. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AddressRefused) {
      const message = `url is refused: ${error.message}`;
      throw errors.validation(message, { details: [{ path: "/url", message }], cause: error });
    }
    if (error instanceof TooManyEndpoints || error instanceof EndpointDisabled) {
      throw errors.conflict(error.message);
    }
    throw error;
  }
}

function toWebhook(endpoint: WebhookEndpoint) {
  const { id, url, events, signature, publicKey, enabled, disabled, createdAt } = endpoint;
  return {
    id,
    url,
    events: [...events],
    signature,
    public_key: publicKey,
    status: enabled ? ("active" as const) : ("disabled" as const),
    disabled_reason: disabled?.reason ?? null,
    disabled_at: isoTime(disabled?.at ?? null),
    created_at: isoTime(createdAt),
  };
}

function toWebhookWithSecret(endpoint: EndpointWithSecret): WebhookWithSecret {
  const { secret, signature } = endpoint;
  return { ...toWebhook(endpoint), ...(signature === "v1" ? { secret } : {}) };
}

function toQueued({ id }: Delivery): QueuedReply {
  return { delivery_id: id };
}

function toDelivery(delivery: Delivery): WebhookDelivery {
  const { id, endpointId, eventId, event, state, attempts, status, error } = delivery;
  return {
    id,
    webhook_id: endpointId,
    event_id: eventId,
    event,
    status: state,
    attempts,
    response_status: status,
    error,
    created_at: isoTime(delivery.createdAt),
    first_attempt_at: isoTime(delivery.firstAttemptAt),
    next_attempt_at: isoTime(delivery.nextAttemptAt),
    delivered_at: state === "delivered" ? isoTime(delivery.finishedAt) : null,
  };
}
