import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyAll, gate } from "../../../../test/helpers/quantum/gate-steps.js";
import {
  basisStateRefusals,
  commonRefusals,
  errorOf,
  knownStates,
} from "../../../../test/helpers/quantum/known-states.js";
import { anyCircuit, expectSameAsDense } from "../../../../test/helpers/quantum/random-circuits.js";
import { createSparseSimulator } from "./sparse-simulator.js";

describe("the sparse simulator", () => {
  it("agrees with the definition on circuits of all kinds", () => {
    fc.assert(
      fc.property(anyCircuit, (circuit) => {
        expectSameAsDense(createSparseSimulator(circuit.qubits), circuit);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  knownStates(createSparseSimulator, 48);
  commonRefusals(createSparseSimulator, 48);
  basisStateRefusals(createSparseSimulator);

  it("forgets amplitudes that cancel out", () => {
    const simulator = createSparseSimulator(20);
    const bytes = simulator.memoryBytes();
    const all = Array.from({ length: 20 }, (_, qubit) => gate("h", [qubit])).flat();
    applyAll(simulator, [...all, ...all]);
    expect(simulator.amplitude?.("0".repeat(20))[0]).toBeCloseTo(1, 12);
    expect(simulator.distribution([0, 19], { all: 4, top: 4 }).outcomes.size).toBe(1);
    applyAll(simulator, gate("h", [0]));
    expect(simulator.memoryBytes()).toBeLessThanOrEqual(2 * bytes);
  });

  it("keeps 2^20 amplitudes, and refuses the step that would make more", () => {
    const simulator = createSparseSimulator(21);
    for (let qubit = 0; qubit < 20; qubit++) applyAll(simulator, gate("h", [qubit]));
    const error = errorOf(() => applyAll(simulator, gate("h", [20])));
    expect(error).toMatchObject({ code: "too_many_nonzeros", figures: { nonzerosMax: 1_048_576 } });
    expect(error.message).toContain("1048576");
    expect(simulator.probabilityOfOne(20)).toBe(0);
    expect(simulator.probabilityOfOne(7)).toBeCloseTo(0.5, 9);
  });
});
