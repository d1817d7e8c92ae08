import type { Clock } from "../../platform/clock/clock.js";
import type { Outbox } from "../../platform/outbox/event.js";
import { type Store, StoreUnavailable } from "../../platform/store/sql.js";
import { unlessAborted } from "../../platform/threads/deadline.js";
import { createOwnerPlaces } from "../../platform/threads/owner-places.js";
import { createEmbeddingsPlace, type EmbeddingsPlace } from "./embeddings.js";
import { createIndexFollower, type IndexFollower } from "./index/follow-index.js";
import type { IndexHostClient } from "./index/index-host-client.js";
import type { SearchTime } from "./search-time.js";
import type { VectorQuotas } from "./stored.js";
import { pruneOldRemovals, purgeDropped } from "./sweep-vectors.js";
import { fromBytes, memoryBytes } from "./vector-bytes.js";
import {
  type CollectionRow,
  findCollection,
  findVector,
  listCollections,
  listLargest,
} from "./vector-store.js";
import {
  type CollectionInfo,
  CollectionMismatch,
  type CollectionName,
  CollectionTooLarge,
  type Inserted,
  type Insertion,
  type StoredVector,
  type VectorSearch,
  type Vectors,
} from "./vectors.js";
import { type BatchWriter, createBatchWriter } from "./writing/batch-writer.js";
import { createChangeQueue } from "./writing/change-queue.js";
import type { QueuedChange } from "./writing/waiting-changes.js";

const LOOKS_MAX = 5;
/** Smaller ones are loaded in a moment. */
const WARM_BYTES_MIN = 4 * 1024 * 1024;
const WARM_COLLECTIONS_MAX = 16;
/** 64 MiB of vectors, which PostgreSQL looks through in some tens of milliseconds. */
const PGVECTOR_COMPONENTS_MAX = 2 ** 24;
/** Calls that search, of one account at the same time; more of its own wait. */
const SEARCHES_ACTIVE_MAX = 4;
const SEARCHES_PER_OWNER_MAX = 64;
const SEARCHES_MAX = 256;
/** Of the connections of one process, so that others find some free. SQLite writes one at a time. */
const POSTGRES_BATCHES_AT_ONCE = 4;
/** What a change without vectors counts for among those that wait. */
const SMALL_CHANGE_BYTES = 512;

