import { type Collection, readEntries } from "./entry.js";
import { type EntryScore, scoreEntry } from "./score-entry.js";
import { SETS, type SetName } from "./sets.js";

/** What the reader makes of a set's prompts, each beside what a perfect one makes of it. */
export async function scorePrompts(set: SetName, collection: Collection): Promise<EntryScore[]> {
  const { domain, reader } = SETS[set];
  const read = await reader();
  return readEntries(set, collection).map((entry) => scoreEntry(entry, read(entry.prompt), domain));
}

/** What the scores of some prompts add up to. */
export interface Figures {
  readonly prompts: number;
  /** Prompts without any fault: all fields right, nothing asked or refused that should not be. */
  readonly faultless: number;
  readonly right: number;
  readonly wrong: number;
  readonly absent: number;
  readonly extra: number;
  /** Of all fields, those that are there for no reason with them. */
  readonly rightShare: number;
  /** Prompts with a required field that is wrong or invented without a question. */
  readonly silent: readonly string[];
  /** Prompts with a required field that is lost without a question. */
  readonly lost: number;
  readonly refusalsMissed: number;
  readonly refusalsFalse: number;
  readonly questionsMissed: number;
  readonly questionsFalse: number;
  readonly badSpans: number;
  readonly withoutSpan: number;
}

export function figuresOf(scores: readonly EntryScore[]): Figures {
  const outcomes = scores.flatMap((score) => score.outcomes);
  const count = (verdict: string) => outcomes.filter((one) => one.verdict === verdict).length;
  const prompts = (isCounted: (score: EntryScore) => boolean) => scores.filter(isCounted).length;
  return {
    prompts: scores.length,
    faultless: prompts(isFaultless),
    right: count("right"),
    wrong: count("wrong"),
    absent: count("absent"),
    extra: count("extra"),
    rightShare: count("right") / Math.max(1, outcomes.length),
    silent: scores.filter(({ silent }) => silent.length > 0).map(({ id }) => id),
    lost: prompts(({ lost }) => lost.length > 0),
    refusalsMissed: prompts(({ refusal }) => refusal === "missed"),
    refusalsFalse: prompts(({ refusal }) => refusal === "false"),
    questionsMissed: prompts(({ unasked }) => unasked.length > 0),
    questionsFalse: prompts(({ askedForNothing }) => askedForNothing.length > 0),
    badSpans: scores.reduce((sum, { badSpans }) => sum + badSpans, 0),
    withoutSpan: scores.reduce((sum, { withoutSpan }) => sum + withoutSpan.length, 0),
  };
}

const isFaultless = ({ outcomes, refusal, unasked, askedForNothing, badSpans }: EntryScore) =>
  outcomes.every(({ verdict }) => verdict === "right") &&
  refusal === "right" &&
  unasked.length + askedForNothing.length + badSpans === 0;

/** The figures as a row of a table. */
export function rowOf(set: SetName, collection: Collection, scores: readonly EntryScore[]) {
  const { rightShare, silent, ...figures } = figuresOf(scores);
  const share = `${(100 * rightShare).toFixed(1)} %`;
  return { set, collection, ...figures, share, silent: silent.length };
}
