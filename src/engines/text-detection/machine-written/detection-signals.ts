import { styleMedians } from "../../../content/text-detection/detector-weights.js";
import type { PartScores } from "./detector-parts.js";
import { styleFeatureNames } from "./style-features.js";

/** One thing that was measured, and what it says. */
export interface DetectionSignal {
  readonly name: string;
  /** For a part of the detector its log-odds for a machine, else the measurement in the unit that `why` names. */
  readonly value: number;
  readonly leans: "ai" | "human" | "neutral";
  readonly why: string;
}

interface Measurement {
  readonly feature: string;
  readonly name: string;
  readonly say: (value: string) => string;
}

/** Parts lean where their log-odds are further from even than this. */
const LOG_ODDS_EVEN = 0.5;
/** A measurement leans where it is nearer to one median than to the other by this share of their distance. */
const NEARER = 0.5;
const DIGITS = 3;

const parts = [
  ["words", "The words and pairs of words are more usual"],
  ["phrases", "The turns of phrase, with the subject masked, are more usual"],
  ["style", "The style taken together is more usual"],
] as const;

const measurements: readonly Measurement[] = [
  {
    feature: "sentence_length_variation",
    name: "sentence_length_variation",
    say: (value) => `Sentence lengths vary by ${value} of their mean`,
  },
  {
    feature: "word_variety",
    name: "word_variety",
    say: (value) => `Of 50 words in a row, a share of ${value} is different`,
  },
  {
    feature: "words_assistant",
    name: "assistant_vocabulary",
    say: (value) => `${value} of 100 words are ones that assistants favour`,
  },
  {
    feature: "contractions",
    name: "contractions",
    say: (value) => `${value} of 100 words are contractions or possessives`,
  },
];

/** What speaks for and against a machine, with the reason in a sentence. Parts that a detector leaves out are left out. */
export function explainScores(
  { scores, style }: PartScores,
  factors: readonly number[],
): DetectionSignal[] {
  const ofParts = parts.flatMap(([name, why], at): DetectionSignal[] => {
    if ((factors[at] ?? 0) === 0) return [];
    const value = rounded(scores[at] ?? 0);
    const leans = Math.abs(value) < LOG_ODDS_EVEN ? "neutral" : value > 0 ? "ai" : "human";
    return [{ name, value, leans, why: `${why} ${endings[leans]}.` }];
  });
  return [...ofParts, ...measurements.map((one) => measure(one, style))];
}

const endings = {
  ai: "in texts of machines",
  human: "in texts of people",
  neutral: "in neither",
} as const;

function measure({ feature, name, say }: Measurement, style: readonly number[]): DetectionSignal {
  const at = styleFeatureNames.indexOf(feature);
  const value = rounded(style[at] ?? 0);
  const [human, machine] = styleMedians[at] ?? [0, 0];
  // 0 at the human median, 1 at that of machines.
  const place = human === machine ? 0.5 : (value - human) / (machine - human);
  const leans = place > 0.5 + NEARER / 2 ? "ai" : place < 0.5 - NEARER / 2 ? "human" : "neutral";
  return {
    name,
    value,
    leans,
    why: `${say(String(value))}; the median is ${rounded(human)} in texts of people and ${rounded(machine)} in texts of machines.`,
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
