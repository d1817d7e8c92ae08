import type { Control, Matrix2, Step } from "../../circuit/circuit.js";

const TOLERANCE = 1e-12;

/** Whether two lists of steps are the same one by one, but for phases that are global. */
export function sameSteps(left: readonly Step[], right: readonly Step[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((step, index) => {
    const other = right[index];
    return other !== undefined && sameStep(step, other);
  });
}

function sameStep(left: Step, right: Step): boolean {
  if (!sameControls(left.controls, right.controls)) return false;
  const isGlobal = left.controls.length === 0;
  if (left.kind === "unitary" && right.kind === "unitary") {
    return left.target === right.target && sameMatrix(left.matrix, right.matrix, isGlobal);
  }
  if (left.kind === "swap" && right.kind === "swap") {
    return left.targets.every((target, index) => target === right.targets[index]);
  }
  if (left.kind !== "phase" || right.kind !== "phase") return false;
  return isGlobal || Math.abs(left.angle - right.angle) <= TOLERANCE;
}

function sameControls(left: readonly Control[], right: readonly Control[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((control, index) => {
    const other = right[index];
    return control.qubit === other?.qubit && control.value === other.value;
  });
}

/** Whether two matrices are the same; up to a phase, if it is one of the whole circuit. */
export function sameMatrix(left: Matrix2, right: Matrix2, upToPhase: boolean): boolean {
  let [re, im] = [1, 0];
  if (upToPhase) {
    [re, im] = [0, 0];
    for (let at = 0; at < left.length; at += 2) {
      const [a = 0, ai = 0, b = 0, bi = 0] = [left[at], left[at + 1], right[at], right[at + 1]];
      re += (a * b + ai * bi) / 2;
      im += (ai * b - a * bi) / 2;
    }
  }
  for (let at = 0; at < left.length; at += 2) {
    const [a = 0, ai = 0, b = 0, bi = 0] = [left[at], left[at + 1], right[at], right[at + 1]];
    const distance = Math.hypot(a - (re * b - im * bi), ai - (re * bi + im * b));
    if (distance > TOLERANCE) return false;
  }
  return true;
}
