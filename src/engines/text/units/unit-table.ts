import { CURRENCIES } from "../../../content/units/currencies.js";
import { GEOMETRY } from "../../../content/units/geometry.js";
import { MECHANICS } from "../../../content/units/mechanics.js";
import { OTHER_QUANTITIES } from "../../../content/units/other-quantities.js";
import { PREFIXES, type Prefix } from "../../../content/units/prefixes.js";
import { RARER_UNITS } from "../../../content/units/rarer-units.js";
import type { UnitEntry } from "../../../content/units/unit-entry.js";
import {
  divide,
  multiply,
  ONE,
  power,
  powerOfTen,
  type Rational,
  rational,
} from "../../math/exact-numbers/rational.js";
import { combineDimensions, type Dimension, type Unit } from "./unit.js";

const ENTRIES: readonly UnitEntry[] = [
  ...GEOMETRY,
  ...MECHANICS,
  ...OTHER_QUANTITIES,
  ...RARER_UNITS,
];
const entriesByCode = new Map(ENTRIES.map((entry) => [entry.code, entry]));
const made = new Map<string, Unit>();

const currencyUnits: readonly Unit[] = CURRENCIES.map(({ code, symbol, decimals }) => ({
  code,
  symbol,
  decimals,
  factor: ONE,
  piPower: 0,
  dimension: new Map([[code, 1]]),
}));

/** The unit of a code of the tables, with a prefix where it takes one. */
export function unitOfCode(code: string): Unit | undefined {
  const known = made.get(code);
  if (known) return known;
  const entry = entriesByCode.get(code);
  const unit = entry ? unitOfEntry(entry) : prefixedCode(code);
  if (unit) made.set(code, unit);
  return unit;
}

/** Units by the symbols that a text may write; where two share one, the commoner in prose comes first. */
const bySymbol = new Map<string, Unit>();
/** Units by English names in lower case. */
const byName = new Map<string, Unit>();

/** The unit that a symbol or an English name stands for, prefixes and plurals included. */
export function unitOfName(text: string): Unit | undefined {
  if (byName.size === 0) fillNames();
  const symbol = text.replace(/[µμ]/gu, "u");
  return (
    bySymbol.get(symbol) ??
    prefixedSymbol(symbol) ??
    byPlainName(text.toLowerCase().replace(/-/gu, " "))
  );
}

function fillNames(): void {
  const add = (map: Map<string, Unit>, key: string, unit: Unit | undefined) => {
    if (unit && key !== "" && !map.has(key)) map.set(key, unit);
  };
  for (const entry of ENTRIES) {
    for (const symbol of entry.also ?? []) add(bySymbol, symbol, unitOfCode(entry.code));
  }
  CURRENCIES.forEach((currency, place) => {
    for (const symbol of [currency.symbol, ...currency.also]) {
      add(bySymbol, symbol.trim(), currencyUnits[place]);
    }
    for (const name of currency.names) add(byName, name, currencyUnits[place]);
  });
  for (const entry of ENTRIES) {
    add(bySymbol, entry.code, unitOfCode(entry.code));
    add(bySymbol, entry.symbol, unitOfCode(entry.code));
    for (const name of entry.names) add(byName, name.toLowerCase(), unitOfCode(entry.code));
  }
}

function byPlainName(name: string): Unit | undefined {
  const firstSingular = name.replace(/(?<=\w{3})s (?=\w)/gu, " ");
  const singulars = [name, firstSingular].flatMap((text) => [
    text,
    text.replace(/s$/u, ""),
    text.replace(/es$/u, ""),
  ]);
  for (const singular of singulars) {
    const unit = byName.get(singular);
    if (unit) return unit;
  }
  for (const prefix of PREFIXES) {
    if (!name.startsWith(prefix.name)) continue;
    const rest = name.slice(prefix.name.length);
    for (const singular of [rest, rest.replace(/s$/u, "")]) {
      const unit = byName.get(singular);
      const prefixed = unit && prefixedUnit(prefix, unit);
      if (prefixed) return prefixed;
    }
  }
  return undefined;
}

