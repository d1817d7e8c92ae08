import type { FigureName } from "../../../../content/flight-words/figure-words.js";
import { findType } from "../../../../engines/flight/problem/aircraft.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import { directionAt } from "../winds/vector-at.js";
import { type FieldName, valueInField } from "./field-values.js";
import { type FigureFound, findFigures, findNames } from "./find-figures.js";
import { matchNames, type NamedFigure } from "./match-names.js";
import { machToTas } from "./standard-atmosphere.js";
import { isFuelRule, stateFuelRule } from "./state-fuel-rule.js";

const LEVEL_FT_MIN = 1_000;
/** A speed without a name is that of its type if it is about as fast. */
const TYPE_RATIO = { least: 0.6, most: 1.4 };

/** Reads the figures of the aircraft and of a single leg, by their names and their units. */
export function readFigures(sheet: Sheet, draft: Draft): void {
  const figures = findFigures(sheet);
  const named = matchNames(sheet, figures, findNames(sheet));
  const taken = new Set(named.map(({ figure }) => figure));
  for (const each of named) stateNamed(sheet, draft, each, figures);
  stateWind(sheet, draft, named);
  const rest = figures.filter((figure) => !taken.has(figure));
  readMach(sheet, draft, rest, figures);
  readFlow(sheet, draft, rest);
  readSpeed(sheet, draft, rest);
  readDistance(sheet, draft, rest);
  readPlainTrack(sheet, draft, rest);
  readDueTrack(sheet, draft);
}

function stateNamed(
  sheet: Sheet,
  draft: Draft,
  { name, figure, label }: NamedFigure,
  figures: readonly FigureFound[],
): void {
  if (name === "other" || name === "wind_from" || name === "wind_speed") return;
  if (figure.kind === "mach") {
    stateMach(sheet, draft, figure, figures);
    return;
  }
  if (isFuelRule(name)) {
    stateFuelRule(sheet, draft, { name, figure, label });
    return;
  }
  const field =
    figure.kind === "duration" && name === "fuel_on_board_kg" ? "endurance_h" : fieldOf(name);
  const path = field === "track_deg" || field === "distance_nm" ? field : `aircraft.${field}`;
  if (field === "track_deg" && isMagnetic(sheet, label, figure)) {
    draft.explain(sheet.spanOf(figure));
    draft.ask("track_deg", `Is ${figure.value} a magnetic track? Give the true track in degrees.`);
    return;
  }
  if (MUST_BE_SURE.has(path) && isOneOfTwo(sheet, figure)) {
    draft.ask(path, `The prompt leaves ${path} open: which value is meant?`);
    draft.explain(sheet.spanOf({ from: figure.from, to: figure.to + 2 }));
    return;
  }
  const value = valueInField(figure, field, draft, path);
  if (value === undefined) {
    draft.warn(`${textOf(sheet, figure)} is no ${field} that a flight can have and was not used`);
    return;
  }
  // The more plainly named: the tank counts more than the fuel on board, a track more than a heading.
  const isAside = name === "fuel_on_board_kg" || name === "heading_deg";
  const rank = isPast(sheet, label, figure) ? 0.5 : isAside ? 1 : 2;
  const span = sheet.spanOf({
    from: Math.min(figure.from, label.from),
    to: Math.max(figure.to, label.to),
  });
  draft.state(path, value, span, { rank });
  if (field === "max_fuel_kg" && name === "fuel_on_board_kg")
    draft.assume(path, value, "kg", "the fuel on board is the most that the flight has");
  if (name === "heading_deg")
    draft.assume(path, value, "deg", "the heading is taken for the track over the ground");
}

/** `wind speed 30, direction 280`, as tables have it. */
function stateWind(sheet: Sheet, draft: Draft, named: readonly NamedFigure[]): void {
  const direction = named.find(({ name }) => name === "wind_from")?.figure;
  const speed = named.find(({ name }) => name === "wind_speed")?.figure;
  if (!direction || !speed || draft.has("wind") || direction.value > 360) return;
  const kt =
    speed.unit === null
      ? speed.value
      : convertQuantity(speed.value, { from: speed.unit, to: "kt" });
  if (kt === undefined) return;
  const stretch = {
    from: Math.min(direction.from, speed.from),
    to: Math.max(direction.to, speed.to),
  };
  draft.state("wind", { from_deg: direction.value % 360, kt }, sheet.spanOf(stretch));
}

