import {
  CLOSURE_FILLERS,
  CLOSURE_VERBS,
  NO_AIRPORT_CLOSURES,
} from "../../../../content/flight-words/closure-words.js";
import { AIRSPACE_WORDS } from "../../../../content/flight-words/flight-phrases.js";
import { LIST_JOINTS } from "../../../../content/flight-words/role-words.js";
import { closureWords } from "../closures/read-closures.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import type { Mention } from "./mention.js";
import { roleBefore } from "./role-before.js";

const REACH = 8;
const JOINTS_MAX = 3;
const NEAR = 4;
const NEGATION = /^(?:not|no|never|isn't|aren't|nicht|kein|pas|nao|longer|reopened|until|till)$/u;
const MANY = /^(?:are|both|all|sind|sont|estan|estao)$/u;

/**
 * Reads which airports are closed: `EGLL closed`, `closed: EGLL, KJFK`, `avoid EGLL`. Answers the mentions that say
 * nothing else, so that they give the flight no place.
 */
export function readClosedAirports(
  sheet: Sheet,
  draft: Draft,
  mentions: readonly Mention[],
): ReadonlySet<Mention> {
  const closed = new Map<Mention, boolean>();
  // Where codes are written in capitals, `the bar is closed` closes no airport.
  const hasClear = mentions.some(({ strength }) => strength === "clear");
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt) continue;
    if (!isDenied(sheet, at, word.next) && !isOfSomethingElse(sheet, draft, at, word.next))
      for (const [mention, isOnly] of closedBy(sheet, mentions, at, word.next)) {
        if (hasClear && /^(?:faint|word)$/u.test(mention.strength)) continue;
        if (isPossible(sheet, mention)) {
          draft.warn(`that ${mention.text} may be closed was not used: say so where it is`);
          continue;
        }
        closed.set(mention, isOnly);
        crossRemark(sheet, mention, at, word.next);
      }
    at = word.next - 1;
  }
  for (const mention of closed.keys()) close(sheet, draft, mention);
  const open = new Set(
    mentions.filter((mention) => !closed.has(mention)).flatMap((mention) => nameOf(mention) ?? []),
  );
  const only = [...closed].filter(([mention, isOnly]) => isOnly || open.has(nameOf(mention) ?? ""));
  return new Set(only.map(([mention]) => mention));
}

/** `KBOS (closed) and KEWR` is the list `KBOS and KEWR`. */
function crossRemark(sheet: Sheet, mention: Mention, from: number, to: number): void {
  const isRemark = sheet.keyAt(from - 1) === "(" && mention.to === from - 1;
  if (isRemark && sheet.keyAt(to) === ")") sheet.cross({ from: from - 1, to: to + 1 });
}

/** `not closed`, `no longer closed`; `not available` is a word of closing itself. */
function isDenied(sheet: Sheet, from: number, to: number): boolean {
  return [from - 1, from - 2, to].some(
    (at) => NEGATION.test(sheet.keyAt(at)) && !/^(?:until|till)$/u.test(sheet.keyAt(to)),
  );
}

/** A closed runway leaves its airport open; areas are read apart. */
function isOfSomethingElse(sheet: Sheet, draft: Draft, from: number, to: number): boolean {
  for (let at = from - NEAR; at < to + NEAR; at += 1) {
    const key = sheet.keyAt(at);
    if (AIRSPACE_WORDS.has(key)) return true;
    if (!NO_AIRPORT_CLOSURES.has(key)) continue;
    draft.warn(`a closed ${key} is no field of the problem and was not used`);
    return true;
  }
  return false;
}

/** The mentions that a word of closing is about, each with whether it stands for the closure alone. */
function closedBy(
  sheet: Sheet,
  mentions: readonly Mention[],
  from: number,
  to: number,
): readonly (readonly [Mention, boolean])[] {
  const isVerb = CLOSURE_VERBS.has(sheet.keyAt(from)) || /^[:=]$/u.test(sheet.keyAt(to));
  const behind = listBehind(sheet, mentions, to);
  const before = isVerb ? [] : listBefore(sheet, mentions, from);
  if (before.length === 0) return behind.map((mention) => [mention, true] as const);
  return before.map((mention) => [mention, !hasOwnRole(sheet, mention)] as const);
}

