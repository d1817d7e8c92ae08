/** A sentence that states what can be checked, and whether the sources state it, too. */
export interface CheckedClaim {
  readonly sentence: string;
  /** Null where the sources do not tell. */
  readonly supported: boolean | null;
  /** The sentence of a source that says so. */
  readonly by?: string;
  readonly why: string;
}
