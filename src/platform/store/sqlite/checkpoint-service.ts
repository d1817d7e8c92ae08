import Database from "better-sqlite3";
import type { DedicatedService } from "../../threads/define-tasks.js";

export interface CheckpointSettings {
  readonly file: string;
  /** Of the log, in pages: when it has more, writers wait until it can begin anew. */
  readonly logPagesMax: number;
}

/** Moves what is committed from the log of one database to its file, on a thread of its own. */
export interface CheckpointService extends DedicatedService {
  checkpoint(): void;
}

interface Outcome {
  /** 1 where others held locks that were needed. */
  readonly busy: number;
  /** Pages in the log, and how many of them are in the file as well. */
  readonly log: number;
  readonly checkpointed: number;
}

/** How long writers wait at most, when the log begins anew, for those who still read the old one. */
const READERS_MS_MAX = 50;
/** After others read the old log for too long, so that writers do not wait again at once. */
const PAUSE_MS = 5_000;

/**
 * Opens the database once more. A checkpoint lets others read and write meanwhile; but under writes
 * that never pause it never ends at their last, and the log grows. One that is too long by then
 * begins anew under the lock of the writers, for the few pages that came during the first pass.
 */
export function openCheckpointService({
  file,
  logPagesMax,
}: CheckpointSettings): CheckpointService {
  const connection = new Database(file, { fileMustExist: true });
  // As the writer has it: the log is synced before its pages are copied, and the file after.
  connection.pragma("synchronous = NORMAL");
  connection.pragma("wal_autocheckpoint = 0");
  connection.pragma(`busy_timeout = ${READERS_MS_MAX}`);
  let pausedUntil = 0;
  const run = (mode: "PASSIVE" | "RESTART") =>
    (connection.pragma(`wal_checkpoint(${mode})`) as Outcome[])[0];
  return {
    checkpoint() {
      const passed = run("PASSIVE");
      if (!passed || passed.log <= logPagesMax || performance.now() < pausedUntil) return;
      if (run("RESTART")?.busy === 1) pausedUntil = performance.now() + PAUSE_MS;
    },
    close: () => {
      connection.close();
    },
  };
}
