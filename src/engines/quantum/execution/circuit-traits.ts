import type { Circuit, Step } from "../circuit/circuit.js";
import { eachGate } from "../circuit/walk.js";
import { isDiagonal } from "../gates/matrices.js";
import { areClifford } from "../stabilizer/clifford.js";

/** Whether the stabilizer engine takes all gates. */
export function isClifford({ instructions }: Circuit): boolean {
  for (const { steps } of eachGate(instructions)) {
    if (!areClifford(steps)) return false;
  }
  return true;
}

/** How many steps can make two amplitudes of one. */
export function countSuperpositions({ instructions }: Circuit): number {
  let count = 0;
  for (const { steps } of eachGate(instructions)) {
    for (const step of steps) if (isSuperposing(step)) count += 1;
  }
  return count;
}

function isSuperposing(step: Step): boolean {
  if (step.kind !== "unitary" || isDiagonal(step.matrix)) return false;
  const [a, ai, , , , , d, di] = step.matrix;
  return a !== 0 || ai !== 0 || d !== 0 || di !== 0;
}
