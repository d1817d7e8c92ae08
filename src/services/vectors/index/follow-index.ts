import type { IndexSearch } from "../../../engines/vectors/index/vector-index.js";
import { type Reader, StoreUnavailable } from "../../../platform/store/sql.js";
import { unlessAborted } from "../../../platform/threads/deadline.js";
import type { TurnOf } from "../../../platform/threads/owner-turns.js";
import type { CollectionDraft } from "../collection-draft.js";
import type { Changes } from "../index-host.js";
import { type CollectionRow, findPrunedVersion, listChanged } from "../vector-store.js";
import type { SearchHit } from "../vectors.js";
import { changesOfDraft, changesOfRows } from "./index-changes.js";
import type { IndexHostClient } from "./index-host-client.js";
import { createTurnSearch } from "./search-in-turns.js";

const LOADS_MAX = 5;
const RESTARTS_MAX = 3;
const PAGE_ROWS_MAX = 1_000;
const PAGE_BYTES = 1024 * 1024;

/** The part of a collection's row that its index needs. */
type IndexedCollection = Pick<
  CollectionRow,
  "id" | "dimension" | "metric" | "count" | "bytes" | "version"
>;

export interface FollowerOptions {
  readonly store: Reader;
  readonly host: IndexHostClient;
  /** Settles when what can be read now is on disk; an index must not hold what a crash undoes. */
  readonly onDisk: () => Promise<void>;
  /** An index could not be brought up to date; it is loaded again when it is searched. */
  readonly onIndexFailure: (error: unknown) => void;
}

/** Keeps the indexes in step with the rows, and searches in them. */
export interface IndexFollower {
  /**
   * Searches in a collection at its version or later, loading what the index lacks; undefined when
   * the collection was dropped. Rejects with the reason of the signal when that is aborted.
   */
  search(
    collection: IndexedCollection,
    searches: readonly IndexSearch[],
    of: TurnOf,
  ): Promise<(readonly SearchHit[])[] | undefined>;
  /** Loads a collection that is not loaded yet. */
  load(collection: IndexedCollection): Promise<void>;
  /** Brings what was written to the indexes that are loaded; never throws. */
  follow(drafts: readonly CollectionDraft[]): Promise<void>;
  /** Drops the indexes of collections that another process dropped. */
  sweep(): Promise<void>;
  /** Settles when no index is being loaded. */
  settle(): Promise<void>;
}

/** Loads indexes when they are first searched, and sends them every later change. */
export function createIndexFollower(options: FollowerOptions): IndexFollower {
  const { host, onIndexFailure } = options;
  /** Collections that the host was asked to open; it may have lost some since. */
  const opened = new Set<string>();
  const loads = new Map<string, Promise<boolean>>();
  const searchInTurns = createTurnSearch(host, {
    isBlocked: (collectionId) => loads.has(collectionId),
    onFailure: onIndexFailure,
  });

  async function forget(collectionId: string): Promise<void> {
    opened.delete(collectionId);
    await host.drop({ collectionId });
  }

  /** Answers false when the collection was dropped meanwhile. */
  async function load(collection: IndexedCollection, behind: number): Promise<boolean> {
    try {
      const loaded = await catchUp(options, collection, behind, () => opened.add(collection.id));
      if (!loaded) await forget(collection.id);
      return loaded;
    } catch (error) {
      // It may have some of the changes of a time and not others, so it starts afresh next time.
      await forget(collection.id).catch(onIndexFailure);
      throw error;
    } finally {
      loads.delete(collection.id);
    }
  }

  function shareLoad(collection: IndexedCollection, behind: number): Promise<boolean> {
    const running = loads.get(collection.id) ?? load(collection, behind);
    loads.set(collection.id, running);
    return running;
  }

  async function apply(changes: Changes): Promise<void> {
    try {
      const answer = await host.apply(changes);
      if ("behind" in answer && answer.behind < 0) opened.delete(changes.collectionId);
    } catch (error) {
      opened.delete(changes.collectionId);
      onIndexFailure(error);
    }
  }

  async function followOne(draft: CollectionDraft): Promise<void> {
    const { before } = draft;
    if (!before) return;
    const row = draft.row();
    // There may be a snapshot of one that was never opened here.
    if (!row) await forget(before.id).catch(onIndexFailure);
    else if (opened.has(row.id) && row.version > before.version) {
      await apply(changesOfDraft(draft, { before, row }));
    }
  }

  return {
    async search(collection, searches, of) {
      const { id: collectionId, version } = collection;
      for (let loaded = 0; loaded <= LOADS_MAX; ) {
        // While it is loaded, an index has rows of several times.
        const loading = loads.get(collectionId);
        if (loading && !(await unlessAborted(of.signal, loading))) return undefined;
        const answer = await searchInTurns({ collectionId, version, searches }, of);
        if ("isBlocked" in answer) continue;
        if ("hits" in answer) return answer.hits;
        loaded += 1;
        // One that runs may have read before the caller's last write; the next search finds out.
        if (!(await unlessAborted(of.signal, shareLoad(collection, answer.behind)))) {
          return undefined;
        }
      }
      throw new StoreUnavailable("the index of a collection does not keep up with its changes");
    },
    async load(collection) {
      if (!opened.has(collection.id)) await shareLoad(collection, -1);
    },
    async follow(drafts) {
      await Promise.all(drafts.map(followOne));
    },
    async sweep() {
      for (const collectionId of [...opened]) {
        const pruned = await findPrunedVersion(options.store, collectionId);
        if (pruned === undefined) await forget(collectionId);
      }
    },
    async settle() {
      await Promise.allSettled(loads.values());
    },
  };
}

