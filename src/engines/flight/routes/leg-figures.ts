import {
  cutGeodesic,
  type GeodesicPiece,
  geodesicLeg,
  type Position,
} from "../geodesic/geodesic.js";
import { type Wind, windSpeed, windTriangle } from "../wind/wind-triangle.js";

/** So finely a constant heading ends within a few thousandths of its way off the geodesic, but beside a pole. */
const CUTTING = { longestNm: 200, turnDeg: 8, bendDeg: 0.3, shortestNm: 5 } as const;
/** A way that turns by less is one leg where the wind is the same all along it. */
const STRAIGHT_DEG = 0.2;

/** How a leg is flown by one track. */
export interface LegFigures {
  readonly track_deg: number;
  readonly distance_nm: number;
  readonly heading_deg: number | null;
  readonly wca_deg: number | null;
  readonly ground_speed_kt: number | null;
  /** Null when the wind does not let the leg be flown. */
  readonly time_h: number | null;
}

/** Track and distance with the wind triangle on them. */
export function legFigures(
  { trackDeg, distanceNm }: { readonly trackDeg: number; readonly distanceNm: number },
  tasKt: number,
  wind: Wind,
): LegFigures {
  const { headingDeg, wcaDeg, groundSpeedKt } = windTriangle(tasKt, trackDeg, wind);
  const isFlown = groundSpeedKt !== null && groundSpeedKt > 0;
  return {
    track_deg: trackDeg,
    distance_nm: distanceNm,
    heading_deg: headingDeg,
    wca_deg: wcaDeg,
    ground_speed_kt: groundSpeedKt,
    time_h: isFlown ? distanceNm / groundSpeedKt : null,
  };
}

/** The pieces that a geodesic is flown in, each by the true track at its middle: one where it hardly turns. */
export function flownPieces(from: Position, to: Position, wind: Wind): GeodesicPiece[] {
  const pieces = cutGeodesic(from, to, CUTTING);
  const first = pieces[0] as GeodesicPiece;
  const isStraight = pieces.every(({ trackDeg }) => turn(first.trackDeg, trackDeg) < STRAIGHT_DEG);
  if (!isAlikeAlong(wind) || !isStraight) return pieces;
  return cutGeodesic(from, to, {
    longestNm: Infinity,
    turnDeg: 360,
    bendDeg: 360,
    shortestNm: 0,
  });
}

/** The hours between two positions, flown in pieces; Infinity where it cannot be flown. */
export function hoursBetween(from: Position, to: Position, tasKt: number, wind: Wind): number {
  if (isAlikeAlong(wind)) return legFigures(geodesicLeg(from, to), tasKt, wind).time_h ?? Infinity;
  return cutGeodesic(from, to, CUTTING).reduce(
    (hours, piece) => hours + (legFigures(piece, tasKt, wind).time_h ?? Infinity),
    0,
  );
}

/** Whether the ground speed does not depend on the track. */
const isAlikeAlong = (wind: Wind): boolean => "tailwind_kt" in wind || windSpeed(wind) === 0;

const turn = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
