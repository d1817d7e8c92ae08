import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../../platform/clock/clock.js";
import { BY_STATEMENT, type Store } from "../../platform/store/sql.js";
import {
  deleteDisowned,
  deleteSomeVectors,
  findName,
  listDisowned,
  listRemovals,
  lockCollections,
  NOBODY,
  pruneRemovals,
} from "./vector-store.js";

/** An index that was loaded and not searched for so long is loaded from scratch. */
const REMOVALS_KEPT_MS = 60 * 60 * 1_000;
const REMOVALS_AT_ONCE = 500;
const ROWS_AT_ONCE = 256;
const COLLECTIONS_AT_ONCE = 100;

export interface SweeperOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** What is left then is swept the next time. */
  readonly isClosing: () => boolean;
}

/** Deletes the rows of dropped collections, in steps of a few milliseconds. */
export async function purgeDropped({ store, isClosing }: SweeperOptions): Promise<void> {
  for (;;) {
    const dropped = await listDisowned(store, COLLECTIONS_AT_ONCE);
    for (const id of dropped) {
      while ((await deleteSomeVectors(store, id, ROWS_AT_ONCE)) > 0) {
        if (isClosing()) return;
        await nextTurn();
      }
      await deleteDisowned(store, id);
    }
    if (dropped.length < COLLECTIONS_AT_ONCE) return;
  }
}

/** Deletes what removals of over an hour ago left behind. */
export async function pruneOldRemovals(options: SweeperOptions): Promise<void> {
  const { store, clock, isClosing } = options;
  const before = clock() - REMOVALS_KEPT_MS;
  for (;;) {
    const removals = await listRemovals(store, { before, limit: REMOVALS_AT_ONCE });
    if (removals.length === 0) return;
    const versions = new Map<string, number>();
    for (const { collection_id, version } of removals) {
      versions.set(collection_id, Math.max(version, versions.get(collection_id) ?? 0));
    }
    for (const [id, version] of versions) {
      // What was dropped is purged with all that is left of it.
      const collection = (await findName(store, id)) ?? { accountId: NOBODY, name: id };
      await store.tx(async (tx) => {
        await lockCollections(tx, store.dialect, [collection]);
        await pruneRemovals(tx, id, version);
      }, BY_STATEMENT);
    }
    if (removals.length < REMOVALS_AT_ONCE || isClosing()) return;
    await nextTurn();
  }
}
