import { describe, expect, it } from "vitest";
import { unitaryOfSteps } from "../../../../test/helpers/quantum/reference-simulator.js";
import { STANDARD_GATES } from "./standard-gates.js";

type Complex = readonly [re: number, im: number];

const find = (name: string, library: string) => {
  const gate = STANDARD_GATES.find(
    (one) => one.name === name && one.libraries.some((own) => own === library),
  );
  if (!gate) throw new Error(`there is no ${name} in ${library}`);
  return gate;
};

/** The entries of a gate, row by row; the first operand is the lowest bit of an index. */
const matrixOf = (name: string, library: string, angles: readonly number[] = []): Complex[][] => {
  const gate = find(name, library);
  const columns = unitaryOfSteps(gate.steps(angles), gate.qubits);
  return columns.map((_, row) =>
    columns.map((column): Complex => [column.re[row] ?? 0, column.im[row] ?? 0]),
  );
};

const polar = (size: number, angle: number): Complex => [
  size * Math.cos(angle),
  size * Math.sin(angle),
];
const times = ([a, ai]: Complex, [b, bi]: Complex): Complex => [a * b - ai * bi, a * bi + ai * b];

function expectMatrix(
  found: readonly (readonly Complex[])[],
  expected: readonly (readonly Complex[])[],
): void {
  expect(found).toHaveLength(expected.length);
  for (const [row, entries] of expected.entries()) {
    for (const [column, [re, im]] of entries.entries()) {
      expect(found[row]?.[column]?.[0]).toBeCloseTo(re, 12);
      expect(found[row]?.[column]?.[1]).toBeCloseTo(im, 12);
    }
  }
}

/** A matrix on the qubits after one control, which is the first operand. */
const controlled = (matrix: readonly (readonly Complex[])[]): Complex[][] =>
  Array.from({ length: matrix.length * 2 }, (_, row) =>
    Array.from({ length: matrix.length * 2 }, (_, column): Complex => {
      if (row % 2 !== column % 2) return [0, 0];
      if (row % 2 === 0) return [row === column ? 1 : 0, 0];
      return matrix[(row - 1) / 2]?.[(column - 1) / 2] ?? [0, 0];
    }),
  );

const [a, b, c, d] = [0.7, -1.3, 2.1, 0.4];
const R = Math.SQRT1_2;
const O: Complex = [0, 0];
const ONE: Complex = [1, 0];

/** As the OpenQASM 3 specification and the OpenQASM 2 paper write them. */
const rx: Complex[][] = [
  [polar(Math.cos(a / 2), 0), polar(-Math.sin(a / 2), Math.PI / 2)],
  [polar(-Math.sin(a / 2), Math.PI / 2), polar(Math.cos(a / 2), 0)],
];
const ry: Complex[][] = [
  [polar(Math.cos(a / 2), 0), polar(-Math.sin(a / 2), 0)],
  [polar(Math.sin(a / 2), 0), polar(Math.cos(a / 2), 0)],
];
const rz: Complex[][] = [
  [polar(1, -a / 2), O],
  [O, polar(1, a / 2)],
];
const u3: Complex[][] = [
  [polar(Math.cos(a / 2), 0), polar(-Math.sin(a / 2), c)],
  [polar(Math.sin(a / 2), b), polar(Math.cos(a / 2), b + c)],
];
const h: Complex[][] = [
  [polar(R, 0), polar(R, 0)],
  [polar(R, 0), polar(-R, 0)],
];
const y: Complex[][] = [
  [O, [0, -1]],
  [[0, 1], O],
];
const sx: Complex[][] = [
  [
    [0.5, 0.5],
    [0.5, -0.5],
  ],
  [
    [0.5, -0.5],
    [0.5, 0.5],
  ],
];
const diagonal = (...angles: readonly number[]): Complex[][] =>
  angles.map((angle, row) => angles.map((_, column) => (row === column ? polar(1, angle) : O)));
const withPhase = (matrix: readonly (readonly Complex[])[], angle: number) =>
  matrix.map((row) => row.map((entry) => times(entry, polar(1, angle))));

