import { describe, expect, it } from "vitest";
import { type FlightPlan, solveFlight } from "../solve-flight.js";
import { rankByP90, simulateFlight } from "./simulate-flight.js";

const never = () => false;
const aircraft = { tas_kt: 450, fuel_flow_kg_h: 2_500 };
const planOf = (nm: number, kt = 0): FlightPlan => {
  const wind = { from_deg: 90, kt };
  return solveFlight({ track_deg: 90, distance_nm: nm, aircraft, wind }, never).plan as FlightPlan;
};
const simulate = (plan: FlightPlan, seed = "a", limits = {}) =>
  simulateFlight(plan, limits, { runs: 2_000, seed }, never);

describe("simulateFlight", () => {
  it("repeats with its seed and differs with another", () => {
    const plan = planOf(1_500);
    expect(simulate(plan)).toEqual(simulate(plan));
    expect(simulate(plan, "b")?.time_h.mean).not.toBe(simulate(plan)?.time_h.mean);
  });

  it("has the mean of its distributions", () => {
    const plan = planOf(1_500);
    const found = simulate(plan);
    // Holding adds 2.5 minutes on average; the wind adds its variance over the squared speed.
    const expected = (1_500 / 450) * (1 + (15 / 450) ** 2) + 2.5 / 60;
    expect(found?.time_h.mean).toBeCloseTo(expected, 2);
    expect(found?.trip_fuel_kg?.mean).toBeCloseTo(expected * 2_500, -2);
    expect(found?.time_h.p90).toBeGreaterThan(found?.time_h.p50 as number);
    expect(found?.n).toBe(2_000);
  });

  it("breaches the reserve of a short flight by holding, and seldom that of a long one", () => {
    const share = (nm: number) => simulate(planOf(nm))?.breach[0]?.probability as number;
    // 250 nm: 33 minutes, whose 5 % are 100 seconds: nearly every hold is longer.
    expect(share(250)).toBeGreaterThan(0.18);
    expect(share(250)).toBeLessThan(0.4);
    expect(share(4_000)).toBeLessThan(share(250));
  });

  it("starts from the fuel that is loaded, whatever was planned", () => {
    const breachesOf = (more: object) => {
      const { plan } = solveFlight(
        { track_deg: 90, distance_nm: 1_500, aircraft: { ...aircraft, ...more } },
        never,
      );
      const found = simulate(plan as FlightPlan)?.breach ?? [];
      return Object.fromEntries(
        found.map(({ constraint, probability }) => [constraint, probability]),
      );
    };
    expect(breachesOf({ max_fuel_kg: 5_000 })).toEqual({
      final_reserve: 1,
      fuel_to_destination: 1,
    });
    expect(breachesOf({ fuel_on_board_kg: 18_000 })).toEqual({
      final_reserve: 0,
      fuel_to_destination: 0,
    });
    expect(breachesOf({}).final_reserve).toBeGreaterThan(0);
  });

  it("tells apart what eats into the alternate's fuel and what into the reserve", () => {
    const { plan } = solveFlight(
      {
        origin: { lat: 0, lon: 0 },
        destination: { lat: 0, lon: 5 },
        alternates: [{ lat: 1, lon: 5 }],
        aircraft,
      },
      never,
    );
    const [alternate, reserve] = simulate(plan as FlightPlan)?.breach ?? [];
    expect([alternate?.constraint, reserve?.constraint]).toEqual([
      "alternate_fuel",
      "final_reserve",
    ]);
    expect(alternate?.probability).toBeGreaterThan(reserve?.probability as number);
  });

  it("gives each breach an interval that holds it, and the endurance its own", () => {
    const found = simulate(planOf(1_500), "a", { endurance_h: 1_500 / 450 });
    const names = found?.breach.map(({ constraint }) => constraint);
    expect(names).toEqual(["final_reserve", "fuel_to_destination", "endurance"]);
    for (const { probability, ci95 } of found?.breach ?? []) {
      expect(ci95[0]).toBeLessThanOrEqual(probability);
      expect(ci95[1]).toBeGreaterThanOrEqual(probability);
    }
    expect(found?.breach[2]?.probability).toBeGreaterThan(0.4);
  });

  it("is null for what cannot be flown, and without time for the fewest runs", () => {
    expect(simulate(planOf(100, 460))).toBeNull();
    expect(simulateFlight(planOf(100), {}, { runs: 500, seed: "a" }, () => true)).toBeNull();
  });

  it("puts plans in the order of what 90 of 100 runs keep", () => {
    const simulations = [planOf(900), planOf(100, 460), planOf(800)].map((plan) => simulate(plan));
    expect(rankByP90(simulations).map(({ rank }) => rank)).toEqual([3, 1, 2]);
  });

  it("stops when the time is over after the fewest runs", () => {
    let asked = 0;
    const found = simulateFlight(planOf(100), {}, { runs: 2_000, seed: "a" }, () => ++asked > 600);
    expect(found?.n).toBe(600);
  });

  it.each([499, 2_001, 500.5])("refuses %d runs", (runs) => {
    const run = () => simulateFlight(planOf(100), {}, { runs, seed: "a" }, never);
    expect(run).toThrow("runs must be from 500 to 2000");
  });
});
