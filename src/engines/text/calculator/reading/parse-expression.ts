import { MULTIPLES } from "../../../../content/arithmetic/number-words.js";
import type { OperatorSign } from "../../../../content/arithmetic/operator-words.js";
import { isInteger, rational } from "../../../math/exact-numbers/rational.js";
import { binary, call, type Expression, isBarePart, numberOf } from "../expression.js";
import {
  attempt,
  type Cursor,
  nested,
  peek,
  remembered,
  take,
  takeOneOf,
} from "../templates/cursor.js";
import type { Token } from "../templates/token.js";
import type { Grammar } from "./grammar.js";
import {
  isTightSlash,
  parseFractionBeforeWord,
  parseFractionOperand,
  parseGrouped,
} from "./grouped-operand.js";
import { ADDING, CHOOSING, MULTIPLYING, RAISING, signOf } from "./operators.js";
import { parseList } from "./parse-list.js";
import { mayStartFactor, parseOperand } from "./parse-operand.js";
import {
  adjustedBySurcharge,
  ofPercent,
  takePercentSign,
  takeSurchargeName,
} from "./parse-percent.js";
import { readUnit } from "./read-unit.js";
import { readersOf } from "./readers.js";

/** Signs behind one operand, as in `3! squared`. */
const POSTFIXES_MAX = 20;

const MULTIPLE_WORDS = Object.keys(MULTIPLES);

const TWO = rational(2n);
const THREE = rational(3n);

const grammar: Grammar = {
  sum: parseExpression,
  tight: parseTight,
  readers: readersOf({
    sum: parseExpression,
    term: parseTerm,
    tight: (cursor) => parseGrouped(cursor, parseTight),
    list: (cursor) => parseList(cursor, grammar),
  }),
};

/** The readers of gaps in templates. */
export const READERS = grammar.readers;

/** An expression that stands next, as far as it goes; undefined where none does. */
export function parseExpression(cursor: Cursor): Expression | undefined {
  return remembered(cursor, "sum", readSum);
}

function readSum(cursor: Cursor): Expression | undefined {
  let left = attempt(cursor, parseTerm);
  while (left) {
    const before: Expression = left;
    const longer = attempt(cursor, () => nested(cursor, () => addition(cursor, before)));
    if (!longer) break;
    left = longer;
  }
  return left;
}

const REVERSED = [
  "subtracted from",
  "taken from",
  "taken away from",
  "deducted from",
  "less than",
  "fewer than",
];
const RAISED_BY = ["increased by", "raised by", "marked up by"];
const LOWERED_BY = ["decreased by", "reduced by", "lowered by", "discounted by", "marked down by"];

function addition(cursor: Cursor, left: Expression): Expression | undefined {
  const isWord = peek(cursor)?.kind === "word";
  const worded = isWord ? attempt(cursor, () => wordedAddition(cursor, left)) : undefined;
  if (worded) return worded;
  const written = signOf(cursor, ADDING);
  const sign = written ?? (isWord ? changeSign(cursor) : undefined);
  if (!sign || take(cursor, "than")) return undefined;
  if (peek(cursor)?.word === "a" && peek(cursor, 1)?.kind === "number") take(cursor, "a");
  const right = attempt(cursor, parseTerm);
  if (!written && right && isBarePart(right)) return undefined;
  if (right?.type === "percent") takeSurchargeName(cursor);
  return right && binary(sign, left, right);
}

/** `with 20% off`, `less than 10`, `more than 3` behind an operand. */
function wordedAddition(cursor: Cursor, left: Expression): Expression | undefined {
  const adjusted = adjustedBySurcharge(cursor, left, parseTight);
  if (adjusted) return adjusted;
  const reversed = takeOneOf(cursor, REVERSED);
  if (!reversed && !take(cursor, "more", "than")) return undefined;
  // A third more than 60 may be 80 or 60 1/3.
  const isComparing = !reversed || reversed.endsWith("than");
  if (isComparing && isBarePart(left)) return undefined;
  const right = parseTerm(cursor);
  return right && (reversed ? binary("-", right, left) : binary("+", right, left));
}

