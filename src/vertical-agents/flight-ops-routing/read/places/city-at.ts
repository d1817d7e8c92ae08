import { frequentWords } from "../../../../content/english-words/frequent-words.js";
import { CITY_AIRPORT_LINES } from "../../../../content/flight-words/city-airports.js";
import {
  type Airport,
  airportsOfCity,
  findAirport,
} from "../../../../engines/flight/problem/airports.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import { isWithinOneError } from "../../../../engines/text/near-names/one-error.js";
import type { Sheet } from "../sheet.js";

export interface City {
  readonly airports: readonly Airport[];
  readonly next: number;
  readonly isMisspelt: boolean;
}

const WORDS_MAX = 4;
const MISSPELT_LENGTH_MIN = 7;
let byName: ReadonlyMap<string, readonly string[]> | undefined;

/** The city or airport whose name begins at a token, by the longest name: `New York`, `Heathrow`. */
export function cityAt(sheet: Sheet, at: number): City | undefined {
  let longest: City | undefined;
  for (const { name, next } of namesAt(sheet, at)) {
    const airports = airportsNamed(name);
    if (airports.length > 0) longest = { airports, next, isMisspelt: false };
  }
  return longest;
}

/** Behind a word such as `from`, also a city of the table of airports, or a name with one wrong letter. */
export function cityInRoleAt(sheet: Sheet, at: number): City | undefined {
  const known = cityAt(sheet, at);
  if (known) return known;
  let longest: City | undefined;
  for (const { name, next } of namesAt(sheet, at)) {
    if (frequentWords.has(name) || name.length < 4) continue;
    // The table has airports under cities that are not theirs: the name of the airport must agree.
    const airports = airportsOfCity(name).filter((each) => keyOf(each.name).includes(name));
    if (airports.length > 0) longest = { airports, next, isMisspelt: false };
  }
  return longest ?? misspeltAt(sheet, at);
}

/** The airports that a name of a city or an airport stands for. */
export function airportsNamed(name: string): readonly Airport[] {
  return (cities().get(name) ?? []).flatMap((code) => findAirport(code) ?? []);
}

function* namesAt(sheet: Sheet, at: number) {
  let name = "";
  for (let next = at, words = 0; words < WORDS_MAX; next += 1) {
    const token = sheet.tokens[next];
    if (words > 0 && token?.isGlued && (token.text === "-" || token.text === "/")) continue;
    if (words > 0 && token?.text === "." && token.isGlued) continue;
    if (token?.kind !== "word") return;
    name += words === 0 ? token.key : ` ${token.key}`;
    words += 1;
    yield { name, next: next + 1 };
  }
}

function misspeltAt(sheet: Sheet, at: number): City | undefined {
  const key = sheet.keyAt(at);
  if (sheet.tokens[at]?.kind !== "word" || key.length < MISSPELT_LENGTH_MIN || key.length > 30)
    return undefined;
  if (frequentWords.has(key)) return undefined;
  const near = [...cities()].filter(
    ([name]) => Math.abs(name.length - key.length) <= 1 && isWithinOneError(name, key),
  );
  const codes = new Set(near.flatMap(([, each]) => each));
  const airports = [...codes].flatMap((code) => findAirport(code) ?? []);
  return near.length > 0 ? { airports, next: at + 1, isMisspelt: true } : undefined;
}

function cities(): ReadonlyMap<string, readonly string[]> {
  byName ??= new Map(
    CITY_AIRPORT_LINES.split("\n").map((line) => {
      const [name = "", codes = ""] = line.split("|");
      return [name, codes.split(",")] as const;
    }),
  );
  return byName;
}
