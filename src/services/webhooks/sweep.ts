import { deleteInSlices } from "../../platform/store/delete-in-slices.js";
import type { Store } from "../../platform/store/sql.js";
import { forgetOlder } from "./delivery/delivery-store.js";
import { forgetQueue, listKeptQueues, listOrphans, trimQueue } from "./delivery/queue-store.js";

const KEPT_MS = 30 * 86_400_000;
const KEPT_MAX = 10_000;
const QUEUES_MAX = 500;

/**
 * Forgets deliveries that are over: those older than 30 days, those that are not among the last
 * 10,000 of their endpoint, and those whose endpoint is gone. What waits is kept.
 */
export async function sweepDeliveries(store: Store, now: number): Promise<void> {
  const before = now - KEPT_MS;
  await deleteInSlices((limit) => forgetOlder(store, { before, limit }));

  for (const { endpoint_id } of await listOrphans(store, QUEUES_MAX)) {
    await forgetQueue(store, endpoint_id);
  }

  let after = "";
  for (;;) {
    const queues = await listKeptQueues(store, { after, limit: QUEUES_MAX });
    for (const queue of queues) await trimQueue(store, queue, KEPT_MAX);
    const last = queues.at(-1);
    if (!last || queues.length < QUEUES_MAX) return;
    after = last.id;
  }
}
