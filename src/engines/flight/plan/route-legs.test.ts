import { describe, expect, it } from "vitest";
import { geodesicLeg, pointsAlong } from "../geodesic/geodesic.js";
import type { FlightProblem } from "../problem/flight-problem.js";
import { type FlightPlan, solveFlight } from "../solve-flight.js";
import { flyHeading } from "../verify/fly-headings.js";
import { verifyFlight } from "../verify/verify-flight.js";
import { windTriangle } from "../wind/wind-triangle.js";

const solve = (problem: FlightProblem) => solveFlight(problem, () => false);

describe("the legs of a route", () => {
  // By the tracks at the starts of its legs the first would end 132 miles off, the times be 0.7 % too long.
  it.each<[string, string, number, number, number]>([
    ["EHAM", "KJFK", 470, 270, 60],
    ["OMDB", "PANC", 462, 345, 102],
    ["CYQX", "VHHH", 480, 300, 80],
    ["LEMD", "KJFK", 472, 344, 93],
  ])("ends a flight from %s to %s by its headings where it should", (from, to, tas, deg, kt) => {
    const problem: FlightProblem = {
      origin: from,
      destination: to,
      aircraft: { tas_kt: tas },
      wind: { from_deg: deg, kt },
    };
    const solution = solve(problem);
    const plan = solution.plan as FlightPlan;
    const drift = verifyFlight(problem, solution).find(
      ({ name }) => name === "heading_flown_residual",
    );
    expect(drift?.value).toBeLessThan(0.005);
    let hours = 0;
    const points = pointsAlong(plan.waypoints[0]!, plan.waypoints.at(-1)!, 6_000);
    for (const [at, next] of points.slice(1).entries()) {
      const { trackDeg, distanceNm } = geodesicLeg(points[at]!, next);
      hours += distanceNm / windTriangle(tas, trackDeg, { from_deg: deg, kt }).groundSpeedKt!;
    }
    expect(Math.abs((plan.total.time_h as number) / hours - 1)).toBeLessThan(0.0003);
  });

  it.each([
    ["EHAM", "KJFK", 470, 270, 60],
    ["LEMD", "KJFK", 472, 344, 93],
    ["SBGR", "FAOR", 480, 250, 70],
  ])("keeps within 2 miles of the way from %s to %s without any fix", (from, to, tas, deg, kt) => {
    const wind = { from_deg: deg, kt };
    const aircraft = { tas_kt: tas };
    const { plan } = solve({ origin: from, destination: to, aircraft, wind });
    const [start, ...points] = plan?.waypoints ?? [];
    let at: { lat: number; lon: number } = start!;
    for (const { heading_deg, track_deg, time_h } of plan?.legs ?? []) {
      const [heading, hours] = [heading_deg as number, time_h as number];
      at = flyHeading({ from: at, heading, track: track_deg, tasKt: tas, wind, hours });
      expect(geodesicLeg(at, points.shift()!).distanceNm).toBeLessThan(2);
    }
  });

  it("cuts a great circle that turns into legs in still air, and leaves a straight one whole", () => {
    const aircraft = { tas_kt: 480 };
    const { plan } = solve({ origin: "EHAM", destination: "KJFK", aircraft });
    expect(plan?.legs.length).toBeGreaterThan(10);
    expect(plan?.total.time_h).toBeCloseTo((plan?.total.distance_nm as number) / 480, 9);
    const equator = { origin: { lat: 0, lon: 0 }, destination: { lat: 0, lon: 60 } };
    expect(solve({ ...equator, aircraft }).plan?.legs).toHaveLength(1);
  });

  it("cuts long legs with numbered winds further, each in its own wind", () => {
    const problem: FlightProblem = {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { tas_kt: 470 },
      wind: [
        { leg: 0, tailwind_kt: 10 },
        { leg: 1, tailwind_kt: -40 },
      ],
    };
    const solution = solve(problem);
    const speeds = solution.plan?.legs.map(({ ground_speed_kt: speed }) => speed) ?? [];
    const half = speeds.length / 2;
    expect(speeds).toEqual([...Array(half).fill(480), ...Array(half).fill(430)]);
    expect(verifyFlight(problem, solution).filter(({ ok }) => !ok)).toEqual([]);
  });
});