function changeSign(cursor: Cursor): OperatorSign | undefined {
  if (takeOneOf(cursor, RAISED_BY)) return "+";
  return takeOneOf(cursor, LOWERED_BY) ? "-" : undefined;
}

function parseTerm(cursor: Cursor): Expression | undefined {
  return remembered(cursor, "term", readTerm);
}

function readTerm(cursor: Cursor): Expression | undefined {
  let left = attempt(cursor, parseTight);
  while (left) {
    const before: Expression = left;
    const longer = attempt(cursor, () => multiplication(cursor, before));
    if (!longer) break;
    left = longer;
  }
  return left;
}

function multiplication(cursor: Cursor, left: Expression): Expression | undefined {
  if (isPart(left) && (take(cursor, "of") || isWordedPart(cursor, left))) {
    const right = nested(cursor, () => whole(cursor));
    return right && binary("*", left, right);
  }
  if (take(cursor, "%")) {
    const right = parseTight(cursor);
    return right && binary("mod", left, right);
  }
  if (peek(cursor)?.word === "per" && peek(cursor, 1)?.kind === "number") {
    cursor.at += 1;
    const right = parseTight(cursor);
    return right && binary("/", left, right);
  }
  const operator = peek(cursor);
  const sign = signOf(cursor, MULTIPLYING);
  if (sign && isUnknown(cursor)) return undefined;
  if (sign) {
    const right = operandOf(operator, cursor);
    return right && binary(sign, left, right);
  }
  if (!mayStartFactor(cursor)) return undefined;
  const right = parsePower(cursor);
  return right && binary("*", left, right);
}

/** Behind words and `÷` a fraction is one operand; `6 / 2/3` could be read in two ways and is not. */
function operandOf(operator: Token | undefined, cursor: Cursor): Expression | undefined {
  const isWorded = operator?.kind === "word" || operator?.text === "÷";
  if (isWorded) return parseFractionOperand(cursor, parseTight);
  const right = parseTight(cursor);
  const isDoubtful = operator?.text === "/" && operator.isApart && isTightSlash(cursor);
  return isDoubtful ? undefined : right;
}

/** What a part is of: `half of half of 100` goes on. */
function whole(cursor: Cursor): Expression | undefined {
  const operand = parseFractionOperand(cursor, parseTight);
  if (!operand || !isPart(operand) || !take(cursor, "of")) return operand;
  const right = nested(cursor, () => whole(cursor));
  return right && binary("*", operand, right);
}

/** The x of `2x - 3` is no multiplication; that of `2 x -3` is. */
function isUnknown(cursor: Cursor): boolean {
  const [letter, sign, number] = [-1, 0, 1].map((ahead) => peek(cursor, ahead));
  if (letter?.word !== "x" || (sign?.text !== "-" && sign?.text !== "+")) return false;
  return !letter.isApart || number?.isApart !== false;
}

/** What `of` may follow: a fraction, or a number with decimals. */
function isPart(expression: Expression): boolean {
  if (expression.type === "number") return expression.isFraction || !isInteger(expression.value);
  if (expression.type !== "binary" || expression.sign !== "/") return false;
  return expression.left.type === "number" && expression.right.type === "number";
}

/** `half the sum`; behind digits `the` starts something else. */
function isWordedPart(cursor: Cursor, part: Expression): boolean {
  const isNumber = part.type === "number" && part.isFraction;
  return isNumber && peek(cursor, -1)?.kind === "word" && peek(cursor)?.word === "the";
}

/** An operand with its sign, its powers and, behind a percentage, what it is a part of. */
function parseTight(cursor: Cursor): Expression | undefined {
  return remembered(cursor, "tight", readTight);
}

function readTight(cursor: Cursor): Expression | undefined {
  return peek(cursor)?.kind === "number" ? powerOfPart(cursor) : readSigned(cursor);
}

