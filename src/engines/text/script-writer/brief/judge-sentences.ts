import {
  BUCKETS,
  KINDS,
  priors,
  transitions,
  WEIGHT_SCALE,
  weights,
} from "../../../../content/scripts/reading/sentence-weights.js";

/** What a sentence of a brief is for: to be spoken, for the writer alone, to name the listeners, or to order a script. */
export type SentenceKind = (typeof KINDS)[number];

/** The languages of the briefs that it was trained on. */
export const JUDGED_LANGUAGES: ReadonlySet<string> = new Set([
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
]);

/** How likely each kind is; the sum is 1. */
export type Judgement = Readonly<Record<SentenceKind, number>>;

/** A sentence of a brief and the label before it, which is empty without one. */
export interface BriefSentence {
  readonly text: string;
  readonly label: string;
}

const PREFIX_CHARACTERS = 5;
const SUFFIX_CHARACTERS = 4;
const QUARTERS = 4;
const LENGTHS_MAX = 6;

/**
 * Tells the sentences of a brief apart: a linear classifier over words, pairs and triples of words judges each, then
 * forward-backward over the sequence lets neighbours help, since wishes and facts come in runs. Trained on briefs of
 * seven languages whose pieces were labelled by hand: `scripts/train-brief-reader.ts`.
 */
export function judgeSentences(sentences: readonly BriefSentence[]): Judgement[] {
  const alone = sentences.map((sentence, at) =>
    probabilities(bucketsOf(sentence, at, sentences.length), weightOf),
  );
  return inSequence(alone, { priors, transitions }).map(asJudgement);
}

/** Judges a part of a sentence without its neighbours. */
export function judgeAlone(text: string, label: string): Judgement {
  return asJudgement(probabilities(bucketsOf({ text, label }, 1, QUARTERS), weightOf));
}

function asJudgement(found: readonly number[]): Judgement {
  const [content = 0, writer = 0, audience = 0, order = 0] = found;
  return { content, writer, audience, order };
}

function weightOf(place: number): number {
  return (weights[place] ?? 0) * WEIGHT_SCALE;
}

/** Softmax over the sums of the weights of each kind, which stand side by side for every bucket. */
export function probabilities(
  buckets: readonly number[],
  weight: (place: number) => number,
): number[] {
  const sums = KINDS.map((_, kind) =>
    buckets.reduce((sum, bucket) => sum + weight(bucket * KINDS.length + kind), 0),
  );
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** How often each kind occurs, and how often one follows another; the last row begins a brief, the last column ends it. */
export interface SequenceModel {
  readonly priors: readonly number[];
  readonly transitions: readonly (readonly number[])[];
}

const UNLIKELY = 1e-4;

/** The kinds of all sentences given all of them (forward-backward, Rabiner 1989). */
export function inSequence(
  alone: readonly (readonly number[])[],
  { priors: often, transitions: after }: SequenceModel,
): number[][] {
  const edge = KINDS.length;
  const evidence = alone.map((found) =>
    found.map((share, kind) => Math.max(UNLIKELY, share) / (often[kind] ?? 1)),
  );
  const forward: number[][] = [];
  for (const [at, given] of evidence.entries()) {
    const before = forward[at - 1];
    forward.push(
      normalized(
        given.map(
          (share, kind) =>
            share *
            (before
              ? before.reduce((sum, past, from) => sum + past * (after[from]?.[kind] ?? 0), 0)
              : (after[edge]?.[kind] ?? 0)),
        ),
      ),
    );
  }
  const backward: number[][] = [];
  for (let at = evidence.length - 1; at >= 0; at -= 1) {
    const [next, given] = [backward[at + 1], evidence[at + 1]];
    backward[at] = normalized(
      KINDS.map((_, kind) =>
        next && given
          ? given.reduce(
              (sum, share, to) => sum + share * (after[kind]?.[to] ?? 0) * (next[to] ?? 0),
              0,
            )
          : (after[kind]?.[edge] ?? 0),
      ),
    );
  }
  return evidence.map((_, at) =>
    normalized(
      KINDS.map((_kind, kind) => (forward[at]?.[kind] ?? 0) * (backward[at]?.[kind] ?? 0)),
    ),
  );
}

function normalized(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Words in small letters; figures, addresses and quotations as one word each. */
function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/["“„«][^"“”»]{1,160}["”“»]|[\uF000-\uF8FF]/gu, " qquote ")
      .replace(/https?:\S+|\S+@\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/gu, " qlink ")
      .replace(/[\d\uE000-\uEFFF][\d.,:/\uE000-\uEFFF]*/gu, " # ")
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{M}]+(?:'\p{L}+)*|#|[!?:()£$€%&+=/-]/gu) ?? []
  );
}

/** The hashed features of a sentence that stands at `at` of `count`; each once. */
export function bucketsOf({ text, label }: BriefSentence, at: number, count: number): number[] {
  const tokens = tokensOf(text);
  const [first = "", second = "", third = ""] = tokens;
  const features = tokens.flatMap((word, place) => [
    `w ${word}`,
    ...(place > 0 ? [`b ${tokens[place - 1]} ${word}`] : []),
    ...(place > 1 ? [`t ${tokens[place - 2]} ${tokens[place - 1]} ${word}`] : []),
    ...(word.length > PREFIX_CHARACTERS
      ? [`p ${word.slice(0, PREFIX_CHARACTERS)}`, `s ${word.slice(-SUFFIX_CHARACTERS)}`]
      : []),
  ]);
  features.push(
    `1 ${first}`,
    `2 ${first} ${second}`,
    `3 ${first} ${second} ${third}`,
    `e ${tokens.at(-1) ?? ""}`,
    `l ${Math.min(LENGTHS_MAX, Math.floor(Math.log2(tokens.length + 1)))}`,
    ...(label === ""
      ? ["unlabelled"]
      : ["labelled", ...tokensOf(label).map((word) => `L ${word}`)]),
    at === 0 ? "first" : at === count - 1 ? "last" : `q ${Math.floor((at / count) * QUARTERS)}`,
    tokens.includes("#") ? "figure" : "no figure",
    tokens.includes("qlink") ? "link" : "no link",
    /\p{Lu}/u.test(text.slice(1).replace(/[.!?]\s+\p{Lu}/gu, "")) ? "name" : "no name",
  );
  return [...new Set(features.map(hashed))];
}

/** FNV-1a with a finishing step (Fowler, Noll, Vo). */
function hashed(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) % BUCKETS;
}
