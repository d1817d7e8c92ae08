import type { Matrix2, OneQubitStep, Step } from "../circuit/circuit.js";
import { adjoint, multiply, X, Y } from "../gates/matrices.js";

/** A Pauli matrix with a sign: (-1)^sign i^(x z) X^x Z^z. */
export interface SignedPauli {
  readonly x: 0 | 1;
  readonly z: 0 | 1;
  readonly sign: 0 | 1;
}

/** What a tableau can do; up to global phase, every Clifford step is made of these. */
export type CliffordGate =
  | {
      /** Turns X into `x` and Z into `z` by conjugation. */
      readonly kind: "one";
      readonly target: number;
      readonly x: SignedPauli;
      readonly z: SignedPauli;
    }
  | { readonly kind: "cx"; readonly control: number; readonly target: number }
  | { readonly kind: "cz" | "swap"; readonly one: number; readonly other: number };

/** So little that as many gates as a program may have add up to nothing that can be measured. */
const TOLERANCE = 1e-12;
const QUARTER = Math.PI / 2;
const Z: Matrix2 = [1, 0, 0, 0, 0, 0, -1, 0];

/**
 * The Clifford gates of a step up to global phase, in order; undefined where it is no Clifford. Entries of
 * matrices and angles in radians may be off by 1e-12.
 */
export function cliffordOf(step: Step): readonly CliffordGate[] | undefined {
  const gates = whereControlsAreOne(step);
  const flips = step.controls.flatMap(({ qubit, value }) => (value === 0 ? [flip(qubit)] : []));
  if (gates === undefined || gates.length === 0 || flips.length === 0) return gates;
  return [...flips, ...gates, ...flips];
}

/** Whether each of the steps is one. */
export function areClifford(steps: readonly Step[]): boolean {
  return steps.every((step) => cliffordOf(step) !== undefined);
}

function whereControlsAreOne(step: Step): CliffordGate[] | undefined {
  const controls = step.controls.map(({ qubit }) => qubit);
  switch (step.kind) {
    case "swap": {
      const [one, other] = step.targets;
      return controls.length === 0 ? [{ kind: "swap", one, other }] : undefined;
    }
    case "phase":
      return phaseGates(controls, step.angle);
    case "unitary":
      return controls.length === 0
        ? oneQubitGates(step.target, step.matrix)
        : controlledGates(controls, step);
  }
}

/** A phase of e^(i angle) where all of the qubits are 1. */
function phaseGates(qubits: readonly number[], angle: number): CliffordGate[] | undefined {
  const [one, other, third] = qubits;
  if (one === undefined) return [];
  const quarters = quarterTurns(angle);
  if (quarters === 0) return [];
  if (quarters === undefined || third !== undefined) return undefined;
  if (other === undefined) return [quarterPhase(one, quarters)];
  return quarters === 2 ? [{ kind: "cz", one, other }] : undefined;
}

/** The angle in quarter turns, modulo 4; undefined where it is not a whole number of them. */
function quarterTurns(angle: number): number | undefined {
  const quarters = Math.round(angle / QUARTER);
  if (!(Math.abs(angle - quarters * QUARTER) <= TOLERANCE)) return undefined;
  return ((quarters % 4) + 4) % 4;
}

/** diag(1, i^quarters), which turns X into X, Y, -X and -Y. */
function quarterPhase(target: number, quarters: number): CliffordGate {
  const z = quarters % 2 === 1 ? 1 : 0;
  const sign = quarters >= 2 ? 1 : 0;
  return { kind: "one", target, x: { x: 1, z, sign }, z: { x: 0, z: 1, sign: 0 } };
}

function flip(target: number): CliffordGate {
  return { kind: "one", target, x: { x: 1, z: 0, sign: 0 }, z: { x: 0, z: 1, sign: 1 } };
}

function oneQubitGates(target: number, matrix: Matrix2): CliffordGate[] | undefined {
  const x = conjugated(matrix, X);
  const z = conjugated(matrix, Z);
  if (!x || !z) return undefined;
  const isIdentity = x.x === 1 && x.z === 0 && z.x === 0 && x.sign === 0 && z.sign === 0;
  return isIdentity ? [] : [{ kind: "one", target, x, z }];
}

/** U P U† where it is a Pauli matrix with a sign. */
function conjugated(matrix: Matrix2, pauli: Matrix2): SignedPauli | undefined {
  const [z, , x, minusY] = multiply(multiply(matrix, pauli), adjoint(matrix));
  const parts = [x, -minusY, z] as const;
  const large = parts.findIndex((part) => Math.abs(part) > 0.5);
  if (parts.some((part, at) => at !== large && !(Math.abs(part) <= TOLERANCE))) return undefined;
  const sign = (parts[large] ?? 0) < 0 ? 1 : 0;
  return { x: large === 2 ? 0 : 1, z: large === 0 ? 0 : 1, sign };
}

/** Controlled e^(i angle) P is controlled P and a phase of `angle` on the controls. */
function controlledGates(
  controls: readonly number[],
  { matrix, target }: OneQubitStep,
): CliffordGate[] | undefined {
  const found = asPhasedPauli(matrix);
  if (!found) return undefined;
  const phases = phaseGates(controls, found.angle);
  const [control, ...others] = controls;
  if (!phases || control === undefined) return undefined;
  if (found.pauli === "I") return phases;
  return others.length > 0
    ? undefined
    : [...controlledPauli(found.pauli, control, target), ...phases];
}

function controlledPauli(pauli: "X" | "Y" | "Z", control: number, target: number): CliffordGate[] {
  switch (pauli) {
    case "X":
      return [{ kind: "cx", control, target }];
    case "Y":
      return [quarterPhase(target, 3), { kind: "cx", control, target }, quarterPhase(target, 1)];
    case "Z":
      return [{ kind: "cz", one: control, other: target }];
  }
}

const PAULIS = [
  ["I", [1, 0, 0, 0, 0, 0, 1, 0]],
  ["X", X],
  ["Y", Y],
  ["Z", Z],
] as const satisfies readonly (readonly [string, Matrix2])[];

/** The Pauli matrix and the angle with U = e^(i angle) P. */
function asPhasedPauli(matrix: Matrix2) {
  const parts = PAULIS.map(([pauli, factor]) => {
    const [a, ai, , , , , d, di] = multiply(factor, matrix);
    return { pauli, re: (a + d) / 2, im: (ai + di) / 2 };
  });
  const large = parts.find(({ re, im }) => Math.hypot(re, im) > 0.5);
  if (!large) return undefined;
  const isAlone = parts.every(
    (part) => part === large || Math.hypot(part.re, part.im) <= TOLERANCE,
  );
  return isAlone ? { pauli: large.pauli, angle: Math.atan2(large.im, large.re) } : undefined;
}
