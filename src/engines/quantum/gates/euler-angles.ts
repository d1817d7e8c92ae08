import type { Matrix2 } from "../circuit/circuit.js";

/** Angles in radians: a unitary is e^(i phase) times the matrix of its three Euler angles. */
export interface EulerAngles {
  readonly theta: number;
  readonly phi: number;
  readonly lambda: number;
  readonly phase: number;
}

/** An entry this small has no direction that could be told from rounding. */
const NEGLIGIBLE = 1e-14;

/** The Euler angles of a unitary, as `eulerMatrix` takes them, and its phase. */
export function eulerAngles([a, ai, b, bi, c, ci, d, di]: Matrix2): EulerAngles {
  const lower = Math.hypot(c, ci);
  const upper = Math.hypot(a, ai);
  const phase = upper < NEGLIGIBLE ? 0 : Math.atan2(ai, a);
  if (lower < NEGLIGIBLE) {
    return { theta: 0, phi: 0, lambda: within(Math.atan2(di, d) - phase), phase };
  }
  const theta = 2 * Math.atan2(lower, upper);
  const phi = within(Math.atan2(ci, c) - phase);
  // Of the two ways to λ, the one over the larger entries is the exact one.
  const lambda = lower < upper ? Math.atan2(di, d) - phase - phi : Math.atan2(-bi, -b) - phase;
  return { theta, phi, lambda: within(lambda), phase };
}

/** The same direction, within half a turn. */
function within(angle: number): number {
  return angle - Math.round(angle / (2 * Math.PI)) * 2 * Math.PI;
}
