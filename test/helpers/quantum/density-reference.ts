import type { Matrix2, Step } from "../../../src/engines/quantum/circuit/circuit.js";
import type { Channel } from "../../../src/engines/quantum/density-matrix/noise.js";
import { type Amplitudes, applyStep } from "./reference-simulator.js";

/** What happens to a mixed state: a step, an error, or what needs no gate. */
export type MixedOperation =
  | Step
  | { readonly kind: "channel"; readonly channel: Channel; readonly qubit: number }
  | { readonly kind: "dephase" | "reset"; readonly qubit: number };

/** The density matrix of a few qubits as its columns, by sums of K ρ K† over Kraus operators and no shortcut. */
export class DensityReference {
  readonly qubits: number;
  #columns: Amplitudes[];

  constructor(qubits: number) {
    this.qubits = qubits;
    this.#columns = Array.from({ length: 2 ** qubits }, () => zeros(2 ** qubits));
    this.#columns[0]!.re[0] = 1;
  }

  apply(operation: MixedOperation): void {
    switch (operation.kind) {
      case "channel":
        this.#sum(operation.qubit, krausOf(operation.channel));
        break;
      case "dephase":
        this.#sum(operation.qubit, [real(1, 0, 0, 0), real(0, 0, 0, 1)]);
        break;
      case "reset":
        this.#sum(operation.qubit, [real(1, 0, 0, 0), real(0, 1, 0, 0)]);
        break;
      default:
        this.#columns = between(operation, this.#columns);
    }
  }

  project(qubit: number, outcome: 0 | 1): void {
    const probability = this.marginal([qubit]).get(String(outcome))!;
    const kept = 1 / Math.sqrt(probability);
    this.#sum(qubit, [outcome === 0 ? real(kept, 0, 0, 0) : real(0, 0, 0, kept)]);
  }

  #sum(target: number, operators: readonly Matrix2[]): void {
    const parts = operators.map((matrix) =>
      between({ kind: "unitary", matrix, target, controls: [] }, this.#columns),
    );
    this.#columns = this.#columns.map((column, at) => ({
      re: column.re.map((_, row) => parts.reduce((sum, part) => sum + part[at]!.re[row]!, 0)),
      im: column.im.map((_, row) => parts.reduce((sum, part) => sum + part[at]!.im[row]!, 0)),
    }));
  }

  /** Character i of a key is the value of the i-th qubit; zeros are listed too. */
  marginal(qubits: readonly number[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const [index, column] of this.#columns.entries()) {
      const key = qubits.map((qubit) => (index >> qubit) & 1).join("");
      found.set(key, (found.get(key) ?? 0) + column.re[index]!);
    }
    return found;
  }

  /** tr(P ρ). */
  expectation(pauli: string): number {
    const columns = this.#columns.map(copied);
    for (const [target, letter] of [...pauli].entries()) {
      const matrix = PAULIS[letter]!;
      for (const column of columns) {
        applyStep(column, { kind: "unitary", matrix, target, controls: [] });
      }
    }
    return columns.reduce((sum, column, index) => sum + column.re[index]!, 0);
  }

  /** The sum of the squares of all entries, which is tr(ρ²) where ρ is Hermitian. */
  squares(): number {
    let sum = 0;
    for (const { re, im } of this.#columns) {
      for (const [row, x] of re.entries()) sum += x ** 2 + im[row]! ** 2;
    }
    return sum;
  }
}

/** K ρ K†, as K (K ρ)† where ρ is Hermitian. */
function between(step: Step, columns: readonly Amplitudes[]): Amplitudes[] {
  const left = columns.map(copied);
  for (const column of left) applyStep(column, step);
  const adjoint = left.map((_, row) => ({
    re: Float64Array.from(left, (column) => column.re[row]!),
    im: Float64Array.from(left, (column) => -column.im[row]!),
  }));
  for (const column of adjoint) applyStep(column, step);
  return adjoint;
}

const zeros = (length: number): Amplitudes => ({
  re: new Float64Array(length),
  im: new Float64Array(length),
});
const copied = ({ re, im }: Amplitudes): Amplitudes => ({ re: re.slice(), im: im.slice() });
const real = (a: number, b: number, c: number, d: number): Matrix2 => [a, 0, b, 0, c, 0, d, 0];
const PAULIS: Readonly<Record<string, Matrix2>> = {
  I: real(1, 0, 0, 1),
  X: real(0, 1, 1, 0),
  Y: [0, 0, 0, -1, 0, 1, 0, 0],
  Z: real(1, 0, 0, -1),
};

/** The Kraus operators in Nielsen and Chuang, 8.3.4 to 8.3.6; p I/2 is p/4 of each Pauli matrix's part. */
function krausOf({ kind, probability: p }: Channel): readonly Matrix2[] {
  const times = (factor: number, matrix: Matrix2) =>
    matrix.map((entry) => factor * entry) as unknown as Matrix2;
  switch (kind) {
    case "depolarizing":
      return Object.entries(PAULIS).map(([letter, matrix]) =>
        times(Math.sqrt(letter === "I" ? 1 - (3 * p) / 4 : p / 4), matrix),
      );
    case "amplitude-damping":
      return [real(1, 0, 0, Math.sqrt(1 - p)), real(0, Math.sqrt(p), 0, 0)];
    case "phase-damping":
      return [real(1, 0, 0, Math.sqrt(1 - p)), real(0, 0, 0, Math.sqrt(p))];
  }
}
