import { describe, expect, it } from "vitest";
import type { Action, Aircraft } from "../picture/traffic-picture.js";
import { simulatePlans } from "./simulate-plans.js";

const aircraft: readonly Aircraft[] = [
  { id: "A", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 90, vs_fpm: 0 },
  { id: "B", x_nm: 40, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 270, vs_fpm: 0 },
];
const climb: Action = { aircraft: "A", kind: "level", value: 37_000, unit: "ft", at_s: 0 };
const late: Action = { ...climb, at_s: 150 };
const options = { seed: "traffic", runs: 500, isOver: () => false };

describe("simulatePlans", () => {
  it("finds what is sure to go wrong and what is sure to go well, and ranks by it", () => {
    const { plans, order } = simulatePlans({ aircraft }, [[], [late], [climb]], options);
    expect(plans.map(({ breach }) => breach[0]!.probability)).toEqual([1, 1, 0]);
    expect(order[0]).toBe(2);
    expect(plans[0]).toMatchObject({ n: 500, n_close: 500 });
    expect(plans[0]!.shortfall_nm!.p50).toBeCloseTo(5 - plans[0]!.p50_nm!, 1);
    expect(plans[2]!.shortfall_nm).toEqual({ mean: 0, p50: 0, p90: 0, p95: 0 });
  });

  it("finds the probability that the normal distribution gives", () => {
    // Side by side 5 nm apart, standing still: lost where an error of 0.1 sqrt(2) nm is below 0, but for
    // sideways errors, which make the distance longer by under a hundredth of it.
    const still = aircraft.map((one, at) => ({ ...one, gs_kt: 0, x_nm: at * 5.1 }));
    const { plans } = simulatePlans({ aircraft: still }, [[]], { ...options, runs: 2000 });
    const [low, high] = plans[0]!.breach[0]!.ci95;
    // The normal distribution below -0.1 / 0.1414 is 0.2398.
    expect(low).toBeLessThan(0.2398);
    expect(high).toBeGreaterThan(0.22);
    expect(plans[0]!.mean_nm).toBeCloseTo(5.1, 1);
    expect(plans[0]!.p5_nm).toBeCloseTo(5.1 - 1.645 * 0.1414, 1);
    expect(plans[0]!.p95_nm).toBeCloseTo(5.1 + 1.645 * 0.1414, 1);
  });

  it("gives the same answer for the same seed, and another for another", () => {
    const run = (seed: string) => simulatePlans({ aircraft }, [[climb]], { ...options, seed });
    expect(run("one")).toEqual(run("one"));
    expect(run("one").plans[0]!.mean_nm).not.toBe(run("two").plans[0]!.mean_nm);
  });

  it("says how many flights it had time for", () => {
    let asked = 0;
    const isOver = () => {
      asked += 1;
      return asked > 7;
    };
    expect(simulatePlans({ aircraft }, [[]], { ...options, isOver }).plans[0]!.n).toBe(7);
    const none = simulatePlans({ aircraft }, [[]], { ...options, isOver: () => true }).plans[0]!;
    expect(none).toMatchObject({
      n: 0,
      shortfall_nm: null,
      breach: [{ probability: 0, ci95: [0, 1] }],
    });
  });

  it.each([
    [[[]], 0, "invalid", "/runs", "runs must be a number from 1 to 2000"],
    [[[]], 2001, "invalid", "/runs", "runs must be a number from 1 to 2000"],
    [Array(11).fill([]), 10, "too_large", "/plans", "plans may be 10 at most; there are 11"],
  ] as const)("refuses %j flown %d times", (plans, runs, code, path, message) => {
    const work = () => simulatePlans({ aircraft }, plans, { ...options, runs });
    expect(work).toThrow(expect.objectContaining({ code, path, message }));
  });
});
