import type { Matrix2, Step } from "../../circuit/circuit.js";
import { decomposeStep, decomposeToffoli, type Elementary } from "../../gates/decompose-step.js";
import { IDENTITY, multiply } from "../../gates/matrices.js";
import { type NamedCall, u3Call } from "./named-call.js";
import { sameMatrix } from "./same-steps.js";

/** Gates in the basis of u3 and cx. Unitaries of one qubit wait, and become one u3 with those that follow. */
export class Basis {
  private readonly waiting = new Map<number, Matrix2>();

  constructor(
    private readonly qubits: number,
    private readonly write: (call: NamedCall) => void,
  ) {}

  add(step: Step): void {
    for (const gate of decomposeStep(step, this.qubits)) {
      const gates = gate.kind === "ccx" ? decomposeToffoli(gate.controls, gate.target) : [gate];
      for (const own of gates) this.addElementary(own);
    }
  }

  private addElementary(gate: Elementary): void {
    if (gate.kind === "unitary") {
      const before = this.waiting.get(gate.qubit) ?? IDENTITY;
      this.waiting.set(gate.qubit, multiply(gate.matrix, before));
    } else if (gate.kind === "cx") {
      this.flush([gate.control, gate.target]);
      this.write({ name: "cx", params: [], qubits: [gate.control, gate.target] });
    }
  }

  /** Writes what waits on these qubits, or on all. */
  flush(qubits: Iterable<number> = [...this.waiting.keys()].sort((a, b) => a - b)): void {
    for (const qubit of qubits) {
      const matrix = this.waiting.get(qubit);
      this.waiting.delete(qubit);
      if (matrix && !sameMatrix(matrix, IDENTITY, true)) this.write(u3Call(matrix, qubit));
    }
  }
}
