import {
  JSON_HOLDERS,
  JSON_NAMES,
  JSON_UNITS,
  JSON_WIND_NAMES,
} from "../../../../content/flight-words/json-names.js";
import { EDGE_WORDS, WAYPOINT_WORDS } from "../../../../content/flight-words/network-words.js";
import type { JsonBlock } from "../../../../engines/prompt-reading/blocks/block.js";
import { findJson } from "../../../../engines/prompt-reading/blocks/find-json.js";
import { unitOfName } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Draft } from "../draft.js";
import type { FieldName } from "../figures/field-values.js";
import { machToTas } from "../figures/standard-atmosphere.js";
import type { Network } from "../network/network.js";
import { Sheet } from "../sheet.js";
import { vectorAt } from "../winds/vector-at.js";
import { readEdgeList, readJsonNetwork, readWaypointList } from "./json-network.js";
import { figureOf, placeOf, positionOf, typeOf } from "./json-value.js";

const WINDS_MAX = 1_000;
const DEPTH_MAX = 4;
const UNKNOWN_SHOWN_MAX = 10;
type Fields = Readonly<Record<string, unknown>>;

/** Reads problems that are pasted as JSON, with the names of the problem or usual ones, and crosses them out. */
export function readJson(sheet: Sheet, draft: Draft, network: Network): void {
  for (const block of findJson(sheet.source)) {
    const hasRead = Array.isArray(block.value)
      ? readList(sheet, draft, network, block)
      : readFields(draft, network, block, block.value as Fields, 0) ||
        readList(sheet, draft, network, block);
    if (hasRead) crossSpan(sheet, block.span);
  }
}

/** A list alone is told by the words before it. */
function readList(sheet: Sheet, draft: Draft, network: Network, block: JsonBlock): boolean {
  const before = sheet.source.slice(Math.max(0, block.span.start - 60), block.span.start);
  const words =
    before
      .match(/\p{L}+/gu)
      ?.map(keyOf)
      .reverse() ?? [];
  const word = words.find(
    (each) =>
      WAYPOINT_WORDS.has(each) ||
      EDGE_WORDS.has(each) ||
      /^(?:polygon|closed|avoid|area)$/u.test(each),
  );
  if (word === undefined) return false;
  if (WAYPOINT_WORDS.has(word)) return readWaypointList(network, block.value, block.span);
  if (EDGE_WORDS.has(word)) return readEdgeList(network, block.value, block.span);
  return addPolygon(draft, block.value, block.span);
}

function readFields(
  draft: Draft,
  network: Network,
  block: JsonBlock,
  fields: Fields,
  depth: number,
): boolean {
  let hasRead = readJsonNetwork(network, fields, block.span);
  hasRead = readMach(draft, fields, block.span) || hasRead;
  hasRead = readFlatWind(draft, block, fields) || hasRead;
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const key = name.toLowerCase().replaceAll(/[\s-]/g, "_");
    const span = spanOf(block, name);
    const isHolder = typeof value === "object" && value !== null && !Array.isArray(value);
    if (key === "wind" || key === "winds") hasRead = readWind(draft, value, span) || hasRead;
    else if (key === "closed" || key === "closures")
      hasRead = readClosed(draft, value, span) || hasRead;
    else if (isHolder && JSON_HOLDERS.has(key) && depth < DEPTH_MAX) {
      hasRead = readFields(draft, network, block, value as Fields, depth + 1) || hasRead;
    } else if (readNamed(draft, network, { key, value, span })) hasRead = true;
    else if (!isReadElsewhere(key)) unknown.push(name);
  }
  if (hasRead && unknown.length > 0)
    draft.warn(`fields of the JSON that were not used: ${listed(unknown)}`);
  return hasRead;
}

