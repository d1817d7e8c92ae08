import { firstAngles } from "./first-angles.js";
import { type IsingCost, strengthOf } from "./ising-cost.js";
import { minimizeSmooth, type Place, type Point } from "./minimize-smooth.js";
import type { QaoaAngles, QaoaState } from "./qaoa-state.js";

export interface OptimizedAngles extends QaoaAngles {
  /** The expectation with 1, 2, … layers, of which none is worse than that before it. */
  readonly layerwise: readonly number[];
  /** How often the state and its derivatives were computed. */
  readonly evaluations: number;
  /** Each number of layers was optimised to the end. */
  readonly isConverged: boolean;
}

/**
 * Optimises the angles with one more layer after another, each from the angles before it (INTERP of Zhou, Wang, Choi,
 * Pichler and Lukin, 2020) and the first from a grid. The optima are local. When it is over, there are fewer layers,
 * but one at least.
 */
export function optimizeAngles(
  cost: IsingCost,
  state: QaoaState,
  { layers, isOver }: { readonly layers: number; readonly isOver: () => boolean },
): OptimizedAngles {
  const strength = strengthOf(cost);
  // A qubit's part is of order 1, and so are its second derivatives, which the search takes for 1 at first.
  const unit = (cost.isMaximised ? -1 : 1) * strength * Math.max(1, cost.qubits);
  let evaluations = 0;
  const evaluate = (at: readonly number[]): Point => {
    evaluations += 1;
    const { expectation, gammas, betas } = state.slopes(anglesAt(at, strength));
    return {
      value: (expectation - cost.offset) / unit,
      gradient: [
        ...gammas.map((slope) => slope / strength / unit),
        ...betas.map((slope) => slope / unit),
      ],
    };
  };

  const { gamma, beta } = firstAngles(cost, strength);
  const first = { at: [gamma * strength, beta], inverseHessian: identity(2) };
  let best = minimizeSmooth(evaluate, first, isOver);
  let { isConverged } = best;
  const values = [best.value];
  while (values.length < layers && !isOver()) {
    const start = withLayer(best);
    const next = minimizeSmooth(evaluate, start, isOver);
    isConverged &&= next.isConverged;
    if (next.value <= best.value) best = next;
    else if (next.isConverged) best = { ...best, ...start, at: withIdleLayer(best.at) };
    else break;
    values.push(best.value);
  }
  return {
    ...anglesAt(best.at, strength),
    layerwise: values.map((value) => cost.offset + unit * value),
    evaluations,
    isConverged: isConverged && values.length === layers,
  };
}

/** What is searched over: each γ times the strength, then each β. */
function anglesAt(at: readonly number[], strength: number): QaoaAngles {
  const layers = at.length / 2;
  return {
    gammas: at.slice(0, layers).map((gamma) => gamma / strength),
    betas: at.slice(layers),
  };
}

/**
 * One layer more, whose angles lie on the lines between the others. What is known of the curvature is kept in the
 * directions that there were before.
 */
function withLayer({ at, inverseHessian }: Place): Place {
  const wide = inverseHessian.map(interpolate);
  const longer = identity(at.length + 2).map((unit, row) => {
    const column = interpolate(wide.map((values) => values[row] ?? 0));
    return unit.map((one, index) => one + (column[index] ?? 0));
  });
  return { at: interpolate(at), inverseHessian: longer };
}

/** A layer more that does nothing. */
function withIdleLayer(at: readonly number[]): number[] {
  const layers = at.length / 2;
  return [...at.slice(0, layers), 0, ...at.slice(layers), 0];
}

/** The values of each half of a list, at one place more. */
function interpolate(at: readonly number[]): number[] {
  const layers = at.length / 2;
  return [at.slice(0, layers), at.slice(layers)].flatMap((half) =>
    Array.from({ length: layers + 1 }, (_, place) => {
      const [before, after] = [half[place - 1] ?? 0, half[place] ?? 0];
      return (place * before + (layers - place) * after) / layers;
    }),
  );
}

const identity = (size: number): number[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => Number(row === column)),
  );
