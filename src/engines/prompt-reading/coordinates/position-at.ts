import type { Found, Reading } from "../kit/reading.js";
import { unitAt } from "../quantities/unit-spellings.js";
import { type Prompt, sourceSpan } from "../tokens/read-prompt.js";
import { type Axis, axisAt } from "./axis-at.js";
import { pairAt } from "./pair-at.js";
import type { Box, Position } from "./position.js";
import { tokenBehind } from "./token-behind.js";

const COMPACT =
  /(\d{2})(\d{2})?(\d{2})?([NS]) ?\/?(\d{3})(\d{2})?(\d{2})?([EW])(?![\p{L}\p{N}])/iuy;
const SHORT = /(\d{1,2}(?:\.\d{1,9})?)([NS])[/ ]?(\d{1,3}(?:\.\d{1,9})?)([EW])(?![\p{L}\p{N}])/iuy;
const LETTERS_FIRST =
  /([NS])(\d{1,2}(?:\.\d{1,9})?)[/ ]?([EW])(\d{1,3}(?:\.\d{1,9})?)(?![\p{L}\p{N}.°])/iuy;
const LETTERS_AND_MINUTES =
  /([NS])(\d{2}) ?(\d{2}(?:\.\d{1,4})?)[ ,/]{0,2}([EW])(\d{3}) ?(\d{2}(?:\.\d{1,4})?)(?![\p{L}\p{N}.°'])/iuy;
const BETWEEN_AXES = /[ ,;/\u00a0]{0,3}/uy;
const BETWEEN_BOUNDS = / ?(?:-|to|bis) ?/iuy;

/**
 * The position at a token: `52.37,4.90`, `(82,76)`, `46.5N 8.2E`, `N52°22' E4°54'`, `5230N00454E`, `55N60E`, and
 * `40 E 38 N nm` as an offset.
 */
export function positionAt(prompt: Prompt, at: number): Found<Reading<Position>> | undefined {
  const token = prompt.tokens[at];
  if (!token || (token.isGlued && isPartOfWord(prompt, token.from))) return undefined;
  const compact =
    compactAt(prompt.folded.text, token.from) ??
    shortAt(prompt.folded.text, token.from) ??
    minutesAt(prompt.folded.text, token.from);
  if (compact) return found(prompt, at, { value: compact.value, unit: "deg", to: compact.to });
  return axesAt(prompt, at) ?? pairAt(prompt, at);
}

/** The box at a token: two latitudes and two longitudes, in either order. */
export function boxAt(prompt: Prompt, at: number): Found<Reading<Box>> | undefined {
  const token = prompt.tokens[at];
  const { text } = prompt.folded;
  const first = token ? boundsAt(text, token.from) : undefined;
  if (!first) return undefined;
  const second = boundsAt(text, behind(BETWEEN_AXES, text, first.to));
  if (!second || second.axis === first.axis) return undefined;
  const [lat, lon] = first.axis === "lat" ? [first, second] : [second, first];
  if (!isOnEarth(lat.low, lon.low) || !isOnEarth(lat.high, lon.high)) return undefined;
  const south = Math.min(lat.low, lat.high);
  const north = Math.max(lat.low, lat.high);
  // West may be the greater one: the box then crosses the antimeridian.
  const value = { south, north, west: lon.low, east: lon.high };
  return found(prompt, at, { value, unit: "deg", to: second.to });
}

function boundsAt(text: string, at: number) {
  const low = axisAt(text, at);
  if (!low) return undefined;
  const joint = behind(BETWEEN_BOUNDS, text, low.to);
  const high = joint > low.to ? axisAt(text, joint) : undefined;
  if (high?.axis !== low.axis) return undefined;
  return { axis: low.axis, low: low.value, high: high.value, to: high.to };
}

function axesAt(prompt: Prompt, at: number): Found<Reading<Position>> | undefined {
  const { text } = prompt.folded;
  const from = prompt.tokens[at]?.from ?? 0;
  const first = axisAt(text, from);
  if (!first) return undefined;
  const second = axisAt(text, behind(BETWEEN_AXES, text, first.to));
  if (!second || second.axis === first.axis) return undefined;
  const next = tokenBehind(prompt.tokens, at, second.to);
  const unit = unitAt(prompt.tokens, next);
  const lat = valueOn("lat", first, second);
  const lon = valueOn("lon", first, second);
  if (unit?.unit.kind === "length") {
    const to = prompt.tokens[unit.next - 1]?.to ?? second.to;
    const value = { kind: "offset", east: lon, north: lat } as const;
    return found(prompt, at, { value, unit: unit.unit.unit, to });
  }
  if (!isOnEarth(lat, lon)) return undefined;
  return found(prompt, at, { value: { kind: "degrees", lat, lon }, unit: "deg", to: second.to });
}

function valueOn(axis: Axis["axis"], first: Axis, second: Axis): number {
  return first.axis === axis ? first.value : second.value;
}

function compactAt(text: string, at: number) {
  COMPACT.lastIndex = at;
  const match = COMPACT.exec(text);
  if (!match) return undefined;
  const [whole, latD, latM, latS, ns, lonD, lonM, lonS, ew] = match;
  const lat = sexagesimal([latD, latM, latS]) * (/s/i.test(ns ?? "") ? -1 : 1);
  const lon = sexagesimal([lonD, lonM, lonS]) * (/w/i.test(ew ?? "") ? -1 : 1);
  const parts = [latM, latS, lonM, lonS];
  if (parts.some((part) => Number(part ?? 0) >= 60) || !isOnEarth(lat, lon)) return undefined;
  return { value: { kind: "degrees", lat, lon } as const, to: at + whole.length };
}

/** `55N60E` and `N55E060`: degrees alone, with or without the zeros of the compact form. */
function shortAt(text: string, at: number) {
  SHORT.lastIndex = at;
  const behind = SHORT.exec(text);
  if (behind) {
    const [whole, lat, ns, lon, ew] = behind;
    return degreesAt([lat, ns, lon, ew], at + whole.length);
  }
  LETTERS_FIRST.lastIndex = at;
  const ahead = LETTERS_FIRST.exec(text);
  if (!ahead) return undefined;
  const [whole, ns, lat, ew, lon] = ahead;
  return degreesAt([lat, ns, lon, ew], at + whole.length);
}

/** `N4107.5 W02845.0` and `N41 07.5 W028 45.0`: degrees and minutes behind their hemispheres. */
function minutesAt(text: string, at: number) {
  LETTERS_AND_MINUTES.lastIndex = at;
  const match = LETTERS_AND_MINUTES.exec(text);
  if (!match) return undefined;
  const [whole, ns, latD, latM, ew, lonD, lonM] = match;
  if (Number(latM) >= 60 || Number(lonM) >= 60) return undefined;
  const lat = String(sexagesimal([latD, latM]));
  return degreesAt([lat, ns, String(sexagesimal([lonD, lonM])), ew], at + whole.length);
}

function degreesAt(
  [latText, ns = "", lonText, ew = ""]: readonly (string | undefined)[],
  to: number,
) {
  const lat = Number(latText) * (/s/i.test(ns) ? -1 : 1);
  const lon = Number(lonText) * (/w/i.test(ew) ? -1 : 1);
  return isOnEarth(lat, lon) ? { value: { kind: "degrees", lat, lon } as const, to } : undefined;
}

function sexagesimal(parts: readonly (string | undefined)[]): number {
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return degrees + minutes / 60 + seconds / 3600;
}

export function isOnEarth(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** `B52.1N` is a name; `at:52.1N` is not. */
function isPartOfWord(prompt: Prompt, from: number): boolean {
  return /[\p{L}\p{N}]/u.test(prompt.folded.text[from - 1] ?? "");
}

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

interface FoundValue<T> {
  readonly value: T;
  readonly unit: string;
  readonly to: number;
}

function found<T>(
  prompt: Prompt,
  at: number,
  { value, unit, to }: FoundValue<T>,
): Found<Reading<T>> {
  const from = prompt.tokens[at]?.from ?? 0;
  return {
    reading: { value, unit, span: sourceSpan(prompt.folded, from, to), alternatives: [] },
    next: tokenBehind(prompt.tokens, at, to),
  };
}
