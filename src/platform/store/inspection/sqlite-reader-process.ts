// The process that reads an SQLite file for `inspectSqlite`; the file is its argument.
import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import type { Value } from "../sql.js";
import { fromSqliteError } from "../sqlite/sqlite-errors.js";

/** A statement to be run. */
export interface Asked {
  readonly id: number;
  readonly text: string;
  readonly values: readonly Value[];
}

/** What came of it: its rows, or why there are none. */
export interface Told {
  readonly id: number;
  readonly rows?: unknown[];
  readonly reason?: string;
}

const BUSY_MS_MAX = 2_000;

const [, , file = ":memory:"] = process.argv;
let connection: Database.Database | undefined;

/**
 * A file whose log is there is opened for reading alone. One without a log is in nobody's use: SQLite
 * makes an empty log to read it, which only a connection that may write takes away again.
 */
function open(): Database.Database {
  const isInMemory = file === ":memory:";
  const readonly = !isInMemory && existsSync(`${file}-wal`);
  const opened = new Database(file, { readonly, fileMustExist: !isInMemory, timeout: BUSY_MS_MAX });
  opened.pragma("query_only = ON");
  return opened;
}

function answer({ id, text, values }: Asked): Told {
  try {
    connection ??= open();
    return { id, rows: connection.prepare(text).all(...values) };
  } catch (error) {
    const known = fromSqliteError(error);
    return { id, reason: known instanceof Error ? known.message : String(known) };
  }
}

process.on("message", (asked) => process.send?.(answer(asked as Asked)));
process.on("disconnect", () => {
  connection?.close();
  process.exit(0);
});
