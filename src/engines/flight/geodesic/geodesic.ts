import geographiclib from "geographiclib-geodesic";

const { Geodesic } = geographiclib;
const WGS84 = Geodesic.WGS84;

/** The international nautical mile. */
export const METRES_PER_NM = 1852;

/** WGS84 degrees; the longitude may be of any turn. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** The shortest path on the ellipsoid: its length and its true track at both ends, in [0, 360). */
export interface GeodesicLeg {
  readonly distanceNm: number;
  readonly trackDeg: number;
  readonly finalTrackDeg: number;
}

/** The inverse problem by Karney's method, to about 1e-8 m; antipodes and poles have one of their many tracks. */
export function geodesicLeg(from: Position, to: Position): GeodesicLeg {
  const found = WGS84.Inverse(from.lat, from.lon, to.lat, to.lon);
  return {
    distanceNm: (found.s12 as number) / METRES_PER_NM,
    trackDeg: compass(found.azi1 as number),
    finalTrackDeg: compass(found.azi2 as number),
  };
}

/**
 * The ends of `pieces` equal parts of the geodesic between two positions, both ends included, which are kept as they
 * were given.
 */
export function pointsAlong(from: Position, to: Position, pieces: number): Position[] {
  if (pieces <= 1) return [from, to];
  const line = WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon);
  const points: Position[] = [from];
  for (let at = 1; at < pieces; at += 1) {
    const found = line.Position((line.s13 * at) / pieces);
    points.push({ lat: found.lat2 as number, lon: found.lon2 as number });
  }
  points.push(to);
  return points;
}

/** The position at a distance along the geodesic from one position to another, also beyond it. */
export function positionAt(from: Position, to: Position, distanceNm: number): Position {
  const line = WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon);
  const found = line.Position(distanceNm * METRES_PER_NM);
  return { lat: found.lat2 as number, lon: found.lon2 as number };
}

/** An angle in degrees, in [0, 360). */
export function compass(degrees: number): number {
  const turned = degrees % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  // A tiny negative angle rounds up to a full turn.
  return positive >= 360 ? 0 : positive;
}
