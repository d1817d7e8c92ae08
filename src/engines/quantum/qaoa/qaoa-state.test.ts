import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectationOfOneLayer } from "./first-angles.js";
import { isingCost } from "./ising-cost.js";
import { QaoaState } from "./qaoa-state.js";

const weight = fc.double({ min: -2, max: 2, noNaN: true });
const angle = fc.double({ min: -4, max: 4, noNaN: true });

/** Costs of 1 to 5 qubits, half of them cuts. */
const anyCost = fc.integer({ min: 1, max: 5 }).chain((n) => {
  const index = fc.integer({ min: 0, max: n - 1 });
  const terms = fc.array(fc.tuple(index, index, weight), { maxLength: 10 });
  return fc.oneof(
    terms.map((edges) => isingCost({ kind: "max-cut", problem: { n, edges } })),
    terms.map((own) => isingCost({ kind: "qubo", problem: { n, terms: own } })),
  );
});

const anyAngles = fc.integer({ min: 1, max: 4 }).chain((layers) => {
  const angles = fc.array(angle, { minLength: layers, maxLength: layers });
  return fc.record({ gammas: angles, betas: angles });
});

describe("QaoaState", () => {
  it("has the derivatives that differences of the expectation come to", () => {
    const step = 1e-5;
    fc.assert(
      fc.property(anyCost, anyAngles, (cost, angles) => {
        const state = new QaoaState(cost);
        const slopes = state.slopes(angles);
        for (const name of ["gammas", "betas"] as const) {
          for (const layer of angles[name].keys()) {
            const moved = (by: number) => {
              const own = angles[name].map((value, at) => (at === layer ? value + by : value));
              return state.slopes({ ...angles, [name]: own }).expectation;
            };
            const difference = (moved(step) - moved(-step)) / (2 * step);
            expect(slopes[name][layer]).toBeCloseTo(difference, 5);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it("has the expectation of the closed form after one layer", () => {
    fc.assert(
      fc.property(anyCost, angle, angle, (cost, gamma, beta) => {
        const { expectation } = new QaoaState(cost).slopes({ gammas: [gamma], betas: [beta] });
        expect(expectation).toBeCloseTo(expectationOfOneLayer(cost, gamma, beta), 10);
      }),
      { numRuns: 200 },
    );
  });

  it("has probabilities of sum 1 whose mean cost is the expectation, with betas of any period", () => {
    fc.assert(
      fc.property(anyCost, anyAngles, (cost, angles) => {
        const state = new QaoaState(cost);
        const probabilities = [...state.probabilities(angles)];
        expect(probabilities).toHaveLength(2 ** cost.qubits);
        expect(probabilities.reduce((sum, own) => sum + own, 0)).toBeCloseTo(1, 12);
        const mean = probabilities.reduce((sum, own, at) => sum + own * state.costAt(at), 0);
        expect(mean).toBeCloseTo(state.slopes(angles).expectation, 10);
        const turned = angles.betas.map((beta) => beta + Math.PI);
        for (const [at, own] of state.probabilities({ ...angles, betas: turned }).entries()) {
          expect(own).toBeCloseTo(probabilities[at] ?? 0, 10);
        }
      }),
    );
  });
});
