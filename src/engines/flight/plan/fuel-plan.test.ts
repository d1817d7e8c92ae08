import { describe, expect, it } from "vitest";
import type { FlightProblem } from "../problem/flight-problem.js";
import { solveFlight } from "../solve-flight.js";
import { verifyFlight } from "../verify/verify-flight.js";

const solve = (problem: FlightProblem) => solveFlight(problem, () => false);

describe("the fuel of a flight", () => {
  it("loads by the rules of the problem", () => {
    const aircraft = { tas_kt: 400, fuel_flow_kg_h: 2_000, mtow_kg: 40_000, oew_kg: 30_000 };
    const fuel_rules = {
      contingency_percent: 3,
      final_reserve_min: 45,
      taxi_kg: 400,
      extra_kg: 2_000,
      holding_min: 30,
    };
    const problem = { track_deg: 90, distance_nm: 800, aircraft, fuel_rules };
    const solution = solve(problem);
    expect(solution.plan?.fuel).toEqual({
      trip: 4_000,
      contingency: 120,
      alternate: 0,
      final_reserve: 1_500,
      holding: 1_000,
      taxi: 400,
      extra: 2_000,
      total: 9_020,
    });
    expect(verifyFlight(problem, solution).filter(({ ok }) => !ok)).toEqual([]);
    const fields = solution.assumptions.map(({ field }) => field);
    expect(fields.filter((field) => field.startsWith("fuel_rules"))).toEqual([]);
    const full = { ...aircraft, mtow_kg: 38_619 };
    expect(solve({ ...problem, aircraft: full }).reasons).toEqual([
      "the take-off mass is 38620 kg; the highest is 38619 kg",
    ]);
  });

  it.each<[string, object, number]>([
    ["the planned fuel", {}, 5_200],
    ["the planned fuel, though the tanks hold more", { max_fuel_kg: 20_000 }, 5_200],
    ["the fuel on board", { fuel_on_board_kg: 9_000 }, 9_000],
    ["what the tanks hold", { max_fuel_kg: 3_000 }, 3_000],
  ])("turns back at the latest on %s", (_, more, loaded) => {
    const aircraft = { tas_kt: 400, fuel_flow_kg_h: 2_000, ...more };
    const { plan } = solve({ track_deg: 90, distance_nm: 800, aircraft });
    expect(plan?.loaded_kg).toBe(loaded);
    // Out and back at 400 kt with 1000 kg left.
    expect(plan?.pnr_nm).toBeCloseTo((((loaded - 1_000) / 2_000) * 400) / 2, 9);
  });

  it("says that the fuel on board is too little, or more than the tanks hold", () => {
    const aircraft = { tas_kt: 400, fuel_flow_kg_h: 2_000, fuel_on_board_kg: 5_000.5 };
    const leg = { track_deg: 90, distance_nm: 800 };
    expect(solve({ ...leg, aircraft }).reasons).toEqual([
      "the fuel needed is 5200 kg; 5000 kg are on board",
    ]);
    const tank = { ...aircraft, fuel_on_board_kg: 9_000, max_fuel_kg: 5_443.10844 };
    expect(solve({ ...leg, aircraft: tank }).reasons).toEqual([
      "the fuel is 9000 kg; the tanks hold 5443 kg",
    ]);
  });

  it("balances the equal-time point with one engine out by its own speed", () => {
    const aircraft = { tas_kt: 450, oei_tas_kt: 300 };
    const leg = { track_deg: 0, distance_nm: 1_000, wind: { from_deg: 0, kt: 60 } };
    const { plan } = solve({ ...leg, aircraft });
    expect(plan?.etp_nm).toBeCloseTo((1_000 * 510) / 900, 9);
    expect(plan?.etp_oei_nm).toBeCloseTo((1_000 * 360) / 600, 9);
    expect(solve({ ...leg, aircraft: { tas_kt: 450 } }).plan?.etp_oei_nm).toBeNull();
  });
});
