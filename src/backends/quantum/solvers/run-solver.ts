import {
  BinaryProblemRefused,
  type IsingProblem,
  type MaxCutProblem,
  type QuboProblem,
} from "../../../engines/optimize/binary-quadratic/binary-problem.js";
import { solveIsing } from "../../../engines/optimize/binary-quadratic/solve-ising.js";
import {
  evaluateMaxCut,
  solveMaxCut,
} from "../../../engines/optimize/binary-quadratic/solve-max-cut.js";
import { evaluateQubo, solveQubo } from "../../../engines/optimize/binary-quadratic/solve-qubo.js";
import { solveTour } from "../../../engines/optimize/tours/solve-tour.js";
import { tourLength } from "../../../engines/optimize/tours/tour-length.js";
import { type TourProblem, TourRefused } from "../../../engines/optimize/tours/tour-problem.js";
import type { QaoaProblem } from "../../../engines/quantum/qaoa/ising-cost.js";
import { type LikelyAssignment, runQaoa } from "../../../engines/quantum/qaoa/run-qaoa.js";
import type { Call } from "../call.js";
import { type Outcome, outcomeOf } from "../outcome.js";
import { wrongField } from "../refusals.js";
import { SEARCH_MS } from "../time-limits.js";
import type * as schemas from "./schemas.js";

interface Search {
  readonly seed: string;
  readonly isOver: () => boolean;
  readonly maxIterations?: number;
}

type Solver = (body: never, search: Search) => object;

const solvers: Readonly<Record<string, Solver>> = {
  "qubo/solve": (body: schemas.QuboBody, search): Found<schemas.QuboReply> => {
    const { bound, ...found } = solveQubo(quboOf(body), search);
    const isMost = body.sense === "max";
    const [lower, upper] = isMost ? [found.energy, bound] : [bound, found.energy];
    return { x: [...found.x], energy: found.energy, ...searched(found, lower, upper) };
  },
  "qubo/evaluate": (body: schemas.QuboEvaluationBody): schemas.EnergyReply => ({
    energy: evaluateQubo(quboOf(body), body.x),
  }),
  "ising/solve": ({ n, h, J }: schemas.IsingBody, search): Found<schemas.IsingReply> => {
    const { spins, energy, ...found } = solveIsing({ n, h, J } as unknown as IsingProblem, search);
    return { spins: [...spins], energy, ...searched(found, found.lowerBound, energy) };
  },
  "max-cut/solve": (body: schemas.MaxCutBody, search): Found<schemas.MaxCutReply> => {
    const { cut, partition, ...found } = solveMaxCut(maxCutOf(body), search);
    return { cut, partition: [...partition], ...searched(found, cut, found.upperBound) };
  },
  "max-cut/evaluate": (body: schemas.MaxCutEvaluationBody): schemas.CutReply => ({
    cut: evaluateMaxCut(maxCutOf(body), body.partition),
  }),
  "tsp/solve": (body: schemas.TourBody, search): Found<schemas.TourReply> => {
    const { length, tour, ...found } = solveTour(tourOf(body), search);
    return { length, tour: [...tour], ...searched(found, found.lowerBound, length) };
  },
  "qaoa/execute": (body: schemas.QaoaBody, search): Found<schemas.QaoaReply> => {
    const problem: QaoaProblem =
      body.edges === undefined
        ? { kind: "qubo", problem: quboOf(body) }
        : { kind: "max-cut", problem: maxCutOf(body as schemas.MaxCutBody) };
    const { p: layers = 1, shots = 0 } = body;
    const found = runQaoa(problem, { ...search, layers, shots });
    return {
      p: found.layers,
      warnings: found.isConverged
        ? []
        : [`the time was up with ${found.layers} of ${layers} layers`],
      qubits: found.qubits,
      gammas: [...found.gammas],
      betas: [...found.betas],
      expectation: found.expectation,
      layerwise: [...found.layerwise],
      best: likely(found.best),
      likeliest: found.likeliest.map(likely),
      probability_of_optimum: found.probabilityOfOptimum,
      approximation_ratio: found.approximationRatio,
      classical: {
        assignment: [...found.classical.assignment],
        value: found.classical.value,
      },
      ...(found.counts ? { counts: { ...found.counts } } : {}),
      evaluations: found.evaluations,
      converged: found.isConverged,
      depth: found.depth,
      gate_counts: { ...found.gateCounts },
      qasm: found.qasm,
    };
  },
  "tsp/evaluate": (body: schemas.TourEvaluationBody): schemas.LengthReply => ({
    length: tourLength(tourOf(body), body.tour),
  }),
};

/** A reply to which the seed is still to come. */
type Found<Reply> = Omit<Reply, "seed">;

/** Solves or evaluates one problem. */
export function runSolver({ path, body, seed }: Call): Outcome {
  const solve = solvers[path];
  if (!solve) throw new Error(`there is no solver ${path}`);
  return outcomeOf(() => {
    const { time_limit_ms: limitMs = SEARCH_MS, max_iterations: maxIterations } =
      body as Partial<schemas.QuboBody>;
    const endsAt = performance.now() + limitMs;
    const isOver = () => performance.now() >= endsAt;
    const rounds = maxIterations === undefined ? {} : { maxIterations };
    try {
      const found = solve(body as never, { seed: String(seed), isOver, ...rounds });
      return path.endsWith("/evaluate") ? found : { ...found, seed };
    } catch (error) {
      if (!(error instanceof BinaryProblemRefused || error instanceof TourRefused)) throw error;
      throw wrongField(error.path, error.message);
    }
  });
}

const likely = ({ assignment, value, probability }: LikelyAssignment) => ({
  assignment: [...assignment],
  value,
  probability,
});

function searched(
  { provenOptimal, iterations }: { readonly provenOptimal: boolean; readonly iterations: number },
  lower: number,
  upper: number,
) {
  return { proven_optimal: provenOptimal, lower_bound: lower, upper_bound: upper, iterations };
}

function quboOf({ n, terms, matrix, sense = "min" }: schemas.QuboBody): QuboProblem {
  const problem = matrix ? { matrix } : { n, terms };
  // The schema has seen to the lengths of terms, and the route to what is missing.
  return { ...problem, sense } as QuboProblem;
}

function maxCutOf({ n, edges, one_based: oneBased = false }: schemas.MaxCutBody): MaxCutProblem {
  return { n, edges, oneBased } as unknown as MaxCutProblem;
}

function tourOf({ coords, metric = "EUC_2D", matrix }: schemas.TourBody): TourProblem {
  return matrix ? { matrix } : { coords: coords ?? [], metric };
}
