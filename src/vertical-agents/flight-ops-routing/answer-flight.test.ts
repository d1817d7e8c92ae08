import { describe, expect, it } from "vitest";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import { answerFlight } from "./answer-flight.js";
import type { Issue } from "./solve/issues.js";

const work = { workflow: "plan", isOver: () => false, seed: 1, runSimulation: false } as const;
const answer = (problem: FlightProblem, more = {}) => answerFlight(problem, { ...work, ...more });
// biome-ignore lint/suspicious/noExplicitAny: the output is JSON
const fieldsOf = (problem: FlightProblem, more = {}): any => answer(problem, more).fields;
const box = (south: number, west: number, north: number, east: number) => ({
  polygon: [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ] as [number, number][],
});

describe("a single leg", () => {
  // By the law of sines, computed apart to eight digits.
  it.each([
    [204, 214, 353, 53, 2_604, 7.75, 223.813793, 241.014455, 10.80433124, 1_042.9172, 748.08964],
    [238, 119, 355, 5, 3_878, 13.97, 118.002043, 240.759864, 16.1073359, 1_916.21766, 1_661.94837],
    [499, 45, 63, 103, 460, 7.44, 48.657098, 400.025045, 1.149928, 275.24349, 1_780.81721],
  ])("of %d kt on track %d in %d/%d", (tas, track, from, kt, nm, endurance, ...known) => {
    const { plan, feasible } = fieldsOf({
      track_deg: track,
      distance_nm: nm,
      aircraft: { tas_kt: tas, endurance_h: endurance },
      wind: { from_deg: from, kt },
    });
    const [leg] = plan.legs;
    const found = [leg.heading_deg, leg.ground_speed_kt, leg.time_h, plan.etp_nm, plan.pnr_nm];
    for (const [at, value] of found.entries()) {
      expect(Math.abs(value / (known[at] as number) - 1)).toBeLessThan(1e-6);
    }
    expect(feasible).toBe(leg.time_h <= endurance);
  });

  it("writes numbers that are exact by nature without noise", () => {
    const { plan } = fieldsOf({
      track_deg: 90,
      distance_nm: 45,
      aircraft: { tas_kt: 150, fuel_flow_kg_h: 10 },
      wind: { from_deg: 270, kt: 0 },
    });
    expect(plan.legs[0]).toMatchObject({ heading_deg: 90, wca_deg: 0, time_h: 0.3, fuel_kg: 3 });
    expect(plan.fuel).toEqual({
      trip: 3,
      contingency: 0.15,
      alternate: 0,
      final_reserve: 5,
      total: 8.15,
    });
  });

  it.each([
    [{ from_deg: 95, kt: 95 }, "ground_speed"],
    [{ from_deg: 0, kt: 95 }, "crosswind"],
    [{ tailwind_kt: -90 }, "ground_speed"],
  ])("is not flown in the wind %o", (wind, kind) => {
    const found = answer({ track_deg: 90, distance_nm: 100, aircraft: { tas_kt: 90 }, wind });
    expect(found.fields).toMatchObject({ feasible: false, plan: { steps: [], fuel: null } });
    const [first] = found.fields.issues as Issue[];
    expect(first).toMatchObject({ rank: 1, kind, severity: "breaks" });
    expect(first?.margin).toBeLessThanOrEqual(0);
    expect(found.checks.find(({ name }) => name === "legs_not_flyable_in_wind")?.ok).toBe(false);
    expect(found.summary).toContain("cannot be flown");
  });

  it("ends later than any calendar against a wind that nearly stops it", () => {
    const { plan } = fieldsOf({
      track_deg: 0,
      distance_nm: 20_000,
      departure_utc: "2026-01-01T00:00:00Z",
      aircraft: { tas_kt: 100 },
      wind: { from_deg: 0, kt: 99.9999999 },
    });
    expect(plan.times).toBeNull();
    expect(plan.total.time_h).toBeGreaterThan(1e11);
  });
});

