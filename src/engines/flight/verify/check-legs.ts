import { geodesicMetres } from "../../optimize/tours/geodesic.js";
import type { FlightProblem, LegWind } from "../problem/flight-problem.js";
import type { FlightPlan } from "../solve-flight.js";
import type { Wind } from "../wind/wind-triangle.js";
import { atMost, type Check } from "./check.js";
import { flyHeading } from "./fly-headings.js";
import { type Spot, vincentyDirect } from "./vincenty-direct.js";

const RADIANS = Math.PI / 180;
const NM = 1852;
const GEODESIC_TOLERANCE_M = 1e-3;
/** Nearly antipodal ends lie metres apart for the last digits of a track. */
const ARRIVAL_TOLERANCE_M = 1;
/** Of the length of a leg: how far off its end a constant heading may lead. */
const DRIFT_SHARE_MAX = 0.005;
/** Nearer to a pole, true headings turn too fast to be flown. */
const HEADING_LAT_MAX = 89;
const SPEED_TOLERANCE_KT = 1e-6;
const SUM_TOLERANCE = 1e-9;

/** Checks distances, tracks, the wind triangle, times and totals of the legs. */
export function checkLegs(problem: FlightProblem, tasKt: number, plan: FlightPlan): Check[] {
  const { legs, waypoints, total } = plan;
  const stopped = legs.filter(({ ground_speed_kt: speed }) => speed === null || speed <= 0).length;
  const checks = [
    atMost("legs_not_flyable_in_wind", stopped, 0, "legs"),
    atMost(
      "wind_triangle_residual",
      worst(legs.map((leg, at) => triangleMiss(problem, tasKt, plan, leg, at))),
      SPEED_TOLERANCE_KT,
      "kt",
    ),
    atMost(
      "leg_time_residual",
      worst(
        legs.map((leg) =>
          leg.time_h === null
            ? 0
            : Math.abs(leg.time_h * (leg.ground_speed_kt ?? 0) - leg.distance_nm),
        ),
      ),
      1e-6,
      "nm",
    ),
    atMost(
      "total_distance_residual",
      relativeMiss(
        total.distance_nm,
        legs.map((leg) => leg.distance_nm),
      ),
      SUM_TOLERANCE,
      "1",
    ),
  ];
  if (stopped === 0) {
    const hours = legs.map((leg) => leg.time_h as number);
    checks.push(
      atMost(
        "total_time_residual",
        relativeMiss(total.time_h as number, hours),
        SUM_TOLERANCE,
        "1",
      ),
    );
  }
  if (waypoints.length === 0) return checks;
  const misses = legs.map((leg, at) => {
    const [from, to] = [waypoints[at] as Spot, waypoints[at + 1] as Spot];
    return Math.abs(geodesicMetres(from.lat, from.lon, to.lat, to.lon) - leg.distance_nm * NM);
  });
  checks.push(
    atMost("geodesic_distance_residual", worst(misses), GEODESIC_TOLERANCE_M, "m"),
    problem.graph === undefined ? checkHeadings(problem, tasKt, plan) : checkStartTracks(plan),
  );
  return checks;
}

/** An edge of a graph is flown by the track at its start. */
function checkStartTracks({ legs, waypoints }: FlightPlan): Check {
  const misses = legs.map((leg, at) => {
    const [from, to] = [waypoints[at] as Spot, waypoints[at + 1] as Spot];
    const end = vincentyDirect(from, leg.track_deg, leg.distance_nm * NM);
    return geodesicMetres(end.lat, end.lon, to.lat, to.lon);
  });
  return atMost("arrival_by_track_residual", worst(misses), ARRIVAL_TOLERANCE_M, "m");
}

/** Flies each leg's heading for its time, and measures how far off its end that leads. */
function checkHeadings(problem: FlightProblem, tasKt: number, plan: FlightPlan): Check {
  const misses = plan.legs.map((leg, at) => {
    const [from, to] = [plan.waypoints[at] as Spot, plan.waypoints[at + 1] as Spot];
    const { heading_deg: heading, time_h: hours, track_deg: track } = leg;
    const isNearPole = Math.max(Math.abs(from.lat), Math.abs(to.lat)) > HEADING_LAT_MAX;
    if (heading === null || hours === null || leg.distance_nm === 0 || isNearPole) return 0;
    const wind = windOn(problem, plan, at);
    const end = flyHeading({ from, heading, track, tasKt, wind, hours });
    const miss = geodesicMetres(end.lat, end.lon, to.lat, to.lon) / NM;
    return miss / leg.distance_nm;
  });
  return atMost("heading_flown_residual", worst(misses), DRIFT_SHARE_MAX, "1");
}

/** How far heading at airspeed and wind are from track at ground speed, as vectors. */
function triangleMiss(
  problem: FlightProblem,
  tasKt: number,
  plan: FlightPlan,
  leg: FlightPlan["legs"][number],
  at: number,
): number {
  const { heading_deg: heading, ground_speed_kt: speed, track_deg: track } = leg;
  if (heading === null || speed === null) return 0;
  const wind = windOn(problem, plan, at);
  const [hx, hy] = polar(heading, tasKt);
  const [tx, ty] = polar(track, speed);
  const [wx, wy] =
    "tailwind_kt" in wind ? polar(track, wind.tailwind_kt) : polar(wind.from_deg + 180, wind.kt);
  return Math.hypot(hx + wx - tx, hy + wy - ty);
}

function windOn({ wind, graph }: FlightProblem, { legs }: FlightPlan, at: number): Wind {
  const calm: Wind = { from_deg: 0, kt: 0 };
  if (wind === undefined) return calm;
  if (!Array.isArray(wind)) return wind as Wind;
  const entries = wind as readonly LegWind[];
  if (graph === undefined) {
    const number = partOf(entries, legs, at);
    const before = entries.filter(({ leg }) => Number(leg) <= number);
    return (
      before.reduce<LegWind | undefined>(
        (best, entry) => (best === undefined || entry.leg >= best.leg ? entry : best),
        undefined,
      ) ?? calm
    );
  }
  const { from, to } = legs[at] as FlightPlan["legs"][number];
  const onward = entries.findLast(({ leg }) => leg === `${from}-${to}`);
  if (onward !== undefined) return onward;
  const back = entries.findLast(({ leg }) => leg === `${to}-${from}`) ?? calm;
  return "tailwind_kt" in back ? { tailwind_kt: -back.tailwind_kt } : back;
}

/** In which of the equal parts that winds are numbered for the middle of a leg lies. */
function partOf(entries: readonly LegWind[], legs: FlightPlan["legs"], at: number): number {
  const parts = Math.max(...entries.map(({ leg }) => Number(leg) + 1));
  const way = (from: number, to: number) =>
    legs.slice(from, to).reduce((nm, leg) => nm + leg.distance_nm, 0);
  const middle = way(0, at) + way(at, at + 1) / 2;
  const share = middle / way(0, legs.length);
  return Number.isNaN(share) ? at : Math.floor(share * parts);
}

function polar(degrees: number, length: number): [number, number] {
  return [length * Math.sin(degrees * RADIANS), length * Math.cos(degrees * RADIANS)];
}

const worst = (values: readonly number[]): number =>
  values.reduce((most, value) => (value > most || Number.isNaN(value) ? value : most), 0);

function relativeMiss(total: number, parts: readonly number[]): number {
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.abs(total - sum) / Math.max(1, Math.abs(sum));
}
