import { ClaimLost } from "../../../platform/idempotency/claim-lost.js";
import { createBatcher } from "../../../platform/store/batcher.js";
import { StoreUnavailable } from "../../../platform/store/sql.js";
import type { Addition } from "../log-store.js";
import { type CommitterOptions, createCommitter } from "./committer.js";
import type { Draft } from "./make-batch.js";

/** What a batch takes of the event loop at once stays at a few milliseconds. */
const BATCH_MAX = 128;
const WAITING_MAX = 20_000;

export interface SequencerOptions extends CommitterOptions {
  /** A batch is on disk. */
  readonly onAppended: (addition: Addition) => void;
}

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (packet: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends packets to the log, in batches of one transaction and one fsync each. */
export interface Sequencer {
  /** Settles with the packet as JSON when it is on disk. */
  append(draft: Draft): Promise<string>;
  /** Settles when everything that was accepted is on disk or has failed. */
  drain(): Promise<void>;
}

/**
 * Queues packets and makes one batch after the other of what waits. A batch is made and committed
 * while the one before it is still written to disk, and settles after that one.
 */
export function createSequencer(options: SequencerOptions): Sequencer {
  const { store, onAppended } = options;
  const commit = createCommitter(options);
  const waiting: Waiting[] = [];
  let isCommitting = false;
  /** The batches that are not on disk yet. */
  const unsettled = new Set<Promise<void>>();
  const scheduleBatch = createBatcher({
    waiting: () => waiting.length,
    isFull: () => waiting.length >= BATCH_MAX,
    start: startBatch,
  });

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const committed = commit(batch.map(({ draft }) => draft)).finally(next);
      const { batch: made, refusals } = await committed;
      for (const [at, refusal] of refusals) batch[at]?.reject(refusal);
      if (!made) return;
      await store.onDisk();
      onAppended(made.addition);
      const admitted = batch.filter((_, at) => !refusals.has(at));
      for (const [at, { resolve }] of admitted.entries()) resolve(made.packets[at] ?? "");
    } catch (error) {
      // What another process does for one caller is no reason to fail the others.
      if (error instanceof ClaimLost && batch.length > 1) {
        for (const each of batch) await runBatch([each]);
      } else for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    isCommitting = false;
    scheduleBatch();
  }

  function startBatch(): void {
    if (isCommitting || waiting.length === 0) return;
    isCommitting = true;
    const batch = runBatch(waiting.splice(0, BATCH_MAX));
    unsettled.add(batch);
    void batch.then(() => unsettled.delete(batch));
  }

  return {
    append(draft) {
      if (waiting.length >= WAITING_MAX) {
        return Promise.reject(new StoreUnavailable("too many packets wait for the log"));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ draft, resolve, reject });
        if (!isCommitting) scheduleBatch();
      });
    },
    async drain() {
      while (unsettled.size > 0 || waiting.length > 0) {
        startBatch();
        await Promise.race(unsettled);
      }
    },
  };
}
