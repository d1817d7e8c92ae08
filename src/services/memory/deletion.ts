import type { Transaction } from "../../platform/store/sql.js";
import type { OwnerState } from "./changes.js";
import { type EntryName, isExpired } from "./entry.js";
import { countRemoved } from "./eviction.js";
import { deleteSelected, listSelected } from "./selected-rows.js";
import { oneStep, type RunSteps } from "./slices.js";

/** What SQLite does at once takes a millisecond or two. */
const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 512 * 1024;

interface Place {
  readonly tx: Transaction;
  readonly owner: string;
  readonly state: OwnerState;
  readonly run: RunSteps;
}

/** Deletes the entries with the given names, and returns how many had not expired. */
export async function deleteNamed(
  { tx, owner, state, run }: Place,
  names: Partial<EntryName>,
  now: number,
): Promise<number> {
  let deleted = 0;
  const { namespace = "", key = "" } = names;
  let after: EntryName = { namespace, key: namespace === "" ? "" : key, agentId: "" };
  for (;;) {
    const rows = await listSelected(tx, owner, { names, after }, ROWS_AT_ONCE);
    let bytes = 0;
    const full = rows.findIndex((row) => {
      bytes += row.bytes;
      return bytes >= BYTES_AT_ONCE;
    });
    // -1, when none is too many, is the last row.
    const last = rows.at(full);
    if (!last) return deleted;
    for (const row of await deleteSelected(tx, owner, { names, after }, last)) {
      countRemoved(state, row);
      if (!isExpired(row, now)) deleted += 1;
    }
    if (full === -1 && rows.length < ROWS_AT_ONCE) return deleted;
    after = { namespace: last.namespace, key: last.key, agentId: last.agent_id };
    await run(oneStep());
  }
}
