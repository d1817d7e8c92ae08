import type { Needed } from "../../platform/parts/part.js";
import { totalsByOwner } from "../../platform/storage-quota/amounts.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import { deleteReceivedBefore } from "./store.js";
import { storedEvents } from "./variables.js";

const EVENTS_AT_ONCE = 1_000;

/** Deletes some events that were received before a time, and answers `"more"` when there are more. */
export async function forgetEvents(
  { store, storageQuota }: Needed<"store" | "storageQuota">,
  before: number,
): Promise<"more" | undefined> {
  const quota = storageQuota.of(storedEvents);
  return store.tx(async (tx) => {
    const deleted = await deleteReceivedBefore(tx, before, EVENTS_AT_ONCE);
    await quota.giveBack(tx, totalsByOwner(deleted));
    return deleted.length < EVENTS_AT_ONCE ? undefined : "more";
  }, BY_STATEMENT);
}