export interface VectorsOptions {
  readonly clock: Clock;
  readonly host: IndexHostClient;
  readonly outbox: Outbox;
  readonly quotas: VectorQuotas;
  /** What one collection may take of memory, by an estimate. */
  readonly bytesMax: number;
  /**
   * Components of all vectors of a collection up to which a database with pgvector searches in it;
   * 0 leaves all to the indexes. Larger ones have an index, unless they are too large for that.
   */
  readonly pgvectorComponentsMax?: number;
  /** Something failed that no caller waits for, and that heals when it is needed next. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps vectors in the store and finds them with the indexes of the host. */
export function createVectors(store: Store, options: VectorsOptions): Vectors {
  const { clock, host, bytesMax, onFailure } = options;
  const componentsMax = options.pgvectorComponentsMax ?? PGVECTOR_COMPONENTS_MAX;
  let isClosing = false;
  let purged = Promise.resolve();
  const follower = createIndexFollower({
    store,
    host,
    onDisk: () => writer.onDisk(),
    onIndexFailure: onFailure,
  });
  const embeddings = createEmbeddingsPlace(store, {
    isWanted: componentsMax > 0,
    onFailure,
    isClosing: () => isClosing,
  });
  const { follow } = follower;
  const writer = createBatchWriter(store, { ...options, embeddings, follow });
  const batchesAtOnce = store.dialect === "sqlite" ? 1 : POSTGRES_BATCHES_AT_ONCE;
  const queue = createChangeQueue(writer.write, { batchesAtOnce });
  const sweeper = { store, clock, isClosing: () => isClosing };

  function purge(): Promise<void> {
    purged = purged.then(() => purgeDropped(sweeper)).catch(onFailure);
    return purged;
  }

  return {
    insert: async (collection, insertion, once) =>
      queue.add({ ...toInsert(collection, insertion), once }),
    remove: (collection, id) =>
      queue.add({
        collection,
        ids: [id],
        bytes: SMALL_CHANGE_BYTES,
        endsBatch: false,
        apply: (draft) => draft.remove(id),
      }),
    search: createSearch({ store, follower, writer, embeddings, bytesMax, componentsMax }),
    async fetch(collection, id) {
      const row = await findVector(store, collection, id);
      return row && toStored(id, row);
    },
    async find(collection) {
      const row = await findCollection(store, collection);
      return row && toInfo(row);
    },
    async list(accountId, { after = "", limit }) {
      return (await listCollections(store, accountId, { after, limit })).map(toInfo);
    },
    async drop(collection) {
      const wasThere = await queue.add({
        collection,
        ids: [],
        bytes: SMALL_CHANGE_BYTES,
        endsBatch: true,
        apply: (draft) => draft.drop(),
      });
      if (wasThere && !isClosing) void purge();
      return wasThere;
    },
    async warm() {
      try {
        let room = bytesMax;
        const limits = { bytesMin: WARM_BYTES_MIN, limit: WARM_COLLECTIONS_MAX };
        for (const row of await listLargest(store, limits)) {
          room -= row.bytes;
          if (room >= 0 && !isClosing) await follower.load(row);
        }
      } catch (error) {
        onFailure(error);
      }
    },
    async sweep() {
      await pruneOldRemovals(sweeper);
      await purge();
      await follower.sweep();
    },
    async close() {
      isClosing = true;
      await queue.drain();
      await Promise.all([purged, follower.settle(), embeddings.settle()]);
    },
  };
}

interface SearchParts {
  readonly store: Store;
  readonly follower: IndexFollower;
  readonly writer: BatchWriter;
  readonly embeddings: EmbeddingsPlace;
  readonly bytesMax: number;
  readonly componentsMax: number;
}

/** Small collections are searched by the database where it can, the others in their indexes. */
function createSearch(parts: SearchParts): Vectors["search"] {
  const { store, follower, writer, embeddings, bytesMax, componentsMax } = parts;
  const places = createOwnerPlaces({
    name: "searches",
    activeMax: SEARCHES_ACTIVE_MAX,
    perOwnerMax: SEARCHES_PER_OWNER_MAX,
    totalMax: SEARCHES_MAX,
  });

  async function searchIn(
    row: CollectionRow,
    searches: readonly VectorSearch[],
    within: SearchTime,
  ) {
    const isTooLarge = row.bytes > bytesMax;
    if (isTooLarge || row.count * row.dimension <= componentsMax) {
      const found = await (await embeddings.open())?.search(row.id, searches, within);
      if (found) return found;
    }
    if (isTooLarge) throw new CollectionTooLarge(bytesMax);
    return follower.search({ ...row, version: writer.settledVersion(row) }, searches, within);
  }

  async function look(
    collection: CollectionName,
    searches: readonly VectorSearch[],
    within: SearchTime,
  ) {
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const row = await findCollection(store, collection);
      within.signal.throwIfAborted();
      if (!row) return undefined;
      assertSameDimension(row, searches);
      if (row.count === 0) return searches.map(() => []);
      const found = await searchIn(row, searches, within);
      if (found) return found;
    }
    throw new StoreUnavailable("the collection keeps being dropped and made again");
  }

  return (collection, searches, deadline) => {
    const within = { ...deadline, owner: collection.accountId };
    const found = places.run(within, () => look(collection, searches, within));
    return unlessAborted(deadline.signal, found);
  };
}

function toInsert(
  collection: CollectionName,
  { items, metric }: Insertion,
): QueuedChange<Inserted> {
  const sized = items.map((item) => ({ ...item, bytes: memoryBytes(item) }));
  return {
    collection,
    ids: items.map(({ id }) => id),
    bytes: sized.reduce((sum, { bytes }) => sum + bytes, SMALL_CHANGE_BYTES),
    endsBatch: false,
    apply: (draft) => draft.insert(sized, metric),
  };
}

function assertSameDimension(
  { dimension }: CollectionRow,
  searches: readonly VectorSearch[],
): void {
  for (const { query } of searches) {
    if (query.length !== dimension) {
      throw new CollectionMismatch("dimension", dimension, query.length);
    }
  }
}

function toStored(
  id: string,
  row: { readonly vector: Buffer; readonly metadata: string | null; readonly updated_at: number },
): StoredVector {
  const dimension = row.vector.length / Float32Array.BYTES_PER_ELEMENT;
  const vector = fromBytes([row.vector], dimension);
  return { id, vector, metadata: row.metadata, updatedAt: row.updated_at };
}

function toInfo({ name, dimension, metric, count, created_at }: CollectionRow): CollectionInfo {
  return { name, dimension, metric, count, createdAt: created_at };
}
