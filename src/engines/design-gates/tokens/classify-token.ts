import { DESKTOP, type LengthBasis, lengthPx } from "../../css/values.js";
import { colorOf, quantityOf, scalarOf, type Token } from "./read-tokens.js";

export type TokenKind = "color" | "font_size" | "spacing" | "line_height" | "target_size" | "other";

const ROOT_PX = 16;
const BASIS: LengthBasis = {
  emPx: ROOT_PX,
  remPx: ROOT_PX,
  percentOfPx: undefined,
  viewport: DESKTOP,
};

const COLOR_WORDS = new Set(["color", "colour", "colors", "colours", "palette"]);
const SPACING_WORDS = new Set(["spacing", "space", "gap", "margin", "padding", "gutter", "inset"]);
const CONTROL_WORDS = new Set(["button", "control", "input", "checkbox", "radio", "touch", "tap"]);
const EXTENT_WORDS = new Set(["size", "height", "width", "min"]);

/** The words of a name in lower case: `fontSize`, `font-size` and `font_size` have the same. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** What a token is for, by its stated type, its value and the words of its path; `value` is that of its alias. */
export function classifyToken(token: Token, value: Token["value"]): TokenKind {
  const words = token.path.flatMap(wordsOf);
  const said = new Set(words);
  if (isColor(token, value, said)) return "color";
  if (quantityOf(value) === undefined) return "other";
  const joined = ` ${words.join(" ")} `;
  if (/ (?:line height|lineheight|line heights|leading) /.test(joined)) return "line_height";
  if (/ (?:font ?sizes?|text ?sizes?|type ?scale|type ?sizes?) /.test(joined)) return "font_size";
  if (token.statedType?.startsWith("fontsize")) return "font_size";
  if (/ target (?:size|min|area) | tap target /.test(joined)) return "target_size";
  const isExtent = words.some((word) => EXTENT_WORDS.has(word));
  if (isExtent && words.some((word) => CONTROL_WORDS.has(word)) && !said.has("icon")) {
    return "target_size";
  }
  if (/ (?:letter|word|paragraph) spacing /.test(joined)) return "other";
  return words.some((word) => SPACING_WORDS.has(word)) ? "spacing" : "other";
}

function isColor(token: Token, value: Token["value"], words: ReadonlySet<string>): boolean {
  if (token.statedType !== undefined) return token.statedType === "color";
  if (colorOf(value) === undefined) return false;
  const written = scalarOf(value);
  const isMarked = typeof written !== "string" || /^#|\(/.test(written.trim());
  return isMarked || [...words].some((word) => COLOR_WORDS.has(word));
}

/** CSS pixels of a token's value, with 16 for a rem and a bare number in pixels. */
export function pxOf(value: Token["value"]): number | undefined {
  const quantity = quantityOf(value);
  if (quantity === undefined) return undefined;
  return quantity.unit === "" ? quantity.number : lengthPx(quantity, BASIS);
}
