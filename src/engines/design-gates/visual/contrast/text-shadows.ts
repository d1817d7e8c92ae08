import { parseLengthPx } from "../../../css/calculations.js";
import { seenColor } from "../../../css/color-values.js";
import { type Color, faded, over } from "../../../css/colors.js";
import { DESKTOP, splitValue } from "../../../css/values.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import type { Pair } from "./backdrop.js";

/** A shadow that lies right behind the letters it belongs to. */
export interface TextShadow {
  readonly color: Color;
  /** Its blur as a share of the size of the letters. */
  readonly blurEm: number;
}

/** A blur up to here outlines the letters; a wider one tints what is behind them. */
const OUTLINE_EM = 0.2;

/** The shadows behind the letters, those moved aside left out; undefined where one cannot be read. */
export function textShadows(style: ComputedStyle): readonly TextShadow[] | undefined {
  const value = style.value("text-shadow");
  if (value === "" || value.toLowerCase() === "none") return [];
  const shadows: TextShadow[] = [];
  for (const written of splitValue(value, ",")) {
    const words = splitValue(written, "space");
    const isLength = (word: string) => /^(?:[+-]?[\d.]|(?:calc|min|max|clamp)\()/iu.test(word);
    const basis = {
      emPx: style.fontSizePx,
      remPx: style.fontSizePx,
      percentOfPx: undefined,
      viewport: DESKTOP,
    };
    const [across = 0, down = 0, blur = 0] = words
      .filter(isLength)
      .map((word) => parseLengthPx(word, basis) ?? Number.NaN);
    if (Number.isNaN(across + down + blur)) return undefined;
    if (Math.abs(across) > blur || Math.abs(down) > blur) continue;
    const word = words.find((one) => !isLength(one));
    const color = word === undefined ? style.color : seenColor(word, style.color);
    if (color === "unknown") return undefined;
    if (color.alpha > 0 && blur > 0) shadows.push({ color, blurEm: blur / style.fontSizePx });
  }
  return shadows;
}

/**
 * The pairs that shadows make of a text and what is behind it. Wide ones are mixed into the background; narrow ones
 * stand beside it, as outlines on which the letters may be read.
 */
export function withShadows({ text, back }: Pair, shadows: readonly TextShadow[]): readonly Pair[] {
  let tinted = back;
  let outline: Color | undefined;
  for (const { color, blurEm } of [...shadows].reverse()) {
    const spread = faded(color, blurAlpha(blurEm));
    if (blurEm >= OUTLINE_EM) tinted = over(spread, tinted);
    else outline = outline ? over(color, outline) : color;
  }
  const behind = { text, back: tinted };
  return outline ? [behind, { text, back: over(outline, tinted) }] : [behind];
}

/** How much of a shadow is left near the letters: the estimate of axe-core (its `get-text-shadow-colors`), made by trials. */
function blurAlpha(blurEm: number): number {
  return Math.min(1, 0.185 / (blurEm + 0.4));
}
