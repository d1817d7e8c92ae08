import { findAirport } from "../../../../engines/flight/problem/airports.js";
import type { Position } from "../../../../engines/prompt-reading/coordinates/position.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { isRoleWord } from "../places/role-before.js";
import type { Sheet, Stretch } from "../sheet.js";
import type { Network } from "./network.js";

interface Fix extends Stretch {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
}

const FIXES_MIN = 3;
const OWN_MIN = 2;
const FIXES_MAX = 300;
const NAME = /^\p{Lu}[\p{L}\d]{0,11}$/u;
/** Between fixes of one way, and between those of which either is flown over. */
const JOINTS: ReadonlySet<string> = new Set(
  "- → > to then via over on onto and both either from of by go goes going continue proceed ends end at start starting finish , ) all lead leads further into way nach uber dann und vers puis par hasta luego por".split(
    " ",
  ),
);
const ENDS: ReadonlySet<string> = new Set("to nach vers hasta ends end finish".split(" "));
const WAYS: ReadonlySet<string> = new Set("via over way uber par por".split(" "));
const CHOICES: ReadonlySet<string> = new Set(["or", "oder", "ou", "o"]);

/**
 * Reads fixes in sentences with their positions in brackets: `ALFA (40.5N 7W) either over BRAVO (42N 9W) or CHARL (42N
 * 5W), both on to DELTA (45N 6W)`. They are joined where each word between them says how.
 */
export function readProse(sheet: Sheet, network: Network): void {
  if (!network.isEmpty) return;
  const fixes = fixesOf(sheet);
  const names = new Set(fixes.map(({ id }) => id));
  const own = [...names].filter((id) => !findAirport(id));
  // Airports with their positions are no network, nor are the corners of an area.
  if (names.size < FIXES_MIN || own.length < OWN_MIN || hasCorners(sheet)) return;
  for (const fix of fixes) {
    const { id, lat, lon } = fix;
    if (!network.waypoints.has(id))
      network.waypoints.set(id, { id, lat, lon, span: sheet.spanOf(fix) });
  }
  network.isOfProse = true;
  joinGroups(sheet, network, fixes);
  // So that `ALFA connects to BRAVO and CHARL` stands together.
  for (const { from, to } of fixes.toReversed()) sheet.remove({ from: from + 1, to });
}

function hasCorners(sheet: Sheet): boolean {
  return sheet.tokens.some((_, at) =>
    /^(?:corners?|polygon|ecken|coins|esquinas)$/u.test(sheet.keyAt(at)),
  );
}

function degreesOf(value: Position): { lat: number; lon: number } | undefined {
  if (value.kind === "degrees") return { lat: value.lat, lon: value.lon };
  const isOnEarth =
    value.kind === "pair" && Math.abs(value.first) <= 90 && Math.abs(value.second) <= 180;
  return isOnEarth ? { lat: value.first, lon: value.second } : undefined;
}

function fixesOf(sheet: Sheet): readonly Fix[] {
  const fixes: Fix[] = [];
  for (let at = 0; at + 2 < sheet.tokens.length && fixes.length < FIXES_MAX; at += 1) {
    const name = sheet.tokens[at];
    if (name?.kind !== "word" || !NAME.test(name.text) || isRoleWord(name.key)) continue;
    if (!/^(?:[([:=@]|at)$/u.test(sheet.keyAt(at + 1)) || sheet.isCrossed(at + 2)) continue;
    const position = positionAt(sheet.prompt, at + 2) ?? positionAt(sheet.prompt, at + 1);
    const value = position && degreesOf(position.reading.value);
    if (!position || !value) continue;
    const to = /^[)\]]$/u.test(sheet.keyAt(position.next)) ? position.next + 1 : position.next;
    fixes.push({ id: name.text, lat: value.lat, lon: value.lon, from: at, to });
    at = to - 1;
  }
  return fixes;
}

/** Each of one group is joined with each of the next; nothing is joined where a word is not understood. */
function joinGroups(sheet: Sheet, network: Network, fixes: readonly Fix[]): void {
  const groups: Fix[][] = [];
  let [hasEnd, hasEither, leadsToWay] = [false, false, false];
  for (const [at, fix] of fixes.entries()) {
    const before = fixes[at - 1];
    if (!before) {
      groups.push([fix]);
      continue;
    }
    const keys = Array.from({ length: fix.from - before.to }, (_, step) =>
      sheet.keyAt(before.to + step),
    );
    const isChoice = keys.some((key) => CHOICES.has(key));
    // `either over B then C, or over D then E` are two ways of several legs.
    const isOfWays = isChoice && keys.some((key) => WAYS.has(key)) && !leadsToWay;
    if (isOfWays || (isChoice && hasEither && !leadsToWay)) return;
    leadsToWay = keys.some((key) => WAYS.has(key) || key === "either") || isChoice;
    hasEither ||= keys.includes("either");
    // A list alone joins nothing.
    if (keys.every((key) => key === "," || key === ")")) return;
    if (!keys.every((key) => JOINTS.has(key) || CHOICES.has(key))) return;
    // `over B and C` may be one way or two.
    const isOpen = !isChoice && keys.filter((key) => key !== ",").join(" ") === "and";
    // `to D over B`: the end was told before the way to it.
    if (isOpen || (hasEnd && keys.some((key) => WAYS.has(key)))) return;
    hasEnd ||= keys.some((key) => ENDS.has(key));
    if (isChoice) groups.at(-1)?.push(fix);
    else groups.push([fix]);
  }
  for (const [at, group] of groups.entries()) {
    for (const one of groups[at - 1] ?? [])
      for (const other of group)
        network.join(one.id, other.id, sheet.spanOf({ from: one.from, to: other.to }));
  }
}
