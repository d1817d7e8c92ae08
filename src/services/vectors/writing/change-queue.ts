import { createBatcher } from "../../../platform/store/batcher.js";
import { StoreUnavailable } from "../../../platform/store/sql.js";
import { collectionKey } from "../vectors.js";
import { type QueuedChange, WaitingChanges } from "./waiting-changes.js";
import type { Change, Outcome } from "./write-batch.js";

const WAITING_MAX = 20_000;
const WAITING_BYTES_MAX = 256 * 1024 * 1024;
/** Of all that may wait, so that there is room for the others. */
const ACCOUNT_SHARE = 0.5;

/** Writes changes as one and gives each its outcome, or fails as a whole with nothing written. */
export type WriteChanges = (
  changes: readonly Change<unknown>[],
  answer: (outcomes: readonly Outcome<unknown>[]) => void,
) => Promise<void>;

/**
 * Gives changes of all collections an order, in batches of one transaction and one fsync each; those
 * of an account come in their order, and accounts take turns.
 */
export interface ChangeQueue {
  /** Settles when the change is on disk; throws StoreUnavailable when too much waits, half of it for one account. */
  add<Result>(change: QueuedChange<Result>): Promise<Result>;
  /** Settles when everything that was accepted is on disk or has failed. */
  drain(): Promise<void>;
}

interface Waiting {
  readonly change: QueuedChange<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface ChangeQueueOptions {
  /**
   * How many batches are written at once. With more than one each has changes of one collection
   * alone, so that no other waits with it for what another process does to that.
   */
  readonly batchesAtOnce: number;
}

/** Queues changes and writes batches of what waits; those of one collection one after the other. */
export function createChangeQueue(
  write: WriteChanges,
  { batchesAtOnce }: ChangeQueueOptions,
): ChangeQueue {
  const waiting = new WaitingChanges<Waiting>();
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  const scheduleBatch = createBatcher({
    waiting: () => waiting.count,
    isFull: () => waiting.fillsBatch,
    start,
  });

  function hasRoom({ collection, bytes }: QueuedChange<unknown>): boolean {
    const [all, own] = [waiting.load(), waiting.load(collection.accountId)];
    return (
      all.count < WAITING_MAX &&
      own.count < WAITING_MAX * ACCOUNT_SHARE &&
      all.bytes + bytes <= WAITING_BYTES_MAX &&
      own.bytes + bytes <= WAITING_BYTES_MAX * ACCOUNT_SHARE
    );
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await writeAll(batch, write);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) refuse(batch, error);
      // What one change breaks is no reason to fail the others.
      else for (const each of batch) await runBatch([each]);
    }
  }

  function takeBatch(): readonly Waiting[] {
    if (batchesAtOnce === 1) return waiting.takeMixedBatch();
    return waiting.takeBatchApart((collection) => busy.has(collectionKey(collection)));
  }

  /** Starts as many batches as there are places for. */
  function start(): void {
    while (running.size < batchesAtOnce && waiting.count > 0) {
      const batch = takeBatch();
      const [first] = batch;
      if (first === undefined) return;
      const key = collectionKey(first.change.collection);
      busy.add(key);
      const mine = runBatch(batch).then(() => {
        busy.delete(key);
        running.delete(mine);
        scheduleBatch();
      });
      running.add(mine);
    }
  }

  return {
    add<Result>(change: QueuedChange<Result>) {
      if (!hasRoom(change)) {
        return Promise.reject(new StoreUnavailable("too many changes of collections wait"));
      }
      return new Promise<Result>((resolve, reject) => {
        waiting.add({ change, resolve: resolve as Waiting["resolve"], reject });
        if (running.size < batchesAtOnce) scheduleBatch();
      });
    },
    async drain() {
      while (running.size > 0 || waiting.count > 0) {
        start();
        await Promise.race(running);
      }
    },
  };
}

async function writeAll(batch: readonly Waiting[], write: WriteChanges): Promise<void> {
  await write(
    batch.map(({ change }) => change),
    (outcomes) => {
      for (const [at, outcome] of outcomes.entries()) {
        if ("result" in outcome) batch[at]?.resolve(outcome.result);
        else batch[at]?.reject(outcome.refusal);
      }
    },
  );
}

function refuse(batch: readonly Waiting[], error: unknown): void {
  for (const { reject } of batch) reject(error);
}
