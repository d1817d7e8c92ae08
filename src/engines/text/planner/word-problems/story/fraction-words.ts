import type { ProblemText } from "../problem-text.js";
import { whole } from "../quantity.js";
import { divide, type Rational } from "../working.js";

const NAMES = "half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth";
const BELOW: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
};

/** A share as it may be written in a marked text: a percentage, a fraction, "a third", "two-fifths". */
export const SHARE = `(?:[٪№]\\d+(?:[- ](?:(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth)s?))?|(?:an? |one[- ]|an-)?(?:${NAMES}))`;

/** The share that such words name; undefined for whole numbers, which are no shares. */
export function shareOf(text: string, problem: ProblemText): Rational | undefined {
  const mark = /[٪№](\d+)/u.exec(text);
  const name = /\p{L}+$/u.exec(text)?.[0].replace(/s$/u, "");
  const below = name === undefined ? undefined : BELOW[name];
  if (!mark) return below === undefined ? undefined : divide(whole(1), whole(below));
  const quantity = problem.quantities[Number(mark[1])];
  if (!quantity) return undefined;
  if (quantity.kind === "percent") return divide(quantity.value, whole(100));
  if (below !== undefined) return divide(quantity.value, whole(below));
  return quantity.value.denominator === 1n ? undefined : quantity.value;
}
