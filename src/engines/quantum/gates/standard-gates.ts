import type { Matrix2, Step } from "../circuit/circuit.js";
import {
  eulerMatrix,
  H,
  rotationX,
  rotationY,
  rotationZ,
  SX,
  SXDG,
  withPhase,
  X,
  Y,
} from "./matrices.js";
import type { Library, StandardGate } from "./standard-gate.js";
import { steps } from "./steps.js";

const { unitary, swap, phase } = steps;
const { PI } = Math;

type Row = readonly [
  name: string,
  params: number,
  qubits: number,
  libraries: readonly Library[],
  steps: (angles: Angles) => readonly Step[],
];
type Angles = readonly [number, number, number, number];

const BOTH: readonly Library[] = ["qelib1", "stdgates"];
const QELIB1: readonly Library[] = ["qelib1"];
const STDGATES: readonly Library[] = ["stdgates"];
/** Not in qelib1.inc, but written by exporters as if it were. */
const CUSTOM: readonly Library[] = ["custom"];

const cx = (control: number, target: number) => unitary(X, target, control);
const t = (qubit: number) => phase(PI / 4, qubit);
const tdg = (qubit: number) => phase(-PI / 4, qubit);
const h = (qubit: number) => unitary(H, qubit);

/** exp(-i angle Z⊗Z / 2), without a step that is not diagonal. */
const zz = (angle: number): readonly Step[] => [
  phase(-angle / 2),
  phase(angle, 0),
  phase(angle, 1),
  phase(-2 * angle, 0, 1),
];
/** exp(-i angle X⊗X / 2), since cx turns X on its control into X on both qubits. */
const xx = (angle: number) => [cx(0, 1), unitary(rotationX(angle), 0), cx(0, 1)];
/** U of OpenQASM 3, whose entry at the top left is (1 + e^(iθ)) / 2. */
const u = (theta: number, phi: number, lambda: number): Matrix2 =>
  withPhase(eulerMatrix(theta, phi, lambda), theta / 2);
/** u2 and u3 of stdgates.inc, whose determinant is 1. */
const special = (theta: number, phi: number, lambda: number): Matrix2 =>
  withPhase(eulerMatrix(theta, phi, lambda), -(phi + lambda) / 2);
/** Margolus' gate on a, b and c: a Toffoli gate but for relative phases, as qelib1.inc has it. */
const relative = (a: number, b: number, c: number) => [
  ...[h(c), t(c), cx(b, c), tdg(c), cx(a, c)],
  ...[t(c), cx(b, c), tdg(c), h(c)],
];

/**
 * Gates of the OpenQASM 2 paper (arXiv:1707.03429) with the later qelib1.inc, and of stdgates.inc of the
 * OpenQASM 3 specification. What is diagonal is made of phases or of a diagonal matrix alone: z, s, t, p
 * and their controlled forms are phases; rz is a matrix, because its determinant is 1.
 */
