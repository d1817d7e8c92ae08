import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geodesicLeg, pointsAlong } from "./geodesic/geodesic.js";
import type { FlightProblem } from "./problem/flight-problem.js";
import { solveFlight } from "./solve-flight.js";
import { verifyFlight } from "./verify/verify-flight.js";
import { windTriangle } from "./wind/wind-triangle.js";

const never = () => false;
const solve = (problem: FlightProblem) => solveFlight(problem, never);

describe("solveFlight", () => {
  it("plans between airports with the figures of a type, which it names as assumed", () => {
    const { plan, feasible, assumptions, alternates } = solve({
      origin: "EHAM",
      destination: "JFK",
      alternates: ["KBOS", "KEWR"],
      aircraft: { type: "A330", tas_kt: 470 },
      wind: { from_deg: 270, kt: 60 },
    });
    expect(feasible).toBe(true);
    expect(plan?.waypoints[0]?.id).toBe("EHAM");
    expect(plan?.total.distance_nm).toBeCloseTo(3_165.94, 2);
    expect(alternates.map(({ id }) => id)).toEqual(["KEWR", "KBOS"]);
    const assumed = assumptions.map(({ field }) => field);
    expect(assumed).toContain("aircraft.fuel_flow_kg_h");
    expect(assumed).not.toContain("aircraft.tas_kt");
  });

  it("adds the fuel up by the rules", () => {
    const aircraft = { tas_kt: 400, fuel_flow_kg_h: 2_000 };
    const { plan } = solve({ track_deg: 90, distance_nm: 800, aircraft });
    expect(plan?.fuel).toEqual({
      trip: 4_000,
      contingency: 200,
      alternate: 0,
      final_reserve: 1_000,
      total: 5_200,
    });
  });

  it("gives the turning points of a leg that is longer than the endurance, and says so", () => {
    const { plan, feasible, reasons } = solve({
      track_deg: 214,
      distance_nm: 2_604,
      aircraft: { tas_kt: 204, endurance_h: 7.75 },
      wind: { from_deg: 353, kt: 53 },
    });
    expect(plan?.etp_nm).toBeCloseTo(1_042.9172, 4);
    expect(plan?.pnr_nm).toBeCloseTo(748.08964, 4);
    expect(feasible).toBe(false);
    expect(reasons).toEqual(["the flight takes 10.80 h; the endurance is 7.75 h"]);
  });

  it.each([
    [{ from_deg: 0, kt: 120 }, -20],
    [{ from_deg: 90, kt: 120 }, null],
  ])("calls a leg infeasible in the wind %o", (wind, speed) => {
    const { plan, feasible, reasons } = solve({
      track_deg: 0,
      distance_nm: 100,
      aircraft: { tas_kt: 100, fuel_flow_kg_h: 50 },
      wind,
    });
    expect(plan?.legs[0]?.ground_speed_kt).toBe(speed);
    expect(plan?.total).toEqual({ distance_nm: 100, time_h: null, fuel_kg: null });
    expect(feasible).toBe(false);
    expect(reasons).toEqual(["the wind is too strong to fly from start to end"]);
  });

  it("says when the wind keeps it from its alternate", () => {
    const { feasible, reasons } = solve({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 2 },
      alternates: [{ lat: 0, lon: 1 }],
      aircraft: { tas_kt: 100, fuel_flow_kg_h: 50 },
      wind: { from_deg: 270, kt: 100 },
    });
    expect(feasible).toBe(false);
    expect(reasons).toEqual(["the wind is too strong to reach an alternate"]);
  });

  it("keeps the legs of a long windy flight close to their tracks", () => {
    const { plan } = solve({
      origin: "SYD",
      destination: "SCL",
      aircraft: { tas_kt: 480 },
      wind: { from_deg: 270, kt: 80 },
    });
    const legs = plan?.legs ?? [];
    const startDeg = geodesicLeg(plan!.waypoints[0]!, plan!.waypoints.at(-1)!).trackDeg;
    expect(legs[0]?.track_deg).toBeLessThan(startDeg - 0.5);
    expect(legs.at(-1)?.track_deg).toBeLessThan(60);
    // By the track at the start of each leg it would take half a per cent longer.
    let exact = 0;
    const points = pointsAlong(plan!.waypoints[0]!, plan!.waypoints.at(-1)!, 6_000);
    for (const [at, to] of points.slice(1).entries()) {
      const { trackDeg, distanceNm } = geodesicLeg(points[at]!, to);
      exact += distanceNm / windTriangle(480, trackDeg, { from_deg: 270, kt: 80 }).groundSpeedKt!;
    }
    expect(Math.abs((plan?.total.time_h as number) / exact - 1)).toBeLessThan(0.0002);
  });

  it("uses winds by the number of the leg", () => {
    const wind = [
      { leg: 0, from_deg: 270, kt: 50 },
      { leg: 2, from_deg: 90, kt: 30 },
    ];
    const { plan } = solve({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 9 },
      aircraft: { tas_kt: 400 },
      wind,
    });
    expect(plan?.legs.map((leg) => Math.round(leg.ground_speed_kt ?? 0))).toEqual([450, 450, 370]);
  });

  it.each([
    ["2026-03-28T23:30:00Z", "2026-03-29T01:30:00.000Z", 1],
    ["2026-03-28T23:30:00+02:00", "2026-03-28T23:30:00.000Z", 0],
    ["2330Z", "01:30", 1],
    ["08:15", "10:15", 0],
  ])("leaves at %s and arrives at %s", (departure, arrival, day) => {
    const aircraft = { tas_kt: 400 };
    const { plan } = solve({ track_deg: 0, distance_nm: 800, aircraft, departure_utc: departure });
    expect([plan?.times?.arrival_utc, plan?.times?.arrival_day]).toEqual([arrival, day]);
  });

  it("tells no arrival beyond any calendar", () => {
    const { plan } = solve({
      track_deg: 0,
      distance_nm: 20_000,
      aircraft: { tas_kt: 100 },
      wind: { from_deg: 0, kt: 99.9999999 },
      departure_utc: "2026-03-28T23:30:00Z",
    });
    expect(plan?.times).toBeNull();
  });

  it.each(["EGLL", "lhr"])("has no route to an airport that is closed as %s", (waypoint) => {
    const aircraft = { tas_kt: 400 };
    const ends = { origin: "EHAM", destination: "LHR", aircraft };
    const { plan, reasons } = solve({ ...ends, closed: [{ waypoint }] });
    expect([plan, reasons]).toEqual([null, ["EGLL is closed"]]);
    expect(solve({ ...ends, closed: [{ waypoint: "LGW" }] }).feasible).toBe(true);
  });

  it("bounds every route from below by the great circle in the whole wind", () => {
    const { bounds } = solve({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 10 },
      aircraft: { tas_kt: 400, fuel_flow_kg_h: 1_000 },
      wind: { from_deg: 0, kt: 50 },
    });
    const nm = 1_113_194.907932736 / 1_852;
    expect(bounds?.lower.distance_nm).toBeCloseTo(nm, 9);
    expect(bounds?.lower.time_h).toBeCloseTo(nm / 450, 12);
    expect(bounds?.lower.fuel_kg).toBeCloseTo((nm / 450) * 1_000, 9);
  });

  it("never calls a plan feasible whose fuel exceeds tank or take-off mass", () => {
    // Doubles would lie near 0, for the most part.
    const figure = (least: number, most: number) =>
      fc.integer({ min: least * 1_000, max: most * 1_000 }).map((value) => value / 1_000);
    const position = fc.record({ lat: figure(-89, 89), lon: figure(-180, 180) });
    const problems = fc.record({
      origin: position,
      destination: position,
      alternates: fc.array(position, { maxLength: 2 }),
      aircraft: fc.record({
        tas_kt: figure(60, 600),
        fuel_flow_kg_h: figure(10, 20_000),
        max_fuel_kg: figure(0, 300_000),
        mtow_kg: figure(1_000, 600_000),
        oew_kg: figure(500, 300_000),
        payload_kg: figure(0, 90_000),
      }),
      wind: fc.record({ from_deg: figure(0, 360), kt: figure(0, 200) }),
    });
    fc.assert(
      fc.property(problems, (problem) => {
        const solution = solve(problem);
        const {
          max_fuel_kg: tank,
          mtow_kg: mtow,
          oew_kg: empty,
          payload_kg: payload,
        } = problem.aircraft;
        const total = solution.plan?.fuel?.total ?? Infinity;
        const isKept = total <= tank && empty + payload + total <= mtow;
        expect(solution.feasible && !isKept).toBe(false);
        const isVerified = verifyFlight(problem, solution).every(({ ok }) => ok);
        expect(isVerified).toBe(solution.feasible);
      }),
      { numRuns: 300 },
    );
  });
});

