import { numbersOf } from "../request/literals.js";
import { CannotDo, type Done, done, type Request, rowsOf } from "../request/request.js";
import { squaresOf } from "./measures.js";
import {
  add,
  divide,
  meanOf,
  multiply,
  type Rational,
  rational,
  readNumbers,
  show,
  showDouble,
  sumOf,
  toDouble,
  toRational,
} from "./numbers.js";

const minus = (left: Rational, right: Rational) => add(left, multiply(right, rational(-1n)));
const PAIR = /\(\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*\)/gu;

interface Pairs {
  readonly x: readonly Rational[];
  readonly y: readonly Rational[];
}

/** Two rows of one length, or points in brackets. */
function pairsOf(request: Request): Pairs | undefined {
  const points = [...request.raw.matchAll(PAIR)];
  const texts =
    points.length >= 2
      ? [points.map((point) => point[1] ?? ""), points.map((point) => point[2] ?? "")]
      : halved(rowsOf(request).slice(0, 3)).map(numbersOf);
  const [first, second, third] = texts;
  if (!first || !second || third) return undefined;
  if (first.length !== second.length)
    throw new CannotDo(
      `the rows have ${first.length} and ${second.length} numbers, and need as many as each other`,
    );
  if (first.length < 2) return undefined;
  return { x: readNumbers(first), y: readNumbers(second) };
}

/** "1, 2, 3 and 4, 5, 6" is cut as one row, and is two where both sides are as long. */
function halved(rows: readonly string[]): readonly string[] {
  const [row] = rows;
  const halves = row !== undefined && rows.length === 1 ? row.split(/(?<!,)\s+and\s+/u) : [];
  const [first, second] = halves;
  return first !== undefined &&
    second !== undefined &&
    halves.length === 2 &&
    numbersOf(first).length === numbersOf(second).length &&
    numbersOf(first).length > 1
    ? halves
    : rows;
}

/** The sum of products of deviations, exact. */
function productsOf({ x, y }: Pairs): Rational {
  const products = sumOf(x.map((value, place) => multiply(value, y[place] ?? rational(0n))));
  return minus(products, multiply(multiply(meanOf(x), meanOf(y)), rational(BigInt(x.length))));
}

/** Correlation, regression, weighted means and z-scores: what takes two rows or a value beside them. */
export function answerPairs(request: Request): Done | undefined {
  const { asked } = request;
  if (
    /\b(?:excluding|except|without|ignoring|spearman|kendall|rank correlation|quadratic|polynomial|logistic|multiple)\b/u.test(
      asked,
    )
  )
    return undefined;
  if (/\bz[- ]?scores?\b|\bstandard scores?\b/u.test(asked)) return zScore(request);
  if (/\bweighted (?:mean|average)\b/u.test(asked)) return weighted(request);
  if (
    !/\bcorrelat|\bpearson|\bregression\b|\bline of best fit\b|\bbest[- ]fit(?:ting)? line\b|\bleast[- ]squares\b|\bcovariance\b/u.test(
      asked,
    )
  )
    return undefined;
  const pairs = pairsOf(request);
  if (!pairs) return undefined;
  const [products, xs, ys] = [productsOf(pairs), squaresOf(pairs.x), squaresOf(pairs.y)];
  const input = { x: pairs.x.map(show), y: pairs.y.map(show) };
  if (/\bcorrelat|\bpearson/u.test(asked)) {
    if (xs.numerator === 0n || ys.numerator === 0n)
      throw new CannotDo("numbers that are all the same correlate with nothing");
    const r = toDouble(products) / Math.sqrt(toDouble(multiply(xs, ys)));
    return done(
      "statistics",
      { measure: "Pearson correlation", ...input },
      `r = ${showDouble(r)}`,
      showDouble(r),
    );
  }
  if (/\bcovariance\b/u.test(asked)) {
    const sample = show(divide(products, rational(BigInt(pairs.x.length - 1))));
    const population = show(divide(products, rational(BigInt(pairs.x.length))));
    const isPopulation = /population/u.test(asked);
    const told = isPopulation
      ? `${population} (population, divided by n)`
      : `${sample} (sample, divided by n - 1; for a population: ${population})`;
    return done(
      "statistics",
      { measure: "covariance", ...input },
      told,
      isPopulation ? population : sample,
    );
  }
  return regress(request, pairs, products, xs, input);
}

