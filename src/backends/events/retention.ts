import type { Needed } from "../../platform/parts/part.js";
import { totalsByOwner } from "../../platform/storage-quota/amounts.js";
import { deleteInSlices } from "../../platform/store/delete-in-slices.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import { deleteReceivedBefore } from "./store.js";
import { storedEvents } from "./variables.js";

/** Deletes the events that were received before a time; answers how many there were. */
export function forgetEvents(
  { store, storageQuota }: Needed<"store" | "storageQuota">,
  before: number,
): Promise<number> {
  const quota = storageQuota.of(storedEvents);
  return deleteInSlices((limit) =>
    store.tx(async (tx) => {
      const deleted = await deleteReceivedBefore(tx, before, limit);
      await quota.giveBack(tx, totalsByOwner(deleted));
      return deleted.length;
    }, BY_STATEMENT),
  );
}
