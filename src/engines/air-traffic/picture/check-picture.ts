import {
  AIRCRAFT_MAX,
  type Aircraft,
  AirTrafficRefused,
  ALLOWED_KINDS,
  type Change,
  INTENTS_MAX,
  LOOKAHEAD_S_MAX,
  type TrafficPicture,
} from "./traffic-picture.js";

type Range = readonly [least: number, most: number];

const GS_KT: Range = [0, 3000];
const ALT_FT: Range = [-2000, 150_000];
const VS_FPM: Range = [-30_000, 30_000];
const TRACK_DEG: Range = [-360, 360];
const PLACES = {
  x_nm: [-5000, 5000],
  y_nm: [-5000, 5000],
  lat: [-90, 90],
  lon: [-360, 360],
} as const;
const UNITS = { heading: "deg", level: "ft", speed: "kt", vertical_rate: "fpm" } as const;
const VALUES = { heading: TRACK_DEG, level: ALT_FT, speed: GS_KT, vertical_rate: VS_FPM } as const;

/** Throws `AirTrafficRefused` for too many aircraft, and for what is out of range, unknown or said twice. */
export function checkPicture(picture: TrafficPicture): void {
  const { aircraft, separation, lookahead_s, constraints } = picture;
  if (aircraft.length > AIRCRAFT_MAX) {
    const message = `aircraft may be ${AIRCRAFT_MAX} at most; there are ${aircraft.length}`;
    throw new AirTrafficRefused("too_large", "/aircraft", message);
  }
  if (aircraft.length === 0) refuse("/aircraft", "aircraft must name at least one");
  const ids = new Set<string>();
  const isOnEarth = "lat" in (aircraft[0] as Aircraft);
  for (const [at, one] of aircraft.entries()) {
    checkAircraft(one, `/aircraft/${at}`, isOnEarth);
    if (ids.has(one.id))
      refuse(`/aircraft/${at}/id`, `aircraft must differ by id; two are ${one.id}`);
    ids.add(one.id);
  }
  if (separation !== undefined) {
    requireNumber("/separation/lateral_nm", separation.lateral_nm, [0.01, 100]);
    requireNumber("/separation/vertical_ft", separation.vertical_ft, [1, 20_000]);
  }
  if (lookahead_s !== undefined) requireNumber("/lookahead_s", lookahead_s, [1, LOOKAHEAD_S_MAX]);
  if (constraints !== undefined) checkConstraints(constraints, ids);
}

/** Throws `AirTrafficRefused` for actions of aircraft that are not there, and values out of range. */
export function checkActions(
  actions: readonly (Change & { readonly aircraft: string })[],
  picture: TrafficPicture,
): void {
  const ids = new Set(picture.aircraft.map(({ id }) => id));
  if (actions.length > AIRCRAFT_MAX * INTENTS_MAX) {
    const message = `actions may be ${AIRCRAFT_MAX * INTENTS_MAX} at most; there are ${actions.length}`;
    throw new AirTrafficRefused("too_large", "/actions", message);
  }
  for (const [at, action] of actions.entries()) {
    const path = `/actions/${at}`;
    if (!ids.has(action.aircraft)) {
      refuse(`${path}/aircraft`, `action ${at} is of ${action.aircraft}, which is not in aircraft`);
    }
    checkChange(action, path);
  }
}

function checkAircraft(aircraft: Aircraft, path: string, isOnEarth: boolean): void {
  if (typeof aircraft.id !== "string" || aircraft.id.length < 1 || aircraft.id.length > 64) {
    refuse(`${path}/id`, "id must be a text of 1 to 64 characters");
  }
  checkPlace(aircraft, path, isOnEarth);
  requireNumber(`${path}/alt_ft`, aircraft.alt_ft, ALT_FT);
  requireNumber(`${path}/gs_kt`, aircraft.gs_kt, GS_KT);
  requireNumber(`${path}/track_deg`, aircraft.track_deg, TRACK_DEG);
  requireNumber(`${path}/vs_fpm`, aircraft.vs_fpm, VS_FPM);
  const intent = aircraft.intent ?? [];
  if (intent.length > INTENTS_MAX) {
    const message = `intent may have ${INTENTS_MAX} changes at most; there are ${intent.length}`;
    throw new AirTrafficRefused("too_large", `${path}/intent`, message);
  }
  for (const [at, change] of intent.entries()) checkChange(change, `${path}/intent/${at}`);
}

/** Checks a position of the kind that all of the picture's have. */
export function checkPlace(place: object, path: string, isOnEarth: boolean): void {
  const names = isOnEarth ? (["lat", "lon"] as const) : (["x_nm", "y_nm"] as const);
  const other = isOnEarth ? "x_nm" : "lat";
  if (other in place) refuse(path, "positions must all be lat and lon, or all x_nm and y_nm");
  for (const name of names) {
    requireNumber(`${path}/${name}`, (place as Record<string, unknown>)[name], PLACES[name]);
  }
}

function checkChange(change: Change, path: string): void {
  const unit = UNITS[change.kind];
  if (unit === undefined) {
    refuse(`${path}/kind`, `kind must be one of ${Object.keys(UNITS).join(", ")}`);
  }
  if (change.unit !== unit) refuse(`${path}/unit`, `unit of a ${change.kind} must be ${unit}`);
  requireNumber(`${path}/value`, change.value, VALUES[change.kind]);
  requireNumber(`${path}/at_s`, change.at_s, [0, LOOKAHEAD_S_MAX]);
}

function checkConstraints(
  constraints: NonNullable<TrafficPicture["constraints"]>,
  ids: ReadonlySet<string>,
): void {
  const { only, min_gs_kt, max_gs_kt } = constraints;
  for (const name of ["no_turn", "no_change"] as const) {
    for (const [at, id] of (constraints[name] ?? []).entries()) {
      if (ids.has(id)) continue;
      refuse(`/constraints/${name}/${at}`, `${name} names ${id}, which is not there`);
    }
  }
  const isKnown = (kind: string) => ALLOWED_KINDS.some((known) => known === kind);
  if (only !== undefined && (only.length === 0 || !only.every(isKnown))) {
    refuse("/constraints/only", `only must name one or more of ${ALLOWED_KINDS.join(", ")}`);
  }
  if (min_gs_kt !== undefined) requireNumber("/constraints/min_gs_kt", min_gs_kt, GS_KT);
  if (max_gs_kt !== undefined) requireNumber("/constraints/max_gs_kt", max_gs_kt, GS_KT);
  if (min_gs_kt !== undefined && max_gs_kt !== undefined && min_gs_kt > max_gs_kt) {
    refuse("/constraints/min_gs_kt", `min_gs_kt must be at most max_gs_kt, which is ${max_gs_kt}`);
  }
}

/** Throws for what is no number of the range. */
export function requireNumber(path: string, value: unknown, [least, most]: Range): void {
  if (typeof value === "number" && value >= least && value <= most) return;
  const name = path.slice(path.lastIndexOf("/") + 1);
  refuse(path, `${name} must be a number from ${least} to ${most}`);
}

function refuse(path: string, message: string): never {
  throw new AirTrafficRefused("invalid", path, message);
}
