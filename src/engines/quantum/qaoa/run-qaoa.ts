import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { BinaryProblemRefused } from "../../optimize/binary-quadratic/binary-problem.js";
import { evaluateMaxCut } from "../../optimize/binary-quadratic/solve-max-cut.js";
import { evaluateQubo } from "../../optimize/binary-quadratic/solve-qubo.js";
import { depthOf } from "../analysis/depth.js";
import { countGates } from "../analysis/gate-counts.js";
import { readQasm } from "../qasm/read-qasm.js";
import { drawOutcomes, listOutcomes } from "../statevector/outcome-weights.js";
import { type IsingCost, isingCost, type QaoaProblem } from "./ising-cost.js";
import { optimizeAngles } from "./optimize-angles.js";
import { qaoaProgram } from "./qaoa-program.js";
import { QaoaState } from "./qaoa-state.js";

export const QAOA_LAYERS_MAX = 5;
const LIKELIEST = 16;
/** Costs that differ by less, relative to the size of all terms, are equal. */
const ROUNDING = 1e-13;

export interface QaoaOptions {
  /** 1 to 5. */
  readonly layers: number;
  readonly seed: string;
  /** Without it, or with 0, nothing is sampled. */
  readonly shots?: number;
  /** Whether the time is up; asked before each evaluation but the first. */
  readonly isOver: () => boolean;
}

/** An assignment of 0 and 1 to the variables, or vertices to the sides of a cut, with its energy or cut. */
export interface Assignment {
  readonly assignment: readonly number[];
  readonly value: number;
}

export interface LikelyAssignment extends Assignment {
  readonly probability: number;
}

export interface QaoaRun {
  /** As many as were asked for, or fewer when the time was up. */
  readonly layers: number;
  readonly qubits: number;
  /** The angles of e^(-i γ C) in radians per unit of the energy or the cut, for which C stands. */
  readonly gammas: readonly number[];
  /** The angles of e^(-i β B) in radians, where B is the sum of X over the qubits. */
  readonly betas: readonly number[];
  /** Of the energy or the cut. */
  readonly expectation: number;
  /** The expectation with 1, 2, … layers: never worse with more of them. */
  readonly layerwise: readonly number[];
  /** The best of the sampled assignments; of the likeliest where nothing is sampled. */
  readonly best: LikelyAssignment;
  /** The 16 likeliest assignments, in the order of their probabilities. */
  readonly likeliest: readonly LikelyAssignment[];
  /** Of measuring any optimum. */
  readonly probabilityOfOptimum: number;
  /**
   * (expectation - worst) / (optimum - worst) over all assignments, from 0 to 1; null where all are equally good. For
   * a cut without negative weights this is the expectation over the greatest cut.
   */
  readonly approximationRatio: number | null;
  /** The optimum, which is proven: every assignment was compared. */
  readonly classical: Assignment;
  /** How often each outcome was sampled; the leftmost character is the last variable. */
  readonly counts?: Readonly<Record<string, number>>;
  /** How often the state and its derivatives were computed to optimise the angles. */
  readonly evaluations: number;
  /** Each number of layers was optimised to the end. */
  readonly isConverged: boolean;
  readonly depth: number;
  readonly gateCounts: Readonly<Record<string, number>>;
  /** The circuit in OpenQASM 2, with all qubits measured. */
  readonly qasm: string;
}

/**
 * Runs the quantum approximate optimisation algorithm (Farhi, Goldstone and Gutmann, 2014) by exact simulation, with
 * angles optimised for the expectation: the greatest cut, or the least energy, the greatest under `max`. The angles
 * are a local optimum from a good start; nothing but the sample depends on the seed. At most 20 variables, of which
 * each layer costs about 0.1 s an evaluation, and cuts half of that. Throws `BinaryProblemRefused`.
 */
