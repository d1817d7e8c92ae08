import { splitSentences } from "../../text/sentences/split-sentences.js";
import { type Region, unmapped } from "../decoded-text/mapped-text.js";
import { findHiddenText } from "../hidden-text/find-hidden-text.js";
import type { HiddenPiece } from "../hidden-text/hidden-piece.js";
import { readDisguises } from "../hidden-text/read-disguises.js";
import type { SentenceJudgement } from "../instructions/judge-sentences.js";
import { type Segment, segmentText } from "../segments/segment-text.js";
import type { Withheld } from "./checked.js";

/** Another reading of a sentence may be wrong, and is believed only when it is plain: so much nearer to 1. */
const DISGUISED_MARGIN = 0.5;
/** The same for a value by itself, whose key might say that it instructs nobody. */
const VALUE_MARGIN = 0.15;

/** Judges the sentences of one document, one judgement each. */
export type Judge = (sentences: readonly string[]) => readonly SentenceJudgement[];

export interface Bounds {
  /** From this score on a sentence is withheld. */
  readonly threshold: number;
  /** The same for what only a program can have meant to be read. */
  readonly smuggledThreshold: number;
}

export interface Found {
  readonly withheld: readonly Withheld[];
  /** The sentences that people see. */
  readonly segments: readonly Segment[];
}

/** The sentences of a text, seen or hidden, that instruct its reader; none overlaps another. */
export function findWithheld(text: string, judge: Judge, bounds: Bounds): Found {
  const read = findHiddenText(text);
  const segments = segmentText(read.visible);
  const hidden = joinOverlaps(read.hidden.flatMap((piece) => judgePiece(piece, judge, bounds)));
  let next = 0;
  const seen = joinOverlaps(judgeSegments(segments, judge, bounds.threshold)).flatMap((one) => {
    while ((hidden[next]?.end ?? text.length) <= one.start && next < hidden.length) next += 1;
    const rest = restOf(one, hidden, next);
    return rest ? judgeRest(text, rest, judge, bounds.threshold) : [one];
  });
  return { segments, withheld: joinOverlaps([...seen, ...hidden]) };
}

/** What a sentence has beside the hidden text in it; undefined where there is none in it. */
function restOf(
  seen: Region,
  hidden: readonly Region[],
  first: number,
): readonly Region[] | undefined {
  const rest: Region[] = [];
  let from = seen.start;
  let place = first;
  for (; (hidden[place]?.start ?? seen.end) < seen.end; place += 1) {
    const { start = from, end = from } = hidden[place] ?? {};
    if (start > from) rest.push({ start: from, end: start });
    from = end;
  }
  if (place === first) return undefined;
  if (from < seen.end) rest.push({ start: from, end: seen.end });
  return rest;
}

/** Beside what is hidden in it, a sentence is withheld where it instructs by itself. */
function judgeRest(
  text: string,
  rest: readonly Region[],
  judge: Judge,
  threshold: number,
): readonly Withheld[] {
  return rest.flatMap(({ start, end }) => {
    const segments = segmentText(unmapped(text.slice(start, end)));
    return judgeSegments(segments, judge, threshold).map((one) => ({
      ...one,
      start: start + one.start,
      end: start + one.end,
    }));
  });
}

function judgeSegments(
  segments: readonly Segment[],
  judge: Judge,
  threshold: number,
): readonly Withheld[] {
  const judgements = judge(segments.map(({ text }) => text));
  const plain = segments.flatMap(({ text, start, end, isValue }, place): readonly Withheld[] => {
    const judgement = judgements[place];
    const wanted = isValue ? threshold + (1 - threshold) * VALUE_MARGIN : threshold;
    if (!judgement || judgement.score < wanted) return [];
    const { category, score, why } = judgement;
    return [{ start, end, sentence: text, category, score, why }];
  });
  return [...plain, ...judgeDisguised(segments, judge, threshold)];
}

function judgeDisguised(
  segments: readonly Segment[],
  judge: Judge,
  threshold: number,
): readonly Withheld[] {
  return segments.flatMap(({ text, start, end }) =>
    [...readDisguises(text)].flatMap((reading): readonly Withheld[] => {
      const sentences = splitSentences(reading.text).map((one) => one.text);
      const worst = worstOf(sentences, judge);
      if (!worst || worst.score < threshold + (1 - threshold) * DISGUISED_MARGIN) return [];
      const { sentence, category, score, why } = worst;
      return [{ start, end, sentence, category, score, why: `written ${reading.how}: ${why}` }];
    }),
  );
}

function judgePiece(piece: HiddenPiece, judge: Judge, bounds: Bounds): readonly Withheld[] {
  const threshold = piece.isSmuggled ? bounds.smuggledThreshold : bounds.threshold;
  const segments = segmentText({
    text: piece.content.text,
    regionOf: (start, end) => ({ start, end }),
  });
  const found = judgeSegments(segments, judge, threshold);
  return found.map((one) => {
    const region = piece.isWhole ? piece.region : piece.content.regionOf(one.start, one.end);
    return { ...one, ...region, category: "hidden-text", why: `hidden ${piece.how}: ${one.why}` };
  });
}

function worstOf(
  sentences: readonly string[],
  judge: Judge,
): (SentenceJudgement & { readonly sentence: string }) | undefined {
  let worst: (SentenceJudgement & { readonly sentence: string }) | undefined;
  judge(sentences).forEach((judgement, place) => {
    if (!worst || judgement.score > worst.score) {
      worst = { ...judgement, sentence: sentences[place] ?? "" };
    }
  });
  return worst;
}

/** Regions that overlap become one, told by the sentence of the highest score. */
function joinOverlaps(found: readonly Withheld[]): readonly Withheld[] {
  const joined: Withheld[] = [];
  for (const one of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (!last || one.start >= last.end) {
      joined.push(one);
      continue;
    }
    const told = one.score > last.score ? one : last;
    joined[joined.length - 1] = { ...told, start: last.start, end: Math.max(last.end, one.end) };
  }
  return joined;
}
