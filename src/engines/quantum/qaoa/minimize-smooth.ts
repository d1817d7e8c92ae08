/** A value and its gradient. */
export interface Point {
  readonly value: number;
  readonly gradient: readonly number[];
}

/** Where a search starts, or ended. */
export interface Place {
  readonly at: readonly number[];
  /** The estimate of the inverse of the second derivatives there, by rows. */
  readonly inverseHessian: readonly (readonly number[])[];
}

export interface SmoothMinimum extends Place {
  readonly value: number;
  /** No step goes further down, as far as numbers tell. */
  readonly isConverged: boolean;
}

const ITERATIONS_MAX = 200;
/** The value is this near to that at the bottom of the valley, where it is quadratic. */
const VALUE_ERROR = 1e-7;
/** Most that a variable moves at once, so that a step stays in its valley. */
const STEP_MAX = 0.4;
/** The part of the decrease that the slope promises which a step must keep (Armijo). */
const DECREASE = 1e-4;
const HALVINGS_MAX = 30;
/** Cosine of the angle between a step and the change of the gradient from which there is something to learn. */
const CURVATURE_MIN = 1e-12;

/**
 * A local minimum of a smooth function of a few variables of order 1, by the method of Broyden, Fletcher, Goldfarb
 * and Shanno with backtracking. Never ends above the start. `isOver` is asked before each evaluation but the first.
 */
export function minimizeSmooth(
  evaluate: (at: readonly number[]) => Point,
  start: Place,
  isOver: () => boolean,
): SmoothMinimum {
  let { at } = start;
  let point = evaluate(at);
  let isConverged = true;
  const inverse = new InverseHessian(start.inverseHessian);
  for (let iteration = 0; iteration < ITERATIONS_MAX; iteration += 1) {
    const direction = inverse.times(point.gradient).map((value) => -value);
    if (-dot(direction, point.gradient) <= 2 * VALUE_ERROR) break;
    const next = stepDown(evaluate, { at, point, direction }, isOver);
    if (next === "flat") break;
    if (next === "over") {
      isConverged = false;
      break;
    }
    inverse.update(minus(next.at, at), minus(next.point.gradient, point.gradient));
    ({ at, point } = next);
  }
  return { at, inverseHessian: inverse.rows, value: point.value, isConverged };
}

interface Position {
  readonly at: readonly number[];
  readonly point: Point;
}

function stepDown(
  evaluate: (at: readonly number[]) => Point,
  { at, point, direction }: Position & { readonly direction: readonly number[] },
  isOver: () => boolean,
): Position | "flat" | "over" {
  const slope = dot(direction, point.gradient);
  let length = Math.min(1, STEP_MAX / largest(direction));
  for (let halving = 0; halving < HALVINGS_MAX; halving += 1) {
    if (isOver()) return "over";
    const to = at.map((value, index) => value + length * (direction[index] as number));
    const found = evaluate(to);
    const change = found.value - point.value;
    if (change <= DECREASE * length * slope) return { at: to, point: found };
    // The least point of the parabola through both values and the slope, but not too near to either end.
    const parabola = (-slope * length * length) / (2 * (change - slope * length));
    length = Math.min(0.5 * length, Math.max(0.1 * length, parabola));
  }
  return "flat";
}

/** Learns the inverse of the second derivatives from step to step. */
class InverseHessian {
  readonly rows: number[][];

  constructor(rows: Place["inverseHessian"]) {
    this.rows = rows.map((row) => [...row]);
  }

  times(vector: readonly number[]): number[] {
    return this.rows.map((row) => dot(row, vector));
  }

  /** Takes in a step and the change of the gradient over it, where the function curves upwards. */
  update(step: readonly number[], change: readonly number[]): void {
    const curvature = dot(step, change);
    if (curvature <= CURVATURE_MIN * Math.sqrt(dot(step, step) * dot(change, change))) return;
    const moved = this.times(change);
    const factor = (1 + dot(change, moved) / curvature) / curvature;
    for (const [i, row] of this.rows.entries()) {
      for (const [j, value] of row.entries()) {
        const [s, t] = [step[i] as number, step[j] as number];
        const cross = (moved[i] as number) * t + s * (moved[j] as number);
        row[j] = value + factor * s * t - cross / curvature;
      }
    }
  }
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

const minus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, at) => value - (b[at] as number));

const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
