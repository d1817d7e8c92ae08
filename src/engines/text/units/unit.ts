import type { Rational } from "../../math/exact-numbers/rational.js";

/** Powers of base units, by code; none is 0. */
export type Dimension = ReadonlyMap<string, number>;

export interface Unit {
  /** The case-sensitive code of UCUM, or a name where UCUM has none. */
  readonly code: string;
  readonly symbol: string;
  /** How many base units one is, beside the power of pi. */
  readonly factor: Rational;
  readonly piPower: number;
  readonly dimension: Dimension;
  /** Added to the number before the factor: 273.15 for degrees Celsius. */
  readonly offset?: Rational;
  /** What an ambiguous name was taken for. */
  readonly takenFor?: string;
  /** The unit that the same name means beside another dimension. */
  readonly otherwise?: string;
  /** The decimals of an amount of money. */
  readonly decimals?: number;
}

/** A product of powers of units, in the order in which they were read; empty for plain numbers. */
export type UnitProduct = readonly { readonly unit: Unit; readonly power: number }[];

/** A dimension with each power multiplied, joined to another. */
export function combineDimensions(left: Dimension, right: Dimension, times = 1): Dimension {
  const powers = new Map(left);
  for (const [base, power] of right) {
    const sum = (powers.get(base) ?? 0) + power * times;
    if (sum === 0) powers.delete(base);
    else powers.set(base, sum);
  }
  return powers;
}

export function dimensionOf(product: UnitProduct): Dimension {
  return product.reduce<Dimension>(
    (sum, { unit, power }) => combineDimensions(sum, unit.dimension, power),
    new Map(),
  );
}

/** Equal for equal dimensions. */
export function dimensionKey(dimension: Dimension): string {
  return [...dimension]
    .map(([base, power]) => `${base}^${power}`)
    .sort()
    .join(" ");
}

/** An amount of money, or a price for something. */
export function isMoney(product: UnitProduct): boolean {
  return product[0]?.unit.decimals !== undefined && product[0].power === 1;
}

/** The product in the grammar of UCUM: `kg.m/s2`. */
export function productCode(product: UnitProduct): string {
  return written(product, { symbolOf: (unit) => unit.code, between: ".", powerOf: String });
}

/** The product as it is written after a number: `kg·m/s²`. */
export function productSymbol(product: UnitProduct): string {
  return written(product, {
    symbolOf: (unit) => unit.symbol.trim(),
    between: "·",
    powerOf: (power) => [...String(power)].map((digit) => SUPERSCRIPTS[digit] ?? digit).join(""),
  });
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
};

interface Writing {
  readonly symbolOf: (unit: Unit) => string;
  readonly between: string;
  readonly powerOf: (power: number) => string;
}

function written(product: UnitProduct, { symbolOf, between, powerOf }: Writing): string {
  const part = ({ unit, power }: UnitProduct[number]) => {
    const symbol = symbolOf(unit);
    const isCompound = /[./]/u.test(symbol);
    const size = Math.abs(power);
    return size === 1 ? symbol : `${isCompound ? `(${symbol})` : symbol}${powerOf(size)}`;
  };
  const above = product.filter(({ power }) => power > 0).map(part);
  const below = product.filter(({ power }) => power < 0);
  const divided = below
    .map((factor) => {
      const text = part(factor);
      return `/${/[./]/u.test(text) && !text.startsWith("(") ? `(${text})` : text}`;
    })
    .join("");
  return `${above.length === 0 && divided ? "1" : above.join(between)}${divided}`;
}
