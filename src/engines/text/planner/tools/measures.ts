import {
  BINS,
  MEASURE_WORDS,
  type MeasureWords,
} from "../../../../content/statistics/measure-words.js";
import { CannotDo } from "../request/request.js";
import { commonDivisor, commonMultiple, wholes } from "./integer-measures.js";
import {
  compare,
  divide,
  meanOf,
  multiply,
  type Rational,
  rational,
  show,
  showDouble,
  sumOf,
  toDouble,
  toRational,
} from "./numbers.js";
import {
  type Data,
  interquartile,
  type Measured,
  minus,
  oneQuartile,
  percentile,
  plain,
  quantile,
  quartiles,
  whole,
} from "./quantiles.js";
import { cumulative, difference, listed, meanDeviation, moving, scaled } from "./sequences.js";

export interface Measure extends MeasureWords {
  compute(data: Data): Measured;
}

/** The sum of squared deviations from the mean, exact. */
export function squaresOf(numbers: readonly Rational[]): Rational {
  const mean = meanOf(numbers);
  const squares = sumOf(numbers.map((number) => multiply(number, number)));
  return minus(squares, multiply(multiply(mean, mean), whole(numbers.length)));
}

/** Which divisor is asked for: n for a population, n - 1 for a sample; both where neither is named. */
function spread(data: Data, isRoot: boolean): Measured {
  const { numbers, asked } = data;
  const squares = squaresOf(numbers);
  const tell = (divisor: number) => {
    const variance = divide(squares, whole(divisor));
    return isRoot ? showRoot(variance) : show(variance);
  };
  const population = tell(numbers.length);
  if (/population|\bn denominator|divid\w+ by n\b(?! ?-)/u.test(asked))
    return plain(population, " (population, divided by n)");
  if (numbers.length < 2) throw new CannotDo("a sample needs at least two numbers");
  const sample = tell(numbers.length - 1);
  if (/\bsample\b|n ?- ?1|bessel/u.test(asked)) return plain(sample, " (sample, divided by n - 1)");
  return plain(
    sample,
    ` (sample, divided by n - 1; for a population, divided by n: ${population})`,
  );
}

/** A square root, exact where the number is a square of a fraction. */
export function showRoot(value: Rational): string {
  const [above, below] = [rootOf(value.numerator), rootOf(value.denominator)];
  if (above !== undefined && below !== undefined) return show(rational(above, below));
  return showDouble(Math.sqrt(toDouble(value)));
}

function rootOf(number: bigint): bigint | undefined {
  if (number < 0n || number > 1n << 100n) return undefined;
  let guess = BigInt(Math.floor(Math.sqrt(Number(number))));
  while (guess * guess > number) guess -= 1n;
  while ((guess + 1n) * (guess + 1n) <= number) guess += 1n;
  return guess * guess === number ? guess : undefined;
}

function modes({ numbers }: Data): Measured {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(show(number), (counts.get(show(number)) ?? 0) + 1);
  const most = Math.max(
    ...[...counts.values()]
      .slice(0, 100_000)
      .reduce((best, count) => (count > (best[0] ?? 0) ? [count] : best), [0]),
  );
  if (most === 1 && counts.size > 1) return plain("no mode", ": every value occurs once");
  const found = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  return plain(
    found.join(", "),
    ` (${most === 1 ? "once" : most === 2 ? "twice" : `${most} times`}${found.length > 1 ? " each" : ""})`,
  );
}

const extreme = (sorted: readonly Rational[], place: number) =>
  plain(show(sorted.at(place) ?? whole(0)));

function logs(numbers: readonly Rational[], what: string): number[] {
  const values = numbers.map(toDouble);
  if (values.some((value) => value <= 0)) throw new CannotDo(`a ${what} needs numbers above 0`);
  return values;
}

function describe(data: Data): Measured {
  const { sorted, numbers } = data;
  const parts = [
    `count: ${numbers.length}`,
    `mean: ${show(meanOf(numbers))}`,
    `median: ${show(quantile(sorted, rational(1n, 2n)))}`,
    `minimum: ${show(sorted[0] ?? whole(0))}`,
    `maximum: ${show(sorted.at(-1) ?? whole(0))}`,
    ...(numbers.length > 1 ? [`standard deviation: ${spread(data, true).output}`] : []),
  ];
  return plain(parts.join("\n"));
}

function frequencies({ sorted }: Data): Measured {
  const counts = new Map<string, number>();
  for (const number of sorted) counts.set(show(number), (counts.get(show(number)) ?? 0) + 1);
  return plain([...counts].map(([value, count]) => `${value}: ${count}`).join("\n"));
}

