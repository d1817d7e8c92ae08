import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DenseReference } from "../../../../test/helpers/quantum/dense-reference.js";
import { applyAll, gate, gates } from "../../../../test/helpers/quantum/gate-steps.js";
import {
  basisStateRefusals,
  commonRefusals,
  knownStates,
} from "../../../../test/helpers/quantum/known-states.js";
import { anyCircuit, expectSameAsDense } from "../../../../test/helpers/quantum/random-circuits.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { STANDARD_GATES } from "../gates/standard-gates.js";
import { createStateVectorSimulator } from "./state-vector-simulator.js";

describe("the state vector simulator", () => {
  it("agrees with the definition on circuits of all kinds", () => {
    fc.assert(
      fc.property(anyCircuit, (circuit) => {
        expectSameAsDense(createStateVectorSimulator(circuit.qubits), circuit);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it.each([2_047, 2_048, 2_049, 10_000])("does %i steps that nobody asks about", (count) => {
    const steps = anySteps(5, count);
    const simulator = applyAll(createStateVectorSimulator(5), steps);
    const dense = new DenseReference(5);
    for (const step of steps) dense.apply(step);
    for (const bits of ["00000", "10010", "11111"]) {
      const [re, im] = simulator.amplitude?.(bits) ?? [];
      const [expectedRe, expectedIm] = dense.amplitude(bits);
      expect(re).toBeCloseTo(expectedRe, 11);
      expect(im).toBeCloseTo(expectedIm, 11);
    }
    const { outcomes } = simulator.distribution([0, 1, 2, 3, 4], { all: 32, top: 1 });
    expect([...outcomes.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 11);
  });

  it("projects onto either outcome, at norm 1", () => {
    const turned = [...gate("ry", [0], 0.7), ...gates("cx 0,1; h 2")];
    for (const outcome of [0, 1] as const) {
      const simulator = applyAll(createStateVectorSimulator(3), turned);
      simulator.project(1, outcome);
      const { outcomes } = simulator.distribution([0, 1, 2], { all: 8, top: 1 });
      expect([...outcomes.keys()].toSorted()).toEqual([
        `${outcome}${outcome}0`,
        `${outcome}${outcome}1`,
      ]);
      for (const probability of outcomes.values()) expect(probability).toBeCloseTo(0.5, 14);
      expect(() => simulator.project(0, outcome === 1 ? 0 : 1)).toThrow(RangeError);
      expect(simulator.probabilityOfOne(0)).toBeCloseTo(outcome, 14);
    }
  });

  it("says which qubit cannot be projected", () => {
    const simulator = createStateVectorSimulator(3);
    expect(() => simulator.project(2, 1)).toThrow("qubit 2 is never 1");
    expect(simulator.amplitude?.("000")).toEqual([1, 0]);
  });

  it("makes copies that go their own ways, with what waits and with their phases", () => {
    const simulator = applyAll(createStateVectorSimulator(2), gates("h 0; t 0; s 1"));
    applyAll(simulator, gate("rz", [1], 0.8));
    const copy = simulator.clone();
    expect(copy.amplitude?.("10")).toEqual(simulator.amplitude?.("10"));
    const before = simulator.amplitude?.("10");
    applyAll(copy, gates("h 0; cx 0,1; y 1"));
    copy.project(1, 1);
    expect(simulator.amplitude?.("10")).toEqual(before);
    applyAll(simulator, gates("x 1"));
    expect(simulator.probabilityOfOne(1)).toBeCloseTo(1, 14);
    expect(copy.probabilityOfOne(1)).toBeCloseTo(1, 14);
    copy.apply(gate("x", [1])[0]!);
    expect(simulator.probabilityOfOne(1)).toBeCloseTo(1, 14);
  });

  it("gives the outcomes of some qubits in another order with their characters in that order", () => {
    const simulator = applyAll(createStateVectorSimulator(4), anySteps(4, 40));
    const all = simulator.distribution([0, 1, 2, 3], { all: 16, top: 1 }).outcomes;
    const some = simulator.distribution([3, 0, 2], { all: 8, top: 1 }).outcomes;
    for (const [outcome, probability] of some) {
      const [three, zero, two] = outcome;
      const sum = ["0", "1"].map((one) => all.get(`${zero}${one}${two}${three}`) ?? 0);
      expect(probability).toBeCloseTo(sum[0]! + sum[1]!, 14);
    }
    const drawn = simulator.sample([3, 0, 2], 40_000, seededRandom("order"));
    for (const [outcome, probability] of some) {
      const spread = 5 * Math.sqrt(40_000 * probability * (1 - probability));
      expect(Math.abs((drawn.get(outcome) ?? 0) - 40_000 * probability)).toBeLessThan(spread + 1);
    }
    expect(simulator.sample([3, 0, 2], 40_000, seededRandom("order"))).toEqual(drawn);
  });

  it("takes 16 bytes for each amplitude", () => {
    expect(createStateVectorSimulator(10).memoryBytes()).toBe(16 * 1_024);
    expect(createStateVectorSimulator(0).memoryBytes()).toBe(16);
  });

  knownStates(createStateVectorSimulator, 16);
  commonRefusals(createStateVectorSimulator, 24);
  basisStateRefusals(createStateVectorSimulator);
});

/** Steps of gates that the standard libraries have, on any qubits and with any angles. */
function anySteps(qubits: number, count: number): Step[] {
  const random = seededRandom("steps");
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  const known = STANDARD_GATES.filter((one) => one.qubits > 0 && one.qubits <= qubits);
  const steps: Step[] = [];
  while (steps.length < count) {
    const { name, params, qubits: operands } = random.pick(known);
    const angles = Array.from({ length: params }, () => 2 * Math.PI * random.next());
    steps.push(...gate(name, random.shuffle(all).slice(0, operands), ...angles));
  }
  return steps.slice(0, count);
}