export function runQaoa(problem: QaoaProblem, options: QaoaOptions): QaoaRun {
  checkLayers(options.layers);
  const cost = isingCost(problem);
  const state = new QaoaState(cost);
  const { gammas, betas, layerwise, evaluations, isConverged } = optimizeAngles(
    cost,
    state,
    options,
  );
  const expectation = layerwise.at(-1) ?? cost.offset;
  const probabilities = state.probabilities({ gammas, betas });
  const { optimum, ratio, probabilityOfOptimum } = compareAll(cost, state, probabilities);
  const describe = (index: number): LikelyAssignment => {
    const assignment = Array.from({ length: cost.qubits }, (_, bit) => (index >>> bit) & 1);
    return {
      assignment,
      value: objectiveOf(problem, assignment),
      probability: probabilities[index] ?? 0,
    };
  };
  const likeliest = likeliestOf(probabilities, cost.qubits);
  const counts = drawn(probabilities, cost.qubits, options);
  const seen = counts ? [...counts.keys()].map(indexOf) : likeliest;
  const { assignment, value } = describe(optimum);
  return {
    layers: gammas.length,
    qubits: cost.qubits,
    ...{ gammas, betas, expectation, layerwise },
    best: describe(bestOf(cost, state, seen)),
    likeliest: likeliest.map(describe),
    probabilityOfOptimum,
    approximationRatio: ratio(expectation),
    classical: { assignment, value },
    ...(counts && { counts: Object.fromEntries(counts) }),
    ...{ evaluations, isConverged },
    ...circuitOf(qaoaProgram(cost, { gammas, betas })),
  };
}

function checkLayers(layers: number): void {
  if (Number.isInteger(layers) && layers >= 1 && layers <= QAOA_LAYERS_MAX) return;
  const message = `layers must be an integer from 1 to ${QAOA_LAYERS_MAX}; it is ${layers}`;
  throw new BinaryProblemRefused("invalid", "/layers", message);
}

/** The sum over the caller's own terms, so that it is rounded as theirs. */
const objectiveOf = ({ kind, problem }: QaoaProblem, assignment: readonly number[]): number =>
  kind === "qubo" ? evaluateQubo(problem, assignment) : evaluateMaxCut(problem, assignment);

/** The optimum, how often it is measured, and how near an expectation is to it. */
function compareAll(cost: IsingCost, state: QaoaState, probabilities: Float64Array) {
  const { costs } = state;
  let [low, high] = [0, 0];
  for (let at = 1; at < costs.length; at += 1) {
    if ((costs[at] as number) < (costs[low] as number)) low = at;
    if ((costs[at] as number) > (costs[high] as number)) high = at;
  }
  const [optimum, worst] = cost.isMaximised ? [high, low] : [low, high];
  const best = costs[optimum] as number;
  const range = best - (costs[worst] as number);
  const terms = [cost.offset, ...cost.fields, ...cost.couplings];
  const equal = ROUNDING * terms.reduce((sum, term) => sum + Math.abs(term), 0);
  let probabilityOfOptimum = 0;
  for (let at = 0; at < probabilities.length; at += 1) {
    if (Math.abs(state.costAt(at) - best) > equal) continue;
    probabilityOfOptimum += probabilities[at] as number;
  }
  const ratio = (expectation: number) =>
    Math.abs(range) <= equal ? null : (expectation - best + range) / range;
  return { optimum, ratio, probabilityOfOptimum: Math.min(1, probabilityOfOptimum) };
}

function likeliestOf(probabilities: Float64Array, qubits: number): number[] {
  const { outcomes } = listOutcomes(probabilities, qubits, { all: 0, top: LIKELIEST });
  return [...outcomes.keys()].map((bits) => indexOf([...bits].reverse().join("")));
}

/** How often each outcome comes up, the last variable leftmost. */
function drawn(
  probabilities: Float64Array,
  qubits: number,
  { shots = 0, seed }: QaoaOptions,
): Map<string, number> | undefined {
  if (shots === 0) return undefined;
  const counts = drawOutcomes(probabilities, qubits, shots, seededRandom(seed));
  return new Map([...counts].map(([bits, count]) => [[...bits].reverse().join(""), count]));
}

/** The number of an outcome whose leftmost character is its highest bit. */
const indexOf = (bits: string): number => (bits === "" ? 0 : Number.parseInt(bits, 2));

/** The assignment of the best cost; the first of several. */
function bestOf(cost: IsingCost, state: QaoaState, indices: readonly number[]): number {
  const sign = cost.isMaximised ? 1 : -1;
  return indices.reduce((best, index) =>
    sign * (state.costAt(index) - state.costAt(best)) > 0 ? index : best,
  );
}

function circuitOf(qasm: string): Pick<QaoaRun, "depth" | "gateCounts" | "qasm"> {
  const { circuit, errors } = readQasm(qasm);
  if (!circuit) throw new Error(`the program of QAOA cannot be read: ${errors[0]?.message}`);
  return { depth: depthOf(circuit), gateCounts: countGates(circuit), qasm };
}