describe("places", () => {
  const aircraft = { tas_kt: 480 };
  // Karney's geodesics: half a meridian is 20003931.4586 m, and the antipodal one the same over a pole.
  it.each([
    ["from pole to pole", { lat: 90, lon: 0 }, { lat: -90, lon: 77 }, 20_003_931.4586 / 1_852],
    ["to the antipode", { lat: 0, lon: 10 }, { lat: 0, lon: -170 }, 20_003_931.4586 / 1_852],
    ["over the date line", { lat: 0, lon: 179 }, { lat: 0, lon: -179 }, 222_638.981586547 / 1_852],
    ["nowhere", "EHAM", "AMS", 0],
  ])("are joined %s", (_, origin, destination, nm) => {
    const { plan, feasible } = fieldsOf({ origin, destination, aircraft });
    expect(plan.total.distance_nm).toBeCloseTo(nm, 6);
    expect(plan.etp_nm).toBeCloseTo(nm / 2, 6);
    expect(feasible).toBe(true);
  });

  it("are not reached when they are closed, and the soonest open alternate is told", () => {
    const problem = { origin: "EHAM", destination: "LHR", alternates: ["LGW"], aircraft };
    for (const closed of [[{ waypoint: "EGLL" }], [{ waypoint: "lhr" }], [box(51.4, -1, 52, 0)]]) {
      const { fields, summary, optimal } = answer({ ...problem, closed });
      expect(fields).toMatchObject({ feasible: false, plan: null, ranking: [], alternatives: [] });
      expect((fields.reasons as string[])[0]).toMatch(/^EGLL (is closed|lies in a closed area)$/);
      expect(summary).toContain("The soonest open alternate is EGKK");
      expect(optimal).toBe(false);
    }
  });

  it("are no alternates when they are closed", () => {
    const found = answer({
      origin: "EHAM",
      destination: "LHR",
      alternates: ["LGW", "STN", "BHX"],
      closed: [{ waypoint: "LGW" }, box(51.8, 0, 52, 0.5)],
      aircraft,
    });
    const alternates = found.fields.alternates as { id: string }[];
    expect(alternates.map(({ id }) => id)).toEqual(["EGBB"]);
    expect(found.warnings).toContain("EGKK is closed and was left out");
    expect(found.warnings).toContain("EGSS is closed and was left out");
  });

  it("leave no plan feasible when every alternate is closed", () => {
    const closed = [{ waypoint: "LGW" }];
    const found = answer({
      origin: "AMS",
      destination: "LHR",
      alternates: ["LGW"],
      closed,
      aircraft,
    });
    expect(found.fields).toMatchObject({
      feasible: false,
      reasons: ["every alternate is closed"],
      ranking: [{ feasible: false }],
    });
    expect(found.summary).toContain("every alternate is closed");
  });
});

describe("ETOPS", () => {
  const ocean = { origin: "JFK", destination: "LHR", etops_alternates: ["CYQX", "BIKF"] };
  it.each([
    [100, false],
    [120, true],
  ])("of %d minutes is covered: %s", (etops_min, isCovered) => {
    const found = answer({ ...ocean, aircraft: { type: "B763", etops_min } });
    expect(found.fields).toMatchObject({ feasible: isCovered });
    const issue = (found.fields.issues as Issue[]).find(({ kind }) => kind === "etops");
    expect(issue?.margin).toBeCloseTo(etops_min - 112.337379, 5);
    expect(issue?.severity).toBe(isCovered ? "note" : "breaks");
    expect(found.summary).toContain("from an airport");
  });

  it("asks for the airspeed with one engine out, and says the rest", () => {
    const found = answer({ ...ocean, aircraft: { tas_kt: 459, etops_min: 120 } });
    expect(found.missing?.map(({ field }) => field)).toEqual(["aircraft.oei_tas_kt"]);
    expect(found.fields).toMatchObject({ feasible: false, plan: { etops: null } });
    expect(found.summary).toContain("cannot be judged yet");
  });
});