function fieldOf(
  name: Exclude<FigureName, "other" | "wind_from" | "wind_speed" | "landing_fuel">,
): FieldName {
  if (name === "fuel_on_board_kg") return "max_fuel_kg";
  return name === "heading_deg" ? "track_deg" : name;
}

/** `the speed was 480 kt`, `old TAS 480`: what was counts only where nothing is. */
function isPast(sheet: Sheet, label: Stretch, figure: Stretch): boolean {
  const from = Math.min(label.from, figure.from);
  for (let at = from - 2; at < Math.max(label.to, figure.to); at += 1) {
    if (PAST.test(sheet.keyAt(at))) return true;
  }
  return false;
}

/** `I said 430 kt earlier`, `(previously 430 kt)`. */
function isWithdrawn(sheet: Sheet, { from, to }: Stretch): boolean {
  const near = [from - 2, from - 1, to].map((at) => sheet.keyAt(at));
  return near.some(
    (key) => PAST.test(key) || /^(?:said|earlier|before|first|originally)$/u.test(key),
  );
}

const PAST =
  /^(?:was|were|old|former|formerly|previous|previously|outdated|superseded|war|waren|alt|alte|vorher|etait|ancien|ancienne|era|antiguo|antes|antigo)$/u;

const MUST_BE_SURE: ReadonlySet<string> = new Set(["aircraft.tas_kt", "track_deg", "distance_nm"]);

/** `TAS 460 or 470`, `TAS 460-470`. */
function isOneOfTwo(sheet: Sheet, { to }: FigureFound): boolean {
  const isJoined = /^(?:or|-|to|oder|ou|o|bis)$/u.test(sheet.keyAt(to));
  return isJoined && sheet.tokens[to + 1]?.kind === "number" && !sheet.isCrossed(to + 1);
}

/** `track 082 magnetic`, `mag track 082`, `082M`. */
function isMagnetic(sheet: Sheet, label: Stretch, { from, to }: FigureFound): boolean {
  if (sheet.keyAt(to) === "m") return true;
  for (let at = Math.min(label.from, from) - 2; at <= Math.max(label.to, to); at += 1) {
    if (/^(?:magnetic|mag|missweisend|magnetique|magnetico)$/u.test(sheet.keyAt(at))) return true;
  }
  return false;
}

/** Mach numbers without a name are of the cruise. */
function readMach(
  sheet: Sheet,
  draft: Draft,
  rest: readonly FigureFound[],
  figures: readonly FigureFound[],
): void {
  for (const figure of rest) {
    if (figure.kind === "mach") stateMach(sheet, draft, figure, figures);
  }
}

function stateMach(
  sheet: Sheet,
  draft: Draft,
  figure: FigureFound,
  figures: readonly FigureFound[],
): void {
  const flown = nearestLevel(figure, figures);
  const level = flown?.feet;
  if (flown) draft.explain(sheet.spanOf(flown.figure));
  if (level === undefined) {
    draft.warn(`Mach ${figure.value} gives no airspeed without a flight level`);
    return;
  }
  const tas = Number(machToTas(figure.value, level).toFixed(6));
  draft.state("aircraft.tas_kt", tas, sheet.spanOf(figure), { rank: 1 });
  draft.assume(
    "aircraft.tas_kt",
    tas,
    "kt",
    `Mach ${figure.value} at ${level} ft of the standard atmosphere`,
  );
}

function nearestLevel(mach: FigureFound, figures: readonly FigureFound[]) {
  let nearest: { distance: number; feet: number; figure: FigureFound } | undefined;
  for (const figure of figures) {
    const { kind, unit, value, from } = figure;
    const feet = kind !== "altitude" ? 0 : unit === "fl" ? value * 100 : value;
    const distance = Math.abs(from - mach.from);
    if (feet >= LEVEL_FT_MIN && (!nearest || distance < nearest.distance))
      nearest = { distance, feet, figure };
  }
  return nearest;
}