function prefixedCode(code: string): Unit | undefined {
  for (const prefix of PREFIXES) {
    if (!code.startsWith(prefix.symbol)) continue;
    const entry = entriesByCode.get(code.slice(prefix.symbol.length));
    const unit = entry && prefixedUnit(prefix, unitOfEntry(entry));
    if (unit) return unit;
  }
  return undefined;
}

function prefixedSymbol(symbol: string): Unit | undefined {
  for (const prefix of PREFIXES) {
    if (!symbol.startsWith(prefix.symbol)) continue;
    const rest = symbol.slice(prefix.symbol.length);
    // A degree of temperature takes C and F alone; with a prefix they are the coulomb and the farad.
    const unit = unitOfCode(rest) ?? bySymbol.get(rest);
    const prefixed = unit && prefixedUnit(prefix, unit);
    if (prefixed) return prefixed;
  }
  return undefined;
}

function prefixedUnit(prefix: Prefix, unit: Unit): Unit | undefined {
  const entry = entriesByCode.get(unit.code);
  const isBinary = prefix.base === 2;
  if (!entry?.isMetric || (isBinary && !["bit", "By"].includes(entry.code))) return undefined;
  const factor =
    prefix.base === 10 ? powerOfTen(prefix.exponent) : power(rational(2n), prefix.exponent);
  return {
    ...unit,
    code: `${prefix.symbol}${unit.code}`,
    symbol: `${prefix.symbol === "u" ? "µ" : prefix.symbol}${unit.symbol}`,
    factor: multiply(unit.factor, factor),
  };
}

function unitOfEntry(entry: UnitEntry): Unit {
  const known = made.get(entry.code);
  if (known) return known;
  const { factor, piPower, dimension } = definition(entry);
  const unit: Unit = {
    code: entry.code,
    symbol: entry.symbol,
    factor,
    piPower: piPower + (entry.piPower ?? 0),
    dimension,
    ...(entry.offset === undefined ? {} : { offset: fraction(entry.offset) }),
    ...(entry.takenFor === undefined ? {} : { takenFor: entry.takenFor }),
    ...(entry.otherwise === undefined ? {} : { otherwise: entry.otherwise }),
  };
  made.set(entry.code, unit);
  return unit;
}

interface Definition {
  readonly factor: Rational;
  readonly piPower: number;
  readonly dimension: Dimension;
}

/** Reads `0.3048 kg.m2/s` of the tables. */
function definition(entry: UnitEntry): Definition {
  if (entry.value === undefined) {
    return { factor: ONE, piPower: 0, dimension: new Map([[entry.code, 1]]) };
  }
  const [number = "", ...codes] = entry.value.split(" ");
  let whole: Definition = { factor: fraction(number), piPower: 0, dimension: new Map() };
  for (const match of codes.join(" ").matchAll(/([./]?)((?:\[[^\]]*\]|[^./\d-])+)(-?\d+)?/gu)) {
    const [, sign, code = "", exponent = "1"] = match;
    const unit = unitOfCode(code);
    if (!unit) throw new RangeError(`${entry.code} is made of ${code}, which is not in the tables`);
    const times = Number(exponent) * (sign === "/" ? -1 : 1);
    whole = {
      factor: multiply(whole.factor, power(unit.factor, times)),
      piPower: whole.piPower + unit.piPower * times,
      dimension: combineDimensions(whole.dimension, unit.dimension, times),
    };
  }
  return whole;
}

/** Reads `5/9`, `0.3048` or `1.6e-19`. */
function fraction(text: string): Rational {
  const [top = "", bottom] = text.split("/");
  if (bottom !== undefined) return divide(fraction(top), fraction(bottom));
  const [digits = "", exponent = "0"] = top.split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  return multiply(
    rational(BigInt(whole + decimals)),
    powerOfTen(Number(exponent) - decimals.length),
  );
}
