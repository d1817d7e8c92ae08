import type { Step } from "../../../src/engines/quantum/circuit/circuit.js";
import type { Complex } from "../../../src/engines/quantum/simulator/simulator.js";
import { type Amplitudes, applyStep } from "./reference-simulator.js";

/** All amplitudes of a few qubits, by definition and no shortcut; qubit i is bit i of an index. */
export class DenseReference {
  readonly qubits: number;
  readonly #state: Amplitudes;

  constructor(qubits: number) {
    this.qubits = qubits;
    this.#state = { re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
    this.#state.re[0] = 1;
  }

  apply(step: Step): void {
    applyStep(this.#state, step);
  }

  project(qubit: number, outcome: 0 | 1): void {
    const probability = this.marginal([qubit]).get(String(outcome)) ?? 0;
    for (const index of this.#state.re.keys()) {
      const factor = ((index >> qubit) & 1) === outcome ? 1 / Math.sqrt(probability) : 0;
      this.#state.re[index]! *= factor;
      this.#state.im[index]! *= factor;
    }
  }

  /** Character i of a key is the value of the i-th qubit; zeros are listed too. */
  marginal(qubits: readonly number[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const [index, re] of this.#state.re.entries()) {
      const key = qubits.map((qubit) => (index >> qubit) & 1).join("");
      found.set(key, (found.get(key) ?? 0) + re ** 2 + this.#state.im[index]! ** 2);
    }
    return found;
  }

  amplitude(bits: string): Complex {
    const index = [...bits].reduce((sum, bit, qubit) => sum + Number(bit) * 2 ** qubit, 0);
    return [this.#state.re[index]!, this.#state.im[index]!];
  }

  expectation(pauli: string): number {
    const image = { re: this.#state.re.slice(), im: this.#state.im.slice() };
    for (const [target, letter] of [...pauli].entries()) {
      const matrix = PAULIS[letter];
      if (matrix) applyStep(image, { kind: "unitary", matrix, target, controls: [] });
    }
    return image.re.reduce(
      (sum, re, at) => sum + re * this.#state.re[at]! + image.im[at]! * this.#state.im[at]!,
      0,
    );
  }
}

const PAULIS: Record<
  string,
  readonly [number, number, number, number, number, number, number, number]
> = {
  X: [0, 0, 1, 0, 1, 0, 0, 0],
  Y: [0, 0, 0, -1, 0, 1, 0, 0],
  Z: [1, 0, 0, 0, 0, 0, -1, 0],
};
