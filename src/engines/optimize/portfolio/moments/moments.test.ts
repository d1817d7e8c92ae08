import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStocks } from "../../../../../test/helpers/portfolios.js";
import { SquareMatrix, sum } from "../linear-algebra.js";
import { MomentsRefused } from "../portfolio.js";
import { symmetricEigen } from "../symmetric-eigen.js";
import { ledoitWolf } from "./covariance.js";
import { type AssetHistory, estimateMoments } from "./moments.js";
import { inferPeriodsPerYear } from "./return-table.js";

interface Published {
  readonly means: number[];
  readonly shrunkCovariances: {
    readonly name: string;
    readonly returns: number[][];
    readonly covariance: number[][];
    readonly shrinkage: number;
  }[];
  readonly shrunkStocks: Record<
    "observations" | "shrinkage" | "firstVariance" | "firstCovariance" | "trace",
    number
  >;
}

const published: Published = JSON.parse(
  readFileSync(new URL("../published-portfolios.fixture.json", import.meta.url), "utf8"),
);

function history(asset: string, prices: (number | null)[], more: Partial<AssetHistory> = {}) {
  const rows = prices.flatMap((price, day) =>
    price === null ? [] : [{ date: `2026-01-${String(day + 1).padStart(2, "0")}`, price }],
  );
  return {
    asset,
    dates: rows.map(({ date }) => date),
    prices: rows.map(({ price }) => price),
    ...more,
  };
}

