import { geodesicLeg, type Position, pointsAlong } from "../geodesic/geodesic.js";
import { type ClosedArea, holdsPoint, meetsArc } from "./closed-area.js";
import { sphere } from "./vector.js";

/** Within so much, a geodesic and the great circle between its ends are some 6 m apart. */
const PIECE_NM = 160;

/** Whether the geodesic between two positions keeps out of all areas and off their sides. */
export function isClearLeg(from: Position, to: Position, areas: readonly ClosedArea[]): boolean {
  if (areas.length === 0) return true;
  const ends = [sphere(from), sphere(to)] as const;
  if (areas.some((area) => holdsPoint(area, ends[0]) || holdsPoint(area, ends[1]))) return false;
  const pieces = Math.ceil(geodesicLeg(from, to).distanceNm / PIECE_NM);
  const points = pointsAlong(from, to, pieces).map(sphere);
  for (let at = 1; at < points.length; at += 1) {
    const [start, end] = [points[at - 1] as (typeof ends)[0], points[at] as (typeof ends)[0]];
    if (areas.some((area) => meetsArc(area, start, end))) return false;
  }
  return true;
}
