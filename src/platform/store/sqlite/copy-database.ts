import Database from "better-sqlite3";
import { fromSqliteError } from "./sqlite-errors.js";

/** 8 MB at a time, between which the event loop turns. */
const PAGES_PER_STEP = 2_048;
const LOCKED_MS_MAX = 5_000;

export interface CopyOptions {
  /** Told after every few pages how far it is, as a share of 1. */
  readonly onProgress?: (share: number) => void;
  /** Whether others may write to the database meanwhile. */
  readonly isLive: boolean;
}

/**
 * Copies a database page by page into an empty file, as it is at one moment, while others write: the
 * copy holds one read transaction, so writes never make it begin again. Until it ends, what others
 * write stays in their log. The copy is one file, without a log beside it.
 */
export async function copyDatabase(
  from: string,
  to: string,
  { onProgress = () => {}, isLive }: CopyOptions,
): Promise<void> {
  const opened: Database.Database[] = [];
  const open = (options: Database.Options) => {
    const connection = new Database(from, { ...options, timeout: LOCKED_MS_MAX });
    opened.push(connection);
    return connection;
  };
  try {
    const source = open({ readonly: true, fileMustExist: true });
    const checkpoints = isLive ? openForCheckpoints(open) : undefined;
    source.exec("BEGIN");
    // The snapshot is taken by the first read. A source that is in a transaction keeps it.
    source.prepare("SELECT count(*) FROM sqlite_schema").get();
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (totalPages > 0) onProgress(1 - remainingPages / totalPages);
        return PAGES_PER_STEP;
      },
    });
    source.exec("COMMIT");
    checkpoints?.pragma("wal_checkpoint(PASSIVE)");
    ownNoLog(to);
  } catch (error) {
    throw fromSqliteError(error);
  } finally {
    for (const connection of opened) connection.close();
  }
}

/**
 * What was written meanwhile is in the log, and the next commit of a server would move all of it
 * while its callers wait. So it is done from here, in the moment in which the snapshot ends. Where
 * this user may not write, the server does it.
 */
function openForCheckpoints(
  open: (options: Database.Options) => Database.Database,
): Database.Database | undefined {
  try {
    const connection = open({ fileMustExist: true });
    connection.pragma("synchronous = NORMAL");
    connection.pragma("wal_autocheckpoint = 0");
    connection.prepare("SELECT count(*) FROM sqlite_schema").get();
    return connection;
  } catch {
    return undefined;
  }
}

function ownNoLog(file: string): void {
  const copy = new Database(file);
  try {
    copy.pragma("journal_mode = DELETE");
  } finally {
    copy.close();
  }
}