function refusal(work: () => unknown): MomentsRefused {
  try {
    work();
  } catch (error) {
    if (error instanceof MomentsRefused) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("estimateMoments", () => {
  it("agrees with published means and with scikit-learn on daily prices of 20 stocks", () => {
    const moments = estimateMoments(readStocks());
    for (const [index, mean] of published.means.entries()) {
      expect(moments.expectedReturns[index]).toBeCloseTo(mean, 12);
    }
    const { observations, shrinkage, firstVariance, firstCovariance, trace } =
      published.shrunkStocks;
    expect(moments.observations).toBe(observations);
    expect(moments.shrinkage).toBeCloseTo(shrinkage, 12);
    expect(moments.covariance[0]?.[0]).toBeCloseTo(firstVariance, 12);
    expect(moments.covariance[0]?.[1]).toBeCloseTo(firstCovariance, 12);
    expect(sum(moments.covariance.map((row, index) => row[index] ?? 0))).toBeCloseTo(trace, 11);
    expect(moments.asOf).toBe("2018-04-11");
    expect(moments.periodsPerYear).toBe(252);
  });

  it("compounds or averages the returns of each asset", () => {
    const prices = [history("A", [100, 110, 99, 108.9])];
    const compounded = estimateMoments(prices, { periodsPerYear: 6 });
    expect(compounded.expectedReturns[0]).toBeCloseTo(1.089 ** 2 - 1, 12);
    const averaged = estimateMoments(prices, { periodsPerYear: 6, returnsMethod: "arithmetic" });
    expect(averaged.expectedReturns[0]).toBeCloseTo(0.2, 12);
  });

  it("takes each pair of a sample covariance over the periods that both have", () => {
    const one = history("A", [100, 150, 135, 120, 60, 63]);
    const other = history("B", [null, 50, 60, null, 66, 99, 89.1].slice(0, 6));
    const moments = estimateMoments([one, other], {
      covarianceMethod: "sample",
      periodsPerYear: 1,
    });
    // B has 0.2 of day 3 and 0.5 of day 6; its return to day 5 spans two days of A.
    expect(moments.observations).toBe(2);
    const [a, b] = [
      [-0.1, 0.05],
      [0.2, 0.5],
    ];
    const mean = (values: number[]) => sum(values) / values.length;
    const covariance = sum(a!.map((value, at) => (value - mean(a!)) * (b![at]! - mean(b!))));
    const own = [0.2, 0.1, 0.5];
    const variance = sum(own.map((value) => (value - mean(own)) ** 2)) / 2;
    expect(moments.covariance[1]?.[0]).toBeCloseTo(covariance, 12);
    expect(moments.covariance[1]?.[1]).toBeCloseTo(variance, 12);
    expect(moments.shrinkage).toBeNull();
  });

  it("scales the variance of understated series, and covariances by the root", () => {
    const prices = [history("A", [10, 11, 12, 11, 13]), history("B", [10, 9, 12, 14, 13])];
    const plain = estimateMoments(prices, { periodsPerYear: 12 });
    const scaled = estimateMoments([{ ...prices[0]!, varianceFactor: 1.5 }, prices[1]!], {
      periodsPerYear: 12,
    });
    expect(scaled.covariance[0]![0]! / plain.covariance[0]![0]!).toBeCloseTo(1.5, 12);
    expect(scaled.covariance[0]![1]! / plain.covariance[0]![1]!).toBeCloseTo(Math.sqrt(1.5), 12);
    expect(scaled.covariance[1]![1]).toBe(plain.covariance[1]![1]);
  });

  it("answers zeros for prices that never change", () => {
    for (const covarianceMethod of ["ledoit-wolf", "sample"] as const) {
      const flat = [history("A", [5, 5, 5, 5]), history("B", [7, 7, 7, 7])];
      const moments = estimateMoments(flat, { covarianceMethod });
      expect(moments.expectedReturns).toEqual([0, 0]);
      expect(moments.covariance).toEqual([
        [0, 0],
        [0, 0],
      ]);
    }
  });

  it("raises a negative eigenvalue of a pairwise covariance to 0", () => {
    const gap = null;
    const prices = [
      history("A", [10, 11, 10, 12, 11, 13, 12, gap, gap, gap, gap, gap, 10, 11, 10, 13]),
      history("B", [10, 11, 10, 12, 11, 13, 12, 10, 12, 11, 13, 10, gap, gap, gap, gap]),
      history("C", [gap, gap, gap, gap, gap, gap, gap, 10, 12, 11, 13, 10, 13, 12, 13, 10]),
    ];
    const { covariance } = estimateMoments(prices, { covarianceMethod: "sample" });
    const matrix = new SquareMatrix(3, (row, column) => covariance[row]![column]!);
    const least = Math.min(...symmetricEigen(matrix).values);
    expect(Math.abs(least)).toBeLessThan(1e-12 * covariance[0]![0]!);
  });

  it.each([
    ["a price of 0", () => [history("A/B", [1, 0, 2, 3])], "/prices/A~1B"],
    ["three prices for shrinkage", () => [history("A", [1, 2, 3])], "/prices/A"],
    ["dates that go back", () => [{ asset: "A", dates: ["2", "1"], prices: [1, 2] }], "/prices/A"],
    ["fewer dates than prices", () => [{ asset: "A", dates: ["1"], prices: [1, 2] }], "/prices/A"],
    ["growth without bound", () => [history("A", [1, 1e9, 1e18, 1e27])], "/prices/A"],
    [
      "assets without common periods",
      () => [history("A", [1, 2, 3, 4]), history("B", [null, null, null, 1, 2, 3, 4])],
      "/assets",
    ],
    [
      "assets of two frequencies",
      () => [history("A", [1, 2, 3, 4]), history("B", [1, 2, 3, 4], { periodsPerYear: 12 })],
      "/assets",
    ],
  ] as const)("refuses %s", (_, histories, path) => {
    expect(refusal(() => estimateMoments(histories())).path).toBe(path);
  });

  it("takes one price less for the sample covariance", () => {
    const short = [history("A", [100, 101, 100])];
    expect(estimateMoments(short, { covarianceMethod: "sample" }).observations).toBe(2);
    expect(
      refusal(() => estimateMoments([history("A", [1, 2])], { covarianceMethod: "sample" }))
        .message,
    ).toBe("A has 2 prices; at least 3 are needed");
  });
});

describe("ledoitWolf", () => {
  it.each(published.shrunkCovariances)("agrees with scikit-learn on $name data", (example) => {
    const columns = example.returns[0]!.map((_, asset) =>
      Float64Array.from(example.returns, (row) => row[asset]!),
    );
    const { covariance, shrinkage } = ledoitWolf(columns);
    expect(shrinkage).toBeCloseTo(example.shrinkage, 13);
    for (const [row, values] of covariance.toRows().entries()) {
      for (const [column, value] of values.entries()) {
        expect(value).toBeCloseTo(example.covariance[row]![column]!, 15);
      }
    }
  });

  it("keeps the trace and shrinks by the formula of the paper", () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true });
    const data = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 3, max: 9 }))
      .chain(([size, count]) =>
        fc.array(fc.array(value, { minLength: count, maxLength: count }), {
          minLength: size,
          maxLength: size,
        }),
      );
    fc.assert(
      fc.property(data, (columns) => {
        const { covariance, shrinkage } = ledoitWolf(
          columns.map((column) => Float64Array.from(column)),
        );
        const naive = naiveShrinkage(columns);
        fc.pre(naive.distance > 1e-9);
        expect(shrinkage).toBeCloseTo(naive.shrinkage, 8);
        expect(sum(covariance.diagonal())).toBeCloseTo(naive.trace, 10);
      }),
    );
  });
});

