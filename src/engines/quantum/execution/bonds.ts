import type { Circuit, Step } from "../circuit/circuit.js";
import { eachGate } from "../circuit/walk.js";

/** A swap with controls is made of three steps that entangle. */
const DOUBLINGS_OF_SWAP = 3;

/**
 * The largest bond that a matrix product state may need to the right of each qubit: what either side can hold, and
 * twice as much for each step with qubits on both sides, up to `most`. Swaps without controls
 * only change places, so that after them any step counts for all bonds.
 */
export function bondsOf({ qubits, instructions }: Circuit, most: number): number[] {
  const doublings = new Int32Array(qubits + 1);
  let isMoved = false;
  for (const { steps } of eachGate(instructions)) {
    for (const step of steps) {
      if (step.kind === "swap" && step.controls.length === 0) isMoved = true;
      const [first, last] = isMoved ? [0, qubits - 1] : reachOf(step);
      if (!entangles(step)) continue;
      const count = step.kind === "swap" ? DOUBLINGS_OF_SWAP : 1;
      doublings[first] = (doublings[first] ?? 0) + count;
      doublings[last] = (doublings[last] ?? 0) - count;
    }
  }
  let own = 0;
  return Array.from({ length: qubits }, (_, qubit) => {
    own += doublings[qubit] ?? 0;
    return Math.min(most, 2 ** Math.min(own, qubit + 1, qubits - 1 - qubit));
  });
}

function entangles(step: Step): boolean {
  const { length } = step.controls;
  return step.kind === "phase" ? length > 1 : length > 0;
}

/** The lowest and the highest qubit of a step. */
function reachOf(step: Step): readonly [first: number, last: number] {
  const qubits = step.controls.map(({ qubit }) => qubit);
  if (step.kind === "unitary") qubits.push(step.target);
  if (step.kind === "swap") qubits.push(...step.targets);
  return [Math.min(...qubits), Math.max(...qubits)];
}
