import { realToDouble } from "../../../math/exact-numbers/real.js";
import { productCode, type UnitProduct } from "../../units/unit.js";
import { Refusal } from "../calculation.js";
import { compareValues, divideWithRemainder, integerOf } from "../computing/combine.js";
import { evaluate, splitInto } from "../computing/evaluate.js";
import { sorted, wholeNumber } from "../computing/list-functions.js";
import { inUnit, type Meter, type Value } from "../computing/value.js";
import type { Comparison, Expression, Question } from "../expression.js";
import type { Answer } from "./answer.js";
import { answerAboutInteger, isOfKind } from "./answer-integer.js";
import { ROMAN_MAX, writeInBase, writeRoman } from "./bases.js";
import { printExpression } from "./print-expression.js";
import { roundAnswer } from "./round-answer.js";
import { showFractionForm, showRatio, showScientific, showValue } from "./show-value.js";

/** The answer to a question that was read. */
export function answerQuestion(question: Question, meter: Meter): Answer {
  switch (question.ask) {
    case "value":
    case "units":
    case "percent":
      return answerOf(askedValue(question, meter), meter);
    case "rounded":
      return roundAnswer(askedValue(question.of, meter), question.to);
    case "fraction":
      return showFractionForm(evaluate(question.of, meter));
    case "decimal":
      return showValue({ ...evaluate(question.of, meter), isDecimal: true });
    case "scientific":
      return showScientific(evaluate(question.of, meter));
    case "ratio":
      return showRatio(question.of.map((part) => evaluate(part, meter)));
    case "base":
      return inBase(question, meter);
    case "roman":
      return inRoman(question.of, meter);
    case "compare":
      return truth(
        holds(
          compareValues(evaluate(question.left, meter), evaluate(question.right, meter), meter),
          question.sign,
        ),
      );
    case "extreme":
      return extreme(question, meter);
    case "sorted":
      return inOrder(question, meter);
    case "property":
      return truth(isOfKind(evaluate(question.of, meter), question.name) !== question.isNegated);
    case "divisible":
      return divisible(question, meter);
    case "prime factors":
    case "divisors":
      return answerAboutInteger(question.ask, evaluate(question.of, meter));
    case "quotient and remainder":
      return withRemainder(question, meter);
  }
}

/** The value of questions that have one number as their answer. */
function askedValue(question: Question, meter: Meter): Value {
  switch (question.ask) {
    case "value":
    case "decimal":
    case "fraction":
      return evaluate(question.of, meter);
    case "units":
      return inUnits(evaluate(question.of, meter), question.units, meter);
    case "percent": {
      const value = evaluate(question.of, meter);
      if (value.unit.length > 0)
        throw new Refusal("incompatible_units", "a percentage has no unit");
      return { ...value, isPercent: true };
    }
    default:
      throw new Refusal("not_understood", "such an answer is not rounded");
  }
}

function inUnits(value: Value, units: readonly UnitProduct[], meter: Meter): Value {
  meter.note(units.flat());
  const [first = [], ...more] = units;
  if (more.length === 0) return inUnit(value, first, meter);
  const whole = inUnit(value, first);
  return { ...whole, shown: units };
}

function answerOf(value: Value, meter: Meter): Answer {
  if (!value.shown) return showValue(value);
  const parts = splitInto(value, value.shown, meter).map((part) =>
    showValue({ ...part, isDecimal: true }),
  );
  const isExact = parts.every(({ exact: isPartExact }) => isPartExact);
  const text = parts.map((part) => part.text.replace(/^≈ /u, "")).join(" ");
  return {
    text: isExact ? text : `≈ ${text}`,
    value: realToDouble(value.real),
    exact: isExact,
    unit: productCode(value.unit),
  };
}

function truth(isTrue: boolean): Answer {
  return { text: String(isTrue), value: null, exact: true };
}

function holds(order: -1 | 0 | 1, sign: Comparison): boolean {
  switch (sign) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "=":
      return order === 0;
    case "!=":
      return order !== 0;
  }
}

function extreme({ wanted, among }: Extract<Question, { ask: "extreme" }>, meter: Meter): Answer {
  const candidates = among.map((expression) => ({
    expression,
    value: evaluate(expression, meter),
  }));
  const sign = wanted === "largest" ? 1 : -1;
  const [first, ...more] = candidates;
  if (!first) throw new Refusal("not_understood", "there is nothing to choose from");
  let best = first;
  let isTied = false;
  for (const candidate of more) {
    const order = compareValues(candidate.value, best.value, meter);
    if (order === sign) [best, isTied] = [candidate, false];
    else if (order === 0) isTied = true;
  }
  const text = printExpression(best.expression);
  return {
    text: isTied ? `equal: ${text}` : text,
    value: realToDouble(best.value.real),
    exact: true,
    ...unitOf(best.value),
  };
}

function inOrder(
  { among, isDescending }: Extract<Question, { ask: "sorted" }>,
  meter: Meter,
): Answer {
  const texts = new Map<Value, string>();
  for (const expression of among)
    texts.set(evaluate(expression, meter), printExpression(expression));
  const ordered = sorted([...texts.keys()], meter);
  const directed = isDescending ? ordered.toReversed() : ordered;
  return { text: directed.map((value) => texts.get(value)).join(", "), value: null, exact: true };
}

function unitOf({ unit }: Value): { readonly unit?: string } {
  const isPlain = unit.length === 0 || unit.some((factor) => factor.unit.decimals !== undefined);
  return isPlain ? {} : { unit: productCode(unit) };
}

function divisible(
  { of, by }: { readonly of: Expression; readonly by: Expression },
  meter: Meter,
): Answer {
  const [dividend, divisor] = [evaluate(of, meter), evaluate(by, meter)];
  wholeNumber(dividend.real, "divisibility");
  wholeNumber(divisor.real, "divisibility");
  const { remainder } = divideWithRemainder(dividend, divisor, meter);
  return truth(realToDouble(remainder.real) === 0);
}

function withRemainder(
  { of, by }: { readonly of: Expression; readonly by: Expression },
  meter: Meter,
): Answer {
  const { quotient, remainder } = divideWithRemainder(
    evaluate(of, meter),
    evaluate(by, meter),
    meter,
  );
  const [whole, rest] = [showValue(quotient), showValue(remainder)];
  return { ...whole, text: `${whole.text} remainder ${rest.text}` };
}

function inBase({ of, base }: Extract<Question, { ask: "base" }>, meter: Meter): Answer {
  const value = evaluate(of, meter);
  if (base === 10) return showValue({ ...value, isDecimal: true });
  if (value.unit.length > 0)
    throw new Refusal("incompatible_units", "a quantity has no digits of a base");
  const integer = wholeNumber(value.real, "another base");
  showValue(value);
  return { text: writeInBase(integer, base), value: realToDouble(value.real), exact: true };
}

function inRoman(of: Expression, meter: Meter): Answer {
  const bounds = { name: "a Roman numeral", least: 1, most: ROMAN_MAX };
  const number = integerOf(evaluate(of, meter), bounds);
  return { text: writeRoman(number), value: number, exact: true };
}
