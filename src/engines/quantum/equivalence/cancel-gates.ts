import type { Matrix2, Step } from "../circuit/circuit.js";
import { invertSteps } from "../gates/change-steps.js";
import { decomposeStep, decomposeToffoli, type Elementary } from "../gates/decompose-step.js";
import { multiply } from "../gates/matrices.js";

/** What is further from a phase than this is no rounding. */
const ROUNDING = 1e-13;
/** More gates, or gates with more controls, are not tried. */
const GATES_MAX = 1_000_000;
const CONTROLS_MAX = 8;

/**
 * Whether a and then the inverse of b come to nothing but a phase when gates are cancelled that meet their inverse.
 * Both are written as unitaries of one qubit and cx first, as conversions do it. True is a proof, but for rounding
 * of at most 1e-13 for each gate; false says nothing. Linear in the number of gates.
 */
export function cancelEachOther(qubits: number, a: readonly Step[], b: readonly Step[]): boolean {
  const gates = new Cancellation(qubits);
  for (const step of [...a, ...invertSteps(b)]) {
    if (step.controls.length > CONTROLS_MAX || gates.added > GATES_MAX) return false;
    for (const gate of decomposeStep(step, qubits)) {
      if (gate.kind === "ccx") {
        for (const own of decomposeToffoli(gate.controls, gate.target)) gates.add(own);
      } else {
        gates.add(gate);
      }
    }
  }
  return gates.isEmpty;
}

/** Gates that have not met their inverse. */
class Cancellation {
  added = 0;
  /** The gates that are left on each qubit, the last of them last. */
  readonly #left: Elementary[][];
  #count = 0;

  constructor(qubits: number) {
    this.#left = Array.from({ length: qubits }, () => []);
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(gate: Elementary): void {
    this.added += 1;
    if (gate.kind === "unitary") this.#addUnitary(gate.matrix, gate.qubit);
    else if (gate.kind === "cx") this.#addCx(gate);
  }

  #addUnitary(matrix: Matrix2, qubit: number): void {
    const left = this.#on(qubit);
    const last = left.at(-1);
    if (last?.kind === "unitary") {
      left.pop();
      this.#count -= 1;
    }
    const product = last?.kind === "unitary" ? multiply(matrix, last.matrix) : matrix;
    if (isPhase(product)) return;
    left.push({ kind: "unitary", matrix: product, qubit });
    this.#count += 1;
  }

  #addCx(gate: Elementary & { readonly kind: "cx" }): void {
    const [onControl, onTarget] = [this.#on(gate.control), this.#on(gate.target)];
    const last = onControl.at(-1);
    const isUndone = last?.kind === "cx" && last === onTarget.at(-1);
    if (isUndone && last.control === gate.control) {
      onControl.pop();
      onTarget.pop();
      this.#count -= 1;
    } else {
      onControl.push(gate);
      onTarget.push(gate);
      this.#count += 1;
    }
  }

  #on(qubit: number): Elementary[] {
    return this.#left[qubit] ?? [];
  }
}

function isPhase([a, ai, b, bi, c, ci, d, di]: Matrix2): boolean {
  return Math.max(Math.hypot(b, bi), Math.hypot(c, ci), Math.hypot(a - d, ai - di)) <= ROUNDING;
}
