import { checkPicture } from "./check-picture.js";
import {
  type Aircraft,
  AirTrafficRefused,
  type Change,
  LOOKAHEAD_S,
  type Position,
  SEPARATION,
  type Separation,
  type TrafficPicture,
} from "./traffic-picture.js";

/** An aircraft in the plane, with its track measured from the plane's north. */
export interface PlaneAircraft {
  readonly id: string;
  readonly x_nm: number;
  readonly y_nm: number;
  readonly alt_ft: number;
  readonly gs_kt: number;
  readonly track_deg: number;
  readonly vs_fpm: number;
  /** Headings in it are measured from the plane's north, too. */
  readonly intent: readonly Change[];
  /** What a true track at its place is turned by in the plane. */
  readonly turned_deg: number;
}

/** How far the plane is from the Earth. */
export interface LocalPlane {
  readonly lat: number;
  readonly lon: number;
  /** To the aircraft that is furthest from the centre. */
  readonly radius_nm: number;
  /** What the plane makes distances longer by at that aircraft, across the line to the centre, at most. */
  readonly stretch_pct: number;
  /** What distances on the ellipsoid differ by from those on the sphere, at most. */
  readonly sphere_error_pct: number;
}

export interface PlanePicture {
  readonly aircraft: readonly PlaneAircraft[];
  readonly separation: Separation;
  readonly lookahead_s: number;
  /** Nothing where the caller's positions are in a plane already. */
  readonly plane: LocalPlane | null;
  /** A position of the same kind as the aircraft's in the plane. */
  readonly place: (position: Position) => readonly [x_nm: number, y_nm: number];
}

/** A minute of arc is a nautical mile on this sphere, as in DAIDALUS. */
const NM_PER_RADIAN = (60 * 180) / Math.PI;
const RADIANS = Math.PI / 180;
/** Further out the plane stretches distances by over half a percent. */
const RADIUS_NM_MAX = 600;
/** A degree of latitude at the equator is 59.70 minutes of arc on the sphere, at the poles 60.31. */
const SPHERE_ERROR_PCT = 0.6;

/**
 * The picture in a plane, checked. Degrees go to the azimuthal equidistant plane around the aircraft's centre
 * (Snyder, Map projections, 1987, section 25), where speeds stay as they are and tracks turn by what meridians
 * converge. Throws `AirTrafficRefused` for a picture that cannot be used or is over 600 nm in radius.
 */
export function planePicture(picture: TrafficPicture): PlanePicture {
  checkPicture(picture);
  const { aircraft, separation = SEPARATION, lookahead_s = LOOKAHEAD_S } = picture;
  const centre = centreOf(aircraft);
  const placed = aircraft.map((one) => place(one, centre));
  const plane = centre === undefined ? null : { ...centre, ...distortion(placed) };
  return { aircraft: placed, separation, lookahead_s, plane, place: (at) => project(at, centre) };
}

interface Centre {
  readonly lat: number;
  readonly lon: number;
}

/** The direction of the mean of the positions as vectors, or nothing in a plane. */
function centreOf(aircraft: readonly Aircraft[]): Centre | undefined {
  let [x, y, z] = [0, 0, 0];
  for (const one of aircraft) {
    if (!("lat" in one)) return undefined;
    const [lat, lon] = [one.lat * RADIANS, one.lon * RADIANS];
    x += Math.cos(lat) * Math.cos(lon);
    y += Math.cos(lat) * Math.sin(lon);
    z += Math.sin(lat);
  }
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
}

function place(aircraft: Aircraft, centre: Centre | undefined): PlaneAircraft {
  const { id, alt_ft, gs_kt, vs_fpm, intent = [] } = aircraft;
  const [x_nm, y_nm] = project(aircraft, centre);
  const turned_deg = centre === undefined ? 0 : turnOf(aircraft, centre);
  const turn = (change: Change) =>
    change.kind === "heading" ? { ...change, value: change.value + turned_deg } : change;
  const track_deg = aircraft.track_deg + turned_deg;
  return { id, x_nm, y_nm, alt_ft, gs_kt, track_deg, vs_fpm, intent: intent.map(turn), turned_deg };
}

function project(position: Position, centre: Centre | undefined): readonly [number, number] {
  if (!("lat" in position)) return [position.x_nm, position.y_nm];
  const { lat, lon } = centre as Centre;
  const azimuth = bearing(lat, lon, position.lat, position.lon);
  const range = arc(lat, lon, position.lat, position.lon) * NM_PER_RADIAN;
  return [range * Math.sin(azimuth), range * Math.cos(azimuth)];
}

/** The line from the centre has one azimuth where it starts, and another where it ends. */
function turnOf(aircraft: Aircraft, { lat, lon }: Centre): number {
  if (!("lat" in aircraft) || arc(lat, lon, aircraft.lat, aircraft.lon) < 1e-9) return 0;
  const out = bearing(lat, lon, aircraft.lat, aircraft.lon);
  const back = bearing(aircraft.lat, aircraft.lon, lat, lon);
  return normal((out - back) / RADIANS + 180);
}

/** An angle in degrees as one from -180 to 180. */
const normal = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/** By haversines, which keep their digits over short distances. */
function arc(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const across = Math.sin(((lon2 - lon1) * RADIANS) / 2);
  const up = Math.sin(((lat2 - lat1) * RADIANS) / 2);
  const squared = up * up + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * across * across;
  return 2 * Math.asin(Math.sqrt(Math.min(1, squared)));
}

/** In radians from north. The difference of latitudes stands alone, which keeps its digits. */
function bearing(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const [from, to, turn] = [lat1 * RADIANS, lat2 * RADIANS, (lon2 - lon1) * RADIANS];
  const half = Math.sin(turn / 2);
  const north = Math.sin(to - from) + 2 * Math.sin(from) * Math.cos(to) * half * half;
  return Math.atan2(Math.sin(turn) * Math.cos(to), north);
}

function distortion(aircraft: readonly PlaneAircraft[]) {
  const radius_nm = Math.max(...aircraft.map(({ x_nm, y_nm }) => Math.hypot(x_nm, y_nm)));
  if (!(radius_nm <= RADIUS_NM_MAX)) {
    const found = `one is ${Math.round(radius_nm)} nm from it`;
    const message = `aircraft must be within ${RADIUS_NM_MAX} nm of their centre; ${found}`;
    throw new AirTrafficRefused("invalid", "/aircraft", message);
  }
  const angle = radius_nm / NM_PER_RADIAN;
  const stretch_pct = angle === 0 ? 0 : 100 * (angle / Math.sin(angle) - 1);
  return { radius_nm, stretch_pct, sphere_error_pct: SPHERE_ERROR_PCT };
}
