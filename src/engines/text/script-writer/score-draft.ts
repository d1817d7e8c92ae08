import { type Line, wordsOf } from "./lines.js";
import { SPEAKER } from "./speaker.js";

/** The lines of a script by their sections; the first is the hook, the last the close. */
export type Draft = readonly (readonly Line[])[];

const LONG_WORDS = 26;
const HOOK_WORDS_MAX = 16;
/** The trouble that a product is for opens its script well. */
const PROBLEM = /^(?:problem|challenge|pain|issue|problème|problema|probleem)/u;
const CALL =
  /^(?!(?:For|Für|Pour|Para|Per|Voor|This|Here|An?|Das|Hier|Voici|Esto|Ecco|Isto|Dit|Meet)(?!\p{L}))\p{Lu}[^,:.]{2,60}, \p{L}/u;

/** What the scorer looks at, each in its own measure. */
export interface DraftFeatures {
  /** 1 where the first line leans on one that is not there. */
  readonly opensLeaning: number;
  /** 1 where the first line can be taken in at once. */
  readonly shortHook: number;
  /** 1 where the first line is a question, a number or a call to somebody. */
  readonly strikingHook: number;
  /** Lines that lean on another than the one before them. */
  readonly brokenLinks: number;
  /** Share of neighbours that stand in another order than in the brief. */
  readonly reordered: number;
  /** 1 where the script ends with a request, an address or the words that were asked for. */
  readonly endsWithRequest: number;
  /** Neighbours that begin with the same word, for each line. */
  readonly sameStarts: number;
  /** Share of lines that are long for the ear. */
  readonly longLines: number;
  /** Share of lines without a verb of their own. */
  readonly fragments: number;
  /** Share of lines that were added in the middle, where a script neither opens nor closes. */
  readonly added: number;
  /** 1 where an added sentence opens the script, or stands behind the one in which the speaker says who it is. */
  readonly opensNamed: number;
  /** 1 where the first words call the listeners: "Farmers, this is …". */
  readonly callsListener: number;
  /** 1 where the first sentence has a colon. */
  readonly opensWithColon: number;
  /** 1 where the speaker comes first: "I'm …", "We are …". */
  readonly speakerFirst: number;
  /** Requests in the middle, for each line. */
  readonly earlyRequests: number;
  /** The largest section beside the mean of all. */
  readonly unevenness: number;
}

/** The weights were set on pairs of scripts that listeners had judged; `test/scripts/judged-pairs.ts` holds them to it. */
export const WEIGHTS: Readonly<Record<keyof DraftFeatures, number>> = {
  opensLeaning: -4,
  shortHook: 0.6,
  strikingHook: 0.8,
  brokenLinks: -2.5,
  reordered: -2,
  endsWithRequest: 1.5,
  sameStarts: -1,
  longLines: -1,
  fragments: -2,
  added: -3,
  opensNamed: 1,
  callsListener: 1.1,
  opensWithColon: -0.25,
  speakerFirst: 0.9,
  earlyRequests: -1,
  unevenness: -0.15,
};

/** How good a draft is to listen to; only differences count. */
export function scoreDraft(draft: Draft): number {
  const features = featuresOf(draft);
  return (Object.keys(WEIGHTS) as (keyof DraftFeatures)[]).reduce(
    (sum, feature) => sum + WEIGHTS[feature] * features[feature],
    0,
  );
}

/** Measures a draft. */
export function featuresOf(draft: Draft): DraftFeatures {
  const lines = draft.flat();
  const [first, second] = lines;
  const last = lines.at(-1);
  const count = Math.max(1, lines.length);
  const pairs = lines.slice(1).map((line, at) => [lines[at] as Line, line] as const);
  const share = (holds: (line: Line) => boolean) => lines.filter(holds).length / count;
  const told = pairs.filter(([one, other]) => one.place >= 0 && other.place >= 0);
  const sizes = draft.map(wordsOf);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  return {
    opensLeaning: first?.follows ? 1 : 0,
    shortHook: first && first.words <= HOOK_WORDS_MAX ? 1 : 0,
    strikingHook:
      first &&
      (first.kind === "question" ||
        /\d/u.test(first.text) ||
        first.kind === "frame" ||
        PROBLEM.test(first.label))
        ? 1
        : 0,
    brokenLinks: pairs.filter(
      ([one, other]) => other.follows && other.place !== one.place + 1 && one.place >= 0,
    ).length,
    reordered:
      told.length === 0
        ? 0
        : told.filter(([one, other]) => other.place < one.place).length / told.length,
    endsWithRequest: last && (last.kind === "action" || last.kind === "frame") ? 1 : 0,
    sameStarts: pairs.filter(([one, other]) => firstWord(one) === firstWord(other)).length / count,
    longLines: share(({ words }) => words > LONG_WORDS),
    fragments: share(({ text, kind }) => kind === "fact" && text.split(" ").length <= 3),
    added:
      lines.filter(
        ({ kind }, at) =>
          kind === "frame" && at > 1 && !(draft.at(-1) ?? []).includes(lines[at] as Line),
      ).length / count,
    opensNamed:
      (first && PROBLEM.test(first.label) && second?.kind === "frame") ||
      first?.kind === "frame" ||
      first?.isCalled ||
      (first && SPEAKER.test(first.text) && second?.kind === "frame")
        ? 1
        : 0,
    callsListener:
      first && (first.kind === "frame" || first.isCalled) && CALL.test(first.text) ? 1 : 0,
    opensWithColon: first && /:\s/u.test(first.text) ? 1 : 0,
    speakerFirst: first && SPEAKER.test(first.text) && second ? 1 : 0,
    earlyRequests: lines.slice(0, -3).filter(({ kind }) => kind === "action").length / count,
    unevenness: mean === 0 ? 0 : Math.max(...sizes, 0) / mean,
  };
}

function firstWord({ text }: Line): string {
  return (/[\p{L}\p{M}\d]+/u.exec(text)?.[0] ?? "").toLowerCase();
}
