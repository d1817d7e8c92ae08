import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  diagonal,
  differenceOf,
  momentsOf,
  readStocks,
} from "../../../../test/helpers/portfolios.js";
import { dot, SquareMatrix, solveLinearSystem, sum } from "./linear-algebra.js";
import { estimateMoments } from "./moments/moments.js";
import { optimizePortfolio } from "./optimize.js";
import type { PortfolioProblem } from "./portfolio.js";

interface Published {
  readonly portfolios: {
    readonly name: string;
    readonly riskFreeRate: number;
    readonly targetReturn?: number;
    readonly weights: number[];
    readonly expectedReturn: number;
    readonly volatility: number;
    readonly sharpeRatio: number;
  }[];
}

const published: Published = JSON.parse(
  readFileSync(new URL("published-portfolios.fixture.json", import.meta.url), "utf8"),
);
const stocks = readStocks();

function varianceOf(
  covariance: readonly (readonly number[])[],
  weights: readonly number[],
): number {
  return dot(
    covariance.map((row) => dot(row, weights)),
    weights,
  );
}

const moments = (assets: { min: number; max: number }) =>
  fc
    .record({ size: fc.integer(assets), seed: fc.integer({ min: 0, max: 2 ** 31 }) })
    .map(({ size, seed }) => momentsOf(size, seed));

/** The exact portfolio of at most six assets: all supports, each with its linear equations, the best feasible. */
function bestOfAllSupports({
  expectedReturns,
  covariance,
  riskFreeRate,
  targetReturn,
}: PortfolioProblem) {
  const size = expectedReturns.length;
  let best: { weights: number[]; score: number } | undefined;
  const consider = (assets: number[], borders: number[][], right: number[]) => {
    if (borders.length > assets.length) return;
    const system = new SquareMatrix(assets.length + borders.length, (row, column) => {
      if (row < assets.length && column < assets.length) {
        return covariance[assets[row]!]![assets[column]!]!;
      }
      return borders[row - assets.length]?.[column] ?? borders[column - assets.length]?.[row] ?? 0;
    });
    const solution = solveLinearSystem(system, [...assets.map(() => 0), ...right]);
    if (solution === undefined) return;
    const raw = expectedReturns.map((_, asset) => solution[assets.indexOf(asset)] ?? 0);
    const weights = raw.map(
      (value, asset) =>
        (assets.includes(asset) ? value : 0) / sum(raw.filter((__, at) => assets.includes(at))),
    );
    if (weights.some((weight) => weight < -1e-12)) return;
    const mean = dot(expectedReturns, weights);
    if (targetReturn !== undefined && mean < targetReturn - 1e-12) return;
    const risk = Math.sqrt(varianceOf(covariance, weights));
    const score = targetReturn === undefined ? (mean - riskFreeRate) / risk : -risk;
    if (best === undefined || score > best.score) best = { weights, score };
  };
  for (let mask = 1; mask < 2 ** size; mask++) {
    const assets = expectedReturns.flatMap((_, asset) => ((mask >> asset) & 1 ? [asset] : []));
    const means = assets.map((asset) => expectedReturns[asset]!);
    const ones = assets.map(() => 1);
    if (targetReturn === undefined)
      consider(assets, [means.map((mean) => mean - riskFreeRate)], [1]);
    else {
      consider(assets, [ones], [1]);
      consider(assets, [ones, means], [1, targetReturn]);
    }
  }
  return best;
}

