import {
  COMPARING_WORDS,
  RETURN_JOINTS,
  RETURN_PHRASES,
  ROUTE_JOINTS,
} from "../../../../content/flight-words/role-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import type { Placed } from "./assign-roles.js";
import type { Mention } from "./mention.js";

const returns = new Vocabulary(RETURN_PHRASES.map((phrase) => [phrase, phrase] as const));
const JOINTS_MAX = 5;
const DENIED = /^(?:no|not|of|without|kein|keine|sans|sin|sem|punkt|can|cannot|to|still)$/u;

/**
 * Asks which flight is meant where a prompt flies back to where it began, or compares two ways: one flight is planned
 * at a time. Answers whether it asked.
 */
export function askOfSeveral(
  sheet: Sheet,
  draft: Draft,
  mentions: readonly Mention[],
  placed: readonly Placed[],
): boolean {
  const isReturn = askOfReturn(sheet, draft, mentions, placed);
  return askOfWays(sheet, draft, placed) || isReturn;
}

function askOfReturn(
  sheet: Sheet,
  draft: Draft,
  mentions: readonly Mention[],
  placed: readonly Placed[],
): boolean {
  const turned = turnedBack(sheet, mentions);
  const [origin, destination] = (["origin", "destination"] as const).map((role) =>
    placed.find((one) => one.role === role),
  );
  const said =
    turned ?? (saysReturn(sheet) && origin && destination ? [origin, destination] : undefined);
  const [from, to] = said ?? [];
  if (!from || !to) return false;
  draft.ask(
    "destination",
    `One flight is planned at a time: is it ${from.text} to ${to.text}, or the way back from ${to.text} to ${from.text}?`,
  );
  for (const one of [from, to]) draft.explain(sheet.spanOf(one));
  return true;
}

/** `EDDF-EDDM-EDDF`, `EHAM to KJFK and back to EHAM`: the first two of such places. */
function turnedBack(
  sheet: Sheet,
  mentions: readonly Mention[],
): readonly [Mention, Mention] | undefined {
  for (const [at, first] of mentions.entries()) {
    const [turn, last] = [mentions[at + 1], mentions[at + 2]];
    if (!turn || !last || first.strength === "word" || last.strength === "word") continue;
    const isThere = nameOf(first) !== undefined && nameOf(first) === nameOf(last);
    if (!isThere || nameOf(turn) === undefined || nameOf(turn) === nameOf(first)) continue;
    const out = keysOf(sheet, { from: first.to, to: turn.from });
    const back = keysOf(sheet, { from: turn.to, to: last.from });
    const isRoute = out.length <= JOINTS_MAX && out.every((key) => ROUTE_JOINTS.has(key));
    const isBack = back.length <= JOINTS_MAX && back.every((key) => RETURN_JOINTS.has(key));
    const isList = back.length > 0 && back.every((key) => /^(?:,|and|und|et|y|e)$/u.test(key));
    if (isRoute && isBack && !isList) return [first, turn];
  }
  return undefined;
}

function nameOf({ place }: Mention): string | undefined {
  if (place.kind === "waypoint") return place.id;
  return place.kind === "airports" && place.airports.length === 1
    ? place.airports[0]?.icao
    : undefined;
}

/** To fly out and back until fuel is short is the point of no return, and no second flight. */
function saysReturn(sheet: Sheet): boolean {
  const isPoint = sheet.tokens.some(
    (_, at) =>
      /^(?:pnr|psr|radius)$/u.test(sheet.keyAt(at)) ||
      (sheet.keyAt(at) === "point" && sheet.keyAt(at + 1) === "of"),
  );
  if (isPoint) return false;
  return sheet.tokens.some((_, at) => {
    const isBack = sheet.keyAt(at) === "and" && sheet.keyAt(at + 1) === "back";
    if (isBack && sheet.tokens[at + 2]?.kind !== "word" && !DENIED.test(sheet.keyAt(at - 1)))
      return true;
    const term = returns.termAt(sheet.tokens, at);
    return term !== undefined && !term.isMisspelt && !DENIED.test(sheet.keyAt(at - 1));
  });
}

/** `via EINN and via BIKF`, `via EINN or BIKF`, `compare via EINN and BIKF`: ways, and no places on one. */
function askOfWays(sheet: Sheet, draft: Draft, placed: readonly Placed[]): boolean {
  const ways = placed.filter(({ role }) => role === "via");
  const [first, ...others] = ways;
  if (!first || others.length === 0) return false;
  const isCompared = sheet.tokens.some(
    ({ kind }, at) => kind === "word" && COMPARING_WORDS.has(sheet.keyAt(at)),
  );
  const isChoice = others.some((way, at) => {
    const before = ways[at] ?? first;
    const keys = keysOf(sheet, { from: before.to, to: way.from });
    if (keys.length > JOINTS_MAX || keys.includes("then")) return false;
    const isOr = keys.some((key) => /^(?:or|vs|versus|against|oder|ou|o)$/u.test(key));
    const isAnd = keys.some((key) => /^(?:and|with|und|et|y|e|,|\/)$/u.test(key));
    return isOr || (isAnd && (isCompared || keys.at(-1) === "via"));
  });
  if (!isChoice) return false;
  const names = ways.map(({ text }) => `via ${text}`).join(" or ");
  draft.ask("graph", `One way is planned at a time: which one is it, ${names}?`);
  return true;
}

function keysOf(sheet: Sheet, { from, to }: Stretch): readonly string[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => sheet.keyAt(from + step));
}
