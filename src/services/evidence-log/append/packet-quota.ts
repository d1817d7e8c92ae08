import { totalsByOwner } from "../../../platform/storage-quota/amounts.js";
import type { KindQuota, OpenQuota } from "../../../platform/storage-quota/storage-quota.js";
import type { Store, Writer } from "../../../platform/store/sql.js";
import type { EntryRow } from "../log-store.js";
import type { Draft } from "./make-batch.js";

/** More than the log adds to the content of any packet: its chain, id, place, times and name. */
const FRAME_BYTES_MAX = 1_024;

/** Which drafts their owners have no room for, by their places, and why. */
export async function refuseOverQuota(
  store: Store,
  quota: KindQuota,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<number, unknown>> {
  const rooms = new Map<string, OpenQuota>();
  const refusals = new Map<number, unknown>();
  for (const [at, { of, template }] of drafts.entries()) {
    const room = rooms.get(of.owner) ?? (await quota.open(store, of.owner));
    rooms.set(of.owner, room);
    const content = template.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const amount = { items: 1, bytes: content + FRAME_BYTES_MAX };
    try {
      room.require(amount);
      room.note(amount);
    } catch (refusal) {
      refusals.set(at, refusal);
    }
  }
  return refusals;
}

/**
 * Counts new entries for their owners, without waiting between its statements; when one has no room
 * for its own that breaks a constraint.
 */
export function countEntries(
  tx: Writer,
  quota: KindQuota,
  entries: readonly EntryRow[],
): Promise<void>[] {
  const rows = entries.map(({ owner, payload }) => ({
    owner_id: owner,
    bytes: Buffer.byteLength(payload),
  }));
  return [...totalsByOwner(rows)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, total]) => quota.addOrBreak(tx, owner, total));
}
