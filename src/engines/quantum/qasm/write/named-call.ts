import type { Control, GateCall, Matrix2, Step } from "../../circuit/circuit.js";
import { moveSteps } from "../../gates/change-steps.js";
import { decomposeStep, type Elementary } from "../../gates/decompose-step.js";
import { eulerAngles } from "../../gates/euler-angles.js";
import { H, rotationX, rotationY, rotationZ, SX, X, Y } from "../../gates/matrices.js";
import type { StandardGate } from "../../gates/standard-gate.js";
import { STANDARD_GATES } from "../../gates/standard-gates.js";
import { steps } from "../../gates/steps.js";
import { sameMatrix, sameSteps } from "./same-steps.js";

/** A gate as it is called in a text: its name with modifiers, its angles, and numbers of qubits. */
export interface NamedCall {
  readonly name: string;
  readonly params: readonly number[];
  readonly qubits: readonly number[];
}

const GATES: Readonly<Record<2 | 3, ReadonlyMap<string, StandardGate>>> = {
  2: gatesIn("qelib1"),
  3: gatesIn("stdgates"),
};

function gatesIn(library: "qelib1" | "stdgates"): ReadonlyMap<string, StandardGate> {
  const own = STANDARD_GATES.filter((gate) => gate.libraries.includes(library));
  return new Map(own.map((gate) => [gate.name, gate]));
}

/** What a text is written for: its version, and how many qubits there are to borrow. */
export interface Target {
  readonly version: 2 | 3;
  readonly qubits: number;
}

/** The calls that do what a gate does, by names that the version has, exact up to a global phase. */
export function callsOf(call: GateCall, target: Target): readonly NamedCall[] {
  const gate = GATES[target.version].get(call.name);
  const hasItsCounts = gate?.params === call.params.length && gate.qubits === call.qubits.length;
  const own = gate && hasItsCounts ? moveSteps(gate.steps(call.params), call.qubits) : undefined;
  if (own && sameSteps(own, call.steps)) return [call];
  return call.steps.flatMap((step) => callsOfStep(step, target));
}

function callsOfStep(step: Step, target: Target): readonly NamedCall[] {
  const hasOnes = step.controls.every(({ value }) => value === 1);
  const named = hasOnes ? nameStep(step, target.version) : undefined;
  if (named) return [named];
  if (target.version === 3) return modifiedCalls(step);
  if (hasOnes) return decomposeStep(step, target.qubits).map(nameElementary);
  const negative = step.controls.filter(({ value }) => value === 0);
  const flips = negative.map(({ qubit }) => ({ name: "x", params: [], qubits: [qubit] }));
  const controls = step.controls.map(({ qubit }): Control => ({ qubit, value: 1 }));
  return [...flips, ...callsOfStep({ ...step, controls }, target), ...flips];
}

/** The call of a single gate for a step whose controls are 1, where the version has one. */
function nameStep(step: Step, version: 2 | 3): NamedCall | undefined {
  const controls = step.controls.map(({ qubit }) => qubit);
  if (step.kind === "phase") return namePhase(step.angle, controls, version);
  if (step.kind === "swap") {
    const name = ["swap", "cswap"][controls.length];
    return name === undefined
      ? undefined
      : { name, params: [], qubits: [...controls, ...step.targets] };
  }
  const qubits = [...controls, step.target];
  const { name, params } = nameMatrix(step.matrix, controls.length === 0);
  const controlled = CONTROLLED[version].get(`${controls.length} ${name}`);
  if (controlled !== undefined) return { name: controlled, params, qubits };
  if (controls.length !== 1) return undefined;
  const { theta, phi, lambda, phase } = eulerAngles(step.matrix);
  return { name: "cu", params: [theta, phi, lambda, phase], qubits };
}

