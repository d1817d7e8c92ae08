import Database from "better-sqlite3";
import { beginSnapshot, endSnapshot } from "./snapshot.js";
import { fromSqliteError } from "./sqlite-errors.js";

/** 8 MB at a time, between which the event loop turns. */
const PAGES_PER_STEP = 2_048;
const LOCKED_MS_MAX = 5_000;

/**
 * Copies a database page by page into an empty file, as it is at one moment, while others write: the
 * copy holds one read transaction, so writes never make it begin again. Until it ends, what others
 * write stays in their log. The copy is one file, without a log beside it.
 */
export async function copyDatabase(
  from: string,
  to: string,
  /** Told after every few pages how far it is, as a share of 1. */
  onProgress: (share: number) => void,
): Promise<void> {
  let source: Database.Database | undefined;
  try {
    source = new Database(from, { fileMustExist: true, timeout: LOCKED_MS_MAX });
    beginSnapshot(source);
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (totalPages > 0) onProgress(1 - remainingPages / totalPages);
        return PAGES_PER_STEP;
      },
    });
    endSnapshot(source);
    ownNoLog(to);
  } catch (error) {
    throw fromSqliteError(error);
  } finally {
    source?.close();
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
