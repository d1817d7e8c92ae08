import type { Clock } from "../../../platform/clock/clock.js";
import { ClaimLost } from "../../../platform/idempotency/claim-lost.js";
import { type KindQuota, StorageFull } from "../../../platform/storage-quota/storage-quota.js";
import { createBatcher } from "../../../platform/store/batcher.js";
import { type Store, StoreUnavailable, type Transaction } from "../../../platform/store/sql.js";
import { type HeadVersion, isSameHead, type LogHead, loadHead, versionOf } from "../log-head.js";
import { type Addition, addBatch, type HeadRow, lockHead, readHead } from "../log-store.js";
import type { EpochKeys } from "../signing-keys.js";
import { type Batch, type Draft, makeBatch } from "./make-batch.js";
import { countEntries, refuseOverQuota } from "./packet-quota.js";
import type { SealPayloads } from "./payload-sealer.js";

/** What a batch takes of the event loop at once stays at a few milliseconds. */
const BATCH_MAX = 128;
const WAITING_MAX = 20_000;
const TRIES_MAX = 5;

export interface SequencerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Seals payloads on a thread; in place unless given. */
  readonly seal: SealPayloads | undefined;
  /** What owners may store; nothing is bounded without it. */
  readonly quota: KindQuota | undefined;
  /** The private keys of the epoch that the log is in now. */
  readonly keysOf: (row: HeadRow, tx: Transaction) => Promise<EpochKeys>;
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

interface Committed {
  /** Of the drafts that were not refused; undefined when all were. */
  readonly batch: Batch | undefined;
  /** Why drafts were left out, by their places. */
  readonly refusals: ReadonlyMap<number, unknown>;
}

/** Commits drafts as one batch; one batch after the other. */
type Committer = (drafts: readonly Draft[]) => Promise<Committed>;

/** A batch that was made without the lock, and the head it was made from. */
interface Prepared {
  readonly base: HeadVersion;
  readonly batch: Batch;
}

/**
 * Makes a batch while others may write, then locks the head just long enough to compare and write.
 * The head in memory is a copy: when the stored one is another, because another process appended or
 * an earlier batch failed, it is loaded and the batch made again under the lock, so that every batch
 * gets through.
 */
function createCommitter({ store, clock, seal, quota, keysOf }: SequencerOptions): Committer {
  const { dialect } = store;
  let head: LogHead | undefined;

  /** Making a batch advances the head, so it is kept only when that succeeds. */
  async function prepare(drafts: readonly Draft[]): Promise<Prepared | undefined> {
    const known = head;
    head = undefined;
    if (!known) return undefined;
    const base = versionOf(known);
    const batch = await makeBatch(known, drafts, { reader: store, dialect, now: clock(), seal });
    head = known;
    return { base, batch };
  }

  async function write(
    tx: Transaction,
    drafts: readonly Draft[],
    prepared: Prepared | undefined,
  ): Promise<Batch> {
    await lockHead(tx, dialect);
    const row = await readHead(tx);
    if (!row) throw new StoreUnavailable("the evidence log has no head");
    if (prepared && isSameHead(prepared.base, row)) {
      await add(tx, drafts, prepared.batch);
      return prepared.batch;
    }
    const stored = await loadHead(tx, row, await keysOf(row, tx));
    const batch = await makeBatch(stored, drafts, { reader: tx, dialect, now: clock(), seal });
    await add(tx, drafts, batch);
    head = stored;
    return batch;
  }

  /** Writes a batch, what it counts, and the answers of the calls that may be repeated. */
  async function add(
    tx: Transaction,
    drafts: readonly Draft[],
    { addition, packets }: Batch,
  ): Promise<void> {
    await addBatch(tx, addition);
    if (quota) await countEntries(tx, quota, addition.entries);
    for (const [at, { once }] of drafts.entries()) await once?.keep(tx, packets[at] ?? "");
  }

  async function commit(drafts: readonly Draft[]): Promise<Batch> {
    try {
      const prepared = await prepare(drafts);
      return await store.tx((tx) => write(tx, drafts, prepared));
    } catch (error) {
      head = undefined;
      throw error;
    }
  }

  return async (drafts) => {
    for (let tries = 1; ; tries += 1) {
      const refusals = quota ? await refuseOverQuota(store, quota, drafts) : new Map();
      const admitted = drafts.filter((_, at) => !refusals.has(at));
      if (admitted.length === 0) return { batch: undefined, refusals };
      try {
        return { batch: await commit(admitted), refusals };
      } catch (error) {
        // Another process took the room meanwhile, which the next look shows.
        if (!(error instanceof StorageFull) || tries === TRIES_MAX) throw error;
      }
    }
  };
}
