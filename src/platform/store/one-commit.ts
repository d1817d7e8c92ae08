import type { Store, Writer } from "./sql.js";

/**
 * Runs statements that need not stand or fall together, in the cheapest way: SQLite pays for each
 * commit, so they share one; PostgreSQL pays for collisions of transactions, so each is its own.
 */
export function inOneCommit<T>(store: Store, work: (writer: Writer) => Promise<T>): Promise<T> {
  return store.dialect === "sqlite" ? store.tx(work) : work(store);
}