function histogram({ sorted, asked }: Data): Measured {
  const width = toRational(BINS.exec(asked)?.[1] ?? BINS.exec(asked)?.[2] ?? "0");
  if (compare(width, whole(0)) <= 0) throw new CannotDo("bins need a width above 0");
  const counts = new Map<bigint, number>();
  for (const number of sorted) {
    const { numerator, denominator } = divide(number, width);
    const bin =
      numerator >= 0n ? numerator / denominator : -((-numerator + denominator - 1n) / denominator);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const [first, last] = [[...counts.keys()][0] ?? 0n, [...counts.keys()].at(-1) ?? 0n];
  if (last - first > 1000n) throw new CannotDo("a histogram has at most a thousand bins");
  const lines: string[] = [];
  for (let bin = first; bin <= last; bin += 1n)
    lines.push(
      `${show(multiply(rational(bin), width))} to below ${show(multiply(rational(bin + 1n), width))}: ${counts.get(bin) ?? 0}`,
    );
  return plain(lines.join("\n"));
}

function productOf(numbers: readonly Rational[]): Measured {
  if (numbers.length > 1000) throw new CannotDo("a product takes at most a thousand numbers");
  return plain(show(numbers.reduce(multiply)));
}

type MeasureName = (typeof MEASURE_WORDS)[number]["name"];
const COMPUTE: Readonly<Record<MeasureName, (data: Data) => Measured>> = {
  "sum of squares": ({ numbers }) =>
    plain(show(sumOf(numbers.map((number) => multiply(number, number))))),
  "sum of cubes": ({ numbers }) =>
    plain(show(sumOf(numbers.map((number) => multiply(number, multiply(number, number)))))),
  squares: ({ numbers }) => listed(numbers.map((number) => multiply(number, number))),
  cubes: ({ numbers }) =>
    listed(numbers.map((number) => multiply(number, multiply(number, number)))),
  "greatest common divisor": ({ numbers }) => plain(String(commonDivisor(wholes(numbers)))),
  "least common multiple": ({ numbers }) => plain(String(commonMultiple(wholes(numbers)))),
  "moving averages": moving,
  "min-max scaling": scaled,
  difference: difference,
  "percent of values": ({ numbers, all }) =>
    plain(`${show(divide(multiply(whole(numbers.length), whole(100)), whole(all)))}%`),
  "geometric mean": ({ numbers }) =>
    plain(
      showDouble(
        Math.exp(
          logs(numbers, "geometric mean").reduce((sum, value) => sum + Math.log(value), 0) /
            numbers.length,
        ),
      ),
    ),
  "harmonic mean": ({ numbers }) => {
    logs(numbers, "harmonic mean");
    const inverses = numbers.map((number) => divide(whole(1), number));
    return plain(show(divide(whole(numbers.length), sumOf(inverses))));
  },
  "root mean square": ({ numbers }) =>
    plain(showRoot(meanOf(numbers.map((number) => multiply(number, number))))),
  "mean absolute deviation": meanDeviation,
  mean: ({ numbers }) => plain(show(meanOf(numbers))),
  median: ({ sorted }) => plain(show(quantile(sorted, rational(1n, 2n)))),
  mode: modes,
  "interquartile range": interquartile,
  range: ({ sorted }) => plain(show(minus(sorted.at(-1) ?? whole(0), sorted[0] ?? whole(0)))),
  sum: ({ numbers }) => plain(show(sumOf(numbers))),
  product: ({ numbers }) => productOf(numbers),
  count: ({ numbers }) => plain(String(numbers.length)),
  minimum: ({ sorted }) => extreme(sorted, 0),
  maximum: ({ sorted }) => extreme(sorted, -1),
  "coefficient of variation": ({ numbers }) => {
    if (numbers.length < 2) throw new CannotDo("a sample needs at least two numbers");
    const deviation = Math.sqrt(toDouble(divide(squaresOf(numbers), whole(numbers.length - 1))));
    return plain(
      showDouble(deviation / toDouble(meanOf(numbers))),
      " (sample standard deviation over the mean)",
    );
  },
  "standard error": ({ numbers }) => {
    if (numbers.length < 2) throw new CannotDo("a sample needs at least two numbers");
    return plain(
      showRoot(divide(squaresOf(numbers), whole(numbers.length * (numbers.length - 1)))),
    );
  },
  "standard deviation": (data) => spread(data, true),
  variance: (data) => spread(data, false),
  quartiles,
  "first quartile": (data) => oneQuartile(data, false),
  "third quartile": (data) => oneQuartile(data, true),
  percentile,
  summary: describe,
  histogram,
  frequencies,
  "cumulative sums": cumulative,
};

export const MEASURES: readonly Measure[] = MEASURE_WORDS.map((words) => ({
  ...words,
  compute: COMPUTE[words.name],
}));
