import { parseLengthPx } from "../../../css/calculations.js";
import type { Viewport } from "../../../css/values.js";

/** Sizes of the keywords at a medium of 16 px (CSS Fonts 4, "absolute-size"), as browsers have them. */
const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ["xx-small", 9],
  ["x-small", 10],
  ["small", 13],
  ["medium", 16],
  ["large", 18],
  ["x-large", 24],
  ["xx-large", 32],
  ["xxx-large", 48],
]);
/** The usual step of "smaller" and "larger" in browsers. */
const STEP = 1.2;
export const MEDIUM_PX = 16;

/** A `font-size` in CSS pixels, given that of the parent; the parent's where the value cannot be told. */
export function fontSizePx(
  value: string,
  around: { readonly parentPx: number; readonly rootPx: number; readonly viewport: Viewport },
): number {
  const { parentPx, rootPx, viewport } = around;
  const word = value.toLowerCase();
  const keyword = KEYWORDS.get(word);
  if (keyword !== undefined) return keyword;
  if (word === "smaller") return parentPx / STEP;
  if (word === "larger") return parentPx * STEP;
  const basis = { emPx: parentPx, remPx: rootPx, percentOfPx: parentPx, viewport };
  return Math.max(0, parseLengthPx(value, basis) ?? parentPx);
}

/** A `font-weight` from 1 to 1000, given that of the parent (CSS Fonts 4, "relative weights"). */
export function fontWeight(value: string, parent: number): number {
  switch (value.toLowerCase()) {
    case "normal":
      return 400;
    case "bold":
      return 700;
    case "bolder":
      return parent < 350 ? 400 : parent < 550 ? 700 : Math.max(parent, 900);
    case "lighter":
      return parent < 550 ? Math.min(parent, 100) : parent < 750 ? 400 : 700;
    default: {
      const weight = Number.parseFloat(value);
      return Number.isNaN(weight) ? parent : weight;
    }
  }
}
