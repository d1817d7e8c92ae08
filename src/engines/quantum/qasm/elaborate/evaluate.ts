import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Expression, Index, Operation, ScalarType } from "../syntax/ast.js";
import { refuseText, toReal } from "./arithmetic.js";
import { castMeasured } from "./cast-measured.js";
import { convert, type Scalar, widthOf } from "./convert.js";
import { callFunction } from "./functions.js";
import { knownOf } from "./known.js";
import { binary, isUnknown, unary } from "./operators.js";
import { pick, type Selection } from "./pick.js";
import { integer, real, truth, type Value } from "./value.js";

/** What an expression is evaluated with. */
export interface Surroundings {
  readonly version: 2 | 3;
  /** The value of a name; refuses an unknown one. */
  readonly lookup: (name: string, place: Place) => Value;
  /** Counts work against the bound of the program. */
  readonly spend: (units: number, place: Place) => void;
}

/** The value of an expression, on a stack of its own. */
export function evaluate(expression: Expression, around: Surroundings): Value {
  around.spend(expression.code.length, expression);
  const stack: Value[] = [];
  for (const operation of expression.code) {
    const value = carryOut(operation, stack, around);
    stack.push(value);
  }
  return popFrom(stack);
}

function popFrom(stack: Value[]): Value {
  const value = stack.pop();
  if (!value) throw new Error("a postfix expression took more values than it has");
  return value;
}

function carryOut(operation: Operation, stack: Value[], around: Surroundings): Value {
  switch (operation.kind) {
    case "integer":
      return integer(operation.value);
    case "real":
      return real(operation.value);
    case "truth":
      return truth(operation.value);
    case "bit-text":
      return {
        kind: "integer",
        value: BigInt(`0b${operation.value}`),
        width: operation.value.length,
        isText: true,
      };
    case "name":
      return around.lookup(operation.name, operation);
    case "unary":
      return unary(operation.operator, popFrom(stack), operation);
    case "binary": {
      const right = popFrom(stack);
      return binary(operation.operator, { left: popFrom(stack), right }, operation);
    }
    case "function": {
      const values = stack.splice(stack.length - operation.arguments);
      return callFunction(operation.name, values, { place: operation, version: around.version });
    }
    case "cast":
      return cast(popFrom(stack), operation.type, around);
    case "index":
      return indexed(popFrom(stack), operation.index, around);
  }
}

function cast(value: Value, type: ScalarType, around: Surroundings): Value {
  const scalar = scalarOf(type, around);
  if (isUnknown(value)) return castMeasured(value, scalar, type);
  return convert(knownOf(value, type), scalar, { place: type, isCast: true });
}

/** A type with the value of its width. */
export function scalarOf(type: ScalarType, around: Surroundings): Scalar {
  const width = type.width && widthOf(evaluateInteger(type.width, around), type.width);
  return { base: type.base, width };
}

function indexed(value: Value, index: Index, around: Surroundings): Value {
  if (value.kind === "bits") {
    const { items, isSingle } = pick(
      { name: "the register", items: value.bits },
      selectionOf(index, around),
    );
    return { kind: "bits", bits: items, isSingle };
  }
  if (value.kind === "integer" && index.kind === "one") {
    const at = evaluateInteger(index, around);
    const bit = at < 0n ? at + BigInt(value.width) : at;
    if (bit >= 0n && bit < BigInt(value.width)) {
      return truth(((BigInt.asUintN(value.width, value.value) >> bit) & 1n) === 1n);
    }
    return refuse(index, "index_out_of_range", {
      message: `there is no bit ${at} in an integer of ${value.width} bits`,
      hint: `the bits are 0 to ${value.width - 1}`,
    });
  }
  return refuse(index, "wrong_type", {
    message: "only registers of bits and integers have indexes here",
    hint: "leave the brackets out",
  });
}

/** The value of an expression that is a whole number. */
export function evaluateInteger(expression: Expression, around: Surroundings): bigint {
  const value = knownOf(evaluate(expression, around), expression);
  refuseText(value, expression);
  if (value.kind === "integer") return value.value;
  return refuse(expression, "wrong_type", {
    message: "this is not a whole number, and must be one",
    hint: "sizes, indexes and counts are whole numbers",
  });
}

/** The value of an expression that is a real number, and finite. */
export function evaluateReal(expression: Expression, around: Surroundings): number {
  return toReal(knownOf(evaluate(expression, around), expression), expression);
}

/** An index with the values of its expressions. */
export function selectionOf(index: Index, around: Surroundings): Selection {
  const { line, column } = index;
  const number = (expression: Expression | undefined) =>
    expression && evaluateInteger(expression, around);
  if (index.kind === "one")
    return { kind: "one", at: evaluateInteger(index, around), line, column };
  if (index.kind === "range") {
    const { first, step, last } = index;
    const numbers = { first: number(first), step: number(step), last: number(last) };
    return { kind: "range", ...numbers, line, column };
  }
  const at = index.items.map((item) => evaluateInteger(item, around));
  return { kind: "items", at, line, column };
}
