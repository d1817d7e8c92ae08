import { describe, expect, it } from "vitest";
import { solveFlight } from "../solve-flight.js";
import type { FlightProblem } from "./flight-problem.js";

const solve = (problem: FlightProblem) => solveFlight(problem, () => false);

describe("a problem that cannot be read", () => {
  const good: FlightProblem = {
    origin: { lat: 0, lon: 0 },
    destination: { lat: 1, lon: 1 },
    aircraft: { tas_kt: 400 },
  };
  const graph = {
    waypoints: [
      ["A", 0, 0],
      ["B", 1, 1],
    ] as [string, number, number][],
    edges: [[0, 1]] as [number, number][],
  };
  const { origin: _, ...noOrigin } = good;
  const polygon = [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as [number, number][];
  const leg = { track_deg: 10, distance_nm: 10, aircraft: { tas_kt: 400 } };
  const far = { ...good, origin: { lat: 0.5, lon: 10 }, destination: { lat: 0.5, lon: 110 } };
  const boxAt = (south: number, west: number, width: number) => ({
    polygon: [
      [south, west],
      [south + 1, west],
      [south + 1, west + width],
      [south, west + width],
    ] as [number, number][],
  });
  it.each<[string, string, string, FlightProblem]>([
    ["invalid", "/origin", "origin is needed", noOrigin],
    [
      "unknown_airport",
      "/destination",
      "QQQQ is no known airport",
      { ...good, destination: "QQQQ" },
    ],
    ["invalid", "/origin", "latitude of -90 to 90", { ...good, origin: { lat: 90.1, lon: 0 } }],
    [
      "unknown_type",
      "/aircraft/type",
      "give tas_kt and fuel_flow_kg_h",
      { ...good, aircraft: { type: "X99" } },
    ],
    ["invalid", "/aircraft/tas_kt", "tas_kt or a known type is needed", { ...good, aircraft: {} }],
    [
      "invalid",
      "/aircraft/max_fuel_kg",
      "from 0 to 1000000",
      { ...good, aircraft: { tas_kt: 400, max_fuel_kg: -1 } },
    ],
    [
      "invalid",
      "/aircraft/oei_tas_kt",
      "etops_min needs oei_tas_kt",
      { ...good, aircraft: { tas_kt: 400, etops_min: 60 } },
    ],
    [
      "invalid",
      "/wind/kt",
      "kt must be from 0 to 500",
      { ...good, wind: { from_deg: 0, kt: 501 } },
    ],
    [
      "invalid",
      "/wind/0/leg",
      "a number from 0 to 299",
      { ...good, wind: [{ leg: "A-B", from_deg: 0, kt: 1 }] },
    ],
    [
      "invalid",
      "/wind/0/leg",
      "from 0 to 299",
      { ...good, wind: [{ leg: 300, from_deg: 0, kt: 1 }] },
    ],
    [
      "invalid",
      "/wind/0/leg",
      "an edge of the graph",
      { ...good, origin: "A", destination: "B", graph, wind: [{ leg: "B-C", from_deg: 0, kt: 1 }] },
    ],
    ["invalid", "/wind/tailwind_kt", "from -500 to 500", { ...good, wind: { tailwind_kt: -501 } }],
    ["invalid", "/departure_utc", "RFC 3339", { ...good, departure_utc: "noon" }],
    ["invalid", "/departure_utc", "RFC 3339", { ...good, departure_utc: "2026-02-29T10:00:00Z" }],
    [
      "invalid",
      "/origin",
      "a leg by track_deg and distance_nm has no origin",
      { ...good, track_deg: 1, distance_nm: 2 },
    ],
    ["invalid", "/closed", "has no closed", { ...leg, closed: [{ polygon }] }],
    [
      "invalid",
      "/aircraft/etops_min",
      "needs an origin",
      { ...leg, aircraft: { tas_kt: 400, etops_min: 60 } },
    ],
    ["invalid", "/distance_nm", "from 0 to 21600", { ...leg, distance_nm: -1 }],
    ["invalid", "/origin", "must be a waypoint of the graph", { ...good, graph }],
    ["invalid", "/destination", "must be a waypoint of the graph", { ...good, origin: "A", graph }],
    [
      "invalid",
      "/graph/edges/0",
      "two different waypoints",
      { ...good, graph: { ...graph, edges: [[0, 2]] } },
    ],
    [
      "invalid",
      "/graph/waypoints/1",
      "A stands twice",
      {
        ...good,
        graph: {
          waypoints: [
            ["A", 0, 0],
            ["A", 1, 1],
          ],
          edges: [],
        },
      },
    ],
    ["invalid", "/closed/0/waypoint", "X is no waypoint", { ...good, closed: [{ waypoint: "X" }] }],
    [
      "invalid",
      "/closed/0/polygon",
      "at least 3 corners",
      { ...good, closed: [{ polygon: polygon.slice(1) }] },
    ],
    [
      "invalid",
      "/closed/0/polygon",
      "no area",
      {
        ...good,
        closed: [
          {
            polygon: [
              [0, 5],
              [0, 6],
              [0, 7],
            ],
          },
        ],
      },
    ],
    [
      "invalid",
      "/closed/0/polygon",
      "75 degrees",
      {
        ...good,
        closed: [
          {
            polygon: [
              [0, 0],
              [0, 100],
              [0, -100],
            ],
          },
        ],
      },
    ],
    [
      "invalid",
      "/closed/0/polygon",
      "cross each other",
      {
        ...good,
        closed: [
          {
            polygon: [
              [40, -40],
              [60, -20],
              [60, -40],
              [40, -20],
            ],
          },
        ],
      },
    ],
    [
      "invalid",
      "/aircraft/fuel_flow_kg_h",
      "from 1 to",
      { ...good, aircraft: { tas_kt: 400, fuel_flow_kg_h: 0 } },
    ],
    [
      "invalid",
      "/aircraft/fuel_flow_kg_h",
      "fuel_flow_kg_h of 5 is far from the 4700",
      { ...good, aircraft: { type: "B763", fuel_flow_kg_h: 5 } },
    ],
    [
      "invalid",
      "/aircraft/max_fuel_kg",
      "300000 is far from the 73000",
      { ...good, aircraft: { type: "B763", max_fuel_kg: 300_000 } },
    ],
    [
      "invalid",
      "/fuel_rules/final_reserve_min",
      "from 0 to 600",
      { ...good, fuel_rules: { final_reserve_min: -1 } },
    ],
    [
      "too_large",
      "/closed",
      "at most 40 closed areas are taken; these are 60",
      { ...good, closed: Array(60).fill({ polygon }) },
    ],
    ["too_large", "/closed", "at most 40", { ...good, closed: Array(41).fill({ polygon }) }],
    ["too_large", "/alternates", "at most 50", { ...good, alternates: Array(51).fill("JFK") }],
    [
      "invalid",
      "/wind/0/leg",
      "from 0 to 299",
      { ...good, wind: [{ leg: 300, from_deg: 0, kt: 1 }] },
    ],
    [
      "invalid",
      "/wind/0/leg",
      "an edge of the graph",
      { ...good, graph, wind: [{ leg: "B-C", from_deg: 0, kt: 1 }] },
    ],
    [
      "invalid",
      "/wind",
      "takes one wind",
      { ...far, closed: [boxAt(0, 20, 10)], wind: [{ leg: 0, from_deg: 0, kt: 1 }] },
    ],
    [
      "too_large",
      "/wind",
      "at most 1000",
      { ...good, wind: Array(1_001).fill({ leg: 0, from_deg: 0, kt: 1 }) },
    ],
    [
      "too_large",
      "/graph/waypoints",
      "at most 20000",
      { ...good, graph: { waypoints: Array(20_001).fill(["A", 0, 0]), edges: [] } },
    ],
    [
      "too_large",
      "/graph/edges",
      "at most 100000",
      { ...good, graph: { ...graph, edges: Array(100_001).fill([0, 1]) } },
    ],
    [
      "too_large",
      "/closed",
      "at most 1000",
      { ...good, graph, closed: Array(1_001).fill({ waypoint: "A" }) },
    ],
    [
      "too_large",
      "/closed",
      "at most 200",
      { ...good, closed: Array(2).fill({ polygon: Array(101).fill([0, 0]) }) },
    ],
    ["too_large", "/closed", "2000 sides", { ...far, closed: Array(40).fill(boxAt(0, 20, 60)) }],
    [
      "too_large",
      "/closed",
      "200 corners",
      {
        ...far,
        closed: [-8, -4, 0, 4, 8].flatMap((row) =>
          [20, 37, 54, 71, 88, 112, 129, 146].map((west) => boxAt(row, west, 16)),
        ),
      },
    ],
  ])("is %s at %s: %s", (code, path, message, problem) => {
    const thrown = (() => {
      try {
        solve(problem);
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({ name: "FlightError", code, path });
    expect((thrown as Error).message).toContain(message);
  });
});
