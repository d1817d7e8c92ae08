import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyAll, gate, gates, ghz } from "../../../../test/helpers/quantum/gate-steps.js";
import { commonRefusals, errorOf } from "../../../../test/helpers/quantum/known-states.js";
import {
  circuitOf,
  expectSameAsDense,
  type Operation,
  places,
} from "../../../../test/helpers/quantum/random-circuits.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Matrix2, Step } from "../circuit/circuit.js";
import { H, IDENTITY, multiply, withPhase, X, Y } from "../gates/matrices.js";
import published from "./clifford-circuits.fixture.json" with { type: "json" };
import { createStabilizerSimulator } from "./stabilizer-simulator.js";

const { PI } = Math;
const LIMITS = { all: 4_096, top: 64 };
const S: Matrix2 = [1, 0, 0, 0, 0, 0, 0, 1];
const Z: Matrix2 = [1, 0, 0, 0, 0, 0, -1, 0];

/** Steps that are Clifford, with phases and controls of both values. */
const cliffordCircuit = circuitOf((qubits) =>
  fc
    .record({
      order: places(qubits),
      word: fc.array(fc.constantFrom(H, S), { maxLength: 8 }),
      pauli: fc.constantFrom(IDENTITY, X, Y, Z),
      phase: fc.double({ min: -4, max: 4, noNaN: true }),
      quarters: fc.integer({ min: -9, max: 9 }),
      value: fc.constantFrom(0 as const, 1 as const),
      other: fc.constantFrom(0 as const, 1 as const),
    })
    .chain(({ order, word, pauli, phase, quarters, value, other }): fc.Arbitrary<Operation> => {
      const [target, second] = [order[0]!, order[1]!];
      const controls = [{ qubit: second, value }];
      const own = word.reduce(multiply, IDENTITY);
      return fc.constantFrom<Operation>(
        { kind: "unitary", matrix: withPhase(own, phase), target, controls: [] },
        { kind: "unitary", matrix: withPhase(pauli, (quarters * PI) / 2), target, controls },
        { kind: "phase", angle: (quarters * PI) / 2, controls },
        {
          kind: "phase",
          angle: quarters * PI,
          controls: [...controls, { qubit: target, value: other }],
        },
        { kind: "phase", angle: phase, controls: [] },
        { kind: "swap", targets: [target, second], controls: [] },
        { kind: "measure", qubit: target, outcome: value },
      );
    }),
);

