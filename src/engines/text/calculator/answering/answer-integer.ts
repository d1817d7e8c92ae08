import {
  exactRoot,
  isPrime,
  PRIME_MAX,
  primeFactors,
} from "../../../math/exact-numbers/integers.js";
import { isInteger } from "../../../math/exact-numbers/rational.js";
import { realToDouble } from "../../../math/exact-numbers/real.js";
import { Refusal } from "../calculation.js";
import { wholeNumber } from "../computing/list-functions.js";
import { incompatible, type Value } from "../computing/value.js";
import type { Property } from "../expression.js";
import type { Answer } from "./answer.js";

/** Divisors that are listed. */
const DIVISORS_MAX = 1_000;

/** Whether a number is prime, even, a square and so on. */
export function isOfKind(value: Value, name: Property): boolean {
  if (value.unit.length > 0) throw incompatible(value.unit, []);
  const { real } = value;
  if (name === "integer") return real.kind === "exact" && isInteger(real.value);
  if (name === "square" || name === "cube") {
    const root =
      real.kind === "exact" ? exactRoot(real.value, name === "square" ? 2 : 3) : undefined;
    return root !== undefined && isInteger(root);
  }
  const integer = wholeNumber(real, `the question for ${name} numbers`);
  if (name === "even" || name === "odd") return (integer % 2n === 0n) === (name === "even");
  if (integer > PRIME_MAX) throw new Refusal("too_large", `primes are told up to ${PRIME_MAX}`);
  return name === "prime" ? isPrime(integer) : integer > 3n && !isPrime(integer);
}

/** The prime factors, as `2^3 × 5`, or all divisors of a positive integer. */
export function answerAboutInteger(ask: "prime factors" | "divisors", value: Value): Answer {
  if (value.unit.length > 0) throw incompatible(value.unit, []);
  const integer = wholeNumber(value.real, ask);
  if (integer < 1n) throw new Refusal("undefined", `${ask} are those of positive integers`);
  const factors = integer.toString().length > 60 ? undefined : primeFactors(integer);
  if (!factors)
    throw new Refusal("too_large", "the number has prime factors that are too large to find");
  const number = realToDouble(value.real);
  if (ask === "divisors") {
    return { text: divisors(factors).join(", "), value: number, exact: true };
  }
  const written = factors.map(({ prime, power }) =>
    power === 1 ? `${prime}` : `${prime}^${power}`,
  );
  return { text: written.join(" × ") || "1", value: number, exact: true };
}

function divisors(
  factors: readonly { readonly prime: bigint; readonly power: number }[],
): readonly bigint[] {
  const count = factors.reduce((product, { power }) => product * (power + 1), 1);
  if (count > DIVISORS_MAX) throw new Refusal("too_large", `more than ${DIVISORS_MAX} divisors`);
  const found = factors.reduce<readonly bigint[]>(
    (known, { prime, power }) =>
      known.flatMap((divisor) =>
        Array.from({ length: power + 1 }, (_, exponent) => divisor * prime ** BigInt(exponent)),
      ),
    [1n],
  );
  return [...found].sort((left, right) => (left < right ? -1 : 1));
}
