import {
  CROSSWIND_WORDS,
  LEG_ORDINALS,
  LEG_WORDS,
  NEXT_LEG_WORDS,
  WIND_FILLERS,
  WIND_WORDS,
} from "../../../../content/flight-words/wind-words.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import { readBareWind } from "./bare-wind.js";
import { readCrosswind } from "./crosswind.js";
import { signedSpeedAt } from "./signed-speed-at.js";
import { behindFrom, directionAt, speedAt, vectorAt } from "./vector-at.js";

const FILLERS_MAX = 8;
const LEGS_MAX = 300;
const SPEED_KT_MAX = 250;

/** Winds are named by where they come from, unless words say where they blow to. */
const TOWARDS = /^(?:to|toward|towards|hacia|vers|para)$/u;

const MAGNETIC = /^(?:magnetic|mag|missweisend|magnetique|magnetico)$/u;

interface WindFound extends Stretch {
  readonly from_deg: number;
  readonly kt: number;
  /** Its number from 1, where the prompt gives one. */
  readonly leg: number | null;
}

/** Reads winds by where they blow from, one for the flight or one for each leg. */
export function readVectorWinds(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const key = sheet.keyAt(at);
    if (CROSSWIND_WORDS.has(key)) readCrosswind(sheet, draft, at);
    if (!isWindWord(sheet, at)) continue;
    const first = windFrom(sheet, at);
    if (!first) {
      readSigned(sheet, draft, at);
      continue;
    }
    const legs = withNextLegs(sheet, replacedBy(sheet, first) ?? first);
    stateWinds(sheet, draft, legs);
    const last = legs.at(-1) ?? first;
    sheet.cross({ from: first.from, to: last.to });
    at = last.to - 1;
  }
  if (!draft.has("wind")) readBareWind(sheet, draft);
}

/** `wind -15 avg`: a sign makes it a component along the track. */
function readSigned(sheet: Sheet, draft: Draft, at: number): void {
  for (let from = at + 1; from <= at + FILLERS_MAX; from += 1) {
    const component = signedSpeedAt(sheet, from);
    if (component) {
      const stretch = { from: at, to: component.next };
      draft.state("wind", { tailwind_kt: component.kt }, sheet.spanOf(stretch));
      sheet.cross(stretch);
      return;
    }
    if (!isFiller(sheet, from)) return;
  }
}

function isWindWord(sheet: Sheet, at: number): boolean {
  return WIND_WORDS.has(sheet.keyAt(at));
}

function windFrom(sheet: Sheet, at: number): WindFound | undefined {
  return forward(sheet, at) ?? around(sheet, at) ?? before(sheet, at);
}

/** `wind at FL350 270/60`, `winds aloft are 270 at 60`, `wind on leg 1: 270/40`. */
function forward(sheet: Sheet, at: number): WindFound | undefined {
  let leg: number | null = null;
  let isTowards = false;
  for (let from = at + 1; from <= at + FILLERS_MAX; from += 1) {
    const label = legLabelAt(sheet, from);
    if (label) {
      leg = label.leg;
      from = label.next - 1;
      continue;
    }
    isTowards ||= TOWARDS.test(sheet.keyAt(from));
    const vector = vectorAt(sheet, from);
    if (vector) {
      const from_deg = isTowards ? (vector.from_deg + 180) % 360 : vector.from_deg;
      return { kt: vector.kt, from_deg, from: at, to: vector.next, leg };
    }
    if (!isFiller(sheet, from) && !TOWARDS.test(sheet.keyAt(from))) return undefined;
  }
  return undefined;
}

/** `25 mph wind from the west`, `50 kt westerly wind`. */
function around(sheet: Sheet, at: number): WindFound | undefined {
  for (const begin of [at - 1, at - 2, at - 3, at - 4, at - 5, at - 6]) {
    const speed = sheet.tokens[begin]?.kind === "number" ? speedAt(sheet, begin) : undefined;
    if (!speed?.hasUnit) continue;
    const isOf = sheet.keyAt(speed.next) === "of" && speed.next + 1 === at;
    if (speed.next === at || isOf) {
      const from = behindFrom(sheet, at + 1, speed.kt);
      return from && { ...from, from: begin, to: from.next, leg: null };
    }
    const direction = directionAt(sheet, speed.next);
    if (direction?.next !== at) return undefined;
    return { from: begin, to: at + 1, from_deg: direction.degrees, kt: speed.kt, leg: null };
  }
  return undefined;
}

/** `a westerly wind of 50 kt`, `270/60 wind`. */
function before(sheet: Sheet, at: number): WindFound | undefined {
  for (const begin of [at - 1, at - 3, at - 4]) {
    const vector = begin >= 0 ? vectorAt(sheet, begin) : undefined;
    if (vector?.next === at) return { ...vector, from: begin, to: at + 1, leg: null };
    const direction = begin >= 0 ? directionAt(sheet, begin) : undefined;
    if (direction?.next !== at || sheet.tokens[begin]?.kind !== "word") continue;
    for (let from = at + 1; from <= at + 3; from += 1) {
      const speed = speedAt(sheet, from);
      if (speed)
        return {
          from: begin,
          to: speed.next,
          from_deg: direction.degrees,
          kt: speed.kt,
          leg: null,
        };
      if (!isFiller(sheet, from)) break;
    }
  }
  return undefined;
}

