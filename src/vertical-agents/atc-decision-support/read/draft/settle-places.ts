import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Place, RelativePlace } from "./said.js";
import type { SettledAircraft } from "./settle-values.js";

export type Point =
  | { readonly kind: "degrees"; readonly lat: number; readonly lon: number }
  | { readonly kind: "plane"; readonly x: number; readonly y: number };

export interface PlacedPoint {
  readonly point: Point;
  readonly span: Span;
}

export interface Places {
  /** By the key of the aircraft; `@fix` is the fix's. */
  readonly points: ReadonlyMap<string, PlacedPoint>;
  /** What pairs of numbers without a unit are taken for. */
  readonly pairsAre: "degrees" | "plane" | "either" | null;
  /** The point that all positions are told from, which is the origin then. */
  readonly origin: string | null;
  /** What numbers such as `170/25 nm` are taken for. */
  readonly radialsAre: "bearings" | "plane" | null;
}

interface Told {
  readonly key: string;
  readonly place: Place;
  readonly span: Span;
}

const RADIANS = Math.PI / 180;
/** As the engine measures: a minute of arc is a nautical mile. */
const NM_PER_DEGREE = 60;
export const FIX_KEY = "@fix";

export interface PlaceContext {
  readonly fix:
    | { readonly value: Place; readonly span: Span; readonly id: string | undefined }
    | undefined;
  /** The prompt says that its positions are in miles. */
  readonly planeWords: boolean;
  /** The point from which bearings and distances are told, as a key such as `@SPY`. */
  readonly reference: string | undefined;
}

/** Turns what is said of positions into points of one kind; those of the rarer kind stay open. */
export function settlePlaces(
  aircraft: readonly SettledAircraft[],
  { fix, planeWords, reference }: PlaceContext,
): Places {
  const seen = aircraft.flatMap(toldOf);
  if (fix) seen.push({ key: FIX_KEY, place: fix.value, span: fix.span });
  const told = inOneKind(seen, planeWords, reference);
  const kinds = new Set(told.map(({ place }) => place.kind));
  const pairsAre = kindOfPairs(told, kinds, planeWords);
  const points = new Map<string, PlacedPoint>();
  for (const { key, place, span } of told) {
    const point = pointOf(place, pairsAre);
    if (point) points.set(key, { point, span });
  }
  const fixName = fix?.id === undefined ? undefined : `@${fix.id.toUpperCase()}`;
  const hasRadials = seen.some(({ place }) => place.kind === "radial");
  const origin = originOf(told, kinds, hasRadials) ?? aircraftOrigin(told, kinds);
  if (origin !== null)
    points.set(origin, { point: { kind: "plane", x: 0, y: 0 }, span: { start: 0, end: 0 } });
  resolveRelatives(told, points, { aircraft, fixName });
  dropRarerKind(points);
  const areBearings = told.some(({ place }, index) => {
    return seen[index]?.place.kind === "radial" && place.kind === "relative";
  });
  const radialsAre = hasRadials ? (areBearings ? "bearings" : "plane") : null;
  return { points, pairsAre, origin, radialsAre };
}

/**
 * Numbers with letters of hemispheres are miles beside other miles; numbers such as `170/25 nm` are bearings where one
 * of them can be nothing else, or a point is named that they are from.
 */
