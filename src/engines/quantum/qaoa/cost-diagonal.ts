import type { Amplitudes } from "../statevector/kernels.js";
import type { IsingCost } from "./ising-cost.js";

/**
 * The cost of the assignments 0 … 2^bits - 1, where bit i is variable i and variables beyond the bits are 0. Each bit
 * doubles the list: what it adds to the assignments of the lower bits is linear in them.
 */
export function costDiagonal(cost: IsingCost, bits: number): Float64Array {
  const { qubits, fields, couplings } = cost;
  const costs = new Float64Array(2 ** bits);
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  costs[0] = cost.offset + sum(fields) + sum(couplings) / 2;
  for (let bit = 0; bit < bits; bit += 1) {
    const row = couplings.subarray(bit * qubits, (bit + 1) * qubits);
    const start = 1 << bit;
    costs[start] = -2 * ((fields[bit] as number) + sum(row));
    for (let lower = 0; lower < bit; lower += 1) {
      const change = 4 * (row[lower] as number);
      const from = start + (1 << lower);
      for (let at = start; at < from; at += 1) {
        costs[at + (1 << lower)] = (costs[at] as number) + change;
      }
    }
    for (let at = 0; at < start; at += 1) {
      costs[start + at] = (costs[start + at] as number) + (costs[at] as number);
    }
  }
  return costs;
}

/**
 * Writes e^(-i gamma C) of the same assignments, but for a common phase, in the same way: sums become products, so
 * that a sine and a cosine are taken for each pair of variables, and not for each assignment.
 */
export function writeCostPhases({ re, im }: Amplitudes, cost: IsingCost, gamma: number): void {
  const { qubits, fields, couplings } = cost;
  [re[0], im[0]] = [1, 0];
  for (let bit = 0, start = 1; start < re.length; bit += 1, start *= 2) {
    const row = couplings.subarray(bit * qubits, (bit + 1) * qubits);
    const first = 2 * gamma * ((fields[bit] as number) + row.reduce((a, b) => a + b, 0));
    [re[start], im[start]] = [Math.cos(first), Math.sin(first)];
    for (let lower = 0; lower < bit; lower += 1) {
      const angle = -4 * gamma * (row[lower] as number);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const width = 1 << lower;
      for (let at = start, to = start + width; at < start + width; at += 1, to += 1) {
        const x = re[at] as number;
        const y = im[at] as number;
        re[to] = c * x - s * y;
        im[to] = c * y + s * x;
      }
    }
    for (let at = 0, to = start; at < start; at += 1, to += 1) {
      const [x, y] = [re[to] as number, im[to] as number];
      const [u, v] = [re[at] as number, im[at] as number];
      re[to] = u * x - v * y;
      im[to] = u * y + v * x;
    }
  }
}
