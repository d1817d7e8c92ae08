import { describe, expect, it } from "vitest";
import { geodesicLeg } from "../../engines/flight/geodesic/geodesic.js";
import { type Airport, findAirport } from "../../engines/flight/problem/airports.js";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import { answerFlight } from "./answer-flight.js";
import { readFlight } from "./read/read-flight.js";

const work = { workflow: "triage", isOver: () => false, seed: 1, runSimulation: false } as const;
const over = { lat: 41.2, lon: 9.4 };
const answer = (more: Partial<FlightProblem>) =>
  answerFlight({ origin: over, alternates: ["LFKB", "LIEO"], aircraft, ...more }, work);
const aircraft = { tas_kt: 240, fuel_flow_kg_h: 600, max_fuel_kg: 400 };
// biome-ignore lint/suspicious/noExplicitAny: the output is JSON
const fieldsOf = (more: Partial<FlightProblem>): any => answer(more).fields;

describe("a diversion from a position", () => {
  it("ranks the airports by time, with distance, fuel and what is left of it", () => {
    const { ranking, plan, feasible } = fieldsOf({});
    expect(ranking.map(({ waypoints }: { waypoints: string[] }) => waypoints.at(-1))).toEqual([
      "LIEO",
      "LFKB",
    ]);
    const { distanceNm } = geodesicLeg(over, findAirport("LIEO") as Airport);
    const [first] = ranking;
    expect(first.distance_nm).toBeCloseTo(distanceNm, 3);
    expect(first.time_h).toBeCloseTo(distanceNm / 240, 6);
    expect(first.fuel_left_kg).toBeCloseTo(400 - (distanceNm / 240) * 600, 3);
    expect(first).toMatchObject({ rank: 1, in_reach: true, feasible: true });
    expect(plan.waypoints.at(-1).id).toBe("LIEO");
    expect(feasible).toBe(true);
  });

  it("lets the wind decide, and a closure take an airport away", () => {
    const [first, second] = fieldsOf({
      origin: { lat: 41.7, lon: 9.45 },
      wind: { from_deg: 180, kt: 230 },
    }).ranking;
    expect(first.waypoints.at(-1)).toBe("LFKB");
    expect(second.time_h).toBeGreaterThan(first.time_h);
    const { fields, summary } = answer({ closed: [{ waypoint: "LIEO" }] });
    expect(JSON.stringify(fields.ranking)).not.toContain("LIEO");
    expect(summary).toMatch(/^LFKB is the best diversion.*Closed and left out: LIEO/u);
  });

  it("counts the fuel that is told by its time, and says what is out of reach", () => {
    const { fields, summary } = answer({
      alternates: ["LEMD"],
      aircraft: { tas_kt: 240, fuel_flow_kg_h: 600, endurance_h: 0.5 },
    });
    const { ranking, feasible } = fields as unknown as { ranking: object[]; feasible: boolean };
    expect(ranking[0]).toMatchObject({ in_reach: false, feasible: false });
    expect(feasible).toBe(false);
    expect(summary).toMatch(/^No airport is in reach/u);
  });

  it("says that an airport in reach leaves less than the reserves", () => {
    const { fields, summary } = answer({ aircraft: { ...aircraft, max_fuel_kg: 200 } });
    expect(fields.ranking).toMatchObject([{ in_reach: true, feasible: false }, {}]);
    expect(summary).toMatch(/^LIEO is the best diversion.*With the reserves it breaks a limit/u);
  });

  it("judges no reach where the fuel is not known, though the type has tanks", () => {
    const { fields, warnings } = answer({ aircraft: { type: "A320" } });
    expect(fields.ranking).toMatchObject([{ in_reach: null, fuel_left_kg: null }, {}]);
    expect(warnings.join()).toMatch(/fuel on board is not given/u);
  });

  it("says so where every airport is closed", () => {
    const { fields, summary } = answer({ closed: [{ waypoint: "LIEO" }, { waypoint: "LFKB" }] });
    expect(fields).toMatchObject({ feasible: false, plan: null });
    expect(summary).toMatch(/^None of the airports can be reached: \w{4} is closed/u);
  });

  it.each([
    ["fuel left 50 min at 41.2N 9.4E, LIEO or LFKB? DA42, TAS 150", "LIEO"],
    ["at 30N 140W, rank KSFO, PHNL. B738 TAS 440, fuel on board 8 t, wind 270/60", "KSFO"],
  ])("answers %s without asking for a destination", (prompt, best) => {
    const { problem, missing } = readFlight(prompt);
    expect(missing).toEqual([]);
    const { fields, summary } = answerFlight(problem, work);
    expect(fields.ranking).toHaveLength(2);
    expect(summary).toMatch(new RegExp(`^${best} is the best diversion`, "u"));
  });

  it("verifies the flight to each airport, and shows its figures", () => {
    const { checks, summary, keyFigures } = answer({});
    expect(checks.at(-1)).toMatchObject({ name: "diversions_failed", ok: true, value: 0 });
    expect(checks.every(({ ok }) => ok)).toBe(true);
    const shown = new Set(keyFigures.map(({ value }) => `${value}`));
    const written = summary.match(/\d+(?:\.\d+)?/gu) ?? [];
    expect(written.filter((number) => !shown.has(number))).toEqual([]);
  });
});
