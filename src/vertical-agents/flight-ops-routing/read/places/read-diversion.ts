import { DIVERSION_PHRASES, LIST_JOINTS } from "../../../../content/flight-words/role-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Sheet } from "../sheet.js";
import { isCode, type Slot } from "./slot.js";

const phrases = new Vocabulary(DIVERSION_PHRASES.map((phrase) => [phrase, phrase] as const));

/** Whether words tell of an aircraft that has to land elsewhere than planned. */
export function asksForDiversion(sheet: Sheet): boolean {
  return sheet.tokens.some((_, at) => {
    const term = phrases.termAt(sheet.tokens, at);
    return term !== undefined && !term.isMisspelt;
  });
}

/** From a position, airports are those to divert to: `at 30N 140W, rank KSFO, PHNL`; answers the places that count. */
export function readDiversion(sheet: Sheet, all: readonly Slot[]): readonly Slot[] {
  const isAsked = asksForDiversion(sheet);
  const over = all.filter(({ mention }) => isClearPosition(mention));
  const own =
    over.find(({ role }) => role === "origin") ??
    (isAsked ? over.find(({ role }) => role === undefined) : undefined);
  if (own && (isAsked || own.role === "origin"))
    for (const slot of openPairs(sheet, all)) slot.role = undefined;
  const aims = all.filter(({ role }) => role === "destination");
  const hasOtherStart = all.some((slot) => slot !== own && slot.role === "origin");
  if (own && isAsked && aims.length > 1 && !hasOtherStart)
    for (const slot of aims) slot.role = "alternate";
  const slots = own && isAsked ? withoutRoute(all, own) : all;
  const hasRoute = slots.some(
    (slot) => slot !== own && (slot.role === "origin" || slot.role === "destination"),
  );
  if (hasRoute || (!own && !isAsked)) return slots;
  const rest = airportsWithoutRole(slots);
  const isMany = rest.length > 1 && (own !== undefined || areListed(sheet, rest));
  const hasOther = slots.some(({ role }) => role === "alternate");
  if (own && (isMany || isAsked || hasOther)) own.role = "origin";
  if (isMany || (own && isAsked)) for (const slot of rest) slot.role = "alternate";
  return slots;
}

function isClearPosition({ place, strength }: Slot["mention"]): boolean {
  return place.kind === "position" && strength === "clear";
}

/** `nearest of CYQX LPLA EINN`: two codes with nothing between them are a route only where no position is one. */
function openPairs(sheet: Sheet, slots: readonly Slot[]): readonly Slot[] {
  return slots.flatMap((slot, at) => {
    const next = slots[at + 1];
    const isPair = slot.role === "origin" && next?.role === "destination";
    const areCodes = next !== undefined && isCode(slot.mention) && isCode(next.mention);
    if (!isPair || !areCodes || slot.isTold || next.isTold) return [];
    const isOpen = sheet.tokens
      .slice(slot.mention.to, next.mention.from)
      .every((_, step) => sheet.isCrossed(slot.mention.to + step));
    return isOpen ? [slot, next] : [];
  });
}

/** On the way from one airport to another, the flight that is asked for begins where the aircraft is. */
function withoutRoute(slots: readonly Slot[], own: Slot): readonly Slot[] {
  const isEnd = (slot: Slot) =>
    slot !== own && (slot.role === "origin" || slot.role === "destination");
  if (!slots.some((slot) => isEnd(slot) && slot.role === "origin")) return slots;
  const others = slots.filter((slot) => !isEnd(slot));
  const hasAirports = others.some(
    ({ role, mention }) => role === "alternate" || (role === undefined && isCode(mention)),
  );
  if (hasAirports) return others;
  // Where no others are named, the airports of the route are those to divert to.
  for (const slot of slots) if (isEnd(slot)) slot.role = undefined;
  return slots;
}

/** Codes that are plainly written count more than words that may be codes. */
function airportsWithoutRole(slots: readonly Slot[]): readonly Slot[] {
  const rest = slots.filter(
    ({ role, mention }) =>
      role === undefined &&
      (isCode(mention) || (mention.place.kind === "airports" && mention.strength === "name")),
  );
  const clear = rest.filter(({ mention: { strength } }) => strength !== "faint");
  return clear.length > 0 ? clear : rest;
}

function areListed(sheet: Sheet, slots: readonly Slot[]): boolean {
  return slots.slice(1).every(({ mention }, at) => {
    for (let from = slots[at]?.mention.to ?? 0; from < mention.from; from += 1) {
      if (!LIST_JOINTS.has(sheet.keyAt(from))) return false;
    }
    return true;
  });
}
