import { decimalPlaces } from "../../../math/exact-numbers/decimals.js";
import { isInteger } from "../../../math/exact-numbers/rational.js";
import { isMoney, productSymbol } from "../../units/unit.js";
import type { Expression, Quantity, Question } from "../expression.js";
import { decimal } from "./show-number.js";

type Binary = Extract<Expression, { type: "binary" }>;

/** Longer readings are cut in the middle. */
const CHARACTERS_MAX = 2_000;

const STRENGTHS: Readonly<Record<Binary["sign"], number>> = {
  "+": 1,
  "-": 1,
  "*": 2,
  "/": 2,
  mod: 2,
  div: 2,
  choose: 4,
  permute: 4,
  "^": 4,
};
const UNARY = 3;
const OPERAND = 5;

/** An expression in one canonical form, with parentheses only where they are needed. */
export function printExpression(expression: Expression): string {
  const text = print(expression);
  if (text.length <= CHARACTERS_MAX) return text;
  const half = CHARACTERS_MAX / 2;
  return `${text.slice(0, half)} … ${text.slice(-half)}`;
}

function print(expression: Expression): string {
  switch (expression.type) {
    case "number":
      return printNumber(expression);
    case "constant":
      return expression.name;
    case "negative":
      return `-${within(expression.of, UNARY)}`;
    case "percent":
      return `${within(expression.of, OPERAND)}%`;
    case "quantity": {
      if (isMoney(expression.unit)) return printMoney(expression);
      const symbol = productSymbol(expression.unit);
      const isSign = /^[°′″]$/u.test(symbol);
      return `${within(expression.of, OPERAND)}${isSign ? "" : " "}${symbol}`;
    }
    case "parts":
      return expression.quantities.map(print).join(" ");
    case "call":
      return `${expression.name}(${expression.operands.map(print).join(", ")})`;
    case "binary":
      return printBinary(expression);
  }
}

function printMoney({ of, unit }: Quantity): string {
  const [currency, ...rest] = unit;
  const per = productSymbol(rest).replace(/^1(?=\/)/u, "");
  return `${currency?.unit.symbol ?? ""}${within(of, OPERAND)}${per}`;
}

function printNumber({ value }: Extract<Expression, { type: "number" }>): string {
  const places = decimalPlaces(value);
  return places === undefined ? `${value.numerator}/${value.denominator}` : decimal(value, places);
}

/** Walks the left side, which is long in long sums. */
function printBinary(whole: Binary): string {
  const fraction = printFraction(whole);
  if (fraction !== undefined) return fraction;
  const texts: string[] = [];
  let current: Expression = whole;
  let strength = 0;
  while (current.type === "binary" && strengthOf(current) >= strength && current.sign !== "^") {
    if (printFraction(current) !== undefined) break;
    strength = STRENGTHS[current.sign];
    texts.push(` ${current.sign} ${within(current.right, strength + 1)}`);
    current = current.left;
  }
  if (current.type === "binary" && current.sign === "^" && (texts.length === 0 || strength < 4)) {
    texts.push(`${within(current.left, OPERAND)}^${within(current.right, UNARY + 1)}`);
  } else {
    texts.push(within(current, strength));
  }
  return texts.reverse().join("");
}

/** `3/4` is written as one number. */
function printFraction({ sign, left, right }: Binary): string | undefined {
  if (sign !== "/" || left.type !== "number" || right.type !== "number") return undefined;
  const areIntegers = isInteger(left.value) && isInteger(right.value);
  return areIntegers ? `${left.value.numerator}/${right.value.numerator}` : undefined;
}

function within(expression: Expression, strength: number): string {
  const text = print(expression);
  return strengthOf(expression) < strength ? `(${text})` : text;
}

function strengthOf(expression: Expression): number {
  switch (expression.type) {
    case "binary":
      return STRENGTHS[expression.sign];
    case "negative":
      return UNARY;
    case "number": {
      const isFraction = decimalPlaces(expression.value) === undefined;
      if (isFraction) return STRENGTHS["/"];
      return expression.value.numerator < 0n ? UNARY : OPERAND;
    }
    case "quantity":
    case "parts":
      return UNARY;
    default:
      return OPERAND;
  }
}

/** What a question asks of its expressions. */
export function printQuestion(question: Question): string {
  switch (question.ask) {
    case "value":
      return printExpression(question.of);
    case "units":
      return `${printExpression(question.of)} in ${question.units.map(productSymbol).join(" and ")}`;
    case "percent":
      return `${printExpression(question.of)} as a percentage`;
    case "fraction":
    case "decimal":
      return `${printExpression(question.of)} as a ${question.ask}`;
    case "scientific":
      return `${printExpression(question.of)} in scientific notation`;
    case "ratio":
      return question.of.map(printExpression).join(" : ");
    case "base":
      return `${printExpression(question.of)} in base ${question.base}`;
    case "roman":
      return `${printExpression(question.of)} in Roman numerals`;
    case "rounded":
      return printRounded(question);
    case "compare":
      return `${printExpression(question.left)} ${question.sign} ${printExpression(question.right)}`;
    case "extreme":
      return `${question.wanted} of ${question.among.map(printExpression).join(", ")}`;
    case "sorted":
      return `${question.among.map(printExpression).join(", ")} ${question.isDescending ? "descending" : "ascending"}`;
    case "property":
      return `${printExpression(question.of)} is ${question.isNegated ? "not " : ""}${question.name}`;
    case "divisible":
      return `${printExpression(question.by)} divides ${printExpression(question.of)}`;
    case "prime factors":
    case "divisors":
      return `${question.ask} of ${printExpression(question.of)}`;
    case "quotient and remainder":
      return `${printExpression(question.of)} divided by ${printExpression(question.by)}, with remainder`;
  }
}

function printRounded({ of, to }: Extract<Question, { ask: "rounded" }>): string {
  const inner = printQuestion(of);
  switch (to.kind) {
    case "places":
      return `${inner} to ${to.count} decimal places`;
    case "digits":
      return `${inner} to ${to.count} significant digits`;
    case "nearest":
      return `${inner} to the nearest ${printNumber({ type: "number", value: to.step, isFraction: false })}`;
  }
}
