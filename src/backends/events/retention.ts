import type { Store } from "../../platform/store/sql.js";
import { deleteReceivedBefore } from "./store.js";

const EVENTS_AT_ONCE = 1_000;

/** Deletes some events that were received before a time, and answers `"more"` when there are more. */
export async function forgetEvents(store: Store, before: number): Promise<"more" | undefined> {
  const deleted = await deleteReceivedBefore(store, before, EVENTS_AT_ONCE);
  return deleted < EVENTS_AT_ONCE ? undefined : "more";
}
