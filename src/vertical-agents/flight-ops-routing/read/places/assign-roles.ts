import {
  LEAVING_WORDS,
  LIST_JOINTS,
  type PlaceRole,
  POSITION_WORDS,
  ROMANCE_FROM,
  ROMANCE_TO,
  ROUTE_JOINTS,
} from "../../../../content/flight-words/role-words.js";
import type { Sheet } from "../sheet.js";
import type { Mention } from "./mention.js";
import { readDiversion } from "./read-diversion.js";
import { roleBefore, roleEndingAt } from "./role-before.js";
import { isCode, type Slot } from "./slot.js";

export interface Placed extends Mention {
  readonly role: PlaceRole;
  /** One of `from X to Y`, which counts more than one of them alone. */
  readonly isPaired: boolean;
  /** Whether words say so, rather than the order of two places. */
  readonly isTold: boolean;
}

const JOINT_TOKENS_MAX = 3;
const GAP_TOKENS_MAX = 12;
const AHEAD_TOKENS_MAX = 5;

/** What each place is for the flight, by the words around it; places without a role are left out. */
export function assignRoles(sheet: Sheet, mentions: readonly Mention[]): readonly Placed[] {
  const slots = mentions.map((mention, at): Slot => {
    const role = told(sheet, mention, mentions[at + 1]);
    return { mention, role, isTold: role !== undefined };
  });
  const usable = slots.filter(
    ({ mention, role }) => role !== undefined || mention.strength !== "word",
  );
  readRolesBehind(sheet, usable);
  for (const [at, slot] of usable.entries()) inherit(sheet, usable[at - 1], slot, usable[at + 1]);
  readOriginsAhead(sheet, usable);
  const kept = readDiversion(sheet, usable);
  readLastPair(sheet, kept);
  return kept.flatMap(({ mention, role, isTold }, at) => {
    const isEnough = mention.strength !== "word" || isTold;
    const isPaired = isPair(kept[at - 1], kept[at]) || isPair(kept[at], kept[at + 1]);
    return role && isEnough ? [{ ...mention, role, isTold, isPaired }] : [];
  });
}

/** `we are over 30N 140W`: where an aircraft is, its flight begins. */
function positionRole(sheet: Sheet, { place, strength, from }: Mention): PlaceRole | undefined {
  if (place.kind !== "position" || strength !== "clear") return undefined;
  const words = [from - 1, from - 2].map((at) => sheet.keyAt(at));
  return words.some((word) => POSITION_WORDS.has(word)) ? "origin" : undefined;
}

function isPair(one: Slot | undefined, other: Slot | undefined): boolean {
  const areTold = one?.isTold === true && other?.isTold === true;
  return areTold && one.role === "origin" && other.role === "destination";
}

/** Behind `ETOPS 120`, a route is a route: `ETOPS 120 KSFO-PHNL`. */
function told(sheet: Sheet, mention: Mention, next: Mention | undefined): PlaceRole | undefined {
  const role = roleBefore(sheet, mention.from)?.role ?? positionRole(sheet, mention);
  if (role !== "etops" || !next) return role;
  const keys = keysBetween(sheet, mention, next);
  const isRoute =
    keys !== undefined && keys.length > 0 && keys.every((key) => /^(?:[-→>]|to)$/u.test(key));
  return isRoute ? undefined : role;
}

/** `KBOS and KEWR as alternates`, `KJFK is the destination`. */
function readRolesBehind(sheet: Sheet, slots: readonly Slot[]): void {
  for (let at = slots.length - 1; at >= 0; at -= 1) {
    const slot = slots[at];
    if (!slot) continue;
    const role = roleBehind(sheet, slot.mention, slots[at + 1]?.mention);
    if (role === undefined || (slot.isTold && slot.role !== "etops")) continue;
    if (isRouteEnd(sheet, slots[at - 1], slot)) continue;
    for (let first = at; first >= 0; first -= 1) {
      const member = slots[first];
      const isJoined = first === at || isList(sheet, member, slots[first + 1]);
      if (!member || !isJoined || (member.isTold && first !== at)) break;
      member.role = role;
      member.isTold = true;
    }
  }
}

