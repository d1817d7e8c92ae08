import type { FilterText } from "../../engines/vectors/filter/filter.js";
import type { Metric } from "../../engines/vectors/index/vector-index.js";
import type { Once } from "../../platform/idempotency/once.js";
import type { Deadline } from "../../platform/threads/deadline.js";

/** A collection belongs to an account and has a name there. */
export interface CollectionName {
  readonly accountId: string;
  /** `[A-Za-z0-9._-]{1,64}` */
  readonly name: string;
}

/** One text for each collection; names have no slash. */
export function collectionKey({ accountId, name }: CollectionName): string {
  return `${accountId}/${name}`;
}

export interface CollectionInfo {
  readonly name: string;
  readonly dimension: number;
  readonly metric: Metric;
  readonly count: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface NewVector {
  readonly id: string;
  readonly vector: Float32Array;
  /** A JSON object as text; null without metadata. */
  readonly metadata: string | null;
}

export interface Insertion {
  readonly items: readonly NewVector[];
  /** For a collection that this makes; on one that exists it must be the same. */
  readonly metric?: Metric;
}

export interface Inserted {
  /** Whether each item replaced one with its id, in the order of the items. */
  readonly replaced: readonly boolean[];
  /** Vectors in the collection afterwards. */
  readonly count: number;
}

export interface VectorSearch {
  readonly query: Float32Array;
  readonly topK: number;
  readonly filter?: FilterText;
  readonly includeMetadata: boolean;
}

export interface SearchHit {
  readonly id: string;
  readonly score: number;
  /** JSON text; only when asked for and present. */
  readonly metadata?: string;
}

export interface StoredVector {
  readonly id: string;
  readonly vector: Float32Array;
  readonly metadata: string | null;
  /** Epoch milliseconds of the write. */
  readonly updatedAt: number;
}

/** The collection is there, but has other vectors than these. */
export class CollectionMismatch extends Error {
  constructor(
    readonly field: "dimension" | "metric",
    readonly expected: number | Metric,
    readonly got: number | Metric,
  ) {
    super(`the collection has the ${field} ${expected}, not ${got}`);
    this.name = "CollectionMismatch";
  }
}

/** The collection would be, or is, larger than what may be held in memory. */
export class CollectionTooLarge extends Error {
  constructor(readonly bytesMax: number) {
    super(`a collection takes at most ${bytesMax} bytes of memory`);
    this.name = "CollectionTooLarge";
  }
}

/**
 * Vectors in named collections. Rows in the store are the truth and on disk when a write settles;
 * a search that starts after a write settled sees it, in every process.
 */
export interface Vectors {
  /**
   * Inserts or replaces, all items or none; the first makes the collection and fixes its dimension
   * and metric (cosine unless given). Throws CollectionMismatch, CollectionTooLarge, or StorageFull
   * where the account stores as much as it may.
   */
  insert(
    collection: CollectionName,
    insertion: Insertion,
    once?: Once<Inserted>,
  ): Promise<Inserted>;
  /** Removes one vector and answers how many are left; undefined when there was none. */
  remove(collection: CollectionName, id: string): Promise<{ count: number } | undefined>;
  /**
   * The best of a collection for each search, in order; undefined without the collection. Throws
   * CollectionMismatch for a query of another dimension, and WorkersBusy where too many calls of the
   * account wait. Accounts take turns. When the signal of the deadline is aborted the work stops, and
   * its reason is thrown.
   */
  search(
    collection: CollectionName,
    searches: readonly VectorSearch[],
    deadline: Deadline,
  ): Promise<(readonly SearchHit[])[] | undefined>;
  /** One vector as it was stored. */
  fetch(collection: CollectionName, id: string): Promise<StoredVector | undefined>;
  find(collection: CollectionName): Promise<CollectionInfo | undefined>;
  /** Collections of an account by name, those after a name. */
  list(accountId: string, page: { after?: string; limit: number }): Promise<CollectionInfo[]>;
  /** Removes a collection and all its vectors; false when there was none. */
  drop(collection: CollectionName): Promise<boolean>;
  /**
   * Loads the largest collections, as far as there is room, so that after a start no search waits
   * for them; never throws.
   */
  warm(): Promise<void>;
  /** Removes what is no longer needed to follow changes. */
  sweep(): Promise<void>;
  /** Finishes what was accepted; the host of the indexes is closed after this. */
  close(): Promise<void>;
}