/** Names of networks, and those that are read together with another. */
function isReadElsewhere(key: string): boolean {
  const isOfNetwork = WAYPOINT_WORDS.has(key) || EDGE_WORDS.has(key) || JSON_HOLDERS.has(key);
  const isOfWind = JSON_WIND_NAMES.from.has(key) || JSON_WIND_NAMES.speed.has(key);
  return isOfNetwork || isOfWind || /^(?:mach|level|fl|flight_level|graph)$/u.test(key);
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, UNKNOWN_SHOWN_MAX).map((name) => name.slice(0, 40));
  const more = names.length - shown.length;
  return shown.join(", ") + (more > 0 ? `, and ${more} more` : "");
}

interface Named {
  readonly key: string;
  readonly value: unknown;
  readonly span: Span;
}

/** A field by its name, or by its name before a unit: `fuelflow_kgph`, `tank_lbs`. */
function readNamed(draft: Draft, network: Network, { key, value, span }: Named): boolean {
  if (Object.hasOwn(JSON_NAMES, key))
    return stateField(draft, network, { field: JSON_NAMES[key] ?? "", value, span });
  const cut = key.lastIndexOf("_");
  const [name, unit] = [key.slice(0, Math.max(0, cut)), JSON_UNITS[key.slice(cut + 1)]];
  if (!Object.hasOwn(JSON_NAMES, name) || unit === undefined || typeof value !== "number")
    return false;
  const measured = `${value} ${unitOfName(unit)?.spellings[0] ?? unit}`;
  return stateField(draft, network, { field: JSON_NAMES[name] ?? "", value: measured, span });
}

/** `"wd": 240, "ws": 35`: a wind in two fields beside the others. */
function readFlatWind(draft: Draft, block: JsonBlock, fields: Fields): boolean {
  const fieldOf = (names: ReadonlySet<string>) =>
    Object.entries(fields).find(([name]) => /^w/iu.test(name) && names.has(name.toLowerCase()));
  const [from, speed] = [fieldOf(JSON_WIND_NAMES.from), fieldOf(JSON_WIND_NAMES.speed)];
  if (!from || !speed) return false;
  const [degrees, kt] = [from[1], speed[1]];
  if (typeof degrees !== "number" || typeof kt !== "number") return false;
  for (const [name] of [from, speed]) draft.explain(spanOf(block, name));
  if (degrees < 0 || degrees > 360 || kt < 0)
    draft.ask(
      "wind",
      `A wind from ${degrees} at ${kt} is none: where does it blow from, and how fast?`,
    );
  else draft.state("wind", { from_deg: degrees % 360, kt }, spanOf(block, from[0]), { rank: 8 });
  return true;
}

interface Field {
  readonly field: string;
  readonly value: unknown;
  readonly span: Span;
}

function stateField(draft: Draft, network: Network, { field: named, value, span }: Field): boolean {
  // `departure` is a place or a time.
  const isTime = named === "origin" && departureOf(value) !== undefined;
  const field = isTime ? "departure_utc" : named;
  if (field === "alternates" || field === "etops_alternates") {
    const places = (Array.isArray(value) ? value : [value]).slice(0, 50);
    for (const each of places) {
      const place = placeOf(each, new Set(network.waypoints.keys()));
      if (place !== undefined) draft.add(field, place, span);
    }
    return places.length > 0;
  }
  const read = readValue(draft, network, field, value);
  if (read === undefined) {
    if (value !== null) draft.warn(`the ${field} of the JSON could not be read`);
    return true;
  }
  draft.state(field, read, span, { rank: 9 });
  return true;
}

function readValue(draft: Draft, network: Network, field: string, value: unknown): unknown {
  if (field === "origin" || field === "destination")
    return placeOf(value, new Set(network.waypoints.keys()));
  if (field === "objective")
    return /^(?:time|fuel|distance)$/u.test(String(value)) ? value : undefined;
  if (field === "departure_utc") return departureOf(value);
  if (field === "aircraft.type") return typeOf(value);
  return figureOf(value, field.slice(field.indexOf(".") + 1) as FieldName, draft, field);
}

/** `10:00Z` without its zone, or a time of RFC 3339. */
function departureOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const clock = /^([01]\d|2[0-3]):?([0-5]\d)\s?(?:Z|UTC)?$/iu.exec(value.trim());
  if (clock) return `${clock[1]}:${clock[2]}`;
  const isStamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/iu.test(
    value,
  );
  return isStamp && Number.isFinite(Date.parse(value)) ? value : undefined;
}

