import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Amplitudes } from "../statevector/kernels.js";

/** Bits of the lower of two tables that take the place of all amplitudes. */
const LOW_BITS = 12;
/** How far from the equator of its sphere a qubit is at most, as the cosine of its angle from the pole. */
const HEIGHT_MAX = 0.5;

/**
 * A state in which each qubit has a state of its own. Amplitude i is the product of `low` at the lowest bits of i and
 * of `high` at the others.
 */
export interface ProductState {
  readonly low: Amplitudes;
  readonly high: Amplitudes;
}

/**
 * A random product state. No qubit is close to 0 or 1, so that what happens to few of the basis states shows: each has
 * at least 4^-n of the probability of n qubits.
 */
export function randomProductState(qubits: number, random: Random): ProductState {
  const lowBits = Math.min(qubits, LOW_BITS);
  return { low: randomTable(lowBits, random), high: randomTable(qubits - lowBits, random) };
}

function randomTable(bits: number, random: Random): Amplitudes {
  const table = { re: new Float64Array(2 ** bits), im: new Float64Array(2 ** bits) };
  const { re, im } = table;
  re[0] = 1;
  for (let size = 1; size < re.length; size *= 2) {
    const height = HEIGHT_MAX * (2 * random.next() - 1);
    const angle = 2 * Math.PI * random.next();
    const zero = Math.sqrt((1 + height) / 2);
    const one = Math.sqrt((1 - height) / 2);
    const [c, s] = [one * Math.cos(angle), one * Math.sin(angle)];
    for (let at = 0; at < size; at++) {
      const [x, y] = [re[at] as number, im[at] as number];
      re[size + at] = c * x - s * y;
      im[size + at] = c * y + s * x;
      re[at] = zero * x;
      im[at] = zero * y;
    }
  }
  return table;
}

/** Writes all amplitudes. */
export function writeState({ low, high }: ProductState, { re, im }: Amplitudes): void {
  for (let upper = 0, at = 0; upper < high.re.length; upper++) {
    const [c, s] = [high.re[upper] as number, high.im[upper] as number];
    for (let lower = 0; lower < low.re.length; lower++, at++) {
      const [x, y] = [low.re[lower] as number, low.im[lower] as number];
      re[at] = c * x - s * y;
      im[at] = c * y + s * x;
    }
  }
}
