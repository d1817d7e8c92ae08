import type { Clock } from "../clock/clock.js";
import { type Store, StoreUnavailable, type Transaction } from "../store/sql.js";
import { type Appended, appendBatch, type Draft } from "./append-batch.js";
import { isAtEnd, type LogEdge, loadEdge } from "./log-edge.js";
import { type HeadRow, lockHead, readHead } from "./log-store.js";
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
  readonly onAppended: (appended: Appended) => void;
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

/** Commits drafts as one batch; `made` is called when nothing but the commit is left to do. */
type Committer = (drafts: readonly Draft[], made: () => void) => Promise<Appended>;

/**
 * Whatever is in memory is a copy of the end of the log: each transaction holds the head, compares,
 * and loads the end again when another process appended or an earlier batch failed.
 */
function createCommitter({ store, clock, keysOf, onAppended }: SequencerOptions): Committer {
  let edge: LogEdge | undefined;

  async function takeEdge(tx: Transaction): Promise<LogEdge> {
    await lockHead(tx, store.dialect);
    const head = await readHead(tx);
    if (!head) throw new StoreUnavailable("the evidence log has no head");
    const known = edge;
    // What follows changes the edge, so it counts only when all of it succeeds.
    edge = undefined;
    if (known && isAtEnd(known, head)) return known;
    return loadEdge(tx, head, await keysOf(head, tx));
  }

  return async (drafts, made) => {
    const appended = await store.durable.tx(async (tx) => {
      const end = await takeEdge(tx);
      const result = await appendBatch(tx, end, drafts, { dialect: store.dialect, now: clock() });
      edge = end;
      made();
      return result;
    });
    onAppended(appended);
    return appended;
  };
}
