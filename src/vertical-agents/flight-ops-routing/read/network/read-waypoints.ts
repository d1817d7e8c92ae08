import { FIGURE_WORDS } from "../../../../content/flight-words/figure-words.js";
import {
  COLUMN_WORDS,
  EDGE_WORDS,
  WAYPOINT_WORDS,
} from "../../../../content/flight-words/network-words.js";
import { ROLE_FILLERS } from "../../../../content/flight-words/role-words.js";
import { axisAt } from "../../../../engines/prompt-reading/coordinates/axis-at.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { tokenBehind } from "../../../../engines/prompt-reading/coordinates/token-behind.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import { isRoleWord } from "../places/role-before.js";
import type { Sheet } from "../sheet.js";
import type { Network, Waypoint } from "./network.js";

interface Entry {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly from: number;
  readonly to: number;
}

const LINKS: ReadonlySet<string> = new Set([
  ":",
  "=",
  ",",
  "|",
  "@",
  "at",
  "is",
  "->",
  "(",
  "[",
  "·",
  ";",
]);
const SEPARATORS: ReadonlySet<string> = new Set([
  ",",
  ";",
  "|",
  "/",
  ".",
  "-",
  "*",
  "•",
  "·",
  ")",
  "]",
  "and",
  "und",
  "et",
  "y",
  "e",
]);
const NAME_LENGTH_MAX = 12;
const SEPARATORS_MAX = 6;
const REMARK_TOKENS_MAX = 24;
const FIGURE_NAMES: ReadonlySet<string> = new Set(Object.values(FIGURE_WORDS).flat());

/**
 * Reads names with coordinates in a row: a list, a sentence or a table. Two at least, where words tell of a network;
 * three on lines of their own need no words.
 */
export function readWaypoints(sheet: Sheet, network: Network): void {
  const isTold = hasWords(sheet);
  const onLines = entriesOnLines(sheet);
  if (onLines.length >= (isTold ? 2 : 3)) {
    for (const entry of onLines) addEntry(sheet, network, entry);
  }
  if (!isTold) return;
  for (let at = 0; at < sheet.tokens.length; ) {
    const run = runAt(sheet, at);
    if (run.length >= 2) {
      for (const entry of run) addEntry(sheet, network, entry);
    }
    at = Math.max(at + 1, run.length >= 2 ? (run.at(-1)?.to ?? 0) : 0);
  }
}

function hasWords(sheet: Sheet): boolean {
  const keys = new Set(sheet.tokens.flatMap((token) => (token.kind === "word" ? [token.key] : [])));
  const hasAny = (words: ReadonlySet<string>) => [...words].some((word) => keys.has(word));
  const hasColumns =
    hasAny(COLUMN_WORDS.lat) && hasAny(COLUMN_WORDS.lon) && hasAny(COLUMN_WORDS.id);
  return hasAny(WAYPOINT_WORDS) || hasAny(EDGE_WORDS) || hasColumns;
}

/** One entry to a line, with its number before it and remarks behind it. */
function entriesOnLines(sheet: Sheet): readonly Entry[] {
  return sheet.lines().flatMap(({ from, to }) => {
    let at = from;
    while (at < Math.min(to, from + 3) && isLineMarker(sheet, at)) at += 1;
    const entry = entryAt(sheet, at);
    if (!entry || entry.to > to || to - entry.to > REMARK_TOKENS_MAX) return [];
    // What stands behind the second number is a remark, unless another name with numbers follows directly.
    const rest = behindSeparators(sheet, entry.to);
    const isRow = rest < to && entryAt(sheet, rest) !== undefined;
    return isRow && at === from ? [] : [{ ...entry, from, to }];
  });
}

function isLineMarker(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  if (token?.kind === "word") return WAYPOINT_WORDS.has(token.key);
  return token?.kind === "number"
    ? /^\d{1,4}$/u.test(token.text)
    : /^[-*•|.)#(:]$/u.test(token?.text ?? "");
}

function addEntry(sheet: Sheet, network: Network, { id, lat, lon, from, to }: Entry): void {
  const waypoint: Waypoint = { id, lat, lon, span: sheet.spanOf({ from, to }) };
  if (!network.waypoints.has(id)) network.waypoints.set(id, waypoint);
  sheet.cross({ from, to });
}

function runAt(sheet: Sheet, at: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let from = at; ; ) {
    const entry = entryAt(sheet, from);
    if (!entry) return entries;
    entries.push(entry);
    from = behindSeparators(sheet, entry.to);
  }
}

function behindSeparators(sheet: Sheet, from: number): number {
  let at = from;
  // `E (50,15)` is a name, though `e` joins names in Portuguese.
  while (at < from + SEPARATORS_MAX && isSeparator(sheet, at) && !entryAt(sheet, at)) at += 1;
  return at;
}