describe("ETOPS cover", () => {
  const equator = { origin: { lat: 0, lon: 0 }, destination: { lat: 0, lon: 40 } };
  const degreeNm = 111_319.4907932736 / 1_852;

  it("finds the furthest point between the ends", () => {
    const aircraft = { tas_kt: 450, oei_tas_kt: 400, etops_min: 180 };
    const { plan, feasible } = solve({ ...equator, aircraft });
    expect(plan?.etops?.furthest.from_start_nm).toBeCloseTo(20 * degreeNm, 4);
    expect(plan?.etops?.furthest.time_min).toBeCloseTo((20 * degreeNm * 60) / 400, 6);
    expect(plan?.etops?.gaps).toHaveLength(1);
    expect(plan?.etops?.gaps[0]?.from_nm).toBeCloseTo(1_200, 6);
    expect(plan?.etops?.gaps[0]?.to_nm).toBeCloseTo(40 * degreeNm - 1_200, 4);
    expect(feasible).toBe(false);
  });

  it("lets a longer route be the plan when only that is covered", () => {
    const graph = {
      waypoints: [
        ["A", 0, 0],
        ["B", 0, 40],
        ["N", 10, 20],
        ["S", 0, 20],
      ] as [string, number, number][],
      edges: [
        [0, 2],
        [2, 1],
        [0, 3],
        [3, 1],
      ] as [number, number][],
    };
    const aircraft = { tas_kt: 450, oei_tas_kt: 400, etops_min: 115 };
    const ends = { origin: "A", destination: "B", etops_alternates: [{ lat: 14, lon: 20 }] };
    const { plan, ranking, feasible } = solve({ ...ends, graph, aircraft });
    expect(ranking.map((route) => route.feasible)).toEqual([false, true]);
    expect(plan?.waypoints.map(({ id }) => id)).toEqual(["A", "N", "B"]);
    expect(feasible).toBe(true);
  });

  it("is whole with an alternate on the way", () => {
    const aircraft = { tas_kt: 450, oei_tas_kt: 400, etops_min: 95 };
    const problem = { ...equator, aircraft, etops_alternates: [{ lat: 0, lon: 20 }] };
    const solution = solve(problem);
    expect(solution.plan?.etops?.is_covered).toBe(true);
    expect(solution.plan?.etops?.furthest.distance_nm).toBeCloseTo(10 * degreeNm, 4);
    expect(verifyFlight(problem, solution).every(({ ok }) => ok)).toBe(true);
  });
});
