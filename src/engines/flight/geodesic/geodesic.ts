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
  return pointsOn(WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon), from, to, pieces);
}

/** The ends of as many equal parts of the geodesic between two positions that none is longer than a length. */
export function pointsEvery(from: Position, to: Position, longestNm: number): Position[] {
  const line = WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon);
  return pointsOn(line, from, to, Math.ceil(line.s13 / (longestNm * METRES_PER_NM)));
}

function pointsOn(
  line: ReturnType<typeof WGS84.InverseLine>,
  from: Position,
  to: Position,
  pieces: number,
): Position[] {
  const points: Position[] = [from];
  for (let at = 1; at < pieces; at += 1) {
    const found = line.Position((line.s13 * at) / pieces);
    points.push({ lat: found.lat2 as number, lon: found.lon2 as number });
  }
  points.push(to);
  return points;
}

/** A part of a geodesic, with its true track at its middle, in [0, 360). */
export interface GeodesicPiece {
  readonly from: Position;
  readonly to: Position;
  readonly distanceNm: number;
  readonly trackDeg: number;
}

/** How finely a geodesic is cut. */
export interface Cutting {
  readonly longestNm: number;
  /** A piece in which the track turns by more degrees is halved, unless it is shorter than `shortestNm`. */
  readonly turnDeg: number;
  /** So is one whose track at its middle is more degrees off the mean of those at its ends. */
  readonly bendDeg: number;
  readonly shortestNm: number;
}

/** Cuts a geodesic into equal parts, and halves those again in which its track turns much; the ends are kept. */
export function cutGeodesic(from: Position, to: Position, cutting: Cutting): GeodesicPiece[] {
  const line = WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon);
  const length = line.s13 as number;
  const placeAt = (metres: number) => {
    const { lat2, lon2, azi2 } = line.Position(metres);
    return { lat: lat2 as number, lon: lon2 as number, track: compass(azi2 as number) };
  };
  const turnBetween = (start: number, end: number) =>
    ((placeAt(end).track - placeAt(start).track + 540) % 360) - 180;
  const parts = Math.max(1, Math.ceil(length / (cutting.longestNm * METRES_PER_NM)));
  const cuts = [0];
  const cutAfter = (start: number, end: number) => {
    const middle = (start + end) / 2;
    const [before, after] = [turnBetween(start, middle), turnBetween(middle, end)];
    const isCurved =
      Math.abs(before + after) > cutting.turnDeg || Math.abs(after - before) / 2 > cutting.bendDeg;
    if (isCurved && end - start > cutting.shortestNm * METRES_PER_NM) {
      cutAfter(start, middle);
      cutAfter(middle, end);
    } else cuts.push(end);
  };
  for (let at = 0; at < parts; at += 1) {
    cutAfter((length * at) / parts, (length * (at + 1)) / parts);
  }
  const places = cuts.map((metres, at) => {
    if (at === 0) return from;
    if (at === cuts.length - 1) return to;
    const { lat, lon } = placeAt(metres);
    return { lat, lon };
  });
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] as number;
    return {
      from: places[at] as Position,
      to: places[at + 1] as Position,
      distanceNm: (end - start) / METRES_PER_NM,
      trackDeg: placeAt((start + end) / 2).track,
    };
  });
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