function regress(
  request: Request,
  pairs: Pairs,
  products: Rational,
  xs: Rational,
  input: object,
): Done {
  if (xs.numerator === 0n) throw new CannotDo("a line needs different values of x");
  const slope = divide(products, xs);
  const intercept = minus(meanOf(pairs.y), multiply(slope, meanOf(pairs.x)));
  const sign = intercept.numerator < 0n ? "-" : "+";
  const size = intercept.numerator < 0n ? multiply(intercept, rational(-1n)) : intercept;
  const line = `y = ${show(slope)}x ${sign} ${show(size)}`;
  const at = /\b(?:predict|estimate|when|for|at)\b.*?\bx ?(?:=|is|equals) ?(-?\d+(?:\.\d+)?)/u.exec(
    request.asked,
  );
  if (/\bpredict|\bestimate/u.test(request.asked) && !at)
    throw new CannotDo("what is to be predicted was not understood");
  if (!at?.[1])
    return done(
      "statistics",
      { measure: "linear regression", ...input },
      `${line} (slope ${show(slope)}, intercept ${show(intercept)})`,
      line,
    );
  const predicted = show(add(intercept, multiply(slope, toRational(at[1]))));
  return done(
    "statistics",
    { measure: "linear regression", ...input, x: at[1] },
    `${predicted} (from ${line})`,
    predicted,
  );
}

const BESIDE =
  /(-?\d+(?:\.\d+)?)%? ?[(,]? ?(?:with )?(?:an? )?weight(?:ed|s)?(?: of| at|:| is| =)? ?(\d+(?:\.\d+)?)%?\)?/giu;

/** "85 (weight 3), 92 (weight 2)": values and weights in turn, with no number beside them. */
function weightsBeside(raw: string): readonly [string[], string[]] | undefined {
  const found = [...raw.matchAll(BESIDE)];
  if (found.length < 2 || numbersOf(raw.replace(BESIDE, " ")).length > 0) return undefined;
  return [found.map((pair) => pair[1] ?? ""), found.map((pair) => pair[2] ?? "")];
}

function weighted(request: Request): Done | undefined {
  const told = weightsBeside(request.raw);
  const rows = told ?? halved(rowsOf(request)).map(numbersOf);
  const [first, second] = rows;
  if (!first || !second || rows.length !== 2) return undefined;
  if (first.length !== second.length) throw new CannotDo("there must be one weight for each value");
  const areWeightsFirst =
    /\bweights?\b[^\uE000]*\uE0000\uE001/u.test(request.asked) &&
    !/\bvalues?\b[^\uE000]*\uE0000\uE001/u.test(request.asked) &&
    /\bvalues?\b[^\uE000]*\uE0001\uE001/u.test(request.asked);
  const [values, weights] = areWeightsFirst ? [second, first] : [first, second];
  const heavy = readNumbers(weights);
  const total = sumOf(heavy);
  if (total.numerator === 0n) throw new CannotDo("the weights sum to 0");
  const mean = divide(
    sumOf(readNumbers(values).map((value, place) => multiply(value, heavy[place] ?? rational(0n)))),
    total,
  );
  return done("statistics", { measure: "weighted mean", values, weights }, show(mean));
}

const OF_VALUE =
  /\bz[- ]?score (?:of|for) (?:a |an |the )?(?:value |score |raw score |result |observation |mark |x ?= ?)*(?:of )?(-?\d+(?:\.\d+)?)/u;
const OF_MOMENTS =
  /\bmean (?:is |of |= ?|equals )?(?:is )?(-?\d+(?:\.\d+)?).*?\b(?:standard deviation|std\.? ?dev|sd|stdev|sigma)(?: is| of| =| equals)? ?(-?\d+(?:\.\d+)?)/u;

function zScore(request: Request): Done | undefined {
  const { asked } = request;
  const moments = OF_MOMENTS.exec(asked);
  const value =
    OF_VALUE.exec(asked)?.[1] ??
    (moments
      ? /\b(?:score|value|mark|result|observation|scored|got|raw score|x)(?: of| is| =)? ?(-?\d+(?:\.\d+)?)/u.exec(
          asked.replace(/z[- ]?score/gu, ""),
        )?.[1]
      : undefined);
  if (value === undefined) return undefined;
  if (moments?.[1] && moments[2]) {
    if ([...asked.matchAll(/\d+(?:\.\d+)?/gu)].length !== 3) return undefined;
    const deviation = toRational(moments[2]);
    if (deviation.numerator <= 0n) throw new CannotDo("a standard deviation lies above 0");
    const z = show(divide(minus(toRational(value), toRational(moments[1])), deviation));
    return done(
      "statistics",
      { measure: "z-score", value, mean: moments[1], deviation: moments[2] },
      z,
    );
  }
  const [row] = rowsOf(request);
  if (row === undefined) return undefined;
  const numbers = readNumbers(numbersOf(row));
  if (numbers.length < 2) throw new CannotDo("a z-score needs at least two numbers");
  const rest = toDouble(minus(toRational(value), meanOf(numbers)));
  const squares = toDouble(squaresOf(numbers));
  if (squares === 0) throw new CannotDo("numbers that are all the same have no z-scores");
  const sample = showDouble(rest / Math.sqrt(squares / (numbers.length - 1)));
  const population = showDouble(rest / Math.sqrt(squares / numbers.length));
  const isPopulation = /population/u.test(asked);
  const told = isPopulation
    ? `${population} (population standard deviation)`
    : `${sample} (sample standard deviation; with the population's: ${population})`;
  return done(
    "statistics",
    { measure: "z-score", value, numbers: numbers.map(show) },
    told,
    isPopulation ? population : sample,
  );
}
