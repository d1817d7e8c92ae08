import { isRowInsert } from "./row-insert.js";
import type { Query, RowInsert, TransactionalWriter } from "./sql.js";

export interface SyncedWrites {
  /** Whether a statement is known to write nothing. */
  readonly isRead: (query: Query) => boolean;
  /** Settles when all that was committed before the call is on disk. */
  readonly wait: () => Promise<void>;
}

/** The same writer, whose writes settle when they are on disk. */
export function syncAfterWrites(
  writer: TransactionalWriter,
  { isRead, wait }: SyncedWrites,
): TransactionalWriter {
  /** A write that changed nothing waits too: the row it found may have been committed, not synced. */
  async function settle<T>(statement: Query | RowInsert, result: Promise<T>): Promise<T> {
    const value = await result;
    if (isRowInsert(statement) || !isRead(statement)) await wait();
    return value;
  }

  return {
    get: <Row>(query: Query) => settle(query, writer.get<Row>(query)),
    all: <Row>(query: Query) => settle(query, writer.all<Row>(query)),
    run: (statement) => settle(statement, writer.run(statement)),
    async tx(work, options) {
      const result = await writer.tx(work, options);
      await wait();
      return result;
    },
  };
}
