import type { Position } from "../geodesic/geodesic.js";

export type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

/** The point of the unit sphere with a latitude and longitude. */
export function sphere({ lat, lon }: Position): Vector {
  const cosine = Math.cos(lat * RADIANS);
  return [
    cosine * Math.cos(lon * RADIANS),
    cosine * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ];
}

/** The latitude and longitude of a point of the unit sphere. */
export function position([x, y, z]: Vector): Position {
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** a + scale b. */
export const along = (a: Vector, scale: number, b: Vector): Vector => [
  a[0] + scale * b[0],
  a[1] + scale * b[1],
  a[2] + scale * b[2],
];

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
