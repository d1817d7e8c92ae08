import { isColorValue } from "./color-values.js";
import { hasVariable } from "./custom-properties.js";
import { parseFunction, parseQuantity } from "./values.js";

const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/iu;
const LENGTH = /^(?:calc|min|max|clamp|env|attr|-webkit-calc|anchor-size|fit-content)\(/iu;

/** Words that browsers take beside lengths, by property. */
const LENGTH_WORDS: Readonly<Record<string, RegExp>> = {
  "font-size": /^(?:(?:xx?|xxx)-(?:small|large)|small|medium|large|smaller|larger|math)$/iu,
  "line-height": /^normal$/iu,
  "letter-spacing": /^normal$/iu,
  "word-spacing": /^normal$/iu,
  width: /^(?:auto|(?:min|max|fit)-content|stretch|-webkit-fill-available|-moz-available)$/iu,
  height: /^(?:auto|(?:min|max|fit)-content|stretch|-webkit-fill-available|-moz-available)$/iu,
};

/**
 * Whether browsers take a value for a property, where a wrong answer would change what wins in the cascade: colours,
 * sizes of text, spacing, measures and weights. Other properties are taken as they are.
 */
export function isValidValue(property: string, value: string): boolean {
  if (WIDE.test(value) || hasVariable(value) || property.startsWith("--")) return true;
  if (
    property === "color" ||
    property.endsWith("-color") ||
    property === "-webkit-text-fill-color"
  ) {
    return isColorValue(value) || /^(?:auto|invert)$/iu.test(value);
  }
  if (property === "opacity") return parseQuantity(value) !== undefined || LENGTH.test(value);
  if (property === "font-weight")
    return /^(?:normal|bold|bolder|lighter|[1-9]\d{0,3}(?:\.\d+)?|calc\(.*\))$/iu.test(value);
  if (property === "display") return /^[a-z-]+(?:\s+[a-z-]+){0,2}$/iu.test(value);
  if (property === "visibility") return /^(?:visible|hidden|collapse)$/iu.test(value);
  if (property === "position")
    return /^(?:static|relative|absolute|fixed|(?:-webkit-)?sticky)$/iu.test(value);
  const words = Object.hasOwn(LENGTH_WORDS, property) ? LENGTH_WORDS[property] : undefined;
  return words === undefined || words.test(value) || isLength(property, value);
}

function isLength(property: string, value: string): boolean {
  const quantity = parseQuantity(value);
  if (!quantity) return LENGTH.test(value) && parseFunction(value) !== undefined;
  const { number, unit } = quantity;
  if (unit === "" && number !== 0) return property === "line-height" && number >= 0;
  const isSpacing = property === "letter-spacing" || property === "word-spacing";
  if (!isSpacing && number < 0) return false;
  return unit === "" || LENGTH_UNITS.test(unit);
}

const LENGTH_UNITS =
  /^(?:px|em|rem|ex|rex|ch|rch|cap|ic|lh|rlh|cm|mm|q|in|pt|pc|%|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/u;
