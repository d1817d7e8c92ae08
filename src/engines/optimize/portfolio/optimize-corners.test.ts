import { describe, expect, it } from "vitest";
import { diagonal, differenceOf, momentsOf } from "../../../../test/helpers/portfolios.js";
import { SquareMatrix, sum } from "./linear-algebra.js";
import { optimizePortfolio } from "./optimize.js";
import { MomentsRefused, PortfolioInfeasible, type PortfolioProblem } from "./portfolio.js";
import { solveWithQuadprog } from "./quadprog-solver.js";

async function failureOf(problem: PortfolioProblem): Promise<unknown> {
  return optimizePortfolio(problem).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("optimizePortfolio in corners", () => {
  it("gives one asset all the weight, whatever it returns", async () => {
    const one = { expectedReturns: [-0.1], covariance: [[0.04]], riskFreeRate: 0.02 };
    expect(await optimizePortfolio(one)).toEqual({
      weights: [1],
      expectedReturn: -0.1,
      volatility: 0.2,
      sharpeRatio: (-0.1 - 0.02) / 0.2,
      method: "min_variance",
      solver: "direct",
      ridge: 0,
    });
  });

  it("splits evenly between identical assets, and says that it added a ridge", async () => {
    const covariance = [
      [0.04, 0.04],
      [0.04, 0.04],
    ];
    const problem = { expectedReturns: [0.1, 0.1], covariance, riskFreeRate: 0.02 };
    const found = await optimizePortfolio(problem);
    expect(differenceOf(found.weights, [0.5, 0.5])).toBeLessThan(1e-6);
    expect(found.ridge).toBe(1e-8);
    expect(found.volatility).toBeCloseTo(0.2, 12);
  });

  it("has no Sharpe ratio where nothing varies", async () => {
    const covariance = diagonal([0, 0, 0]);
    const problem = { expectedReturns: [0.1, 0.1, 0.1], covariance, riskFreeRate: 0.02 };
    const found = await optimizePortfolio(problem);
    expect(found.volatility).toBe(0);
    expect(found.sharpeRatio).toBeNull();
    expect(differenceOf(found.weights, [1 / 3, 1 / 3, 1 / 3])).toBeLessThan(1e-6);
  });

  it("puts everything in an asset without risk that returns more than the rate", async () => {
    const problem = {
      expectedReturns: [0.03, 0.1],
      covariance: diagonal([0, 0.04]),
      riskFreeRate: 0.02,
    };
    const found = await optimizePortfolio(problem);
    expect(found.weights).toEqual([1, 0]);
    expect(found.sharpeRatio).toBeNull();
  });

  it("finds a portfolio without risk among more assets than observations", async () => {
    const rows = momentsOf(30, 5).covariance.slice(0, 4);
    const covariance = rows[0]!.map((_, one) =>
      rows[0]!.map((__, other) =>
        sum(rows.map((row) => (row[one]! - 0.05) * (row[other]! - 0.05))),
      ),
    );
    const problem = {
      expectedReturns: momentsOf(30, 5).expectedReturns,
      covariance,
      riskFreeRate: 0.5,
    };
    for (const firstSolver of ["quadprog", "highs"] as const) {
      const found = await optimizePortfolio(problem, { firstSolver });
      expect(Math.abs(sum(found.weights) - 1)).toBeLessThan(1e-9);
      const spread = Math.sqrt(sum(covariance.map((row, at) => row[at]!)) / 30);
      expect(found.volatility).toBeLessThan(spread);
      expect(found.ridge === 0 || found.ridge === 1e-8).toBe(true);
    }
  });

  it("takes the calmer of those that share the greatest return as the target", async () => {
    const expectedReturns = [0.1, 0.1, 0.05];
    const covariance = diagonal([0.03, 0.01, 0.0001]);
    const found = await optimizePortfolio({
      expectedReturns,
      covariance,
      riskFreeRate: 0,
      targetReturn: 0.1,
    });
    expect(differenceOf(found.weights, [0.25, 0.75, 0])).toBeLessThan(1e-12);
  });

  it("minimises the variance where caps keep the mean under the rate", async () => {
    const problem = {
      expectedReturns: [0.05, 0],
      covariance: diagonal([0.04, 0.04]),
      riskFreeRate: 0.04,
      weightBounds: [
        [0, 0.6],
        [0, 1],
      ] as const,
    };
    expect((await optimizePortfolio(problem)).method).toBe("min_variance");
  });
});

describe("optimizePortfolio refuses", () => {
  const good = {
    expectedReturns: [0.1, 0.05],
    covariance: diagonal([0.04, 0.01]),
    riskFreeRate: 0.02,
  };

  it("a target out of reach, with the range within the bounds", async () => {
    const weightBounds = [
      [0.1, 0.8],
      [0, 1],
    ] as const;
    const error = await failureOf({ ...good, weightBounds, targetReturn: 0.0901 });
    expect(error).toBeInstanceOf(PortfolioInfeasible);
    const { path, range } = error as PortfolioInfeasible;
    expect(path).toBe("/target_return");
    expect(range![0]).toBeCloseTo(0.055, 12);
    expect(range![1]).toBeCloseTo(0.09, 12);
    const reached = await optimizePortfolio({ ...good, weightBounds, targetReturn: 0.09 });
    expect(differenceOf(reached.weights, [0.8, 0.2])).toBeLessThan(1e-12);
  });

  it.each([
    [
      "least weights above 1",
      [
        [0.6, 1],
        [0.5, 1],
      ],
    ],
    [
      "greatest weights below 1",
      [
        [0, 0.5],
        [0, 0.4],
      ],
    ],
    [
      "a least weight above the greatest",
      [
        [0.5, 0.4],
        [0, 1],
      ],
    ],
    [
      "a short position",
      [
        [-0.1, 1],
        [0, 1],
      ],
    ],
    [
      "no number",
      [
        [Number.NaN, 1],
        [0, 1],
      ],
    ],
    ["a missing pair", [[0, 1]]],
  ] as const)("%s", async (_, weightBounds) => {
    const error = await failureOf({ ...good, weightBounds });
    expect(error).toBeInstanceOf(PortfolioInfeasible);
    expect((error as PortfolioInfeasible).path).toBe("/weight_bounds");
  });

  it.each([
    [
      "an asymmetric matrix",
      [
        [0.04, 0.01],
        [0.011, 0.01],
      ],
    ],
    [
      "a negative eigenvalue",
      [
        [0.04, 0.03],
        [0.03, 0.01],
      ],
    ],
    [
      "a negative variance",
      [
        [0.04, 0],
        [0, -0.01],
      ],
    ],
    [
      "covariance without variance",
      [
        [0, 0.01],
        [0.01, 0],
      ],
    ],
    ["a missing row", [[0.04, 0]]],
    ["a short row", [[0.04, 0], [0]]],
    [
      "what is no number",
      [
        [0.04, Number.NaN],
        [Number.NaN, 0.01],
      ],
    ],
    [
      "infinity",
      [
        [Number.POSITIVE_INFINITY, 0],
        [0, 0.01],
      ],
    ],
  ])("%s", async (_, covariance) => {
    const error = await failureOf({ ...good, covariance });
    expect(error).toBeInstanceOf(MomentsRefused);
    expect((error as MomentsRefused).path).toBe("/covariance");
  });

  it("takes asymmetry and eigenvalues of rounding", async () => {
    const covariance = [
      [0.04, 0.02 * (1 + 5e-10)],
      [0.02, 0.01 - 1e-13],
    ];
    expect((await optimizePortfolio({ ...good, covariance })).weights).toHaveLength(2);
  });
});

describe("solveWithQuadprog", () => {
  it("says that a singular matrix is none of its", () => {
    const hessian = new SquareMatrix(2, () => 1);
    const program = { hessian, equation: [1, 1], rows: [], upper: [Infinity, Infinity] };
    expect(() => solveWithQuadprog(program)).toThrow("not positive definite");
  });
});
