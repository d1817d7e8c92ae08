import { setImmediate as nextTurn } from "node:timers/promises";
import { createSieveCache } from "../../engines/eviction/sieve-cache.js";
import { type Bag, bagBytes, bagTerms } from "../../engines/text-search/ranking.js";
import type { Store } from "../store/sql.js";
import { type EntryRow, findOwner } from "./memory-store.js";
import { listPlaces, listWrittenSince } from "./written-rows.js";

const BYTES_MAX = 64 * 1024 * 1024;
const OWNERS_MAX = 1_000;
const ROWS_AT_ONCE = 32;
const SLICE_MS = 5;

/** An entry as searches see it: without its text. */
export interface IndexedEntry {
  readonly place: number;
  readonly revision: number;
  readonly namespace: string;
  readonly agentId: string;
  readonly expiresAt: number | null;
  readonly bag: Bag;
}

export interface SearchIndex {
  /** All entries of an owner as they are now in the store. */
  list(owner: string): Promise<readonly IndexedEntry[]>;
}

interface OwnerIndex {
  readonly entries: Map<number, IndexedEntry>;
  revision: number;
}

/**
 * The terms of entries, counted when a search needs them, and kept within 64 MiB. Nothing depends on
 * what is kept: each search asks the store for the owner's revision and reads what was written since,
 * in whichever process that was.
 */
export function createSearchIndex(store: Store): SearchIndex {
  const kept = createSieveCache<string, OwnerIndex>({
    bytesMax: BYTES_MAX,
    entriesMax: OWNERS_MAX,
  });
  const running = new Map<string, Promise<readonly IndexedEntry[]>>();

  async function bringUpToDate(owner: string): Promise<readonly IndexedEntry[]> {
    const row = await findOwner(store, owner);
    const index = kept.get(owner) ?? { entries: new Map(), revision: 0 };
    if (row && row.revision !== index.revision) {
      await readWritten(store, owner, index);
      await forgetGone(store, owner, index);
      index.revision = row.revision;
      kept.set(owner, index, indexBytes(index));
    }
    return [...index.entries.values()];
  }

  return {
    list(owner) {
      // One that runs may have read before the caller's last write, so each has its own turn.
      const before = running.get(owner) ?? Promise.resolve();
      const mine = before.then(
        () => bringUpToDate(owner),
        () => bringUpToDate(owner),
      );
      running.set(owner, mine);
      const leave = () => {
        if (running.get(owner) === mine) running.delete(owner);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}

async function readWritten(store: Store, owner: string, index: OwnerIndex): Promise<void> {
  let sliceStart = performance.now();
  for (let afterPlace = 0; ; ) {
    const since = { revision: index.revision, afterPlace, limit: ROWS_AT_ONCE };
    const rows = await listWrittenSince(store, owner, since);
    for (const row of rows) {
      if (index.entries.get(row.place)?.revision === row.revision) continue;
      index.entries.set(row.place, toIndexed(row));
      if (performance.now() - sliceStart > SLICE_MS) {
        await nextTurn();
        sliceStart = performance.now();
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    afterPlace = last.place;
  }
}

async function forgetGone(store: Store, owner: string, index: OwnerIndex): Promise<void> {
  const present = new Set<number>();
  for (const { place } of await listPlaces(store, owner)) present.add(place);
  for (const place of index.entries.keys()) if (!present.has(place)) index.entries.delete(place);
}

function toIndexed(row: EntryRow & { readonly revision: number }): IndexedEntry {
  return {
    place: row.place,
    revision: row.revision,
    namespace: row.namespace,
    agentId: row.agent_id,
    expiresAt: row.expires_at,
    bag: bagTerms([row.key, ...textsOf(JSON.parse(row.value))]),
  };
}

/** What can be searched of a value: the names of its fields, its texts and its numbers. */
function* textsOf(root: unknown): Generator<string> {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") yield value;
    else if (typeof value === "number") yield String(value);
    else if (typeof value === "object" && value !== null) {
      if (!Array.isArray(value)) yield* Object.keys(value);
      for (const child of Object.values(value)) pending.push(child);
    }
  }
}

function indexBytes({ entries }: OwnerIndex): number {
  let bytes = 0;
  for (const { bag } of entries.values()) bytes += bagBytes(bag);
  return bytes;
}
