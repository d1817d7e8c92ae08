import { describe, expect, it } from "vitest";
import { seededRandom } from "../seeded-random/seeded-random.js";
import { drawNormal, spreadOf, wilsonInterval } from "./monte-carlo.js";

describe("spreadOf", () => {
  it("takes nearest ranks, whatever the order", () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(spreadOf(values)).toEqual({ mean: 50.5, p50: 50, p90: 90, p95: 95 });
    expect(spreadOf([7])).toEqual({ mean: 7, p50: 7, p90: 7, p95: 7 });
  });
});

describe("drawNormal", () => {
  it("has the moments of the normal distribution", () => {
    const random = seededRandom("normal");
    const draws = Array.from({ length: 20_000 }, () => drawNormal(random));
    const moment = (power: number) =>
      draws.reduce((sum, draw) => sum + draw ** power, 0) / draws.length;
    // Four deviations of each estimate.
    expect(Math.abs(moment(1))).toBeLessThan(4 / Math.sqrt(20_000));
    expect(Math.abs(moment(2) - 1)).toBeLessThan(4 * Math.sqrt(2 / 20_000));
    expect(Math.abs(moment(4) - 3)).toBeLessThan(4 * Math.sqrt(96 / 20_000));
  });
});

describe("wilsonInterval", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("finds the published interval of %d in %d", (hits, runs, low, high) => {
    const [from, to] = wilsonInterval(hits, runs);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it("ends at 1 where all hit", () => {
    expect(wilsonInterval(20, 20)[1]).toBe(1);
  });
});

describe("wilsonInterval, by known figures", () => {
  it.each([
    [0, 0, 0, 1],
    [0, 500, 0, 0.00762],
    [500, 500, 0.99238, 1],
    [50, 500, 0.07666, 0.1294],
  ])("is known for %d of %d", (count, runs, low, high) => {
    const [from, to] = wilsonInterval(count, runs);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });
});
