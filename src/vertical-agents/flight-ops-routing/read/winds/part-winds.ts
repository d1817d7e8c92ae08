import {
  LEG_ORDINALS,
  LEG_WORDS,
  PART_SHARES,
  WIND_FILLERS,
} from "../../../../content/flight-words/wind-words.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import { alongAt } from "./along-wind.js";
import { speedAt, vectorAt } from "./vector-at.js";

type Wind = { readonly from_deg: number; readonly kt: number } | { readonly tailwind_kt: number };

interface Label extends Stretch {
  /** Its number from 0; below 0 for the last. */
  readonly part: number;
  /** How many parts there are, where the word tells. */
  readonly of: number | null;
}

/** How far a wind may stand from the words of its part. */
const REACH = 9;
const PARTS_MAX = 300;

/** Reads winds of parts of the way: `headwind 40 first half, tailwind 20 second half`, `leg 1 270/30, leg 2 280/50`. */
export function readPartWinds(sheet: Sheet, draft: Draft): void {
  const labels = labelsOf(sheet);
  if (labels.length < 2) return;
  const winds = windsOf(sheet, labels, 1) ?? windsOf(sheet, labels, -1);
  const [first, last] = [winds?.[0], winds?.at(-1)];
  if (!winds || !first || !last) return;
  const of = Math.max(labels.length, ...labels.map((label) => label.of ?? 0));
  const stated = winds.map(({ wind, label }) => ({
    leg: label.part < 0 ? of - 1 : label.part,
    ...wind,
  }));
  const stretch = {
    from: Math.min(...winds.map(({ from, label }) => Math.min(from, label.from))),
    to: Math.max(...winds.map(({ to, label }) => Math.max(to, label.to))),
  };
  draft.state("wind", stated, sheet.spanOf(stretch), { rank: 2 });
  draft.assume(
    "wind",
    winds.length,
    "parts",
    "the legs of the route in their order, or equally long parts of a straight way",
  );
  for (const { from, to, label } of winds) {
    sheet.cross({ from, to });
    sheet.cross(label);
  }
}

/** Whether words tell of parts of the way that the winds read do not cover. */
export function hasOtherParts(sheet: Sheet): boolean {
  return labelsOf(sheet).some(({ of }) => of !== null);
}

function labelsOf(sheet: Sheet): readonly Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < sheet.tokens.length && labels.length < PARTS_MAX; at += 1) {
    const label = labelAt(sheet, at, labels.at(-1));
    if (!label) continue;
    labels.push(label);
    at = label.to - 1;
  }
  return labels;
}

function labelAt(sheet: Sheet, at: number, before: Label | undefined): Label | undefined {
  const number = sheet.tokens[at + 1];
  const isNumbered = number?.kind === "number" && /^\d{1,2}$/u.test(number.text);
  if (LEG_WORDS.has(sheet.keyAt(at)) && isNumbered && number.value >= 1)
    return { part: number.value - 1, of: null, from: at, to: at + 2 };
  const key = sheet.keyAt(at);
  const ordinal = Object.hasOwn(LEG_ORDINALS, key) ? LEG_ORDINALS[key] : undefined;
  if (ordinal === undefined) return restAt(sheet, at, before);
  const word = sheet.keyAt(at + 1);
  const part = ordinal < 0 ? ordinal : ordinal - 1;
  if (LEG_WORDS.has(word)) return { part, of: PART_SHARES[word] ?? null, from: at, to: at + 2 };
  // `40 on the first leg and 55 on the second`.
  const isNext = before !== undefined && part === before.part + 1;
  return isNext ? { part, of: before.of, from: at, to: at + 1 } : undefined;
}

/** `first half 270/30, the rest 280/50`. */
function restAt(sheet: Sheet, at: number, before: Label | undefined): Label | undefined {
  const isRest = /^(?:rest|remainder|remaining|resto|reste)$/u.test(sheet.keyAt(at));
  const isHalf = before?.of === 2 && before.part === 0;
  return isRest && isHalf ? { part: 1, of: 2, from: at, to: at + 1 } : undefined;
}

interface PartWind extends Stretch {
  readonly wind: Wind;
  readonly label: Label;
}

/** The wind of each part, all behind their labels (1) or all before them (-1); undefined where one has none. */
function windsOf(
  sheet: Sheet,
  labels: readonly Label[],
  side: 1 | -1,
): readonly PartWind[] | undefined {
  const winds: PartWind[] = [];
  for (const [at, label] of labels.entries()) {
    const [before, next] = [labels[at - 1], labels[at + 1]];
    const stretch =
      side === 1
        ? { from: label.to, to: Math.min(next?.from ?? label.to + REACH, label.to + REACH) }
        : { from: Math.max(before?.to ?? 0, label.from - REACH), to: label.from };
    const wind = windWithin(sheet, stretch, winds.at(-1)?.wind);
    if (!wind) return undefined;
    winds.push({ ...wind, label });
  }
  return winds;
}

function windWithin(
  sheet: Sheet,
  { from, to }: Stretch,
  before: Wind | undefined,
): (Stretch & { readonly wind: Wind }) | undefined {
  for (let at = from; at < to; at += 1) {
    const along = alongAt(sheet, at);
    if (along && along.from >= from && along.to <= to) {
      const { tailwind_kt } = along;
      return { wind: { tailwind_kt }, from: along.from, to: along.to };
    }
    const vector = isVectorStart(sheet, at) ? vectorAt(sheet, at) : undefined;
    if (vector && vector.next <= to) {
      const { from_deg, kt, next } = vector;
      return { wind: { from_deg, kt }, from: at, to: next };
    }
  }
  return bareWithin(sheet, { from, to }, before);
}

function isVectorStart(sheet: Sheet, at: number): boolean {
  return sheet.tokens[at]?.kind === "number" && /^\d{2,3}$/u.test(sheet.keyAt(at));
}

/** `55 on the second`: the speed of a wind along the track, of the kind of the one before. */
function bareWithin(sheet: Sheet, { from, to }: Stretch, before: Wind | undefined) {
  if (!before || !("tailwind_kt" in before)) return undefined;
  const at = sheet.tokens.findIndex(
    ({ kind }, index) => index >= from && index < to && kind === "number",
  );
  const speed = at < 0 ? undefined : speedAt(sheet, at);
  const words = Array.from({ length: Math.max(0, at - from) }, (_, step) =>
    sheet.keyAt(from + step),
  );
  const isPlain = words.every((key) => WIND_FILLERS.has(key) || key === "and");
  if (!speed || speed.next > to || !isPlain) return undefined;
  const sign = before.tailwind_kt < 0 ? -1 : 1;
  return { wind: { tailwind_kt: sign * speed.kt }, from: at, to: speed.next };
}
