/** How a number is meant where it stands: as told, rounded, or as a bound. */
export type Bound = "exact" | "about" | "at-least" | "at-most";

/** A number that a sentence states, in a form in which it can be compared. */
export interface StatedNumber {
  readonly kind: "money" | "percent" | "quantity" | "plain" | "date" | "time" | "version";
  /** In units of `unit`; for a date, a time or a version, what `text` says. */
  readonly value: number;
  /** The least and the most that rounding to the digits shown may stand for, in units of `unit`. */
  readonly low: number;
  readonly high: number;
  /** The code of a currency, or the dimension of a quantity, whose value is in base units. */
  readonly unit: string;
  /** The number as it is told, before its unit is reckoned in. */
  readonly told: number;
  readonly bound: Bound;
  /** The whole expression as it is written, or the date or time as ISO 8601. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** How far a number that is told to be rounded may lie from the one that it rounds. */
const ABOUT = 0.05;
/** So many times as much is not what `more than` is said for. */
const BOUND_REACH = 1.5;

/** Whether a number of a claim may be said for one of a source. */
export function agrees(claimed: StatedNumber, stated: StatedNumber): boolean {
  if (claimed.kind === "date" || stated.kind === "date") return datesAgree(claimed, stated);
  if (claimed.kind === "time" || claimed.kind === "version") {
    return claimed.kind === stated.kind && claimed.text === stated.text;
  }
  if (stated.kind === "time" || stated.kind === "version") return false;
  const isPlain = claimed.kind === "plain" && stated.kind !== "plain";
  const isOneKind = claimed.kind === stated.kind && claimed.unit === stated.unit;
  if (!isPlain && !isOneKind) return false;
  const value = isPlain ? stated.told : stated.value;
  return isWithin(value, claimed) || isBounded(value, claimed) || isRounded(claimed, stated, value);
}

/** Both are of one kind and unit, so that they can differ. */
export function isComparable(one: StatedNumber, other: StatedNumber): boolean {
  return one.kind === other.kind && one.unit === other.unit && isYear(one) === isYear(other);
}

/** Years and counts do not stand for one another. */
function isYear({ kind, text }: StatedNumber): boolean {
  return kind === "plain" && /^(?:1[0-9]|20|21)\d{2}$/u.test(text);
}

function isWithin(value: number, { low, high }: StatedNumber): boolean {
  const slack = 1e-9 * Math.max(Math.abs(low), Math.abs(high));
  return value >= low - slack && value <= high + slack;
}

function isBounded(value: number, { bound, value: claimed }: StatedNumber): boolean {
  if (bound === "about") return Math.abs(claimed - value) <= ABOUT * Math.abs(claimed);
  if (bound === "at-least") return value >= claimed && value <= BOUND_REACH * claimed;
  return bound === "at-most" && value <= claimed && claimed <= BOUND_REACH * value;
}

/** The source rounds what the claim tells to more digits. */
function isRounded(claimed: StatedNumber, stated: StatedNumber, value: number): boolean {
  return stated.bound === "about" && Math.abs(claimed.value - value) <= ABOUT * Math.abs(value);
}

/** `2021-03-09` says `2021`; a day without a year is that day of any year. */
function datesAgree(claimed: StatedNumber, stated: StatedNumber): boolean {
  if (claimed.kind === "plain") {
    return (
      stated.kind === "date" &&
      /^\d{4}$/u.test(claimed.text) &&
      stated.text.startsWith(claimed.text)
    );
  }
  if (claimed.kind !== "date" || stated.kind !== "date") return false;
  const [one, other] = [claimed.text.slice(0, 10), stated.text.slice(0, 10)];
  if (one.startsWith("--") || other.startsWith("--")) return one.slice(-5) === other.slice(-5);
  return other.startsWith(one);
}
