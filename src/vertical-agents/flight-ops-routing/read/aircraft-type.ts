import { frequentWords } from "../../../content/english-words/frequent-words.js";
import {
  AIRCRAFT_NAMES,
  COUNTED_THINGS,
  MAKER_NAMES,
  SCHEDULE_TYPES,
} from "../../../content/flight-words/aircraft-names.js";
import { findType } from "../../../engines/flight/problem/aircraft.js";
import { unitAt } from "../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Draft } from "./draft.js";
import { codeAt } from "./places/code-at.js";
import { isRoleWord } from "./places/role-before.js";
import type { Sheet } from "./sheet.js";

interface TypeFound {
  readonly type: string;
  /** As written, without its maker, spaces and hyphens. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const PIECES_MAX = 4;
/** Names that several variants share. */
const GENERIC = /^(?:a3[2-9]0|b?7[2-8]7|737max|atr72|a220|e1[79]0|crj|dash8)$/u;
/** Numbers that people call an aircraft by. */
const BARE = /^(?:7[0-9]7|738|744|763|788|789)$/u;
const LONG_HAULS_BY_IATA: Readonly<Record<string, string>> = { "77w": "B77W", "77l": "B77L" };

/** Reads which aircraft flies, by its designator or its name. */
export function readAircraftType(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at < sheet.tokens.length; ) {
    const found = typeAt(sheet, at);
    if (found && !isComponent(sheet, found)) {
      draft.state("aircraft.type", keptType(sheet, found), sheet.spanOf(found));
      noteVariant(draft, found);
      sheet.cross(found);
    }
    at = found?.to ?? at + 1;
  }
  if (!draft.has("aircraft.type")) readUnknownType(sheet, draft);
}

/** `w/c M20` is a wind along the track. */
function isComponent(sheet: Sheet, { from }: TypeFound): boolean {
  const words = [from - 1, from - 2].map((at) => sheet.keyAt(at));
  return (
    /^[mp]\d{2,3}$/u.test(sheet.keyAt(from)) &&
    words.some((word) => /^(?:wc|wind|winds|component|comp)$/u.test(word))
  );
}

