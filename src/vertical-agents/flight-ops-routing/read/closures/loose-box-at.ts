import type { Box } from "../../../../engines/prompt-reading/coordinates/position.js";
import type { Sheet } from "../sheet.js";

interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly axis: "lat" | "lon" | null;
  readonly next: number;
}

const OPENING =
  /^(?:between|from|entre|zwischen|von|de|desde|lat|latitude|lats|lon|long|longitude|lons|lng|latitudes|longitudes|breite|lange)$/u;
const TO: ReadonlySet<string> = new Set("- to and bis und a et y e through until /".split(" "));
const BETWEEN: ReadonlySet<string> = new Set(
  ", ; / and by x × und et y e the between from".split(" "),
);

/** A box in words: `between 25N and 35N and 60E and 70E`, `lat 25 to 35, lon 60 to 70`, `25 to 35 north, 60 to 70 east`. */
export function looseBoxAt(sheet: Sheet, at: number): { box: Box; next: number } | undefined {
  const first = boundsAt(sheet, at);
  if (!first?.axis) return undefined;
  let from = first.next;
  while (from < first.next + 3 && BETWEEN.has(sheet.keyAt(from))) from += 1;
  const second = boundsAt(sheet, from);
  if (!second?.axis || second.axis === first.axis) return undefined;
  const [lat, lon] = first.axis === "lat" ? [first, second] : [second, first];
  const isOnEarth = [lat.low, lat.high].every((value) => Math.abs(value) <= 90);
  if (!isOnEarth || [lon.low, lon.high].some((value) => Math.abs(value) > 180)) return undefined;
  const box = {
    south: Math.min(lat.low, lat.high),
    north: Math.max(lat.low, lat.high),
    west: lon.low,
    east: lon.high,
  };
  return { box, next: second.next };
}

function boundsAt(sheet: Sheet, at: number): Bounds | undefined {
  let from = at;
  let named: Bounds["axis"] = null;
  while (from < at + 4 && isOpening(sheet.keyAt(from))) {
    named = axisNamed(sheet.keyAt(from)) ?? named;
    from += 1;
  }
  const low = degreesAt(sheet, from);
  if (!low || !TO.has(sheet.keyAt(low.next))) return undefined;
  const high = degreesAt(sheet, low.next + 1);
  if (!high) return undefined;
  const axis = high.axis ?? low.axis ?? named;
  if (low.axis !== null && high.axis !== null && low.axis !== high.axis) return undefined;
  // `60 to 70 west`: the hemisphere is that of both.
  const sign = low.axis === null && high.sign < 0 ? -1 : 1;
  return { low: low.value * sign, high: high.value, axis, next: high.next };
}

function isOpening(key: string): boolean {
  return OPENING.test(key) || key === ":" || key === "=" || key === "(";
}

function axisNamed(key: string): Bounds["axis"] {
  if (/^(?:lat|breite)/u.test(key)) return "lat";
  return /^(?:lon|lng|lange)/u.test(key) ? "lon" : null;
}

function degreesAt(sheet: Sheet, at: number) {
  const token = sheet.tokens[at];
  if (token?.kind !== "number") return undefined;
  let next = at + 1;
  if (/^(?:°|deg|degrees)$/u.test(sheet.keyAt(next))) next += 1;
  const hemisphere = HEMISPHERES[sheet.keyAt(next)];
  if (!hemisphere || sheet.tokens[next]?.kind !== "word")
    return { value: token.value, axis: null, sign: 1, next };
  const { axis, sign } = hemisphere;
  return { value: token.value * sign, axis, sign, next: next + 1 };
}

interface Hemisphere {
  readonly axis: "lat" | "lon";
  readonly sign: 1 | -1;
}

const NORTH: Hemisphere = { axis: "lat", sign: 1 };
const SOUTH: Hemisphere = { axis: "lat", sign: -1 };
const EAST: Hemisphere = { axis: "lon", sign: 1 };
const WEST: Hemisphere = { axis: "lon", sign: -1 };
const HEMISPHERES: Readonly<Record<string, Hemisphere>> = {
  n: NORTH,
  north: NORTH,
  nord: NORTH,
  norte: NORTH,
  s: SOUTH,
  south: SOUTH,
  sud: SOUTH,
  sur: SOUTH,
  sul: SOUTH,
  e: EAST,
  east: EAST,
  ost: EAST,
  est: EAST,
  este: EAST,
  leste: EAST,
  w: WEST,
  west: WEST,
  ouest: WEST,
  oeste: WEST,
};
