import { isPrime } from "./integer-measures.js";
import { compare, type Rational, toRational } from "./numbers.js";

/** The numbers that a condition keeps. */
export interface NumberFilter {
  readonly isFilter: boolean;
  readonly keeps: (number: Rational) => boolean;
  /** The text without the condition. */
  readonly rest: string;
}

const LEFT_OUT =
  "(?:(?:while |but )?(?:ignoring|excluding|leaving out|omitting|dropping|discarding|without|except(?: for)?|not counting)(?: (?:any|all|the|those|every))*(?: (?:numbers?|values?|ones|scores?|results?|outliers|anything))? )?";
const PARITY = new RegExp(
  `\\b(${LEFT_OUT})(?:only )?(?:the )?(even|odd|positive|negative|prime)s?(?: numbers?| values?| ones| integers?)?\\b`,
  "u",
);
const BOUND = new RegExp(
  `\\b(${LEFT_OUT})(?:only )?(?:(?:that|which) (?:are|is) |those |strictly )*(greater than or equal to|less than or equal to|more than or equal to|greater than|more than|larger than|bigger than|higher than|less than|smaller than|lower than|fewer than|at least|at most|no more than|no less than|above|below|over|under|exceeding|exceed) (-?\\d+(?:\\.\\d+)?)(?!\\d|[:/.]\\d)`,
  "u",
);
const SYMBOL = /(?:^|\s)(<=|>=|≤|≥|<|>) ?(-?\d+(?:\.\d+)?)(?=\s|$)/u;
const BETWEEN =
  /\b(?:(?:that|which) are )?(?:strictly )?between (-?\d+(?:\.\d+)?) and (-?\d+(?:\.\d+)?)(?: inclusive| \(inclusive\))?(?=\s|$)/u;

/** "the even ones", "numbers greater than 10", "ignoring any number below 20": the one condition that is taken. */
export function readFilter(text: string): NumberFilter {
  const [parity, bound] = [PARITY.exec(text), BOUND.exec(text) ?? symbolIn(text)];
  if (parity && bound) return { isFilter: true, keeps: () => true, rest: text };
  const between = BETWEEN.exec(text);
  if (between && (parity || bound)) return { isFilter: true, keeps: () => true, rest: text };
  const [found, test] = parity
    ? [parity, kindOf(parity[2] ?? "")]
    : bound
      ? [bound, boundOf(bound[2] ?? "", toRational(bound[3] ?? "0"))]
      : [undefined, () => true];
  if (!found) return { isFilter: false, keeps: test, rest: text };
  const isLeftOut = (found[1] ?? "") !== "";
  return {
    isFilter: true,
    keeps: isLeftOut ? (number) => !test(number) : test,
    rest: text.replace(found[0], " "),
  };
}

function symbolIn(text: string): RegExpExecArray | null {
  const found = SYMBOL.exec(text);
  if (found) found.splice(1, 0, "");
  return found;
}

function kindOf(kind: string): (number: Rational) => boolean {
  if (kind === "prime") return isPrime;
  return ({ numerator, denominator }) =>
    kind === "positive"
      ? numerator > 0n
      : kind === "negative"
        ? numerator < 0n
        : denominator === 1n && (numerator % 2n === 0n) === (kind === "even");
}

function boundOf(word: string, limit: Rational): (number: Rational) => boolean {
  const isUpper =
    /less than|smaller|lower|fewer|below|under|at most|no more|<|≤/u.test(word) &&
    word !== "no less than";
  const isClosed = /equal|least|most|no more|no less|=|≤|≥/u.test(word);
  return (number) => {
    const side = compare(number, limit);
    return side === 0 ? isClosed : side < 0 === isUpper;
  };
}
