import type { EntryName, Evicted } from "./entry.js";

export interface Wish {
  readonly name: EntryName;
  /** JSON text. */
  readonly value: string;
  readonly ttlSeconds?: number | undefined;
  /** Go on only if the entry has this version; with 0 only if there is none. */
  readonly ifVersion?: number | undefined;
}

export type Outcome =
  | {
      readonly kind: "stored";
      readonly version: number;
      readonly bytes: number;
      readonly evicted: readonly Evicted[];
      readonly expiresAt: number | null;
    }
  /** `version` is the one there is, 0 for none. */
  | { readonly kind: "conflict"; readonly version: number }
  | { readonly kind: "too-large"; readonly bytes: number };
