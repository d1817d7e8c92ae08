import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../../platform/clock/clock.js";
import type { KindQuota } from "../../../platform/storage-quota/storage-quota.js";
import { breaksNotNull } from "../../../platform/store/constraints.js";
import { BY_STATEMENT, type Store, StoreUnavailable } from "../../../platform/store/sql.js";
import { ChainHeads } from "../chains.js";
import { catchUp, type LogHead, loadHead, versionOf } from "../log-head.js";
import { addBatch, type HeadRow, readHead } from "../log-store.js";
import type { EpochKeys } from "../signing-keys.js";
import { type Batch, type Draft, makeBatch } from "./make-batch.js";
import { countEntries, refuseOverQuota } from "./packet-quota.js";
import type { SealPayloads } from "./payload-sealer.js";
import { type SealRequest, sealPayloads } from "./seal-payloads.js";

/** Whoever lost a race is ready before the winner has made its next batch, so this is never met. */
const RACE_MS_MAX = 10_000;

export interface CommitterOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Seals payloads on a thread; in place unless given. */
  readonly seal: SealPayloads | undefined;
  /** What owners may store; nothing is bounded without it. */
  readonly quota: KindQuota | undefined;
  /** The private keys of the epoch that the log is in now. */
  readonly keysOf: (row: HeadRow) => Promise<EpochKeys>;
}

export interface Committed {
  /** Of the drafts that were not refused; undefined when all were. */
  readonly batch: Batch | undefined;
  /** Why drafts were left out, by their places. */
  readonly refusals: ReadonlyMap<number, unknown>;
}

/** Commits drafts as one batch; one batch after the other. */
export type Committer = (drafts: readonly Draft[]) => Promise<Committed>;

/**
 * Makes a batch on a copy of the head in memory, then writes it in one transaction that nobody waits
 * for: its first statement moves the stored head, and breaks when another process moved that
 * meanwhile. Then what they appended is read, the batch is placed behind it, and written again.
 */
export function createCommitter({
  store,
  clock,
  seal = sealPayloads,
  quota,
  keysOf,
}: CommitterOptions): Committer {
  const { dialect } = store;
  /** As it was committed last; a batch that is under way does not change it. */
  let head: LogHead | undefined;
  /** Whether another process appended lately, and may have done so again. */
  let isShared = false;

  /** The head as it is stored. */
  async function refresh(known: LogHead | undefined): Promise<LogHead> {
    const found = known ? await catchUp(store, known) : undefined;
    const row = found?.row ?? (await readHead(store));
    if (!row) throw noHead();
    isShared = known !== undefined && found?.later !== known;
    return found?.later ?? loadHead(store, row, await keysOf(row));
  }

  async function append(
    base: LogHead,
    drafts: readonly Draft[],
    options: { readonly now: number; readonly seal: SealPayloads },
  ): Promise<Batch> {
    const chainHeads = new ChainHeads(base.chainHeads);
    const next = { ...base, tree: base.tree.clone(), chainHeads };
    // What fails may have been stored nevertheless.
    head = undefined;
    const batch = await makeBatch(next, drafts, { reader: store, dialect, ...options });
    await write({ store, quota }, { base, drafts, batch });
    head = { ...next, chainHeads: chainHeads.merge() };
    head.chainHeads.trim();
    return batch;
  }

  const refuse = (drafts: readonly Draft[]): Promise<ReadonlyMap<number, unknown>> =>
    quota ? refuseOverQuota(store, quota, drafts) : Promise.resolve(new Map());

  return async (drafts) => {
    const startedAt = performance.now();
    const options = { now: clock(), seal: sealOnce(seal) };
    const known = head;
    let [refusals, base] = await Promise.all([
      refuse(drafts),
      known && !isShared ? known : refresh(known),
    ]);
    for (;;) {
      const admitted = drafts.filter((_, at) => !refusals.has(at));
      if (admitted.length === 0) {
        head = base;
        return { batch: undefined, refusals };
      }
      try {
        return { batch: await append(base, admitted, options), refusals };
      } catch (error) {
        if (!breaksNotNull(error)) throw error;
        if (performance.now() - startedAt > RACE_MS_MAX) {
          throw new StoreUnavailable("other processes append to the evidence log all the time");
        }
      }
      // Another process was faster, or else it took the last room of an owner.
      const later = await refresh(base);
      if (later === base) refusals = await refuse(drafts);
      base = later;
    }
  };
}

/** Writes a batch, what it counts, and the answers of the calls that may be repeated. */
async function write(
  { store, quota }: Pick<CommitterOptions, "store" | "quota">,
  { base, drafts, batch }: { base: LogHead; drafts: readonly Draft[]; batch: Batch },
): Promise<void> {
  const { addition, packets } = batch;
  // Who keeps an answer has to see first whether the call is still its own.
  const keepsAnswers = drafts.some(({ once }) => once);
  const sendsAtOnce = store.dialect === "postgres" && !keepsAnswers;
  let moved: Promise<boolean> | undefined;
  await store.tx(
    async (tx) => {
      for (const [at, { once }] of drafts.entries()) await once?.keep(tx, packets[at] ?? "");
      moved = addBatch(tx, { from: versionOf(base), addition });
      const all = Promise.all([moved, ...(quota ? countEntries(tx, quota, addition.entries) : [])]);
      if (sendsAtOnce) all.catch(() => {});
      else await all;
    },
    { ...BY_STATEMENT, sendsAtOnce },
  );
  if (!(await moved)) throw noHead();
}

function noHead(): StoreUnavailable {
  return new StoreUnavailable("the evidence log has no head");
}

/** Seals again only what has changed since the last time: most batches that lost a race have not. */
function sealOnce(seal: SealPayloads): SealPayloads {
  let last:
    | { readonly request: SealRequest; readonly sealed: ReturnType<SealPayloads> }
    | undefined;
  return (request) => {
    if (!last || !isDeepStrictEqual(last.request, request)) {
      last = { request, sealed: seal(request) };
    }
    return last.sealed;
  };
}
