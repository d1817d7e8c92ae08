import { geodesicMetres } from "../../optimize/tours/geodesic.js";
import type { FlightProblem, LegWind } from "../problem/flight-problem.js";
import type { FlightPlan } from "../solve-flight.js";
import type { Wind } from "../wind/wind-triangle.js";
import { atMost, type Check } from "./check.js";
import { type Spot, vincentyDirect } from "./vincenty-direct.js";

const RADIANS = Math.PI / 180;
const NM = 1852;
const GEODESIC_TOLERANCE_M = 1e-3;
/** Nearly antipodal ends lie metres apart for the last digits of a track. */
const ARRIVAL_TOLERANCE_M = 1;
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
    const metres = geodesicMetres(from.lat, from.lon, to.lat, to.lon);
    const end = vincentyDirect(from, leg.track_deg, leg.distance_nm * NM);
    return {
      distance: Math.abs(metres - leg.distance_nm * NM),
      arrival: geodesicMetres(end.lat, end.lon, to.lat, to.lon),
    };
  });
  checks.push(
    atMost(
      "geodesic_distance_residual",
      worst(misses.map(({ distance }) => distance)),
      GEODESIC_TOLERANCE_M,
      "m",
    ),
    atMost(
      "arrival_by_track_residual",
      worst(misses.map(({ arrival }) => arrival)),
      ARRIVAL_TOLERANCE_M,
      "m",
    ),
  );
  return checks;
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
    const before = entries.filter(({ leg }) => Number(leg) <= at);
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

function polar(degrees: number, length: number): [number, number] {
  return [length * Math.sin(degrees * RADIANS), length * Math.cos(degrees * RADIANS)];
}

const worst = (values: readonly number[]): number =>
  values.reduce((most, value) => (value > most || Number.isNaN(value) ? value : most), 0);

function relativeMiss(total: number, parts: readonly number[]): number {
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.abs(total - sum) / Math.max(1, Math.abs(sum));
}
