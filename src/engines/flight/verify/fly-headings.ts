import type { Wind } from "../wind/wind-triangle.js";
import type { Spot } from "./vincenty-direct.js";

const RADIANS = Math.PI / 180;
const NM = 1852;
const EQUATORIAL_M = 6_378_137;
const ECCENTRICITY_SQUARED = 0.00669437999014;
const STEP_NM = 1;

/** What is flown from a place: a true heading at an airspeed, in a wind, for some hours. */
export interface Flown {
  readonly from: Spot;
  readonly heading: number;
  readonly track: number;
  readonly tasKt: number;
  readonly wind: Wind;
  readonly hours: number;
}

/**
 * Where a heading leads to, by dead reckoning on the ellipsoid in steps of a mile: north by the radius of the
 * meridian, east by that of the parallel. It knows nothing of geodesics nor of the wind triangle.
 */
export function flyHeading({ from, heading, track, tasKt, wind, hours }: Flown): Spot {
  const [windFrom, windKt] =
    "tailwind_kt" in wind ? [track + 180, wind.tailwind_kt] : [wind.from_deg, wind.kt];
  const north = part(tasKt, heading, Math.cos) - part(windKt, windFrom, Math.cos);
  const east = part(tasKt, heading, Math.sin) - part(windKt, windFrom, Math.sin);
  const steps = Math.max(1, Math.ceil((Math.hypot(north, east) * hours) / STEP_NM));
  const metres = (hours / steps) * NM;
  let { lat, lon } = from;
  for (let step = 0; step < steps; step += 1) {
    const middle = lat + (north * metres) / 2 / meridianRadius(lat) / RADIANS;
    lat += (north * metres) / meridianRadius(middle) / RADIANS;
    lon += (east * metres) / parallelRadius(middle) / RADIANS;
  }
  return { lat, lon };
}

const part = (kt: number, degrees: number, of: (radians: number) => number): number =>
  kt * of(degrees * RADIANS);

function squash(lat: number): number {
  return 1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIANS) ** 2;
}

const meridianRadius = (lat: number): number =>
  (EQUATORIAL_M * (1 - ECCENTRICITY_SQUARED)) / squash(lat) ** 1.5;

const parallelRadius = (lat: number): number =>
  (EQUATORIAL_M / Math.sqrt(squash(lat))) * Math.cos(lat * RADIANS);
