import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IsingProblem, Term } from "./binary-problem.js";
import { solveIsing } from "./solve-ising.js";

const options = { seed: "ising", isOver: () => false, maxIterations: 20 };

function energyOf({ h, J }: IsingProblem, spins: readonly number[]): number {
  const coupled = J.reduce((sum, [i, j, w]) => sum + w * spins[i]! * spins[j]!, 0);
  return h.reduce((sum, field, at) => sum + field * spins[at]!, coupled);
}

const problems = fc.integer({ min: 1, max: 9 }).chain((n) => {
  const index = fc.integer({ min: 0, max: n - 1 });
  const weight = fc.integer({ min: -9, max: 9 });
  return fc.record({
    n: fc.constant(n),
    h: fc.array(weight, { minLength: n, maxLength: n }),
    J: fc.array(fc.tuple(index, index, weight), { maxLength: 25 }),
  });
});

describe("solveIsing", () => {
  it("finds and proves what trying all spins finds", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const solved = solveIsing(problem, options);
        const energies = Array.from({ length: 2 ** problem.n }, (_, bits) =>
          energyOf(
            problem,
            problem.h.map((_, at) => 2 * ((bits >> at) & 1) - 1),
          ),
        );
        expect(solved.energy).toBe(Math.min(...energies));
        expect(solved).toMatchObject({ provenOptimal: true, lowerBound: solved.energy });
        expect(energyOf(problem, solved.spins)).toBe(solved.energy);
      }),
      { numRuns: 100 },
    );
  });

  it("aligns a ferromagnet with its weak field, and proves it by the bound", () => {
    const n = 300;
    const J = Array.from({ length: n }, (_, at): Term => [at, (at + 1) % n, -1]);
    const h = Array.from({ length: n }, (_, at) => (at === 0 ? 1 : 0));
    const solved = solveIsing({ n, h, J }, { ...options, maxIterations: 300 });
    expect(solved).toMatchObject({ energy: -301, lowerBound: -301, provenOptimal: true });
    expect(solved.spins.every((spin) => spin === -1)).toBe(true);
  });

  it.each<[IsingProblem, string, string]>([
    [{ n: 2, h: [1], J: [] }, "/h", "h must have 2 numbers, one for each spin; it has 1"],
    [
      { n: 2, h: [1, Number.NaN], J: [] },
      "/h/1",
      "h must be finite and at most 1e12 in size; number 1 is not",
    ],
    [
      { n: 1, h: [1], J: [[0, 1, 1]] },
      "/J/0",
      "indexes of J must be integers from 0 to 0; entry 0 has 1",
    ],
    [{ n: -1, h: [], J: [] }, "/n", "n must be an integer from 0; it is -1"],
  ])("refuses %j", (problem, path, message) => {
    expect(() => solveIsing(problem, options)).toThrow(
      expect.objectContaining({ code: "invalid", path, message }),
    );
  });
});
