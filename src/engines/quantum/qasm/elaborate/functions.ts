import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import { calculate, finite, toReal } from "./arithmetic.js";
import { knownOf } from "./known.js";
import { integer, type Known, real, type Value } from "./value.js";

/** The functions of real numbers that each version has. OpenQASM 2 has ln where OpenQASM 3 has log. */
const BOTH = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  exp: Math.exp,
  sqrt: Math.sqrt,
} as const;

const FUNCTIONS_2: ReadonlyMap<string, (x: number) => number> = new Map(
  Object.entries({ ...BOTH, ln: Math.log }),
);

const FUNCTIONS_3: ReadonlyMap<string, (x: number) => number> = new Map(
  Object.entries({
    ...BOTH,
    log: Math.log,
    arcsin: Math.asin,
    arccos: Math.acos,
    arctan: Math.atan,
    ceiling: Math.ceil,
    floor: Math.floor,
  }),
);

const NAMES_2: readonly string[] = [...FUNCTIONS_2.keys()];
const NAMES_3: readonly string[] = [...FUNCTIONS_3.keys(), "mod", "popcount"];

export const CONSTANTS_2: ReadonlyMap<string, number> = new Map([["pi", Math.PI]]);

export const CONSTANTS_3: ReadonlyMap<string, number> = new Map([
  ["pi", Math.PI],
  ["π", Math.PI],
  ["tau", 2 * Math.PI],
  ["τ", 2 * Math.PI],
  ["euler", Math.E],
  ["ℇ", Math.E],
]);

interface FunctionPlace {
  readonly place: Place;
  readonly version: 2 | 3;
}

/** A function of values that are known. */
export function callFunction(
  name: string,
  values: readonly Value[],
  { place, version }: FunctionPlace,
): Value {
  checkFunction(name, version, place);
  const known = values.map((value) => knownOf(value, place));
  const [first, second] = known;
  const expected = name === "mod" ? 2 : 1;
  if (!first || known.length !== expected) {
    return refuse(place, "wrong_parameter_count", {
      message: `${name} takes ${expected} value${expected === 1 ? "" : "s"}, and ${known.length === 1 ? "1 is" : `${known.length} are`} given`,
      hint: `give ${name} ${expected}`,
    });
  }
  if (second) return calculate("%", first, second, place);
  if (name === "popcount") return popcount(first, place);
  const function_ = (version === 2 ? FUNCTIONS_2 : FUNCTIONS_3).get(name);
  return real(finite(function_?.(toReal(first, place)) ?? Number.NaN, place));
}

function popcount(value: Known, place: Place): Known {
  if (value.kind === "integer" && value.value >= 0n) {
    return integer(BigInt(value.value.toString(2).replaceAll("0", "").length));
  }
  return refuse(place, "wrong_type", {
    message: "popcount counts the bits of an unsigned integer",
    hint: "cast it with uint(...)",
  });
}

/** Refuses a function that the version does not have. */
export function checkFunction(name: string, version: 2 | 3, place: Place): void {
  const names = version === 2 ? NAMES_2 : NAMES_3;
  if (names.includes(name)) return;
  refuse(place, "unknown_name", {
    message: `there is no function ${name} in OpenQASM ${version}`,
    hint: `the functions are ${names.join(", ")}`,
  });
}
