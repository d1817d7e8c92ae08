// The portfolio optimizer: CPU time of one whole call, how far quadprog and HiGHS are apart in their
// weights, how well the conditions of an optimum hold, and the distance from published portfolios.
// CPU time and not that of the clock, so that neighbours on the machine count little.
// Run it with: npx tsx bench/optimizer.ts
import { readFileSync } from "node:fs";
import { dot, sum } from "../src/engines/optimize/portfolio/linear-algebra.js";
import { estimateMoments } from "../src/engines/optimize/portfolio/moments/moments.js";
import { optimizePortfolio } from "../src/engines/optimize/portfolio/optimize.js";
import type {
  Moments,
  Portfolio,
  PortfolioProblem,
} from "../src/engines/optimize/portfolio/portfolio.js";
import { differenceOf, readStocks } from "../test/helpers/portfolios.js";
import { median } from "./paired-load.js";

const SIZES = [10, 20, 50, 100, 200];
const ROUNDS = 7;
const SEED = 20_260_801;
const RATE = 0.02;
const SOLVERS = ["quadprog", "highs"] as const;
const PUBLISHED = new URL(
  "../src/engines/optimize/portfolio/published-portfolios.fixture.json",
  import.meta.url,
);

/** A market, a tenth as many factors as assets, and own risk. */
function factorModel(size: number): Moments {
  let state = SEED + size;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  const factors = Math.max(3, Math.round(size / 10));
  const loadings = Array.from({ length: size }, () => [
    1 + draw(),
    ...Array.from({ length: factors }, () => 1.4 * draw()),
  ]);
  const own = loadings.map(() => 0.02 + 0.05 * (draw() + 0.5));
  return {
    expectedReturns: loadings.map(([market = 1]) => 0.03 + 0.05 * market + 0.1 * draw()),
    covariance: loadings.map((row, at) =>
      loadings.map(
        (column, other) => 0.02 * dot(row, column) + (at === other ? (own[at] ?? 0) : 0),
      ),
    ),
  };
}

/**
 * The steepest shift of weight that is left, as a part of the variance: in returns per variance for the
 * Sharpe ratio, and with the multiplier of least squares for a target.
 */
function residual(problem: PortfolioProblem, { weights }: Portfolio): number {
  const { covariance, expectedReturns, riskFreeRate, targetReturn } = problem;
  const gradient = covariance.map((row) => dot(row, weights));
  const variance = dot(gradient, weights);
  const mean = dot(expectedReturns, weights);
  const held = weights.flatMap((weight, asset) => (weight > 1e-9 ? [asset] : []));
  const centre = (values: readonly number[]) =>
    sum(held.map((asset) => values[asset] ?? 0)) / held.length;
  const [meanCentre, slopeCentre] = [centre(expectedReturns), centre(gradient)];
  const spread = held.map((asset) => (expectedReturns[asset] ?? 0) - meanCentre);
  const slope =
    dot(
      spread,
      held.map((asset) => (gradient[asset] ?? 0) - slopeCentre),
    ) / dot(spread, spread);
  const multiplier = targetReturn === undefined ? variance / (mean - riskFreeRate) : slope;
  const prices = gradient.map((value, asset) => value - multiplier * (expectedReturns[asset] ?? 0));
  const dearest = Math.max(...held.map((asset) => prices[asset] ?? 0));
  return Math.max(0, dearest - Math.min(...prices)) / variance;
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(startedAt);
    figures.push((user + system) / 1000);
  }
  return median(figures);
}

async function printSize(size: number): Promise<void> {
  const moments = factorModel(size);
  const { expectedReturns } = moments;
  const targetReturn = (Math.max(...expectedReturns) + sum(expectedReturns) / size) / 2;
  for (const [name, problem] of [
    ["sharpe", { ...moments, riskFreeRate: RATE }],
    ["target", { ...moments, riskFreeRate: RATE, targetReturn }],
  ] as const) {
    const usual = await optimizePortfolio(problem);
    const columns = [await cpuMs(() => optimizePortfolio(problem))];
    const answers: Portfolio[] = [];
    for (const firstSolver of SOLVERS) {
      answers.push(await optimizePortfolio(problem, { firstSolver }));
      columns.push(await cpuMs(() => optimizePortfolio(problem, { firstSolver })));
    }
    const [one, other] = answers.map(({ weights }) => weights);
    const apart = differenceOf(one ?? [], other ?? []);
    const worst = Math.max(...answers.map((answer) => residual(problem, answer)));
    const times = columns.map((ms) => ms.toFixed(1).padStart(10)).join("");
    console.log(
      `${String(size).padStart(6)}  ${name}  ${usual.solver.padEnd(9)}${times}${apart.toExponential(1).padStart(12)}${worst.toExponential(1).padStart(12)}`,
    );
  }
}

async function printPublished(): Promise<void> {
  const { portfolios } = JSON.parse(readFileSync(PUBLISHED, "utf8")) as {
    portfolios: (Portfolio & { riskFreeRate: number; targetReturn?: number })[];
  };
  const moments = estimateMoments(readStocks(), { covarianceMethod: "sample" });
  for (const firstSolver of SOLVERS) {
    const differences: number[] = [];
    for (const { weights, riskFreeRate, targetReturn } of portfolios) {
      const target = targetReturn === undefined ? {} : { targetReturn };
      const found = await optimizePortfolio(
        { ...moments, riskFreeRate, ...target },
        { firstSolver },
      );
      differences.push(differenceOf(found.weights, weights));
    }
    const worst = Math.max(...differences).toExponential(1);
    console.log(
      `${portfolios.length} published portfolios, ${firstSolver}: weights within ${worst}`,
    );
  }
}

console.log("ms of CPU for a call, the median of seven; residual as a part of the variance");
console.log("assets  goal    solver         usual  quadprog     highs       apart    residual");
for (const size of SIZES) await printSize(size);
await printPublished();
