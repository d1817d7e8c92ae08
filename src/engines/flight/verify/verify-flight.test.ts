import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geodesicLeg, positionAt } from "../geodesic/geodesic.js";
import type { FlightProblem } from "../problem/flight-problem.js";
import { type FlightPlan, type FlightSolution, solveFlight } from "../solve-flight.js";
import { verifyFlight } from "./verify-flight.js";
import { vincentyDirect } from "./vincenty-direct.js";

const never = () => false;
const problem: FlightProblem = {
  origin: "A",
  destination: "C",
  aircraft: {
    tas_kt: 450,
    fuel_flow_kg_h: 2_500,
    max_fuel_kg: 9_000,
    endurance_h: 4,
    oei_tas_kt: 400,
    etops_min: 180,
  },
  wind: { from_deg: 300, kt: 40 },
  graph: {
    waypoints: [
      ["A", 40, -10],
      ["B", 45, -15],
      ["C", 50, -20],
      ["D", 44, -20],
    ],
    edges: [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 2],
    ],
  },
  closed: [
    { waypoint: "D" },
    {
      polygon: [
        [42, -19],
        [42, -21],
        [46, -21],
        [46, -19],
      ],
    },
  ],
};
const good = solveFlight(problem, never);

/** The names of the checks that a changed plan fails. */
function failed(
  change: (plan: FlightPlan) => Partial<FlightPlan>,
  changed: FlightProblem = problem,
) {
  const plan = good.plan as FlightPlan;
  const solution: FlightSolution = { ...good, plan: { ...plan, ...change(plan) } };
  return verifyFlight(changed, solution)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);
}
const firstLeg = (plan: FlightPlan, figures: Partial<FlightPlan["legs"][number]>) => ({
  legs: plan.legs.map((leg, at) => (at === 0 ? { ...leg, ...figures } : leg)),
});

