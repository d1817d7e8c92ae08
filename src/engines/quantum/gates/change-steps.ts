import type { Control, Matrix2, Step } from "../circuit/circuit.js";
import {
  adjoint,
  conjugate,
  IDENTITY,
  matrixPower,
  multiply,
  principalAngle,
  withPhase,
} from "./matrices.js";

/** The steps on other qubits: what was qubit i is `qubits[i]`. */
export function moveSteps(steps: readonly Step[], qubits: readonly number[]): Step[] {
  return steps.map((step) => moveStep(step, (qubit) => qubits[qubit] ?? qubit));
}

function moveStep(step: Step, to: (qubit: number) => number): Step {
  const controls = step.controls.map(({ qubit, value }) => ({ qubit: to(qubit), value }));
  switch (step.kind) {
    case "unitary":
      return { kind: "unitary", matrix: step.matrix, target: to(step.target), controls };
    case "swap":
      return { kind: "swap", targets: [to(step.targets[0]), to(step.targets[1])], controls };
    case "phase":
      return { kind: "phase", angle: step.angle, controls };
  }
}

/** The steps where the controls have their values, and nothing elsewhere. */
export function controlSteps(steps: readonly Step[], controls: readonly Control[]): Step[] {
  return steps.map((step) => ({
    ...step,
    controls: step.controls.length === 0 ? controls : [...controls, ...step.controls],
  }));
}

/** What undoes the steps. */
export function invertSteps(steps: readonly Step[]): Step[] {
  return steps.map(invertStep).reverse();
}

function invertStep(step: Step): Step {
  switch (step.kind) {
    case "unitary":
      return { ...step, matrix: adjoint(step.matrix) };
    case "swap":
      return step;
    case "phase":
      return { ...step, angle: -step.angle };
  }
}

/** The steps whose matrices have the conjugate of each entry. */
export function conjugateSteps(steps: readonly Step[]): Step[] {
  return steps.map(conjugateStep);
}

function conjugateStep(step: Step): Step {
  switch (step.kind) {
    case "unitary":
      return { ...step, matrix: conjugate(step.matrix) };
    case "swap":
      return step;
    case "phase":
      return { ...step, angle: -step.angle };
  }
}

/**
 * The steps `exponent` times, or as often backwards; undefined where they would be over `stepsMax`. A single
 * step, or steps on one qubit alone, are raised at once.
 */
export function repeatSteps(
  steps: readonly Step[],
  exponent: number,
  stepsMax: number,
): Step[] | undefined {
  if (steps.length === 0) return [];
  const single = joinSteps(steps);
  if (single) return [powerOfStep(single, exponent)].filter((step) => step !== undefined);
  if (steps.length * Math.abs(exponent) > stepsMax) return undefined;
  const once = exponent < 0 ? invertSteps(steps) : steps;
  return Array.from({ length: Math.abs(exponent) }, () => once).flat();
}

/**
 * The principal power of a unitary with an exponent that is no integer: each eigenvalue e^(i a) with a in
 * (-π, π] becomes e^(i a exponent). Undefined where the steps are more than one unitary on one qubit, which
 * may have controls.
 */
export function principalPower(steps: readonly Step[], exponent: number): Step[] | undefined {
  if (steps.length === 0) return [];
  const single = joinSteps(steps);
  if (!single || single.kind === "swap") return undefined;
  if (single.kind === "unitary") {
    return [{ ...single, matrix: matrixPower(single.matrix, exponent) }];
  }
  return [{ ...single, angle: principalAngle(single.angle) * exponent }];
}

function powerOfStep(step: Step, exponent: number): Step | undefined {
  switch (step.kind) {
    case "unitary":
      return { ...step, matrix: matrixPower(step.matrix, exponent) };
    case "swap":
      return exponent % 2 === 0 ? undefined : step;
    case "phase":
      return { ...step, angle: principalAngle(step.angle) * exponent };
  }
}

/** One step for all of them, where there is just one, or where they are on one qubit and without controls. */
function joinSteps(steps: readonly Step[]): Step | undefined {
  const [first] = steps;
  if (steps.length === 1 || !first) return first;
  const target = steps.map(qubitOf).find((qubit) => qubit !== undefined);
  if (target === undefined) return undefined;
  let matrix = IDENTITY;
  for (const step of steps) {
    const factor = matrixOn(step, target);
    if (!factor) return undefined;
    matrix = multiply(factor, matrix);
  }
  return { kind: "unitary", matrix, target, controls: [] };
}

function qubitOf(step: Step): number | undefined {
  return step.kind === "unitary" ? step.target : step.controls[0]?.qubit;
}

/** The matrix of a step on one qubit; undefined where the step needs others. */
function matrixOn(step: Step, target: number): Matrix2 | undefined {
  const [control, ...others] = step.controls;
  if (step.kind === "unitary") {
    return step.target === target && !control ? step.matrix : undefined;
  }
  if (step.kind === "swap" || others.length > 0) return undefined;
  if (!control) return withPhase(IDENTITY, step.angle);
  return control.qubit === target ? phaseMatrix(step.angle, control.value) : undefined;
}

/** The phase e^(i angle) on one of the two states of a qubit. */
export function phaseMatrix(angle: number, state: 0 | 1): Matrix2 {
  const re = Math.cos(angle);
  const im = Math.sin(angle);
  return state === 1 ? [1, 0, 0, 0, 0, 0, re, im] : [re, im, 0, 0, 0, 0, 1, 0];
}