/** `mach` and `level` of one object. */
function readMach(
  draft: Draft,
  { mach, level, fl, flight_level: long }: Fields,
  span: Span,
): boolean {
  const given = level ?? fl ?? long;
  const levels = /^(?:FL)?(\d{2,3})$/iu.exec(String(given ?? ""));
  if (typeof mach !== "number" || mach < 0.1 || mach > 3 || !levels) return false;
  const tas = Number(machToTas(mach, Number(levels[1]) * 100).toFixed(6));
  draft.state("aircraft.tas_kt", tas, span, { rank: 8 });
  draft.assume(
    "aircraft.tas_kt",
    tas,
    "kt",
    `Mach ${mach} at FL${levels[1]} of the standard atmosphere`,
  );
  return true;
}

function readWind(draft: Draft, value: unknown, span: Span): boolean {
  if (Array.isArray(value)) {
    const winds = value.slice(0, WINDS_MAX).flatMap((each, at) => {
      const wind = windOf(each);
      const leg = (each as Fields | null)?.leg ?? at;
      return wind ? [{ leg, ...wind }] : [];
    });
    if (winds.length > 0) draft.state("wind", winds, span, { rank: 9 });
    return winds.length > 0;
  }
  const wind = windOf(value);
  if (wind) draft.state("wind", wind, span, { rank: 9 });
  else if (value && !/^(?:calm|nil|none|no|still|null|0)\b/iu.test(String(value)))
    draft.ask(
      "wind",
      "The wind of the JSON could not be read: where does it blow from in degrees true, and how fast in knots?",
    );
  return wind !== undefined;
}

function windOf(value: unknown) {
  if (typeof value === "string") {
    const vector = vectorAt(new Sheet(value.slice(0, 40)), 0);
    return vector && { from_deg: vector.from_deg, kt: vector.kt };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { tailwind_kt } = value as Fields;
  if (typeof tailwind_kt === "number") return { tailwind_kt };
  const named = (names: ReadonlySet<string>) =>
    Object.entries(value).find(([name]) => names.has(name.toLowerCase()))?.[1];
  const [degrees, knots] = [named(JSON_WIND_NAMES.from), named(JSON_WIND_NAMES.speed)];
  if (typeof degrees !== "number" || typeof knots !== "number") return undefined;
  return { from_deg: degrees, kt: knots };
}

function readClosed(draft: Draft, value: unknown, span: Span): boolean {
  for (const each of (Array.isArray(value) ? value : [value]).slice(0, 1_000)) {
    if (typeof each === "string") draft.add("closed", { waypoint: each }, span);
    else if (typeof each === "object" && each !== null) {
      const { waypoint, polygon } = each as Fields;
      if (typeof waypoint === "string") draft.add("closed", { waypoint }, span);
      else if (!addPolygon(draft, polygon ?? each, span))
        draft.ask("closed", "Which area is closed? Give its corners in latitude and longitude.");
    }
  }
  return true;
}

function addPolygon(draft: Draft, value: unknown, span: Span): boolean {
  if (!Array.isArray(value) || value.length < 3) return false;
  const corners = value.slice(0, 200).map(positionOf);
  if (corners.includes(undefined)) return false;
  draft.add("closed", { polygon: corners }, span);
  return true;
}

/** The place of a value, by the name of its field: the first of its leaves. */
function spanOf(block: JsonBlock, name: string): Span {
  const part = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const leaves = block.leaves.filter(
    ({ path }) => path.endsWith(part) || path.includes(`${part}/`),
  );
  const [first, last] = [leaves[0], leaves.at(-1)];
  return first && last ? { start: first.span.start, end: last.span.end } : block.span;
}

function crossSpan(sheet: Sheet, { start, end }: Span): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at];
    if (token && token.span.start >= start && token.span.end <= end)
      sheet.cross({ from: at, to: at + 1 });
  }
}
