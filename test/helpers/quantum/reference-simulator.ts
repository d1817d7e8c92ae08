import type {
  Circuit,
  Condition,
  Control,
  Instruction,
  Step,
} from "../../../src/engines/quantum/circuit/circuit.js";

/** A state as 2^n real and 2^n imaginary parts; qubit i is bit i of an index. */
export interface Amplitudes {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

interface Branch {
  readonly state: Amplitudes;
  /** Bit i is classical bit i. */
  readonly bits: bigint;
}

const NEGLIGIBLE = 1e-14;

/** The probabilities of the outcomes of a small circuit, by the definition of each step and no shortcut. */
export function probabilitiesOf(circuit: Circuit): Map<string, number> {
  const start = zeroState(circuit.qubits);
  let branches: Branch[] = [{ state: start, bits: 0n }];
  branches = runAll(branches, circuit.instructions);
  const found = new Map<string, number>();
  for (const { state, bits } of branches) {
    const key = circuit.clbits === 0 ? "" : bits.toString(2).padStart(circuit.clbits, "0");
    found.set(key, (found.get(key) ?? 0) + weightOf(state));
  }
  return found;
}

/** The columns of the unitary of a circuit without measurements. */
export function unitaryOf({ qubits, instructions }: Circuit): Amplitudes[] {
  return unitaryOfSteps(
    instructions.flatMap((instruction) => (instruction.kind === "gate" ? instruction.steps : [])),
    qubits,
  );
}

export function unitaryOfSteps(steps: readonly Step[], qubits: number): Amplitudes[] {
  return Array.from({ length: 2 ** qubits }, (_, column) => {
    const state = zeroState(qubits);
    state.re[0] = 0;
    state.re[column] = 1;
    for (const step of steps) applyStep(state, step);
    return state;
  });
}

/** The largest distance of two entries, where the second matrix may have another global phase. */
export function distanceOf(
  left: readonly Amplitudes[],
  right: readonly Amplitudes[],
  { upToPhase }: { readonly upToPhase: boolean },
): number {
  let [re, im] = [0, 0];
  for (const [column, a] of left.entries()) {
    const b = right[column] as Amplitudes;
    for (const [row, ar] of a.re.entries()) {
      const [ai, br, bi] = [a.im[row] ?? 0, b.re[row] ?? 0, b.im[row] ?? 0];
      re += ar * br + ai * bi;
      im += ai * br - ar * bi;
    }
  }
  const size = Math.hypot(re, im);
  const [c, s] = upToPhase && size > 0 ? [re / size, im / size] : [1, 0];
  let most = left.length === right.length ? 0 : Number.POSITIVE_INFINITY;
  for (const [column, a] of left.entries()) {
    const b = right[column] as Amplitudes;
    for (const [row, ar] of a.re.entries()) {
      const [ai, br, bi] = [a.im[row] ?? 0, b.re[row] ?? 0, b.im[row] ?? 0];
      most = Math.max(most, Math.hypot(ar - (c * br - s * bi), ai - (c * bi + s * br)));
    }
  }
  return most;
}

function zeroState(qubits: number): Amplitudes {
  const state = { re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  state.re[0] = 1;
  return state;
}

function weightOf({ re, im }: Amplitudes): number {
  let sum = 0;
  for (const [index, value] of re.entries()) sum += value ** 2 + (im[index] ?? 0) ** 2;
  return sum;
}

function runAll(branches: Branch[], instructions: readonly Instruction[]): Branch[] {
  let all = branches;
  for (const instruction of instructions) {
    all = all.flatMap((branch) => run(branch, instruction));
  }
  return all;
}

function run(branch: Branch, instruction: Instruction): Branch[] {
  switch (instruction.kind) {
    case "barrier":
      return [branch];
    case "gate":
      for (const step of instruction.steps) applyStep(branch.state, step);
      return [branch];
    case "measure":
      return split(branch, instruction.qubit).map(({ state, outcome }) => ({
        state,
        bits: withBit(branch.bits, instruction.clbit, outcome),
      }));
    case "reset":
      return split(branch, instruction.qubit).map(({ state, outcome }) => {
        if (outcome === 1) flip(state, instruction.qubit);
        return { state, bits: branch.bits };
      });
    case "if": {
      const body = holds(instruction.condition, branch.bits)
        ? instruction.then
        : instruction.otherwise;
      return runAll([branch], body);
    }
  }
}

function split({ state }: Branch, qubit: number) {
  return ([0, 1] as const)
    .map((outcome) => {
      const kept = (value: number, index: number) =>
        ((index >> qubit) & 1) === outcome ? value : 0;
      return { outcome, state: { re: state.re.map(kept), im: state.im.map(kept) } };
    })
    .filter((part) => weightOf(part.state) > NEGLIGIBLE);
}

function withBit(bits: bigint, clbit: number | undefined, outcome: 0 | 1): bigint {
  if (clbit === undefined) return bits;
  const mask = 1n << BigInt(clbit);
  return outcome === 1 ? bits | mask : bits & ~mask;
}

function flip({ re, im }: Amplitudes, qubit: number): void {
  for (let index = 0; index < re.length; index += 1) {
    const other = index ^ (1 << qubit);
    if (other < index) continue;
    for (const part of [re, im]) {
      [part[index], part[other]] = [part[other] ?? 0, part[index] ?? 0];
    }
  }
}

export function holds(condition: Condition, bits: bigint): boolean {
  switch (condition.kind) {
    case "not":
      return !holds(condition.of, bits);
    case "and":
      return condition.of.every((part) => holds(part, bits));
    case "or":
      return condition.of.some((part) => holds(part, bits));
    case "compare": {
      const { operator, value } = condition;
      let own = 0n;
      for (const [place, bit] of condition.bits.entries()) {
        own |= ((bits >> BigInt(bit)) & 1n) << BigInt(place);
      }
      if (operator === "==") return own === value;
      if (operator === "!=") return own !== value;
      if (operator === "<") return own < value;
      if (operator === "<=") return own <= value;
      return operator === ">" ? own > value : own >= value;
    }
  }
}

export function applyStep(state: Amplitudes, step: Step): void {
  const { re, im } = state;
  for (let index = 0; index < re.length; index += 1) {
    if (!isOn(index, step.controls)) continue;
    if (step.kind === "phase") {
      const [c, s] = [Math.cos(step.angle), Math.sin(step.angle)];
      const [a, b] = [re[index] ?? 0, im[index] ?? 0];
      [re[index], im[index]] = [c * a - s * b, s * a + c * b];
    } else if (step.kind === "swap") {
      const [first, second] = step.targets;
      const isFirstAlone = ((index >> first) & 1) === 1 && ((index >> second) & 1) === 0;
      if (!isFirstAlone) continue;
      const other = index ^ (1 << first) ^ (1 << second);
      for (const part of [re, im]) {
        [part[index], part[other]] = [part[other] ?? 0, part[index] ?? 0];
      }
    } else if (((index >> step.target) & 1) === 0) {
      const other = index ^ (1 << step.target);
      const [a, ai, b, bi, c, ci, d, di] = step.matrix;
      const [x, xi, y, yi] = [re[index] ?? 0, im[index] ?? 0, re[other] ?? 0, im[other] ?? 0];
      re[index] = a * x - ai * xi + b * y - bi * yi;
      im[index] = a * xi + ai * x + b * yi + bi * y;
      re[other] = c * x - ci * xi + d * y - di * yi;
      im[other] = c * xi + ci * x + d * yi + di * y;
    }
  }
}

function isOn(index: number, controls: readonly Control[]): boolean {
  return controls.every(({ qubit, value }) => ((index >> qubit) & 1) === value);
}
