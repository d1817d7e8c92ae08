import type { Hit, IndexSearch, IndexSettings } from "../../engines/vectors/index/vector-index.js";

/**
 * What changed in a collection between two of its versions: every change of a collection raises its
 * version by one, and a row has the version that wrote it.
 */
export interface Changes {
  readonly collectionId: string;
  /** The version that these changes start from; they apply to no other state. */
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly ids: readonly string[];
  /** The vectors one after the other, `dimension` components each, in the order of `ids`. */
  readonly vectors: Float32Array;
  /** JSON texts in the order of `ids`; null without metadata. */
  readonly metadata: readonly (string | null)[];
  readonly removedIds: readonly string[];
}

export interface HostedCollection extends IndexSettings {
  readonly collectionId: string;
}

/** What the thread does not have: it is at an older version, and needs the changes since then. */
export interface Behind {
  readonly behind: number;
}

/** What searches found in one turn. */
export interface SearchTurn {
  /** Of the searches that ended in this turn, in their order. */
  readonly hits: readonly (readonly Hit[])[];
  /** Where there is more to do: what names the searches for their next turn. */
  readonly ticket?: number;
}

/**
 * The indexes of all collections, in a thread of their own. Calls are answered in the order in which
 * they were sent.
 */
export interface IndexHost {
  /**
   * Makes a collection present, from its snapshot where there is one that is not newer than
   * `version`, and answers the version it is at; 0 when it is empty and has to be filled.
   */
  open(collection: HostedCollection & { readonly version: number }): { readonly version: number };
  /** Applies changes to a present collection at `fromVersion`; anything else says where it is. */
  apply(changes: Changes): { readonly version: number } | Behind;
  /**
   * Begins searches in a collection that is at `version` or later, and takes a first turn of some
   * milliseconds; one that is not present is behind at -1.
   */
  search(request: {
    readonly collectionId: string;
    readonly version: number;
    readonly searches: readonly IndexSearch[];
  }): SearchTurn | Behind;
  /** Takes the next turn of searches; one that is not known, as after a loss, is behind at -1. */
  resume(request: { readonly ticket: number }): SearchTurn | Behind;
  /** Ends searches that nobody waits for any more. */
  abandon(request: { readonly ticket: number }): void;
  /** Forgets a collection and its snapshot. */
  drop(request: { readonly collectionId: string }): void;
  /** Writes the snapshots that are due, as at the end of a process. */
  flush(): void;
}
