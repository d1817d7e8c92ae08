import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { readBasisState, readPauli } from "../simulator/read-strings.js";
import type { Complex, Distribution, OutcomeLimits, Simulator } from "../simulator/simulator.js";
import { checkQubits } from "../simulator/simulator-error.js";
import { times } from "./complex.js";
import { type Amplitudes, scale } from "./kernels.js";
import { drawOutcomes, listOutcomes, outcomeWeights } from "./outcome-weights.js";
import { expectationOf } from "./pauli-sum.js";
import { runSteps } from "./run-steps.js";

export const STATEVECTOR_QUBITS_MAX = 24;

/** Steps that wait to be fused; more are done at once, so that a circuit need not be kept twice. */
const WAITING_MAX = 2_048;
const BYTES_OF_NUMBER = 8;

/**
 * Simulates any circuit by all 2^n amplitudes of its state, of 16 bytes each. Steps are done when somebody asks for
 * what they come to. Throws `too_many_qubits` above 24 qubits.
 */
export function createStateVectorSimulator(qubits: number): Simulator {
  checkQubits("statevector", qubits, STATEVECTOR_QUBITS_MAX);
  const state = { re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  state.re[0] = 1;
  return new StateVectorSimulator(qubits, state, [1, 0]);
}

class StateVectorSimulator implements Simulator {
  readonly qubits: number;
  readonly #state: Amplitudes;
  /** A factor of all amplitudes, which is not multiplied into them. */
  #common: Complex;
  readonly #waiting: Step[] = [];

  constructor(qubits: number, state: Amplitudes, common: Complex) {
    this.qubits = qubits;
    this.#state = state;
    this.#common = common;
  }

  apply(step: Step): void {
    this.#waiting.push(step);
    if (this.#waiting.length === WAITING_MAX) this.#settle();
  }

  probabilityOfOne(qubit: number): number {
    const weights = this.#weights([qubit]);
    return Math.min(1, weights[1] ?? 0);
  }

  project(qubit: number, outcome: 0 | 1): void {
    const weight = this.#weights([qubit])[outcome] ?? 0;
    if (weight === 0) throw new RangeError(`qubit ${qubit} is never ${outcome}`);
    const mask = 1 << qubit;
    const state = this.#settle();
    scale(state, { mask, value: outcome === 1 ? mask : 0 }, 1 / Math.sqrt(weight), 0);
    scale(state, { mask, value: outcome === 1 ? 0 : mask }, 0, 0);
  }

  clone(): Simulator {
    const { re, im } = this.#settle();
    return new StateVectorSimulator(this.qubits, { re: re.slice(), im: im.slice() }, this.#common);
  }

  distribution(qubits: readonly number[], limits: OutcomeLimits): Distribution {
    return listOutcomes(this.#weights(qubits), qubits.length, limits);
  }

  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number> {
    return drawOutcomes(this.#weights(qubits), qubits.length, shots, random);
  }

  expectation(pauli: string): number {
    return expectationOf(this.#settle(), readPauli(pauli, this.qubits));
  }

  amplitude(bits: string): Complex {
    const values = readBasisState(bits, this.qubits);
    const at = values.reduce<number>((index, value, qubit) => index | (value << qubit), 0);
    const { re, im } = this.#settle();
    return times([re[at] ?? 0, im[at] ?? 0], this.#common);
  }

  memoryBytes(): number {
    return 2 * BYTES_OF_NUMBER * this.#state.re.length;
  }

  #weights(qubits: readonly number[]): Float64Array {
    const { re, im } = this.#settle();
    const probabilityAt = (at: number) => (re[at] as number) ** 2 + (im[at] as number) ** 2;
    return outcomeWeights(re.length, probabilityAt, qubits);
  }

  /** Does what waits. */
  #settle(): Amplitudes {
    this.#common = times(this.#common, runSteps(this.#state, this.#waiting.splice(0)));
    return this.#state;
  }
}
