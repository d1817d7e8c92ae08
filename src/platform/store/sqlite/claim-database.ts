import { existsSync, linkSync, readFileSync, rmSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { CopyRefused } from "../files/copy-refused.js";
import { isSqliteFile } from "../files/file-kind.js";
import { DATABASE_SUFFIXES } from "../files/unfinished-file.js";
import type { Reader, Store } from "../sql.js";
import { fromSqliteError, isLocked } from "./sqlite-errors.js";
import { readThrough } from "./sqlite-reader.js";

const LOCKED_MS_MAX = 1_000;
const LOGS = DATABASE_SUFFIXES.slice(1);

/** A database file that no other process has open, nor can open until it is released. */
export interface DatabaseClaim {
  /** "unreadable" is what SQLite cannot read. */
  readonly state: "missing" | "readable" | "unreadable";
  /** Reads it; undefined unless it is readable. */
  readonly reader: (Reader & Pick<Store, "dialect">) | undefined;
  /** Gives it a second name, whole, with what is only in its log; it stays where it is, too. */
  keepAs(name: string): void;
  /**
   * Removes what lies beside it and must not meet another database in its place. Who waits to open it
   * has to begin a log of its own then, which SQLite refuses for a file that has lost its name.
   */
  dropLogs(): void;
  release(): void;
}

/**
 * Claims the file of a database. Each connection of a server holds a lock of the system on its file
 * from its first read on, which ends with its process however that ends. Throws CopyRefused while
 * another process has it open.
 */
export function claimDatabase(file: string): DatabaseClaim {
  // An empty file is what a command leaves that was ended before its first write.
  const isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const connection = isThere ? lock(file) : undefined;
  return {
    state: isThere ? (connection ? "readable" : "unreadable") : "missing",
    reader: connection && readThrough(connection),
    keepAs(name) {
      linkSync(file, name);
      // What can be read has everything in its file now; what cannot be may be mended with its log.
      if (connection) connection.pragma("journal_mode = DELETE");
      else
        for (const suffix of LOGS.filter((one) => existsSync(file + one))) {
          linkSync(file + suffix, name + suffix);
        }
    },
    dropLogs() {
      connection?.pragma("journal_mode = DELETE");
      for (const suffix of LOGS) rmSync(file + suffix, { force: true });
    },
    release: () => {
      connection?.close();
    },
  };
}

/** A connection that alone has the file open; undefined for a file that SQLite cannot read. */
function lock(file: string): Database.Database | undefined {
  // SQLite would open one without its header, too, and remove the log beside it.
  if (!isSqliteFile(file)) {
    if (isLockedByOthers(file)) throw inUse(file);
    return undefined;
  }
  const connection = new Database(file, { fileMustExist: true, timeout: LOCKED_MS_MAX });
  try {
    // Asked for before anything is read, this locks the file itself instead of its log.
    connection.pragma("locking_mode = EXCLUSIVE");
    connection.exec("BEGIN IMMEDIATE");
    connection.prepare("SELECT count(*) FROM sqlite_schema").get();
    connection.exec("COMMIT");
    return connection;
  } catch (error) {
    connection.close();
    if (isLocked(error) || isLockedByOthers(file)) throw inUse(file);
    const known = fromSqliteError(error);
    if (known !== error) return undefined;
    throw error;
  }
}

function inUse(file: string): CopyRefused {
  return new CopyRefused(`${file} is in use: stop the server and commands that have it open`);
}

/** Whether a process has a lock on a file that SQLite cannot open, where the system tells. */
function isLockedByOthers(file: string): boolean {
  if (process.platform !== "linux") return false;
  const { ino } = statSync(file);
  return readFileSync("/proc/locks", "utf8")
    .split("\n")
    .some((line) => line.includes(`:${ino} `));
}
