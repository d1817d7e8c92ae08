import { multiply, ONE, type Rational, rational } from "../../math/exact-numbers/rational.js";
import { decimalValue } from "../elements/decimal-text.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Species } from "../formula/species.js";
import { splitTerms } from "./split-terms.js";

export const TERMS_MAX = 500;
export const EQUATION_CHARACTERS_MAX = 20_000;

/** A species and the coefficient that is written before it; 1 where there is none. */
export interface Term {
  readonly species: Species;
  readonly coefficient: Rational;
}

export interface Equation {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
  /** Whether any coefficient is written. */
  readonly hasCoefficients: boolean;
}

const ARROW = /<\s{0,4}[-=—–]{1,8}\s{0,4}>|[-=—–]{1,8}\s{0,4}>|[→⇒⟶⟹⇌⇄⇋⇆↔⟷⇔➔➝↦]|=+/u;
const COEFFICIENT =
  /^\s*(?:\(\s*(\d+)\s*\/\s*(\d+)\s*\)|(\d+)\s*\/\s*(\d+)|(\d*\.\d+|\d+(?:\.\d+)?)?\s*([½¼¾])?)\s*/u;
const FRACTIONS: Readonly<Record<string, Rational>> = {
  "½": rational(1n, 2n),
  "¼": rational(1n, 4n),
  "¾": rational(3n, 4n),
};

/**
 * Reads an equation with one arrow (`->`, `=>`, `=`, `→`, `⇌`, `<->` …) and at most 500 terms; coefficients are
 * integers, decimals or fractions. Throws `invalid`, `too_large`, `unknown_element` and `unknown_nuclide` at the path.
 */
export function parseEquation(text: string, path: string): Equation {
  if (text.length > EQUATION_CHARACTERS_MAX) {
    const message = `an equation has at most ${EQUATION_CHARACTERS_MAX} characters; this one has ${text.length}`;
    throw new ChemistryError("too_large", path, message);
  }
  const arrow = findArrow(text);
  if (!arrow) throw new ChemistryError("invalid", path, "the equation has no arrow, such as ->");
  const rest = text.slice(arrow.end);
  const second = findArrow(rest);
  if (second) {
    const at = arrow.end + second.start;
    throw new ChemistryError(
      "invalid",
      path,
      `the equation has a second arrow (column ${at + 1})`,
      at,
    );
  }
  const sides = [splitTerms(text.slice(0, arrow.start), 0), splitTerms(rest, arrow.end)] as const;
  const count = sides[0].length + sides[1].length;
  if (count > TERMS_MAX) {
    const message = `an equation has at most ${TERMS_MAX} terms; this one has ${count}`;
    throw new ChemistryError("too_large", path, message);
  }
  const [left, right] = sides.map((side) => side.map((term) => parseTerm(term, path)));
  return {
    left: (left ?? []).map(({ term }) => term),
    right: (right ?? []).map(({ term }) => term),
    hasCoefficients: [...(left ?? []), ...(right ?? [])].some(({ isWritten }) => isWritten),
  };
}

/** Where the arrow stands; the first dash of `Cl-->` is a charge. */
function findArrow(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = ARROW.exec(text);
  if (!match) return undefined;
  const isCharge = /^--+>/u.test(match[0]) && /\S/u.test(text.charAt(match.index - 1));
  return { start: match.index + (isCharge ? 1 : 0), end: match.index + match[0].length };
}

function parseTerm(
  { text, column }: { readonly text: string; readonly column: number },
  path: string,
): { readonly term: Term; readonly isWritten: boolean } {
  if (text.trim() === "") {
    throw new ChemistryError(
      "invalid",
      path,
      `a species is missing (column ${column + 1})`,
      column,
    );
  }
  const match = COEFFICIENT.exec(text);
  const written = match?.[0] ?? "";
  const coefficient = coefficientOf(match, { path, column });
  const species = parseFormula(text.slice(written.length), path, column + written.length);
  return { term: { species, coefficient }, isWritten: written.trim() !== "" };
}

function coefficientOf(
  match: RegExpExecArray | null,
  { path, column }: { readonly path: string; readonly column: number },
): Rational {
  const [all = "", over, under, over2, under2, number, sign] = match ?? [];
  if (all.length > 40) {
    throw new ChemistryError("too_large", path, "a coefficient has at most 40 characters", column);
  }
  const [numerator, denominator] = [over ?? over2, under ?? under2].map((part) =>
    BigInt(part ?? "1"),
  );
  const fraction = sign === undefined ? ONE : (FRACTIONS[sign] ?? ONE);
  const value = number === undefined ? fraction : (decimalValue(number) ?? ONE);
  if (denominator === 0n || numerator === 0n || value.numerator === 0n) {
    throw new ChemistryError(
      "invalid",
      path,
      `a coefficient is above 0 (column ${column + 1})`,
      column,
    );
  }
  return multiply(value, rational(numerator ?? 1n, denominator ?? 1n));
}
