/** A piece of a sentence that may be the answer. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
}
