import { expect, it } from "vitest";
import { seededRandom } from "../../../src/engines/math/seeded-random/seeded-random.js";
import type { Simulator } from "../../../src/engines/quantum/simulator/simulator.js";
import { SimulatorError } from "../../../src/engines/quantum/simulator/simulator-error.js";
import { applyAll, bitsOf, fourierTransform, gate, ghz, wState } from "./gate-steps.js";

const LIMITS = { all: 4_096, top: 64 };

/** States in closed form, as large as an engine for any step takes them. */
export function knownStates(create: (qubits: number) => Simulator, most: number): void {
  const all = Array.from({ length: most }, (_, qubit) => qubit);

  it(`knows the cat state of ${most} qubits, before and after a measurement`, () => {
    const simulator = applyAll(create(most), ghz(most));
    const { outcomes, restMass } = simulator.distribution(all, LIMITS);
    expect([...outcomes.keys()].toSorted()).toEqual(["0".repeat(most), "1".repeat(most)]);
    for (const probability of outcomes.values()) expect(probability).toBeCloseTo(0.5, 12);
    expect(restMass).toBeCloseTo(0, 12);
    expect(simulator.expectation("X".repeat(most))).toBeCloseTo(1, 12);
    expect(simulator.expectation("Z".repeat(2).padEnd(most, "I"))).toBeCloseTo(1, 12);
    expect(simulator.expectation("Z".padEnd(most, "I"))).toBeCloseTo(0, 12);
    const copy = simulator.clone();
    copy.project(most >> 1, 1);
    expect(copy.distribution(all, LIMITS).outcomes.size).toBe(1);
    expect(copy.probabilityOfOne(0)).toBeCloseTo(1, 12);
    expect(simulator.probabilityOfOne(0)).toBeCloseTo(0.5, 12);
    expect(() => copy.project(0, 0)).toThrow(RangeError);
  });

  it(`knows the W state of ${most} qubits`, () => {
    const simulator = applyAll(create(most), wState(most));
    const { outcomes } = simulator.distribution(all, LIMITS);
    expect([...outcomes.keys()].toSorted()).toEqual(
      all.map((qubit) => "1".padStart(qubit + 1, "0").padEnd(most, "0")).toSorted(),
    );
    for (const probability of outcomes.values()) expect(probability).toBeCloseTo(1 / most, 12);
    const counts = simulator.sample(all, 60_000, seededRandom("w"));
    expect([...counts.keys()].every((outcome) => outcomes.has(outcome))).toBe(true);
    // Within five standard deviations of a binomial distribution.
    const spread = 5 * Math.sqrt((60_000 / most) * (1 - 1 / most));
    for (const outcome of outcomes.keys()) {
      expect(Math.abs((counts.get(outcome) ?? 0) - 60_000 / most)).toBeLessThan(spread);
    }
  });

  if (create(1).amplitude) knownAmplitudes(create);

  it("lists the likeliest outcomes where there are too many for all, and the mass of the rest", () => {
    const turned = Array.from({ length: 5 }, (_, qubit) =>
      gate("ry", [qubit], 1 + qubit / 10),
    ).flat();
    const simulator = applyAll(create(5), turned);
    const measured = [4, 1, 0, 3, 2];
    const every = simulator.distribution(measured, { all: 32, top: 3 });
    expect(every.outcomes.size).toBe(32);
    const few = simulator.distribution(measured, { all: 31, top: 3 });
    const first = [...every.outcomes].slice(0, 3);
    expect([...few.outcomes.keys()]).toEqual(first.map(([outcome]) => outcome));
    expect(few.restMass).toBeCloseTo(1 - first.reduce((sum, [, p]) => sum + p, 0), 12);
  });

  it("measures no qubits at all", () => {
    const simulator = applyAll(create(2), ghz(2));
    const { outcomes, restMass } = simulator.distribution([], LIMITS);
    expect([...outcomes.keys()]).toEqual([""]);
    expect(outcomes.get("")).toBeCloseTo(1, 12);
    expect(restMass).toBe(0);
    expect(simulator.sample([], 7, seededRandom("none"))).toEqual(new Map([["", 7]]));
  });
}

function knownAmplitudes(create: (qubits: number) => Simulator): void {
  it("transforms a basis state as Fourier does", () => {
    const [qubits, from] = [10, 741];
    const flips = [...bitsOf(from, qubits)].flatMap((bit, qubit) =>
      bit === "1" ? gate("x", [qubit]) : [],
    );
    const simulator = applyAll(create(qubits), [...flips, ...fourierTransform(qubits)]);
    for (const to of [0, 1, 2, 300, 513, 1_023]) {
      const angle = (2 * Math.PI * from * to) / 2 ** qubits;
      const [re, im] = simulator.amplitude?.(bitsOf(to, qubits)) ?? [];
      expect(re).toBeCloseTo(Math.cos(angle) / 32, 12);
      expect(im).toBeCloseTo(Math.sin(angle) / 32, 12);
    }
  });
}

/** What all engines refuse in the same way. */
export function commonRefusals(create: (qubits: number) => Simulator, most: number): void {
  it("refuses more qubits than it takes", () => {
    expect(create(most).qubits).toBe(most);
    const error = errorOf(() => create(most + 1));
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: most + 1, most } });
    expect(error.message).toContain(`at most ${most} qubits; these are ${most + 1}`);
  });

  it.each(["XX", "XXXX", "XAX", "xxx"])("refuses %s as a Pauli string of three qubits", (text) => {
    const error = errorOf(() => create(3).expectation(text));
    expect(error).toMatchObject({
      code: "invalid_pauli",
      figures: { qubits: 3, length: text.length },
    });
    expect(error.message).toBe("a Pauli string has one of I, X, Y and Z for each of the 3 qubits");
  });
}

export function basisStateRefusals(create: (qubits: number) => Simulator): void {
  it.each(["01", "0101", "0+1"])("refuses %s as a basis state of three qubits", (text) => {
    const error = errorOf(() => create(3).amplitude?.(text));
    expect(error).toMatchObject({
      code: "invalid_basis_state",
      figures: { qubits: 3, length: text.length },
    });
    expect(error.message).toBe("a basis state has 0 or 1 for each of the 3 qubits");
  });
}

export function errorOf(action: () => unknown): SimulatorError {
  try {
    action();
  } catch (error) {
    if (error instanceof SimulatorError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
