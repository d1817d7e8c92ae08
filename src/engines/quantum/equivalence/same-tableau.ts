import type { Step } from "../circuit/circuit.js";
import { type CliffordGate, cliffordOf } from "../stabilizer/clifford.js";
import { Tableau } from "../stabilizer/tableau.js";

/** All steps as Clifford gates, up to global phase; undefined where one is none. */
export function cliffordGatesOf(steps: readonly Step[]): readonly CliffordGate[] | undefined {
  const all: CliffordGate[] = [];
  for (const step of steps) {
    const gates = cliffordOf(step);
    if (!gates) return undefined;
    for (const gate of gates) all.push(gate);
  }
  return all;
}

/**
 * Whether two Clifford circuits are the same unitary up to global phase. The rows of a tableau are the images of the X
 * and of the Z of each qubit, with their signs, and a unitary that leaves all of these alone is a phase.
 */
export function haveSameTableau(
  qubits: number,
  a: readonly CliffordGate[],
  b: readonly CliffordGate[],
): boolean {
  const [one, other] = [tableauOf(qubits, a), tableauOf(qubits, b)];
  return (["x", "z", "sign"] as const).every((part) =>
    one[part].every((word, at) => word === other[part][at]),
  );
}

function tableauOf(qubits: number, gates: readonly CliffordGate[]): Tableau {
  const tableau = new Tableau(qubits);
  for (const gate of gates) tableau.apply(gate);
  return tableau;
}
