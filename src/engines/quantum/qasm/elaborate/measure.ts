import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { BarrierStatement, Measure, Reset } from "../syntax/ast.js";
import { bitsOf, qubitsOf } from "./operands.js";
import { KEPT_COST, type State } from "./state.js";

/** Adds a measurement for each qubit of a register. */
export function measure(state: State, { from, to, line, column }: Measure): void {
  const { qubits } = qubitsOf(state, from);
  const bits = to && bitsOf(state, to).bits;
  if (bits && bits.length !== qubits.length) {
    refuse({ line, column }, "size_mismatch", {
      message: `${count(qubits.length, "qubit")} cannot be measured into ${count(bits.length, "bit")}`,
      hint: "give as many bits as qubits",
    });
  }
  for (const [index, qubit] of qubits.entries()) {
    state.add({ kind: "measure", qubit, clbit: bits?.[index], line, column }, 1);
  }
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}

/** Adds a reset for each qubit of a register. */
export function reset(state: State, { operand, line, column }: Reset): void {
  for (const qubit of qubitsOf(state, operand).qubits) {
    state.add({ kind: "reset", qubit, line, column }, 1);
  }
}

/** Adds a barrier; without operands, it is over all qubits. */
export function barrier(state: State, { operands, line, column }: BarrierStatement): void {
  const found = operands.map((operand) => qubitsOf(state, operand).qubits);
  const qubits = found[0] && found.length === 1 ? found[0] : joined(state, found, { line, column });
  state.add({ kind: "barrier", qubits, line, column }, 1);
}

/** A single register lends its own list; others cost a list of each barrier's own. */
function joined(state: State, found: readonly (readonly number[])[], place: Place): number[] {
  const all =
    found.length === 0 ? Array.from({ length: state.qubits }, (_, at) => at) : found.flat();
  state.spend(KEPT_COST * all.length, place);
  return [...new Set(all)];
}