const FIXED: readonly (readonly [name: string, matrix: Matrix2])[] = [
  ["x", X],
  ["y", Y],
  ["h", H],
  ["sx", SX],
];
/** Names with so many controls, for the names of gates without. */
const CONTROLLED_IN_BOTH = [
  ...["x", "y", "h", "sx", "rx", "ry", "rz", "u3"].map((name) => [`0 ${name}`, name] as const),
  ...["x", "y", "h", "rx", "ry", "rz"].map((name) => [`1 ${name}`, `c${name}`] as const),
  ["2 x", "ccx"] as const,
];
const CONTROLLED: Readonly<Record<2 | 3, ReadonlyMap<string, string>>> = {
  2: new Map([...CONTROLLED_IN_BOTH, ["1 sx", "csx"], ["3 x", "c3x"], ["4 x", "c4x"]]),
  3: new Map(CONTROLLED_IN_BOTH),
};

/** The name of a gate on one qubit, which only says all where its phase is global. */
function nameMatrix(matrix: Matrix2, upToPhase: boolean): Omit<NamedCall, "qubits"> {
  const exact = FIXED.find(([, own]) => sameMatrix(matrix, own, false));
  if (exact) return { name: exact[0], params: [] };
  const [re, , , im, c, , d, di] = matrix;
  const rotations = [
    ["rx", rotationX, 2 * Math.atan2(-im, re)],
    ["ry", rotationY, 2 * Math.atan2(c, re)],
    ["rz", rotationZ, 2 * Math.atan2(di, d)],
  ] as const;
  for (const [name, make, angle] of rotations) {
    if (sameMatrix(matrix, make(angle), false)) return { name, params: [angle] };
  }
  const fixed = upToPhase && FIXED.find(([, own]) => sameMatrix(matrix, own, true));
  if (fixed) return { name: fixed[0], params: [] };
  const { theta, phi, lambda } = eulerAngles(matrix);
  return { name: "u3", params: [theta, phi, lambda] };
}

const PHASES: ReadonlyMap<number, string> = new Map([
  [Math.PI, "z"],
  [Math.PI / 2, "s"],
  [-Math.PI / 2, "sdg"],
  [Math.PI / 4, "t"],
  [-Math.PI / 4, "tdg"],
]);

function namePhase(
  angle: number,
  qubits: readonly number[],
  version: 2 | 3,
): NamedCall | undefined {
  if (qubits.length === 1) {
    const fixed = PHASES.get(angle);
    if (fixed !== undefined) return { name: fixed, params: [], qubits };
    return { name: version === 2 ? "u1" : "p", params: [angle], qubits };
  }
  if (qubits.length !== 2) return undefined;
  if (angle === Math.PI) return { name: "cz", params: [], qubits };
  return { name: version === 2 ? "cu1" : "cp", params: [angle], qubits };
}

/** Calls with modifiers, which OpenQASM 3 has for any controls. */
function modifiedCalls(step: Step): readonly NamedCall[] {
  const prefix = step.controls
    .map(({ value }) => (value === 1 ? "ctrl @ " : "negctrl @ "))
    .join("");
  const controls = step.controls.map(({ qubit }) => qubit);
  const gphase = (angle: number) => ({
    name: `${prefix}gphase`,
    params: [angle],
    qubits: controls,
  });
  if (step.kind === "phase") return [gphase(step.angle)];
  if (step.kind === "swap") {
    return [{ name: `${prefix}swap`, params: [], qubits: [...controls, ...step.targets] }];
  }
  const qubits = [...controls, step.target];
  const { name, params } = nameMatrix(step.matrix, false);
  if (name !== "u3") return [{ name: prefix + name, params, qubits }];
  // The determinant of u3 is 1 in OpenQASM 3.
  const { phi, lambda, phase } = eulerAngles(step.matrix);
  return [gphase(phase + (phi + lambda) / 2), { name: prefix + name, params, qubits }];
}

function nameElementary(gate: Elementary): NamedCall {
  if (gate.kind === "cx") return { name: "cx", params: [], qubits: [gate.control, gate.target] };
  if (gate.kind === "ccx")
    return { name: "ccx", params: [], qubits: [...gate.controls, gate.target] };
  const step = steps.unitary(gate.matrix, gate.qubit);
  return nameStep(step, 2) ?? u3Call(gate.matrix, gate.qubit);
}

/** A unitary of one qubit as u3, up to a global phase. */
export function u3Call(matrix: Matrix2, qubit: number): NamedCall {
  const { theta, phi, lambda } = eulerAngles(matrix);
  return { name: "u3", params: [theta, phi, lambda], qubits: [qubit] };
}
