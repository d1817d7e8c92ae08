import type { Reader, Store } from "../../platform/store/sql.js";
import { inTurn } from "../../platform/threads/in-turn.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { whenLive } from "./entry.js";
import {
  type KeyRange,
  type ListedRow,
  type LongValueRow,
  listLongValues,
  listRange,
} from "./range-store.js";
import type { ValueRow } from "./store.js";

/** What SQLite reads in about a millisecond, while it holds the event loop. */
const SLICE_VALUES = 64;
const SLICE_BYTES = 131_072;
const ATTEMPTS = 3;

export interface PageOrder extends KeyRange {
  readonly account: string;
  readonly keyspaceId: number;
  /** Keys of the page, expired or not. */
  readonly limit: number;
  /** Of the values of all these keys; the first key is on the page in any case. */
  readonly bytesMax: number;
  readonly now: number;
}

export interface Page {
  /** What is live. */
  readonly rows: readonly ValueRow[];
  /** The last key of the page, when more keys follow it. */
  readonly lastKey: Buffer | undefined;
}

/**
 * The first keys of a range in byte order with their values, all as they were at one moment: no batch
 * is seen in part. Long values are read in turns of the account; where one has changed meanwhile, the
 * page is read anew, and where that goes on, within a transaction.
 */
export async function readPage(store: Store, order: PageOrder): Promise<Page> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const page = await tryPage(store, order, inTurn);
    if (page) return page;
  }
  const page = await store.tx((tx) => tryPage(tx, order, inTransaction));
  if (!page) throw new Error("a value has changed within a transaction that reads");
  return page;
}

type TakeTurn = typeof inTurn;

/** A transaction has a connection of its own: it may not wait for those who wait for one. */
const inTransaction: TakeTurn = async (owner, slice) => {
  await ownTurn(owner);
  return slice();
};

/** Undefined when a value has changed since its key was read: a key never has a version twice. */
async function tryPage(
  reader: Reader,
  order: PageOrder,
  take: TakeTurn,
): Promise<Page | undefined> {
  const listed = await take(order.account, () =>
    listRange(reader, order.keyspaceId, order, order.limit + 1),
  );
  const page = listed.slice(0, fittingLength(listed, order));
  const live = page.filter((row) => whenLive(row, order.now));
  const long = live.filter(({ value }) => value === null);
  const values = new Map<ListedRow, string>();
  for (const slice of slicesOf(long)) {
    const found = await take(order.account, () => readSlice(reader, order, slice));
    for (const [at, row] of slice.entries()) {
      const value = unchangedValue(row, found[at]);
      if (value === undefined) return undefined;
      values.set(row, value);
    }
  }
  return {
    rows: live.map((row) => ({ ...row, value: row.value ?? values.get(row) ?? "" })),
    lastKey: listed.length > page.length ? page.at(-1)?.key : undefined,
  };
}

function fittingLength(rows: readonly ListedRow[], { limit, bytesMax }: PageOrder): number {
  let total = 0;
  const end = rows.findIndex(({ bytes }, index) => {
    total += bytes;
    return index === limit || (index > 0 && total > bytesMax);
  });
  return end < 0 ? rows.length : end;
}

function* slicesOf(rows: readonly ListedRow[]): Generator<readonly ListedRow[]> {
  let slice: ListedRow[] = [];
  let bytes = 0;
  for (const row of rows) {
    slice.push(row);
    bytes += row.bytes;
    if (slice.length < SLICE_VALUES && bytes < SLICE_BYTES) continue;
    yield slice;
    slice = [];
    bytes = 0;
  }
  if (slice.length > 0) yield slice;
}

async function readSlice(
  reader: Reader,
  { keyspaceId, now }: PageOrder,
  slice: readonly ListedRow[],
): Promise<readonly LongValueRow[]> {
  const [first, last] = [slice[0], slice.at(-1)];
  if (!first || !last) return [];
  return listLongValues(
    reader,
    keyspaceId,
    { first: first.key, last: last.key, now },
    slice.length,
  );
}

function unchangedValue(row: ListedRow, found: LongValueRow | undefined): string | undefined {
  return found?.version === row.version && found.key.equals(row.key) ? found.value : undefined;
}
