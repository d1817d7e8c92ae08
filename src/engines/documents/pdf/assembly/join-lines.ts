import { isUnspaced } from "../text/characters.js";
import type { Line } from "../text/lines.js";
import { appendSpan, PLAIN, type Span, textOf } from "../text/span.js";
import type { Vocabulary } from "./vocabulary.js";

const PARTED_WORD = /([\p{L}\p{M}]+)[-‐]$/u;
const SOFT_HYPHEN = "\u00AD";
const URL_END = /(https?:\/\/|www\.)\S*$/;

/** The text of a paragraph whose lines follow one another. */
export function joinLines(lines: readonly Line[], vocabulary: Vocabulary): Span[] {
  let spans: Span[] = [];
  for (const line of lines) spans = joinSpans(spans, trimmed(line.spans), vocabulary);
  return spans.map((span) => ({ ...span, text: span.text.replaceAll(SOFT_HYPHEN, "") }));
}

/** Joins two stretches of text at the end of a line. */
export function joinSpans(
  before: readonly Span[],
  after: readonly Span[],
  vocabulary: Vocabulary,
): Span[] {
  const head = textOf(before.slice(-3));
  const tail = textOf(after.slice(0, 3));
  if (head === "") return [...after];
  if (tail === "") return [...before];
  const joined = [...before];
  const separator = separatorOf(head, tail, vocabulary);
  const last = joined.at(-1);
  const first = after[0];
  if (separator === "parted" && last !== undefined) {
    joined[joined.length - 1] = { ...last, text: last.text.slice(0, -1) };
  } else if (separator === "space" && last !== undefined) {
    const isOneLink = last.link !== undefined && last.link === first?.link;
    const isInside = isOneLink || (last.link === undefined && first?.link === undefined);
    appendSpan(
      joined,
      isInside ? { ...last, isRaised: false, text: " " } : { ...PLAIN, text: " " },
    );
  }
  for (const span of after) appendSpan(joined, span);
  return joined;
}

function separatorOf(
  head: string,
  tail: string,
  vocabulary: Vocabulary,
): "parted" | "nothing" | "space" {
  if (head.endsWith(SOFT_HYPHEN)) return "parted";
  if (isUnspaced(head.slice(-1)) && isUnspaced(tail.slice(0, 1))) return "nothing";
  const parted = PARTED_WORD.exec(head)?.[1];
  if (parted === undefined) return isMidUrl(head, tail) ? "nothing" : "space";
  const rest = /^\p{Ll}[\p{Ll}\p{M}]*/u.exec(tail)?.[0];
  if (rest === undefined) return /^[\p{L}\d]/u.test(tail) ? "nothing" : "space";
  return vocabulary.isParted(parted, rest) ? "parted" : "nothing";
}

/** An address that is broken at one of its own marks goes on in the next line. */
function isMidUrl(head: string, tail: string): boolean {
  return URL_END.test(head) && /[/?&=#_.-]$/.test(head) && /^[\w%/?&=#.-]+/.test(tail);
}

export function trimmed(spans: readonly Span[]): Span[] {
  const kept = spans.map((span, index) => {
    let { text } = span;
    if (index === 0) text = text.trimStart();
    if (index === spans.length - 1) text = text.trimEnd();
    return { ...span, text };
  });
  return kept.filter(({ text }) => text !== "");
}
