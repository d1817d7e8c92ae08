import { CORRECTION_PHRASES } from "../../../../content/change-words/prompt-corrections.js";
import { frequentWords } from "../../../../content/english-words/frequent-words.js";
import { CITY_NAME_WORDS } from "../../../../content/flight-words/city-airports.js";
import {
  LIST_JOINTS,
  ROMANCE_FROM,
  ROMANCE_TO,
} from "../../../../content/flight-words/role-words.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Sheet } from "../sheet.js";
import { airportsNamed, type City, cityAt, cityInRoleAt } from "./city-at.js";
import { codeAt } from "./code-at.js";
import type { Mention, MentionedPlace } from "./mention.js";
import { isRoleWord, roleBefore } from "./role-before.js";

const corrections = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, phrase] as const));
const BETWEEN_NAME_AND_CODE: ReadonlySet<string> = new Set([
  "(",
  ")",
  ",",
  "-",
  "/",
  "[",
  "airport",
  "international",
  "intl",
]);

/** All places that a prompt names, in its order; `waypoints` are the names of its network. */
export function findMentions(sheet: Sheet, waypoints: ReadonlySet<string>): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < sheet.tokens.length; ) {
    const isListed = mentions.at(-1) !== undefined && isBehindList(sheet, mentions.at(-1), at);
    const read = sheet.isCrossed(at) ? undefined : mentionAt(sheet, at, waypoints, isListed);
    const found = read && withItsName(sheet, read, mentions.at(-1)?.to ?? 0);
    const joined = found && joinedWith(sheet, mentions.at(-1), found);
    if (joined) mentions[mentions.length - 1] = joined;
    else if (found) mentions.push(found);
    at = found?.to ?? at + 1;
  }
  return withoutCorrected(sheet, mentions);
}

/** `Orly, no wait, Charles de Gaulle`: the second takes the place of the first. */
function withoutCorrected(sheet: Sheet, mentions: readonly Mention[]): readonly Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const before = kept.at(-1);
    const isUnsure = mention.strength === "word" || mention.strength === "faint";
    if (before && !isUnsure && isCorrected(sheet, before, mention)) {
      kept[kept.length - 1] = { ...mention, from: before.from };
    } else kept.push(mention);
  }
  return kept;
}

const CORRECTION_TOKENS_MAX = 7;

function isCorrected(sheet: Sheet, before: Mention, next: Mention): boolean {
  if (next.from - before.to > CORRECTION_TOKENS_MAX) return false;
  for (let at = before.to; at < next.from; at += 1) {
    const phrase = corrections.termAt(sheet.tokens, at);
    if (phrase && !phrase.isMisspelt) return true;
  }
  return false;
}

/** `Glasgow (EGPF) and Akureyri`: a name in capitals behind a place and a word of lists. */
function isBehindList(sheet: Sheet, before: Mention | undefined, at: number): boolean {
  if (!before || at - before.to > 3 || !/^\p{Lu}\p{Ll}/u.test(sheet.tokens[at]?.text ?? ""))
    return false;
  const keys = sheet.tokens.slice(before.to, at).map((_, step) => sheet.keyAt(before.to + step));
  return keys.length > 0 && keys.every((key) => key === ")" || LIST_JOINTS.has(key));
}

const NAME_WORDS_MAX = 4;

/** `Prestwick (EGPK)`: with its name, so that what stands before the name is before the code. */
function withItsName(sheet: Sheet, mention: Mention, least: number): Mention {
  const { from, to, strength } = mention;
  const isBracketed = sheet.keyAt(from - 1) === "(" && sheet.keyAt(to) === ")";
  if (!isBracketed || strength !== "clear") return mention;
  let begin = from - 1;
  while (begin > Math.max(least, from - 1 - NAME_WORDS_MAX) && isNameWord(sheet, begin - 1))
    begin -= 1;
  return begin === from - 1 ? mention : { ...mention, from: begin, to: to + 1 };
}

function isNameWord(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  const isCapital = token?.kind === "word" && /^\p{Lu}\p{Ll}+/u.test(token.text);
  return isCapital && !isRoleWord(token.key);
}

