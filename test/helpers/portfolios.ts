import { readFileSync } from "node:fs";
import { dot } from "../../src/engines/optimize/portfolio/linear-algebra.js";
import type { AssetHistory } from "../../src/engines/optimize/portfolio/moments/moments.js";
import type { Moments } from "../../src/engines/optimize/portfolio/portfolio.js";

/** The 20 stocks of the embedded daily prices. */
export function readStocks(): AssetHistory[] {
  const file = new URL("../../src/services/prices/reference/us-stocks-daily.csv", import.meta.url);
  const [names = [], ...rows] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return names.slice(1).map((asset, index) => {
    const own = rows.filter((row) => row[index + 1] !== "");
    return {
      asset,
      dates: own.map((row) => row[0]!),
      prices: own.map((row) => Number(row[index + 1])),
    };
  });
}

export function diagonal(variances: number[]): number[][] {
  return variances.map((variance, row) =>
    variances.map((_, column) => (row === column ? variance : 0)),
  );
}

export function differenceOf(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));
}

/** Moments of a factor model with own risk, so that the covariance is positive definite. */
export function momentsOf(size: number, seed: number): Moments {
  let state = seed;
  const draw = () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  for (let round = 0; round < 5; round++) draw();
  const loadings = Array.from({ length: size }, () => [draw() + 0.6, draw(), draw()]);
  const own = loadings.map(() => 0.02 + 0.2 * (draw() + 0.5));
  return {
    expectedReturns: loadings.map(() => 0.07 + 0.2 * draw()),
    covariance: loadings.map((row, at) =>
      loadings.map((column, other) => 0.1 * dot(row, column) + (at === other ? own[at]! : 0)),
    ),
  };
}
