import type { Needed } from "../../../platform/parts/part.js";
import { deleteInSlices } from "../../../platform/store/delete-in-slices.js";
import { BY_STATEMENT, type Store, type Transaction } from "../../../platform/store/sql.js";
import {
  type Answer,
  createPlaces,
  openAnswer,
  type Question,
  type SealedPlace,
  sealAnswer,
} from "./answer-seal.js";
import * as rows from "./store.js";

/** An answer over this is not kept. */
export const KEPT_ANSWER_BYTES_MAX = 1_048_576;
/** When an entry was used last is written about so often. */
const USE_WRITTEN_EVERY_MS = 60_000;
const EVICTED_AT_ONCE = 64;

export interface CacheBounds {
  readonly keptMs: number;
  readonly accountBytesMax: number;
  readonly bytesMax: number;
}

/** An answer and when it was stored. */
export interface CachedAnswer extends Answer {
  readonly storedAt: number;
}

/** Answers that are kept for a time. What was used longest ago goes when there is no room. */
export interface AnswerCache {
  find(question: Question): Promise<CachedAnswer | undefined>;
  put(question: Question, answer: Answer): Promise<void>;
  /** What is kept for an account. */
  sumOf(accountId: string): Promise<rows.Sum>;
}

/** Keeps answers in the database, sealed. */
export function createAnswerCache(
  { store, clock, secret, log }: Needed<"store" | "clock" | "secret" | "log">,
  bounds: CacheBounds,
): AnswerCache {
  const placeOf = createPlaces(secret.current);

  function noteUse(id: string, now: number): void {
    rows.touchRow(store, id, now).catch((error: unknown) => {
      log.warn({ err: error }, "the use of a cached answer could not be noted");
    });
  }

  /** A row that was damaged is as none: the model is asked, and its answer takes the place. */
  function open(sealed: Buffer, place: SealedPlace): Answer | undefined {
    try {
      return openAnswer(sealed, place);
    } catch (error) {
      log.warn({ err: error }, "a cached answer could not be opened");
      return undefined;
    }
  }

  return {
    async find(question) {
      const place = placeOf(question);
      const now = clock();
      const row = await rows.findRow(store, place.id, now - bounds.keptMs);
      if (!row) return undefined;
      const answer = open(row.sealed, place);
      if (answer && now - row.used_at >= USE_WRITTEN_EVERY_MS) noteUse(place.id, now);
      return answer && { ...answer, storedAt: row.stored_at };
    },
    async put(question, answer) {
      if (Buffer.byteLength(answer.text) > KEPT_ANSWER_BYTES_MAX) return;
      const place = placeOf(question);
      const sealed = sealAnswer(answer, place);
      const row = { id: place.id, accountId: question.accountId, sealed, now: clock() };
      if (sealed.length > Math.min(bounds.accountBytesMax, bounds.bytesMax)) return;
      await store.tx((tx) => insertWithin(tx, row, bounds), BY_STATEMENT);
    },
    sumOf: (accountId) => rows.readSum(store, accountId),
  };
}

/** Deletes answers that were stored before a time; answers how many there were. */
export function forgetStoredBefore(store: Store, time: number): Promise<number> {
  return deleteInSlices((limit) =>
    store.tx(async (tx) => {
      const gone = await rows.deleteStoredBefore(tx, time, limit);
      await takeOff(tx, gone);
      return gone.length;
    }, BY_STATEMENT),
  );
}

async function insertWithin(
  tx: Transaction,
  row: rows.NewRow,
  { accountBytesMax, bytesMax }: CacheBounds,
): Promise<void> {
  const change = await rows.insertRow(tx, row);
  const { own, all } = await rows.addToSums(tx, row.accountId, change);
  const evicted = await evict(tx, own.bytes - accountBytesMax, () =>
    rows.listOldestOf(tx, row.accountId, EVICTED_AT_ONCE),
  );
  await evict(tx, all.bytes - evicted - bytesMax, () => rows.listOldest(tx, EVICTED_AT_ONCE));
}

/** Deletes what was used longest ago until so many bytes are free; answers how many came free. */
async function evict(
  tx: Transaction,
  bytesOver: number,
  listOldest: () => Promise<rows.RowSize[]>,
): Promise<number> {
  let freed = 0;
  while (freed < bytesOver) {
    const gone: rows.RowSize[] = [];
    for (const row of await listOldest()) {
      if (freed >= bytesOver) break;
      if ((await rows.deleteRow(tx, row.id)).items === 0) continue;
      gone.push(row);
      freed += row.bytes;
    }
    if (gone.length === 0) return freed;
    await takeOff(tx, gone);
  }
  return freed;
}

/** Takes rows that are gone off the sums, in one order in every process. */
async function takeOff(
  tx: Transaction,
  gone: readonly Pick<rows.RowSize, "account_id" | "bytes">[],
): Promise<void> {
  const byAccount = new Map<string, rows.Sum>();
  for (const { account_id, bytes } of gone) {
    const sum = byAccount.get(account_id) ?? { items: 0, bytes: 0 };
    byAccount.set(account_id, { items: sum.items - 1, bytes: sum.bytes - bytes });
  }
  for (const [accountId, change] of [...byAccount].sort(([one], [other]) => (one < other ? -1 : 1)))
    await rows.addToSums(tx, accountId, change);
}
