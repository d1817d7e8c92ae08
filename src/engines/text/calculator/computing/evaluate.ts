import { euler, pi, root } from "../../../math/exact-numbers/elementary.js";
import { rational } from "../../../math/exact-numbers/rational.js";
import {
  addReals,
  exact,
  integer,
  multiplyReals,
  negateReal,
  type Real,
} from "../../../math/exact-numbers/real.js";
import { productSymbol, type UnitProduct } from "../../units/unit.js";
import { Refusal } from "../calculation.js";
import type { ConstantName, Expression, Quantity } from "../expression.js";
import {
  addValues,
  divideValues,
  divideWithRemainder,
  hasOffset,
  multiplyValues,
  simplified,
} from "./combine.js";
import { DOUBLE_FUNCTIONS, roundToInteger, SINGLE_FUNCTIONS } from "./functions.js";
import { LIST_FUNCTIONS } from "./list-functions.js";
import { raise } from "./raise.js";
import { incompatible, inUnit, type Meter, plainValue, type Value } from "./value.js";

type Binary = Extract<Expression, { type: "binary" }>;

const HUNDRED = exact(rational(100n));

/** The value of an expression. */
export function evaluate(expression: Expression, meter: Meter): Value {
  switch (expression.type) {
    case "number":
      return plainValue(exact(expression.value));
    case "constant":
      return plainValue(constantOf(expression.name, meter.digits));
    case "negative":
      return negative(evaluate(expression.of, meter));
    case "percent": {
      const of = evaluate(expression.of, meter);
      return { ...divideValues(of, plainValue(HUNDRED), meter), isPercent: true };
    }
    case "quantity":
      return quantity(expression, meter);
    case "parts":
      return sumOfParts(expression.quantities, meter);
    case "call":
      return apply(
        expression.name,
        expression.operands.map((operand) => evaluate(operand, meter)),
        meter,
      );
    case "binary":
      return evaluateBinary(expression, meter);
  }
}

/** A constant within some digits. */
function constantOf(name: ConstantName, digits: number): Real {
  switch (name) {
    case "pi":
      return pi(digits);
    case "tau":
      return multiplyReals(pi(digits), integer(2));
    case "e":
      return euler(digits);
    case "phi": {
      const sum = addReals(root(integer(5), 2, digits), integer(1));
      return multiplyReals(sum, exact(rational(1n, 2n)));
    }
  }
}

function negative(value: Value): Value {
  if (hasOffset(value.unit)) {
    throw new Refusal(
      "incompatible_units",
      `a temperature in ${productSymbol(value.unit)} has no negative`,
    );
  }
  return { ...value, real: negateReal(value.real) };
}

function quantity({ of, unit }: Quantity, meter: Meter): Value {
  const value = evaluate(of, meter);
  if (value.unit.length > 0 || value.isPercent) throw incompatible(value.unit, unit);
  meter.note(unit);
  return unit.length > 1 ? simplified({ real: value.real, unit }) : { real: value.real, unit };
}

function sumOfParts(quantities: readonly Quantity[], meter: Meter): Value {
  const values = quantities.map((part) => quantity(part, meter));
  const last = values.at(-1);
  if (!last) throw new Refusal("not_understood", "a quantity has no parts");
  const sum = values.slice(0, -1).reduce((total, value) => addValues(total, value, 1, meter), last);
  return { ...sum, shown: values.map(({ unit }) => unit) };
}

/** Long sums lean to the left: they are walked, so that they need no stack. */
function evaluateBinary(whole: Binary, meter: Meter): Value {
  const spine: Binary[] = [whole];
  let { left } = whole;
  while (left.type === "binary") {
    spine.push(left);
    left = left.left;
  }
  return spine.reduceRight(
    (value, { sign, right }) => combine(value, { sign, right }, meter),
    evaluate(left, meter),
  );
}

function combine(
  left: Value,
  { sign, right: operand }: Pick<Binary, "sign" | "right">,
  meter: Meter,
): Value {
  const right = evaluate(operand, meter);
  switch (sign) {
    case "+":
    case "-": {
      const direction = sign === "+" ? 1 : -1;
      const isOfLeft = operand.type === "percent" && !left.isPercent;
      return isOfLeft
        ? changedBy(left, right, direction, meter)
        : addValues(left, right, direction, meter);
    }
    case "*":
      return multiplyValues(left, right, meter);
    case "/":
      return divideValues(left, right, meter);
    case "^":
      return raise(left, right, meter);
    case "mod":
      return divideWithRemainder(left, right, meter).remainder;
    case "div":
      return divideWithRemainder(left, right, meter).quotient;
    case "choose":
    case "permute":
      return apply(sign, [left, right], meter);
  }
}

/** `200 + 10%` adds a tenth of 200. */
function changedBy(left: Value, percent: Value, direction: 1 | -1, meter: Meter): Value {
  const signed = direction === 1 ? percent.real : negateReal(percent.real);
  const factor = addReals(integer(1), signed);
  const changed = multiplyValues({ ...left, isPercent: false }, plainValue(factor), meter);
  return left.shown ? { ...changed, shown: left.shown } : changed;
}

function apply(name: string, values: readonly Value[], meter: Meter): Value {
  const [first, second, ...more] = values;
  if (!first) throw new Refusal("not_understood", `${name} takes an operand`);
  const ofList = own(LIST_FUNCTIONS, name);
  if (ofList) return ofList(values, first, meter);
  if (second && more.length === 0) {
    const ofTwo = own(DOUBLE_FUNCTIONS, name);
    if (ofTwo) return ofTwo(first, second, meter);
  }
  if (name === "round" && !second) return roundToInteger(first);
  const ofOne = second ? undefined : own(SINGLE_FUNCTIONS, name);
  if (!ofOne)
    throw new Refusal("not_understood", `${name} does not take ${values.length} operands`);
  return ofOne(first, meter);
}

function own<Found>(table: Readonly<Record<string, Found>>, name: string): Found | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** One value of several units, largest first: 5 feet and 11 inches. */
export function splitInto(
  value: Value,
  units: readonly UnitProduct[],
  meter: Meter,
): readonly Value[] {
  const smallest = units.at(-1) ?? [];
  let rest = inUnit(value, smallest).real;
  const split: Value[] = [];
  for (const unit of units.slice(0, -1)) {
    const whole = apply("trunc", [inUnit({ real: rest, unit: smallest }, unit)], meter);
    rest = addReals(rest, negateReal(inUnit(whole, smallest).real));
    split.push(whole);
  }
  return [...split, { real: rest, unit: smallest }];
}
