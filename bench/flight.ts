/**
 * How exact and how fast flight planning is: `npx tsx bench/flight.ts <folder>`. The folder holds geodesic.json,
 * flight_wind.json and flight_graph.json with `cases`; the larger problems are made here from a seed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { geodesicLeg } from "../src/engines/flight/geodesic/geodesic.js";
import type { FlightProblem } from "../src/engines/flight/problem/flight-problem.js";
import { simulateFlight } from "../src/engines/flight/simulate/simulate-flight.js";
import { type FlightPlan, solveFlight } from "../src/engines/flight/solve-flight.js";
import { verifyFlight } from "../src/engines/flight/verify/verify-flight.js";
import { seededRandom } from "../src/engines/math/seeded-random/seeded-random.js";

const folder = process.argv[2] ?? ".";
// biome-ignore lint/suspicious/noExplicitAny: cases of other programs
const casesOf = (name: string): any[] => JSON.parse(readFileSync(join(folder, name), "utf8")).cases;
const never = () => false;

function timed<Value>(work: () => Value): [Value, number] {
  const start = performance.now();
  const value = work();
  return [value, performance.now() - start];
}

function geodesics(): void {
  const misses = casesOf("geodesic.json").map((known) => {
    const leg = geodesicLeg(
      { lat: known.lat1, lon: known.lon1 },
      { lat: known.lat2, lon: known.lon2 },
    );
    return Math.abs(leg.distanceNm * 1852 - (known.s12_m ?? known.geodesic_m));
  });
  console.log(
    `geodesics: ${misses.length}, furthest off by ${Math.max(...misses).toExponential(1)} m`,
  );
}

function winds(): void {
  const misses = casesOf("flight_wind.json").flatMap((known) => {
    const { plan } = solveFlight(
      {
        track_deg: known.track_deg,
        distance_nm: known.distance_nm,
        aircraft: { tas_kt: known.tas_kt, endurance_h: known.endurance_h },
        wind: { from_deg: known.wind_from_deg, kt: known.wind_kt },
      },
      never,
    );
    const found: Record<string, number> = { ...plan?.legs[0], ...plan } as never;
    return ["heading_deg", "ground_speed_kt", "time_h", "etp_nm", "pnr_nm"].map((field) =>
      Math.abs(found[field]! / known[field] - 1),
    );
  });
  console.log(
    `wind cases: ${misses.length} figures, furthest off by ${Math.max(...misses).toExponential(1)}`,
  );
}

function graphs(): void {
  let exact = 0;
  const cases = casesOf("flight_graph.json");
  for (const known of cases) {
    const problem: FlightProblem = {
      origin: known.origin,
      destination: known.dest,
      aircraft: { tas_kt: known.tas_kt },
      wind: { from_deg: known.wind_from_deg, kt: known.wind_kt },
      graph: { waypoints: known.waypoints, edges: known.edges },
    };
    const closed = known.closed.map((waypoint: string) => ({ waypoint }));
    const open = solveFlight(problem, never).ranking.map(({ waypoints }) => waypoints);
    const shut = solveFlight({ ...problem, closed }, never).ranking[0]?.waypoints;
    const isSame =
      JSON.stringify(open) ===
      JSON.stringify(known.top3.map(([, path]: [number, string[]]) => path));
    if (isSame && JSON.stringify(shut) === JSON.stringify(known.best_path_closed)) exact += 1;
  }
  console.log(`graphs: ${exact} of ${cases.length} exact with their three best and closures`);
}

/** A grid of waypoints over an ocean, each joined to its neighbours. */
function ocean(rows: number, columns: number): FlightProblem {
  const random = seededRandom("ocean");
  const waypoints: [string, number, number][] = [];
  const edges: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      waypoints.push([
        `W${at}`,
        -40 + (80 * (row + random.next())) / rows,
        140 + (100 * (column + random.next())) / columns,
      ]);
      if (column > 0) edges.push([at, at - 1]);
      if (row > 0) edges.push([at, at - columns]);
      if (row > 0 && column > 0) edges.push([at, at - columns - 1]);
      if (row > 0 && column < columns - 1) edges.push([at, at - columns + 1]);
    }
  }
  const aircraft = { tas_kt: 480, fuel_flow_kg_h: 7_500 };
  const wind = { from_deg: 270, kt: 60 };
  return {
    origin: "W0",
    destination: `W${rows * columns - 1}`,
    aircraft,
    wind,
    graph: { waypoints, edges },
  };
}

function larger(): void {
  const polygons = Array.from({ length: 30 }, (_, at) => {
    const [south, west] = [-30 + ((at * 37) % 70), (at * 53) % 120];
    const corners = [
      [0, 0],
      [4, 1],
      [5, 5],
      [1, 6],
      [-2, 3],
    ];
    return {
      polygon: corners.map(([lat = 0, lon = 0]): [number, number] => [south + lat, west + lon]),
    };
  });
  const aircraft = { type: "777", etops_min: 180 };
  const problems: [string, FlightProblem][] = [
    [
      "EHAM-KJFK, wind",
      {
        origin: "EHAM",
        destination: "KJFK",
        aircraft: { type: "A330" },
        wind: { from_deg: 270, kt: 60 },
      },
    ],
    [
      "JFK-LHR, ETOPS",
      { origin: "JFK", destination: "LHR", aircraft, etops_alternates: ["CYQX", "BIKF"] },
    ],
    [
      "30 closed areas",
      {
        origin: { lat: -40, lon: -10 },
        destination: { lat: 50, lon: 130 },
        aircraft,
        closed: polygons,
        wind: { from_deg: 270, kt: 60 },
      },
    ],
    ["graph of 2500 waypoints", ocean(50, 50)],
    ["graph of 19881 waypoints", ocean(141, 141)],
    ["the same with 30 closed areas", { ...ocean(141, 141), closed: polygons }],
  ];
  for (const [name, problem] of problems) {
    const [solution, solveMs] = timed(() => solveFlight(problem, never));
    const [checks, verifyMs] = timed(() => verifyFlight(problem, solution));
    const plan = solution.plan as FlightPlan;
    const [, simulateMs] = timed(() =>
      simulateFlight(plan, {}, { runs: 2_000, seed: "bench" }, never),
    );
    const failed = checks.filter(({ ok }) => !ok).map((check) => check.name);
    console.log(
      `${name}: solve ${solveMs.toFixed(0)} ms, verify ${verifyMs.toFixed(0)} ms, 2000 runs ${simulateMs.toFixed(0)} ms; failed: ${failed.join() || "none"}`,
    );
  }
}

geodesics();
winds();
graphs();
larger();
