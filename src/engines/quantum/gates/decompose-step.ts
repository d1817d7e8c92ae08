import type { Matrix2, Step } from "../circuit/circuit.js";
import { phaseMatrix } from "./change-steps.js";
import { eulerAngles } from "./euler-angles.js";
import { adjoint, H, isNot, matrixPower, multiply, rotationY, rotationZ, X } from "./matrices.js";

/** A gate on one qubit, or a not with one or two controls. */
export type Elementary =
  | { readonly kind: "unitary"; readonly matrix: Matrix2; readonly qubit: number }
  | { readonly kind: "cx"; readonly control: number; readonly target: number }
  | { readonly kind: "ccx"; readonly controls: readonly [number, number]; readonly target: number };

/**
 * One step by unitaries of one qubit, cx and ccx, exact up to a global phase. Two controls and more are
 * resolved by square roots and by borrowed qubits (Barenco et al., arXiv:quant-ph/9503016, lemmas 5.1,
 * 7.2, 7.3 and 7.5): n controls take a number of gates that grows with n^2.
 */
export function decomposeStep(step: Step, qubits: number): Elementary[] {
  const gates: Elementary[] = [];
  const negative = step.controls.filter(({ value }) => value === 0).map(({ qubit }) => qubit);
  for (const qubit of negative) gates.push({ kind: "unitary", matrix: X, qubit });
  addStep(gates, step, qubits);
  for (const qubit of negative) gates.push({ kind: "unitary", matrix: X, qubit });
  return gates;
}

/** Adds the step as if all its controls were 1. */
function addStep(gates: Elementary[], step: Step, qubits: number): void {
  const controls = step.controls.map(({ qubit }) => qubit);
  if (step.kind === "unitary") {
    addControlled(gates, { matrix: step.matrix, controls, target: step.target, qubits });
  } else if (step.kind === "swap") {
    const [first, second] = step.targets;
    gates.push({ kind: "cx", control: second, target: first });
    addControlled(gates, { matrix: X, controls: [...controls, first], target: second, qubits });
    gates.push({ kind: "cx", control: second, target: first });
  } else {
    const [target, ...others] = controls;
    if (target === undefined) return;
    const matrix = phaseMatrix(step.angle, 1);
    addControlled(gates, { matrix, controls: others, target, qubits });
  }
}

interface Controlled {
  readonly matrix: Matrix2;
  readonly controls: readonly number[];
  readonly target: number;
  /** How many qubits the circuit has; those that are idle may be borrowed. */
  readonly qubits: number;
}

/** Lemma 7.5: with V^2 = U, two controlled V and one inverse are as good as one more control. */
function addControlled(
  gates: Elementary[],
  { matrix, controls, target, qubits }: Controlled,
): void {
  let own = matrix;
  let left = controls;
  while (left.length > 1) {
    const last = left.at(-1) ?? 0;
    const others = left.slice(0, -1);
    const busy = new Set([...left, target]);
    const idle = idleQubits(busy, qubits, left.length);
    if (isNot(own) && (left.length === 2 || idle.length > 0)) {
      addNot(gates, { controls: left, target, borrowed: idle });
      return;
    }
    const root = matrixPower(own, 0.5);
    const not = { controls: others, target: last, borrowed: [target, ...idle] };
    addSingle(gates, root, { control: last, target });
    addNot(gates, not);
    addSingle(gates, adjoint(root), { control: last, target });
    addNot(gates, not);
    [own, left] = [root, others];
  }
  const [control] = left;
  if (control === undefined) gates.push({ kind: "unitary", matrix: own, qubit: target });
  else addSingle(gates, own, { control, target });
}

function idleQubits(busy: ReadonlySet<number>, qubits: number, most: number): number[] {
  const idle: number[] = [];
  for (let qubit = 0; qubit < qubits && idle.length < most; qubit += 1) {
    if (!busy.has(qubit)) idle.push(qubit);
  }
  return idle;
}

