import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  distanceOf,
  unitaryOfSteps,
} from "../../../../test/helpers/quantum/reference-simulator.js";
import type { Matrix2, Step } from "../circuit/circuit.js";
import {
  conjugateSteps,
  controlSteps,
  invertSteps,
  moveSteps,
  principalPower,
  repeatSteps,
} from "./change-steps.js";
import { adjoint, eulerMatrix, H, matrixPower, multiply, SX, withPhase, X } from "./matrices.js";
import { steps } from "./steps.js";

const { unitary, phase, swap } = steps;
const angle = fc.double({ min: -3, max: 3, noNaN: true });
const matrix = fc
  .tuple(angle, angle, angle, angle)
  .map(([theta, phi, lambda, own]) => withPhase(eulerMatrix(theta, phi, lambda), own));

const expectSame = (left: readonly Step[], right: readonly Step[], qubits = 3) => {
  const distance = distanceOf(unitaryOfSteps(left, qubits), unitaryOfSteps(right, qubits), {
    upToPhase: false,
  });
  expect(distance).toBeLessThan(1e-10);
};
const expectMatrix = (left: Matrix2, right: Matrix2) => {
  for (const [index, entry] of left.entries()) expect(entry).toBeCloseTo(right[index] ?? 0, 10);
};

const LIST: readonly Step[] = [
  unitary(H, 0),
  unitary(SX, 2, 0),
  phase(0.4, 1, 2),
  swap(0, 2, 1),
  phase(-0.7),
];

describe("matrixPower", () => {
  it("adds its exponents, and is the inverse at -1", () => {
    fc.assert(
      fc.property(matrix, angle, angle, (own, left, right) => {
        const product = multiply(matrixPower(own, left), matrixPower(own, right));
        expectMatrix(product, matrixPower(own, left + right));
        expectMatrix(matrixPower(own, -1), adjoint(own));
      }),
    );
  });

  it("agrees with products, where eigenvalues are used", () => {
    fc.assert(
      fc.property(matrix, (own) => {
        let product = own;
        for (let done = 1; done < 100; done += 1) product = multiply(own, product);
        expectMatrix(matrixPower(own, 100), product);
      }),
    );
  });

  it("takes the principal root: of -1 it is i, and of X it is SX", () => {
    expectMatrix(matrixPower([-1, 0, 0, 0, 0, 0, -1, 0], 0.5), [0, 1, 0, 0, 0, 0, 0, 1]);
    expectMatrix(matrixPower(X, 0.5), SX);
    expectMatrix(matrixPower(multiply(SX, SX), 0.5), SX);
  });
});

describe("changes of steps", () => {
  it("undoes steps by their inverse", () => {
    expectSame([...LIST, ...invertSteps(LIST)], []);
  });

  it("has the conjugate of each entry in what conjugate steps do", () => {
    const conjugate = unitaryOfSteps(LIST, 3).map(({ re, im }) => ({ re, im: im.map((y) => -y) }));
    const found = unitaryOfSteps(conjugateSteps(LIST), 3);
    expect(distanceOf(found, conjugate, { upToPhase: false })).toBeLessThan(1e-10);
  });

  it("moves steps to other qubits", () => {
    expectSame(moveSteps([unitary(X, 1, 0), phase(0.3, 0)], [2, 0]), [
      unitary(X, 0, 2),
      phase(0.3, 2),
    ]);
  });

  it("controls a global phase, and steps with controls of their own", () => {
    const controls = [{ qubit: 1, value: 0 }] as const;
    expectSame(controlSteps([phase(0.3), unitary(X, 2, 0)], controls), [
      { kind: "phase", angle: 0.3, controls },
      {
        kind: "unitary",
        matrix: X,
        target: 2,
        controls: [
          { qubit: 1, value: 0 },
          { qubit: 0, value: 1 },
        ],
      },
    ]);
  });

  it.each([0, 1, 2, 5, -1, -3])("repeats steps %i times", (times) => {
    const once = times < 0 ? invertSteps(LIST) : LIST;
    const expected = Array.from({ length: Math.abs(times) }, () => once).flat();
    expectSame(repeatSteps(LIST, times, 100) ?? [], expected);
  });

  it.each([
    ["a unitary", [unitary(SX, 1, 0)]],
    ["a phase", [phase(0.3, 0, 1)]],
    ["a swap", [swap(0, 1)]],
    ["unitaries of one qubit", [unitary(H, 1), phase(0.3, 1), phase(0.2), unitary(SX, 1)]],
  ])("raises %s at once", (_name, own) => {
    expect(repeatSteps(own, 1_000_001, 100)).toHaveLength(1);
    const expected = Array.from({ length: 70 }, () => own).flat();
    expectSame(repeatSteps(own, 70, 100) ?? [], expected);
  });

  it("repeats no more than the most steps", () => {
    expect(repeatSteps(LIST, 20, 100)).toHaveLength(100);
    expect(repeatSteps(LIST, 21, 100)).toBeUndefined();
    expect(repeatSteps([], 1e300, 100)).toEqual([]);
  });

  it("takes roots of one unitary alone", () => {
    const root = principalPower([unitary(H, 1), phase(0.3, 1)], 0.5) ?? [];
    expectSame([...root, ...root], [unitary(H, 1), phase(0.3, 1)]);
    expectSame(principalPower([phase(3 * Math.PI, 0)], 0.5) ?? [], [phase(Math.PI / 2, 0)]);
    expect(principalPower([swap(0, 1)], 0.5)).toBeUndefined();
    expect(principalPower(LIST, 0.5)).toBeUndefined();
  });
});
