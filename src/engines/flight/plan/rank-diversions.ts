import { type GeodesicPiece, geodesicLeg, type Position } from "../geodesic/geodesic.js";
import type { NamedPosition } from "../problem/read-problem.js";
import type { Way } from "../routes/alternate-ways.js";
import { flownPieces, hoursBetween, legFigures } from "../routes/leg-figures.js";
import type { Wind } from "../wind/wind-triangle.js";

/** What a diversion from a point takes. */
export interface Diversion {
  readonly rank: number;
  readonly id: string;
  /** True, at its start. */
  readonly track_deg: number;
  readonly distance_nm: number;
  /** Null when the wind or closed areas do not let it be flown. */
  readonly time_h: number | null;
  readonly fuel_kg: number | null;
  /** What is left of the fuel on board; null when either is not known. */
  readonly fuel_left_kg: number | null;
  /** Of its first leg. */
  readonly heading_deg: number | null;
  readonly ground_speed_kt: number | null;
  /** Where it turns on its way round closed areas. */
  readonly via?: readonly Position[];
}

export interface DiversionAircraft {
  readonly tas_kt: number;
  readonly fuel_flow_kg_h?: number | undefined;
  readonly fuel_on_board_kg?: number | undefined;
}

/** Airports to divert to, the soonest first; those that cannot be reached come last. Ways are straight unless given. */
export function rankDiversions(
  from: Position,
  airports: readonly NamedPosition[],
  aircraft: DiversionAircraft,
  wind: Wind,
  ways: readonly Way[] = airports.map((airport) => [{ id: "", ...from }, airport]),
): Diversion[] {
  const { fuel_flow_kg_h: flow, fuel_on_board_kg: onBoard } = aircraft;
  const flown = airports.map((airport, at) => ({
    airport,
    ...flownWay(from, airport, ways[at] ?? null, aircraft.tas_kt, wind),
  }));
  // Two infinities are as late as each other: their difference is no number.
  flown.sort((a, b) => (a.hours === b.hours ? a.distance_nm - b.distance_nm : a.hours - b.hours));
  return flown.map(({ airport, hours, ...way }, at) => {
    const fuel = flow === undefined || hours === Infinity ? null : hours * flow;
    return {
      rank: at + 1,
      id: airport.id,
      time_h: hours === Infinity ? null : hours,
      fuel_kg: fuel,
      fuel_left_kg: fuel === null || onBoard === undefined ? null : onBoard - fuel,
      ...way,
    };
  });
}

function flownWay(from: Position, airport: Position, way: Way, tasKt: number, wind: Wind) {
  const points: readonly Position[] = way ?? [from, airport];
  const pairs = points.slice(1).map((to, at): [Position, Position] => [points[at] as Position, to]);
  const [start, next] = pairs[0] as [Position, Position];
  const [first] = flownPieces(start, next, wind);
  const { heading_deg, ground_speed_kt } = legFigures(first as GeodesicPiece, tasKt, wind);
  const via = points.slice(1, -1).map(({ lat, lon }) => ({ lat, lon }));
  return {
    track_deg: geodesicLeg(start, next).trackDeg,
    distance_nm: pairs.reduce((nm, [a, b]) => nm + geodesicLeg(a, b).distanceNm, 0),
    hours:
      way === null
        ? Infinity
        : pairs.reduce((sum, [a, b]) => sum + hoursBetween(a, b, tasKt, wind), 0),
    heading_deg,
    ground_speed_kt,
    ...(via.length > 0 ? { via } : {}),
  };
}
