import { rational } from "../../../math/exact-numbers/rational.js";
import { readInBase } from "../answering/bases.js";
import { Refusal } from "../calculation.js";
import { binary, call, type Expression, numberOf } from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const sum = (captures: Captures, name: string) => captures.get(name, "sum");
const tight = (captures: Captures, name: string) => captures.get(name, "tight");

const ONE = numberOf(rational(1n));
const TWO = numberOf(rational(2n));
const firstIntegers = (captures: Captures) => call("sum of integers", ONE, tight(captures, "a"));

/** A call of a function with the items of a list; one item is no list. */
const ofList = (name: string) => (captures: Captures) => {
  const list = captures.get("l", "list");
  return list.length > 1 ? call(name, ...list) : undefined;
};
const ofTight = (name: string) => (captures: Captures) => call(name, tight(captures, "a"));

const sumOfPowers = (power: bigint) => (captures: Captures) => {
  const list = captures.get("l", "list");
  if (list.length < 2) return undefined;
  return call("sum", ...list.map((item) => binary("^", item, numberOf(rational(power)))));
};

/** What stands for a number within an expression, behind `the` or not. */
export const NOUN_PHRASES: readonly Phrase<Expression>[] = [
  ...phrase<Expression>(
    [
      "difference between|of {a:tight} and {b:tight}",
      "absolute difference between|of {a:tight} and {b:tight}",
    ],
    (c) => call("abs", binary("-", tight(c, "a"), tight(c, "b"))),
  ),
  ...phrase<Expression>("quotient of {a:tight} and|by {b:tight}", (c) =>
    binary("/", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(
    [
      "greatest common divisor|factor of {l:list}",
      "highest common factor|divisor of {l:list}",
      "largest common factor|divisor of {l:list}",
      "gcd|gcf|hcf of {l:list}",
    ],
    ofList("gcd"),
  ),
  ...phrase<Expression>(
    ["least|lowest|smallest common multiple of {l:list}", "lcm of {l:list}"],
    ofList("lcm"),
  ),
  ...phrase<Expression>(
    ["arithmetic mean|average of {l:list}", "average|mean value of {l:list}"],
    ofList("mean"),
  ),
  ...phrase<Expression>(["geometric mean of {l:list}"], ofList("geomean")),
  ...phrase<Expression>(["harmonic mean of {l:list}"], ofList("harmean")),
  ...phrase<Expression>(
    [
      "largest|biggest|greatest|highest of {l:list}",
      "largest|biggest|greatest|highest|maximum number|value of|among|in {l:list}",
    ],
    ofList("max"),
  ),
  ...phrase<Expression>(
    [
      "smallest|least|lowest of {l:list}",
      "smallest|least|lowest|minimum number|value of|among|in {l:list}",
    ],
    ofList("min"),
  ),
  ...phrase<Expression>("range of {l:list}", ofList("range")),
  ...phrase<Expression>(["population standard deviation of {l:list}"], ofList("pstdev")),
  ...phrase<Expression>(["sample standard deviation of {l:list}"], ofList("stdev")),
  ...phrase<Expression>(["population variance of {l:list}"], ofList("pvariance")),
  ...phrase<Expression>(["sample variance of {l:list}"], ofList("variance")),
  ...phrase<Expression>(["standard deviation of {l:list}", "variance of {l:list}"], () => {
    throw new Refusal("not_understood", "say whether of a sample or of a population");
  }),
  ...phrase<Expression>(
    [
      "sum of all? the? numbers|integers from {a:tight} to|through {b:tight}",
      "sum of all? the? whole|natural numbers from {a:tight} to|through {b:tight}",
      "sum of|from {a:tight} to|through {b:tight}",
    ],
    (c) => call("sum of integers", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(
    [
      "sum of the first {a:tight} natural|positive|whole numbers|integers",
      "sum of the first {a:tight} integers|numbers",
      "sum of the first {a:tight} positive|natural integers|numbers",
    ],
    firstIntegers,
  ),
  ...phrase<Expression>(
    ["sum of the? first {a:tight} positive? odd|uneven natural? numbers|integers"],
    (c) => binary("-", binary("*", TWO, firstIntegers(c)), tight(c, "a")),
  ),
  ...phrase<Expression>(
    ["sum of the? first {a:tight} positive? even natural? numbers|integers"],
    (c) => binary("*", TWO, firstIntegers(c)),
  ),
  ...phrase<Expression>(
    [
      "sum of the? squares of the? first {a:tight} positive|natural|whole? numbers|integers",
      "sum of the? first {a:tight} square|squared|perfect numbers|squares?",
    ],
    (c) => {
      const odd = binary("+", binary("*", TWO, tight(c, "a")), ONE);
      return binary("/", binary("*", firstIntegers(c), odd), numberOf(rational(3n)));
    },
  ),
  ...phrase<Expression>(
    [
      "square root of {a:tight}",
      "square root {a:tight}",
      "principal square root of {a:tight}",
      "square - root of {a:tight}",
    ],
    ofTight("sqrt"),
  ),
  ...phrase<Expression>(
    [
      "cube root of {a:tight}",
      "cube root {a:tight}",
      "cubic root of {a:tight}",
      "cubed root of {a:tight}",
    ],
    ofTight("cbrt"),
  ),
  ...phrase<Expression>("{n:ordinal} root of {a:tight}", (c) =>
    call("root", tight(c, "a"), c.get("n", "ordinal")),
  ),
  ...phrase<Expression>("square of {a:tight}", (c) => binary("^", tight(c, "a"), TWO)),
  ...phrase<Expression>("cube of {a:tight}", (c) =>
    binary("^", tight(c, "a"), numberOf(rational(3n))),
  ),
  ...phrase<Expression>("{n:ordinal} power of {a:tight}", (c) =>
    binary("^", tight(c, "a"), c.get("n", "ordinal")),
  ),
  ...phrase<Expression>(
    ["absolute value of {a:tight}", "modulus of {a:tight}", "magnitude of {a:tight}"],
    ofTight("abs"),
  ),
  ...phrase<Expression>(["reciprocal of {a:tight}", "multiplicative inverse of {a:tight}"], (c) =>
    binary("/", ONE, tight(c, "a")),
  ),
  ...phrase<Expression>(
    ["negative|negation of {a:tight}", "additive inverse of {a:tight}"],
    (c) => ({
      type: "negative",
      of: tight(c, "a"),
    }),
  ),
  ...phrase<Expression>(
    [
      "remainder of {a:tight} divided by {b:tight}",
      "remainder of {a:tight} / {b:tight}",
      "remainder when|if|after {a:tight} is divided by {b:tight}",
      "remainder when|if you? divide|dividing {a:tight} by {b:tight}",
      "remainder after|from|of dividing {a:tight} by {b:tight}",
      "remainder of {a:tight} ÷ {b:tight}",
      "left over? when|if|after {a:tight} is divided by {b:tight}",
      "remains when|if|after {a:tight} is divided by {b:tight}",
    ],
    (c) => binary("mod", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(
    [
      "integer|whole quotient of {a:tight} and|by {b:tight}",
      "integer division of {a:tight} by {b:tight}",
    ],
    (c) => binary("div", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(
    [
      "log|logarithm base {b:tight} of {a:tight}",
      "log|logarithm to|in base {b:tight} of {a:tight}",
      "log|logarithm to|in the base {b:tight} of {a:tight}",
      "base - {b:tight} log|logarithm of {a:tight}",
      "base {b:tight} log|logarithm of {a:tight}",
      "log|logarithm of {a:tight} to|in|with? the? base {b:tight}",
      "log|logarithm of {a:tight} base {b:tight}",
      "log {a:tight} base {b:tight}",
      "log _ {b:tight} of? {a:tight}",
    ],
    (c) => call("log", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(["natural log|logarithm of {a:tight}"], ofTight("ln")),
  ...phrase<Expression>(
    ["common log|logarithm of {a:tight}", "logarithm of {a:tight}"],
    ofTight("log"),
  ),
  ...phrase<Expression>(["factorial of {a:tight}"], ofTight("factorial")),
  ...phrase<Expression>(["arc sine of {a:tight}", "inverse sine of {a:tight}"], ofTight("asin")),
  ...phrase<Expression>(
    ["arc cosine of {a:tight}", "inverse cosine of {a:tight}"],
    ofTight("acos"),
  ),
  ...phrase<Expression>(
    ["arc tangent of {a:tight}", "inverse tangent of {a:tight}"],
    ofTight("atan"),
  ),
  ...phrase<Expression>(
    [
      "number of? combinations of {b:tight} from|out {a:tight}",
      "combinations of {b:tight} from {a:tight}",
      "combinations of {a:tight} items|things|objects? taken {b:tight} at a time",
      "number of combinations of {a:tight} items|things|objects? taken {b:tight} at a time",
      "number of ways to|of choose|choosing|pick|picking|select|selecting {b:tight} items|things|people|objects? from|of {a:tight}",
      "binomial coefficient {a:tight} choose {b:tight}",
    ],
    (c) => call("choose", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>(
    [
      "permutations of {b:tight} from {a:tight}",
      "number of permutations of {b:tight} from {a:tight}",
      "number of? permutations of {a:tight} items|things|objects? taken {b:tight} at a time",
      "permutations of {a:tight} items|things|objects? taken {b:tight} at a time",
    ],
    (c) => call("permute", tight(c, "a"), tight(c, "b")),
  ),
  ...phrase<Expression>("sum of the? squares of {l:list}", sumOfPowers(2n)),
  ...phrase<Expression>("sum of the? cubes of {l:list}", sumOfPowers(3n)),
  ...phrase<Expression>("integer|integral|whole part of {a:tight}", ofTight("trunc")),
  ...phrase<Expression>(["fractional|fraction|decimal part of {a:tight}"], (c) =>
    binary("-", tight(c, "a"), call("trunc", tight(c, "a"))),
  ),
  ...phrase<Expression>("average? speed of|for {d:tight} in {t:tight}", (c) =>
    binary("/", tight(c, "d"), tight(c, "t")),
  ),
  ...phrase<Expression>("{t:base} {d:digits}", (c) => {
    const value = readInBase(c.get("d", "digits"), c.get("t", "base"));
    return value === undefined ? undefined : numberOf(rational(value));
  }),
  ...phrase<Expression>(
    [
      "final|sale|new|total|net? price|cost|bill|amount of|after|for a|an? {a}",
      "total for a|an {a}",
    ],
    (c) => sum(c, "a"),
  ),
  ...phrase<Expression>("value of {a:tight}", (c) => tight(c, "a")),
  ...phrase<Expression>("quantity {a:tight}", (c) => tight(c, "a")),
  ...phrase<Expression>("number {a:tight}", (c) => tight(c, "a")),
  ...phrase<Expression>("result of {a}", (c) => sum(c, "a")),
];
