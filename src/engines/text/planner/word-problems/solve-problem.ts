import type { Done } from "../request/request.js";
import { solveAverage } from "./averages.js";
import { solveComparisons } from "./comparisons.js";
import { solveGeometry } from "./geometry.js";
import { solveInterest } from "./interest.js";
import { solveMixture } from "./mixtures.js";
import { solveMotion } from "./motion.js";
import { solveNumbers } from "./number-puzzles.js";
import { solvePercent } from "./percents.js";
import { ProblemText } from "./problem-text.js";
import { solveProportion } from "./proportions.js";
import { unitName } from "./read-quantities.js";
import { solveSharing } from "./sharing.js";
import { solveShopping } from "./shopping.js";
import { solveStock } from "./stock.js";
import { solveAgeShift } from "./story/age-shifts.js";
import { solveCoinSum } from "./story/coin-sums.js";
import { solveCurrency } from "./story/currencies.js";
import { solveFeeAndRate } from "./story/fees-and-rates.js";
import { OtherAsked, solveParts } from "./story/group-parts.js";
import { solveInverse } from "./story/inverse-shares.js";
import { solveRatio } from "./story/named-ratios.js";
import { solveNumberSteps } from "./story/number-steps.js";
import { solvePercentChain } from "./story/percent-chain.js";
import { solvePriceList } from "./story/price-lists.js";
import { solveRectangle } from "./story/rectangles.js";
import { solveRelativeChange } from "./story/relative-changes.js";
import { solveRunningStock } from "./story/running-stock.js";
import { solveRates } from "./story/solve-rates.js";
import { solveRelations } from "./story/solve-relations.js";
import { solveSpacing } from "./story/spacing.js";
import { solveTiers } from "./story/tiers.js";
import { solveTwoKinds } from "./story/two-kinds.js";
import { solveWeightedMean } from "./story/weighted-means.js";
import { solveWork } from "./work-rates.js";
import { Senseless } from "./working.js";

const SOLVERS: readonly ((problem: ProblemText) => Done | undefined)[] = [
  solveInterest,
  solveGeometry,
  solveMotion,
  solveWork,
  solveMixture,
  solveAverage,
  solveNumbers,
  solveComparisons,
  solveSharing,
  solveProportion,
  solvePercent,
  solveShopping,
  solveStock,
  solveRates,
];
/** Read every clause of a problem, and are believed before the frames. */
const READERS: readonly ((problem: ProblemText) => Done | undefined)[] = [
  solveRelations,
  solveNumberSteps,
  solveTwoKinds,
  solveParts,
  solvePercentChain,
  solveRectangle,
  solveRatio,
  solveFeeAndRate,
  solveInverse,
  solveSpacing,
  solveCoinSum,
  solvePriceList,
  solveRunningStock,
  solveWeightedMean,
  solveAgeShift,
  solveTiers,
  solveRelativeChange,
];
/** Bounds instead of amounts, guesses, and unknowns by letter: no single answer follows from them. */
const VAGUE =
  /\b(?:at least|at most|no (?:more|less|fewer) than|roughly|approximately|almost|nearly|probably|maybe|perhaps)\b|(?:,|\band) [xyzn]\b|\b[xyzn] ?=/u;

const LENGTH_MAX = 1500;
const QUANTITIES_MAX = 24;

/**
 * Solves a word problem by frames of meaning: each takes the phrases that it understands out of the
 * text, and answers only when every number and every word that sets a condition was taken. Two frames
 * that come to different answers make none.
 */
export function solveProblem(task: string): Done | undefined {
  if (task.length > LENGTH_MAX) return undefined;
  const exchanged = solveCurrency(task);
  if (exchanged) return exchanged;
  const problem = ProblemText.read(task);
  if (!problem || problem.quantities.length === 0 || problem.quantities.length > QUANTITIES_MAX)
    return undefined;
  if (VAGUE.test(problem.text) || pricesOtherThing(problem.text)) return undefined;
  try {
    const read = answersOf(READERS, problem);
    if (read.length === 0 && COMPARES_SHARES.test(problem.text)) return undefined;
    const found = agreed(read.length > 0 ? read : answersOf(SOLVERS, problem));
    return found && isInAskedUnit(found, problem.text) ? found : undefined;
  } catch (error) {
    if (error instanceof OtherAsked) return undefined;
    throw error;
  }
}

/** Shares in a ratio that are compared: what frames know are the shares alone. */
const COMPARES_SHARES =
  /\b(?:legs|wheels)\b.*\bhow many (?!legs|wheels)|\bratio\b.*\bhow (?:much|many) (?:more|less|fewer)\b/u;

/** Whether the answer is told in the unit that the question ends with. */
function isInAskedUnit({ output }: Done, text: string): boolean {
  const asked =
    /\bin (cm|mm|km|m|grams|kilograms|kg|g|minutes|hours|seconds|days|litres|liters|ml|metres|meters|centimetres|centimeters|kilometres|kilometers|miles|feet|inches)(?: \S+)? ?\?? *$/u.exec(
      text,
    )?.[1];
  return asked === undefined || !/\p{L}/u.test(output) || output.includes(unitName(asked));
}

function answersOf(
  solvers: readonly ((problem: ProblemText) => Done | undefined)[],
  problem: ProblemText,
): readonly Done[] {
  return solvers
    .map((solve) => {
      try {
        return solve(problem);
      } catch (error) {
        if (error instanceof Senseless) return undefined;
        throw error;
      }
    })
    .filter((done) => done !== undefined);
}

/** The answer that all give; undefined where two differ. */
function agreed(found: readonly Done[]): Done | undefined {
  const [first] = found;
  const numberOf = (output: string) => /-?[\d.]+/u.exec(output)?.[0];
  return first && found.every(({ output }) => numberOf(output) === numberOf(first.output))
    ? first
    : undefined;
}

/** Whether a price is told of one thing, and amounts of another: "3 kg of apples, if oranges cost $2 per kg". */
function pricesOtherThing(text: string): boolean {
  const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/u, "");
  const priced = [
    ...text.matchAll(
      /\b([\p{L}-]+) (?:costs?|sells? for|is|are) ¤\d+ (?:per|a|an|each) (?:kg|kilo|kilogram|pound|lb|litre|liter|gram|metre|meter|yard|gallon)\b/gu,
    ),
  ].map((found) => stem(found[1] ?? ""));
  const things = [...text.matchAll(/µ\d+ of ([\p{L}-]+)/gu)].map((found) => stem(found[1] ?? ""));
  return (
    priced.length > 0 &&
    things.length > 0 &&
    things.some((thing) => !priced.includes(thing) && !/^(?:it|them|this|that|the)$/u.test(thing))
  );
}
