import {
  bandFor,
  type LengthBand,
  plattProbability,
} from "../../src/engines/text-detection/calibration/calibration.js";
import { fitPlatt } from "../learning/fit-calibration.js";
import { type LeftOut, USUAL_WORDS } from "./parts.js";
import { type DetectorRow, familyOf, isBaseModel, weighRows } from "./rows.js";

/** Texts of these lengths set the calibration of texts up to so many words. */
const BANDS = [
  { from: 0, to: 90, wordsMax: 90 },
  { from: 60, to: 200, wordsMax: 160 },
  { from: 140, to: 400, wordsMax: 280 },
  { from: 200, to: 100_000, wordsMax: 100_000 },
] as const;
/** How much the masked phrases and the style may count beside the words. */
const PHRASE_FACTORS = [0, 0.25, 0.5, 0.75, 1];
const STYLE_FACTORS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7];
/** The share of the human texts of any left-out domain that may lie above the threshold. */
const DOMAIN_SHARE_MAX = 0.015;
/** The same of any left-out source: with 200 texts of it or fewer, a smaller share would be that of chance. */
const SOURCE_SHARE_MAX = 0.03;
const TEXTS_MIN = 100;

export interface FittedDetector {
  /** What each part counts. */
  readonly factors: readonly number[];
  readonly bands: readonly LengthBand[];
  readonly threshold: number;
}

export interface FittedDetectors {
  readonly full: FittedDetector;
  readonly lite: FittedDetector;
}

interface Scored {
  readonly row: DetectorRow;
  readonly words: number;
  readonly scores: readonly number[];
  readonly weight: number;
}

/** Fits factors, calibration and threshold on what models give to texts of sources that they never saw. */
export function fitDetectors(
  rows: readonly DetectorRow[],
  leftOut: readonly LeftOut[],
): FittedDetectors {
  const weights = weighRows(rows);
  const scored = rows.flatMap((row, at): Scored[] => {
    const { words, own, usual } = leftOut[at]!;
    const weight = weights[at]!;
    return [
      { row, words, scores: own, weight },
      { row, words: Math.min(words, USUAL_WORDS), scores: usual, weight },
    ];
  });
  const fit = (factors: readonly number[]): FittedDetector => {
    const bands = BANDS.map(({ from, to, wordsMax }) => {
      const some = scored.filter(({ words }) => words >= from && words <= to);
      const examples = some.map(({ row, scores, weight }) => ({
        score: sumOf(factors, scores),
        isTrue: row.label === 1,
        weight,
      }));
      return { wordsMax, ...fitPlatt(examples) };
    });
    const judged = scored.map((one) => ({
      row: one.row,
      score: probabilityOf({ factors, bands }, one.scores, one.words),
    }));
    return { factors, bands, threshold: round(lowestThreshold(judged, SOURCE_SHARE_MAX)) };
  };
  return { full: fit(chooseFactors(scored)), lite: fit([1, 0, 0]) };
}

/** The probability that a fitted detector gives to a text by the scores of its parts. */
export function probabilityOf(
  { factors, bands }: Pick<FittedDetector, "factors" | "bands">,
  scores: readonly number[],
  words: number,
): number {
  return plattProbability(sumOf(factors, scores), bandFor(bands, words));
}

/** Scores are told to four digits. */
function round(threshold: number): number {
  return Math.ceil(threshold * 10_000) / 10_000;
}

function sumOf(factors: readonly number[], scores: readonly number[]): number {
  return scores.reduce((sum, score, at) => sum + (factors[at] ?? 0) * score, 0);
}

/** The factors that find most machine texts while the worst left-out domain keeps its share of false alarms. */
function chooseFactors(scored: readonly Scored[]): number[] {
  const grid = PHRASE_FACTORS.flatMap((phrases) =>
    STYLE_FACTORS.map((style) => [1, phrases, style]),
  );
  const found = grid.map((factors) => {
    const judged = scored.map(({ row, scores, weight }) => ({
      row,
      score: sumOf(factors, scores),
      weight,
    }));
    const threshold = lowestThreshold(judged, 1);
    const machine = judged.filter(({ row }) => row.label === 1 && !isBaseModel(row));
    const all = machine.reduce((sum, { weight }) => sum + weight, 0);
    const above = machine.filter(({ score }) => score >= threshold);
    return { factors, share: above.reduce((sum, { weight }) => sum + weight, 0) / all };
  });
  found.sort((one, other) => other.share - one.share);
  for (const { factors, share } of found.slice(0, 5)) {
    console.log(`factors ${factors.join(", ")}: ${(100 * share).toFixed(1)} % found`);
  }
  return found[0]!.factors;
}

/** The lowest threshold that keeps the shares of false alarms of every left-out domain and source with enough texts. */
function lowestThreshold(
  judged: readonly { readonly row: DetectorRow; readonly score: number }[],
  sourceShareMax: number,
): number {
  const kinds = new Map<string, { share: number; scores: number[] }>();
  for (const { row, score } of judged) {
    if (row.label === 1) continue;
    for (const [kind, share] of [
      [`domain ${familyOf(row)}`, DOMAIN_SHARE_MAX],
      [`source ${row.source}`, sourceShareMax],
    ] as const) {
      const known = kinds.get(kind) ?? { share, scores: [] };
      kinds.set(kind, known);
      known.scores.push(score);
    }
  }
  // Each text was judged at two lengths.
  const enough = [...kinds.values()].filter(({ scores }) => scores.length >= 2 * TEXTS_MIN);
  return Math.max(
    ...enough.map(({ share, scores }) => {
      const sorted = scores.sort((a, b) => b - a);
      return sorted[Math.floor(sorted.length * share)] ?? Number.NEGATIVE_INFINITY;
    }),
  );
}