function inOneKind(
  told: readonly Told[],
  planeWords: boolean,
  reference: string | undefined,
): readonly Told[] {
  const isPlane = planeWords || told.some(({ place }) => place.kind === "plane");
  const areRadials =
    reference !== undefined || told.some(({ place }) => place.kind === "radial" && place.isSure);
  const names = new Set(
    told.flatMap(({ place }) =>
      place.kind === "relative" && place.of?.startsWith("@") && place.of !== "@reference"
        ? [place.of]
        : [],
    ),
  );
  const [name] = names;
  return told.map((one) => {
    const { place } = one;
    // A radial without a name is of the only aid that has one.
    if (place.kind === "relative" && place.of === "@reference" && name && names.size === 1)
      return { ...one, place: { ...place, of: name } };
    if (place.kind === "degrees" && place.isPlain === true && isPlane && isWhole(place)) {
      return { ...one, place: { kind: "plane", x: place.lon, y: place.lat } };
    }
    if (place.kind !== "radial") return one;
    const { bearing_deg, distance_nm } = place;
    if (!areRadials) return { ...one, place: { kind: "plane", x: bearing_deg, y: distance_nm } };
    return {
      ...one,
      place: { kind: "relative", bearing_deg, distance_nm, of: reference ?? "@reference" },
    };
  });
}

function isWhole({ lat, lon }: { readonly lat: number; readonly lon: number }): boolean {
  return Number.isInteger(lat) && Number.isInteger(lon);
}

function dropRarerKind(points: Map<string, PlacedPoint>): void {
  const kinds = [...points.values()].map(({ point }) => point.kind);
  const degrees = kinds.filter((kind) => kind === "degrees").length;
  if (degrees === 0 || degrees === kinds.length) return;
  const rarer = degrees * 2 >= kinds.length ? "plane" : "degrees";
  for (const [key, { point }] of points) if (point.kind === rarer) points.delete(key);
}

/** The one place of an aircraft; two that differ leave it open. */
function toldOf({ source, places, values }: SettledAircraft): Told[] {
  const [first] = places;
  if (first) {
    const isOne = places.every(
      ({ value }) => JSON.stringify(value) === JSON.stringify(first.value),
    );
    return isOne ? [{ key: source.key, place: first.value, span: first.span }] : [];
  }
  const [lat, lon, x, y] = [values.get("lat"), values.get("lon"), values.get("x"), values.get("y")];
  if (lat && lon) {
    const place = { kind: "degrees", lat: lat.value, lon: lon.value } as const;
    return [{ key: source.key, place, span: lat.span }];
  }
  return x && y
    ? [{ key: source.key, place: { kind: "plane", x: x.value, y: y.value }, span: x.span }]
    : [];
}

/**
 * Pairs are of the kind that the other positions are of. Alone, whole numbers are miles, fine decimals are degrees,
 * and numbers with one decimal may be either.
 */
function kindOfPairs(
  told: readonly Told[],
  kinds: ReadonlySet<string>,
  planeWords: boolean,
): Places["pairsAre"] {
  const pairs = told.flatMap(({ place }) => (place.kind === "pair" ? [place] : []));
  if (pairs.length === 0) return null;
  if (kinds.has("degrees") !== kinds.has("plane"))
    return kinds.has("degrees") ? "degrees" : "plane";
  if (
    planeWords ||
    pairs.some(({ first, second }) => Math.abs(first) > 90 || Math.abs(second) > 180)
  )
    return "plane";
  const decimals = Math.max(...pairs.map((pair) => pair.decimals));
  if (decimals === 0) return "plane";
  return decimals >= 2 ? "degrees" : "either";
}

function pointOf(place: Place, pairsAre: Places["pairsAre"]): Point | undefined {
  if (place.kind === "degrees") return { kind: "degrees", lat: place.lat, lon: place.lon };
  if (place.kind === "plane") return place;
  if (place.kind !== "pair" || pairsAre === "either" || pairsAre === null) return undefined;
  const { first, second } = place;
  if (pairsAre === "plane") return { kind: "plane", x: first, y: second };
  return Math.abs(first) <= 90 ? { kind: "degrees", lat: first, lon: second } : undefined;
}

