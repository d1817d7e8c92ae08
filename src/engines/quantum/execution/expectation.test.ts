import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DenseReference } from "../../../../test/helpers/quantum/dense-reference.js";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import {
  anyProgram,
  call,
  circuitWith,
  measure,
} from "../../../../test/helpers/quantum/random-programs.js";
import { expectation } from "./expectation.js";

const ENGINES = ["statevector", "density-matrix", "mps"] as const;
const SEED = "seed";

describe("expectation", () => {
  it.each(ENGINES)(
    "is that of the definition on %s, before the measurements at the end",
    (engine) => {
      fc.assert(
        fc.property(anyProgram, fc.constantFrom("XYZ", "ZIX", "YYI"), (program, letters) => {
          const gates = program.instructions.filter(({ kind }) => kind === "gate");
          const { qubits } = program;
          const dense = new DenseReference(qubits);
          for (const one of gates) {
            for (const step of one.kind === "gate" ? one.steps : []) dense.apply(step);
          }
          const pauli = letters.padEnd(qubits, "Z");
          const other = "I".repeat(qubits);
          const found = expectation(circuitWith(qubits, 1, [...gates, measure(0, 0)]), {
            engine,
            seed: SEED,
            observables: [
              { pauli, coefficient: -1.5 },
              { pauli: other, coefficient: 0.25 },
            ],
          });
          const value = dense.expectation(pauli);
          expect(found.value).toBeCloseTo(0.25 - 1.5 * value, 10);
          expect(found.terms).toEqual([
            { pauli, coefficient: -1.5, value: expect.closeTo(value, 10) },
            { pauli: other, coefficient: 0.25, value: expect.closeTo(1, 10) },
          ]);
          expect(found).toMatchObject({ engine, isSampled: false, warnings: [] });
        }),
        { numRuns: 100, seed: 1 },
      );
    },
  );

  it("averages over measurements within the circuit, and says so", () => {
    const circuit = circuitWith(2, 1, [
      call("ry", [0], 1),
      call("cx", [0, 1]),
      measure(0, 0),
      call("h", [0]),
    ]);
    for (const engine of [...ENGINES, "sparse"] as const) {
      const found = expectation(circuit, {
        engine,
        seed: SEED,
        observables: [
          { pauli: "XZ", coefficient: 1 },
          { pauli: "XI", coefficient: 1 },
        ],
      });
      expect(found.terms.map(({ value }) => value)).toEqual([
        expect.closeTo(1, 10),
        expect.closeTo(Math.cos(1), 10),
      ]);
      expect(found.warnings).toEqual([
        "the expectation is the average over the outcomes of measurements and resets within the circuit",
      ]);
    }
  });

  it("takes noise", () => {
    const found = expectation(circuitWith(1, 0, [call("x", [0])]), {
      engine: "auto",
      seed: SEED,
      observables: [{ pauli: "Z", coefficient: 2 }],
      noise: { depolarizing: 0.25, readout: 0.4 },
    });
    expect(found.engine).toBe("density-matrix");
    expect(found.value).toBeCloseTo(-1.5, 12);
  });

  it("tells what a matrix product state gave up", () => {
    const circuit = circuitWith(2, 0, [call("h", [0]), call("cx", [0, 1])]);
    const observables = [{ pauli: "XX", coefficient: 1 }];
    const found = expectation(circuit, { engine: "mps", seed: SEED, observables });
    expect(found.truncation).toEqual({ error: 0, fidelityMin: 1, bondLargest: 2 });
    expect(found.memoryBytes).toBeGreaterThan(0);
  });

  it("refuses a Pauli string that is none", () => {
    const observables = [{ pauli: "ZQ", coefficient: 1 }];
    const error = errorOf(() =>
      expectation(circuitWith(2, 0, []), { engine: "auto", seed: SEED, observables }),
    );
    expect(error).toMatchObject({ code: "invalid_pauli", figures: { qubits: 2, length: 2 } });
  });
});