const ROWS: readonly Row[] = [
  ["U", 3, 1, ["builtin2"], ([a, b, c]) => [unitary(eulerMatrix(a, b, c), 0)]],
  ["U", 3, 1, ["builtin3"], ([a, b, c]) => [unitary(u(a, b, c), 0)]],
  ["gphase", 1, 0, ["builtin3"], ([a]) => [phase(a)]],
  ["CX", 0, 2, ["builtin2", "stdgates"], () => [cx(0, 1)]],

  ["id", 0, 1, BOTH, () => []],
  ["u0", 1, 1, QELIB1, () => []],
  ["x", 0, 1, BOTH, () => [unitary(X, 0)]],
  ["y", 0, 1, BOTH, () => [unitary(Y, 0)]],
  ["z", 0, 1, BOTH, () => [phase(PI, 0)]],
  ["h", 0, 1, BOTH, () => [h(0)]],
  ["s", 0, 1, BOTH, () => [phase(PI / 2, 0)]],
  ["sdg", 0, 1, BOTH, () => [phase(-PI / 2, 0)]],
  ["t", 0, 1, BOTH, () => [t(0)]],
  ["tdg", 0, 1, BOTH, () => [tdg(0)]],
  ["sx", 0, 1, BOTH, () => [unitary(SX, 0)]],
  ["sxdg", 0, 1, QELIB1, () => [unitary(SXDG, 0)]],

  ["p", 1, 1, BOTH, ([a]) => [phase(a, 0)]],
  ["phase", 1, 1, STDGATES, ([a]) => [phase(a, 0)]],
  ["u1", 1, 1, BOTH, ([a]) => [phase(a, 0)]],
  ["u2", 2, 1, QELIB1, ([a, b]) => [unitary(eulerMatrix(PI / 2, a, b), 0)]],
  ["u2", 2, 1, STDGATES, ([a, b]) => [unitary(special(PI / 2, a, b), 0)]],
  ["u3", 3, 1, QELIB1, ([a, b, c]) => [unitary(eulerMatrix(a, b, c), 0)]],
  ["u3", 3, 1, STDGATES, ([a, b, c]) => [unitary(special(a, b, c), 0)]],
  ["u", 3, 1, QELIB1, ([a, b, c]) => [unitary(eulerMatrix(a, b, c), 0)]],
  ["rx", 1, 1, BOTH, ([a]) => [unitary(rotationX(a), 0)]],
  ["ry", 1, 1, BOTH, ([a]) => [unitary(rotationY(a), 0)]],
  ["rz", 1, 1, BOTH, ([a]) => [unitary(rotationZ(a), 0)]],

  ["cx", 0, 2, BOTH, () => [cx(0, 1)]],
  ["cy", 0, 2, BOTH, () => [unitary(Y, 1, 0)]],
  ["cz", 0, 2, BOTH, () => [phase(PI, 0, 1)]],
  ["ch", 0, 2, BOTH, () => [unitary(H, 1, 0)]],
  ["csx", 0, 2, QELIB1, () => [unitary(SX, 1, 0)]],
  ["cp", 1, 2, BOTH, ([a]) => [phase(a, 0, 1)]],
  ["cphase", 1, 2, STDGATES, ([a]) => [phase(a, 0, 1)]],
  ["cu1", 1, 2, QELIB1, ([a]) => [phase(a, 0, 1)]],
  ["crx", 1, 2, BOTH, ([a]) => [unitary(rotationX(a), 1, 0)]],
  ["cry", 1, 2, BOTH, ([a]) => [unitary(rotationY(a), 1, 0)]],
  ["crz", 1, 2, BOTH, ([a]) => [unitary(rotationZ(a), 1, 0)]],
  ["cu3", 3, 2, QELIB1, ([a, b, c]) => [unitary(eulerMatrix(a, b, c), 1, 0)]],
  ["cu", 4, 2, BOTH, ([a, b, c, d]) => [unitary(withPhase(eulerMatrix(a, b, c), d), 1, 0)]],

  ["swap", 0, 2, BOTH, () => [swap(0, 1)]],
  ["rxx", 1, 2, QELIB1, ([a]) => xx(a)],
  ["rzz", 1, 2, QELIB1, ([a]) => zz(a)],
  ["ccx", 0, 3, BOTH, () => [unitary(X, 2, 0, 1)]],
  ["cswap", 0, 3, BOTH, () => [swap(1, 2, 0)]],
  ["rccx", 0, 3, QELIB1, () => relative(0, 1, 2)],
  ["rc3x", 0, 4, QELIB1, () => relativeOfFour()],
  ["c3x", 0, 4, QELIB1, () => [unitary(X, 3, 0, 1, 2)]],
  ["c3sqrtx", 0, 4, QELIB1, () => [unitary(SX, 3, 0, 1, 2)]],
  ["c4x", 0, 5, QELIB1, () => [unitary(X, 4, 0, 1, 2, 3)]],

  ["ccz", 0, 3, CUSTOM, () => [phase(PI, 0, 1, 2)]],
  ["cs", 0, 2, CUSTOM, () => [phase(PI / 2, 0, 1)]],
  ["csdg", 0, 2, CUSTOM, () => [phase(-PI / 2, 0, 1)]],
  ["ryy", 1, 2, CUSTOM, ([a]) => conjugated([phase(PI / 2, 0), phase(PI / 2, 1)], xx(a))],
  ["rzx", 1, 2, CUSTOM, ([a]) => conjugated([h(1)], zz(a))],
  ["iswap", 0, 2, CUSTOM, () => [phase(PI / 2, 0), phase(PI / 2, 1), phase(PI, 0, 1), swap(0, 1)]],
  ["dcx", 0, 2, CUSTOM, () => [cx(0, 1), cx(1, 0)]],
];

function relativeOfFour(): Step[] {
  return [
    ...[h(3), t(3), cx(2, 3), tdg(3), h(3)],
    ...[cx(0, 3), t(3), cx(1, 3), tdg(3), cx(0, 3), t(3), cx(1, 3), tdg(3)],
    ...[h(3), t(3), cx(2, 3), tdg(3), h(3)],
  ];
}

/** `outer` after `inner` after the inverse of `outer`, whose steps are phases or undo themselves. */
function conjugated(outer: readonly Step[], inner: readonly Step[]): Step[] {
  const before = outer.map(
    (step): Step => (step.kind === "phase" ? { ...step, angle: -step.angle } : step),
  );
  return [...before, ...inner, ...outer];
}

export const STANDARD_GATES: readonly StandardGate[] = ROWS.map(
  ([name, params, qubits, libraries, make]) => ({
    name,
    params,
    qubits,
    libraries,
    steps: ([a = 0, b = 0, c = 0, d = 0]) => make([a, b, c, d]),
  }),
);
