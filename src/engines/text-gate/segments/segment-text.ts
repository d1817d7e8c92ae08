import { frequentWords } from "../../../content/english-words/frequent-words.js";
import { splitSentences } from "../../text/sentences/split-sentences.js";
import type { MappedText } from "../decoded-text/mapped-text.js";
import { cutAtFields } from "./cut-at-fields.js";
import { cutLong } from "./cut-long.js";
import { joinFragments } from "./join-fragments.js";
import type { Span } from "./span.js";

/** A sentence, or what stands for one: its text on one line, and its place in the original. */
export interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It is the value of a key or cell, without what says what it is for. */
  readonly isValue?: true;
}

const STOP = /[.!?…]["'”’)\]]?(?=\p{L})/gu;
const FIRST_WORD = /^\p{L}+(?=[\s,])/u;
const LAST_WORD = /(?<!\p{L})\p{L}+$/u;
const FIRST_MARK = /^\s*(?:(?:[-*+•‣▪●◦·]|\(?\d{1,3}[.)]|#{1,6})[ \t]+)?/u;
const MARKS_WITHIN = /(\n)[ \t]{0,40}(?:[-*+•‣▪●◦·]|\(?\d{1,3}[.)]|#{1,6})[ \t]+/gu;
const BLANKS = /\s+/gu;
const LOOKED_AT = 40;
/** What follows a stop within a name of a host or a file. */
const ENDINGS = new Set(
  "com net org io js ts md py go co uk de eu info app dev html htm php xml json txt".split(" "),
);

/**
 * The sentences of a text that was read out of markup, in order: none overlaps another. Stops without a
 * space after them end one, too; so do values and cells of structured data; items, cells and lines of a few words without a stop are read together;
 * what goes on without stops is cut at a comma or a conjunction after some 50 words. Linear: 150 ms for 1 MB.
 */
export function segmentText(source: MappedText): readonly Segment[] {
  const { text } = source;
  const spans = cutAtFields(text, splitSentences(text))
    .flatMap((span) => cutAtJoinedStops(text, span))
    .flatMap((span) => cutLong(text, span))
    .map((span) => withoutMark(text, span));
  const segments: Segment[] = [];
  let last = 0;
  for (const span of joinFragments(text, spans)) {
    const region = source.regionOf(span.start, span.end);
    const start = Math.max(region.start, last);
    if (region.end <= start) continue;
    last = region.end;
    const line = text
      .slice(span.start, span.end)
      .replace(MARKS_WITHIN, "$1")
      .replace(BLANKS, " ")
      .trim();
    if (line === "") continue;
    segments.push({
      text: line,
      start,
      end: region.end,
      ...(span.isValue ? { isValue: true } : {}),
    });
  }
  return segments;
}

/** An item's or a heading's mark is no part of its text. */
function withoutMark(text: string, span: Span): Span {
  const { start, end } = span;
  const mark = FIRST_MARK.exec(text.slice(start, Math.min(end, start + LOOKED_AT)));
  return { ...span, start: start + (mark?.[0].length ?? 0) };
}

/** Cuts where a sentence ends without a space: `is nice.Now do` and, between common words, `nice.now do`. */
function cutAtJoinedStops(text: string, span: Span): readonly Span[] {
  const { start, end } = span;
  const piece = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const match of piece.matchAll(STOP)) {
    const at = match.index + match[0].length;
    if (!endsJoined(piece, { from, stop: match.index, at })) continue;
    spans.push({ ...(from === 0 ? span : {}), start: start + from, end: start + at });
    from = at;
  }
  spans.push({ ...(from === 0 ? span : {}), start: start + from, end });
  return spans;
}

function endsJoined(
  piece: string,
  { from, stop, at }: { readonly from: number; readonly stop: number; readonly at: number },
): boolean {
  const next = FIRST_WORD.exec(piece.slice(at, at + LOOKED_AT))?.[0] ?? "";
  if (next === "") return false;
  const before = piece.slice(Math.max(from, stop - LOOKED_AT), stop);
  const last = before.slice(before.search(LAST_WORD)).toLowerCase();
  if (last.length < 2 || !/^\p{L}+$/u.test(last) || !/\s/u.test(before)) return false;
  const isMark = piece.charAt(stop) !== ".";
  const isCapital = /^\p{Lu}/u.test(next);
  if (isCapital) return /\p{Ll}/u.test(before);
  const follower = next.toLowerCase();
  // In the midst of a word a mark stands for a letter.
  if (isMark) return follower.length > 1 && frequentWords.has(last) && frequentWords.has(follower);
  return frequentWords.has(last) && frequentWords.has(follower) && !ENDINGS.has(follower);
}