/** `LFPG to LEMD, P-8, TAS 440`: one designator behind a comma or the route, and no other. */
function readUnknownType(sheet: Sheet, draft: Draft): void {
  const found = sheet.tokens.flatMap((token, at) => {
    const isBehind = /^[,;]$/u.test(sheet.keyAt(at - 1)) || codeAt(sheet, at - 1) !== undefined;
    const isWord = token.kind === "word" && /^[A-Z]{1,3}(?:\d{1,3}[A-Z]?)?$/u.test(token.text);
    if (!isBehind || !isWord) return [];
    if (/\d/u.test(token.text)) return UNLIKELY.test(token.text) ? [] : [{ from: at, to: at + 1 }];
    const isHyphened = sheet.keyAt(at + 1) === "-" && sheet.tokens[at + 1]?.isGlued === true;
    const number = sheet.tokens[at + 2];
    const isNumber = number?.kind === "number" && number.isGlued && /^\d{1,3}$/u.test(number.text);
    return isHyphened && isNumber ? [{ from: at, to: at + 3 }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return;
  const { start, end } = sheet.spanOf(only);
  draft.state("aircraft.type", sheet.source.slice(start, end), { start, end });
  sheet.cross(only);
}

/** Levels, speeds, upper airways, hemispheres, winds along the track and flight numbers. */
const UNLIKELY = /^(?:FL|[NK]0|M[01]$|U[A-Z]\d{1,3}$|[MPNSEW]\d{2,3}$|[A-Z]{2}\d{3}|[A-Z]{3}\d)/u;

/** A type of one word that the table has no figures of stays as it is written. */
function keptType(sheet: Sheet, { type, from, to }: TypeFound): string {
  const isOneWord = to === from + 1 && sheet.tokens[from]?.kind === "word";
  const written = sheet.tokens[from]?.text.toUpperCase() ?? type;
  return isOneWord && !findType(type) && /\d/u.test(written) ? written : type;
}

function noteVariant(draft: Draft, { type, name }: TypeFound): void {
  const known = findType(type);
  if (known && GENERIC.test(name)) {
    draft.assume(
      "aircraft.type",
      type,
      null,
      `${name.toUpperCase()} is taken for the ${known.name}`,
    );
  }
}

const TYPE_LEADS =
  /^(?:type|aircraft|acft|ac|plane|airplane|equipment|flugzeug|avion|aviao|aeronave)$/u;
const ARTICLES = /^(?:an?|the|our|my|ein|eine|einem|einer|un|une|una|um|uma)$/u;

/** `SYD-SCL 789`, `on a 346`: three digits behind a route, a word of aircraft or an article. */
function scheduleTypeAt(sheet: Sheet, at: number): TypeFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "number" || !Object.hasOwn(SCHEDULE_TYPES, token.text)) return undefined;
  const next = sheet.tokens[at + 1];
  const isFigure =
    unitAt(sheet.tokens, at + 1) !== undefined ||
    next?.kind === "number" ||
    (next?.kind === "word" && next.isGlued) ||
    COUNTED_BEHIND.test(sheet.keyAt(at + 1)) ||
    /^[/:%°-]$/u.test(next?.text ?? "");
  if (isFigure) return undefined;
  const lead = /^[,:=]$/u.test(sheet.keyAt(at - 1)) ? at - 2 : at - 1;
  const isBehindRoute =
    isAirport(sheet, lead) && [lead - 1, lead - 2].some((each) => isAirport(sheet, each));
  const isNamed = TYPE_LEADS.test(sheet.keyAt(lead)) || ARTICLES.test(sheet.keyAt(at - 1));
  if (!isBehindRoute && !isNamed) return undefined;
  return { type: SCHEDULE_TYPES[token.text] ?? "", name: token.text, from: at, to: at + 1 };
}

const COUNTED_BEHIND =
  /^(?:pax|passengers?|people|seats?|persons?|waypoints?|times?|flights?|miles?|feet|metres|meters|days?|hours?|litres|liters|dollars|euros)$/u;

function isAirport(sheet: Sheet, at: number): boolean {
  const code = codeAt(sheet, at);
  return code?.airport !== undefined && code.airport !== null && code.strength !== "word";
}

function typeAt(sheet: Sheet, at: number): TypeFound | undefined {
  const bySchedule = scheduleTypeAt(sheet, at);
  if (bySchedule) return bySchedule;
  const hasMaker = MAKER_NAMES.has(sheet.keyAt(at));
  const begin = hasMaker ? at + 1 : at;
  let name = "";
  let longest: TypeFound | undefined;
  for (let next = begin, pieces = 0; pieces < PIECES_MAX; next += 1) {
    const token = sheet.tokens[next];
    if (token?.text === "-" && pieces > 0 && token.isGlued) continue;
    if (token?.kind !== "word" && token?.kind !== "number") break;
    if (pieces > 0 && !mayFollow(sheet, next)) break;
    name += token.kind === "word" ? token.key.replaceAll("_", "") : token.text;
    pieces += 1;
    const type = typeNamed(name) ?? (hasMaker ? inMakersWords(sheet.keyAt(at), name) : undefined);
    if (type !== undefined && (hasMaker || mayStand(sheet, begin, next + 1, name)))
      longest = { type, name, from: at, to: next + 1 };
  }
  return longest ?? (hasMaker ? asWritten(sheet, at) : designatorAt(sheet, at));
}

function inMakersWords(maker: string, name: string): string | undefined {
  const letter = maker === "airbus" && /^3\d0/u.test(name) ? "a" : maker;
  return typeNamed(`${letter}${name}`);
}

/** `type: SW4`, `aircraft is a P180`: behind such a word, letters with digits are a designator. */
function designatorAt(sheet: Sheet, at: number): TypeFound | undefined {
  const token = sheet.tokens[at];
  const isDesignator = token?.kind === "word" && /^[A-Z]{1,3}\d{1,3}[A-Z]?$/u.test(token.text);
  if (!isDesignator || /^(?:FL\d|[NK]0\d|M[01]$|[MP]\d{2,3}$)/u.test(token.text)) return undefined;
  const isBehindRoute = [at - 1, at - 2].every((code) => codeAt(sheet, code)?.strength === "clear");
  const isBehindPair =
    codeAt(sheet, at - 1)?.strength === "clear" && codeAt(sheet, at - 3)?.strength === "clear";
  if (isBehindRoute || isBehindPair)
    return { type: token.text, name: token.key, from: at, to: at + 1 };
  let before = at - 1;
  while (before > at - 4 && /^(?:[:=|]|is|an?|the|my|,)$/u.test(sheet.keyAt(before))) before -= 1;
  if (
    !/^(?:type|aircraft|acft|ac|airplane|aeroplane|plane|flugzeug|avion|aviao|aeronave)$/u.test(
      sheet.keyAt(before),
    )
  )
    return undefined;
  return { type: token.text, name: token.key, from: at, to: at + 1 };
}

/** `Saab 2000`, `Citation XLS`: what stands behind a maker is a type, known or not. */
function asWritten(sheet: Sheet, at: number): TypeFound | undefined {
  const model = sheet.tokens[at + 1];
  const isModel =
    (model?.kind === "number" && unitAt(sheet.tokens, at + 2) === undefined) ||
    (model?.kind === "word" &&
      (/\d|^[A-Z]{2,4}$/u.test(model.text) || isModelName(model.text, model.key)));
  if (!isModel) return undefined;
  const hasVariant = sheet.keyAt(at + 2) === "-" && sheet.tokens[at + 3]?.isGlued === true;
  const to = hasVariant ? at + 4 : at + 2;
  const { start, end } = sheet.spanOf({ from: at, to });
  const type = sheet.source.slice(start, end);
  return { type, name: type.toLowerCase(), from: at, to };
}

/** `Beech Baron`: a name in capitals that is no word of its own. */
function isModelName(text: string, key: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !frequentWords.has(key) && !isRoleWord(key);
}

/** Two numbers are one name only with a hyphen: `737-800`. */
function mayFollow(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  return (
    token?.kind === "word" || sheet.keyAt(at - 1) === "-" || sheet.tokens[at - 1]?.kind === "word"
  );
}

function typeNamed(name: string): string | undefined {
  if (/^\d+$/u.test(name) && !BARE.test(name) && name.length < 4) return undefined;
  if (Object.hasOwn(LONG_HAULS_BY_IATA, name)) return LONG_HAULS_BY_IATA[name];
  // `B777-200ER` and `Airbus 350-900` have a letter more or less than the table.
  const shorter = /^b7\d7/u.test(name) ? typeNamed(name.slice(1)) : undefined;
  if (shorter !== undefined && name.length > 4) return shorter;
  const byIata =
    name === "744" ? "b744" : name === "763" ? "b763" : /^78[89]$/u.test(name) ? `b${name}` : name;
  return (
    findType(byIata)?.type ??
    (Object.hasOwn(AIRCRAFT_NAMES, byIata) ? AIRCRAFT_NAMES[byIata] : undefined)
  );
}

/** A number is no aircraft where something is counted, or where it goes on. */
function mayStand(sheet: Sheet, from: number, to: number, name: string): boolean {
  const [before, behind] = [sheet.tokens[from - 1], sheet.tokens[to]];
  if (/^[ew]\d{2,3}$/u.test(name) && /\d[ns]?$|^[ns]\d/u.test(sheet.keyAt(from - 1))) return false;
  if (sheet.tokens[from]?.kind !== "number") return true;
  if (COUNTED_THINGS.has(sheet.keyAt(from - 1))) return false;
  const isGlued = sheet.tokens[from]?.isGlued === true;
  if (/^[#$€/]$/u.test(before?.text ?? "") || (isGlued && /^[.:]$/u.test(before?.text ?? "")))
    return false;
  if (before?.kind === "number" || (before?.text === "-" && before.isGlued)) return false;
  if (
    /^7[0-9]7$/u.test(name) === false &&
    /^[A-Z]{2,3}$/u.test(before?.text ?? "") &&
    /^\d+$/u.test(name)
  )
    return false;
  if (!/^\d+$/u.test(name)) return true;
  const isVariant = to > from + 1;
  if ((behind?.kind === "number" && !isVariant) || /^[/:%°]$/u.test(behind?.text ?? ""))
    return false;
  return unitAt(sheet.tokens, to) === undefined;
}
