import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { drawOutcomes, listOutcomes, outcomeWeights } from "./outcome-weights.js";

const weightsOf = (...weights: number[]) => Float64Array.from(weights);

describe("the outcomes of a measurement", () => {
  it("have the weights of the basis states with their values, whatever the order of the qubits", () => {
    const qubits = 14;
    const weight = (at: number) => ((at * 7_919) % 1_009) + 1;
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: qubits }, (_, q) => q)), (measured) => {
        const expected = new Float64Array(2 ** measured.length);
        for (let at = 0; at < 2 ** qubits; at++) {
          const key = measured.reduce((sum, qubit, bit) => sum + (((at >> qubit) & 1) << bit), 0);
          expected[key]! += weight(at);
        }
        expect(outcomeWeights(2 ** qubits, weight, measured)).toEqual(expected);
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it("are all listed up to the bound, the likeliest first and of equal ones the lowest", () => {
    const listed = listOutcomes(weightsOf(0.25, 0, 0.5, 0.25), 2, { all: 3, top: 1 });
    expect([...listed.outcomes]).toEqual([
      ["01", 0.5],
      ["00", 0.25],
      ["11", 0.25],
    ]);
    expect(listed.restMass).toBe(0);
  });

  it("are the likeliest above the bound, with the mass of the rest", () => {
    const listed = listOutcomes(weightsOf(0.125, 0.25, 0.5, 0.125), 2, { all: 3, top: 2 });
    expect([...listed.outcomes]).toEqual([
      ["01", 0.5],
      ["10", 0.25],
    ]);
    expect(listed.restMass).toBe(0.25);
  });

  it("are the same as by sorting all", () => {
    const weight = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(weight, fc.constantFrom(0, 0.5)), { minLength: 64, maxLength: 64 }),
        fc.integer({ min: 0, max: 64 }),
        (weights, top) => {
          const sorted = weights
            .map((value, key) => ({ value, key }))
            .filter(({ value }) => value > 1e-14)
            .sort((one, other) => other.value - one.value || one.key - other.key);
          const { outcomes } = listOutcomes(weightsOf(...weights), 6, { all: 0, top });
          const keys = [...outcomes.keys()].map((text) =>
            Number.parseInt([...text].reverse().join(""), 2),
          );
          expect(keys).toEqual(sorted.slice(0, top).map(({ key }) => key));
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });

  it("are none where rounding alone gives them a weight", () => {
    const listed = listOutcomes(weightsOf(1, 1e-16, 0, 1e-15), 2, { all: 4, top: 4 });
    expect([...listed.outcomes]).toEqual([["00", 1]]);
    expect(listed.restMass).toBe(0);
  });

  it("come up as often as their weights say, and in the same way for the same seed", () => {
    const weights = weightsOf(0.1, 0, 0.6, 0.3);
    const draw = (seed: string) => drawOutcomes(weights, 2, 50_000, seededRandom(seed));
    const counts = draw("one");
    expect(draw("one")).toEqual(counts);
    expect(draw("two")).not.toEqual(counts);
    expect([...counts.keys()]).toEqual(["00", "01", "11"]);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(50_000);
    // Within five standard deviations of a binomial distribution.
    for (const [outcome, share] of [
      ["00", 0.1],
      ["01", 0.6],
      ["11", 0.3],
    ] as const) {
      const spread = 5 * Math.sqrt(50_000 * share * (1 - share));
      expect(Math.abs(counts.get(outcome)! - 50_000 * share)).toBeLessThan(spread);
    }
  });

  it("are drawn for each shot, even where rounding puts it past the last", () => {
    const last = { ...seededRandom("last"), next: () => 1 - 2 ** -53 };
    expect(drawOutcomes(weightsOf(0.7, 0.1, 0.1, 0), 2, 3, last)).toEqual(new Map([["01", 3]]));
    expect(drawOutcomes(weightsOf(1), 0, 0, last)).toEqual(new Map());
  });
});
