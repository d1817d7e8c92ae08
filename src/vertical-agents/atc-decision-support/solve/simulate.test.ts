import { describe, expect, it } from "vitest";
import type { Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import { sequenceArrivals } from "../../../engines/air-traffic/sequencing/sequence-arrivals.js";
import type { Work } from "../../method.js";
import type { AirTrafficProblem } from "../air-traffic-problem.js";
import { simulateSequences } from "./simulate-sequence.js";
import { solveAirTraffic } from "./solve-air-traffic.js";

const work: Work = { workflow: "plan", seed: 3, runSimulation: true, isOver: () => false };
const headOn: Aircraft[] = [
  { id: "A", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 90, vs_fpm: 0 },
  { id: "B", x_nm: 60, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 270, vs_fpm: 0 },
];
const solve = (problem: object, change: Partial<Work> = {}) =>
  solveAirTraffic(problem as AirTrafficProblem, { ...work, ...change });

describe("a simulation of traffic", () => {
  it("flies the plans of a ranking, and ranks them again", () => {
    const { simulation, fields } = solve({ question: "resolve", aircraft: headOn });
    expect(simulation).toMatchObject({ n: 1000, seed: 3, unit: "nm" });
    const alternatives = fields.alternatives as readonly {
      readonly rank: number;
      readonly breach_probability: number;
    }[];
    const flown = new Set([1, 2, 3, ...alternatives.map(({ rank }) => rank)]);
    expect(new Set(simulation?.ranking?.map(({ was }) => was))).toEqual(flown);
    const p90 = simulation?.ranking?.map((one) => one.p90 ?? Number.NaN) ?? [];
    expect(p90).toEqual([...p90].sort((one, other) => one - other));
    expect(fields.simulated_plans).toHaveLength(flown.size);
    const breaches = alternatives.map((one) => one.breach_probability);
    expect(breaches).toHaveLength(2);
    expect(breaches).toEqual([...breaches].sort((one, other) => one - other));
  });

  it("ranks the changes of one aircraft again, where bands are asked for", () => {
    const { simulation, fields } = solve({
      question: "bands",
      aircraft: headOn,
      bands: { aircraft: "A" },
    });
    const { ranking } = fields as { readonly ranking: readonly { readonly rank: number }[] };
    expect(ranking.length).toBeGreaterThan(2);
    expect(new Set(simulation?.ranking?.map(({ was }) => was))).toEqual(
      new Set(ranking.map(({ rank }) => rank)),
    );
    // The least costly turn has next to nothing to spare, a level all of it.
    expect(simulation?.ranking?.[0]?.was).not.toBe(1);
    expect(fields.simulated_plans).toHaveLength(ranking.length);
  });

  it("finds that traffic in conflict loses separation, by as much as it is short of", () => {
    const { simulation, summary } = solve({ aircraft: headOn }, { workflow: "triage" });
    const { p50, p90, p95, breach } = simulation ?? { p50: 0, p90: 0, p95: 0, breach: [] };
    expect(breach[0]?.probability).toBe(1);
    expect(p50).toBeLessThanOrEqual(p90);
    expect(p90).toBeLessThanOrEqual(p95);
    expect(p95).toBeLessThanOrEqual(5);
    expect(summary).toContain("the traffic as it flies loses separation in 100 % of 1000 runs");
  });

  it("bounds what no run has shown", () => {
    const aircraft = [headOn[0], { ...headOn[1], alt_ft: 37_000 }];
    const { summary } = solve({ aircraft });
    // Wilson's bound for none in 1000: z^2 / (1000 + z^2) with z of 1.96.
    expect(summary).toContain("keeps separation in all 1000 runs, so that losses are below 0.4 %");
  });

  it("does all runs of two aircraft when the time is up, and none of many, which it says", () => {
    const isOver = () => true;
    expect(solve({ aircraft: headOn }, { isOver }).simulation?.n).toBe(1000);
    const many = Array.from({ length: 130 }, (_, at) => ({
      ...headOn[0],
      id: `A${at}`,
      y_nm: at * 20,
    }));
    const { simulation, warnings, summary } = solve({ aircraft: many }, { isOver });
    expect(simulation).toBeNull();
    expect(warnings).toContain("no time was left to simulate");
    expect(summary).not.toMatch(/runs/);
  });
});

describe("a simulation of an order", () => {
  const arrivals = [
    { id: "A", distance_nm: 30, gs_kt: 240 },
    { id: "B", distance_nm: 30, gs_kt: 240 },
  ];

  it("breaks a spacing that has no room in about half of the runs, and one with room in none", () => {
    const problem = { arrivals, in_trail_nm: 0, in_trail_s: 60 };
    const { crossings } = sequenceArrivals(problem);
    const [tight] = simulateSequences(problem, [crossings], 1).breach;
    expect(Math.abs((tight?.probability ?? 0) - 0.5)).toBeLessThan(0.2);
    const roomy = crossings.map((one, at) => ({
      ...one,
      at_s: one.at_s + 600 * at,
      hold_s: 600 * at,
    }));
    const { breach, p95 } = simulateSequences(problem, [roomy], 1);
    expect([breach, p95]).toEqual([
      [{ constraint: "in_trail_s", probability: 0, ci95: [0, expect.closeTo(0.0038, 4)] }],
      0,
    ]);
  });

  it("ranks orders by what 90 of 100 runs keep", () => {
    const problem = { arrivals, in_trail_nm: 3, in_trail_s: 0 };
    const { crossings } = sequenceArrivals(problem);
    const late = crossings.map((one, at) => ({ ...one, hold_s: one.hold_s + 600 * at }));
    const { ranking, n } = simulateSequences(problem, [crossings, late], 2);
    expect(n).toBe(1000);
    expect(ranking?.map(({ was }) => was)).toEqual([2, 1]);
    expect(ranking?.[0]?.p90).toBe(0);
  });
});
