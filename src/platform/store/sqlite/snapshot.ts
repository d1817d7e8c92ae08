import type Database from "better-sqlite3";

/**
 * Lets a connection see the database as it is now, until that is ended. It changes nothing, but may
 * write, as one that may only read leaves the index of the log behind when it is the last to close.
 */
export function beginSnapshot(connection: Database.Database): void {
  connection.pragma("query_only = ON");
  connection.exec("BEGIN");
  // The first read takes the snapshot.
  connection.prepare("SELECT count(*) FROM sqlite_schema").get();
}

/**
 * Ends the snapshot, and moves what others wrote meanwhile from the log to the database: the next
 * commit of a server would do that while its callers wait. Where this user may not write, it does.
 */
export function endSnapshot(connection: Database.Database): void {
  try {
    connection.exec("COMMIT");
    connection.pragma("query_only = OFF");
    // As the server has it: the log is synced before its pages are copied, and the database after.
    connection.pragma("synchronous = NORMAL");
    connection.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // What was read is whole, and closing the connection ends the snapshot in any case.
  }
}
