import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gate } from "../../../../test/helpers/quantum/gate-steps.js";
import { places } from "../../../../test/helpers/quantum/random-circuits.js";
import { applyStep } from "../../../../test/helpers/quantum/reference-simulator.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Control, Matrix2, Step } from "../circuit/circuit.js";
import { eulerMatrix, H, rotationZ, withPhase, X, Y } from "../gates/matrices.js";
import { times } from "./complex.js";
import { fusePhases } from "./fuse-phases.js";
import { fuseSteps } from "./fuse-steps.js";
import type { Amplitudes } from "./kernels.js";
import { compileStep } from "./operations.js";
import { runSteps } from "./run-steps.js";

/** A state of norm 1 without any symmetry. */
function anyState(qubits: number): Amplitudes {
  const random = seededRandom(`state of ${qubits}`);
  const re = Float64Array.from({ length: 2 ** qubits }, () => random.next() - 0.5);
  const im = re.map(() => random.next() - 0.5);
  const norm = Math.sqrt(re.reduce((sum, x, at) => sum + x * x + im[at]! ** 2, 0));
  return { re: re.map((x) => x / norm), im: im.map((y) => y / norm) };
}

/** The largest distance of an amplitude from what the definition of the steps makes of it. */
function errorOf(qubits: number, steps: readonly Step[]): number {
  const found = anyState(qubits);
  const expected = anyState(qubits);
  const common = runSteps(found, steps);
  for (const step of steps) applyStep(expected, step);
  let most = 0;
  for (const [at, x] of found.re.entries()) {
    const [re, im] = times([x, found.im[at]!], common);
    most = Math.max(most, Math.hypot(re - expected.re[at]!, im - expected.im[at]!));
  }
  return most;
}

const operationsOf = (steps: readonly Step[]) =>
  fusePhases(fuseSteps(steps).flatMap((step) => compileStep(step).operations)).operations;

const controlsOf = (qubits: readonly number[], values: readonly (0 | 1)[]): Control[] =>
  values.map((value, at) => ({ qubit: qubits[at]!, value }));

const MATRICES: readonly [name: string, matrix: Matrix2][] = [
  ["a matrix of real numbers", H],
  ["a matrix of complex numbers", withPhase(eulerMatrix(0.3, 1.1, -2.3), 0.7)],
  ["X", X],
  ["Y", Y],
  ["a diagonal matrix", withPhase(rotationZ(0.9), 0.4)],
  ["the upper half of a diagonal", [1, 0, 0, 0, 0, 0, 0, -1]],
  ["the lower half of a diagonal", [0, 1, 0, 0, 0, 0, 1, 0]],
];
const VALUES: readonly (readonly (0 | 1)[])[] = [[], [0], [1], [0, 1], [1, 0], [0, 0], [1, 1, 0]];
const named = VALUES.map((values) => [values.join(" and ") || "none", values] as const);

describe("steps on a state vector", () => {
  for (const [controls, values] of named) {
    it.each(MATRICES)(`does %s on any qubit, controls ${controls}`, (_, matrix) => {
      fc.assert(
        fc.property(places(6), ([target, ...others]) => {
          const step = controlsOf(others, values);
          const error = errorOf(6, [{ kind: "unitary", matrix, target: target!, controls: step }]);
          expect(error).toBeLessThan(1e-14);
        }),
        { numRuns: 20, seed: 1 },
      );
    });

    it(`swaps any qubits, controls ${controls}`, () => {
      fc.assert(
        fc.property(places(6), ([one, other, ...others]) => {
          const swap = controlsOf(others, values);
          const error = errorOf(6, [{ kind: "swap", targets: [one!, other!], controls: swap }]);
          expect(error).toBe(0);
        }),
        { numRuns: 20, seed: 1 },
      );
    });

    it(`gives phases, controls ${controls}`, () => {
      fc.assert(
        fc.property(places(6), fc.double({ min: -7, max: 7, noNaN: true }), (order, angle) => {
          const error = errorOf(6, [{ kind: "phase", angle, controls: controlsOf(order, values) }]);
          expect(error).toBeLessThan(1e-14);
        }),
        { numRuns: 20, seed: 1 },
      );
    });
  }

  it.each([3, 13, 14])("gives long runs of phases on %i qubits in any order", (qubits) => {
    const values = fc.array(fc.constantFrom(0 as const, 1 as const), {
      minLength: 1,
      maxLength: 3,
    });
    const phase = fc
      .tuple(places(qubits), values, fc.double({ min: -4, max: 4, noNaN: true }), fc.boolean())
      .map(([order, chosen, angle, isRotation]): Step => {
        const [target, ...others] = order;
        if (!isRotation) return { kind: "phase", angle, controls: controlsOf(order, chosen) };
        const controls = controlsOf(others, chosen.slice(1));
        return { kind: "unitary", matrix: rotationZ(angle), target: target!, controls };
      });
    fc.assert(
      fc.property(fc.array(phase, { minLength: 60, maxLength: 60 }), (steps) => {
        expect(errorOf(qubits, steps)).toBeLessThan(1e-13);
      }),
      { numRuns: 5, seed: 1 },
    );
  });

  it("keeps phases and what moves their bits in order", () => {
    const around = (middle: Step[]): Step[] => [
      ...[1, 2, 3, 4, 5].flatMap((other) => gate("cp", [0, other], other / 7)),
      ...[0, 1, 2, 3, 4, 5].flatMap((qubit) => gate("rz", [qubit], 1 + qubit)),
      ...middle,
      ...[1, 2, 3, 4, 5].flatMap((other) => gate("cu1", [other, 0], -other / 5)),
    ];
    for (const middle of [
      gate("h", [0]),
      gate("x", [3]),
      gate("cx", [0, 3]),
      gate("swap", [0, 5]),
      gate("cswap", [1, 0, 4]),
      gate("ccx", [1, 2, 0]),
      gate("ccz", [1, 2, 0]),
    ]) {
      expect(errorOf(6, around(middle))).toBeLessThan(1e-14);
    }
  });

  it("takes one pass for the steps that follow each other on a qubit", () => {
    const own = [...gate("h", [1]), ...gate("t", [1]), ...gate("rx", [1], 0.4)];
    expect(operationsOf([...own, ...gate("cx", [0, 2]), ...own])).toHaveLength(2);
  });

  it("takes one pass for the phases that a qubit shares with many", () => {
    const pairs = Array.from({ length: 12 }, (_, other) =>
      gate("cp", [other, 12], 1 + other),
    ).flat();
    expect(operationsOf(pairs).map(({ kind }) => kind)).toEqual(["phases"]);
    expect(operationsOf(pairs.slice(0, 3)).map(({ kind }) => kind)).toEqual(Array(3).fill("scale"));
  });

  it("leaves the state alone for steps that undo each other", () => {
    const undone = [...gate("cz", [0, 1]), ...gate("x", [2]), ...gate("cz", [0, 1])];
    expect(operationsOf([...undone, ...gate("x", [2])])).toHaveLength(0);
  });
});