describe("the stabilizer simulator", () => {
  it("agrees with the definition on Clifford circuits", () => {
    fc.assert(
      fc.property(cliffordCircuit, (circuit) => {
        expectSameAsDense(createStabilizerSimulator(circuit.qubits), circuit);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each(published.cases)("agrees with stim on $name", (known) => {
    const simulator = applyAll(createStabilizerSimulator(known.qubits), gates(known.gates));
    const marginals = Array.from({ length: known.qubits }, (_, qubit) => {
      const one = simulator.probabilityOfOne(qubit);
      return one === 0.5 ? "?" : one;
    });
    expect(marginals.join("")).toBe(known.marginalZ);
    for (const signed of known.stabilizers) {
      expect(simulator.expectation(signed.slice(1))).toBe(signed.startsWith("-") ? -1 : 1);
    }
    for (const [pauli, value] of known.expectations) {
      expect(simulator.expectation(String(pauli))).toBe(value);
    }
  });

  it("measures the cat state of 2,000 qubits", () => {
    const simulator = applyAll(createStabilizerSimulator(2_000), ghz(2_000));
    const all = Array.from({ length: 2_000 }, (_, qubit) => qubit);
    const ends = ["0".repeat(2_000), "1".repeat(2_000)];
    const { outcomes, restMass } = simulator.distribution(all, LIMITS);
    expect([...outcomes].toSorted()).toEqual(ends.map((end) => [end, 0.5]));
    expect(restMass).toBe(0);
    const counts = simulator.sample(all, 10_000, seededRandom("cat"));
    expect([...counts.keys()].toSorted()).toEqual(ends);
    expect(Math.abs((counts.get(ends[0]!) ?? 0) - 5_000)).toBeLessThan(250);
    const copy = simulator.clone();
    copy.project(1_000, 1);
    expect(copy.distribution(all, LIMITS).outcomes).toEqual(new Map([[ends[1], 1]]));
    expect(simulator.probabilityOfOne(0)).toBe(0.5);
    expect(() => copy.project(7, 0)).toThrow(RangeError);
  });

  it("lists all outcomes up to the bound, and some of them above it", () => {
    const all = Array.from({ length: 13 }, (_, qubit) => qubit);
    const simulator = applyAll(
      createStabilizerSimulator(13),
      all.flatMap((qubit) => gate("h", [qubit])),
    );
    const every = simulator.distribution(all.slice(1), LIMITS);
    expect(every.outcomes.size).toBe(4_096);
    expect(every.restMass).toBe(0);
    const some = simulator.distribution(all, LIMITS);
    expect(some.outcomes.size).toBe(64);
    expect(new Set(some.outcomes.values())).toEqual(new Set([1 / 8_192]));
    expect(some.restMass).toBe(1 - 64 / 8_192);
    expect(simulator.distribution([], LIMITS)).toEqual({
      outcomes: new Map([["", 1]]),
      restMass: 0,
    });
  });

  it("draws evenly from the outcomes that there are", () => {
    const simulator = applyAll(
      createStabilizerSimulator(4),
      gates("h 0; h 1; cx 0,2; cx 1,2; x 3"),
    );
    const counts = simulator.sample([3, 2, 1, 0], 40_000, seededRandom("parity"));
    expect([...counts.keys()].toSorted()).toEqual(["1000", "1011", "1101", "1110"]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  });

  commonRefusals(createStabilizerSimulator, 2_000);

  const refused: [string, Step[]][] = [
    ["phase of 0.7853981633974483 with 1 control", gate("t", [0])],
    ["unitary", gate("rz", [0], 0.1)],
    ["unitary", gate("rx", [0], PI / 2 + 1e-8)],
    ["unitary with 2 controls", gate("ccx", [0, 1, 2])],
    ["unitary with 1 control", gate("ch", [0, 1])],
    ["unitary with 1 control", gate("crz", [0, 1], PI / 2)],
    ["swap with 1 control", gate("cswap", [0, 1, 2])],
    ["phase of 3.141592653589793 with 3 controls", gate("ccz", [0, 1, 2])],
    ["phase of 1.5707963267948966 with 2 controls", gate("cs", [0, 1])],
  ];
  it.each(refused)("refuses a %s", (name, steps) => {
    const simulator = createStabilizerSimulator(3);
    const error = errorOf(() => applyAll(simulator, steps));
    expect(error).toMatchObject({ code: "not_clifford", figures: { step: name } });
    expect(error.message).toBe(
      `the stabilizer engine takes Clifford gates alone; a ${name} is none`,
    );
  });

  it.each<[string, Step[], string, number]>([
    ["rz(π/2)", [...gate("h", [0]), ...gate("rz", [0], PI / 2)], "Y", 1],
    ["rz(π/2), a hair off", [...gate("h", [0]), ...gate("rz", [0], PI / 2 + 5e-13)], "Y", 1],
    ["u3(π/2, 0, π)", gate("u3", [0], PI / 2, 0, PI), "X", 1],
    ["sx", gate("sx", [0]), "Y", -1],
    ["ry(-π/2)", gate("ry", [0], -PI / 2), "X", -1],
    ["p(7π)", [...gate("h", [0]), ...gate("p", [0], 7 * PI)], "X", -1],
    ["crz(2π)", [...gate("h", [0]), ...gate("crz", [0, 1], 2 * PI)], "XI", -1],
    ["crx(π)", [...gate("h", [0]), ...gate("crx", [0, 1], PI)], "YX", -1],
  ])("takes %s for what it is", (_, steps, pauli, expected) => {
    const simulator = applyAll(createStabilizerSimulator(pauli.length), steps);
    expect(simulator.expectation(pauli)).toBe(expected);
  });
});
