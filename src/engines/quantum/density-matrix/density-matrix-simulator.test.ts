import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DensityReference,
  type MixedOperation,
} from "../../../../test/helpers/quantum/density-reference.js";
import { applyAll, gate, gates, ghz } from "../../../../test/helpers/quantum/gate-steps.js";
import { commonRefusals, knownStates } from "../../../../test/helpers/quantum/known-states.js";
import {
  anyCircuit,
  expectSameAsDense,
  type Operation,
} from "../../../../test/helpers/quantum/random-circuits.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import {
  createDensityMatrixSimulator,
  type DensityMatrixSimulator,
} from "./density-matrix-simulator.js";
import type { Channel } from "./noise.js";

const LIMITS = { all: 4_096, top: 64 };
const channel: fc.Arbitrary<Channel> = fc.record({
  kind: fc.constantFrom("depolarizing", "amplitude-damping", "phase-damping"),
  probability: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
});
/** What a circuit of `anyCircuit` has in between: at which part of its length, and on which qubit, counted around. */
const disturbance = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  from: fc.nat(5),
  what: fc.oneof(channel, channel, fc.constantFrom("dephase" as const, "reset" as const)),
});
const disturbedCircuit = fc
  .tuple(anyCircuit, fc.array(disturbance, { minLength: 1, maxLength: 12 }))
  .map(([circuit, disturbances]) => {
    const operations: (Operation | MixedOperation)[] = [...circuit.operations];
    for (const { place, from, what } of disturbances) {
      const qubit = from % circuit.qubits;
      const added: MixedOperation =
        typeof what === "string"
          ? { kind: what, qubit }
          : { kind: "channel", channel: what, qubit };
      operations.splice(Math.round(place * operations.length), 0, added);
    }
    return { ...circuit, operations };
  });

function run(
  simulator: DensityMatrixSimulator,
  reference: DensityReference,
  operations: readonly (Operation | MixedOperation)[],
): void {
  for (const operation of operations) {
    if (operation.kind !== "measure") {
      reference.apply(operation);
      applyMixed(simulator, operation);
      continue;
    }
    const { qubit } = operation;
    const one = reference.marginal([qubit]).get("1")!;
    expect(simulator.probabilityOfOne(qubit)).toBeCloseTo(one, 10);
    const outcome = one > 0.5 ? 1 : 0;
    reference.project(qubit, outcome);
    simulator.project(qubit, outcome);
  }
}

function applyMixed(simulator: DensityMatrixSimulator, operation: MixedOperation): void {
  switch (operation.kind) {
    case "channel":
      simulator.applyChannel(operation.channel, operation.qubit);
      break;
    case "dephase":
      simulator.dephase(operation.qubit);
      break;
    case "reset":
      simulator.reset(operation.qubit);
      break;
    default:
      simulator.apply(operation);
  }
}

/** Every Pauli string of so many qubits. */
function paulis(qubits: number): string[] {
  if (qubits === 0) return [""];
  return paulis(qubits - 1).flatMap((rest) => [..."IXYZ"].map((letter) => rest + letter));
}

/** Its expectations in X, Y and Z, which say all about one qubit. */
function blochVector(simulator: DensityMatrixSimulator): number[] {
  return ["X", "Y", "Z"].map((pauli) => simulator.expectation(pauli));
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [at, one] of found.entries()) expect(one).toBeCloseTo(expected[at]!, 12);
}

