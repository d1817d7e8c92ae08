import { fdatasync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { shareSync } from "../shared-sync.js";
import { type Store, StoreUnavailable } from "../sql.js";
import type { StoreObserver } from "../store-observer.js";
import { syncAfterWrites } from "../sync-after-writes.js";
import { type Checkpoints, watchLog } from "./checkpoints.js";
import {
  type OnExposed,
  openSqliteFiles,
  type SqliteFiles,
  WAL_PAGES_BEFORE_CHECKPOINT,
  WAL_PAGES_MAX,
} from "./sqlite-files.js";
import { createSqliteWriter } from "./sqlite-writer.js";

const fdatasyncOf = promisify(fdatasync);
const LOCKED_MS_MAX = 5_000;
const TRANSACTION_IDLE_MS_MAX = 30_000;
const PAGE_BYTES = 4_096;

export interface SqliteOptions {
  readonly onExposed?: OnExposed | undefined;
  /** Makes who checkpoints a file apart from the event loop; without it, its commits do so. */
  readonly checkpointsOf?: ((file: string) => Checkpoints) | undefined;
  /** Puts what was written to a descriptor on disk; fdatasync unless given. */
  readonly sync?: (descriptor: number) => Promise<void>;
  /** How long a statement waits for another process that holds the lock; 5,000 unless given. */
  readonly lockedMsMax?: number;
  readonly observer?: StoreObserver | undefined;
  /** How long a transaction may wait between two statements; 30,000 unless given. */
  readonly transactionIdleMsMax?: number;
}

/**
 * Opens an SQLite file, or ":memory:"; throws StoreUnavailable when it cannot be used.
 *
 * One connection writes, behind a queue; one connection reads, so reads never wait for an open
 * transaction and see what was committed before it. In memory there is one connection only: reads
 * wait for their turn, and a read on the store inside a transaction waits for its end.
 */
export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  const { onExposed = () => {}, checkpointsOf } = options;
  const pagesBeforeCheckpoint = checkpointsOf ? WAL_PAGES_MAX : WAL_PAGES_BEFORE_CHECKPOINT;
  const files = openSqliteFiles(file, { onExposed, pagesBeforeCheckpoint });
  const writer = createSqliteWriter(files, {
    lockedMsMax: options.lockedMsMax ?? LOCKED_MS_MAX,
    transactionIdleMsMax: options.transactionIdleMsMax ?? TRANSACTION_IDLE_MS_MAX,
    onWait: (seconds) => options.observer?.waited("writer", seconds),
  });
  const { sync = fdatasyncOf } = options;
  // After a failed fdatasync the kernel may mark the lost pages clean.
  const log = shareSync(() => syncLog(files, sync), { failsForGood: true });
  const inMemory = files.walDescriptor === undefined;
  const { walDescriptor } = files;
  const endCheckpoints =
    walDescriptor !== undefined && checkpointsOf
      ? watchLog(checkpointsOf(resolve(file)), {
          walDescriptor,
          logBytesMin: WAL_PAGES_BEFORE_CHECKPOINT * PAGE_BYTES,
          limitLog: (bytes) => files.writer.pragma(`journal_size_limit = ${bytes}`),
        })
      : () => Promise.resolve();
  let closed: Promise<void> | undefined;

  async function finish(): Promise<void> {
    await endCheckpoints();
    await writer.drain();
    // One turn later, every durable write that was committed has asked for its sync.
    await nextTurn();
    await log.settle();
    files.close();
  }

  return {
    dialect: "sqlite",
    ...(inMemory ? {} : { file: resolve(file) }),
    get: writer.get,
    all: writer.all,
    run: writer.run,
    tx: writer.tx,
    durable: inMemory ? writer : syncAfterWrites(writer, { isRead: writer.isRead, wait: log.wait }),
    onDisk: inMemory ? () => Promise.resolve() : log.wait,
    exec: (script) => writer.tx((tx) => tx.exec(script)),
    close() {
      closed ??= finish();
      return closed;
    },
  };
}

/**
 * Makes the commits of a database durable by an fdatasync of its log that does not block.
 *
 * Why a commit followed by this sync survives a power cut, although synchronous = NORMAL commits
 * without one:
 * - A commit has written its frames to the log file before it returns, and an fdatasync on any
 *   descriptor of a file writes back what was written through every other. Recovery accepts frames
 *   up to the first broken checksum; the frames before ours were written earlier to the same file,
 *   so the same sync covers them.
 * - A checkpoint syncs the log before it copies pages to the database file, and the database file
 *   before it marks them as copied (walCheckpoint). Frames are overwritten only after all of them
 *   were marked (walRestartLog), and the new header is synced before the first new frame
 *   (walFrames). What a sync of ours covered is thus in the log or in the database file.
 * - The log keeps its file while a connection is open, so the descriptor stays right; and it is the
 *   one file of the three without locks on it. Closing a descriptor of the database or of its -shm
 *   file would drop the locks that SQLite holds on it in this process.
 */
async function syncLog(
  files: SqliteFiles,
  sync: (descriptor: number) => Promise<void>,
): Promise<void> {
  if (files.walDescriptor === undefined) return;
  try {
    await sync(files.walDescriptor);
  } catch (error) {
    throw new StoreUnavailable(
      "the log of the database could not be written to disk; check the disk, then restart",
      { cause: error },
    );
  }
}
