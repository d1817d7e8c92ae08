import { placeNames } from "../../../content/extraction/place-names.js";
import { Claims } from "./claims.js";
import { ENTITIES_MAX, type Entity, type EntityKind } from "./entity.js";
import { findAddresses } from "./find-addresses.js";
import { findAmounts } from "./find-amounts.js";
import { findDates } from "./find-dates.js";
import { findNames } from "./find-names.js";
import { findPhones } from "./find-phones.js";

const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";
/** British, Canadian, Dutch, American after a state, and German with its letter or before a known city. */
const POSTCODE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] \\d[A-Z]\\d|\\d{4} [A-Z]{2}|(?<=(?:${STATES}) )\\d{5}(?:-\\d{4})?|D-\\d{5}|\\d{5}(?= \\p{Lu}))(?![\\p{L}\\p{N}])`,
  "gu",
);
const CITY_AFTER = /^ (\p{Lu}[\p{L}-]{1,30})/u;

/**
 * Everything in a text that has a form of its own, in the order of the text, none within another, at
 * most a thousand of each kind. Linear: about 0.3 s for a megabyte of prose.
 */
export function findEntities(text: string): readonly Entity[] {
  const claims = new Claims(text.length);
  const counts = new Map<EntityKind, number>();
  const found: Entity[] = [];
  for (const entity of findAll(text, claims)) {
    const count = counts.get(entity.kind) ?? 0;
    counts.set(entity.kind, count + 1);
    if (count < ENTITIES_MAX) found.push(entity);
  }
  return found.sort((a, b) => a.start - b.start);
}

function* findAll(text: string, claims: Claims): Generator<Entity> {
  yield* findAddresses(text, claims);
  yield* findDates(text, claims);
  yield* findAmounts(text, claims);
  yield* findPhones(text, claims);
  yield* findPostcodes(text, claims);
  yield* findNames(text, claims);
}

function* findPostcodes(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(POSTCODE)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/^\d{5}$/.test(match[0]) && !isSure(text, start, end)) continue;
    if (claims.take(start, end)) yield { kind: "postcode", start, end, value: match[0] };
  }
}

function isSure(text: string, start: number, end: number): boolean {
  const city = CITY_AFTER.exec(text.slice(end, end + 32))?.[1]?.toLowerCase();
  const isAfterState = new RegExp(`(?:${STATES}) $`).test(
    text.slice(Math.max(0, start - 3), start),
  );
  return isAfterState || (city !== undefined && placeNames.has(city));
}
