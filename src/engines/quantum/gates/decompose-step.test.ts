import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  distanceOf,
  unitaryOfSteps,
} from "../../../../test/helpers/quantum/reference-simulator.js";
import type { Step } from "../circuit/circuit.js";
import { decomposeStep, decomposeToffoli, type Elementary } from "./decompose-step.js";
import { eulerAngles } from "./euler-angles.js";
import { eulerMatrix, SX, withPhase, X } from "./matrices.js";
import { steps } from "./steps.js";

const { unitary } = steps;
const stepOf = (gate: Elementary): Step => {
  if (gate.kind === "unitary") return unitary(gate.matrix, gate.qubit);
  if (gate.kind === "cx") return unitary(X, gate.target, gate.control);
  return unitary(X, gate.target, ...gate.controls);
};

const angle = fc.oneof(
  fc.double({ min: -7, max: 7, noNaN: true }),
  fc.integer({ min: -4, max: 4 }).map((quarters) => (quarters * Math.PI) / 2),
);
const matrix = fc
  .tuple(angle, angle, angle, angle)
  .map(([theta, phi, lambda, phase]) => withPhase(eulerMatrix(theta, phi, lambda), phase));
const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 });
const step = fc
  .tuple(order, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 127 }), matrix, angle)
  .chain(([qubits, count, values, own, phase]) => {
    const controls = qubits
      .slice(0, count)
      .map((qubit, index) => ({ qubit, value: ((values >> index) & 1) as 0 | 1 }));
    const [first = 0, second] = qubits.slice(count);
    const found: Step[] = [
      { kind: "unitary", matrix: own, target: first, controls },
      { kind: "unitary", matrix: X, target: first, controls },
      { kind: "phase", angle: phase, controls },
    ];
    if (second !== undefined) found.push({ kind: "swap", targets: [first, second], controls });
    return fc.constantFrom(...found);
  });

describe("decomposeStep", () => {
  it("does what the step does, up to a global phase", () => {
    fc.assert(
      fc.property(step, (own) => {
        const made = decomposeStep(own, 7).map(stepOf);
        const distance = distanceOf(unitaryOfSteps(made, 7), unitaryOfSteps([own], 7), {
          upToPhase: true,
        });
        expect(distance).toBeLessThan(1e-10);
      }),
      { numRuns: 60 },
    );
  });

  it.each([3, 4, 5, 6])(
    "turns a qubit over by %i controls, with and without a qubit to borrow",
    (count) => {
      const own = unitary(X, 0, ...Array.from({ length: count }, (_, index) => index + 1));
      for (const qubits of [count + 1, count + 2]) {
        const made = decomposeStep(own, qubits).map(stepOf);
        const expected = unitaryOfSteps([own], qubits);
        expect(
          distanceOf(unitaryOfSteps(made, qubits), expected, { upToPhase: true }),
        ).toBeLessThan(1e-10);
      }
    },
  );

  it("resolves the Toffoli gate exactly", () => {
    const made = unitaryOfSteps(decomposeToffoli([2, 0], 1).map(stepOf), 3);
    const expected = unitaryOfSteps([unitary(X, 1, 2, 0)], 3);
    expect(distanceOf(made, expected, { upToPhase: false })).toBeLessThan(1e-12);
  });
});

describe("eulerAngles", () => {
  it("gives back the matrix, also near the poles", () => {
    const tiny = fc.double({ min: -1e-7, max: 1e-7, noNaN: true });
    const poles = fc.tuple(fc.constantFrom(0, Math.PI), tiny).map(([pole, off]) => pole + off);
    const near = fc
      .tuple(poles, angle, angle, angle)
      .map(([theta, phi, lambda, phase]) => withPhase(eulerMatrix(theta, phi, lambda), phase));
    fc.assert(
      fc.property(fc.oneof(matrix, near), (own) => {
        const { theta, phi, lambda, phase } = eulerAngles(own);
        const again = withPhase(eulerMatrix(theta, phi, lambda), phase);
        for (const [index, entry] of again.entries())
          expect(entry).toBeCloseTo(own[index] ?? 0, 11);
      }),
    );
    expect(eulerAngles(SX).theta).toBeCloseTo(Math.PI / 2, 12);
  });
});
