/**
 * Trains the classifier that tells the sentences of a brief apart (`judge-sentences.ts`) on test/briefs/labelled-briefs.jsonl
 * With --write it writes the weights to src/content, from nine of ten briefs; a test reads the tenth with them. Without,
 * it prints how well models that never saw a brief read it: five parts, each judged by a model of the other four.
 * The same data always give the same weights.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { BUCKETS, KINDS } from "../src/content/scripts/reading/sentence-weights.js";
import {
  bucketsOf,
  inSequence,
  probabilities,
  type SequenceModel,
} from "../src/engines/text/script-writer/brief/judge-sentences.js";
import {
  isHeldBack,
  type LabelledBrief,
  labelledSentences,
  readLabelledBriefs,
} from "../test/helpers/labelled-briefs.js";

const ROUNDS = 15;
const RATE = 0.08;
const DECAY = 1e-4;
/** Sums are divided by this, since a model is surer of briefs it knows than of new ones. */
const TEMPERATURE = 1.5;
const FOLDS = 5;
const WEIGHTS = new URL("../src/content/scripts/reading/sentence-weights.ts", import.meta.url);

interface Example {
  readonly buckets: readonly number[];
  readonly kind: number;
}
type Brief = readonly Example[];
interface Model {
  readonly weights: Float64Array;
  readonly sequence: SequenceModel;
}

function examplesOf(brief: LabelledBrief): Brief {
  const sentences = labelledSentences(brief);
  return sentences.map((sentence, at) => ({
    buckets: bucketsOf(sentence, at, sentences.length),
    kind: KINDS.indexOf(sentence.kind),
  }));
}

/** Logistic regression by AdaGrad (Duchi, Hazan, Singer 2011). */
function train(briefs: readonly Brief[]): Model {
  const examples = briefs.flat();
  const weights = new Float64Array(BUCKETS * KINDS.length);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const random = generator(7);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) {
      const { buckets, kind } = examples[at]!;
      const found = probabilities(buckets, (place) => weights[place]!);
      found.forEach((share, one) => {
        const miss = share - (one === kind ? 1 : 0);
        for (const bucket of buckets) {
          const place = bucket * KINDS.length + one;
          const slope = miss + DECAY * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
        }
      });
    }
  }
  return {
    weights: weights.map((weight) => weight / TEMPERATURE),
    sequence: sequenceOf(briefs),
  };
}

function sequenceOf(briefs: readonly Brief[]): SequenceModel {
  const edge: number = KINDS.length;
  const counts = Array.from({ length: edge + 1 }, () => new Array<number>(edge + 1).fill(2));
  const often = new Array<number>(edge).fill(1);
  for (const brief of briefs) {
    let before = edge;
    for (const { kind } of brief) {
      counts[before]![kind]! += 1;
      often[kind]! += 1;
      before = kind;
    }
    counts[before]![edge]! += 1;
  }
  return { priors: shares(often), transitions: counts.map(shares) };
}

function shares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => Number((count / total).toFixed(4)));
}

/** Numbers from 0 to 1 that are the same on every run (Park and Miller 1988). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function judge({ weights, sequence }: Model, brief: Brief): number[][] {
  const alone = brief.map(({ buckets }) => probabilities(buckets, (place) => weights[place]!));
  return inSequence(alone, sequence);
}

function crossValidate(briefs: readonly LabelledBrief[]): void {
  const read = briefs.map(examplesOf);
  const found = new Map<string, { kept: number; content: number; heard: number; writer: number }>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = train(read.filter((_, at) => at % FOLDS !== fold));
    read.forEach((brief, at) => {
      if (at % FOLDS !== fold) return;
      const { lang } = briefs[at]!;
      const tally = found.get(lang) ?? { kept: 0, content: 0, heard: 0, writer: 0 };
      found.set(lang, tally);
      judge(model, brief).forEach(([, writer = 0], place) => {
        const isWriter = brief[place]!.kind === KINDS.indexOf("writer");
        tally[isWriter ? "writer" : "content"] += 1;
        if (isWriter && writer > 0.5) tally.heard += 1;
        if (!isWriter && writer <= 0.5) tally.kept += 1;
      });
    });
  }
  for (const [lang, { kept, content, heard, writer }] of found) {
    console.log(
      `${lang}: ${kept} of ${content} sentences kept that are not for the writer alone (${(kept / content).toFixed(3)}), ${heard} of ${writer} for the writer found (${(heard / writer).toFixed(3)})`,
    );
  }
}

const LINE_CHARACTERS = 88;

function write({ weights, sequence }: Model): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
  const text = bytes.toString("base64");
  const lines = text.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, "gu")) ?? [];
  const source = readFileSync(WEIGHTS, "utf8");
  const head = source.slice(0, source.indexOf("/** The share"));
  writeFileSync(
    WEIGHTS,
    `${head}/** The share of each kind. */
export const priors: readonly number[] = ${JSON.stringify(sequence.priors)};

/** How often a kind follows another; the last row begins a brief, the last column ends it. */
export const transitions: readonly (readonly number[])[] = ${JSON.stringify(sequence.transitions)};

/** What one step of a weight is worth. */
export const WEIGHT_SCALE = ${scale.toFixed(6)};

/** One weight for each bucket and kind. */
export const weights = new Int8Array(
  Buffer.from(
    [
${lines.map((line) => `      "${line}",`).join("\n")}
    ].join(""),
    "base64",
  ),
);
`,
  );
}

const briefs = readLabelledBriefs();
if (process.argv.includes("--write")) {
  write(train(briefs.filter((_, at) => !isHeldBack(at)).map(examplesOf)));
} else {
  crossValidate(briefs);
}
