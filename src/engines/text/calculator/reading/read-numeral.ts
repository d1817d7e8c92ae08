import {
  add,
  multiply,
  powerOfTen,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";
import { Refusal } from "../calculation.js";

/** The largest exponent of ten that is read. */
const EXPONENT_MAX = 10_000;

export interface Numeral {
  readonly value: Rational;
  /** The numbers that a list would read. */
  readonly items?: readonly Rational[];
}

/** Reads digits with separators: `1,234.56`, `1.234,56`, `1 234,5`, `1'234`, `0,5`, `1e-3`, `12,34,567`. */
export function readNumeral(text: string): Numeral {
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const { value, items } = readMantissa(mantissa.replace(/_/gu, ""));
  if (exponent === "0") return { value, ...(items ? { items } : {}) };
  if (Math.abs(Number(exponent)) > EXPONENT_MAX) {
    throw new Refusal("too_large", `exponents go from -${EXPONENT_MAX} to ${EXPONENT_MAX}`);
  }
  return { value: multiply(value, powerOfTen(Number(exponent))) };
}

function readMantissa(text: string): Numeral {
  if (/^\d*\.?\d*$/u.test(text)) return { value: plain(text) };
  // A space or an apostrophe only ever groups.
  if (/[\s']/u.test(text)) {
    const [whole = "", decimals = ""] = text.split(/[.,]/u);
    const value = plain(`${whole.replace(/[\s']/gu, "")}.${decimals}`);
    return /[.,']/u.test(text) ? { value } : { value, items: text.split(/\s/u).map(plain) };
  }
  const commas = text.split(",").length - 1;
  const points = text.split(".").length - 1;
  if (commas === 0) return { value: ungroup(text, ".") };
  const items = points === 0 ? { items: text.split(",").map(plain) } : {};
  if (commas === 1 && points === 0) return { value: oneComma(text), ...items };
  if (commas === 1 && text.indexOf(",") > text.lastIndexOf(".")) {
    const [whole = "", decimals = ""] = text.split(",");
    return { value: add(ungroup(whole, "."), plain(`.${decimals}`)) };
  }
  const [whole = "", decimals = "", more] = text.split(".");
  if (more !== undefined || decimals.includes(",")) throw notANumber(text);
  try {
    return { value: add(ungroup(whole, ","), plain(`.${decimals}`)), ...items };
  } catch (failure) {
    if (points === 0) return { value: NEVER, ...items };
    throw failure;
  }
}

/** Stands for digits that are only a list; whoever takes it as one number refuses it. */
export const NEVER: Rational = { numerator: 0n, denominator: 0n };

/** `1,234` groups as in English; `0,500` and `3,5` can only be decimals. */
function oneComma(text: string): Rational {
  const [whole = "", rest = ""] = text.split(",");
  const isGroup = rest.length === 3 && whole.length <= 3 && !whole.startsWith("0");
  return plain(isGroup ? whole + rest : `${whole}.${rest}`);
}

/** Groups of three digits, or, with commas, of two before the last three as in India. */
function ungroup(text: string, separator: "." | ","): Rational {
  const groups = text.split(separator);
  const [first = "", ...rest] = groups;
  const last = rest.at(-1);
  const isWestern = rest.every((group) => group.length === 3) && first.length <= 3;
  const isIndian =
    separator === "," &&
    first.length <= 2 &&
    last?.length === 3 &&
    rest.slice(0, -1).every((group) => group.length === 2);
  const isGrouped = first.length > 0 && !first.startsWith("0") && (isWestern || isIndian);
  if (groups.length > 1 && !isGrouped) throw notANumber(text);
  return plain(groups.join(""));
}

function plain(digits: string): Rational {
  const [whole = "", decimals = ""] = digits.split(".");
  return multiply(rational(BigInt(whole + decimals)), powerOfTen(-decimals.length));
}

function notANumber(text: string): Refusal {
  return new Refusal("not_understood", `${text.slice(0, 40)} is not a number in a known form`);
}
