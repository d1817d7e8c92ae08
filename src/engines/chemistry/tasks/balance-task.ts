import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { balance } from "../balance/balance.js";
import { amountOf, conservedNames } from "../balance/conservation-matrix.js";
import { primitive } from "../balance/null-space.js";
import { type Equation, parseEquation, type Term } from "../equation/parse-equation.js";
import type { BalanceAnswer, CheckBalanceAnswer, Conservation, SpeciesJson } from "./answers.js";
import { type IntegerJson, integerJson } from "./integer-json.js";

/** Balances an equation from its species alone; coefficients that are written do not count. */
export function balanceEquation(equation: Equation, isOver: () => boolean): BalanceAnswer {
  const found = balance(equation, isOver);
  const coefficients = found.status === "balanced" ? found.coefficients : [];
  const isBalanced = found.status === "balanced";
  return {
    kind: "balance",
    status: found.status,
    species: speciesJson(equation),
    coefficients: coefficients.map(integerJson),
    balanced_equation: isBalanced ? equationText(equation, coefficients) : null,
    conservation: isBalanced
      ? conservationOf(
          equation,
          coefficients.map((one) => rational(one)),
        )
      : [],
    nullity: found.nullity,
    ...(found.status === "impossible"
      ? {
          blocked_by: found.blocks.map(({ name, weight }) => ({
            element: name,
            weight: integerJson(weight),
          })),
        }
      : {}),
    ...(found.status === "not_unique" && found.minimal
      ? {
          minimal_reactions: found.minimal.map((vector) => ({
            coefficients: vector.map(integerJson),
            balanced_equation: equationText(equation, vector),
          })),
        }
      : {}),
    readings: readingsOf(equation),
  };
}

/** Checks the coefficients as they are written, 1 where there is none. */
export function checkBalance(
  text: string,
  path: string,
  isOver: () => boolean,
): CheckBalanceAnswer {
  const equation = parseEquation(text, path);
  const written = writtenCoefficients(equation);
  const conservation = conservationOf(equation, written);
  const unequal = unequalOf(equation, written);
  return {
    kind: "check_balance",
    is_balanced: unequal.length === 0,
    written: written.map(fractionJson),
    conservation,
    unequal,
    is_smallest:
      written.every(({ denominator }) => denominator === 1n) &&
      primitive(written.map(({ numerator }) => numerator))[0] === written[0]?.numerator,
    correct: balanceEquation(equation, isOver),
  };
}

/** Coefficients of the equation's terms, left then right. */
export function writtenCoefficients({ left, right }: Equation): readonly Rational[] {
  return [...left, ...right].map(({ coefficient }) => coefficient);
}

/** What is not the same on both sides. */
export function unequalOf(
  equation: Equation,
  coefficients: readonly Rational[],
): readonly string[] {
  return sums(equation, coefficients)
    .filter(({ left, right }) => compare(left, right) !== 0)
    .map(({ element }) => element);
}

/** The equation with its coefficients; species with the coefficient 0 are left out. */
export function equationText({ left, right }: Equation, coefficients: readonly bigint[]): string {
  const sideText = (terms: readonly Term[], offset: number) =>
    terms
      .map(({ species }, index) => ({ species, coefficient: coefficients[offset + index] ?? 0n }))
      .filter(({ coefficient }) => coefficient !== 0n)
      .map(({ species, coefficient }) => {
        const phase = species.phase === undefined ? "" : `(${species.phase})`;
        return `${coefficient === 1n ? "" : `${coefficient} `}${species.text}${phase}`;
      })
      .join(" + ");
  return `${sideText(left, 0)} -> ${sideText(right, left.length)}`;
}

function speciesJson({ left, right }: Equation): readonly SpeciesJson[] {
  return [...left, ...right].map(({ species }, index) => ({
    formula: species.text,
    charge: integerJson(species.charge),
    side: index < left.length ? "left" : "right",
  }));
}

function conservationOf(
  equation: Equation,
  coefficients: readonly Rational[],
): readonly Conservation[] {
  return sums(equation, coefficients).map(({ element, left, right }) => ({
    element,
    left: fractionJson(left),
    right: fractionJson(right),
  }));
}

function sums(equation: Equation, coefficients: readonly Rational[]) {
  const { left, right } = equation;
  const total = (terms: readonly Term[], offset: number, name: string) =>
    terms.reduce(
      (sum, { species }, index) =>
        add(sum, multiply(amountOf(species, name), coefficients[offset + index] ?? ZERO)),
      ZERO,
    );
  return conservedNames([...left, ...right].map(({ species }) => species)).map((element) => ({
    element,
    left: total(left, 0, element),
    right: total(right, left.length, element),
  }));
}

function readingsOf({ left, right }: Equation): readonly string[] {
  return [...new Set([...left, ...right].flatMap(({ species }) => species.readings))];
}

/** An integer as JSON holds it, or a fraction as text. */
export function fractionJson({ numerator, denominator }: Rational): IntegerJson {
  return denominator === 1n ? integerJson(numerator) : `${numerator}/${denominator}`;
}