describe("the density matrix simulator", () => {
  it("agrees with the definition of pure states on circuits of all kinds", () => {
    fc.assert(
      fc.property(anyCircuit, (circuit) => {
        const simulator = createDensityMatrixSimulator(circuit.qubits);
        expectSameAsDense(simulator, circuit);
        expect(simulator.purity()).toBeCloseTo(1, 10);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("agrees with sums over Kraus operators on circuits of all kinds", () => {
    fc.assert(
      fc.property(disturbedCircuit, ({ qubits, operations, measured, pauli }) => {
        const simulator = createDensityMatrixSimulator(qubits);
        const reference = new DensityReference(qubits);
        run(simulator, reference, operations);
        const { outcomes, restMass } = simulator.distribution(measured, LIMITS);
        for (const [key, probability] of reference.marginal(measured)) {
          expect(outcomes.get(key) ?? 0).toBeCloseTo(probability, 10);
        }
        expect(restMass).toBeCloseTo(0, 10);
        // Together they are every entry: a part that is not Hermitian would add to the squares alone.
        const strings = qubits < 4 ? paulis(qubits) : [pauli];
        for (const one of strings) {
          expect(simulator.expectation(one)).toBeCloseTo(reference.expectation(one), 10);
        }
        expect(simulator.purity()).toBeCloseTo(reference.squares(), 10);
      }),
      { numRuns: 120, seed: 2 },
    );
  });

  it("keeps its trace at 1 and stays Hermitian, and is never purer than pure", () => {
    fc.assert(
      fc.property(disturbedCircuit, ({ qubits, operations }) => {
        fc.pre(qubits < 4);
        const simulator = createDensityMatrixSimulator(qubits);
        const mixed = operations.filter((one) => one.kind !== "measure");
        for (const operation of mixed) applyMixed(simulator, operation);
        expect(simulator.expectation("I".repeat(qubits))).toBeCloseTo(1, 12);
        const squares = paulis(qubits).map((pauli) => simulator.expectation(pauli) ** 2);
        const purity = simulator.purity();
        // tr(ρ²) of what is Hermitian in ρ; any other part would make the purity larger.
        expect(purity).toBeCloseTo(squares.reduce((sum, one) => sum + one, 0) / 2 ** qubits, 12);
        expect(purity).toBeLessThanOrEqual(1);
        expect(purity).toBeGreaterThanOrEqual(2 ** -qubits - 1e-12);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  knownStates(createDensityMatrixSimulator, 9);
  commonRefusals(createDensityMatrixSimulator, 12);

  it("keeps all entries of the matrix, at 16 bytes each", () => {
    expect(createDensityMatrixSimulator(0).memoryBytes()).toBe(16);
    expect(createDensityMatrixSimulator(12).memoryBytes()).toBe(256 * 2 ** 20);
  });

  it("does any number of steps", () => {
    const simulator = createDensityMatrixSimulator(1);
    for (let turn = 0; turn < 1_000; turn++) applyAll(simulator, gate("ry", [0], 0.1));
    expectClose(blochVector(simulator), [Math.sin(100), 0, Math.cos(100)]);
  });

  it("leaves its copies alone, and they leave it", () => {
    const simulator = applyAll(createDensityMatrixSimulator(2), gates("h 0; cx 0,1"));
    const copy = simulator.clone();
    copy.dephase(0);
    expect(copy.expectation("XX")).toBeCloseTo(0, 12);
    expect(simulator.expectation("XX")).toBeCloseTo(1, 12);
  });
});

describe("the channels of the density matrix simulator", () => {
  // From outside of all planes and axes, so that no entry of ρ is 0.
  const tilted = () => applyAll(createDensityMatrixSimulator(1), gate("u3", [0], 0.7, 0.4, 0));
  const before: readonly [number, number, number] = [
    Math.sin(0.7) * Math.cos(0.4),
    Math.sin(0.7) * Math.sin(0.4),
    Math.cos(0.7),
  ];

  it.each<[Channel["kind"], (x: number, y: number, z: number) => readonly number[]]>([
    ["depolarizing", (x, y, z) => [0.7 * x, 0.7 * y, 0.7 * z]],
    ["amplitude-damping", (x, y, z) => [Math.sqrt(0.7) * x, Math.sqrt(0.7) * y, 1 - 0.7 * (1 - z)]],
    ["phase-damping", (x, y, z) => [Math.sqrt(0.7) * x, Math.sqrt(0.7) * y, z]],
  ])("moves the Bloch vector as %s of 0.3 does", (kind, after) => {
    const simulator = tilted();
    simulator.applyChannel({ kind, probability: 0.3 }, 0);
    expectClose(blochVector(simulator), after(...before));
    simulator.applyChannel({ kind, probability: 0 }, 0);
    expectClose(blochVector(simulator), after(...before));
  });

  it.each<[Channel["kind"], readonly number[]]>([
    ["depolarizing", [0, 0, 0]],
    ["amplitude-damping", [0, 0, 1]],
    ["phase-damping", [0, 0, before[2]]],
  ])("leaves nothing for another %s to do after one of 1", (kind, left) => {
    const simulator = tilted();
    simulator.applyChannel({ kind, probability: 1 }, 0);
    expectClose(blochVector(simulator), left);
  });

  it("forgets a phase by a measurement that nobody reads, and all by a reset", () => {
    const simulator = tilted();
    simulator.dephase(0);
    expectClose(blochVector(simulator), [0, 0, before[2]]);
    simulator.reset(0);
    expectClose(blochVector(simulator), [0, 0, 1]);
    expect(simulator.purity()).toBeCloseTo(1, 12);
  });

  it("takes channels on a qubit in their order", () => {
    const depolarizing: Channel = { kind: "depolarizing", probability: 1 };
    const damping: Channel = { kind: "amplitude-damping", probability: 0.5 };
    const first = tilted();
    first.applyChannel(depolarizing, 0);
    first.applyChannel(damping, 0);
    expectClose(blochVector(first), [0, 0, 0.5]);
    const last = tilted();
    last.applyChannel(damping, 0);
    last.applyChannel(depolarizing, 0);
    expectClose(blochVector(last), [0, 0, 0]);
  });

  it("knows a Bell state whose qubits are both depolarized", () => {
    const p = 0.2;
    const simulator = applyAll(createDensityMatrixSimulator(2), gates("h 0; cx 0,1"));
    for (const qubit of [0, 1]) {
      simulator.applyChannel({ kind: "depolarizing", probability: p }, qubit);
    }
    // (1 - p)² of the state is left, the rest is I/4: each qubit that is depolarized takes the other with it.
    const left = (1 - p) ** 2;
    expectClose(
      ["XX", "YY", "ZZ", "ZI", "XI"].map((pauli) => simulator.expectation(pauli)),
      [left, -left, left, 0, 0],
    );
    expect(simulator.purity()).toBeCloseTo((1 + 3 * left ** 2) / 4, 12);
    const { outcomes } = simulator.distribution([0, 1], LIMITS);
    expect(outcomes.get("00")).toBeCloseTo((1 + left) / 4, 12);
    expect(outcomes.get("10")).toBeCloseTo((1 - left) / 4, 12);
    const counts = simulator.sample([0, 1], 40_000, seededRandom("bell"));
    // Within five standard deviations of a binomial distribution.
    expect(Math.abs(counts.get("01")! - 40_000 * 0.09)).toBeLessThan(5 * Math.sqrt(3_600 * 0.91));
    simulator.project(0, 1);
    expect(simulator.probabilityOfOne(1)).toBeCloseTo((1 + left) / 2, 12);
  });

  it("mixes the rest of a cat state when one of its qubits is reset", () => {
    const simulator = applyAll(createDensityMatrixSimulator(3), ghz(3));
    simulator.reset(1);
    const { outcomes } = simulator.distribution([0, 1, 2], LIMITS);
    expect([...outcomes.keys()].toSorted()).toEqual(["000", "101"]);
    expect(simulator.expectation("XIX")).toBeCloseTo(0, 12);
    expect(simulator.purity()).toBeCloseTo(0.5, 12);
  });
});
