import type { OperatorSign } from "../../../content/arithmetic/operator-words.js";
import { compare, ONE, type Rational } from "../../math/exact-numbers/rational.js";
import type { UnitProduct } from "../units/unit.js";

/** What a text computes, before it is computed. */
export type Expression =
  | { readonly type: "number"; readonly value: Rational; readonly isFraction: boolean }
  | { readonly type: "constant"; readonly name: ConstantName }
  | { readonly type: "negative"; readonly of: Expression }
  | { readonly type: "percent"; readonly of: Expression }
  | {
      readonly type: "binary";
      readonly sign: OperatorSign;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly type: "call"; readonly name: string; readonly operands: readonly Expression[] }
  | { readonly type: "quantity"; readonly of: Expression; readonly unit: UnitProduct }
  /** `5 ft 11 in`: a sum that is shown in the same units. */
  | { readonly type: "parts"; readonly quantities: readonly Quantity[] };

export type Quantity = Extract<Expression, { type: "quantity" }>;
export type ConstantName = "pi" | "e" | "tau" | "phi";

export function numberOf(value: Rational, isFraction = false): Expression {
  return { type: "number", value, isFraction };
}

export function call(name: string, ...operands: readonly Expression[]): Expression {
  return { type: "call", name, operands };
}

export function binary(sign: OperatorSign, left: Expression, right: Expression): Expression {
  return { type: "binary", sign, left, right };
}

/** `a third` or `1/3` alone: whether it is a third of one or of something else, the text does not say. */
export function isBarePart(expression: Expression): boolean {
  if (expression.type === "number") {
    return expression.isFraction && compare(expression.value, ONE) < 0;
  }
  if (expression.type !== "binary" || expression.sign !== "/") return false;
  const { left, right } = expression;
  if (left.type !== "number" || right.type !== "number") return false;
  return compare(left.value, right.value) < 0;
}

/** What a whole text asks for. */
export type Question =
  | { readonly ask: "value"; readonly of: Expression }
  | { readonly ask: "units"; readonly of: Expression; readonly units: readonly UnitProduct[] }
  | { readonly ask: "percent"; readonly of: Expression }
  | { readonly ask: "fraction"; readonly of: Expression }
  | { readonly ask: "decimal"; readonly of: Expression }
  | { readonly ask: "scientific"; readonly of: Expression }
  | { readonly ask: "ratio"; readonly of: readonly Expression[] }
  | { readonly ask: "base"; readonly of: Expression; readonly base: number }
  | { readonly ask: "roman"; readonly of: Expression }
  | { readonly ask: "rounded"; readonly of: Question; readonly to: Rounding }
  | {
      readonly ask: "compare";
      readonly sign: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly ask: "extreme";
      readonly wanted: "largest" | "smallest";
      readonly among: readonly Expression[];
    }
  | {
      readonly ask: "sorted";
      readonly isDescending: boolean;
      readonly among: readonly Expression[];
    }
  | {
      readonly ask: "property";
      readonly name: Property;
      readonly of: Expression;
      readonly isNegated: boolean;
    }
  | { readonly ask: "divisible"; readonly of: Expression; readonly by: Expression }
  | { readonly ask: "prime factors" | "divisors"; readonly of: Expression }
  | { readonly ask: "quotient and remainder"; readonly of: Expression; readonly by: Expression };

export type Rounding =
  | { readonly kind: "places"; readonly count: number }
  | { readonly kind: "digits"; readonly count: number }
  | { readonly kind: "nearest"; readonly step: Rational };

export type Comparison = "<" | "<=" | ">" | ">=" | "=" | "!=";
export type Property = "prime" | "composite" | "even" | "odd" | "square" | "cube" | "integer";
