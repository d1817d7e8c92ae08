import { type Position, pointsEvery } from "../geodesic/geodesic.js";
import { type ClosedArea, holdsPoint, meetsArc, meetsCore } from "./closed-area.js";
import { sphere } from "./vector.js";

/** Within so much, a geodesic and the great circle between its ends are some 6 m apart. */
const PIECE_NM = 160;

/** Whether the geodesic between two positions keeps out of all areas and off their sides. */
export function isClearLeg(from: Position, to: Position, areas: readonly ClosedArea[]): boolean {
  if (areas.length === 0) return true;
  const ends = [sphere(from), sphere(to)] as const;
  if (areas.some((area) => holdsPoint(area, ends[0]) || holdsPoint(area, ends[1]))) return false;
  if (areas.some((area) => meetsCore(area, ends[0], ends[1]))) return false;
  const points = pointsEvery(from, to, PIECE_NM).map(sphere);
  for (let at = 1; at < points.length; at += 1) {
    const [start, end] = [points[at - 1] as (typeof ends)[0], points[at] as (typeof ends)[0]];
    if (areas.some((area) => meetsArc(area, start, end))) return false;
  }
  return true;
}
