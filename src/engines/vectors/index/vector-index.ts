import type { FilterText } from "../filter/filter.js";

export type Metric = "cosine" | "dot" | "euclidean";

export interface IndexSettings {
  /** Components of every vector, 1 to 4096. */
  readonly dimension: number;
  readonly metric: Metric;
}

export interface IndexRow {
  /** 1 to 256 characters. */
  readonly id: string;
  /** As it was stored: finite, `dimension` long, not all zero under cosine. */
  readonly vector: Float32Array;
  /** A JSON object as text; null without metadata. */
  readonly metadata: string | null;
}

export interface IndexSearch {
  /** Finite, `dimension` long, not all zero under cosine. */
  readonly query: Float32Array;
  /** 1 to 100. */
  readonly topK: number;
  readonly filter?: FilterText;
  readonly includeMetadata: boolean;
}

export interface Hit {
  readonly id: string;
  /** Higher is better: cosine in [-1, 1], the dot product, or the negative distance. */
  readonly score: number;
  /** JSON text, only where it was asked for and the row has some. */
  readonly metadata?: string;
}

/** The vectors of one collection in memory, in one thread. */
export interface VectorIndex extends IndexSettings {
  /** Rows that a search may find. */
  readonly count: number;
  /** What the index takes of memory, in bytes: vectors, ids, metadata and what is derived. */
  readonly bytes: number;
  /** Adds rows, or replaces those with the same ids; of two with one id the later stays. */
  put(rows: readonly IndexRow[]): void;
  /** Removes rows; unknown ids are passed over. */
  remove(ids: readonly string[]): void;
  /** The best rows, highest score first, ties by id; all that pass the filter are considered. */
  search(search: IndexSearch): Hit[];
  /**
   * Searches one after the other in steps of about a millisecond: answers the hits of one when they
   * are found, and undefined between two steps. Rows may be put and removed between them; each search
   * answers a state of the index that is not older than the call.
   */
  searchInSteps(searches: readonly IndexSearch[]): Generator<readonly Hit[] | undefined, void>;
  /** All live rows, for a snapshot. */
  rows(): Iterable<IndexRow>;
}
