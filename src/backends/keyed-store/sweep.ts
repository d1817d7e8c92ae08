import { setImmediate as nextTurn } from "node:timers/promises";
import type { Needed } from "../../platform/parts/part.js";
import type { Store } from "../../platform/store/sql.js";
import {
  deleteExpired,
  deleteKeyspace,
  deleteSomeValues,
  findRetiredKeyspace,
  hasExpired,
} from "./store.js";
import { storedKeys } from "./stored.js";

/** Values may be long, and SQLite walks all pages of each while nothing else runs. */
const ROWS_AT_ONCE = 50;
const ROUNDS_MAX = 20;

/** Removes some of what has expired and of what deleted keyspaces held: at most 1,000 keys of each. */
export async function sweepKeys(
  needed: Needed<"store" | "storageQuota">,
  now: number,
): Promise<void> {
  await repeat(() => removeExpired(needed, now));
  await repeat(() => removeRetired(needed.store));
}

/** Repeats while there is more to do; others have their turn in between. */
async function repeat(round: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < ROUNDS_MAX && (await round()); count += 1) await nextTurn();
}

async function removeExpired(
  { store, storageQuota }: Needed<"store" | "storageQuota">,
  now: number,
): Promise<boolean> {
  // Mostly there is nothing, which a read finds out without a lock.
  if (!(await hasExpired(store, now))) return false;
  const quota = storageQuota.of(storedKeys);
  await store.tx(async (tx) => quota.giveBack(tx, await deleteExpired(tx, now, ROWS_AT_ONCE)));
  return true;
}

async function removeRetired(store: Store): Promise<boolean> {
  const id = await findRetiredKeyspace(store);
  if (id === undefined) return false;
  await store.tx(async (tx) => {
    const removed = await deleteSomeValues(tx, id, ROWS_AT_ONCE);
    if (removed === 0) await deleteKeyspace(tx, id);
  });
  return true;
}