/** Lemma 5.1: with U = e^(iα) A X B X C and A B C = 1, the control turns X on and has the phase α. */
function addSingle(
  gates: Elementary[],
  matrix: Matrix2,
  { control, target }: { readonly control: number; readonly target: number },
): void {
  const cx = { kind: "cx", control, target } as const;
  if (isNot(matrix)) {
    gates.push(cx);
    return;
  }
  const { theta, phi, lambda, phase } = eulerAngles(matrix);
  const first = rotationZ((lambda - phi) / 2);
  const middle = multiply(rotationY(-theta / 2), rotationZ(-(lambda + phi) / 2));
  const last = multiply(rotationZ(phi), rotationY(theta / 2));
  gates.push({ kind: "unitary", matrix: first, qubit: target }, cx);
  gates.push({ kind: "unitary", matrix: middle, qubit: target }, cx);
  gates.push({ kind: "unitary", matrix: last, qubit: target });
  gates.push({
    kind: "unitary",
    matrix: phaseMatrix(phase + (phi + lambda) / 2, 1),
    qubit: control,
  });
}

interface Not {
  readonly controls: readonly number[];
  readonly target: number;
  /** Qubits in any state, which are left as they were. */
  readonly borrowed: readonly number[];
}

/** A not with controls, of which there may be more than two only where a qubit can be borrowed. */
function addNot(gates: Elementary[], { controls, target, borrowed }: Not): void {
  const [first, second] = controls;
  if (first === undefined) gates.push({ kind: "unitary", matrix: X, qubit: target });
  else if (second === undefined) gates.push({ kind: "cx", control: first, target });
  else if (controls.length === 2) gates.push({ kind: "ccx", controls: [first, second], target });
  else if (borrowed.length >= controls.length - 2) addChain(gates, { controls, target, borrowed });
  else addHalves(gates, { controls, target, borrowed });
}

/** Lemma 7.3: two smaller ones, each twice, which borrow the controls of each other. */
function addHalves(gates: Elementary[], { controls, target, borrowed }: Not): void {
  const middle = borrowed[0] ?? target;
  const size = Math.ceil(controls.length / 2);
  const low = controls.slice(0, size);
  const high = controls.slice(size);
  for (let round = 0; round < 2; round += 1) {
    addNot(gates, { controls: low, target: middle, borrowed: [...high, target] });
    addNot(gates, { controls: [...high, middle], target, borrowed: low });
  }
}

/** Lemma 7.2: a chain of ccx up to the target and down again, and once more without its ends. */
function addChain(gates: Elementary[], { controls, target, borrowed }: Not): void {
  const rungs = controls.length - 2;
  const ccx = (rung: number) => {
    const to = rung === rungs ? target : (borrowed[rung] ?? target);
    const from = rung === 0 ? controls[0] : borrowed[rung - 1];
    const pair = [controls[rung + 1] ?? 0, from ?? 0] as const;
    gates.push({ kind: "ccx", controls: pair, target: to });
  };
  for (const top of [rungs, rungs - 1]) {
    for (let rung = top; rung > 0; rung -= 1) ccx(rung);
    for (let rung = 0; rung <= top; rung += 1) ccx(rung);
  }
}

/** The Toffoli gate by six cx (Nielsen and Chuang, figure 4.9), exact. */
export function decomposeToffoli([a, b]: readonly [number, number], c: number): Elementary[] {
  const cx = (control: number, target: number): Elementary => ({ kind: "cx", control, target });
  const h: Elementary = { kind: "unitary", matrix: H, qubit: c };
  const t = (qubit: number, sign: 1 | -1): Elementary => ({
    kind: "unitary",
    matrix: phaseMatrix((sign * Math.PI) / 4, 1),
    qubit,
  });
  return [
    ...[h, cx(b, c), t(c, -1), cx(a, c), t(c, 1), cx(b, c), t(c, -1), cx(a, c)],
    ...[t(b, 1), t(c, 1), h, cx(a, b), t(a, 1), t(b, -1), cx(a, b)],
  ];
}
