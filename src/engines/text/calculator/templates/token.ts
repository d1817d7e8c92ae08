import type { Rational } from "../../../math/exact-numbers/rational.js";

interface Written {
  /** As it is written, with signs made plain: `×` is `*`. */
  readonly text: string;
  /** In lower case. */
  readonly word: string;
  /** Stands apart from the token before it. */
  readonly isApart: boolean;
}

export interface NumberToken extends Written {
  readonly kind: "number";
  readonly value: Rational;
  /** What a list reads instead: `100,200,300` are three numbers there. */
  readonly items?: readonly Rational[];
  /** `1 1/2` or `½`: a fraction that is one number. */
  readonly isFraction: boolean;
}

export interface WordToken extends Written {
  readonly kind: "word";
}

export interface SignToken extends Written {
  readonly kind: "sign";
}

export type Token = NumberToken | WordToken | SignToken;
