/** Where a prompt says the value of a field, in UTF-16 units: `text` is `prompt.slice(start, end)`. */
export interface InputSpan {
  /** Of the problem, as in `aircraft[0].gs_kt`. */
  readonly field: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What an agent has to be told before it can answer. */
export interface MissingField {
  readonly field: string;
  /** A question that the caller can answer. */
  readonly ask: string;
}

/** A default or a convention that an answer rests on. */
export interface Assumption {
  readonly field: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly why: string;
}

/** What a reader makes of a prompt. */
export interface Understanding {
  /** As far as it is understood: what the prompt does not say is absent, defaults too. */
  readonly problem: object;
  readonly spans: readonly InputSpan[];
  readonly missing: readonly MissingField[];
  /** Readings that a caller should look at; defaults of the solver are added by `solve`. */
  readonly assumptions: readonly Assumption[];
  /** What was seen and not used, or not believed. */
  readonly warnings: readonly string[];
  /** Why the agent answers nothing to this prompt. */
  readonly refusal?: string;
}