describe("steps", () => {
  it("tell times, the turning points and what is left in the tanks", () => {
    const { plan } = fieldsOf({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 10 },
      alternates: [{ lat: 1, lon: 10 }],
      departure_utc: "2026-12-31T22:00:00Z",
      aircraft: { tas_kt: 300, fuel_flow_kg_h: 1_000, endurance_h: 3 },
      wind: { tailwind_kt: 0 },
    });
    const degreeNm = 111_319.4907932736 / 1_852;
    const steps = plan.steps as { what: string; at_utc: string; from_start_nm: number }[];
    expect(steps.map(({ what }) => what)).toEqual([
      "depart",
      "equal_time_point",
      "point_of_no_return",
      "arrive",
      "reach_alternate",
    ]);
    // Half of 601.08 nm, 450 nm out of 900, all, and 59.7 nm more, at 300 kt.
    expect(steps.map(({ at_utc }) => at_utc.slice(0, 16))).toEqual([
      "2026-12-31T22:00",
      "2026-12-31T23:00",
      "2026-12-31T23:30",
      "2027-01-01T00:00",
      "2027-01-01T00:12",
    ]);
    expect(steps[1]?.from_start_nm).toBeCloseTo(5 * degreeNm, 6);
    expect(plan.steps[3].fuel_left_kg).toBeCloseTo(plan.fuel.total - plan.fuel.trip, 6);
    expect(plan.times).toMatchObject({ arrival_clock_utc: "00:00", arrival_day: 1 });
  });

  it("turn at each leg and keep the clock without a day", () => {
    const { plan } = fieldsOf({
      origin: "A",
      destination: "C",
      departure_utc: "2350Z",
      aircraft: { tas_kt: 300 },
      graph: {
        waypoints: [
          ["A", 0, 0],
          ["B", 0, 5],
          ["C", 0, 10],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    });
    const turns = plan.steps.filter(({ what }: { what: string }) => what === "turn");
    // 300.54 nm in an hour.
    expect(turns).toMatchObject([{ where: "B", at_utc: "00:50", fuel_left_kg: null }]);
  });
});

describe("issues", () => {
  it("rank what is broken by how much, then what is tight", () => {
    const found = answer({
      origin: "LIS",
      destination: "GIG",
      aircraft: { type: "A21N", payload_kg: 17_000, endurance_h: 9.5 },
      wind: { tailwind_kt: 0 },
    });
    const issues = found.fields.issues as Issue[];
    expect(issues.map(({ kind, severity }) => [kind, severity])).toEqual([
      ["fuel", "breaks"],
      ["take_off_mass", "breaks"],
      ["endurance", "tight"],
    ]);
    expect(issues.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const { plan } = found.fields as { plan: { fuel: { total: number } } };
    expect(issues[0]?.margin).toBeCloseTo(18_800 - plan.fuel.total, 6);
    expect(issues[1]?.margin).toBeCloseTo(93_500 - 50_100 - 17_000 - plan.fuel.total, 6);
  });

  it("tell how much payload there is room for when none is given", () => {
    const { issues, plan } = fieldsOf({
      origin: "AMS",
      destination: "JFK",
      aircraft: { type: "A330" },
    });
    const room = issues.find(({ kind }: Issue) => kind === "payload");
    expect(room.margin).toBeCloseTo(233_000 - 124_500 - plan.fuel.total, 6);
  });

  it("tell of the alternates that the tanks do not reach", () => {
    const aircraft = { tas_kt: 400, fuel_flow_kg_h: 2_000, max_fuel_kg: 6_500 };
    const { issues, feasible } = fieldsOf({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 14 },
      alternates: [
        { lat: 0, lon: 15 },
        { lat: 0, lon: 24 },
      ],
      aircraft,
    });
    expect(feasible).toBe(true);
    const reach = issues.find(({ kind }: Issue) => kind === "alternate_reach");
    // 14 degrees of trip with 5 %, ten to the alternate, and half an hour: of 60.108 nm each.
    const needed = ((14 * 1.05 + 10) * (111_319.4907932736 / 1_852) * 2_000) / 400 + 1_000;
    expect(reach).toMatchObject({ severity: "tight", margin: null, limit: 6_500 });
    expect(reach.value).toBeCloseTo(needed, 6);
  });
});
