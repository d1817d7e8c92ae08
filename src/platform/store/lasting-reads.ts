import type { Store } from "./sql.js";

/**
 * Settles when what was read before cannot be lost any more, for who remembers it beyond the answer.
 * A PostgreSQL server shows commits before they are on disk and may go down alone, without this
 * process; who has an SQLite file goes down with it.
 */
export function untilLasting(store: Store): Promise<void> {
  return store.dialect === "postgres" ? store.onDisk() : Promise.resolve();
}
