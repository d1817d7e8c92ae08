import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { solveFlight } from "../solve-flight.js";

interface Case {
  readonly name: string;
  readonly waypoints: [string, number, number][];
  readonly edges: [number, number][];
  readonly tas_kt: number;
  readonly wind_from_deg: number;
  readonly wind_kt: number;
  readonly origin: string;
  readonly dest: string;
  readonly top3: [number, string[]][];
  readonly closed: string[];
  readonly best_minutes_closed: number;
  readonly best_path_closed: string[];
}
const fixture = new URL("./graphs.fixture.json", import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(fixture, "utf8"));
const never = () => false;

const problemOf = (known: Case) => ({
  origin: known.origin,
  destination: known.dest,
  aircraft: { tas_kt: known.tas_kt },
  wind: { from_deg: known.wind_from_deg, kt: known.wind_kt },
  graph: { waypoints: known.waypoints, edges: known.edges },
});

describe("routes through a graph", () => {
  it.each(cases)("are the three best of $name", (known) => {
    const { ranking } = solveFlight(problemOf(known), never);
    expect(ranking.map(({ waypoints }) => waypoints)).toEqual(known.top3.map(([, path]) => path));
    for (const [at, [minutes]] of known.top3.entries()) {
      expect(Math.abs((ranking[at]?.time_h as number) * 60 - minutes)).toBeLessThan(1e-5);
    }
  });

  it.each(cases)("keep off the closed waypoints of $name", (known) => {
    const closed = known.closed.map((waypoint) => ({ waypoint }));
    const { ranking } = solveFlight({ ...problemOf(known), closed }, never);
    expect(ranking[0]?.waypoints).toEqual(known.best_path_closed);
    const minutes = (ranking[0]?.time_h as number) * 60;
    expect(Math.abs(minutes - known.best_minutes_closed)).toBeLessThan(1e-5);
  });

  const square = {
    waypoints: [
      ["A", 0, 179],
      ["B", 0, -179],
      ["N", 1, 180],
      ["S", -2, 180],
    ] as [string, number, number][],
    edges: [
      [0, 1],
      [0, 2],
      [2, 1],
      [0, 3],
      [3, 1],
    ] as [number, number][],
  };
  const flight = { origin: "A", destination: "B", aircraft: { tas_kt: 400 }, graph: square };

  it("drop edges that meet a closed area over the date line", () => {
    const polygon: [number, number][] = [
      [0.2, 179.9],
      [0.2, -179.9],
      [-0.2, -179.9],
      [-0.2, 179.9],
    ];
    const { ranking } = solveFlight({ ...flight, closed: [{ polygon }] }, never);
    expect(ranking.map(({ waypoints }) => waypoints.join(""))).toEqual(["ANB", "ASB"]);
  });

  it("use the wind of each leg, either way round", () => {
    const wind = [{ leg: "B-A", from_deg: 90, kt: 350 }];
    const { ranking, plan } = solveFlight({ ...flight, wind }, never);
    expect(ranking[0]?.waypoints).toEqual(["A", "N", "B"]);
    expect(plan?.legs[0]?.ground_speed_kt).toBe(400);
  });

  it("are none where the wind stops every edge", () => {
    const { feasible, reasons, plan } = solveFlight(
      { ...flight, wind: { from_deg: 90, kt: 450 } },
      never,
    );
    expect([feasible, plan]).toEqual([false, null]);
    expect(reasons).toEqual(["no open route leads from A to B"]);
  });

  it("are cut short, and clear, when the time is over before all edges are looked at", () => {
    const polygon: [number, number][] = [
      [0.2, 179.9],
      [0.2, -179.9],
      [-0.2, -179.9],
      [-0.2, 179.9],
    ];
    const after = (calls: number) => {
      let asked = 0;
      return solveFlight({ ...flight, closed: [{ polygon }] }, () => ++asked > calls);
    };
    expect(after(0).reasons).toEqual(["the time was over before the edges were looked at"]);
    expect(after(3).ranking.map(({ waypoints }) => waypoints.join(""))).toEqual(["ANB"]);
    expect([after(0).isComplete, after(3).isComplete]).toEqual([false, false]);
  });

  it("have at most 1000 legs", () => {
    const chain = Array.from({ length: 1_002 }, (_, at): [string, number, number] => [
      `W${at}`,
      0,
      at / 100,
    ]);
    const problem = (last: number) => ({
      origin: "W0",
      destination: `W${last}`,
      aircraft: { tas_kt: 400 },
      graph: {
        waypoints: chain,
        edges: chain.slice(1).map((_, at): [number, number] => [at, at + 1]),
      },
    });
    expect(solveFlight(problem(1_000), never).plan?.legs).toHaveLength(1_000);
    expect(() => solveFlight(problem(1_001), never)).toThrow(
      "a route may have 1000 legs; the best has 1001",
    );
  });

  it("are none where an end is closed", () => {
    const { reasons } = solveFlight({ ...flight, closed: [{ waypoint: "B" }] }, never);
    expect(reasons).toEqual(["B is closed"]);
  });

  it("say when the time was over before the ranking was proven", () => {
    const { ranking, isComplete } = solveFlight(flight, () => true);
    expect(ranking).toHaveLength(1);
    expect(isComplete).toBe(false);
  });
});
