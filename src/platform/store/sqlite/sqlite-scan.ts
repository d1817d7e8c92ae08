import Database from "better-sqlite3";
import type { Query } from "../sql.js";
import { fromSqliteError } from "./sqlite-errors.js";

/** More than any file; the system maps what is there. */
const MAPPED_BYTES_MAX = 2 ** 40;
const LOCKED_MS_MAX = 5_000;

/** Reads a database file on the thread that calls, for work on worker threads. */
export interface SqliteScan {
  /** The rows of a query, each as the list of its values in the order of the columns. */
  rows(query: Query): readonly (readonly unknown[])[];
  close(): void;
}

/**
 * Opens a file of SQLite for reading much of it at once: pages are mapped rather than copied, and
 * rows are plain lists. Throws StoreUnavailable when the file cannot be read.
 */
export function openSqliteScan(file: string): SqliteScan {
  return guarded(() => {
    const connection = new Database(file, { readonly: true, timeout: LOCKED_MS_MAX });
    connection.pragma(`mmap_size = ${MAPPED_BYTES_MAX}`);
    const statements = new Map<readonly string[], Database.Statement>();
    const prepare = ({ strings }: Query) => {
      const known = statements.get(strings);
      if (known) return known;
      const statement = connection.prepare(strings.join("?")).raw();
      statements.set(strings, statement);
      return statement;
    };
    return {
      // A statement that was made raw answers lists, which the types of the driver do not tell.
      rows: (query) => guarded(() => prepare(query).all(...query.values) as unknown[][]),
      close: () => connection.close(),
    };
  });
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fromSqliteError(error);
  }
}