/** A mass by the hour is a fuel flow, whatever stands beside it. */
function readFlow(sheet: Sheet, draft: Draft, rest: readonly FigureFound[]): void {
  const field = "aircraft.fuel_flow_kg_h";
  if (draft.has(field)) return;
  for (const figure of rest) {
    if (figure.kind !== "mass_flow") continue;
    const value = valueInField(figure, "fuel_flow_kg_h", draft, field);
    if (value !== undefined) draft.state(field, value, sheet.spanOf(figure));
  }
}

function readSpeed(sheet: Sheet, draft: Draft, rest: readonly FigureFound[]): void {
  const field = "aircraft.tas_kt";
  if (draft.has(field)) return;
  const type = findType(String(draft.valueOf("aircraft.type") ?? ""));
  for (const figure of rest) {
    if (figure.kind !== "speed") continue;
    const value = valueInField(figure, "tas_kt", draft, field);
    if (value === undefined) continue;
    if (isWithdrawn(sheet, figure)) {
      draft.warn(`${textOf(sheet, figure)} is said to be out of date and was not used`);
      continue;
    }
    const ratio = type ? value / type.tas_kt : 1;
    if (ratio < TYPE_RATIO.least || ratio > TYPE_RATIO.most) {
      draft.warn(`${textOf(sheet, figure)} has no name and was not used`);
      continue;
    }
    draft.state(field, value, sheet.spanOf(figure));
    draft.assume(field, value, "kt", "the speed without a name is taken for the true airspeed");
  }
}

const LEG_UNITS: ReadonlySet<string> = new Set(["nm", "km", "mi"]);

function readDistance(sheet: Sheet, draft: Draft, rest: readonly FigureFound[]): void {
  const hasPlace = draft.has("origin") || draft.has("destination");
  // A place beside a track and a length is no route.
  if (draft.has("distance_nm") || (hasPlace && !draft.has("track_deg"))) return;
  for (const figure of rest) {
    if (figure.kind !== "length" || !LEG_UNITS.has(figure.unit ?? "")) continue;
    const value = valueInField(figure, "distance_nm", draft, "distance_nm");
    if (value !== undefined) draft.state("distance_nm", value, sheet.spanOf(figure));
  }
}

/** `270° for 200 nm`, `215T`: the angle beside the length of a leg. */
function readPlainTrack(sheet: Sheet, draft: Draft, rest: readonly FigureFound[]): void {
  if (draft.has("track_deg") || !draft.has("distance_nm") || draft.isAsked("track_deg")) return;
  for (const figure of rest) {
    const digits = sheet.keyAt(figure.from);
    const isTrue =
      figure.unit === "t" && /^\d{3}$/u.test(digits) && sheet.keyAt(figure.from + 1) === "t";
    if (!isTrue && figure.kind !== "angle") continue;
    if (figure.value > 360) continue;
    draft.state("track_deg", figure.value, sheet.spanOf(figure));
    draft.assume(
      "track_deg",
      figure.value,
      "deg",
      "the angle without a name is taken for the track",
    );
  }
}

/** `due west`, `head north-east` where the length of the leg is known. */
function readDueTrack(sheet: Sheet, draft: Draft): void {
  if (draft.has("track_deg") || !draft.has("distance_nm")) return;
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!DUE_WORDS.test(sheet.keyAt(at))) continue;
    const direction =
      sheet.tokens[at + 1]?.kind === "word" ? directionAt(sheet, at + 1) : undefined;
    if (!direction) continue;
    const span = sheet.spanOf({ from: at, to: direction.next });
    draft.state("track_deg", direction.degrees, span);
  }
}

const DUE_WORDS =
  /^(?:due|head|heading|track|tracking|course|straight|flying|fly|nach|vers|hacia|al)$/u;

function textOf(sheet: Sheet, figure: FigureFound): string {
  const { start, end } = sheet.spanOf(figure);
  return sheet.source.slice(start, end);
}
