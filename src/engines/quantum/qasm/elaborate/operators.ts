import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import { calculate, refuseText, toReal } from "./arithmetic.js";
import { combine, compareMeasured, not, toTruth } from "./conditions.js";
import { knownOf } from "./known.js";
import { integer, type Known, real, type Value } from "./value.js";

/** An operator before its value. */
export function unary(operator: string, value: Value, place: Place): Value {
  if (operator === "!") return not(toTruth(value, place));
  if (operator === "-") return negative(knownOf(value, place), place);
  if (value.kind === "integer")
    return integer(BigInt.asUintN(value.width, ~value.value), value.width);
  const isSingle = value.kind === "truth" || value.kind === "measured";
  if (isSingle || (value.kind === "bits" && value.isSingle)) return not(toTruth(value, place));
  return refuse(place, "wrong_type", {
    message: "~ is for whole numbers and single bits",
    hint: "compare the register with a number",
  });
}

function negative(value: Known, place: Place): Known {
  refuseText(value, place);
  return value.kind === "integer"
    ? integer(-value.value, value.width)
    : real(-toReal(value, place));
}

const LOGICAL: ReadonlyMap<string, "and" | "or"> = new Map([
  ["&&", "and"],
  ["||", "or"],
  ["&", "and"],
  ["|", "or"],
]);
const COMPARISONS = ["==", "!=", "<", "<=", ">", ">="] as const;

interface Sides {
  readonly left: Value;
  readonly right: Value;
}

/** An operator between two values, which may be measured. */
export function binary(operator: string, { left, right }: Sides, place: Place): Value {
  const logical = LOGICAL.get(operator);
  const areTruths = isTruth(left) && isTruth(right);
  if (logical && (operator.length === 2 || areTruths)) {
    return combine(logical, toTruth(left, place), toTruth(right, place));
  }
  const isMeasured = isUnknown(left) || isUnknown(right);
  const comparison = COMPARISONS.find((known) => known === operator);
  if (comparison && isMeasured) return compareMeasured(comparison, { left, right }, place);
  if (operator === "^" && areTruths && isMeasured) {
    return compareMeasured("!=", { left, right }, place);
  }
  return calculate(operator, knownOf(left, place), knownOf(right, place), place);
}

function isTruth(value: Value): boolean {
  return value.kind === "truth" || value.kind === "measured" || isSingleBit(value);
}

function isSingleBit(value: Value): boolean {
  return value.kind === "bits" && value.isSingle;
}

/** Whether a value is only known when the circuit runs. */
export function isUnknown(value: Value): boolean {
  return value.kind === "bits" || value.kind === "measured";
}
