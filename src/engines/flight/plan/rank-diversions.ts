import { geodesicLeg, type Position } from "../geodesic/geodesic.js";
import type { NamedPosition } from "../problem/read-problem.js";
import { hoursBetween } from "../routes/leg-figures.js";
import type { Wind } from "../wind/wind-triangle.js";

/** What a diversion from a point takes. */
export interface Diversion {
  readonly rank: number;
  readonly id: string;
  readonly track_deg: number;
  readonly distance_nm: number;
  /** Null when the wind does not let it be flown. */
  readonly time_h: number | null;
  readonly fuel_kg: number | null;
  /** What is left of the fuel on board; null when either is not known. */
  readonly fuel_left_kg: number | null;
}

export interface DiversionAircraft {
  readonly tas_kt: number;
  readonly fuel_flow_kg_h?: number | undefined;
  readonly fuel_on_board_kg?: number | undefined;
}

/** Airports to divert to, the soonest first; those that the wind forbids come last. */
export function rankDiversions(
  from: Position,
  airports: readonly NamedPosition[],
  aircraft: DiversionAircraft,
  wind: Wind,
): Diversion[] {
  const { tas_kt, fuel_flow_kg_h: flow, fuel_on_board_kg: onBoard } = aircraft;
  const flown = airports.map((airport) => ({
    airport,
    leg: geodesicLeg(from, airport),
    hours: hoursBetween(from, airport, tas_kt, wind),
  }));
  // Two infinities are as late as each other: their difference is no number.
  flown.sort((a, b) =>
    a.hours === b.hours ? a.leg.distanceNm - b.leg.distanceNm : a.hours - b.hours,
  );
  return flown.map(({ airport, leg, hours }, at) => {
    const fuel = flow === undefined || hours === Infinity ? null : hours * flow;
    return {
      rank: at + 1,
      id: airport.id,
      track_deg: leg.trackDeg,
      distance_nm: leg.distanceNm,
      time_h: hours === Infinity ? null : hours,
      fuel_kg: fuel,
      fuel_left_kg: fuel === null || onBoard === undefined ? null : onBoard - fuel,
    };
  });
}
