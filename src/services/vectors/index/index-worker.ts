import { ownedBuffer } from "../../../platform/threads/owned-buffer.js";
import { WorkerFault, WorkerLost, WorkersBusy } from "../../../platform/threads/thread-errors.js";
import type { Threads } from "../../../platform/threads/threads.js";
import { dedicated } from "../tasks.js";
import { CollectionTooLarge } from "../vectors.js";
import type { IndexHostClient } from "./index-host-client.js";
import type { IndexServiceSettings } from "./index-service.js";

export interface IndexWorkerOptions extends IndexServiceSettings {
  readonly threads: Pick<Threads, "dedicate">;
  /** The thread was lost, or failed where no caller waits for it; it heals by itself. */
  readonly onFailure: (error: Error) => void;
}

/** The indexes of all collections on a thread of their own. */
export interface IndexWorker extends IndexHostClient {
  /** Answers what was called, writes snapshots and ends the thread. */
  close(): Promise<void>;
}

/** Beside the collections, for what is read and answered. */
const HEAP_MB_BESIDE = 256;
const BYTES_PER_MB = 2 ** 20;
/** A snapshot may be as large as the budget. */
const DISK_TIMEOUT_MS = 120_000;
const RETRY_AFTER_SECONDS = 1;

/**
 * Starts the thread with the first call. The vectors of `apply` are handed over to it, and the
 * caller's array is empty afterwards. Rejects with CollectionTooLarge, with `TaskTimedOut`, and with
 * `WorkersBusy` where the thread has too much to do or was lost: it is empty then.
 */
export function createIndexWorker(options: IndexWorkerOptions): IndexWorker {
  const { bytesMax, snapshotDirectory, threads, onFailure } = options;
  const worker = threads.dedicate(dedicated["vector-index"], {
    settings: { bytesMax, snapshotDirectory },
    // Texts are on the heap of JavaScript, vectors are not; either may be most of a collection.
    memoryMb: Math.ceil(bytesMax / BYTES_PER_MB) + HEAP_MB_BESIDE,
    onLost: onFailure,
    onFault: onFailure,
  });
  const explain = (error: unknown): never => {
    if (error instanceof WorkerFault && error.name === "CollectionTooLarge") {
      throw new CollectionTooLarge(bytesMax);
    }
    if (error instanceof WorkerLost) {
      throw new WorkersBusy("the thread of the indexes was lost", RETRY_AFTER_SECONDS, {
        cause: error,
      });
    }
    throw error;
  };
  return {
    open: (request) => worker.call("open", request, { timeoutMs: DISK_TIMEOUT_MS }).catch(explain),
    apply: (changes) =>
      worker.call("apply", changes, { transfer: ownedBuffer(changes.vectors) }).catch(explain),
    search: (request) => worker.call("search", request).catch(explain),
    resume: (request) => worker.call("resume", request).catch(explain),
    abandon: (request) => worker.call("abandon", request).catch(explain),
    drop: (request) => worker.call("drop", request).catch(explain),
    flush: () => worker.call("flush", undefined, { timeoutMs: DISK_TIMEOUT_MS }).catch(explain),
    close: () => worker.close(),
  };
}
