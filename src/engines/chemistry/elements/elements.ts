import { ELEMENTS } from "../../../content/atomic-weights/elements.js";
import { NUCLIDE_MASSES } from "../../../content/atomic-weights/nuclide-masses.js";
import {
  multiply,
  powerOfTen,
  type Rational,
  rational,
  subtract,
} from "../../math/exact-numbers/rational.js";
import { decimalValue, middleOf } from "./decimal-text.js";

/** The mean mass of the atoms of an element or nuclide, in g/mol. */
export interface AtomicWeight {
  readonly value: Rational;
  /** Half of the interval, or the stated uncertainty; undefined where there is no standard weight. */
  readonly uncertainty?: Rational;
}

const WEIGHTS: ReadonlyMap<string, AtomicWeight> = new Map(
  ELEMENTS.map(({ symbol, weight }) => [symbol, readWeight(weight)]),
);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  ELEMENTS.map(({ symbol }, index) => [symbol, index + 1]),
);

const NUCLIDES: ReadonlyMap<string, Rational> = new Map(
  Object.entries(NUCLIDE_MASSES).flatMap(([symbol, list]) =>
    list.split(", ").map((entry): [string, Rational] => {
      const [massNumber = "", mass = ""] = entry.split(" ");
      return [`${massNumber}${symbol}`, known(mass)];
    }),
  ),
);

/** Whether the text is the symbol of one of the 118 elements. */
export function isElement(symbol: string): boolean {
  return NUMBERS.has(symbol);
}

/** Atomic number of an element's symbol, or undefined. */
export function atomicNumber(symbol: string): number | undefined {
  return NUMBERS.get(symbol);
}

/** The element of a key of a composition: `C` of `C` and of the nuclide `13C`. */
export function elementOf(key: string): string {
  return key.replace(/^\d+/u, "");
}

/** Standard atomic weight of an element, or mass of a nuclide such as `13C`; undefined when unknown. */
export function atomicWeight(key: string): AtomicWeight | undefined {
  const mass = NUCLIDES.get(key);
  return mass ? { value: mass, uncertainty: rational(0n) } : WEIGHTS.get(key);
}

/** Mass in daltons of a nuclide, or of the most abundant nuclide of an element; undefined when unknown. */
export function nuclideMass(key: string): Rational | undefined {
  const [main = ""] = (NUCLIDE_MASSES[key] ?? "").split(" ", 1);
  return NUCLIDES.get(main === "" ? key : `${main}${key}`);
}

function readWeight(text: string): AtomicWeight {
  const [, low, high] = /^\[([\d.]+)(?:,([\d.]+))?\]$/u.exec(text) ?? [];
  if (low !== undefined) {
    if (high === undefined) return { value: known(low) };
    const value = middleOf(known(low), known(high));
    return { value, uncertainty: subtract(known(high), value) };
  }
  const [, abridged, around] = /^([\d.]+)~([\d.]+)$/u.exec(text) ?? [];
  if (abridged !== undefined && around !== undefined) {
    return { value: known(abridged), uncertainty: known(around) };
  }
  const [, value = "", digits = ""] = /^([\d.]+)\((\d+)\)$/u.exec(text) ?? [];
  const places = value.length - value.indexOf(".") - 1;
  return { value: known(value), uncertainty: multiply(known(digits), powerOfTen(-places)) };
}

function known(text: string): Rational {
  const value = decimalValue(text);
  if (!value) throw new RangeError(`${text} is no weight`);
  return value;
}
