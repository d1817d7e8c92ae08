/** A slice of the text that was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** It begins something of its own and is joined to nothing before it. */
  readonly isApart?: boolean;
  readonly isValue?: boolean;
}
