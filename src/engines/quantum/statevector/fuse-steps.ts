import type { Matrix2, Step } from "../circuit/circuit.js";
import { phaseMatrix } from "../gates/change-steps.js";
import { isDiagonal, multiply } from "../gates/matrices.js";

/**
 * Multiplies one-qubit steps together that follow each other on their qubit. One that is diagonal waits while its
 * qubit only controls others or gets phases, with which it commutes.
 */
export function fuseSteps(steps: Iterable<Step>): Step[] {
  const fused: Step[] = [];
  const waiting = new Map<number, Matrix2>();
  const release = (qubit: number) => {
    const matrix = waiting.get(qubit);
    if (matrix === undefined) return;
    waiting.delete(qubit);
    fused.push({ kind: "unitary", matrix, target: qubit, controls: [] });
  };
  for (const step of steps) {
    const alone = aloneOn(step);
    if (alone) {
      const before = waiting.get(alone.qubit);
      waiting.set(alone.qubit, before ? multiply(alone.matrix, before) : alone.matrix);
      continue;
    }
    for (const { qubit } of step.controls) releaseUnlessDiagonal(qubit);
    if (step.kind === "unitary") {
      if (isDiagonal(step.matrix)) releaseUnlessDiagonal(step.target);
      else release(step.target);
    } else if (step.kind === "swap") {
      for (const target of step.targets) release(target);
    }
    fused.push(step);
  }
  for (const qubit of [...waiting.keys()]) release(qubit);
  return fused;

  function releaseUnlessDiagonal(qubit: number) {
    const matrix = waiting.get(qubit);
    if (matrix && !isDiagonal(matrix)) release(qubit);
  }
}

/** The matrix of a step that acts on one qubit alone. */
function aloneOn(step: Step): { qubit: number; matrix: Matrix2 } | undefined {
  if (step.kind === "unitary" && step.controls.length === 0) {
    return { qubit: step.target, matrix: step.matrix };
  }
  const [control, ...others] = step.controls;
  if (step.kind !== "phase" || !control || others.length > 0) return undefined;
  return { qubit: control.qubit, matrix: phaseMatrix(step.angle, control.value) };
}
