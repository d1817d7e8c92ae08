import type { EntryName, Evicted } from "./entry.js";

export interface Write {
  readonly name: EntryName;
  /** JSON text. */
  readonly value: string;
  readonly ttlSeconds?: number | undefined;
  /** Writes only over this version of the entry; 0 if there must be none. */
  readonly ifVersion?: number | undefined;
}

export interface StoredWrite {
  readonly kind: "stored";
  readonly version: number;
  readonly bytes: number;
  readonly evicted: readonly Evicted[];
  readonly expiresAt: number | null;
}

export type WriteResult =
  | StoredWrite
  /** `version` is the current one, 0 without an entry. */
  | { readonly kind: "conflict"; readonly version: number }
  | { readonly kind: "too-large"; readonly bytes: number };
