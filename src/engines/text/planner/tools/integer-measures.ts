import { CannotDo } from "../request/request.js";
import type { Rational } from "./numbers.js";

const DIGITS_MAX = 1000;

/** The numbers as integers; others are refused. */
export function wholes(numbers: readonly Rational[]): bigint[] {
  return numbers.map(({ numerator, denominator }) => {
    if (denominator !== 1n || numerator === 0n)
      throw new CannotDo("common divisors and multiples are those of whole numbers other than 0");
    return numerator < 0n ? -numerator : numerator;
  });
}

/** Euclid's algorithm, over all numbers. */
export function commonDivisor(numbers: readonly bigint[]): bigint {
  return numbers.reduce(divisorOf);
}

export function commonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce((multiple, number) => {
    const next = (multiple / divisorOf(multiple, number)) * number;
    if (String(next).length > DIGITS_MAX) throw new CannotDo("the multiple has too many digits");
    return next;
  });
}

function divisorOf(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** By trial division; numbers above 10^9 are refused. */
export function isPrime({ numerator, denominator }: Rational): boolean {
  if (denominator !== 1n || numerator < 2n) return false;
  if (numerator > 1_000_000_000n) throw new CannotDo("primes are told apart up to 10^9");
  const number = Number(numerator);
  for (let divisor = 2; divisor * divisor <= number; divisor += 1)
    if (number % divisor === 0) return false;
  return true;
}
