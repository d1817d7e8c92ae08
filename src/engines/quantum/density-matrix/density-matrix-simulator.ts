import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { conjugateSteps, moveSteps } from "../gates/change-steps.js";
import { readPauli } from "../simulator/read-strings.js";
import type { Distribution, OutcomeLimits, Simulator } from "../simulator/simulator.js";
import { checkQubits } from "../simulator/simulator-error.js";
import { type Amplitudes, scale } from "../statevector/kernels.js";
import { drawOutcomes, listOutcomes, outcomeWeights } from "../statevector/outcome-weights.js";
import { isOdd, productOf } from "../statevector/pauli-sum.js";
import { runSteps } from "../statevector/run-steps.js";
import { applyQubitChannel } from "./apply-channel.js";
import type { Channel } from "./noise.js";
import { composed, DEPHASING, type QubitChannel, qubitChannelOf, RESET } from "./qubit-channel.js";

export const DENSITY_MATRIX_QUBITS_MAX = 12;

/** Steps that wait to be fused. At 12 qubits so many may take seconds, in which nobody can look at the time. */
const WAITING_MAX = 128;
const BYTES_OF_NUMBER = 8;

export interface DensityMatrixSimulator extends Simulator {
  clone(): DensityMatrixSimulator;
  applyChannel(channel: Channel, qubit: number): void;
  /** A measurement whose outcome is thrown away. */
  dephase(qubit: number): void;
  /** Sets the qubit to 0, whatever it was. */
  reset(qubit: number): void;
  /** tr(ρ²), from 2^-n of a state that nothing is known of to 1 of a pure one. */
  purity(): number;
}

/**
 * Simulates mixed states by all 4^n entries of their density matrix, of 16 bytes each. Steps and channels are done when
 * somebody asks for what they come to. Throws `too_many_qubits` above 12 qubits.
 */
export function createDensityMatrixSimulator(qubits: number): DensityMatrixSimulator {
  checkQubits("density-matrix", qubits, DENSITY_MATRIX_QUBITS_MAX);
  const matrix = { re: new Float64Array(4 ** qubits), im: new Float64Array(4 ** qubits) };
  matrix.re[0] = 1;
  return new DenseMatrixSimulator(qubits, matrix);
}

/** Keeps ρ as a state of twice as many qubits: its row is the lower bits of an index, its column the upper ones. */
class DenseMatrixSimulator implements DensityMatrixSimulator {
  readonly qubits: number;
  readonly #matrix: Amplitudes;
  /** By qubit, what takes each row to its column. */
  readonly #columns: readonly number[];
  readonly #waiting: Step[] = [];
  /** By qubit, what follows the steps that wait. */
  readonly #channels = new Map<number, QubitChannel>();

  constructor(qubits: number, matrix: Amplitudes) {
    this.qubits = qubits;
    this.#matrix = matrix;
    this.#columns = Array.from({ length: qubits }, (_, qubit) => qubits + qubit);
  }

  apply(step: Step): void {
    if (this.#channels.size > 0 || this.#waiting.length === WAITING_MAX) this.#settle();
    this.#waiting.push(step);
  }

  applyChannel(channel: Channel, qubit: number): void {
    this.#follow(qubit, qubitChannelOf(channel));
  }

  dephase(qubit: number): void {
    this.#follow(qubit, DEPHASING);
  }

  reset(qubit: number): void {
    this.#follow(qubit, RESET);
  }

  #follow(qubit: number, channel: QubitChannel): void {
    const before = this.#channels.get(qubit);
    this.#channels.set(qubit, before ? composed(before, channel) : channel);
  }

  probabilityOfOne(qubit: number): number {
    return Math.min(1, this.#weights([qubit])[1] ?? 0);
  }

  project(qubit: number, outcome: 0 | 1): void {
    const weight = this.#weights([qubit])[outcome] ?? 0;
    if (weight === 0) throw new RangeError(`qubit ${qubit} is never ${outcome}`);
    const matrix = this.#settle();
    const { row, column } = this.#bitsOf(qubit);
    const mask = row | column;
    scale(matrix, { mask, value: outcome === 1 ? mask : 0 }, 1 / weight, 0);
    scale(matrix, { mask: row, value: outcome === 1 ? 0 : row }, 0, 0);
    scale(matrix, { mask: column, value: outcome === 1 ? 0 : column }, 0, 0);
  }

  clone(): DensityMatrixSimulator {
    const { re, im } = this.#settle();
    return new DenseMatrixSimulator(this.qubits, { re: re.slice(), im: im.slice() });
  }

  distribution(qubits: readonly number[], limits: OutcomeLimits): Distribution {
    return listOutcomes(this.#weights(qubits), qubits.length, limits);
  }

  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number> {
    return drawOutcomes(this.#weights(qubits), qubits.length, shots, random);
  }

  expectation(pauli: string): number {
    const { flips, signs, turn } = productOf(readPauli(pauli, this.qubits));
    const { re, im } = this.#settle();
    const size = 2 ** this.qubits;
    let sum = 0;
    for (let row = 0; row < size; row++) {
      const at = row + size * (row ^ flips);
      const part = turn[0] * (re[at] as number) - turn[1] * (im[at] as number);
      sum += isOdd(row & signs) ? -part : part;
    }
    return sum;
  }

  purity(): number {
    const { re, im } = this.#settle();
    let sum = 0;
    for (let at = 0; at < re.length; at++) {
      sum += (re[at] as number) ** 2 + (im[at] as number) ** 2;
    }
    return Math.min(1, sum);
  }

  memoryBytes(): number {
    return 2 * BYTES_OF_NUMBER * this.#matrix.re.length;
  }

  #weights(qubits: readonly number[]): Float64Array {
    const { re } = this.#settle();
    const size = 2 ** this.qubits;
    // Rounding may leave less than nothing on the diagonal.
    const probabilityAt = (at: number) => Math.max(0, re[at * (size + 1)] as number);
    return outcomeWeights(size, probabilityAt, qubits);
  }

  #bitsOf(qubit: number): { readonly row: number; readonly column: number } {
    return { row: 1 << qubit, column: 1 << (this.qubits + qubit) };
  }

  /** Does what waits: U ρ U† is U on the rows and its conjugate on the columns, where a common phase cancels. */
  #settle(): Amplitudes {
    const steps = this.#waiting.splice(0);
    const ofColumns = moveSteps(conjugateSteps(steps), this.#columns);
    // Side by side, so that phases of rows and of columns can be given in one pass.
    runSteps(
      this.#matrix,
      steps.flatMap((step, at) => [step, ...ofColumns.slice(at, at + 1)]),
    );
    for (const [qubit, channel] of this.#channels) {
      const { row, column } = this.#bitsOf(qubit);
      applyQubitChannel(this.#matrix, row, column, channel);
    }
    this.#channels.clear();
    return this.#matrix;
  }
}
