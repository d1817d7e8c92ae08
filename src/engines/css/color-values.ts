import { type Color, parseColor } from "./colors.js";

/** Colours of CSS Color 4 and 5 whose look is the browser's or the reader's choice. */
const SYSTEM = new Set(
  `accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext
graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext
activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext inactiveborder
inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar threeddarkshadow threedface
threedhighlight threedlightshadow threedshadow window windowframe windowtext -webkit-link -internal-light-dark`.split(
    /\s+/u,
  ),
);
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/iu;
const FUNCTIONS =
  /^(?:var|env|color-mix|light-dark|device-cmyk|contrast-color|color-contrast|attr|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/iu;
const RELATIVE = /\(\s*from\s|calc\(|var\(|env\(|attr\(/iu;

export function isSystemColor(value: string): boolean {
  return SYSTEM.has(value.trim().toLowerCase());
}

/** Whether browsers take a value for a colour; they leave out a declaration whose value they do not take. */
export function isColorValue(value: string): boolean {
  const text = value.trim();
  if (WIDE.test(text) || isSystemColor(text)) return true;
  if (parseColor(text) !== undefined) return true;
  if (!FUNCTIONS.test(text) || !text.endsWith(")")) return false;
  return !/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/iu.test(text) || RELATIVE.test(text);
}

/** A colour as seen, or "unknown" where only a browser could tell. */
export type SeenColor = Color | "unknown";

/** The colour of a value that browsers take, `currentcolor` being the colour of the text. */
export function seenColor(value: string, current: SeenColor): SeenColor {
  return value.trim().toLowerCase() === "currentcolor" ? current : (parseColor(value) ?? "unknown");
}