function isSeparator(sheet: Sheet, at: number): boolean {
  if (sheet.tokens[at]?.kind === "word" && WAYPOINT_WORDS.has(sheet.keyAt(at))) return true;
  return sheet.tokens[at]?.kind === "break" || SEPARATORS.has(sheet.keyAt(at));
}

/** A name with its coordinates at a token: `A (50,10)`, `N1 50N 10W`, `ALPHA,50.1,-20.5`, `| P | 10 | 100 |`. */
export function entryAt(sheet: Sheet, at: number): Entry | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || token.text.length > NAME_LENGTH_MAX) return undefined;
  if (isNoName(token.key, token.text)) return undefined;
  for (let from = at + 1; from <= at + 3; from += 1) {
    const position = sheet.isCrossed(from) ? undefined : positionAt(sheet.prompt, from);
    const value = position?.reading.value;
    if (position && value?.kind === "degrees")
      return { id: token.text, lat: value.lat, lon: value.lon, from: at, to: position.next };
    const axes = value === undefined ? axesInCells(sheet, from) : undefined;
    if (axes) return { id: token.text, lat: axes.lat, lon: axes.lon, from: at, to: axes.next };
    const plain = plainAt(sheet, from);
    if (plain) return { id: token.text, ...inOrder(sheet, at, plain), from: at, to: plain.next };
    if (!LINKS.has(sheet.keyAt(from))) return undefined;
  }
  return undefined;
}

/** `52.5N | 3.9E`: the two axes in cells of their own. */
function axesInCells(sheet: Sheet, at: number) {
  const [token, { text }] = [sheet.tokens[at], sheet.prompt.folded];
  const first = token && !sheet.isCrossed(at) ? axisAt(text, token.from) : undefined;
  if (!first) return undefined;
  const bar = tokenBehind(sheet.tokens, at, first.to);
  const begin = sheet.tokens[bar + 1];
  const second = /^[|;,]$/u.test(sheet.keyAt(bar)) && begin ? axisAt(text, begin.from) : undefined;
  if (!second || second.axis === first.axis) return undefined;
  const [lat, lon] =
    first.axis === "lat" ? [first.value, second.value] : [second.value, first.value];
  if (!isOnEarth(lat, lon) || Math.abs(lat) > 90) return undefined;
  return { lat, lon, next: tokenBehind(sheet.tokens, bar + 1, second.to) };
}

function isNoName(key: string, text: string): boolean {
  if (text.length === 1) return false;
  const isKnown = [COLUMN_WORDS.id, COLUMN_WORDS.lat, COLUMN_WORDS.lon].some((words) =>
    words.has(key),
  );
  return (
    isKnown ||
    isRoleWord(key) ||
    FIGURE_NAMES.has(key) ||
    ROLE_FILLERS.has(key) ||
    WAYPOINT_WORDS.has(key) ||
    EDGE_WORDS.has(key)
  );
}

/** Two numbers without a unit that can be degrees. */
function plainAt(sheet: Sheet, at: number) {
  const lat = sheet.tokens[at];
  if (lat?.kind !== "number") return undefined;
  const [left, right] = lat.parts;
  if (left && right && lat.parts.length === 2) {
    return isOnEarth(left.value, right.value)
      ? { first: left.value, second: right.value, next: at + 1 }
      : undefined;
  }
  const isApart = /^[,/;|]$/u.test(sheet.keyAt(at + 1));
  const next = isApart ? at + 2 : at + 1;
  const lon = sheet.tokens[next];
  if (lon?.kind !== "number" || !isOnEarth(lat.value, lon.value)) return undefined;
  const unit = unitAt(sheet.tokens, next + 1);
  // `A 50 10 m` is no place, but the next line may begin with any word.
  if (unit && unit.unit.kind !== "angle" && sheet.tokens[next + 1]?.isGlued) return undefined;
  return { first: lat.value, second: lon.value, next: next + 1 };
}

function isOnEarth(one: number, other: number): boolean {
  return (
    Math.min(Math.abs(one), Math.abs(other)) <= 90 &&
    Math.max(Math.abs(one), Math.abs(other)) <= 180
  );
}

/** Latitude first, unless the words of the columns stand the other way round. */
function inOrder(sheet: Sheet, at: number, { first, second }: { first: number; second: number }) {
  const keys = sheet.tokens
    .slice(Math.max(0, at - 400), at)
    .map(({ kind, text }) => (kind === "word" ? text.toLowerCase() : ""));
  const lat = keys.findLastIndex((key) => COLUMN_WORDS.lat.has(key));
  const lon = keys.findLastIndex((key) => COLUMN_WORDS.lon.has(key));
  const isTurned = lat >= 0 && lon >= 0 && lon < lat && lat - lon <= 3;
  return isTurned ? { lat: second, lon: first } : { lat: first, lon: second };
}