/** `KLAX->PHNL diversion airports` are not PHNL. */
function isRouteEnd(sheet: Sheet, before: Slot | undefined, slot: Slot): boolean {
  const keys = before ? keysBetween(sheet, before.mention, slot.mention) : undefined;
  return keys !== undefined && keys.length > 0 && keys.every((key) => /^(?:[-→>]|to)$/u.test(key));
}

function roleBehind(
  sheet: Sheet,
  { to }: Mention,
  next: Mention | undefined,
): PlaceRole | undefined {
  const limit = Math.min(next?.from ?? Number.POSITIVE_INFINITY, to + AHEAD_TOKENS_MAX);
  for (let from = to; from < limit; from += 1) {
    const key = sheet.keyAt(from);
    for (let end = Math.min(limit, from + 3); end > from; end -= 1) {
      const found = roleEndingAt(sheet, end);
      if (found?.from !== from) continue;
      // `KBOS ETOPS 120` says nothing of KBOS.
      const isRule = found.role === "etops" && end - from === 1 && from === to;
      const isPlainly =
        !isRule && (found.role === "alternate" || found.role === "etops" || from > to);
      // The words may belong to what follows them.
      return isPlainly && !leadsOn(sheet, end, next) ? found.role : undefined;
    }
    if (
      !/^(?:as|is|are|the|my|our|an|an?|\(|for|=|als|sind|ist|comme|como|est|sont|en)$/u.test(key)
    )
      return undefined;
  }
  return undefined;
}

function leadsOn(sheet: Sheet, end: number, next: Mention | undefined): boolean {
  if (!next) return false;
  for (let at = end; at < next.from; at += 1) {
    const key = sheet.keyAt(at);
    if (!/^(?:[:=(|-]|is|are|the|airports?|,|at|in|to)$/u.test(key)) return false;
    if (key === ",") return false;
  }
  return true;
}

function inherit(sheet: Sheet, before: Slot | undefined, slot: Slot, next: Slot | undefined): void {
  if (!before || slot.isTold) return;
  const keys = keysBetween(sheet, before.mention, slot.mention);
  if (!keys) return;
  if (before.role === "alternate" || before.role === "etops" || before.role === "via") {
    // `ALTN OOMS OMDB-OPKC`: a route begins behind the list.
    const isRoute = keys.length === 0 && next !== undefined && isRouteEnd(sheet, slot, next);
    if (isListJoint(keys) && !isRoute) slot.role = before.role;
    if (before.role === "via" && isRouteJoint(keys) && keys.length > 0) slot.role = "destination";
    return;
  }
  if (before.role === "origin" && keys.join(" ") !== "or") {
    const isEnd = isRouteJoint(keys) || keys.at(-1) === "for" || isBetween(sheet, before, keys);
    if (isEnd) slot.role = "destination";
    return;
  }
  if (keys.join(" ") === "or" && before.role !== undefined) {
    // Two that may be meant: both stand, so that the caller is asked.
    slot.role = before.role;
    return;
  }
  if (before.role === "destination") {
    // The last of a chain is where it ends.
    const isGoingOn = keys.every((key) => /^(?:[-→>.]|dct|direct)$/u.test(key));
    // `KORD to KJFK, then KJFK to EGLL` are two flights.
    const isOtherRoute = next !== undefined && isRouteEnd(sheet, slot, next);
    const isNext = keys.length > 0 && keys.every((key) => /^(?:,|and|then|dann|puis)$/u.test(key));
    if (
      keys.length > 0 &&
      ((isGoingOn && !before.isTold) || (isNext && keys.at(-1) === "then" && !isOtherRoute))
    ) {
      before.role = "via";
      slot.role = "destination";
    }
    return;
  }
  pair(sheet, before, slot, keys);
}

function pair(sheet: Sheet, before: Slot, slot: Slot, keys: readonly string[]): void {
  const isRomance =
    ROMANCE_FROM.has(sheet.keyAt(before.mention.from - 1)) &&
    keys.length === 1 &&
    ROMANCE_TO.has(keys[0] ?? "");
  const areCodes = [before, slot].every(({ mention }) => mention.strength !== "word");
  const isOpen =
    keys.length === 0 &&
    ([before, slot].every(({ mention }) => isCode(mention)) ||
      [before, slot].every(({ mention }) => isClearPosition(mention)));
  if (!isRomance && !(areCodes && (isOpen || (keys.length > 0 && isRouteJoint(keys))))) return;
  before.role = "origin";
  slot.role = "destination";
}

/** `KJFK nonstop to EGLL`: what stands before the words of a destination is where the flight begins. */
function readOriginsAhead(sheet: Sheet, slots: readonly Slot[]): void {
  let hasOrigin = slots.some(({ role }) => role === "origin");
  for (const [at, slot] of slots.entries()) {
    const next = slots[at + 1];
    const leads = next?.role === "destination" || (next?.role === "via" && next.isTold);
    if (slot.role !== undefined || !next || !leads || !isNamed(slot)) continue;
    const gap = next.mention.from - slot.mention.to;
    const hasBreak = sheet.tokens
      .slice(slot.mention.to, next.mention.from)
      .some(({ kind, text }) => kind === "break" || text === ";" || text === ".");
    if (gap > AHEAD_TOKENS_MAX || hasBreak) continue;
    // Of a second route nothing but `X to Y` tells.
    if (hasOrigin && !isRouteEnd(sheet, slot, next)) continue;
    slot.role = "origin";
    const before = slots[at - 1];
    const keys = before ? keysBetween(sheet, before.mention, slot.mention) : undefined;
    if (before && before.role === undefined && keys?.join(" ") === "or") before.role = "origin";
    hasOrigin = true;
  }
}

/** `EGPK, BIKF`: two codes and no others are a route. */
function readLastPair(sheet: Sheet, slots: readonly Slot[]): void {
  if (slots.some(({ role }) => role === "origin" || role === "destination")) return;
  const [one, other, ...more] = slots.filter(
    ({ role, mention }) => role === undefined && isCode(mention) && mention.strength === "clear",
  );
  const isAlone = one !== undefined && other === undefined && slots.length === 1;
  if (isAlone && one.mention.from === 0) one.role = "origin";
  if (!one || !other || more.length > 0) return;
  if (keysBetween(sheet, one.mention, other.mention)?.join(" ") !== ",") return;
  one.role = "origin";
  other.role = "destination";
}

function isClearPosition({ place, strength }: Mention): boolean {
  return place.kind === "position" && strength === "clear";
}

const isNamed = ({ mention }: Slot): boolean => mention.strength !== "word";

function isBetween(sheet: Sheet, before: Slot, keys: readonly string[]): boolean {
  const opening = sheet.keyAt(before.mention.from - 1);
  return (opening === "between" || LEAVING_WORDS.has(opening)) && keys.join(" ") === "and";
}

function isList(sheet: Sheet, one: Slot | undefined, other: Slot | undefined): boolean {
  const keys = one && other ? keysBetween(sheet, one.mention, other.mention) : undefined;
  return keys !== undefined && isListJoint(keys);
}

function isListJoint(keys: readonly string[]): boolean {
  return keys.every((key) => key === ")" || LIST_JOINTS.has(key));
}

function isRouteJoint(keys: readonly string[]): boolean {
  return keys.join("") === ".." || keys.every((key) => ROUTE_JOINTS.has(key));
}

/** The words between two places of one line, if few; what is crossed out is passed over. */
function keysBetween(sheet: Sheet, one: Mention, other: Mention): readonly string[] | undefined {
  if (other.from - one.to > GAP_TOKENS_MAX) return undefined;
  const keys: string[] = [];
  for (let at = one.to; at < other.from; at += 1) {
    if (sheet.tokens[at]?.kind === "break") return undefined;
    if (!sheet.isCrossed(at)) keys.push(sheet.keyAt(at));
  }
  return keys.length <= JOINT_TOKENS_MAX ? keys : undefined;
}
