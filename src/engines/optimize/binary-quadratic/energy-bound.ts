import type { BinaryModel } from "./binary-model.js";

/**
 * A lower bound on the energy of a model: the greater of two that take each term at its best. One shares negative
 * couplings between their two variables; the other does the same over spins, where an edge of a cut counts at most
 * its weight.
 */
export function energyBound(model: BinaryModel): number {
  const { size, linear, starts, weights } = model;
  let [overBits, overSpins] = [0, 0];
  for (let row = 0; row < size; row += 1) {
    const own = linear[row] as number;
    let [negative, total, absolute] = [0, 0, 0];
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry += 1) {
      const weight = weights[entry] as number;
      negative += Math.min(0, weight);
      total += weight;
      absolute += Math.abs(weight);
    }
    overBits += Math.min(0, own + negative / 2);
    // Each pair is met in both of its rows, so that a row has half of it.
    overSpins += own / 2 + total / 8 - Math.abs(own / 2 + total / 4) - absolute / 8;
  }
  return Math.max(overBits, overSpins);
}
