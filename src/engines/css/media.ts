import { parseLengthPx } from "./calculations.js";
import { splitValue, type Viewport } from "./values.js";

const CHARACTERS_MAX = 2_000;

/**
 * Whether a media query list holds on a screen of this size, with a mouse, light, and without any wish of
 * its reader such as reduced motion (Media Queries 4). What is not understood does not hold.
 */
export function matchesMedia(query: string, viewport: Viewport): boolean {
  const text = query.trim().toLowerCase();
  if (text === "") return true;
  if (text.length > CHARACTERS_MAX) return false;
  return splitValue(text, ",").some((one) => matchesQuery(one, viewport));
}

function matchesQuery(query: string, viewport: Viewport): boolean {
  const isNegated = /^not\s+[a-z]/u.test(query);
  const words = splitValue(query.replace(/^(?:not|only)\s+(?=[a-z])/u, ""), "space");
  const type = /^[a-z]/u.test(words[0] ?? "") && words[0] !== "not" ? words.shift() : undefined;
  let holds = type === undefined || type === "all" || type === "screen";
  let isInverted = false;
  let isAlternative = false;
  for (const word of words) {
    if (word === "and") continue;
    if (word === "or") isAlternative = true;
    else if (word === "not") isInverted = true;
    else {
      const found = matchesCondition(word, viewport) !== isInverted;
      holds = isAlternative ? holds || found : holds && found;
      isInverted = false;
    }
  }
  return holds !== isNegated;
}

function matchesCondition(condition: string, viewport: Viewport): boolean {
  const inside = /^\((.*)\)$/su.exec(condition)?.[1]?.trim();
  if (inside === undefined) return false;
  if (inside.startsWith("(") || /^not\s/u.test(inside)) return matchesQuery(inside, viewport);
  const [name = "", value] = inside.split(":", 2).map((part) => part.trim());
  if (value !== undefined) return matchesFeature(name, value, viewport);
  return /[<>=]/u.test(inside) ? matchesRange(inside, viewport) : hasFeature(name);
}

function matchesFeature(name: string, value: string, viewport: Viewport): boolean {
  const [, bound, feature = name] = /^(min|max)-(.*)$/u.exec(name) ?? [];
  const actual = measureOf(feature, viewport);
  if (actual !== undefined) {
    const wanted = measured(value, viewport);
    if (bound === "min") return actual >= wanted;
    return bound === "max" ? actual <= wanted : actual === wanted;
  }
  if (name === "orientation") {
    return value === (viewport.heightPx >= viewport.widthPx ? "portrait" : "landscape");
  }
  return KEYWORDS[name]?.includes(value) ?? false;
}

/** What a desktop's browser answers where nothing was chosen. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  hover: ["hover"],
  "any-hover": ["hover"],
  pointer: ["fine"],
  "any-pointer": ["fine"],
  "prefers-color-scheme": ["light"],
  "prefers-reduced-motion": ["no-preference"],
  "prefers-reduced-transparency": ["no-preference"],
  "prefers-contrast": ["no-preference"],
  "forced-colors": ["none"],
  "inverted-colors": ["none"],
  scripting: ["enabled"],
  update: ["fast"],
  "display-mode": ["browser"],
  "color-gamut": ["srgb"],
};

function hasFeature(name: string): boolean {
  return ["width", "height", "color", "hover", "any-hover", "pointer", "any-pointer"].includes(
    name,
  );
}

function matchesRange(text: string, viewport: Viewport): boolean {
  const [first = "", sign = "", second = "", nextSign, third] = text
    .split(/\s*(<=|>=|<|>|=)\s*/u)
    .map((part) => part.trim());
  const holds = compare(measured(first, viewport), sign, measured(second, viewport));
  if (nextSign === undefined || third === undefined) return holds;
  return holds && compare(measured(second, viewport), nextSign, measured(third, viewport));
}

function compare(left: number, sign: string, right: number): boolean {
  switch (sign) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    default:
      return left === right;
  }
}

/** A feature's measure, a length in pixels, a ratio or a resolution in dots per pixel; not a number for others. */
function measured(text: string, viewport: Viewport): number {
  const feature = measureOf(text, viewport);
  if (feature !== undefined) return feature;
  const [, over, under] = /^(\d+\.?\d*)\s*\/\s*(\d+\.?\d*)$/u.exec(text) ?? [];
  if (over !== undefined) return Number(over) / Number(under);
  const [, number, unit] = /^([\d.]+)(dppx|x|dpi|dpcm)?$/u.exec(text) ?? [];
  if (number !== undefined) {
    return Number(number) / (unit === "dpi" ? 96 : unit === "dpcm" ? 96 / 2.54 : 1);
  }
  const basis = { emPx: 16, remPx: 16, percentOfPx: undefined, viewport };
  return parseLengthPx(text, basis) ?? Number.NaN;
}

function measureOf(feature: string, { widthPx, heightPx }: Viewport): number | undefined {
  switch (feature) {
    case "width":
    case "device-width":
      return widthPx;
    case "height":
    case "device-height":
      return heightPx;
    case "aspect-ratio":
    case "device-aspect-ratio":
      return widthPx / heightPx;
    case "resolution":
    case "-webkit-device-pixel-ratio":
      return 1;
    case "color":
      return 8;
    case "monochrome":
    case "grid":
      return 0;
    default:
      return undefined;
  }
}
