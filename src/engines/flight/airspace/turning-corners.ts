import { geodesicLeg, METRES_PER_NM, type Position } from "../geodesic/geodesic.js";
import { type ClosedArea, holdsPoint } from "./closed-area.js";
import { along, cross, dot, position, unit, type Vector } from "./vector.js";

/** How far routes stay off the sides of a closed area when they turn at a corner of it. */
export const MARGIN_NM = 1;
/** At a sharp corner the point that is the margin away from both sides lies far off; nearer is enough there. */
const OFFSET_MAX_NM = 4 * MARGIN_NM;
const EARTH_NM = 6_371_008.8 / METRES_PER_NM;

/** A place to turn at, and the index of the area whose corner it lies beside. */
export interface TurningCorner {
  readonly place: Position;
  readonly area: number;
}

/** Where a shortest route round closed areas can turn: outside of their convex corners, and in no other area. */
export function turningCorners(areas: readonly ClosedArea[]): TurningCorner[] {
  const found: TurningCorner[] = [];
  for (const [index, { corners, isTurn }] of areas.entries()) {
    for (const [at, corner] of corners.entries()) {
      if (isTurn[at] !== true) continue;
      const before = corners.at(at - 1) as Vector;
      const after = corners[(at + 1) % corners.length] as Vector;
      const point = outsideOf(before, corner, after);
      if (point === null || areas.some((area) => holdsPoint(area, point))) continue;
      const place = position(point);
      if (found.every((other) => geodesicLeg(other.place, place).distanceNm > 1e-6))
        found.push({ place, area: index });
    }
  }
  return found;
}

/** The point beside a corner that is the margin away from both sides; null at a corner that points inward. */
function outsideOf(before: Vector, corner: Vector, after: Vector): Vector | null {
  const [back, ahead] = [tangent(corner, before), tangent(corner, after)];
  // Corners go round counter-clockwise: the area lies to the left.
  if (dot(cross(before, corner), after) <= 0) return null;
  const inward = along(back, 1, ahead);
  const length = Math.hypot(...inward);
  const halfSine = Math.sqrt(Math.max(0, (1 - dot(back, ahead)) / 2));
  const right = cross(ahead, corner);
  const outward = length < 1e-6 ? unit(right) : unit([-inward[0], -inward[1], -inward[2]]);
  const offset = Math.min(OFFSET_MAX_NM, MARGIN_NM / Math.max(halfSine, 1e-9)) / EARTH_NM;
  return unit(along(corner, Math.tan(offset), outward));
}

function tangent(at: Vector, to: Vector): Vector {
  return unit(along(to, -dot(to, at), at));
}
