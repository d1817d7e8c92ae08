import type { Span } from "../tokens/span.js";

/** A value that a prompt states, and where. */
export interface Reading<T> {
  readonly value: T;
  /** As field names end (`kmh`, `kg`); null where the prompt names none. */
  readonly unit: string | null;
  readonly span: Span;
  /** Other fair readings of the same words, best first; a reader asks rather than choosing silently. */
  readonly alternatives: readonly Alternative<T>[];
}

export interface Alternative<T> {
  readonly value: T;
  readonly unit: string | null;
}

/** A reading at a token, and the token behind it. */
export interface Found<R> {
  readonly reading: R;
  readonly next: number;
}
