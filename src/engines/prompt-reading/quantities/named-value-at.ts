import type { Found, Reading } from "../kit/reading.js";
import type { Term, Vocabulary } from "../kit/vocabulary.js";
import { type Span, spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";
import { quantityAt } from "./quantity-at.js";

export interface NamedValue<T> extends Reading<number> {
  /** What the name stands for; several where it is misspelt and two are as near. */
  readonly names: readonly T[];
  readonly isMisspelt: boolean;
  readonly nameSpan: Span;
}

const LINKS: ReadonlySet<string> = new Set([
  "=",
  ":",
  "is",
  "of",
  "at",
  "are",
  "ist",
  "es",
  "est",
  "e",
  "de",
]);

/** `capacity: 100`, `cap 100`, `demand=19`, `capacity of 800 kg`, by the words of a vocabulary. */
export function namedValueAt<T>(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary<T>,
): Found<NamedValue<T>> | undefined {
  const term = vocabulary.termAt(tokens, at);
  if (!term) return undefined;
  const quantity = quantityAt(tokens, behindLinks(tokens, term.next));
  const [first, last] = [tokens[at], tokens[term.next - 1]];
  if (!quantity || !first || !last) return undefined;
  const nameSpan = spanning(first.span, last.span);
  return { reading: { ...quantity.reading, ...named(term), nameSpan }, next: quantity.next };
}

function named<T>({ meanings, isMisspelt }: Term<T>) {
  return { names: meanings, isMisspelt };
}

function behindLinks(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let links = 0; links < 2; links += 1) {
    const token = tokens[next];
    if (token && LINKS.has(token.kind === "word" ? token.key : token.text)) next += 1;
  }
  return next;
}