/** Section 3.2 of the paper, sample by sample: b^2 is the mean squared distance of x x' from S, over n. */
function naiveShrinkage(columns: number[][]) {
  const size = columns.length;
  const count = columns[0]!.length;
  const centred = columns.map((column) => column.map((value) => value - sum(column) / count));
  const pairs = centred.map((one) =>
    centred.map((other) => sum(one.map((value, at) => value * other[at]!)) / count),
  );
  const trace = sum(pairs.map((row, index) => row[index]!));
  const norm = (entry: (row: number, column: number) => number) =>
    sum(pairs.flatMap((row, at) => row.map((_, column) => entry(at, column) ** 2))) / size;
  const distance = norm(
    (row, column) => pairs[row]![column]! - (row === column ? trace / size : 0),
  );
  const noise = sum(
    centred[0]!.map((_, at) =>
      norm((row, column) => centred[row]![at]! * centred[column]![at]! - pairs[row]![column]!),
    ),
  );
  return { distance, trace, shrinkage: Math.min(noise / count ** 2, distance) / distance };
}

describe("symmetricEigen", () => {
  it("takes a symmetric matrix apart into orthogonal vectors", () => {
    const entries = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), {
      minLength: 36,
      maxLength: 36,
    });
    fc.assert(
      fc.property(entries, (numbers) => {
        const matrix = new SquareMatrix(
          6,
          (row, column) => numbers[Math.min(row, column) * 6 + Math.max(row, column)]!,
        );
        const { values, vectors } = symmetricEigen(matrix);
        for (const [index, value] of values.entries()) {
          const vector = vectors.row(index);
          expect(Math.hypot(...vector)).toBeCloseTo(1, 10);
          for (const [row, entry] of matrix.times(vector).entries()) {
            expect(entry).toBeCloseTo(value * vector[row]!, 9);
          }
        }
      }),
    );
  });
});

describe("inferPeriodsPerYear", () => {
  it.each([
    [["2026-01-01", "2026-01-02", "2026-01-05", "2026-01-06"], 252],
    [["2026-01-02", "2026-01-09", "2026-01-16"], 52],
    [["2026-01", "2026-02", "2026-03"], 12],
    [["2026-01-01", "2026-04-01", "2026-07-01"], 4],
    [["2024-12-31", "2025-12-31"], 1],
    [["2026-01-01"], 252],
    [["00001", "00002"], 252],
  ] as const)("takes %j for %i a year", (dates, periods) => {
    expect(inferPeriodsPerYear(dates)).toBe(periods);
  });
});