/**
 * Brings an index from the version it is at, or from nothing at -1, to that of the collection or a
 * later one. Answers false when the collection was dropped.
 */
async function catchUp(
  options: FollowerOptions,
  collection: IndexedCollection,
  behind: number,
  onOpen: () => void,
): Promise<boolean> {
  const { store, host } = options;
  const { id: collectionId, dimension, metric } = collection;
  let start = behind;
  for (let restarts = 0; restarts <= RESTARTS_MAX; restarts += 1) {
    if (start < 0) {
      const wanted = { collectionId, dimension, metric, version: collection.version };
      start = (await host.open(wanted)).version;
    }
    onOpen();
    const isFed = await feed(options, collection, start);
    const prunedVersion = await findPrunedVersion(store, collectionId);
    if (prunedVersion === undefined) return false;
    // What was pruned is a removal that an index from before it has missed, unless it was empty.
    if (isFed && (start === 0 || start >= prunedVersion)) return true;
    await host.drop({ collectionId });
    start = -1;
  }
  throw new StoreUnavailable("the index of a collection could not be loaded");
}

/**
 * Applies page by page what was written since a version. Rows come in the order of their versions,
 * so one that is written meanwhile comes again, later; after the last page the index is what the
 * store was when that page was read. Answers false when the index is no longer where it was left.
 */
async function feed(
  { store, host, onDisk }: FollowerOptions,
  collection: IndexedCollection,
  start: number,
): Promise<boolean> {
  const limit = pageRows(collection);
  for (let version = start; ; ) {
    const rows = await listChanged(store, collection.id, { version, limit });
    await onDisk();
    const isLast = rows.length < limit;
    const readVersion = rows.at(-1)?.version ?? version;
    const toVersion = isLast ? Math.max(readVersion, collection.version) : readVersion;
    const answer = await host.apply(
      changesOfRows(collection, rows, { from: version, to: toVersion }),
    );
    if ("behind" in answer) {
      if (answer.behind <= version) return false;
      // A change of this process came first; it follows only on what is complete.
      if (answer.behind >= collection.version) return true;
      version = answer.behind;
    } else {
      if (isLast) return true;
      version = toVersion;
    }
  }
}

/** As many rows of a collection as are read and sent in a few milliseconds. */
export function pageRows({ bytes, count }: Pick<CollectionRow, "bytes" | "count">): number {
  const rowBytes = bytes / Math.max(count, 1);
  return Math.max(1, Math.min(PAGE_ROWS_MAX, Math.floor(PAGE_BYTES / Math.max(rowBytes, 1))));
}
