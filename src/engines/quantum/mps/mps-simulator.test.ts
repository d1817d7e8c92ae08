import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DenseReference } from "../../../../test/helpers/quantum/dense-reference.js";
import { applyAll, bitsOf, gate, ghz } from "../../../../test/helpers/quantum/gate-steps.js";
import {
  basisStateRefusals,
  commonRefusals,
  errorOf,
  knownStates,
} from "../../../../test/helpers/quantum/known-states.js";
import { anyCircuit, expectSameAsDense } from "../../../../test/helpers/quantum/random-circuits.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { createMpsSimulator } from "./mps-simulator.js";

/** Layers of turns and entangling gates, which need all the bonds there can be. */
function entangling(qubits: number, layers: number): Step[] {
  const random = seededRandom("entangling");
  const steps: Step[] = [];
  for (let layer = 0; layer < layers; layer++) {
    for (let qubit = 0; qubit < qubits; qubit++) {
      steps.push(...gate("u3", [qubit], random.next() * 3, random.next() * 6, random.next() * 6));
    }
    for (let qubit = layer % 2; qubit + 1 < qubits; qubit += 2) {
      steps.push(...gate("cx", [qubit, qubit + 1]));
    }
  }
  return steps;
}

function fidelity(qubits: number, steps: readonly Step[], bondMax: number) {
  const simulator = applyAll(createMpsSimulator(qubits, { bondMax }), steps);
  const exact = new DenseReference(qubits);
  for (const step of steps) exact.apply(step);
  let [re, im, norm] = [0, 0, 0];
  for (let index = 0; index < 2 ** qubits; index++) {
    const [a, ai] = simulator.amplitude!(bitsOf(index, qubits));
    const [b, bi] = exact.amplitude(bitsOf(index, qubits));
    re += a * b + ai * bi;
    im += a * bi - ai * b;
    norm += a * a + ai * ai;
  }
  return { fidelity: re * re + im * im, norm, ...simulator.truncation() };
}

describe("the mps simulator", () => {
  it("agrees with the definition on circuits of all kinds", () => {
    fc.assert(
      fc.property(anyCircuit, (circuit) => {
        expectSameAsDense(createMpsSimulator(circuit.qubits), circuit);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  knownStates(createMpsSimulator, 60);
  commonRefusals(createMpsSimulator, 60);
  basisStateRefusals(createMpsSimulator);

  it("is exact where the bonds suffice", () => {
    const exact = fidelity(10, entangling(10, 12), 32);
    expect(exact.bondLargest).toBe(32);
    expect(exact.error).toBeLessThan(1e-20);
    expect(exact.fidelity).toBeCloseTo(1, 11);
  });

  it("keeps within the bound of its bonds, and of the fidelity that it states", () => {
    const truncated = fidelity(10, entangling(10, 6), 6);
    expect(truncated.bondLargest).toBe(6);
    expect(truncated.norm).toBeCloseTo(1, 12);
    expect(truncated.error).toBeGreaterThan(1e-6);
    expect(truncated.fidelity).toBeGreaterThan(truncated.fidelityMin);
    expect(truncated.fidelity).toBeLessThan(1 - 1e-6);
  });

  it("needs no bonds after a measurement of what they were for", () => {
    const simulator = applyAll(createMpsSimulator(60), ghz(60));
    expect(simulator.truncation().bondLargest).toBe(2);
    const bytes = simulator.memoryBytes();
    simulator.project(30, 1);
    expect(simulator.truncation().bondLargest).toBe(1);
    expect(simulator.memoryBytes()).toBeLessThan(bytes);
  });

  it("lists outcomes and draws shots of 60 qubits that are all random", () => {
    const all = Array.from({ length: 60 }, (_, qubit) => qubit);
    const simulator = applyAll(
      createMpsSimulator(60),
      all.flatMap((qubit) => gate("h", [qubit])),
    );
    const { outcomes, restMass } = simulator.distribution(all, { all: 4_096, top: 64 });
    expect(outcomes.size).toBe(64);
    expect([...outcomes.values()].every((p) => Math.abs(p * 2 ** 60 - 1) < 1e-9)).toBe(true);
    expect(restMass).toBeCloseTo(1, 12);
    const counts = simulator.sample(all, 1_000, seededRandom("shots"));
    expect(counts.size).toBe(1_000);
    const ones = [...counts.keys()].filter((outcome) => outcome[59] === "1").length;
    expect(Math.abs(ones - 500)).toBeLessThan(80);
  });

  it("ends when the time is over", () => {
    let asked = 0;
    const simulator = createMpsSimulator(4, { isOver: () => ++asked > 5 });
    const error = errorOf(() => applyAll(simulator, ghz(4)));
    expect(error).toMatchObject({ code: "timeout", figures: { qubits: 4 } });
    expect(error.message).toBe("the time of the simulation is over");
  });
});
