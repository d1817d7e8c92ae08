/** A rule that somebody gave after something went wrong, as it is ranked. */
export interface Correction {
  readonly id: string;
  /** What it is about: the action that it changes. */
  readonly when: string;
  readonly correction: string;
  /** A path such as `web/checkout`; empty where it holds everywhere. */
  readonly scope: string;
  readonly precedence: number;
  /** Its place among all by age; a newer one has a higher number. */
  readonly order: number;
}

/** One correction takes the place of another. */
export interface Supersession {
  readonly by: string;
  readonly id: string;
}
