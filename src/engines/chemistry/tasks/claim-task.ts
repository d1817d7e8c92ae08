import { roundToPlaces } from "../../math/exact-numbers/decimals.js";
import {
  compare,
  divide,
  powerOfTen,
  type Rational,
  rational,
  subtract,
  toDouble,
} from "../../math/exact-numbers/rational.js";
import { type Dimension, unitOf } from "../amounts/units.js";
import { decimalValue, exactValue } from "../elements/decimal-text.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Claim } from "../problem/problem.js";
import type { ClaimAnswer } from "./answers.js";

const VALUE_CHARACTERS_MAX = 2_000;

/** What is right, in the base unit of its dimension, and how far it may be off by itself. */
export interface CorrectValue {
  readonly value: Rational;
  readonly uncertainty: Rational;
  readonly dimension: Dimension;
}

/** A claim whose value is a number, with what its digits say about its tolerance. */
export interface NumberClaim {
  readonly value: Rational;
  readonly tolerance: Rational;
}

/** The number and tolerance of a claim; undefined where its value is a text. Throws `invalid`. */
export function numberClaim({ value, tolerance }: Claim, path: string): NumberClaim | undefined {
  if (String(value).length > VALUE_CHARACTERS_MAX) {
    const message = `value has at most ${VALUE_CHARACTERS_MAX} characters`;
    throw new ChemistryError("too_large", `${path}/value`, message);
  }
  const text = String(value)
    .trim()
    .replace(/(?<=\d)[ ,](?=\d{3}(?:\D|$))/gu, "");
  const number = decimalValue(text);
  if (!number) return undefined;
  if (tolerance === undefined) {
    const [, decimals = "", exponent = "0"] = /(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/u.exec(text) ?? [];
    const half = divide(powerOfTen(Number(exponent) - decimals.length), rational(2n));
    return { value: number, tolerance: half };
  }
  if (!Number.isFinite(tolerance) || tolerance < 0) {
    throw new ChemistryError("invalid", `${path}/tolerance`, "tolerance must be 0 or above");
  }
  return { value: number, tolerance: exactValue(tolerance) };
}

/**
 * Judges a number: `true` within the tolerance, `false` beyond the tolerance and the uncertainty of the correct value
 * together, `not_decidable` between, where normal samples differ.
 */
export function judgeNumber(
  claim: NumberClaim,
  correct: CorrectValue,
  { unit, path }: { readonly unit: string; readonly path: string },
): ClaimAnswer {
  const { dimension, factor } = unitOf(unit, `${path}/unit`);
  if (dimension !== correct.dimension) {
    const message = `unit must be one of a ${correct.dimension}, not a ${dimension}`;
    throw new ChemistryError("invalid", `${path}/unit`, message);
  }
  const right = divide(correct.value, factor);
  const difference = subtract(claim.value, right);
  const distance = difference.numerator < 0n ? subtract(right, claim.value) : difference;
  const isWithin = compare(distance, claim.tolerance) <= 0;
  const beyond = subtract(subtract(distance, claim.tolerance), divide(correct.uncertainty, factor));
  const verdict = isWithin ? "true" : beyond.numerator > 0n ? "false" : "not_decidable";
  return {
    kind: "claim",
    verdict,
    correct: { value: rounded(right), unit },
    tolerance: toDouble(claim.tolerance),
    difference: rounded(difference),
    why: {
      true: "the value is within the tolerance",
      false: "the value is beyond the tolerance",
      not_decidable: "normal samples differ by as much as the value is beyond the tolerance",
    }[verdict],
  };
}

/** Judges a statement that is right or wrong as a whole. */
export function judgeText(isTrue: boolean, correct: string, why: string): ClaimAnswer {
  return {
    kind: "claim",
    verdict: isTrue ? "true" : "false",
    correct: { value: correct, unit: "" },
    tolerance: null,
    difference: null,
    why,
  };
}

/** A claim that the task gives no means to judge. */
export function undecided(why: string): ClaimAnswer {
  return {
    kind: "claim",
    verdict: "not_decidable",
    correct: null,
    tolerance: null,
    difference: null,
    why,
  };
}

function rounded(value: Rational): number {
  return toDouble(roundToPlaces(value, 12));
}
