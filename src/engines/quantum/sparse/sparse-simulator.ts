import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { OneQubitStep, Step } from "../circuit/circuit.js";
import { isDiagonal } from "../gates/matrices.js";
import { readBasisState, readPauli } from "../simulator/read-strings.js";
import type { Complex, Distribution, OutcomeLimits, Simulator } from "../simulator/simulator.js";
import { checkQubits } from "../simulator/simulator-error.js";
import { BasisTable, maskOf } from "./basis-table.js";
import { SparseState } from "./sparse-state.js";

export const SPARSE_QUBITS_MAX = 48;

/**
 * Simulates circuits whose states have few amplitudes other than 0; those of size 1e-14 and below are taken
 * for 0. A step costs what there are of them. Throws `too_many_qubits` above 48 qubits, and
 * `too_many_nonzeros` at a step that would make more than 2^20, which leaves the state as it was.
 */
export function createSparseSimulator(qubits: number): Simulator {
  checkQubits("sparse", qubits, SPARSE_QUBITS_MAX);
  return new SparseSimulator(qubits, new SparseState());
}

class SparseSimulator implements Simulator {
  readonly qubits: number;
  readonly #state: SparseState;

  constructor(qubits: number, state: SparseState) {
    this.qubits = qubits;
    this.#state = state;
  }

  apply(step: Step): void {
    const { controls } = step;
    switch (step.kind) {
      case "phase":
        this.#state.scale(controls, Math.cos(step.angle), Math.sin(step.angle));
        break;
      case "swap":
        this.#state.swap(step.targets[0], step.targets[1], controls);
        break;
      case "unitary":
        this.#applyUnitary(step);
        break;
    }
  }

  #applyUnitary({ matrix, target, controls }: OneQubitStep): void {
    const [a, ai, , , , , d, di] = matrix;
    if (isDiagonal(matrix)) {
      this.#state.scale([...controls, { qubit: target, value: 0 }], a, ai);
      this.#state.scale([...controls, { qubit: target, value: 1 }], d, di);
    } else if (a === 0 && ai === 0 && d === 0 && di === 0) {
      this.#state.flip(target, controls, matrix);
    } else this.#state.multiply(target, controls, matrix);
  }

  probabilityOfOne(qubit: number): number {
    return Math.min(1, this.#state.weight([{ qubit, value: 1 }]));
  }

  project(qubit: number, outcome: 0 | 1): void {
    const weight = this.#state.weight([{ qubit, value: outcome }]);
    if (weight === 0) throw new RangeError(`qubit ${qubit} is never ${outcome}`);
    this.#state.keep([{ qubit, value: outcome }], 1 / Math.sqrt(weight));
  }

  clone(): Simulator {
    return new SparseSimulator(this.qubits, this.#state.copy());
  }

  distribution(qubits: readonly number[], { all, top }: OutcomeLimits): Distribution {
    const marginal = this.#marginal(qubits);
    const order = Array.from(marginal.weights.keys());
    order.sort((one, other) => (marginal.weights[other] ?? 0) - (marginal.weights[one] ?? 0));
    const listed = order.slice(0, order.length <= all ? order.length : top);
    const outcomes = new Map(
      listed.map((entry) => [marginal.textOf(entry), marginal.weights[entry] ?? 0]),
    );
    let restMass = 0;
    for (const entry of order.slice(listed.length)) restMass += marginal.weights[entry] ?? 0;
    return { outcomes, restMass };
  }

  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number> {
    const { weights, textOf } = this.#marginal(qubits);
    const ends = weights.slice();
    for (let entry = 1; entry < ends.length; entry++) {
      ends[entry] = (ends[entry] as number) + (ends[entry - 1] as number);
    }
    const hits = new Map<number, number>();
    for (let shot = 0; shot < shots; shot++) {
      const entry = firstAbove(ends, random.next() * (ends.at(-1) ?? 0));
      hits.set(entry, (hits.get(entry) ?? 0) + 1);
    }
    return new Map(Array.from(hits, ([entry, count]) => [textOf(entry), count]));
  }

  #marginal(qubits: readonly number[]) {
    const { count, low, high, re, im } = this.#state;
    const masks = qubits.map(maskOf);
    const lows = masks.reduce((bits, mask) => bits | mask.low, 0);
    const highs = masks.reduce((bits, mask) => bits | mask.high, 0);
    const table = new BasisTable(count);
    const sums = new Float64Array(count);
    for (let at = 0; at < count; at++) {
      const entry = table.add((low[at] as number) & lows, (high[at] as number) & highs);
      const weight = (re[at] as number) ** 2 + (im[at] as number) ** 2;
      sums[entry] = (sums[entry] as number) + weight;
    }
    const textOf = (entry: number) => {
      const [l, h] = [table.low[entry] ?? 0, table.high[entry] ?? 0];
      return masks.map((mask) => ((l & mask.low) | (h & mask.high) ? "1" : "0")).join("");
    };
    return { weights: sums.subarray(0, table.count), textOf };
  }

  expectation(pauli: string): number {
    const flips = { low: 0, high: 0 };
    const signs = { low: 0, high: 0 };
    let quarters = 0;
    for (const { qubit, x, z } of readPauli(pauli, this.qubits)) {
      const { low, high } = maskOf(qubit);
      quarters += x & z;
      if (x === 1) flips.low |= low;
      if (x === 1) flips.high |= high;
      if (z === 1) signs.low |= low;
      if (z === 1) signs.high |= high;
    }
    const { count, low, high, re, im } = this.#state;
    const table = new BasisTable(count);
    for (let at = 0; at < count; at++) table.add(low[at] as number, high[at] as number);
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < count; at++) {
      const [l, h] = [low[at] as number, high[at] as number];
      const to = table.find(l ^ flips.low, h ^ flips.high);
      if (to < 0) continue;
      const sign = isOdd((l & signs.low) ^ (h & signs.high)) ? -1 : 1;
      const [a, ai, b, bi] = [re[at] ?? 0, im[at] ?? 0, re[to] ?? 0, im[to] ?? 0];
      real += sign * (a * b + ai * bi);
      imaginary += sign * (ai * b - a * bi);
    }
    return [real, -imaginary, -real, imaginary][quarters % 4] ?? 0;
  }

  amplitude(bits: string): Complex {
    const wanted = readBasisState(bits, this.qubits).reduce(
      (all, value, qubit) => {
        const mask = maskOf(qubit);
        return value === 0 ? all : { low: all.low | mask.low, high: all.high | mask.high };
      },
      { low: 0, high: 0 },
    );
    const { count, low, high, re, im } = this.#state;
    for (let at = 0; at < count; at++) {
      if (low[at] === wanted.low && high[at] === wanted.high) return [re[at] ?? 0, im[at] ?? 0];
    }
    return [0, 0];
  }

  memoryBytes(): number {
    return this.#state.memoryBytes();
  }
}

/** The first entry whose end is above the point. */
function firstAbove(ends: Float64Array, point: number): number {
  let from = 0;
  let to = ends.length - 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ends[middle] as number) > point) to = middle;
    else from = middle + 1;
  }
  return from;
}

function isOdd(word: number): boolean {
  let parity = word ^ (word >>> 16);
  parity ^= parity >>> 8;
  parity ^= parity >>> 4;
  return ((0x6996 >>> (parity & 15)) & 1) === 1;
}