function readSigned(cursor: Cursor): Expression | undefined {
  if (takeOneOf(cursor, ["-", "minus", "negative"])) {
    const of = nested(cursor, () => parseTight(cursor));
    return of && negative(of);
  }
  if (takeOneOf(cursor, ["+", "positive", "plus"])) {
    return nested(cursor, () => parseTight(cursor));
  }
  const multiple = takeOneOf(cursor, MULTIPLE_WORDS);
  if (multiple) {
    take(cursor, "of");
    const of = nested(cursor, () => parseTight(cursor));
    return of && binary("*", numberOf(rational(BigInt(MULTIPLES[multiple] ?? 1))), of);
  }
  return powerOfPart(cursor);
}

function powerOfPart(cursor: Cursor): Expression | undefined {
  const power = parsePower(cursor);
  if (power?.type !== "percent") return power;
  return attempt(cursor, () => nested(cursor, () => ofPercent(cursor, power, parseTight))) ?? power;
}

/** The minus of `-5 °C` belongs to the number: a temperature has no negative. */
function negative(of: Expression): Expression {
  if (of.type !== "quantity") return { type: "negative", of };
  return { ...of, of: { type: "negative", of: of.of } };
}

function parsePower(cursor: Cursor): Expression | undefined {
  let base = parsePostfix(cursor);
  if (!base) return undefined;
  const ordinal = attempt(cursor, ordinalPower);
  if (ordinal) base = binary("^", base, ordinal);
  const left = base;
  const raised = attempt(cursor, () => {
    const operator = peek(cursor);
    if (!signOf(cursor, RAISING)) return undefined;
    take(cursor, "of");
    const isNumber = peek(cursor)?.kind === "number";
    const exponent = nested(cursor, () => operandOf(operator, cursor));
    return exponent && (isNumber ? raisedTo(left, exponent) : binary("^", left, exponent));
  });
  if (!raised) return base;
  const isPlain = left.type !== "quantity" && raised.type !== "quantity";
  const unit = isPlain ? attempt(cursor, readUnit) : undefined;
  return unit ? { type: "quantity", of: raised, unit } : raised;
}

/** The unit behind `10^3 mg` is that of the power. */
function raisedTo(base: Expression, exponent: Expression): Expression {
  if (exponent.type !== "quantity" || base.type === "quantity") return binary("^", base, exponent);
  return { ...exponent, of: binary("^", base, exponent.of) };
}

/** `to the third power`, `to the 4th`. */
function ordinalPower(cursor: Cursor): Expression | undefined {
  take(cursor, "raised");
  if (!take(cursor, "to", "the")) return undefined;
  const exponent = attempt(cursor, grammar.readers.ordinal) ?? exponentOf(cursor);
  take(cursor, "power");
  return exponent;
}

/** The number of `10 to the minus 3`; one of decimals is what a rounding asks for. */
function exponentOf(cursor: Cursor): Expression | undefined {
  takeOneOf(cursor, ["power of", "power"]);
  const exponent = nested(cursor, () => parseFractionOperand(cursor, parseTight));
  const isNumber = exponent?.type === "number" || exponent?.type === "negative";
  return isNumber || exponent?.type === "binary" ? exponent : undefined;
}

function parsePostfix(cursor: Cursor): Expression | undefined {
  let operand = attempt(cursor, parseFractionBeforeWord) ?? parseOperand(cursor, grammar);
  for (let count = 0; operand && count < POSTFIXES_MAX; count += 1) {
    const before: Expression = operand;
    const longer = attempt(cursor, () => postfix(cursor, before));
    if (!longer) break;
    operand = longer;
  }
  return operand;
}

function postfix(cursor: Cursor, operand: Expression): Expression | undefined {
  if (takePercentSign(cursor)) return { type: "percent", of: operand };
  if (peek(cursor)?.text === "!" && peek(cursor, 1)?.text !== "!") {
    cursor.at += 1;
    return call("factorial", operand);
  }
  if (take(cursor, "factorial")) return call("factorial", operand);
  if (take(cursor, "squared")) return binary("^", operand, numberOf(TWO));
  if (take(cursor, "cubed")) return binary("^", operand, numberOf(THREE));
  const sign = signOf(cursor, CHOOSING);
  if (!sign) return undefined;
  const right = parseOperand(cursor, grammar);
  return right && call(sign, operand, right);
}
