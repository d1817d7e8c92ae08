import { frequentWords } from "../../../../content/english-words/frequent-words.js";
import { NO_AIRPORT_WORDS } from "../../../../content/flight-words/code-like-words.js";
import { FIGURE_WORDS, type FigureName } from "../../../../content/flight-words/figure-words.js";
import type { Alternative } from "../../../../engines/prompt-reading/kit/reading.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import {
  type Quantity,
  quantityAt,
} from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import {
  type UnitAt,
  unitAt,
  unitOfName,
} from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Sheet, Stretch } from "../sheet.js";
import { durationAt } from "./duration-at.js";
import { machAt } from "./mach-at.js";

/** What a figure measures; `none` has no unit. */
export type Kind =
  | "speed"
  | "mach"
  | "mass"
  | "mass_flow"
  | "duration"
  | "angle"
  | "length"
  | "altitude"
  | "share"
  | "none"
  | "other";

export interface FigureFound extends Stretch {
  readonly value: number;
  readonly unit: string | null;
  readonly kind: Kind;
  readonly alternatives: readonly Alternative<number>[];
}

export interface NameFound extends Stretch {
  readonly name: FigureName;
}

const vocabulary = new Vocabulary<FigureName>(
  (Object.entries(FIGURE_WORDS) as [FigureName, readonly string[]][]).flatMap(([name, words]) =>
    words.map((word) => [word, name] as const),
  ),
);
const KINDS: ReadonlySet<string> = new Set([
  "speed",
  "mach",
  "mass",
  "mass_flow",
  "duration",
  "angle",
  "length",
  "altitude",
  "share",
]);

/** `200 pax` is no payload in kilograms. */
const PEOPLE =
  /^(?:pax|passengers?|persons?|people|seats?|passagiere|passagers|pasajeros|passageiros)$/u;

/** All numbers of a prompt that are not crossed out, with what they measure. */
export function findFigures(sheet: Sheet): readonly FigureFound[] {
  const figures: FigureFound[] = [];
  for (let at = 0; at < sheet.tokens.length; ) {
    const figure = sheet.isCrossed(at) ? undefined : figureAt(sheet, at);
    if (figure) figures.push(figure);
    at = figure?.to ?? at + 1;
  }
  return figures;
}

function figureAt(sheet: Sheet, at: number): FigureFound | undefined {
  const mach = machAt(sheet, at);
  if (mach) return plain(at, mach.next, mach.mach, "mach", "mach");
  const duration = durationAt(sheet, at);
  if (duration) return plain(at, duration.next, duration.hours, "h", "duration");
  const found = quantityAt(sheet.tokens, at);
  if (!found) return undefined;
  if (isTrueTrack(sheet, at)) return plain(at, at + 2, found.reading.value, "deg", "angle");
  const { value, unit, alternatives } = inLanguage(sheet, at, found.reading);
  if (unit === null && sheet.keyAt(at - 1) === "level" && /^\d{2,3}$/u.test(sheet.keyAt(at)))
    return plain(at, found.next, value, "fl", "altitude");
  const hourly =
    hourlyMass(sheet, found.next, value, unit) ?? eatenHourly(sheet, at, found.next, value, unit);
  if (hourly) return plain(at, hourly.next, hourly.value, "kg_h", "mass_flow");
  const column = unit === null ? unitInColumn(sheet, found.next) : undefined;
  if (column) {
    const kind = kindOf(column.unit.unit);
    return { from: at, to: column.next, value, unit: column.unit.unit, kind, alternatives };
  }
  if (unit === null && PEOPLE.test(sheet.keyAt(found.next)))
    return plain(at, found.next + 1, value, "pax", "other");
  if (unit === null && hasOtherUnit(sheet, found.next))
    return plain(at, found.next + 1, value, "other", "other");
  return { from: at, to: found.next, value, unit, kind: kindOf(unit), alternatives };
}

/** `trk 310T` is a true track, and no mass. */
function isTrueTrack(sheet: Sheet, at: number): boolean {
  const isDegrees = /^(?:[0-2]\d\d|3[0-5]\d|360)$/u.test(sheet.keyAt(at));
  const isNamed = [at - 1, at - 2].some((each) =>
    /^(?:trk|track|course|crs|tc|kurs|rumbo|cap|rumo)$/u.test(sheet.keyAt(each)),
  );
  return (
    isDegrees && isNamed && sheet.keyAt(at + 1) === "t" && sheet.tokens[at + 1]?.isGlued === true
  );
}