function isFiller(sheet: Sheet, at: number): boolean {
  const key = sheet.keyAt(at);
  return WIND_FILLERS.has(key) || /^fl\d{2,3}$/u.test(key) || isWindWord(sheet, at);
}

/** `then 280/60`, `, leg 2: 280/60`: only words make winds behind the first those of other legs. */
function withNextLegs(sheet: Sheet, first: WindFound): readonly WindFound[] {
  const labelled = first.leg === null ? labelBefore(sheet, first) : null;
  const legs: WindFound[] = [labelled === null ? first : { ...first, leg: labelled }];
  for (let last = first; legs.length < LEGS_MAX; ) {
    const next = nextLeg(sheet, last);
    if (!next) break;
    legs.push(next);
    last = next;
  }
  return legs;
}

function nextLeg(sheet: Sheet, last: WindFound): WindFound | undefined {
  let isOther = false;
  let leg: number | null = null;
  for (let from = last.to; from <= last.to + FILLERS_MAX; from += 1) {
    const key = sheet.keyAt(from);
    const label = legLabelAt(sheet, from);
    if (label) {
      isOther = true;
      leg = label.leg;
      from = label.next - 1;
      continue;
    }
    if (NEXT_LEG_WORDS.has(key)) {
      isOther = true;
      continue;
    }
    const vector = isOther ? vectorAt(sheet, from) : undefined;
    if (vector) return { ...vector, from, to: vector.next, leg };
    const mayGoOn =
      /^(?:,|;|and|und|et|y|e|on|for|the|by|kts?|→|rest|remaining)$/u.test(key) ||
      sheet.tokens[from]?.kind === "break" ||
      isFiller(sheet, from);
    if (!mayGoOn) return undefined;
  }
  return undefined;
}

/** `leg 2:`, `the second leg`. */
function legLabelAt(sheet: Sheet, at: number) {
  const number = sheet.tokens[at + 1];
  if (
    LEG_WORDS.has(sheet.keyAt(at)) &&
    number?.kind === "number" &&
    Number.isInteger(number.value)
  ) {
    if (number.value < 0 || number.value > LEGS_MAX) return undefined;
    return { leg: number.value, next: at + 2 };
  }
  const ordinal = LEG_ORDINALS[sheet.keyAt(at)];
  const isOrdinal = ordinal !== undefined && ordinal > 0 && LEG_WORDS.has(sheet.keyAt(at + 1));
  return isOrdinal ? { leg: ordinal, next: at + 2 } : undefined;
}

function labelBefore(sheet: Sheet, { from }: WindFound): number | null {
  for (const at of [from - 2, from - 3]) {
    const label = legLabelAt(sheet, at);
    if (label) return label.leg;
  }
  return null;
}

function stateWinds(sheet: Sheet, draft: Draft, legs: readonly WindFound[]): void {
  const [first] = legs;
  if (!first) return;
  const { from_deg, kt } = first;
  const last = legs.at(-1) ?? first;
  const span = sheet.spanOf({ from: first.from, to: last.to });
  const doubt = doubtOf(sheet, legs);
  if (doubt !== undefined) draft.ask("wind", doubt);
  if (legs.length === 1 && first.leg === null) {
    draft.state("wind", { from_deg, kt }, span);
    return;
  }
  const least = Math.min(...legs.map(({ leg }) => leg ?? 1));
  const winds = legs.map(({ leg, ...wind }, at) => ({
    leg: leg === null ? at : leg - (least === 0 ? 0 : 1),
    from_deg: wind.from_deg,
    kt: wind.kt,
  }));
  draft.assume("wind", winds.length, "legs", "the legs of the prompt in their order, from 0");
  draft.state("wind", winds, span);
}

/** Why a wind is not believed: no wind is as strong, and directions are true ones. */
function doubtOf(sheet: Sheet, legs: readonly WindFound[]): string | undefined {
  const strong = legs.find(({ kt }) => kt > SPEED_KT_MAX);
  if (strong)
    return `No wind blows with ${Number(strong.kt.toFixed(1))} kt: where does it blow from in degrees true, and how fast in knots?`;
  const isMagnetic = legs.some(({ to }) => {
    const at = /^[(,]$/u.test(sheet.keyAt(to)) ? to + 1 : to;
    const isOfTrack = /^(?:track|trk|course|heading|hdg|var|variation)$/u.test(sheet.keyAt(at + 1));
    return MAGNETIC.test(sheet.keyAt(at)) && !isOfTrack;
  });
  return isMagnetic
    ? "The wind is given by a magnetic direction: where does it blow from in degrees true?"
    : undefined;
}

/** `forecast 270/40 but is now 250/60`. */
function replacedBy(sheet: Sheet, { from, to }: WindFound): WindFound | undefined {
  for (let at = to; at < to + FILLERS_MAX; at += 1) {
    const key = sheet.keyAt(at);
    const vector = key === "now" ? vectorAt(sheet, at + 1) : undefined;
    if (vector) return { ...vector, from, to: vector.next, leg: null };
    if (!/^(?:but|,|is|has|changed|and|kts?|it|it's)$/u.test(key)) return undefined;
  }
  return undefined;
}