describe("STANDARD_GATES", () => {
  it.each([
    ["h", "stdgates", [], h],
    ["y", "stdgates", [], y],
    ["z", "stdgates", [], diagonal(0, Math.PI)],
    ["s", "stdgates", [], diagonal(0, Math.PI / 2)],
    ["tdg", "stdgates", [], diagonal(0, -Math.PI / 4)],
    ["sx", "stdgates", [], sx],
    ["p", "stdgates", [a], diagonal(0, a)],
    ["u1", "qelib1", [a], diagonal(0, a)],
    ["rx", "stdgates", [a], rx],
    ["ry", "stdgates", [a], ry],
    ["rz", "stdgates", [a], rz],
    ["U", "builtin2", [a, b, c], u3],
    ["u3", "qelib1", [a, b, c], u3],
    ["u", "qelib1", [a, b, c], u3],
    ["u3", "stdgates", [a, b, c], withPhase(u3, -(b + c) / 2)],
    ["U", "builtin3", [a, b, c], withPhase(u3, a / 2)],
    ["gphase", "builtin3", [a], [[polar(1, a)]]],
    ["crx", "stdgates", [a], controlled(rx)],
    ["cry", "stdgates", [a], controlled(ry)],
    ["crz", "stdgates", [a], controlled(rz)],
    ["ch", "stdgates", [], controlled(h)],
    ["cy", "stdgates", [], controlled(y)],
    ["csx", "qelib1", [], controlled(sx)],
    ["cz", "stdgates", [], diagonal(0, 0, 0, Math.PI)],
    ["cu1", "qelib1", [a], diagonal(0, 0, 0, a)],
    ["cu3", "qelib1", [a, b, c], controlled(u3)],
    ["cu", "stdgates", [a, b, c, d], controlled(withPhase(u3, d))],
    ["rzz", "qelib1", [a], diagonal(-a / 2, a / 2, a / 2, -a / 2)],
  ] as const)("has %s of %s", (name, library, angles, expected) => {
    expectMatrix(matrixOf(name, library, angles), expected);
  });

  it("has the entry (1 + e^(iθ)) / 2 at the top left of U of OpenQASM 3", () => {
    const [[upper] = []] = matrixOf("U", "builtin3", [a, b, c]);
    expect(upper?.[0]).toBeCloseTo((1 + Math.cos(a)) / 2, 12);
    expect(upper?.[1]).toBeCloseTo(Math.sin(a) / 2, 12);
  });

  it.each([
    ["rxx", "qelib1", [1, -1, -1, 1].map(() => -1)],
    ["ryy", "custom", [1, -1, -1, 1]],
  ] as const)("has %s = cos(a/2) - i sin(a/2) P⊗P", (name, library, corners) => {
    // X⊗X turns a state over; Y⊗Y does so too, with a sign where both bits are the same.
    const expected = corners.map((sign, row) =>
      corners.map((_, column): Complex => {
        if (row === column) return [Math.cos(a / 2), 0];
        return row + column === 3 ? [0, sign * Math.sin(a / 2)] : O;
      }),
    );
    expectMatrix(matrixOf(name, library, [a]), expected);
  });

  it.each([
    ["x", "stdgates", [1, 0]],
    ["cx", "stdgates", [0, 3, 2, 1]],
    ["CX", "stdgates", [0, 3, 2, 1]],
    ["swap", "stdgates", [0, 2, 1, 3]],
    ["dcx", "custom", [0, 2, 3, 1]],
    ["ccx", "stdgates", [0, 1, 2, 7, 4, 5, 6, 3]],
    ["cswap", "stdgates", [0, 1, 2, 5, 4, 3, 6, 7]],
    ["c3x", "qelib1", [0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14, 7]],
  ] as const)("turns the states of %s over", (name, library, images) => {
    const expected = images.map((_, row) =>
      images.map((image): Complex => (image === row ? ONE : O)),
    );
    expectMatrix(matrixOf(name, library), expected);
  });

  it.each([
    ["rccx", ["ccx", [0, 1, 2, 7, 4, 5, 6, 3]]],
    ["rc3x", ["c3x", [0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14, 7]]],
  ] as const)("turns the states of %s over, up to their phases", (name, [, images]) => {
    const matrix = matrixOf(name, "qelib1");
    for (const [column, image] of images.entries()) {
      const [re, im] = matrix[image]?.[column] ?? O;
      expect(Math.hypot(re, im)).toBeCloseTo(1, 12);
    }
  });

  it("has Margolus' phases in rccx", () => {
    // On a = 1, b = 0 and c = 1 it is -1; where a and b are 1, it is Y up to a phase.
    const matrix = matrixOf("rccx", "qelib1");
    expect(matrix[5]?.[5]?.[0]).toBeCloseTo(-1, 12);
    expect(matrix[7]?.[3]?.[1]).toBeCloseTo(1, 12);
    expect(matrix[3]?.[7]?.[1]).toBeCloseTo(-1, 12);
  });

  it("has iswap, which exchanges with a phase of i", () => {
    const matrix = matrixOf("iswap", "custom");
    expectMatrix(matrix, [
      [ONE, O, O, O],
      [O, O, [0, 1], O],
      [O, [0, 1], O, O],
      [O, O, O, ONE],
    ]);
  });

  it("makes diagonal gates of steps that are diagonal", () => {
    const names = ["z", "s", "t", "p", "rz", "cz", "cp", "crz", "rzz", "u1", "cu1", "ccz", "cs"];
    for (const gate of STANDARD_GATES.filter(({ name }) => names.includes(name))) {
      for (const step of gate.steps([0.3])) {
        const offDiagonal = step.kind === "unitary" ? step.matrix.slice(2, 6) : [];
        expect([gate.name, step.kind, ...offDiagonal.filter((entry) => entry !== 0)]).toEqual([
          gate.name,
          step.kind === "swap" ? "a diagonal step" : step.kind,
        ]);
      }
    }
  });

  it("has one gate of a name in each library", () => {
    const names = STANDARD_GATES.flatMap(({ name, libraries }) =>
      libraries.map((library) => `${library} ${name}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
