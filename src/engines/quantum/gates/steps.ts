import type { Control, Matrix2, OneQubitStep, PhaseStep, SwapStep } from "../circuit/circuit.js";

/** Steps in short: qubits after the target are controls that must be 1. */
export const steps = {
  unitary: (matrix: Matrix2, target: number, ...controls: number[]): OneQubitStep => ({
    kind: "unitary",
    matrix,
    target,
    controls: controls.map(whenOne),
  }),
  swap: (first: number, second: number, ...controls: number[]): SwapStep => ({
    kind: "swap",
    targets: [first, second],
    controls: controls.map(whenOne),
  }),
  phase: (angle: number, ...controls: number[]): PhaseStep => ({
    kind: "phase",
    angle,
    controls: controls.map(whenOne),
  }),
};

function whenOne(qubit: number): Control {
  return { qubit, value: 1 };
}
