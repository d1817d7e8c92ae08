import { type Color, contrast, parseColor } from "../../css/colors.js";

/** What a style does to the text of an element. */
export interface StyleReading {
  /** Why nobody sees the text, in words; undefined where they may. */
  readonly hiddenBy: string | undefined;
  readonly color: Color | undefined;
  /** `unknown` for a picture or a variable, on which any colour may be read. */
  readonly background: Color | "unknown" | undefined;
}

/** Text of less contrast than this is not seen. */
const CONTRAST_MIN = 1.2;
const STYLE_CHARACTERS_MAX = 4_000;
const OFF_SCREEN = -300;
const COMMENT = /\/\*[^*]{0,500}\*\//gu;

/** Reads the declarations of a `style` attribute or of a rule. */
export function readStyle(style: string): StyleReading {
  const declared = new Map<string, string>();
  const bounded = style.slice(0, STYLE_CHARACTERS_MAX).replace(COMMENT, " ");
  for (const declaration of bounded.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).toLowerCase();
    const name = declaration.slice(0, colon).trim().toLowerCase();
    declared.set(name, value.replace(/!\s{0,9}important/u, "").trim());
  }
  const backdrop = declared.get("background-color") ?? declared.get("background");
  const color = declared.get("-webkit-text-fill-color") ?? declared.get("color");
  return {
    hiddenBy: hiddenBy(declared),
    color: color === undefined ? undefined : parseColor(color),
    background: backdrop === undefined ? undefined : readBackground(backdrop),
  };
}

/** Why a text of a colour is not seen on a background, or undefined. */
export function hiddenByColor(color: Color, background: Color): string | undefined {
  if (color.alpha <= 0.05) return "transparent text";
  return contrast(color, background) < CONTRAST_MIN
    ? "text in the colour of its background"
    : undefined;
}

function readBackground(value: string): Color | "unknown" | undefined {
  if (/url\(|gradient|var\(/u.test(value)) return "unknown";
  const color = parseColor(value) ?? parseColor(value.split(/\s+(?![^(]*\))/u)[0] ?? "");
  if (!color) return value === "none" || value === "inherit" ? undefined : "unknown";
  return color.alpha < 0.5 ? undefined : color;
}

function hiddenBy(declared: ReadonlyMap<string, string>): string | undefined {
  const is = (name: string, pattern: RegExp) => pattern.test(declared.get(name) ?? "");
  if (is("display", /^none$/u)) return "display:none";
  if (is("visibility", /^(?:hidden|collapse)$/u)) return "visibility:hidden";
  if (is("content-visibility", /^hidden$/u)) return "content-visibility:hidden";
  if (is("mso-hide", /^all$/u)) return "mso-hide:all";
  const opacity = declared.get("opacity");
  if (opacity !== undefined && fraction(opacity) <= 0.05) return "opacity:0";
  const fontSize =
    declared.get("font-size") ?? /(?:^|\s)(\S+)/u.exec(declared.get("font") ?? "")?.[1];
  if (fontSize !== undefined && pixels(fontSize) <= 1.5) return "font-size:0";
  if (isOffScreen(declared)) return "a place off the screen";
  if (is("clip", /^rect\(\s*(?:0|1)(?:px)?[\s,]/u)) return "clip";
  if (is("clip-path", /^(?:inset\(\s*(?:50|100)%|circle\(\s*0)/u)) return "clip-path";
  if (is("transform", /scale[xy]?\(\s*0(?:\.0\d*)?\s*[,)]/u)) return "transform:scale(0)";
  if (is("filter", /opacity\(\s*0(?:%|\.0)?\s*\)/u)) return "filter:opacity(0)";
  return isBoxOfNoSize(declared) ? "a box of no size" : undefined;
}

function isOffScreen(declared: ReadonlyMap<string, string>): boolean {
  const isFree = /^(?:absolute|fixed|relative)$/u.test(declared.get("position") ?? "");
  const names = ["text-indent", "margin-left", "margin-top"];
  if (isFree) names.push("left", "top", "right", "bottom", "inset");
  const isMoved = /translate[xy]?\(\s*-\d{4,}/u.test(declared.get("transform") ?? "");
  return isMoved || names.some((name) => pixels(declared.get(name) ?? "0") <= OFF_SCREEN);
}

function isBoxOfNoSize(declared: ReadonlyMap<string, string>): boolean {
  if (!/hidden|clip/u.test(declared.get("overflow") ?? "")) return false;
  return ["width", "height", "max-height", "max-width"].some((name) => {
    const value = declared.get(name);
    return value !== undefined && pixels(value) <= 1;
  });
}

function fraction(value: string): number {
  const number = Number.parseFloat(value);
  return value.endsWith("%") ? number / 100 : number;
}

/** A length in pixels, roughly; not a number where it is none. */
function pixels(value: string): number {
  const [, number, unit = "px"] = /^(-?\d*\.?\d+)\s*([a-z%]{0,4})/u.exec(value) ?? [];
  if (number === undefined) return Number.NaN;
  const perUnit = unit === "em" || unit === "rem" ? 16 : unit === "%" || unit === "vw" ? 10 : 1.2;
  return Number(number) * (unit === "px" || unit === "" ? 1 : perUnit);
}
