/** More than `toFixed` can write are no use. */
const DECIMALS_MAX = 40;

/** How many decimals show a number with that many significant digits; 0 where it has more before the point. */
export function significantDecimals(value: number, digits = 4): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log10(Math.abs(value)));
  return Math.min(DECIMALS_MAX, Math.max(0, digits - 1 - exponent));
}

/** A number with that many significant digits in plain decimals, without zeros at the end. */
export function significantText(value: number, digits = 4): string {
  return String(Number(value.toFixed(significantDecimals(value, digits))));
}

const LARGE = 1e9;

/** A number to be shown: of a large one four significant digits, whose others would mean nothing to a reader. */
export function plainNumber(value: number): number {
  return Math.abs(value) < LARGE ? value : Number(value.toPrecision(4));
}
