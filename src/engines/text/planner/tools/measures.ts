import { CannotDo } from "../request/request.js";
import {
  add,
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
  PERCENTILE,
  percentile,
  plain,
  quantile,
  quartiles,
  whole,
} from "./quantiles.js";

export interface Measure {
  readonly name: string;
  readonly pattern: RegExp;
  /** Measures whose words are part of this one's name. */
  readonly hides?: readonly string[];
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

function describe({ sorted, numbers, asked }: Data): Measured {
  const parts = [
    `count: ${numbers.length}`,
    `mean: ${show(meanOf(numbers))}`,
    `median: ${show(quantile(sorted, rational(1n, 2n)))}`,
    `minimum: ${show(sorted[0] ?? whole(0))}`,
    `maximum: ${show(sorted.at(-1) ?? whole(0))}`,
    ...(numbers.length > 1
      ? [`standard deviation: ${spread({ sorted, numbers, asked }, true).output}`]
      : []),
  ];
  return plain(parts.join("\n"));
}

function frequencies({ sorted }: Data): Measured {
  const counts = new Map<string, number>();
  for (const number of sorted) counts.set(show(number), (counts.get(show(number)) ?? 0) + 1);
  return plain([...counts].map(([value, count]) => `${value}: ${count}`).join("\n"));
}

const BINS =
  /\b(?:bins?|buckets?|intervals?|classes) (?:of )?(?:width |size )?(\d+(?:\.\d+)?)\b|\b(?:bin|bucket|class|interval)[- ](?:width|size)(?: of)? (\d+(?:\.\d+)?)/u;

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

/** What can be measured, by the words that ask for it; earlier ones are told first. */
export const MEASURES: readonly Measure[] = [
  {
    name: "geometric mean",
    pattern: /\bgeometric (?:mean|average)\b/u,
    hides: ["mean"],
    compute: ({ numbers }) =>
      plain(
        showDouble(
          Math.exp(
            logs(numbers, "geometric mean").reduce((sum, value) => sum + Math.log(value), 0) /
              numbers.length,
          ),
        ),
      ),
  },
  {
    name: "harmonic mean",
    pattern: /\bharmonic (?:mean|average)\b/u,
    hides: ["mean"],
    compute: ({ numbers }) => {
      logs(numbers, "harmonic mean");
      const inverses = numbers.map((number) => divide(whole(1), number));
      return plain(show(divide(whole(numbers.length), sumOf(inverses))));
    },
  },
  {
    name: "root mean square",
    pattern: /\b(?:root mean square|rms|quadratic mean)\b/u,
    hides: ["mean"],
    compute: ({ numbers }) =>
      plain(showRoot(meanOf(numbers.map((number) => multiply(number, number))))),
  },
  {
    name: "mean absolute deviation",
    pattern: /\b(?:mean absolute deviation|average absolute deviation|mean deviation)\b/u,
    hides: ["mean"],
    compute: ({ numbers }) => {
      const mean = meanOf(numbers);
      return plain(
        show(
          meanOf(
            numbers.map((number) => {
              const rest = minus(number, mean);
              return rest.numerator < 0n ? multiply(rest, rational(-1n)) : rest;
            }),
          ),
        ),
      );
    },
  },
  {
    name: "mean",
    pattern:
      /\b(?:arithmetic mean|arithmetic average|mean(?: value)?|average(?: value)?|averages?|avg)\b/u,
    compute: ({ numbers }) => plain(show(meanOf(numbers))),
  },
  {
    name: "median",
    pattern: /\b(?:median(?: value)?|middle value)\b/u,
    compute: ({ sorted }) => plain(show(quantile(sorted, rational(1n, 2n)))),
  },
  {
    name: "mode",
    pattern:
      /\b(?:modes?|modal value|(?:which (?:number|value) )?(?:occurs|appears|is) (?:the )?most (?:often|frequent(?:ly)?|common)|most (?:frequent|common)(?: number| value)?)\b/u,
    compute: modes,
  },
  {
    name: "interquartile range",
    pattern: /\b(?:interquartile range|inter-quartile range|iqr)\b/u,
    hides: ["range"],
    compute: interquartile,
  },
  {
    name: "range",
    pattern: /\brange\b/u,
    compute: ({ sorted }) => plain(show(minus(sorted.at(-1) ?? whole(0), sorted[0] ?? whole(0)))),
  },
  {
    name: "sum",
    pattern:
      /\b(?:sum(?: total)?(?: up)?|total(?: up)?|add (?:up|together)|add(?= (?:these|the|all|\uE000))|summed|added together|combined total|add them(?: all)?(?: up)?)\b/u,
    compute: ({ numbers }) => plain(show(sumOf(numbers))),
  },
  {
    name: "product",
    pattern: /\b(?:product|multiply (?:them |these |all |together )*(?:together)?)\b/u,
    compute: ({ numbers }) => productOf(numbers),
  },
  {
    name: "count",
    pattern:
      /\b(?:how many of (?:these|the|those|them|the following)(?: numbers| values| scores)?|how many (?:numbers|values|data points|entries|items|elements|observations)|count of|number of (?:values|numbers|data points|entries)|count(?! (?:how|the (?:duplicates|occurrences|words)|each))(?= (?:the |these |of |them|,|and|\uE000)|$|,))\b/u,
    compute: ({ numbers }) => plain(String(numbers.length)),
  },
  {
    name: "minimum",
    pattern: /\b(?:minimum|min|smallest|lowest|least)(?: (?:number|value|one|score))?\b/u,
    compute: ({ sorted }) => extreme(sorted, 0),
  },
  {
    name: "maximum",
    pattern:
      /\b(?:maximum|max|largest|biggest|highest|greatest)(?: (?:number|value|one|score))?\b/u,
    compute: ({ sorted }) => extreme(sorted, -1),
  },
  {
    name: "coefficient of variation",
    pattern: /\b(?:coefficient of variation|relative standard deviation)\b/u,
    hides: ["standard deviation"],
    compute: ({ numbers }) => {
      if (numbers.length < 2) throw new CannotDo("a sample needs at least two numbers");
      const deviation = Math.sqrt(toDouble(divide(squaresOf(numbers), whole(numbers.length - 1))));
      return plain(
        showDouble(deviation / toDouble(meanOf(numbers))),
        " (sample standard deviation over the mean)",
      );
    },
  },
  {
    name: "standard error",
    pattern: /\bstandard error(?: of the mean)?\b/u,
    hides: ["mean"],
    compute: ({ numbers }) => {
      if (numbers.length < 2) throw new CannotDo("a sample needs at least two numbers");
      return plain(
        showRoot(divide(squaresOf(numbers), whole(numbers.length * (numbers.length - 1)))),
      );
    },
  },
  {
    name: "standard deviation",
    pattern:
      /\b(?:(?:(?:sample|population) )?(?:standard deviation|std\.? ?dev(?:iation)?|st\.? ?dev|stdev|sd|std)(?: of (?:a|the) (?:sample|population))?)\b/u,
    compute: (data) => spread(data, true),
  },
  {
    name: "variance",
    pattern: /\b(?:(?:sample|population) )?variance\b/u,
    compute: (data) => spread(data, false),
  },
  { name: "quartiles", pattern: /\bquartiles\b|\bfive[- ]number summary\b/u, compute: quartiles },
  {
    name: "first quartile",
    pattern: /\b(?:first|lower|1st) quartile\b|\bq1\b/u,
    compute: (data) => oneQuartile(data, false),
  },
  {
    name: "third quartile",
    pattern: /\b(?:third|upper|3rd) quartile\b|\bq3\b/u,
    compute: (data) => oneQuartile(data, true),
  },
  { name: "percentile", pattern: PERCENTILE, compute: percentile },
  {
    name: "summary",
    pattern:
      /\b(?:summary statistics|descriptive statistics|describe (?:these|the) (?:numbers|data))\b/u,
    compute: describe,
  },
  {
    name: "histogram",
    pattern: new RegExp(
      `\\bhistogram\\b.*(?:${BINS.source})|\\bhistogram (?:of|with) bins of \\d+`,
      "u",
    ),
    hides: ["frequencies"],
    compute: histogram,
  },
  {
    name: "frequencies",
    pattern:
      /\b(?:frequenc(?:y|ies)(?: table| distribution)?(?: of each(?: value| number)?)?|tally|how often (?:does )?each (?:number|value)(?: occurs?| appears?)?|count (?:of each|each|how often each|how many times each)(?: number| value)?(?: occurs?| appears?)?)\b/u,
    compute: frequencies,
  },
  {
    name: "cumulative sums",
    pattern: /\b(?:cumulative sums?|running totals?|prefix sums?|cumulative totals?)\b/u,
    hides: ["sum"],
    compute: ({ numbers }) => {
      let sum = rational(0n);
      return plain(
        numbers
          .slice(0, 10_000)
          .map((number) => {
            sum = add(sum, number);
            return show(sum);
          })
          .join(", "),
      );
    },
  },
];
