import type { PauliFactor } from "../simulator/read-strings.js";
import type { Complex } from "../simulator/simulator.js";
import type { Amplitudes } from "./kernels.js";

/** The powers of i. */
const QUARTER_TURNS: readonly Complex[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The expectation of a product of Pauli matrices in a state of norm 1. */
export function expectationOf({ re, im }: Amplitudes, factors: readonly PauliFactor[]): number {
  const { flips, signs, turn } = productOf(factors);
  const [c, s] = turn;
  // The expectation is real: no other part is summed.
  let sum = 0;
  for (let at = 0; at < re.length; at++) {
    const to = at ^ flips;
    const x = re[at] as number;
    const y = im[at] as number;
    const u = re[to] as number;
    const v = im[to] as number;
    const part = c * (u * x + v * y) - s * (u * y - v * x);
    sum += isOdd(at & signs) ? -part : part;
  }
  return sum;
}

/** A product of Pauli matrices: it takes |i⟩ to |i ^ flips⟩ times `turn`, and times -1 where i & signs is odd. */
export interface PauliProduct {
  readonly flips: number;
  readonly signs: number;
  readonly turn: Complex;
}

export function productOf(factors: readonly PauliFactor[]): PauliProduct {
  let flips = 0;
  let signs = 0;
  let quarters = 0;
  for (const { qubit, x, z } of factors) {
    flips |= x << qubit;
    signs |= z << qubit;
    // Each Y brings a factor of i with it, beside its X and its Z.
    quarters += x & z;
  }
  return { flips, signs, turn: QUARTER_TURNS[quarters % 4] ?? [1, 0] };
}

/** Whether a number has an odd count of bits that are one. */
export function isOdd(bits: number): boolean {
  let parity = bits ^ (bits >>> 16);
  parity ^= parity >>> 8;
  parity ^= parity >>> 4;
  return ((0x6996 >>> (parity & 15)) & 1) === 1;
}
