import type { Term } from "../../src/engines/optimize/binary-quadratic/binary-problem.js";
import { solveMaxCut } from "../../src/engines/optimize/binary-quadratic/solve-max-cut.js";
import { solveQubo } from "../../src/engines/optimize/binary-quadratic/solve-qubo.js";
import { solveTour } from "../../src/engines/optimize/tours/solve-tour.js";
import type { TourMetric, TourProblem } from "../../src/engines/optimize/tours/tour-problem.js";
import { readCases } from "./cases.js";
import { startCpuClock } from "./cpu-time.js";
import { allOf, atLeast, atMost, type Row, tell } from "./rows.js";

const SEED = "1";
const GSET_GAP_MAX = 0.1;
const TOUR_GAP_MAX = 0.05;
const TOUR_GAP_WORST_MAX = 0.5;
const TOURS_OPTIMAL_MIN = 85;

interface Options {
  readonly seed: string;
  readonly isOver: () => boolean;
}

interface Case {
  readonly name: string;
  readonly n: number;
  /** The best known value. */
  readonly best: number;
}

interface QuboCase extends Case {
  /** i, j, w and so on, with i <= j from 1; those with i < j count twice. */
  readonly q: readonly number[];
}

interface MaxCutCase extends Case {
  /** u, v and so on, from 1. */
  readonly edges: readonly number[];
  /** 1 each, if they are not given. */
  readonly weights?: readonly number[];
}

interface TourCase extends Case {
  readonly type: TourMetric | "EXPLICIT";
  readonly coords?: readonly (readonly number[])[];
  readonly format?: string;
  /** The lower triangle by rows, with its diagonal. */
  readonly weights?: readonly number[];
}

interface Gaps {
  /** By how many percent each value is worse than the best known. */
  readonly gaps: readonly number[];
  /** That the longest took. */
  readonly time: string;
}

/** Solves each case in so many seconds of CPU, and tells how far each is from the best known. */
function solveEach<One extends Case>(
  cases: readonly One[],
  seconds: number,
  solve: (one: One, options: Options) => number,
  worse: "higher" | "lower",
): Gaps {
  let longestMs = 0;
  const gaps = cases.map((one) => {
    const elapsedMs = startCpuClock();
    const value = solve(one, { seed: SEED, isOver: () => elapsedMs() >= 1_000 * seconds });
    const ms = elapsedMs();
    longestMs = Math.max(longestMs, ms);
    const gap =
      (100 * (worse === "higher" ? value - one.best : one.best - value)) / Math.abs(one.best);
    tell(
      `${one.name}: ${value}, best known ${one.best}, gap ${gap.toFixed(3)} %, ${ms.toFixed(0)} ms of CPU`,
    );
    return gap;
  });
  return { gaps, time: `${(longestMs / 1_000).toFixed(2)} s of CPU` };
}

function solveQuboCase({ n, q }: QuboCase, options: Options): number {
  const terms = Array.from({ length: q.length / 3 }, (_, at): Term => {
    const [i, j, w] = [q[3 * at]! - 1, q[3 * at + 1]! - 1, q[3 * at + 2]!];
    return [i, j, i === j ? w : 2 * w];
  });
  return solveQubo({ n, terms }, options).energy;
}

function solveMaxCutCase({ n, edges, weights }: MaxCutCase, options: Options): number {
  const weighted = Array.from({ length: edges.length / 2 }, (_, at): Term => {
    return [edges[2 * at]!, edges[2 * at + 1]!, weights?.[at] ?? 1];
  });
  return solveMaxCut({ n, edges: weighted, oneBased: true }, options).cut;
}

function tourProblemOf({
  name,
  n,
  type,
  coords = [],
  format,
  weights = [],
}: TourCase): TourProblem {
  if (type !== "EXPLICIT") return { coords, metric: type };
  if (format !== "LOWER_DIAG_ROW") throw new Error(`${name} has weights of the form ${format}`);
  const cities = Array.from({ length: n }, (_, city) => city);
  const weight = (row: number, column: number) => weights[(row * (row + 1)) / 2 + column] ?? 0;
  const cost = (one: number, other: number) => weight(Math.max(one, other), Math.min(one, other));
  return { matrix: cities.map((one) => cities.map((other) => cost(one, other))) };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;
const reached = (gaps: readonly number[]) => gaps.filter((gap) => gap <= 0).length;
const percent = (digits: number) => (value: number) => `${value.toFixed(digits)} %`;

export function quboRows(folder: string): Row[] {
  const cases = readCases<QuboCase>(folder, "qubo_beasley_gka.json");
  const { gaps, time } = solveEach(cases, 2, solveQuboCase, "higher");
  return [allOf(`QUBO of Beasley and GKA, best known in ${time}`, reached(gaps), gaps.length)];
}

export function maxCutRows(folder: string): Row[] {
  const cases = readCases<MaxCutCase>(folder, "maxcut_biqmac.json");
  const { gaps, time } = solveEach(cases, 2, solveMaxCutCase, "lower");
  return [allOf(`Max-Cut of Biq Mac, best known in ${time}`, reached(gaps), gaps.length)];
}

export function gsetRows(folder: string): Row[] {
  const cases = readCases<MaxCutCase>(folder, "maxcut_gset.json");
  const { gaps, time } = solveEach(cases, 10, solveMaxCutCase, "lower");
  const what = `Max-Cut of the G-set, mean gap of ${gaps.length} in ${time}`;
  return [atMost(what, meanOf(gaps), GSET_GAP_MAX, percent(3))];
}

export function tourRows(folder: string): Row[] {
  const cases = readCases<TourCase>(folder, "tsp_tsplib.json");
  const solve = (one: TourCase, options: Options) => solveTour(tourProblemOf(one), options).length;
  const { gaps, time } = solveEach(cases, 2, solve, "higher");
  const optimal = (100 * reached(gaps)) / gaps.length;
  return [
    atMost(`TSPLIB, mean gap of ${gaps.length} in ${time}`, meanOf(gaps), TOUR_GAP_MAX, percent(4)),
    atMost("TSPLIB, worst gap", Math.max(...gaps), TOUR_GAP_WORST_MAX, percent(3)),
    atLeast("TSPLIB, share that is optimal", optimal, TOURS_OPTIMAL_MIN, percent(1)),
  ];
}