/** A point without coordinates from which all others are told is as good an origin as any. */
function originOf(
  told: readonly Told[],
  kinds: ReadonlySet<string>,
  hasRadials: boolean,
): string | null {
  if (kinds.has("degrees")) return null;
  const names = new Set(
    told.flatMap(({ place }) =>
      place.kind === "relative" && place.of?.startsWith("@") ? [place.of] : [],
    ),
  );
  const [name] = names;
  if (names.size !== 1 || name === undefined) return null;
  // A named point may be anywhere beside positions of its own plane; `the beacon` is what they are told from.
  const isNamed = name === name.toUpperCase();
  const hasOthers = kinds.has("plane") || kinds.has("pair");
  return isNamed && hasOthers && !hasRadials ? null : name;
}

/** `B is 25 nm east of A`, and nothing says where A is: it may as well be the origin. */
function aircraftOrigin(told: readonly Told[], kinds: ReadonlySet<string>): string | null {
  if (kinds.size !== 1 || !kinds.has("relative")) return null;
  const keys = new Set(told.map(({ key }) => key));
  const names = new Set(told.flatMap(({ place }) => (place.kind === "relative" ? [place.of] : [])));
  const [name] = [...names].filter((one) => one === null || !keys.has(one));
  return names.size === 1 && name !== undefined && name !== null ? name : null;
}

interface Known {
  readonly aircraft: readonly SettledAircraft[];
  readonly fixName: string | undefined;
}

function resolveRelatives(
  told: readonly Told[],
  points: Map<string, PlacedPoint>,
  { aircraft, fixName }: Known,
): void {
  const fix = points.get(FIX_KEY);
  if (fix && fixName !== undefined) points.set(fixName, fix);
  const before = new Map(
    aircraft.map(({ source }, index) => [source.key, aircraft[index - 1]?.source.key]),
  );
  const tracks = new Map(
    aircraft.map(({ source, values }) => [source.key, values.get("track")?.value]),
  );
  for (let round = 0, isNew = true; isNew && round < told.length; round += 1) {
    isNew = false;
    for (const { key, place, span } of told) {
      if (place.kind !== "relative" || points.has(key)) continue;
      const reference = place.of ?? before.get(key);
      const from = reference === undefined || reference === key ? undefined : points.get(reference);
      const bearing = bearingOf(place, tracks.get(reference ?? ""));
      if (!from || bearing === undefined) continue;
      points.set(key, { point: moved(from.point, bearing, place.distance_nm), span });
      isNew = true;
    }
  }
}

function bearingOf({ bearing_deg }: RelativePlace, track: number | undefined): number | undefined {
  if (bearing_deg === "ahead") return track;
  if (bearing_deg === "behind") return track === undefined ? undefined : (track + 180) % 360;
  return bearing_deg;
}

/** So far along a bearing, on a great circle of the engine's sphere where the position is in degrees. */
function moved(from: Point, bearing_deg: number, nm: number): Point {
  const bearing = bearing_deg * RADIANS;
  if (from.kind === "plane") {
    return {
      kind: "plane",
      x: from.x + exactly(nm * Math.sin(bearing)),
      y: from.y + exactly(nm * Math.cos(bearing)),
    };
  }
  if (bearing_deg % 180 === 0) {
    const lat = from.lat + (bearing_deg % 360 === 0 ? nm : -nm) / NM_PER_DEGREE;
    if (Math.abs(lat) <= 90) return { kind: "degrees", lat, lon: from.lon };
  }
  const arc = (nm / NM_PER_DEGREE) * RADIANS;
  const lat1 = from.lat * RADIANS;
  const sine = Math.sin(lat1) * Math.cos(arc) + Math.cos(lat1) * Math.sin(arc) * Math.cos(bearing);
  const lat2 = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(arc) * Math.cos(lat1),
    Math.cos(arc) - Math.sin(lat1) * sine,
  );
  const lon = from.lon + turn / RADIANS;
  return { kind: "degrees", lat: lat2 / RADIANS, lon: ((lon + 540) % 360) - 180 };
}

/** The sine of 180 degrees is no exact zero. */
function exactly(nm: number): number {
  return Math.abs(nm) < 1e-9 ? 0 : Number(nm.toPrecision(14));
}
