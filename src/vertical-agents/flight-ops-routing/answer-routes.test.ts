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

const diamond: FlightProblem = {
  origin: "A",
  destination: "B",
  aircraft: { tas_kt: 450, fuel_flow_kg_h: 2_400, max_fuel_kg: 18_000 },
  graph: {
    waypoints: [
      ["A", 50, 0],
      ["B", 50, 20],
      ["N", 54, 10],
      ["S", 47, 10],
      ["M", 50.2, 10],
      ["M2", 50.6, 15],
    ],
    edges: [
      [0, 2],
      [2, 1],
      [0, 3],
      [3, 1],
      [0, 4],
      [4, 1],
      [4, 5],
      [5, 1],
    ],
  },
};

describe("routes round closed areas", () => {
  const around: FlightProblem = {
    origin: { lat: 0, lon: 0 },
    destination: { lat: 0, lon: 20 },
    aircraft: { tas_kt: 450, fuel_flow_kg_h: 2_400 },
    wind: { from_deg: 180, kt: 30 },
    closed: [box(-3, 8, 5, 12)],
  };

  it("pass on either side, and name no points of their own making", () => {
    const { ranking, alternatives, issues, plan } = fieldsOf(around);
    expect(ranking).toHaveLength(2);
    for (const { waypoints } of ranking) {
      expect(waypoints[0]).toBe("0,0");
      expect(waypoints.slice(1, -1).every((id: string) => /^C\d+$/.test(id))).toBe(true);
    }
    const lats = (waypoints: { lat: number }[]) => waypoints.map(({ lat }) => lat);
    expect(Math.min(...lats(plan.waypoints))).toBeLessThan(-2.9);
    expect(alternatives).toHaveLength(1);
    expect(Math.max(...lats(alternatives[0].waypoints))).toBeGreaterThan(4.9);
    const detour = issues.find(({ kind }: Issue) => kind === "detour");
    const degreeNm = 111_319.4907932736 / 1_852;
    expect(detour.margin).toBeCloseTo(plan.total.distance_nm - 20 * degreeNm, 6);
  });

  it("are not proven to be the best, and say how far they may be from it", () => {
    const { gap, optimal, fields } = answer({ ...around, objective: "distance" });
    const { plan, bounds } = fields as {
      plan: { total: { distance_nm: number } };
      bounds: { lower: { distance_nm: number } };
    };
    expect(optimal).toBe(false);
    expect(gap).toBeCloseTo(plan.total.distance_nm / bounds.lower.distance_nm - 1, 12);
  });

  it("are no infeasible ones when only the time was over", () => {
    const { summary, fields } = answer(around, { isOver: () => true });
    expect(fields).toMatchObject({ plan: null, feasible: false });
    expect(summary).toContain("was not planned: the time was over");
    expect(summary).toContain("It is 1202 nm at least");
  });
});

describe("routes through a graph", () => {
  it("have alternatives that fly another way, each judged by itself", () => {
    const { ranking, alternatives } = fieldsOf(diamond);
    expect(ranking.map((route: { waypoints: string[] }) => route.waypoints.join("-"))).toEqual([
      "A-M-B",
      "A-M-M2-B",
      "A-S-B",
    ]);
    const ways = alternatives.map(({ waypoints }: { waypoints: { id: string }[] }) =>
      waypoints.map(({ id }) => id).join("-"),
    );
    // A-M-M2-B shares half of its way with the plan, and so is another; the rest share nothing.
    expect(ways).toEqual(["A-M-M2-B", "A-S-B", "A-N-B"]);
  });

  it("are proven to be the best, unless the time was over", () => {
    expect(answer(diamond)).toMatchObject({ optimal: true, gap: 0 });
    const late = answer(diamond, { isOver: () => true });
    expect(late.optimal).toBe(false);
    expect(late.warnings).toContain(
      "the time was over before the routes were proven to be the best",
    );
  });

  it("are none beside the plan when they have more legs than a route may", () => {
    const chain = Array.from({ length: 1_100 }, (_, at): [string, number, number] => [
      `W${at}`,
      Math.sin((Math.PI * at) / 1_099),
      at / 100,
    ]);
    const edges = chain.slice(1).map((_, at): [number, number] => [at, at + 1]);
    const { ranking, alternatives } = fieldsOf({
      origin: "W0",
      destination: "W1099",
      aircraft: { tas_kt: 450 },
      graph: { waypoints: chain, edges: [...edges, [0, 1_099]] },
    });
    expect(ranking.map((route: { waypoints: string[] }) => route.waypoints)).toEqual([
      ["W0", "W1099"],
    ]);
    expect(alternatives).toEqual([]);
  });

  it("keep their winds when an alternative leaves legs out", () => {
    const wind = [
      { leg: "A-M", from_deg: 270, kt: 30 },
      { leg: "N-B", from_deg: 90, kt: 20 },
    ];
    const { alternatives } = fieldsOf({ ...diamond, wind });
    const north = alternatives.find((one: { waypoints: { id: string }[] }) =>
      one.waypoints.some(({ id }) => id === "N"),
    );
    expect(north.legs[0].ground_speed_kt).toBeCloseTo(450, 9);
    expect(north.legs[1].ground_speed_kt).toBeLessThan(435);
  });
});

describe("the workflows", () => {
  it("come to the same plan", () => {
    const [plan, triage] = [fieldsOf(diamond), fieldsOf(diamond, { workflow: "triage" })];
    expect(triage.plan).toEqual(plan.plan);
    expect(triage.ranking).toEqual(plan.ranking);
    expect(triage.alternatives[0]).not.toHaveProperty("legs");
  });
});

describe("runs", () => {
  const more = { runSimulation: true };
  it("repeat with their seed and rank the alternatives", () => {
    const one = answer(diamond, more).simulation;
    expect(one).toMatchObject({ n: 1_000, seed: 1, measure: "flight time", unit: "h" });
    expect(answer(diamond, more).simulation).toEqual(one);
    expect(answer(diamond, { ...more, seed: 2 }).simulation?.mean).not.toBe(one?.mean);
    expect(one?.ranking).toHaveLength(4);
    const p90s = (one?.ranking ?? []).map(({ p90 }) => p90 as number);
    expect(p90s).toEqual([...p90s].sort((a, b) => a - b));
  });

  it("are none, with the reason, for what cannot be flown", () => {
    const leg = { track_deg: 0, distance_nm: 10, aircraft: { tas_kt: 90 } };
    const found = answer({ ...leg, wind: { tailwind_kt: -100 } }, more);
    expect(found.simulation).toBeNull();
    expect(found.warnings).toContain("no runs were flown: the flight cannot be flown");
  });
});
