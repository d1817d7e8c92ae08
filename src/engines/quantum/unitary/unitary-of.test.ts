import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gate } from "../../../../test/helpers/quantum/gate-steps.js";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import { anyCircuit } from "../../../../test/helpers/quantum/random-circuits.js";
import {
  distanceOf,
  unitaryOf as referenceUnitaryOf,
} from "../../../../test/helpers/quantum/reference-simulator.js";
import type { Circuit, Instruction, Step } from "../circuit/circuit.js";
import { readQasm } from "../qasm/read-qasm.js";
import { type UnitaryMatrix, unitaryOf } from "./unitary-of.js";

const AT = { line: 3, column: 5 };

function circuitOf(qubits: number, instructions: readonly Instruction[]): Circuit {
  const registers = { qubitRegisters: [], bitRegisters: [] };
  return { version: 3, qubits, clbits: 1, ...registers, instructions };
}

function gateCall(steps: readonly Step[]): Instruction {
  return { kind: "gate", name: "some", params: [], qubits: [], steps, ...AT };
}

function columnsOf({ dimension, re, im }: UnitaryMatrix) {
  const entries = Array.from({ length: dimension }, (_, at) => at);
  return entries.map((column) => ({
    re: Float64Array.from(entries, (row) => re[row * dimension + column]!),
    im: Float64Array.from(entries, (row) => im[row * dimension + column]!),
  }));
}

describe("unitaryOf", () => {
  it("agrees with the definition on steps of all kinds, global phase included", () => {
    fc.assert(
      fc.property(anyCircuit, ({ qubits, operations }) => {
        const steps = operations.filter((one) => one.kind !== "measure");
        const circuit = circuitOf(
          qubits,
          steps.map((step) => gateCall([step])),
        );
        const columns = columnsOf(unitaryOf(circuit));
        const reference = referenceUnitaryOf(circuit);
        expect(distanceOf(columns, reference, { upToPhase: false })).toBeLessThan(1e-12);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("is exact and unitary after thousands of steps", () => {
    const turns = Array.from({ length: 1_000 }, (_, at) => [
      ...gate("u3", [at % 3], at, at * 2, at * 3),
      ...gate("crz", [at % 3, (at + 1) % 3], at),
      ...gate("cx", [(at + 1) % 3, at % 3]),
    ]).flat();
    const circuit = circuitOf(3, [gateCall(turns)]);
    const columns = columnsOf(unitaryOf(circuit));
    const reference = referenceUnitaryOf(circuit);
    expect(distanceOf(columns, reference, { upToPhase: false })).toBeLessThan(1e-11);
    for (const [i, left] of columns.entries()) {
      for (const [j, right] of columns.entries()) {
        let [re, im] = [0, 0];
        for (const [row, x] of left.re.entries()) {
          re += x * right.re[row]! + left.im[row]! * right.im[row]!;
          im += x * right.im[row]! - left.im[row]! * right.re[row]!;
        }
        expect(re).toBeCloseTo(i === j ? 1 : 0, 12);
        expect(im).toBeCloseTo(0, 12);
      }
    }
  });

  it("numbers rows and columns with qubit 0 as their lowest bit, row by row", () => {
    const { dimension, re, im } = unitaryOf(
      circuitOf(2, [gateCall([...gate("cx", [0, 1]), ...gate("s", [1])])]),
    );
    expect(dimension).toBe(4);
    const rows = (part: Float64Array) =>
      [0, 4, 8, 12].map((from) => [...part.slice(from, from + 4)].map((x) => Number(x.toFixed(9))));
    expect(rows(re)).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(rows(im)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
    ]);
  });

  it("has a phase alone where there are no qubits, and 1 for no instructions", () => {
    const { dimension, re, im } = unitaryOf(circuitOf(0, [gateCall(gate("gphase", [], 0.3))]));
    expect(dimension).toBe(1);
    expect(re[0]).toBeCloseTo(Math.cos(0.3), 12);
    expect(im[0]).toBeCloseTo(Math.sin(0.3), 12);
    expect(unitaryOf(circuitOf(1, [])).re).toEqual(Float64Array.of(1, 0, 0, 1));
  });

  it("leaves barriers out", () => {
    const circuit = circuitOf(1, [{ kind: "barrier", qubits: [0], ...AT }]);
    expect(unitaryOf(circuit).re).toEqual(Float64Array.of(1, 0, 0, 1));
  });

  it.each([
    ["measure", "a measurement", "c[0] = measure q[0];"],
    ["reset", "a reset", "reset q[0];"],
    ["if", "a condition", "if (c[0]) x q[0];"],
  ])("refuses %s", (kind, name, statement) => {
    const { circuit } = readQasm(
      `OPENQASM 3.0; include "stdgates.inc";\nqubit[1] q; bit[1] c; x q[0];\n  ${statement}`,
    );
    const error = errorOf(() => unitaryOf(circuit!));
    expect(error).toMatchObject({ code: "not_unitary", figures: { kind, line: 3, column: 3 } });
    expect(error.message).toBe(
      `a circuit has a unitary where all it does is gates; line 3 has ${name}`,
    );
  });

  it("takes ten qubits and refuses more", () => {
    expect(unitaryOf(circuitOf(10, [])).dimension).toBe(1_024);
    const error = errorOf(() => unitaryOf(circuitOf(11, [])));
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: 11, most: 10 } });
    expect(error.message).toBe("the unitary engine takes at most 10 qubits; these are 11");
  });
});
