import { decimalPlaces, roundToPlaces, toFixed } from "../../../math/exact-numbers/decimals.js";
import {
  compare,
  divide,
  greatestCommonDivisor,
  isInteger,
  magnitude,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";
import {
  exact,
  middleOf,
  multiplyReals,
  type Real,
  realToDouble,
} from "../../../math/exact-numbers/real.js";
import { isMoney, productCode, productSymbol, type UnitProduct } from "../../units/unit.js";
import { Refusal } from "../calculation.js";
import { incompatible, inUnit, type Value } from "../computing/value.js";
import type { Answer } from "./answer.js";
import { scientific, showDecimal, showReal } from "./show-number.js";

const HUNDRED = exact(rational(100n));

/** How a value is written, with its unit, percent sign or currency. */
export function showValue(value: Value & { readonly isDecimal?: boolean }): Answer {
  const show = value.isDecimal ? showDecimal : showReal;
  if (value.isPercent) {
    const hundredths = multiplyReals(value.real, HUNDRED);
    const { text, isExact } = show(hundredths, "%");
    return { text, value: doubleOf(hundredths), exact: isExact, unit: "%" };
  }
  if (isMoney(value.unit)) return showMoney(value);
  const { text, isExact } = show(value.real, suffixOf(value.unit));
  return {
    text,
    value: doubleOf(value.real),
    exact: isExact,
    ...(value.unit.length > 0 ? { unit: productCode(value.unit) } : {}),
  };
}

/** What is written behind the number. */
export function suffixOf(unit: UnitProduct): string {
  if (unit.length === 0) return "";
  const symbol = productSymbol(unit);
  return /^[°′″]$/u.test(symbol) ? symbol : ` ${symbol}`;
}

/** The nearest double; null beyond its range. */
export function doubleOf(real: Real): number | null {
  const double = realToDouble(real);
  return Number.isFinite(double) ? double : null;
}

/** An amount with the decimals of its currency, and what it is for: `$4.50/kg`. */
function showMoney({ real, unit }: Value): Answer {
  const middle = middleOf(real);
  const text = moneyText(middle, unit);
  const places = unit[0]?.unit.decimals ?? 2;
  const isExact = real.kind === "exact" && compare(middle, roundToPlaces(middle, places)) === 0;
  return { text: isExact ? text : `≈ ${text}`, value: doubleOf(real), exact: isExact };
}

export function moneyText(amount: Rational, unit: UnitProduct, places?: number): string {
  const [currency, ...rest] = unit;
  const digits = toFixed(amount, places ?? currency?.unit.decimals ?? 2);
  const sign = digits.startsWith("-") ? "-" : "";
  const per = rest.length === 0 ? "" : productSymbol(rest).replace(/^1(?=\/)/u, "");
  const times = per === "" || per.startsWith("/") ? per : `·${per}`;
  return `${sign}${currency?.unit.symbol ?? ""}${digits.replace("-", "")}${times}`;
}

/** A fraction in lowest terms, and as a mixed number above one. */
export function showFractionForm(value: Value): Answer {
  if (value.unit.length > 0 || value.real.kind !== "exact") {
    throw new Refusal(
      "undefined",
      "only fractions and decimals that end are written as a fraction",
    );
  }
  const { numerator, denominator } = value.real.value;
  const shown = showValue({ real: value.real, unit: [] });
  if (isInteger(value.real.value)) return shown;
  const whole = magnitude(numerator) / denominator;
  const rest = magnitude(numerator) % denominator;
  const mixed =
    whole === 0n ? "" : ` (${numerator < 0n ? "-" : ""}${whole} ${rest}/${denominator})`;
  return { ...shown, text: `${numerator}/${denominator}${mixed}`, exact: true };
}

/** Parts of a ratio as integers without a common divisor. */
export function showRatio(values: readonly Value[]): Answer {
  const [first, ...more] = values;
  if (!first) throw new Refusal("not_understood", "a ratio has parts");
  const parts = [first, ...more.map((value) => inUnit(value, first.unit))].map(({ real }) => {
    if (real.kind === "exact") return real.value;
    throw new Refusal("undefined", "a ratio of irrational numbers has no integers");
  });
  const scale = parts.reduce(
    (product, { denominator }) =>
      (product * denominator) / greatestCommonDivisor(product, denominator),
    1n,
  );
  const integers = parts.map(({ numerator, denominator }) => (numerator * scale) / denominator);
  const divisor = integers.reduce(greatestCommonDivisor);
  if (divisor === 0n) throw new Refusal("undefined", "a ratio of zeros is undefined");
  const [left, right] = parts;
  const quotient =
    left && right && right.numerator !== 0n && parts.length === 2
      ? doubleOf(exact(divide(left, right)))
      : null;
  return {
    text: integers.map((integer) => integer / divisor).join(":"),
    value: quotient,
    exact: true,
  };
}

/** `1.5 × 10^30`. */
export function showScientific(value: Value): Answer {
  const { real } = value;
  const middle = middleOf(real);
  const isShort = real.kind === "exact" && decimalPlaces(middle) !== undefined;
  const digits = isShort ? middle.numerator.toString().length + (decimalPlaces(middle) ?? 0) : 15;
  const text = `${scientific(middle, Math.min(digits, 60))}${suffixOf(value.unit)}`;
  if (isMoney(value.unit)) throw incompatible(value.unit, []);
  const isExact = isShort && digits <= 60;
  return {
    text: isExact ? text : `≈ ${text}`,
    value: doubleOf(real),
    exact: isExact,
    ...(value.unit.length > 0 ? { unit: productCode(value.unit) } : {}),
  };
}
