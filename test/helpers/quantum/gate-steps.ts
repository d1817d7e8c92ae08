import type { Step } from "../../../src/engines/quantum/circuit/circuit.js";
import { moveSteps } from "../../../src/engines/quantum/gates/change-steps.js";
import { STANDARD_GATES } from "../../../src/engines/quantum/gates/standard-gates.js";
import type { Simulator } from "../../../src/engines/quantum/simulator/simulator.js";

/** The steps of a standard gate on some qubits. */
export function gate(name: string, qubits: readonly number[], ...angles: number[]): Step[] {
  const found = STANDARD_GATES.find((one) => one.name === name && one.params === angles.length);
  if (!found) throw new Error(`there is no gate ${name}`);
  return moveSteps(found.steps(angles), qubits);
}

/** The steps of gates without angles, such as `h 0; cx 0,1`. */
export function gates(text: string): Step[] {
  return text.split("; ").flatMap((call) => {
    const [name = "", operands = ""] = call.split(" ");
    return gate(name, operands.split(",").map(Number));
  });
}

export function applyAll<One extends Simulator>(simulator: One, steps: readonly Step[]): One {
  for (const step of steps) simulator.apply(step);
  return simulator;
}

/** (|0…0⟩ + |1…1⟩) / √2. */
export function ghz(qubits: number): Step[] {
  return Array.from({ length: qubits }, (_, qubit) =>
    qubit === 0 ? gate("h", [0]) : gate("cx", [qubit - 1, qubit]),
  ).flat();
}

/** The equal sum of the states in which one qubit is 1: an excitation that is handed on in part. */
export function wState(qubits: number): Step[] {
  const handOn = Array.from({ length: qubits - 1 }, (_, qubit) => [
    ...gate("cry", [qubit, qubit + 1], 2 * Math.acos(Math.sqrt(1 / (qubits - qubit)))),
    ...gate("cx", [qubit + 1, qubit]),
  ]);
  return [...gate("x", [0]), ...handOn.flat()];
}

/** |j⟩ becomes the sum of e^(2πi j k / N) |k⟩ / √N, with qubit i as bit i of both. */
export function fourierTransform(qubits: number): Step[] {
  const steps: Step[] = [];
  for (let high = qubits - 1; high >= 0; high--) {
    steps.push(...gate("h", [high]));
    for (let low = high - 1; low >= 0; low--) {
      steps.push(...gate("cp", [low, high], Math.PI / 2 ** (high - low)));
    }
  }
  for (let qubit = 0; qubit < qubits - 1 - qubit; qubit++) {
    steps.push(...gate("swap", [qubit, qubits - 1 - qubit]));
  }
  return steps;
}

/** Bit i of the number as character i. */
export function bitsOf(value: number, qubits: number): string {
  return Array.from({ length: qubits }, (_, qubit) => Math.floor(value / 2 ** qubit) % 2).join("");
}