function mentionAt(
  sheet: Sheet,
  at: number,
  waypoints: ReadonlySet<string>,
  isListed: boolean,
): Mention | undefined {
  const token = sheet.tokens[at];
  if (!token || token.kind === "break") return undefined;
  const made = (to: number, place: MentionedPlace, strength: Mention["strength"]): Mention => {
    const { start, end } = sheet.spanOf({ from: at, to });
    return { from: at, to, place, strength, text: sheet.source.slice(start, end) };
  };
  if (waypoints.has(token.text)) return made(at + 1, { kind: "waypoint", id: token.text }, "clear");
  const position = positionAt(sheet.prompt, at);
  const degrees = position && degreesOf(position.reading.value);
  if (position && degrees) {
    const strength = degrees.isNamed ? "clear" : "faint";
    const { lat, lon } = degrees;
    return made(position.next, { kind: "position", lat, lon }, strength);
  }
  if (token.kind !== "word") return undefined;
  const city = cityAt(sheet, at);
  const code = codeAt(sheet, at);
  if (city && (!code?.airport || city.next > at + 1)) return named(made, city, token.key);
  if (code) return made(at + 1, placeOfCode(code), code.strength);
  const inRole = isListed || isTold(sheet, at) ? cityInRoleAt(sheet, at) : undefined;
  return inRole && named(made, inRole, token.key);
}

/** Behind a word such as `from`; behind `de` and `à`, names have capitals. */
function isTold(sheet: Sheet, at: number): boolean {
  if (roleBefore(sheet, at)) return true;
  const before = sheet.keyAt(at - 1);
  const isRomance = ROMANCE_FROM.has(before) || ROMANCE_TO.has(before);
  return isRomance && /^\p{Lu}/u.test(sheet.tokens[at]?.text ?? "");
}

function placeOfCode({ airport, city, written }: NonNullable<ReturnType<typeof codeAt>>) {
  if (airport) return { kind: "airports", airports: [airport], code: written } as const;
  if (city !== undefined)
    return { kind: "airports", airports: airportsNamed(city), code: null } as const;
  return { kind: "unknown", code: written } as const;
}

type Making = (to: number, place: MentionedPlace, strength: Mention["strength"]) => Mention;

function named(made: Making, { airports, next }: City, key: string): Mention {
  const mention = made(next, { kind: "airports", airports, code: null }, "name");
  const isWord =
    (frequentWords.has(key) || CITY_NAME_WORDS.has(key)) &&
    mention.text === mention.text.toLowerCase();
  return isWord ? { ...mention, strength: "word" } : mention;
}

/** A pair that does not name its hemispheres is a place only where a word says so. */
function degreesOf(value: NonNullable<ReturnType<typeof positionAt>>["reading"]["value"]) {
  if (value.kind === "degrees") return { lat: value.lat, lon: value.lon, isNamed: true };
  if (value.kind !== "pair" || Math.abs(value.first) > 90 || Math.abs(value.second) > 180)
    return undefined;
  return { lat: value.first, lon: value.second, isNamed: false };
}

/** `EHAM/AMS`, `SBGR GRU`: two codes of one airport, and no flight that ends where it begins. */
function isSameAirport(sheet: Sheet, before: Mention, next: Mention): boolean {
  const [one, other] = [before.place, next.place];
  if (one.kind !== "airports" || other.kind !== "airports" || sheet.keyAt(next.from - 1) === "-")
    return false;
  const isOne = one.airports.length === 1 && other.airports.length === 1;
  return isOne && one.airports[0] === other.airports[0] && one.code !== other.code;
}

/** `New York JFK`, `Amsterdam (EHAM)`, `LHR London`: one place in two names. */
function joinedWith(sheet: Sheet, before: Mention | undefined, next: Mention): Mention | undefined {
  if (before?.place.kind !== "airports" || next.place.kind !== "airports") return undefined;
  const areCodes = before.strength !== "name" && next.strength !== "name";
  if (areCodes && !isSameAirport(sheet, before, next)) return undefined;
  if (next.from - before.to > 2) return undefined;
  for (let at = before.to; at < next.from; at += 1) {
    if (!BETWEEN_NAME_AND_CODE.has(sheet.keyAt(at))) return undefined;
  }
  const others = new Set(next.place.airports);
  const airports = before.place.airports.filter((airport) => others.has(airport));
  const isSameTown = airports.length > 0;
  if (!isSameTown) return undefined;
  const { start } = sheet.spanOf(before);
  const { end } = sheet.spanOf(next);
  return {
    from: before.from,
    to: next.to,
    place: { kind: "airports", airports, code: before.place.code ?? next.place.code },
    strength: before.strength === "clear" || next.strength === "clear" ? "clear" : "name",
    text: sheet.source.slice(start, end),
  };
}
