import { geodesicLeg, type Position, pointsAlong } from "../geodesic/geodesic.js";
import { type Wind, windSpeed, windTriangle } from "../wind/wind-triangle.js";

/** A leg with a wind is cut so that its track, which is that at its start, stays close to the geodesic's. */
const WINDY_LEG_NM = 200;
const PIECES_MAX = 60;

/** How a geodesic leg is flown by the track at its start. */
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

/** The points at which a leg is cut: its ends alone in still air and with a wind that is known along the track. */
export function windyPoints(from: Position, to: Position, wind: Wind): Position[] {
  if ("tailwind_kt" in wind || windSpeed(wind) === 0) return [from, to];
  const pieces = Math.ceil(geodesicLeg(from, to).distanceNm / WINDY_LEG_NM);
  return pointsAlong(from, to, Math.min(PIECES_MAX, pieces));
}

/** The hours between two positions with their leg cut for the wind; Infinity where it cannot be flown. */
export function hoursBetween(from: Position, to: Position, tasKt: number, wind: Wind): number {
  const points = windyPoints(from, to, wind);
  let hours = 0;
  for (let at = 1; at < points.length; at += 1) {
    const leg = geodesicLeg(points[at - 1] as Position, points[at] as Position);
    hours += legFigures(leg, tasKt, wind).time_h ?? Infinity;
  }
  return hours;
}
