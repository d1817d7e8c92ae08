import {
  greatestCommonDivisor,
  isInteger,
  magnitude,
} from "../../../math/exact-numbers/rational.js";
import { integer, type Real } from "../../../math/exact-numbers/real.js";
import { Refusal } from "../calculation.js";
import { addValues, compareValues, divideValues, multiplyValues } from "./combine.js";
import { takeRoot } from "./raise.js";
import { incompatible, inUnit, type Meter, plainValue, type Value } from "./value.js";

type OfList = (values: readonly Value[], first: Value, meter: Meter) => Value;

/** Functions of one or more values. */
export const LIST_FUNCTIONS: Readonly<Record<string, OfList>> = {
  sum: (values, _, meter) => total(values, meter),
  product: (values, first, meter) =>
    values.slice(1).reduce((product, value) => multiplyValues(product, value, meter), first),
  mean: (values, _, meter) => divideValues(total(values, meter), count(values), meter),
  geomean: (values, first, meter) => {
    const product = values
      .slice(1)
      .reduce((all, value) => multiplyValues(all, value, meter), first);
    return takeRoot(product, values.length, meter);
  },
  harmean: (values, _, meter) => {
    const one = plainValue(integer(1));
    const inverses = values.map((value) => divideValues(one, value, meter));
    return divideValues(count(values), total(inverses, meter), meter);
  },
  min: (values, _, meter) => at(sorted(values, meter), 0),
  max: (values, _, meter) => at(sorted(values, meter), -1),
  range: (values, _, meter) => {
    const ordered = sorted(values, meter);
    return addValues(at(ordered, -1), at(ordered, 0), -1, meter);
  },
  median: (values, first, meter) => {
    const ordered = sorted(values, meter);
    const middle = Math.floor(ordered.length / 2);
    if (ordered.length % 2 === 1) return inUnit(at(ordered, middle), first.unit);
    const pair = [at(ordered, middle - 1), at(ordered, middle)];
    return divideValues(total(pair, meter), count(pair), meter);
  },
  mode: (values, _, meter) => mode(sorted(values, meter), meter),
  gcd: (values) => ofIntegers(values, "a common divisor", greatestCommonDivisor),
  lcm: (values) =>
    ofIntegers(values, "a common multiple", (left, right) => {
      const divisor = greatestCommonDivisor(left, right);
      return divisor === 0n ? 0n : magnitude((left / divisor) * right);
    }),
  hypot: (values, _, meter) => {
    const squares = values.map((value) => multiplyValues(value, value, meter));
    return takeRoot(total(squares, meter), 2, meter);
  },
  pvariance: (values, _, meter) => variance(values, values.length, meter),
  variance: (values, _, meter) => variance(values, values.length - 1, meter),
  pstdev: (values, _, meter) => takeRoot(variance(values, values.length, meter), 2, meter),
  stdev: (values, _, meter) => takeRoot(variance(values, values.length - 1, meter), 2, meter),
};

/** Values in ascending order. */
export function sorted(values: readonly Value[], meter: Meter): readonly Value[] {
  return [...values].sort((left, right) => compareValues(left, right, meter));
}

function total(values: readonly Value[], meter: Meter): Value {
  const [first, ...more] = values;
  if (!first) return plainValue(integer(0));
  return more.reduce((sum, value) => addValues(sum, value, 1, meter), first);
}

function count(values: readonly Value[]): Value {
  return plainValue(integer(values.length));
}

function at(values: readonly Value[], place: number): Value {
  const value = values.at(place);
  if (!value) throw new Refusal("undefined", "a list without items has no such value");
  return value;
}

/** Sum of squared distances from the mean, over a number of degrees of freedom. */
function variance(values: readonly Value[], freedom: number, meter: Meter): Value {
  if (freedom < 1) throw new Refusal("undefined", "a sample variance needs two values");
  const mean = divideValues(total(values, meter), count(values), meter);
  const squares = values.map((value) => {
    const distance = addValues(value, mean, -1, meter);
    return multiplyValues(distance, distance, meter);
  });
  return divideValues(total(squares, meter), plainValue(integer(freedom)), meter);
}

function mode(ordered: readonly Value[], meter: Meter): Value {
  const runs: { value: Value; length: number }[] = [];
  for (const value of ordered) {
    const last = runs.at(-1);
    if (last && compareValues(last.value, value, meter) === 0) last.length += 1;
    else runs.push({ value, length: 1 });
  }
  const longest = Math.max(...runs.map(({ length }) => length));
  const [found, ...more] = runs.filter(({ length }) => length === longest);
  if (found && more.length === 0) return found.value;
  throw new Refusal(
    "undefined",
    "several values are equally frequent, so that there is no one mode",
  );
}

function ofIntegers(
  values: readonly Value[],
  name: string,
  combine: (left: bigint, right: bigint) => bigint,
): Value {
  const integers = values.map((value) => {
    if (value.unit.length > 0) throw incompatible(value.unit, []);
    return wholeNumber(value.real, name);
  });
  return plainValue(integer(integers.map(magnitude).reduce(combine)));
}

/** An integer of any length. */
export function wholeNumber(real: Real, name: string): bigint {
  if (real.kind === "exact" && isInteger(real.value)) return real.value.numerator;
  throw new Refusal("undefined", `${name} takes integers`);
}
