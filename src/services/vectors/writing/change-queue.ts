import { createBatcher } from "../../../platform/store/batcher.js";
import { StoreUnavailable } from "../../../platform/store/sql.js";
import type { Change, Outcome } from "./write-batch.js";

const CHANGES_MAX = 128;
const ROWS_MAX = 2_000;
const BYTES_MAX = 4 * 1024 * 1024;
const WAITING_MAX = 20_000;
const WAITING_BYTES_MAX = 256 * 1024 * 1024;

/** What a batch is bounded by, beside the change itself. */
export interface QueuedChange<Result> extends Change<Result> {
  readonly bytes: number;
  /** Nothing that comes later shares a batch with it. */
  readonly endsBatch: boolean;
}

/** Writes changes as one and gives each its outcome, or fails as a whole with nothing written. */
export type WriteChanges = (
  changes: readonly Change<unknown>[],
  answer: (outcomes: readonly Outcome<unknown>[]) => void,
) => Promise<void>;

/** Gives changes of all collections an order, in batches of one transaction and one fsync each. */
export interface ChangeQueue {
  /** Settles when the change is on disk; throws StoreUnavailable when too much waits. */
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
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let running: Promise<void> | undefined;
  const scheduleBatch = createBatcher({
    waiting: () => waiting.length,
    isFull: () => waiting.length >= CHANGES_MAX || waitingBytes >= BYTES_MAX,
    start,
  });

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
    const batch = waiting.splice(0, countOfNext(waiting));
    for (const { change } of batch) waitingBytes -= change.bytes;
    await runBatch(batch);
    running = undefined;
    scheduleBatch();
  }

  function start(): void {
    if (!running && waiting.length > 0) running = runNext();
  }

  return {
    add<Result>(change: QueuedChange<Result>) {
      if (waiting.length >= WAITING_MAX || waitingBytes + change.bytes > WAITING_BYTES_MAX) {
        return Promise.reject(new StoreUnavailable("too many changes of collections wait"));
      }
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ change, resolve: resolve as Waiting["resolve"], reject });
        waitingBytes += change.bytes;
        if (!running) scheduleBatch();
      });
    },
    async drain() {
      while (running || waiting.length > 0) {
        start();
        await running;
      }
    },
  };
}

/** How many of those that wait make the next batch; at least one. */
function countOfNext(waiting: readonly Waiting[]): number {
  let [count, rows, bytes] = [0, 0, 0];
  for (const { change } of waiting) {
    rows += change.ids.length;
    bytes += change.bytes;
    const isOver = count === CHANGES_MAX || rows > ROWS_MAX || bytes > BYTES_MAX;
    if (count > 0 && isOver) break;
    count += 1;
    if (change.endsBatch) break;
  }
  return count;
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
