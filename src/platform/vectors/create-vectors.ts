import type { Clock } from "../clock/clock.js";
import { type Store, StoreUnavailable } from "../store/sql.js";
import type { Outbox } from "../webhooks/webhook-event.js";
import { createBatchWriter } from "./batch-writer.js";
import { createChangeQueue, type QueuedChange } from "./change-queue.js";
import { createIndexFollower } from "./follow-index.js";
import type { IndexHostClient } from "./index-host-client.js";
import { pruneOldRemovals, purgeDropped } from "./sweep-vectors.js";
import { fromBytes, memoryBytes } from "./vector-bytes.js";
import { type CollectionRow, findCollection, findVector, listCollections } from "./vector-store.js";
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

const LOOKS_MAX = 5;
/** What a change without vectors counts for among those that wait. */
const SMALL_CHANGE_BYTES = 512;

export interface VectorsOptions {
  readonly clock: Clock;
  readonly host: IndexHostClient;
  readonly outbox: Outbox;
  /** What one collection may take of memory, by an estimate. */
  readonly bytesMax: number;
  /** Something failed that no caller waits for, and that heals when it is needed next. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps vectors in the store and finds them with the indexes of the host. */
export function createVectors(store: Store, options: VectorsOptions): Vectors {
  const { clock, host, outbox, bytesMax, onFailure } = options;
  let isClosing = false;
  let purged = Promise.resolve();
  const follower = createIndexFollower({
    store,
    host,
    onDisk: () => writer.onDisk(),
    onIndexFailure: onFailure,
  });
  const writer = createBatchWriter(store, { clock, outbox, bytesMax, follow: follower.follow });
  const queue = createChangeQueue(writer.write);
  const sweeper = { store, clock, isClosing: () => isClosing };

  function purge(): Promise<void> {
    purged = purged.then(() => purgeDropped(sweeper)).catch(onFailure);
    return purged;
  }

  async function search(collection: CollectionName, searches: readonly VectorSearch[]) {
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const row = await findCollection(store, collection);
      if (!row) return undefined;
      assertSearchable(row, searches, bytesMax);
      if (row.count === 0) return searches.map(() => []);
      const found = await follower.search(
        { ...row, version: writer.settledVersion(row) },
        searches,
      );
      if (found) return found;
    }
    throw new StoreUnavailable("the collection keeps being dropped and made again");
  }

  return {
    insert: async (collection, insertion) => queue.add(toInsert(collection, insertion)),
    remove: (collection, id) =>
      queue.add({
        collection,
        ids: [id],
        bytes: SMALL_CHANGE_BYTES,
        endsBatch: false,
        apply: (draft) => draft.remove(id),
      }),
    search,
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
    async sweep() {
      await pruneOldRemovals(sweeper);
      await purge();
      await follower.sweep();
    },
    async close() {
      isClosing = true;
      await queue.drain();
      await Promise.all([purged, follower.settle()]);
    },
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

function assertSearchable(
  { dimension, bytes }: CollectionRow,
  searches: readonly VectorSearch[],
  bytesMax: number,
): void {
  for (const { query } of searches) {
    if (query.length !== dimension) {
      throw new CollectionMismatch("dimension", dimension, query.length);
    }
  }
  if (bytes > bytesMax) throw new CollectionTooLarge(bytesMax);
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
