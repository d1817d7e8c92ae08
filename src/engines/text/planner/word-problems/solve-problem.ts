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
import { solveSharing } from "./sharing.js";
import { solveShopping } from "./shopping.js";
import { solveStock } from "./stock.js";
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
  const problem = ProblemText.read(task);
  if (!problem || problem.quantities.length === 0 || problem.quantities.length > QUANTITIES_MAX)
    return undefined;
  if (VAGUE.test(problem.text) || pricesOtherThing(problem.text)) return undefined;
  const found = SOLVERS.map((solve) => {
    try {
      return solve(problem);
    } catch (error) {
      if (error instanceof Senseless) return undefined;
      throw error;
    }
  }).filter((done) => done !== undefined);
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
