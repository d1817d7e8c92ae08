import { roundToDigits, roundToPlaces, toFixed } from "../../../math/exact-numbers/decimals.js";
import {
  compare,
  divide,
  leadingExponent,
  multiply,
  type Rational,
  rational,
  round,
} from "../../../math/exact-numbers/rational.js";
import { boundsOf, exact, multiplyReals } from "../../../math/exact-numbers/real.js";
import { isMoney, productCode } from "../../units/unit.js";
import { Refusal } from "../calculation.js";
import type { Value } from "../computing/value.js";
import type { Rounding } from "../expression.js";
import type { Answer } from "./answer.js";
import { decimal } from "./show-number.js";
import { doubleOf, moneyText, suffixOf } from "./show-value.js";

/** A value rounded as asked; halves go away from zero. */
export function roundAnswer(value: Value, to: Rounding): Answer {
  const real = value.isPercent ? multiplyReals(value.real, exact(rational(100n))) : value.real;
  const { low, high } = boundsOf(real);
  const [rounded, other] = [roundTo(low, to), roundTo(high, to)];
  if (compare(rounded, other) !== 0) {
    throw new Refusal("too_large", "so many digits of this number are not computed");
  }
  const isRational = real.kind === "exact";
  const places = isRational ? undefined : placesOf(rounded, to);
  const suffix = value.isPercent ? "%" : suffixOf(value.unit);
  const number = places === undefined ? decimal(rounded, 1_000) : toFixed(rounded, places);
  const text = isMoney(value.unit)
    ? moneyText(rounded, value.unit, to.kind === "places" ? to.count : undefined)
    : `${number}${suffix}`;
  return {
    text: isRational ? text : `≈ ${text}`,
    value: doubleOf(exact(rounded)),
    exact: isRational && compare(rounded, low) === 0,
    ...(suffix === "" || isMoney(value.unit)
      ? {}
      : { unit: value.isPercent ? "%" : productCode(value.unit) }),
  };
}

function roundTo(value: Rational, to: Rounding): Rational {
  switch (to.kind) {
    case "places":
      return roundToPlaces(value, to.count);
    case "digits":
      return roundToDigits(value, to.count);
    case "nearest":
      return multiply(rational(round(divide(value, to.step))), to.step);
  }
}

/** How many decimals an irrational number is shown with. */
function placesOf(value: Rational, to: Rounding): number | undefined {
  if (to.kind === "places") return to.count;
  if (to.kind === "nearest" || value.numerator === 0n) return undefined;
  return Math.max(0, to.count - 1 - leadingExponent(value));
}
