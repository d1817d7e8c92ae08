import fc from "fast-check";
import { expect } from "vitest";
import type { Control, Matrix2, Step } from "../../../src/engines/quantum/circuit/circuit.js";
import {
  eulerMatrix,
  H,
  SX,
  withPhase,
  X,
  Y,
} from "../../../src/engines/quantum/gates/matrices.js";
import type { Simulator } from "../../../src/engines/quantum/simulator/simulator.js";
import { DenseReference } from "./dense-reference.js";

/** A step, or a measurement with the outcome that is taken where it is possible, else the other. */
export type Operation =
  | Step
  | { readonly kind: "measure"; readonly qubit: number; readonly outcome: 0 | 1 };

export interface RandomCircuit {
  readonly qubits: number;
  readonly operations: readonly Operation[];
  /** Some of the qubits in some order. */
  readonly measured: readonly number[];
  readonly pauli: string;
}

const angle = fc.oneof(
  fc.double({ min: -4, max: 4, noNaN: true }),
  fc.integer({ min: -4, max: 4 }).map((quarters) => (quarters * Math.PI) / 2),
);
const matrix: fc.Arbitrary<Matrix2> = fc.oneof(
  fc.constantFrom<Matrix2>(X, Y, H, SX),
  fc
    .tuple(angle, angle, angle, angle)
    .map(([theta, phi, lambda, phase]) => withPhase(eulerMatrix(theta, phi, lambda), phase)),
);

/** Up to six qubits, with steps of every kind and up to four controls of either value. */
export const anyCircuit = circuitOf((qubits) =>
  fc
    .tuple(
      places(qubits),
      fc.nat(4),
      fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 6, maxLength: 6 }),
    )
    .chain(([order, most, values]): fc.Arbitrary<Operation> => {
      const controls = (from: number): Control[] =>
        order.slice(from, from + most).map((qubit, at) => ({ qubit, value: values[at]! }));
      const [target, other] = [order[0]!, order[1]!];
      return fc.oneof(
        matrix.map(
          (one): Step => ({ kind: "unitary", matrix: one, target, controls: controls(1) }),
        ),
        angle.map((one): Step => ({ kind: "phase", angle: one, controls: controls(0) })),
        fc.constant<Step>({ kind: "swap", targets: [target, other], controls: controls(2) }),
        fc.constant<Operation>({ kind: "measure", qubit: target, outcome: values[5]! }),
      );
    }),
);

export function circuitOf(operation: (qubits: number) => fc.Arbitrary<Operation>) {
  return fc.integer({ min: 2, max: 6 }).chain((qubits) =>
    fc.record<RandomCircuit>({
      qubits: fc.constant(qubits),
      operations: fc.array(operation(qubits), { maxLength: 24 }),
      measured: fc
        .tuple(places(qubits), fc.nat(qubits))
        .map(([order, count]) => order.slice(0, count)),
      pauli: fc
        .array(fc.constantFrom("I", "X", "Y", "Z"), { minLength: qubits, maxLength: qubits })
        .map((letters) => letters.join("")),
    }),
  );
}

export function places(qubits: number): fc.Arbitrary<number[]> {
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  return fc.shuffledSubarray(all, { minLength: qubits, maxLength: qubits });
}

const TOLERANCE = 1e-10;
const LIMITS = { all: 4_096, top: 64 };

/** Runs a circuit on both and compares all that can be asked; without amplitudes where the engine has none. */
export function expectSameAsDense(simulator: Simulator, circuit: RandomCircuit): void {
  const { qubits, operations, measured, pauli } = circuit;
  const dense = new DenseReference(qubits);
  for (const operation of operations) {
    if (operation.kind !== "measure") {
      simulator.apply(operation);
      dense.apply(operation);
      continue;
    }
    const { qubit } = operation;
    const one = dense.marginal([qubit]).get("1")!;
    expectClose(simulator.probabilityOfOne(qubit), one);
    const chance = operation.outcome === 1 ? one : 1 - one;
    const outcome = chance > 1e-6 ? operation.outcome : operation.outcome === 1 ? 0 : 1;
    simulator.project(qubit, outcome);
    dense.project(qubit, outcome);
  }
  for (let qubit = 0; qubit < qubits; qubit++) {
    expectClose(simulator.probabilityOfOne(qubit), dense.marginal([qubit]).get("1")!);
  }
  const { outcomes, restMass } = simulator.distribution(measured, LIMITS);
  expectClose(restMass, 0);
  for (const [key, probability] of dense.marginal(measured)) {
    expectClose(outcomes.get(key) ?? 0, probability);
  }
  expectClose(simulator.expectation(pauli), dense.expectation(pauli));
  for (let index = 0; simulator.amplitude && index < 2 ** qubits; index++) {
    const bits = [...index.toString(2).padStart(qubits, "0")].reverse().join("");
    const [re, im] = simulator.amplitude(bits);
    const [expectedRe, expectedIm] = dense.amplitude(bits);
    expectClose(re, expectedRe);
    expectClose(im, expectedIm);
  }
}

function expectClose(found: number, expected: number): void {
  expect(Math.abs(found - expected)).toBeLessThan(TOLERANCE);
}