/** `5.8 tonnes in an hour`, `2.4 t each hour`. */
function hourlyMass(sheet: Sheet, at: number, value: number, unit: string | null) {
  if (kindOf(unit) !== "mass" || unit === null) return undefined;
  if (!/^(?:in|per|an|a|each|every|par|por|pro|je|by|la)$/u.test(sheet.keyAt(at))) return undefined;
  const hasArticle = /^(?:a|an|one|the|each)$/u.test(sheet.keyAt(at + 1));
  const hour = hasArticle ? at + 2 : at + 1;
  if (!/^(?:h|hr|hour|stunde|heure|hora)$/u.test(sheet.keyAt(hour))) return undefined;
  const kg = convertQuantity(value, { from: unit, to: "kg" });
  return kg === undefined ? undefined : { value: kg, next: hour + 1 };
}

const EATING =
  /^(?:eats|burns|burn|drinks|uses|needs|consumes|takes|sips|guzzles|braucht|verbrennt|verbraucht|schluckt|consomme|brule|consume|gasta|quema|queima)$/u;

/** `each hour she eats 2.5 t`. */
function eatenHourly(sheet: Sheet, at: number, next: number, value: number, unit: string | null) {
  if (kindOf(unit) !== "mass" || unit === null) return undefined;
  let isEaten = false;
  for (let before = at - 1; before > at - 7; before -= 1) {
    const token = sheet.tokens[before];
    if (!token || token.kind === "break" || token.kind === "number" || token.text === ";") break;
    isEaten ||= EATING.test(sheet.keyAt(before));
    const isHour = /^(?:h|hr|hour|stunde|heure|hora)$/u.test(sheet.keyAt(before));
    const isEach = /^(?:each|every|per|an|pro|je|jede|par|por|cada|chaque)$/u.test(
      sheet.keyAt(before - 1),
    );
    if (!isHour || !isEach || !isEaten) continue;
    const kg = convertQuantity(value, { from: unit, to: "kg" });
    return kg === undefined ? undefined : { value: kg, next };
  }
  return undefined;
}

/** `tas,240,m/s`: a unit in the next column, and nothing behind it. */
function unitInColumn(sheet: Sheet, at: number): UnitAt | undefined {
  if (!/^[,;|]$/u.test(sheet.keyAt(at))) return undefined;
  const unit = unitAt(sheet.tokens, at + 1);
  const behind = unit ? sheet.tokens[unit.next] : undefined;
  return behind === undefined || behind.kind === "break" ? unit : undefined;
}

/** `1.480 km` in a text of another language than English has a dot of thousands. */
function inLanguage(sheet: Sheet, at: number, reading: Quantity): Quantity {
  const text = sheet.keyAt(at);
  const hasDot = /^\d{1,3}\.\d{3}$/u.test(text);
  const grouped = reading.alternatives.find(({ value }) => value === Number(text.replace(".", "")));
  if (sheet.language === null || !hasDot || !grouped) return reading;
  return { ...reading, value: grouped.value, alternatives: [] };
}

/** A number that letters follow directly is of a unit that no field has. */
function hasOtherUnit(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || !token.isGlued) return false;
  // `450ktas` has its name behind it.
  const term = vocabulary.termAt(sheet.tokens, at);
  return term === undefined || term.isMisspelt;
}

function plain(from: number, to: number, value: number, unit: string, kind: Kind): FigureFound {
  return { from, to, value, unit, kind, alternatives: [] };
}

function kindOf(unit: string | null): Kind {
  if (unit === null) return "none";
  const kind = unitOfName(unit)?.kind ?? "other";
  return KINDS.has(kind) ? (kind as Kind) : "other";
}

/** `turns` is no misspelt `burns`. */
function isOrdinaryWord(key: string): boolean {
  const stem = key.replace(/(?:s|ed|ing)$/u, "");
  return [key, stem].some((word) => frequentWords.has(word)) || NO_AIRPORT_WORDS.has(key);
}

/** All names of figures; a misspelt one that is a word of its own is none. */
export function findNames(sheet: Sheet): readonly NameFound[] {
  const names: NameFound[] = [];
  for (let at = 0; at < sheet.tokens.length; ) {
    const term = vocabulary.termAt(sheet.tokens, at);
    const [name, ...others] = term?.meanings ?? [];
    const key = sheet.keyAt(at);
    const isWord = term?.isMisspelt && isOrdinaryWord(key);
    if (term && name && others.length === 0 && !isWord) {
      names.push({ name, from: at, to: term.next });
    }
    at = term?.next ?? at + 1;
  }
  return names;
}
