import { magnitude, type Rational } from "./rational.js";

/** Above it, only numbers without a divisor below `TRIAL_DIVISORS_MAX` stay unknown. */
const TRIAL_DIVISORS_MAX = 100_000n;

/** Bases that decide primality below 3,317,044,064,679,887,385,961,981 (Sorenson and Webster, 2015). */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n] as const;
/** The largest number whose primality `isPrime` decides. */
export const PRIME_MAX = 3_317_044_064_679_887_385_961_980n;

/** Whether a number up to `PRIME_MAX` is prime: Miller and Rabin's test with bases that prove it. */
export function isPrime(number: bigint): boolean {
  if (number < 2n) return false;
  for (const prime of WITNESSES) if (number % prime === 0n) return number === prime;
  let odd = number - 1n;
  let twos = 0;
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos += 1;
  }
  return WITNESSES.every((base) => passes({ number, base, odd, twos }));
}

function passes(test: { number: bigint; base: bigint; odd: bigint; twos: number }): boolean {
  let residue = powerModulo(test.base, test.odd, test.number);
  if (residue === 1n || residue === test.number - 1n) return true;
  for (let round = 1; round < test.twos; round += 1) {
    residue = (residue * residue) % test.number;
    if (residue === test.number - 1n) return true;
  }
  return false;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, left] = [1n, base % modulus, exponent];
  while (left > 0n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
    left >>= 1n;
  }
  return result;
}

/**
 * The prime factors of an integer from 2 up, with their powers, least first; undefined where the
 * rest after trial division is neither prime nor 1. Costs up to 100,000 divisions.
 */
export function primeFactors(
  integer: bigint,
): readonly { readonly prime: bigint; readonly power: number }[] | undefined {
  const factors: { prime: bigint; power: number }[] = [];
  let rest = integer;
  for (let divisor = 2n; divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n) {
    if (divisor > TRIAL_DIVISORS_MAX) {
      if (rest > PRIME_MAX || !isPrime(rest)) return undefined;
      break;
    }
    let power = 0;
    for (; rest % divisor === 0n; power += 1) rest /= divisor;
    if (power > 0) factors.push({ prime: divisor, power });
  }
  if (rest > 1n) factors.push({ prime: rest, power: 1 });
  return factors;
}

/** The integer part of a root of an integer that is not negative, by Newton's method. */
export function integerRoot(integer: bigint, degree: number): bigint {
  if (integer < 2n || degree === 1) return integer;
  const size = BigInt(degree);
  let root = 1n << BigInt(Math.ceil((4 * integer.toString(16).length) / degree));
  for (;;) {
    const next = ((size - 1n) * root + integer / root ** (size - 1n)) / size;
    if (next >= root) return root;
    root = next;
  }
}

/** The root of a fraction where it is a fraction; a negative one has roots of odd degree. */
export function exactRoot(value: Rational, degree: number): Rational | undefined {
  if (value.numerator < 0n && degree % 2 === 0) return undefined;
  const top = integerRoot(magnitude(value.numerator), degree);
  const bottom = integerRoot(value.denominator, degree);
  const size = BigInt(degree);
  const isExact =
    top ** size === magnitude(value.numerator) && bottom ** size === value.denominator;
  if (!isExact) return undefined;
  return { numerator: value.numerator < 0n ? -top : top, denominator: bottom };
}

/** The product of the integers from `low` to `high`, halving, so that factors stay of like size. */
export function productOfRange(low: number, high: number): bigint {
  if (low > high) return 1n;
  if (high - low < 8) {
    let product = 1n;
    for (let factor = low; factor <= high; factor += 1) product *= BigInt(factor);
    return product;
  }
  const middle = Math.floor((low + high) / 2);
  return productOfRange(low, middle) * productOfRange(middle + 1, high);
}