describe("verifyFlight", () => {
  it("finds nothing wrong with a good plan, by 17 checks", () => {
    expect(failed(() => ({}))).toEqual([]);
    expect(verifyFlight(problem, good)).toHaveLength(17);
  });

  it.each<[string, (plan: FlightPlan) => Partial<FlightPlan>]>([
    ["wind_triangle_residual", (plan) => firstLeg(plan, { heading_deg: 10 })],
    ["leg_time_residual", (plan) => firstLeg(plan, { time_h: 1 })],
    ["total_distance_residual", ({ total }) => ({ total: { ...total, distance_nm: 700 } })],
    ["total_time_residual", ({ total }) => ({ total: { ...total, time_h: 1 } })],
    ["geodesic_distance_residual", (plan) => firstLeg(plan, { distance_nm: 370 })],
    ["arrival_by_track_residual", (plan) => firstLeg(plan, { track_deg: 320 })],
    ["legs_not_flyable_in_wind", (plan) => firstLeg(plan, { ground_speed_kt: -1 })],
    ["fuel_sum_residual", ({ fuel }) => ({ fuel: { ...fuel!, trip: 0 } })],
    ["fuel_short_of_rules", ({ fuel }) => ({ fuel: { ...fuel!, total: fuel!.total - 1 } })],
    ["fuel_known", () => ({ fuel: null })],
    ["loaded_fuel_residual", ({ loaded_kg }) => ({ loaded_kg: (loaded_kg ?? 0) + 1 })],
    ["legs_off_the_graph", (plan) => firstLeg(plan, { to: "C" })],
    [
      "closed_waypoints_flown",
      ({ waypoints: [a, b, c] }) => ({ waypoints: [a!, { ...b!, id: "D" }, c!] }),
    ],
    [
      "route_ends_residual",
      ({ waypoints: [a, b, c] }) => ({ waypoints: [a!, b!, { ...c!, lat: 50.001 }] }),
    ],
  ])("fails %s where a plan is wrong in it", (name, change) => {
    expect(failed(change)).toContain(name);
  });

  it.each<[string, FlightProblem]>([
    ["fuel_in_tanks", { ...problem, aircraft: { ...problem.aircraft, max_fuel_kg: 5_000 } }],
    [
      "take_off_mass",
      { ...problem, aircraft: { ...problem.aircraft, mtow_kg: 50_000, oew_kg: 46_000 } },
    ],
    ["endurance", { ...problem, aircraft: { ...problem.aircraft, endurance_h: 1 } }],
    [
      "etops_minutes_to_nearest_airport",
      { ...problem, aircraft: { ...problem.aircraft, etops_min: 30 } },
    ],
    [
      "track_points_in_closed_areas",
      {
        ...problem,
        closed: [
          {
            polygon: [
              [44, -14],
              [44, -16],
              [46, -15],
            ],
          },
        ],
      },
    ],
  ])("fails %s where the problem does not allow the plan", (name, changed) => {
    // A plan for other tanks starts with another fuel.
    const names = failed(() => ({}), changed).filter((one) => one !== "loaded_fuel_residual");
    expect(names).toEqual([name]);
  });

  it.each([0.5, -1])("fails headings that lead %d degrees off", (degrees) => {
    const straight: FlightProblem = {
      origin: { lat: 50, lon: -40 },
      destination: { lat: 52, lon: -10 },
      aircraft: { tas_kt: 450 },
      wind: { from_deg: 200, kt: 60 },
    };
    const solution = solveFlight(straight, never);
    const plan = solution.plan as FlightPlan;
    const legs = plan.legs.map((leg) => ({
      ...leg,
      heading_deg: (leg.heading_deg as number) + degrees,
    }));
    const names = (one: FlightPlan) =>
      verifyFlight(straight, { ...solution, plan: one }).flatMap(({ ok, name }) =>
        ok ? [] : [name],
      );
    expect(names(plan)).toEqual([]);
    expect(names({ ...plan, legs })).toContain("heading_flown_residual");
  });

  it("fails a way to an alternate that meets a closed area", () => {
    const closed = [
      {
        polygon: [
          [-1, 11],
          [-1, 12],
          [1, 12],
          [1, 11],
        ] as [number, number][],
      },
    ];
    const guarded: FlightProblem = {
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 10 },
      alternates: [{ lat: 0, lon: 14 }],
      aircraft: { tas_kt: 450, fuel_flow_kg_h: 2_400 },
      closed,
    };
    const solution = solveFlight(guarded, never);
    expect(verifyFlight(guarded, solution).filter(({ ok }) => !ok)).toEqual([]);
    expect(solution.alternates[0]?.distance_nm).toBeGreaterThan(242);
    const alternates = solution.alternates.map(({ via: _, ...straight }) => straight);
    const failing = verifyFlight(guarded, { ...solution, alternates }).filter(({ ok }) => !ok);
    expect(failing.map(({ name }) => name)).toEqual(["alternate_points_in_closed_areas"]);
  });

  it("fails the alternate's fuel where it is less than the nearest takes", () => {
    const alternates = [{ lat: 51, lon: -20 }];
    expect(failed(() => ({}), { ...problem, alternates })).toEqual(["alternate_fuel_below_bound"]);
  });

  it("fails the route where there is no plan", () => {
    expect(verifyFlight(problem, { ...good, plan: null })).toEqual([
      { name: "route", ok: false, value: null, limit: null, unit: "routes" },
    ]);
  });
});

describe("vincentyDirect", () => {
  it("ends where another method does", () => {
    // Doubles would lie near 0, for the most part.
    const degrees = (least: number, most: number) =>
      fc.integer({ min: least * 1_000, max: most * 1_000 }).map((value) => value / 1_000);
    fc.assert(
      fc.property(
        degrees(-89, 89),
        degrees(-89, 89),
        degrees(-170, 170),
        degrees(0, 1),
        (lat1, lat2, lon, share) => {
          const [from, to] = [
            { lat: lat1, lon: 0 },
            { lat: lat2, lon },
          ];
          const { distanceNm, trackDeg } = geodesicLeg(from, to);
          const end = vincentyDirect(from, trackDeg, distanceNm * share * 1_852);
          const other = positionAt(from, to, distanceNm * share);
          expect(geodesicLeg(end, other).distanceNm * 1_852).toBeLessThan(0.001);
        },
      ),
    );
  });
});
