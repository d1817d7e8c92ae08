/** A number and its unit in lower case; the unit is empty for a bare number. */
export interface Quantity {
  readonly number: number;
  readonly unit: string;
}

/** What lengths are measured against, in CSS pixels. */
export interface LengthBasis {
  /** `em` and, roughly, `ex` and `ch`, of which each is taken as half of it. */
  readonly emPx: number;
  readonly remPx: number;
  /** What 100 % is; undefined where only a layout would tell. */
  readonly percentOfPx: number | undefined;
  readonly viewport: Viewport;
}

export interface Viewport {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A common window on a desktop: 1280 × 720 CSS pixels, the width that WCAG 1.4.4 and 1.4.10 reckon from. */
export const DESKTOP: Viewport = { widthPx: 1280, heightPx: 720 };

const QUANTITY = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/iu;
const PX_PER: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

export function parseQuantity(text: string): Quantity | undefined {
  const [, number, unit = ""] = QUANTITY.exec(text.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: unit.toLowerCase() };
}

/** CSS pixels of a length; undefined for what is no length or cannot be told without a layout. */
export function lengthPx({ number, unit }: Quantity, basis: LengthBasis): number | undefined {
  const { emPx, remPx, percentOfPx, viewport } = basis;
  const absolute = Object.hasOwn(PX_PER, unit) ? PX_PER[unit] : undefined;
  if (absolute !== undefined) return number * absolute;
  switch (unit) {
    case "":
      return number === 0 ? 0 : undefined;
    case "em":
      return number * emPx;
    case "rem":
      return number * remPx;
    case "ex":
    case "ch":
      return (number * emPx) / 2;
    case "%":
      return percentOfPx === undefined ? undefined : (number * percentOfPx) / 100;
    default:
      return ofViewport(number, unit.replace(/^[sld](?=v)/u, ""), viewport);
  }
}

function ofViewport(number: number, unit: string, viewport: Viewport): number | undefined {
  const { widthPx, heightPx } = viewport;
  const whole = { vw: widthPx, vi: widthPx, vh: heightPx, vb: heightPx }[unit];
  if (whole !== undefined) return (number * whole) / 100;
  if (unit === "vmin") return (number * Math.min(widthPx, heightPx)) / 100;
  return unit === "vmax" ? (number * Math.max(widthPx, heightPx)) / 100 : undefined;
}

/**
 * Splits a value at separators that stand outside brackets and quotation marks: at white space, or at commas or
 * slashes. Parts are trimmed, and empty ones left out. Linear.
 */
export function splitValue(value: string, separator: "space" | "," | "/"): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let from = 0;
  const end = (place: number) => {
    const part = value.slice(from, place).trim();
    if (part !== "") parts.push(part);
    from = place + 1;
  };
  for (let place = 0; place < value.length; place += 1) {
    const character = value.charAt(place);
    if (character === "\\") place += 1;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (separator === "space" ? isSpace(character) : character === separator) end(place);
  }
  end(value.length);
  return parts;
}

export function isSpace(character: string): boolean {
  return (
    character === " " ||
    character === "\n" ||
    character === "\t" ||
    character === "\r" ||
    character === "\f"
  );
}

/** The name and the inside of a value that is one function: `url("x")` gives `url` and `"x"`. */
export function parseFunction(
  value: string,
): { readonly name: string; readonly inside: string } | undefined {
  const open = value.indexOf("(");
  if (open <= 0 || !value.endsWith(")")) return undefined;
  const name = value.slice(0, open).toLowerCase();
  if (!/^[a-z-][a-z0-9-]*$/u.test(name)) return undefined;
  let depth = 0;
  for (let place = open; place < value.length; place += 1) {
    const character = value.charAt(place);
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) {
      const isWhole = place === value.length - 1;
      return isWhole ? { name, inside: value.slice(open + 1, -1).trim() } : undefined;
    }
  }
  return undefined;
}
