/** Text that looks the same throughout. */
export interface Span {
  readonly text: string;
  readonly link: string | undefined;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isMonospace: boolean;
  /** Whether it stands above the line in small letters, as the marks of footnotes do. */
  readonly isRaised: boolean;
  /** The name of the footnote that it is the mark of. */
  readonly footnote?: string;
}

export const PLAIN: Omit<Span, "text"> = {
  link: undefined,
  isBold: false,
  isItalic: false,
  isMonospace: false,
  isRaised: false,
};

export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

export function looksAlike(one: Span, other: Span): boolean {
  return (
    one.link === other.link &&
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isMonospace === other.isMonospace &&
    one.isRaised === other.isRaised &&
    one.footnote === other.footnote
  );
}

/** Adds a span, as one with the last where both look alike. */
export function appendSpan(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (last !== undefined && looksAlike(last, span)) {
    spans[spans.length - 1] = { ...last, text: last.text + span.text };
  } else if (span.text !== "") spans.push(span);
}

/** The part of spans from a place in their text on. */
export function spansFrom(spans: readonly Span[], start: number): Span[] {
  const rest: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, start - at));
    if (text !== "") rest.push({ ...span, text });
    at += span.text.length;
  }
  return rest;
}

/** The part of spans before a place in their text. */
export function spansBefore(spans: readonly Span[], end: number): Span[] {
  const part: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(0, Math.max(0, end - at));
    if (text !== "") part.push({ ...span, text });
    at += span.text.length;
  }
  return part;
}
