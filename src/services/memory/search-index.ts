import { createSieveCache } from "../../engines/caching/eviction/sieve-cache.js";
import { type Bag, bagBytes, bagTerms } from "../../engines/text/search/ranking.js";
import type { Steps } from "../../engines/text/search/steps.js";
import { untilLasting } from "../../platform/store/lasting-reads.js";
import type { Store } from "../../platform/store/sql.js";
import { findOwner, type Places } from "./memory-store.js";
import { oneStep, type RunSteps } from "./slices.js";
import { listRevisions, listWrittenSince, type WrittenRow } from "./written-rows.js";

const BYTES_MAX = 64 * 1024 * 1024;
const OWNERS_MAX = 1_000;
const ROWS_AT_ONCE = 16;
const REVISIONS_AT_ONCE = 500;

/** An entry as searches see it: without its text. */
interface IndexedEntry {
  readonly place: number;
  readonly revision: number;
  readonly namespace: string;
  readonly agentId: string;
  readonly expiresAt: number | null;
  readonly bag: Bag;
}

export interface SearchIndex {
  /** All entries of an owner as they are now in the store. */
  list(owner: string, run: RunSteps): Promise<readonly IndexedEntry[]>;
}

interface Place {
  readonly store: Store;
  readonly owner: string;
  readonly run: RunSteps;
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

  async function bringUpToDate(owner: string, run: RunSteps): Promise<readonly IndexedEntry[]> {
    const row = await findOwner(store, owner);
    const index = kept.get(owner) ?? { entries: new Map(), revision: 0 };
    if (row && row.revision !== index.revision) {
      kept.delete(owner);
      // What comes or goes meanwhile has a revision of its own, which the next search finds.
      await refresh({ store, owner, run }, index);
      await untilLasting(store);
      index.revision = row.revision;
      kept.set(owner, index, indexBytes(index));
    }
    return [...index.entries.values()];
  }

  return {
    list(owner, run) {
      // One that runs may have read before the caller's last write, so each has its own turn.
      const before = running.get(owner) ?? Promise.resolve();
      const mine = before.then(
        () => bringUpToDate(owner, run),
        () => bringUpToDate(owner, run),
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

/** Compares revisions page by page, which an index answers, and reads what differs. */
async function refresh(place: Place, index: OwnerIndex): Promise<void> {
  const { store, owner, run } = place;
  const gone = new Set(index.entries.keys());
  for (let afterPlace = 0; ; ) {
    const page = await listRevisions(store, owner, { afterPlace, limit: REVISIONS_AT_ONCE });
    for (const row of page) gone.delete(row.place);
    const stale = page.filter((row) => index.entries.get(row.place)?.revision !== row.revision);
    await run(oneStep());
    const [first, newest] = [stale[0], stale.at(-1)];
    if (first && newest) {
      await readWritten(place, index, { first: first.place, last: newest.place });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < REVISIONS_AT_ONCE) break;
    afterPlace = last.place;
  }
  for (const each of gone) index.entries.delete(each);
}

async function readWritten(place: Place, index: OwnerIndex, places: Places): Promise<void> {
  const { store, owner, run } = place;
  const { last } = places;
  for (let { first } = places; ; ) {
    const since = { revision: index.revision, places: { first, last }, limit: ROWS_AT_ONCE };
    const rows = await listWrittenSince(store, owner, since);
    await run(takeIn(rows, index));
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_AT_ONCE) return;
    first = end.place + 1;
  }
}

function* takeIn(rows: readonly WrittenRow[], { entries }: OwnerIndex): Steps<void> {
  for (const row of rows) {
    if (entries.get(row.place)?.revision === row.revision) continue;
    entries.set(row.place, {
      place: row.place,
      revision: row.revision,
      namespace: row.namespace,
      agentId: row.agent_id,
      expiresAt: row.expires_at,
      bag: yield* bagTerms([row.key, ...textsOf(JSON.parse(row.value))]),
    });
    yield;
  }
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
