import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import { integer, type Known, real, truth } from "./value.js";

const BITS_MAX = 4096n;
const LIMIT = 1n << BITS_MAX;
const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "**"]);
/** A whole turn, in radians. */
export const TURN = 2 * Math.PI;

/** An operator between two known values, one of which is a real number unless both are integers. */
export function calculate(operator: string, left: Known, right: Known, place: Place): Known {
  const comparison = COMPARISONS.get(operator);
  if (comparison) return truth(comparison(ordered(left, right, place)));
  if (ARITHMETIC.has(operator)) {
    refuseText(left, place);
    refuseText(right, place);
  }
  if (operator === "/") {
    const quotient = quotientOfAngles(left, right, place);
    if (quotient) return quotient;
  }
  if (left.kind === "integer" && right.kind === "integer") {
    const width = Math.max(left.width, right.width);
    const exact = integers(operator, left.value, right.value, place);
    return exact === undefined
      ? reals(operator, Number(left.value), Number(right.value), place)
      : integer(bounded(exact, place), width);
  }
  return reals(operator, toReal(left, place), toReal(right, place), place);
}

const COMPARISONS: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ["==", (order) => order === 0],
  ["!=", (order) => order !== 0],
  ["<", (order) => order < 0],
  ["<=", (order) => order <= 0],
  [">", (order) => order > 0],
  [">=", (order) => order >= 0],
]);

function ordered(left: Known, right: Known, place: Place): number {
  if (left.kind === "truth" || right.kind === "truth") {
    return Number(toInteger(left, place)) - Number(toInteger(right, place));
  }
  if (left.value < right.value) return -1;
  return left.value > right.value ? 1 : 0;
}

function toInteger(known: Known, place: Place): bigint {
  if (known.kind !== "real") return BigInt(known.value);
  return refuse(place, "wrong_type", {
    message: "a real number is compared with a truth",
    hint: "compare two numbers, or two truths",
  });
}

/** The integer that divides the bits of two angles; undefined where they are none. */
function quotientOfAngles(left: Known, right: Known, place: Place): Known | undefined {
  if (left.kind !== "real" || right.kind !== "real") return undefined;
  if (left.angleWidth === undefined || right.angleWidth === undefined) return undefined;
  const width = Math.max(left.angleWidth, right.angleWidth);
  const bitsOf = (angle: number) => BigInt(Math.round((angle / TURN) * 2 ** width));
  return integer(bitsOf(left.value) / divisor(bitsOf(right.value), place), width);
}

/** Refuses a text of bits where a number is due. */
export function refuseText(known: Known, place: Place): void {
  if (known.kind !== "integer" || !known.isText) return;
  refuse(place, "wrong_type", {
    message: "a text of bits is not a number",
    hint: `cast it with uint[${known.width}](...)`,
  });
}

/** A known value as a real number. */
export function toReal(known: Known, place: Place): number {
  refuseText(known, place);
  if (known.kind !== "truth") return finite(Number(known.value), place);
  return refuse(place, "wrong_type", {
    message: "a truth is not a number",
    hint: "cast it with int(...)",
  });
}

/** Undefined where the result is no integer. */
function integers(operator: string, left: bigint, right: bigint, place: Place): bigint | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / divisor(right, place);
    case "%":
      return left % divisor(right, place);
    case "**":
      if (right < 0n) return undefined;
      if (right > BITS_MAX && left > 1n) bounded(LIMIT, place);
      return left ** (right > BITS_MAX ? BITS_MAX + (right % 2n) : right);
    case "&":
      return left & right;
    case "|":
      return left | right;
    case "^":
      return left ^ right;
    case "<<":
      if (right > BITS_MAX) bounded(LIMIT, place);
      return left << right;
    default:
      return left >> (right > BITS_MAX ? BITS_MAX : right);
  }
}

function divisor(value: bigint, place: Place): bigint {
  return value === 0n ? refuseZero(place) : value;
}

function bounded(value: bigint, place: Place): bigint {
  if (value < LIMIT && value > -LIMIT) return value;
  return refuse(place, "number_too_large", {
    message: `the integer has over ${BITS_MAX} bits`,
    hint: "calculate with real numbers",
  });
}

function reals(operator: string, left: number, right: number, place: Place): Known {
  switch (operator) {
    case "+":
      return real(finite(left + right, place));
    case "-":
      return real(finite(left - right, place));
    case "*":
      return real(finite(left * right, place));
    case "/":
      return real(finite(left / (right === 0 ? refuseZero(place) : right), place));
    case "%":
      return real(finite(left % (right === 0 ? refuseZero(place) : right), place));
    case "**":
      return real(finite(left === 0 && right < 0 ? refuseZero(place) : left ** right, place));
    default:
      return refuse(place, "wrong_type", {
        message: `${operator} is for whole numbers, and this is a real one`,
        hint: operator === "^" ? "the power is ** in OpenQASM 3" : "cast it with int(...)",
      });
  }
}

function refuseZero(place: Place): never {
  return refuse(place, "division_by_zero", {
    message: "this divides by zero",
    hint: "divide by another number",
  });
}

/** Refuses what is infinite, or no number. */
export function finite(value: number, place: Place): number {
  if (Number.isFinite(value)) return value;
  return refuse(place, "not_finite", {
    message: Number.isNaN(value) ? "the result is not a number" : "the result is infinite",
    hint: "an angle is a finite real number",
  });
}
