import { describe, expect, it } from "vitest";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { drawBinomial, drawMultinomial } from "./binomial.js";

describe("drawBinomial", () => {
  it.each([
    [20, 0.3],
    [20, 0.7],
    [1_000, 0.004],
    [7, 0.5],
  ])("has the mean and the variance of %i trials at %d", (trials, chance) => {
    const random = seededRandom("binomial");
    const draws = Array.from({ length: 20_000 }, () => drawBinomial(trials, chance, random));
    const mean = draws.reduce((sum, hits) => sum + hits, 0) / draws.length;
    const variance = draws.reduce((sum, hits) => sum + (hits - mean) ** 2, 0) / draws.length;
    const expected = trials * chance * (1 - chance);
    expect(Math.abs(mean - trials * chance)).toBeLessThan(5 * Math.sqrt(expected / draws.length));
    expect(variance / expected).toBeCloseTo(1, 1);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThanOrEqual(trials);
  });

  it("is certain where the chance is, and hardly ever hits a chance of 1e-14", () => {
    const random = seededRandom("binomial");
    expect(drawBinomial(100_000, 0, random)).toBe(0);
    expect(drawBinomial(100_000, 1, random)).toBe(100_000);
    expect(drawBinomial(100_000, 1e-14, random)).toBe(0);
    expect(drawBinomial(0, 0.5, random)).toBe(0);
  });
});

describe("drawMultinomial", () => {
  it("shares out all trials", () => {
    const random = seededRandom("multinomial");
    const [first = 0, second = 0, third = 0] = drawMultinomial(100_000, [0.2, 0.5, 0.3], random);
    expect(first + second + third).toBe(100_000);
    expect(Math.abs(first - 20_000)).toBeLessThan(650);
    expect(Math.abs(second - 50_000)).toBeLessThan(800);
    expect(drawMultinomial(9, [1], random)).toEqual([9]);
  });
});