describe("optimizePortfolio on known answers", () => {
  it.each(published.portfolios)("agrees with $name of 20 stocks", async (example) => {
    const { expectedReturns, covariance } = estimateMoments(stocks, { covarianceMethod: "sample" });
    for (const firstSolver of ["quadprog", "highs", "direct"] as const) {
      const portfolio = await optimizePortfolio(
        {
          expectedReturns,
          covariance,
          riskFreeRate: example.riskFreeRate,
          ...(example.targetReturn !== undefined && { targetReturn: example.targetReturn }),
        },
        { firstSolver },
      );
      expect(portfolio.solver).toBe(firstSolver);
      expect(differenceOf(portfolio.weights, example.weights)).toBeLessThan(1e-8);
      expect(portfolio.expectedReturn).toBeCloseTo(example.expectedReturn, 10);
      expect(portfolio.volatility).toBeCloseTo(example.volatility, 10);
      expect(portfolio.sharpeRatio).toBeCloseTo(example.sharpeRatio, 9);
    }
  });

  it("weighs uncorrelated assets by excess over variance, or by 1 over variance", async () => {
    const expectedReturns = [0.05, 0.08, 0.12];
    const variances = [0.01, 0.04, 0.09];
    const problem = { expectedReturns, covariance: diagonal(variances), riskFreeRate: 0.02 };
    const scores = variances.map((variance, asset) => (expectedReturns[asset]! - 0.02) / variance);
    const tangency = await optimizePortfolio(problem);
    expect(
      differenceOf(
        tangency.weights,
        scores.map((score) => score / sum(scores)),
      ),
    ).toBeLessThan(1e-12);
    expect(tangency.method).toBe("max_sharpe");
    const inverse = variances.map((variance) => 1 / variance);
    const calm = await optimizePortfolio({ ...problem, riskFreeRate: 0.2 });
    expect(
      differenceOf(
        calm.weights,
        inverse.map((value) => value / sum(inverse)),
      ),
    ).toBeLessThan(1e-12);
    expect(calm.method).toBe("min_variance");
    expect(calm.sharpeRatio).toBeLessThan(0);
  });

  it("solves two correlated assets by the formula", async () => {
    const [a, b, both] = [0.04, 0.09, 0.012];
    const covariance = [
      [a, both],
      [both, b],
    ];
    const problem = {
      expectedReturns: [0.06, 0.1],
      covariance,
      riskFreeRate: 0.01,
      targetReturn: 0,
    };
    const { weights } = await optimizePortfolio(problem);
    expect(weights[0]).toBeCloseTo((b - both) / (a + b - 2 * both), 12);
    const bound = await optimizePortfolio({ ...problem, targetReturn: 0.09 });
    expect(bound.weights[0]).toBeCloseTo(0.25, 12);
    expect(bound.method).toBe("min_variance_at_target");
  });

  it("is exact beside an enumeration of all supports", async () => {
    await fc.assert(
      fc.asyncProperty(
        moments({ min: 2, max: 6 }),
        fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
        fc.constantFrom("quadprog", "highs", "direct"),
        async (given, share, firstSolver) => {
          const means = given.expectedReturns;
          const [least, greatest] = [Math.min(...means), Math.max(...means)];
          const problem = {
            ...given,
            riskFreeRate: 0,
            ...(share !== undefined && { targetReturn: least + share * (greatest - least) }),
          };
          fc.pre(greatest > 0.001);
          const { weights } = await optimizePortfolio(problem, { firstSolver });
          expect(differenceOf(weights, bestOfAllSupports(problem)!.weights)).toBeLessThan(1e-8);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("optimizePortfolio", () => {
  it("is feasible, and no random portfolio within the bounds beats it", async () => {
    await fc.assert(
      fc.asyncProperty(
        moments({ min: 2, max: 15 }),
        fc.boolean(),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        async (given, hasTarget, draws) => {
          const size = given.expectedReturns.length;
          const weightBounds = given.expectedReturns.map(
            () => [0.3 / size, Math.min(1, 2.5 / size)] as const,
          );
          const targetReturn = sum(given.expectedReturns) / size;
          const problem = {
            ...given,
            riskFreeRate: 0,
            weightBounds,
            ...(hasTarget && { targetReturn }),
          };
          const found = await optimizePortfolio(problem);
          expect(Math.abs(sum(found.weights) - 1)).toBeLessThan(1e-9);
          for (const weight of found.weights) {
            expect(weight).toBeGreaterThanOrEqual(0.3 / size);
            expect(weight).toBeLessThanOrEqual(Math.min(1, 2.5 / size));
          }
          if (hasTarget) expect(found.expectedReturn).toBeGreaterThan(targetReturn - 1e-12);
          for (let round = 0; round < 50; round++) {
            const raw = given.expectedReturns.map(() => draws.next().value as number);
            const extra = raw.map((value) => (0.7 * value) / (sum(raw) || 1));
            const weights = extra.map((value) => 0.3 / size + value);
            const mean = dot(given.expectedReturns, weights);
            const risk = Math.sqrt(varianceOf(given.covariance, weights));
            if (weights.some((weight) => weight > 2.5 / size) || Math.abs(sum(weights) - 1) > 1e-9)
              continue;
            if (!hasTarget && found.method === "max_sharpe") {
              expect(mean / risk).toBeLessThanOrEqual(found.sharpeRatio! + 1e-9);
            } else if (!hasTarget || mean >= targetReturn) {
              expect(risk).toBeGreaterThanOrEqual(found.volatility - 1e-9);
            }
          }
        },
      ),
    );
  });

  it("follows the order of the assets, and not the size of the covariance", async () => {
    await fc.assert(
      fc.asyncProperty(
        moments({ min: 2, max: 12 }),
        fc.constantFrom(1e-12, 1e6),
        async (given, scale) => {
          const problem = { ...given, riskFreeRate: 0.01 };
          const { weights } = await optimizePortfolio(problem);
          const reversed = await optimizePortfolio({
            ...problem,
            expectedReturns: given.expectedReturns.toReversed(),
            covariance: given.covariance.map((row) => row.toReversed()).toReversed(),
          });
          expect(differenceOf(weights, reversed.weights.toReversed())).toBeLessThan(1e-9);
          const scaled = await optimizePortfolio({
            ...problem,
            covariance: given.covariance.map((row) => row.map((value) => value * scale)),
          });
          expect(differenceOf(weights, scaled.weights)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it("answers the same weights whichever solver is asked first", async () => {
    for (const size of [30, 60]) {
      for (const targetReturn of [undefined, 0.1]) {
        const problem = {
          ...momentsOf(size, size),
          riskFreeRate: 0.02,
          ...(targetReturn && { targetReturn }),
        };
        const one = await optimizePortfolio(problem, { firstSolver: "quadprog" });
        const other = await optimizePortfolio(problem, { firstSolver: "highs" });
        expect([one.solver, other.solver]).toEqual(["quadprog", "highs"]);
        expect(differenceOf(one.weights, other.weights)).toBeLessThan(1e-6);
      }
    }
  });

  it("has a convex frontier", async () => {
    const given = momentsOf(12, 7);
    const [least, greatest] = [
      Math.min(...given.expectedReturns),
      Math.max(...given.expectedReturns),
    ];
    const risks: number[] = [];
    for (let step = 0; step <= 20; step++) {
      const targetReturn = least + (step / 20) * (greatest - least);
      risks.push((await optimizePortfolio({ ...given, riskFreeRate: 0, targetReturn })).volatility);
    }
    for (let step = 1; step < 20; step++) {
      expect(risks[step]! * 2).toBeLessThanOrEqual(risks[step - 1]! + risks[step + 1]! + 1e-10);
    }
  });

  it("keeps 200 assets within bounds", async () => {
    const given = momentsOf(200, 3);
    const weightBounds = given.expectedReturns.map(() => [0.001, 0.02] as const);
    const found = await optimizePortfolio({ ...given, riskFreeRate: 0.02, weightBounds });
    expect(Math.abs(sum(found.weights) - 1)).toBeLessThan(1e-9);
    expect(Math.min(...found.weights)).toBeGreaterThanOrEqual(0.001);
    expect(Math.max(...found.weights)).toBeLessThanOrEqual(0.02);
  });
});
