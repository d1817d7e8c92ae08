import type { Clock } from "../clock/clock.js";
import { type Store, StoreUnavailable, type Transaction } from "../store/sql.js";
import { endOf, isSameEnd, type LogEdge, type LogEnd, loadEdge } from "./log-edge.js";
import { type Addition, addBatch, type HeadRow, lockHead, readHead } from "./log-store.js";
import { type Batch, type Draft, makeBatch } from "./make-batch.js";
import type { EpochKeys } from "./signing-keys.js";

/** What a batch takes of the event loop at once stays at a few milliseconds. */
const BATCH_MAX = 128;
const WAITING_MAX = 20_000;
/** One batch on its way to the disk while the next is made; more would only make batches smaller. */
const BATCHES_MAX = 2;

export interface SequencerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** The private keys of the epoch that the log is in now. */
  readonly keysOf: (head: HeadRow, tx: Transaction) => Promise<EpochKeys>;
  /** A batch is on disk. */
  readonly onAppended: (addition: Addition) => void;
}

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (packet: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Gives packets their places in the log, in batches of one transaction and one fsync each. */
export interface Sequencer {
  /** Settles with the packet as JSON when it is on disk. */
  append(draft: Draft): Promise<string>;
  /** Settles when everything that was accepted is on disk or has failed. */
  drain(): Promise<void>;
}

/** Queues packets and makes one batch after the other of what waits. */
export function createSequencer(options: SequencerOptions): Sequencer {
  const commit = createCommitter(options);
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let isMaking = false;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    isMaking = true;
    let isMade = false;
    const made = () => {
      if (isMade) return;
      isMade = true;
      isMaking = false;
      schedule();
    };
    try {
      const drafts = batch.map(({ draft }) => draft);
      const { packets } = await commit(drafts, made);
      for (const [at, { resolve }] of batch.entries()) resolve(packets[at] ?? "");
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      made();
    }
  }

  /** A turn of the event loop later, whatever came in this turn is one batch. */
  function schedule(): void {
    if (waiting.length > 0) setImmediate(startBatch);
  }

  function startBatch(): void {
    if (isMaking || waiting.length === 0 || running.size >= BATCHES_MAX) return;
    const batch = runBatch(waiting.splice(0, BATCH_MAX)).then(() => {
      running.delete(batch);
      schedule();
    });
    running.add(batch);
  }

  return {
    append(draft) {
      if (waiting.length >= WAITING_MAX) {
        return Promise.reject(new StoreUnavailable("too many packets wait for the log"));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ draft, resolve, reject });
        if (waiting.length === 1) schedule();
      });
    },
    async drain() {
      while (waiting.length > 0 || running.size > 0) {
        startBatch();
        await Promise.race([...running]);
      }
    },
  };
}

/** Commits drafts as one batch; `made` is called when the next batch may be made. */
type Committer = (drafts: readonly Draft[], made: () => void) => Promise<Batch>;

/** A batch that was made before anybody held the head, and the end that it was made behind. */
interface Prepared {
  readonly base: LogEnd;
  readonly batch: Batch;
}

/**
 * Makes a batch while others may write, then holds the head just long enough to compare and write.
 * Whatever is in memory is a copy of the end of the log: when the head is another, because another
 * process appended or an earlier batch failed, the end is loaded and the batch made again under the
 * lock, so that every batch gets through.
 */
function createCommitter({ store, clock, keysOf, onAppended }: SequencerOptions): Committer {
  const { dialect } = store;
  let edge: LogEdge | undefined;
  /** Batches that were made of an end which was not the stored one may still be on their way. */
  let isStale = true;
  let lastWritten: Promise<void> = Promise.resolve();

  async function prepare(drafts: readonly Draft[]): Promise<Prepared | undefined> {
    if (isStale) await lastWritten;
    const known = edge;
    if (!known) return undefined;
    const base = endOf(known);
    edge = undefined;
    const batch = await makeBatch(known, drafts, { reader: store, dialect, now: clock() });
    edge = known;
    return { base, batch };
  }

  async function write(
    tx: Transaction,
    drafts: readonly Draft[],
    prepared: Prepared | undefined,
  ): Promise<Batch> {
    await lockHead(tx, dialect);
    const head = await readHead(tx);
    if (!head) throw new StoreUnavailable("the evidence log has no head");
    if (prepared && isSameEnd(prepared.base, head)) {
      isStale = false;
      await addBatch(tx, prepared.batch.addition);
      return prepared.batch;
    }
    isStale = true;
    const stored = await loadEdge(tx, head, await keysOf(head, tx));
    const batch = await makeBatch(stored, drafts, { reader: tx, dialect, now: clock() });
    await addBatch(tx, batch.addition);
    edge = stored;
    return batch;
  }

  return async (drafts, made) => {
    const prepared = await prepare(drafts);
    // Batches are written in the order in which they were made.
    const before = lastWritten;
    let written = () => {};
    lastWritten = new Promise((resolve) => {
      written = resolve;
    });
    if (prepared) made();
    await before;
    try {
      const batch = await store.durable.tx(async (tx) => {
        const result = await write(tx, drafts, prepared);
        written();
        made();
        return result;
      });
      onAppended(batch.addition);
      return batch;
    } catch (error) {
      edge = undefined;
      isStale = true;
      throw error;
    } finally {
      written();
    }
  };
}
