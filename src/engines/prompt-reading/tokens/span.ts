/** Where something stands in a prompt, in UTF-16 units: `prompt.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span from the start of one to the end of another. */
export function spanning(first: Span, last: Span): Span {
  return { start: first.start, end: last.end };
}
