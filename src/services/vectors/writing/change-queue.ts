import { createBatcher } from "../../../platform/store/batcher.js";
import { StoreUnavailable } from "../../../platform/store/sql.js";
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

/** Queues changes and writes one batch after the other of what waits. */
export function createChangeQueue(write: WriteChanges): ChangeQueue {
  const waiting = new WaitingChanges<Waiting>();
  let running: Promise<void> | undefined;
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

  async function runNext(): Promise<void> {
    await runBatch(waiting.takeBatch());
    running = undefined;
    scheduleBatch();
  }

  function start(): void {
    if (!running && waiting.count > 0) running = runNext();
  }

  return {
    add<Result>(change: QueuedChange<Result>) {
      if (!hasRoom(change)) {
        return Promise.reject(new StoreUnavailable("too many changes of collections wait"));
      }
      return new Promise<Result>((resolve, reject) => {
        waiting.add({ change, resolve: resolve as Waiting["resolve"], reject });
        if (!running) scheduleBatch();
      });
    },
    async drain() {
      while (running || waiting.count > 0) {
        start();
        await running;
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