/** `if KJFK is closed, then KBOS` closes nothing yet. */
function isPossible(sheet: Sheet, { from }: Mention): boolean {
  return [from - 1, from - 2, from - 3].some((at) =>
    /^(?:if|unless|should|case|wenn|falls|si|se|whether|suppose)$/u.test(sheet.keyAt(at)),
  );
}

/** `EHAM to KJFK (closed)`: a place of the flight, closed or not. */
function hasOwnRole(sheet: Sheet, mention: Mention): boolean {
  return roleBefore(sheet, mention.from) !== undefined || isBehindJoint(sheet, mention);
}

function isBehindJoint(sheet: Sheet, { from }: Mention): boolean {
  return (
    /^(?:[-→>/]|to)$/u.test(sheet.keyAt(from - 1)) || /^[A-Z]{3,4}$/u.test(textAt(sheet, from - 1))
  );
}

const textAt = (sheet: Sheet, at: number): string => sheet.tokens[at]?.text ?? "";

function listBefore(sheet: Sheet, mentions: readonly Mention[], at: number): readonly Mention[] {
  const last = mentions.findLast(({ to }) => to <= at);
  if (!last || !isFilled(sheet, last.to, at)) return [];
  const list = [last];
  const isMany = keysOf(sheet, last.to, at).some((key) => MANY.test(key));
  const isOne = !isMany && at > last.to;
  for (let next = mentions.indexOf(last) - 1; next >= 0 && !isOne; next -= 1) {
    const [one, other] = [mentions[next], list.at(-1)];
    if (!one || !other || !isJoined(sheet, one, other, isMany)) break;
    if (roleBefore(sheet, other.from) && !isMany) break;
    list.push(one);
    if (roleBefore(sheet, one.from)) break;
  }
  return list;
}

function listBehind(sheet: Sheet, mentions: readonly Mention[], at: number): readonly Mention[] {
  const first = mentions.findIndex(({ from }) => from >= at);
  const begin = mentions[first];
  if (!begin || sheet.keyAt(at) === "," || !isFilled(sheet, at, begin.from)) return [];
  const list = [begin];
  for (const next of mentions.slice(first + 1)) {
    const last = list.at(-1);
    if (!last || !isJoined(sheet, last, next, true)) break;
    list.push(next);
  }
  return list;
}

/** In a list; without commas where one closed airport may follow others that are open. */
function isJoined(sheet: Sheet, one: Mention, other: Mention, hasCommas: boolean): boolean {
  const keys = keysOf(sheet, one.to, other.from);
  if (keys.length === 0 || keys.length > JOINTS_MAX) return false;
  return keys.every((key) => LIST_JOINTS.has(key) && (hasCommas || !/^[,;/]$/u.test(key)));
}

function isFilled(sheet: Sheet, from: number, to: number): boolean {
  if (to - from > REACH) return false;
  return keysOf(sheet, from, to).every((key) => CLOSURE_FILLERS.has(key));
}

function keysOf(sheet: Sheet, from: number, to: number): readonly string[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => sheet.keyAt(from + step));
}

function close(sheet: Sheet, draft: Draft, mention: Mention): void {
  const { place, text } = mention;
  if (place.kind === "unknown")
    draft.ask(
      "closed",
      `${text} is in no table of airports: which airport is closed (ICAO or IATA code)?`,
    );
  if (place.kind !== "airports") return;
  const [first, ...others] = place.airports;
  if (!first) return;
  if (others.length > 0) {
    const codes = place.airports.map(({ icao }) => icao).join(", ");
    draft.ask("closed", `Which airport of ${text} is closed: ${codes}?`);
    return;
  }
  draft.add("closed", { waypoint: place.code ?? first.icao }, sheet.spanOf(mention));
}

function nameOf({ place }: Mention): string | undefined {
  return place.kind === "airports" && place.airports.length === 1
    ? place.airports[0]?.icao
    : undefined;
}
