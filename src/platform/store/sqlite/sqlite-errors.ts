import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { StoreUnavailable } from "../sql.js";

const PAUSE_MS_MAX = 25;

const REASONS: readonly (readonly [prefix: string, reason: string])[] = [
  ["SQLITE_BUSY", "the database is locked by another process"],
  ["SQLITE_FULL", "the disk is full"],
  ["SQLITE_READONLY", "the database file is read-only"],
  ["SQLITE_IOERR", "reading or writing the database file failed"],
  ["SQLITE_CORRUPT", "the database file is damaged; restore it from a backup"],
  ["SQLITE_NOTADB", "the database file is damaged or is not an SQLite database"],
  ["SQLITE_CANTOPEN", "the database file cannot be opened"],
  ["SQLITE_PERM", "the database file may not be used by this user"],
  ["SQLITE_PROTOCOL", "the locks of the database file cannot be taken"],
  ["SQLITE_NOMEM", "SQLite is out of memory"],
];

/** True when another connection holds the lock, so that trying again can help. */
export function isLocked(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/**
 * Turns a failure of the storage into StoreUnavailable with a reason for the operator.
 * Anything else, such as a broken constraint, is answered unchanged.
 */
export function fromSqliteError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const reason = REASONS.find(([prefix]) => error.code.startsWith(prefix))?.[1];
  if (reason === undefined) return error;
  return new StoreUnavailable(`${reason} (${error.code})`, { cause: error });
}

/**
 * Tries until another process has let go of the lock or `deadline` (of performance.now()) has
 * passed. SQLite's own busy timeout would sleep on the one thread of this process.
 */
export async function retryWhileLocked<T>(attempt: () => T, deadline: number): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX)) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw fromSqliteError(error);
    }
    await sleep(pauseMs);
  }
}
