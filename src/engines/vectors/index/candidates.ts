import type { IndexSettings } from "./vector-index.js";

/**
 * A source is asked for so many times the slots that are wanted: its distances are rounded. For
 * some more where slots are dead.
 */
export const CANDIDATES_PER_HIT = 2;

/**
 * A faster, approximate way to the rows near a query, such as a graph over the vectors. The index
 * ranks what it finds exactly, and scans the slots that it does not cover.
 */
export interface CandidateSource {
  /** It knows the slots from 0 up to this one; 0 while there is nothing to ask it. */
  readonly covered: number;
  /** About `count` slots below `covered` that are likely the best for the query, live or dead. */
  find(query: Float32Array, count: number): readonly number[];
}

/** What a source reads of the index that it is for. A row keeps its slot until a compaction. */
export interface VectorSlots extends IndexSettings {
  /** Slots from 0 that are or were taken. */
  readonly slots: number;
  /** False where the row was removed or replaced. */
  isLive(slot: number): boolean;
  /** The vector of a slot, as it was put; a view that is good until the index changes. */
  vectorAt(slot: number): Float32Array;
}

export interface IndexOptions {
  readonly candidates?: CandidateSource;
  /**
   * Rows moved, in their order: the one in slot `i` was in `kept[i]`, and no other slot is taken.
   * Before this returns, the source numbers its slots anew or covers none.
   */
  readonly onCompaction?: (kept: Uint32Array) => void;
}
