import { MEASURE_WORDS } from "../../../../content/statistics/measure-words.js";
import { CannotDo } from "../request/request.js";
import { add, divide, meanOf, type Rational, rational, show } from "./numbers.js";
import { type Data, type Measured, minus, plain, whole } from "./quantiles.js";

const LISTED_MAX = 10_000;
const SIZES: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};

/** A row of results. */
export function listed(numbers: readonly Rational[]): Measured {
  return plain(numbers.slice(0, LISTED_MAX).map(show).join(", "));
}

export function cumulative({ numbers }: Data): Measured {
  let sum = rational(0n);
  return listed(
    numbers.slice(0, LISTED_MAX).map((number) => {
      sum = add(sum, number);
      return sum;
    }),
  );
}

/** Means of each run of as many neighbours as the window holds, first to last. */
export function moving({ numbers, asked }: Data): Measured {
  const pattern = MEASURE_WORDS.find(({ name }) => name === "moving averages")?.pattern;
  const found = pattern?.exec(asked);
  const told = found?.[1] ?? found?.[2] ?? "";
  const size = SIZES[told] ?? Number.parseInt(told, 10);
  if (!Number.isInteger(size) || size < 1) throw new CannotDo("a moving average needs a window");
  if (size > numbers.length)
    throw new CannotDo(`a window of ${size} does not fit ${numbers.length} numbers`);
  if (numbers.length > LISTED_MAX || size > 1000)
    throw new CannotDo("moving averages take at most 10,000 numbers and a window of 1,000");
  let sum = numbers.slice(0, size).reduce(add);
  const means = [divide(sum, whole(size))];
  for (let place = size; place < numbers.length; place += 1) {
    const [next, gone] = [numbers[place], numbers[place - size]];
    if (next && gone) sum = add(sum, minus(next, gone));
    means.push(divide(sum, whole(size)));
  }
  return listed(means);
}

/** (x - min) / (max - min). */
export function scaled({ numbers, sorted }: Data): Measured {
  const [least, most] = [sorted[0], sorted.at(-1)];
  const range = least && most ? minus(most, least) : rational(0n);
  if (!least || range.numerator === 0n) throw new CannotDo("all numbers are the same");
  return listed(numbers.map((number) => divide(minus(number, least), range)));
}

export function difference({ sorted, numbers }: Data): Measured {
  const [least, most] = sorted;
  if (!least || !most || numbers.length !== 2)
    throw new CannotDo(`a difference is that of two numbers, not ${numbers.length}`);
  return plain(show(minus(most, least)));
}

export function meanDeviation({ numbers }: Data): Measured {
  const mean = meanOf(numbers);
  const sizes = numbers.map((number) => {
    const rest = minus(number, mean);
    return rest.numerator < 0n ? minus(rational(0n), rest) : rest;
  });
  return plain(show(meanOf(sizes)));
}
