import type { Segment } from "../segments/segment-text.js";
import type { Checked, Withheld } from "./checked.js";

/** Of a text whose sentences that are let through have a smaller share of its words, nothing of use is left. */
const KEPT_SHARE = 0.2;
const KEPT_WORDS_MIN = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** What is left of a text when sentences are withheld. Linear. */
export function verdictOf(
  segments: readonly Segment[],
  withheld: readonly Withheld[],
): Checked["verdict"] {
  if (withheld.length === 0) return "pass";
  let place = 0;
  let kept = 0;
  for (const segment of segments) {
    while ((withheld[place]?.end ?? Number.POSITIVE_INFINITY) <= segment.start) place += 1;
    const next = withheld[place];
    if (!next || next.start >= segment.end) kept += countWords(segment.text);
  }
  const lost = withheld.reduce((sum, { sentence }) => sum + countWords(sentence), 0);
  return kept < KEPT_WORDS_MIN || kept < KEPT_SHARE * (kept + lost) ? "blocked" : "redacted";
}

function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return (text.replace(UNSPACED, " ").match(WORD)?.length ?? 0) + unspaced / 2;
}

/** The text with each withheld slice replaced by what it was. */
export function redact(text: string, withheld: readonly Withheld[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, category } of withheld) {
    pieces.push(text.slice(from, start), `[withheld: ${category}]`);
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces.join("");
}
