import type { Circuit, Instruction, Step } from "../circuit/circuit.js";
import { moveSteps } from "../gates/change-steps.js";
import type { Complex } from "../simulator/simulator.js";
import { checkQubits, SimulatorError } from "../simulator/simulator-error.js";
import { times } from "../statevector/complex.js";
import { type Amplitudes, scale } from "../statevector/kernels.js";
import { runSteps } from "../statevector/run-steps.js";

export const UNITARY_QUBITS_MAX = 10;

/** Steps that are fused at once, so that a circuit need not be kept twice. */
const BATCH_STEPS = 2_048;

/** All of a matrix, row by row: entry (i, j) is at i * dimension + j, and bit q of i and j is qubit q. */
export interface UnitaryMatrix {
  readonly dimension: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/**
 * The matrix of a circuit of gates and barriers, global phase included, in 16 * 4^n bytes. Throws `too_many_qubits`
 * above 10 qubits, and `not_unitary` at a measurement, a reset or a condition.
 */
export function unitaryOf({ qubits, instructions }: Circuit): UnitaryMatrix {
  checkQubits("unitary", qubits, UNITARY_QUBITS_MAX);
  const steps = instructions.flatMap(stepsOf);
  const dimension = 2 ** qubits;
  const matrix = { re: new Float64Array(4 ** qubits), im: new Float64Array(4 ** qubits) };
  for (let at = 0; at < matrix.re.length; at += dimension + 1) matrix.re[at] = 1;
  multiplyInto(matrix, qubits, steps);
  return { dimension, ...matrix };
}

/** The steps act on the rows, which are the upper bits of an index; each column is a state of its own. */
function multiplyInto(matrix: Amplitudes, qubits: number, steps: readonly Step[]): void {
  const rows = Array.from({ length: qubits }, (_, qubit) => qubits + qubit);
  let common: Complex = [1, 0];
  for (let from = 0; from < steps.length; from += BATCH_STEPS) {
    const batch = moveSteps(steps.slice(from, from + BATCH_STEPS), rows);
    common = times(common, runSteps(matrix, batch));
  }
  scale(matrix, { mask: 0, value: 0 }, common[0], common[1]);
}

const NAMES = { measure: "a measurement", reset: "a reset", if: "a condition" } as const;

function stepsOf(instruction: Instruction): readonly Step[] {
  switch (instruction.kind) {
    case "gate":
      return instruction.steps;
    case "barrier":
      return [];
    case "measure":
    case "reset":
    case "if": {
      const { kind, line, column } = instruction;
      throw new SimulatorError(
        "not_unitary",
        `a circuit has a unitary where all it does is gates; line ${line} has ${NAMES[kind]}`,
        { kind, line, column },
      );
    }
  }
}
