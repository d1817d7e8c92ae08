import { divide, type Rational } from "../../../math/exact-numbers/rational.js";
import { type Cursor, peek } from "../templates/cursor.js";

/** What stands above and below the bar of a fraction in digits. */
export interface DigitFraction {
  readonly top: Rational;
  readonly bottom: Rational;
}

/** Passes `3/4`, which has no spaces. */
export function takeFraction(cursor: Cursor): DigitFraction | undefined {
  const [top, slash, bottom] = [peek(cursor), peek(cursor, 1), peek(cursor, 2)];
  if (top?.kind !== "number" || slash?.text !== "/" || bottom?.kind !== "number") return undefined;
  if (slash.isApart || bottom.isApart || bottom.value.numerator === 0n) return undefined;
  if (top.value.denominator === 0n) return undefined;
  cursor.at += 3;
  return { top: top.value, bottom: bottom.value };
}

export function fractionValue({ top, bottom }: DigitFraction): Rational {
  return divide(top, bottom);
}
