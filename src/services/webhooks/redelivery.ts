import type { Clock } from "../../platform/clock/clock.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Store, Transaction } from "../../platform/store/sql.js";
import {
  findDelivery,
  insertDeliveries,
  listDeliveries,
  type NewDelivery,
  toDelivery,
  toDeliveryRow,
} from "./delivery/delivery-store.js";
import { retryNow } from "./delivery/queue-store.js";
import { findEndpoint, takePosition } from "./endpoint-store.js";
import { toBody } from "./outbox.js";
import { EndpointDisabled, type WebhookDelivery, type Webhooks } from "./webhooks.js";

const TEST_EVENT = "webhook.test";

export interface RedeliveryParts {
  readonly clock: Clock;
  readonly wake: () => void;
}

type Redelivery = Pick<Webhooks, "sendTest" | "deliveries" | "findDelivery" | "redeliver">;

/** Deliveries as their account sees them, and those that it asks for: tests and redeliveries. */
export function createRedelivery(store: Store, { clock, wake }: RedeliveryParts): Redelivery {
  async function addAndWake(
    once: Once<WebhookDelivery> | undefined,
    work: (tx: Transaction) => Promise<WebhookDelivery | undefined>,
  ): Promise<WebhookDelivery | undefined> {
    const added = await store.durable.tx(async (tx) => {
      const delivery = await work(tx);
      if (delivery) await once?.keep(tx, delivery);
      return delivery;
    });
    wake();
    return added;
  }

  return {
    sendTest: (accountId, id, once) =>
      addAndWake(once, async (tx) => {
        if (!(await findEndpoint(tx, accountId, id))) return undefined;
        const now = clock();
        const data = { webhook: id, timestamp: isoTime(now) };
        const message = {
          event: TEST_EVENT,
          eventId: newId("whe"),
          body: toBody(TEST_EVENT, data),
        };
        return addDelivery(tx, accountId, { ...message, endpointId: id, now });
      }),
    async deliveries(accountId, endpointId, { cursor, limit }) {
      if (!(await findEndpoint(store, accountId, endpointId))) return undefined;
      const before = cursor ?? Number.MAX_SAFE_INTEGER;
      const rows = await listDeliveries(store, endpointId, { before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? shown.at(-1)?.position : undefined;
      return { deliveries: shown.map(toDelivery), next };
    },
    async findDelivery(accountId, deliveryId) {
      const row = await findDelivery(store, accountId, deliveryId);
      return row && toDelivery(row);
    },
    redeliver: (accountId, deliveryId, once) =>
      addAndWake(once, async (tx) => {
        const old = await findDelivery(tx, accountId, deliveryId);
        if (!old) return undefined;
        const { endpoint_id, event_id, event, body } = old;
        const message = { event, eventId: event_id, body };
        return addDelivery(tx, accountId, { ...message, endpointId: endpoint_id, now: clock() });
      }),
  };
}

/** Adds a delivery at the end of an enabled queue and makes the queue due at once. */
async function addDelivery(
  tx: Transaction,
  accountId: string,
  delivery: Omit<NewDelivery, "position">,
): Promise<WebhookDelivery | undefined> {
  const position = await takePosition(tx, accountId, delivery.endpointId);
  if (position === undefined) throw new EndpointDisabled();
  const row = toDeliveryRow({ ...delivery, position });
  await tx.run(insertDeliveries([row]));
  await retryNow(tx, delivery.endpointId);
  const added = await findDelivery(tx, accountId, row[0]);
  return added && toDelivery(added);
}
