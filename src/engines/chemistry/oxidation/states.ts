import type { Rational } from "../../math/exact-numbers/rational.js";

/** The states within one kind of ion, or ligand, of a salt. */
export interface IonStates {
  /** As `NH4+`. */
  readonly formula: string;
  readonly count: number;
  readonly states: ReadonlyMap<string, Rational>;
}

/** Oxidation states by element; a fraction is a mean over atoms that differ. */
export interface OxidationStates {
  readonly status: "decided" | "not_decidable";
  readonly states: ReadonlyMap<string, Rational>;
  /** The ions of a salt that hold an element in several states. */
  readonly ions?: readonly IonStates[];
  /** The rules that were used, in their order. */
  readonly rules: readonly string[];
}
