import { add, multiply, type Rational, ZERO } from "../../math/exact-numbers/rational.js";

/** Counts of atoms by element, or by nuclide (`13C`) where the formula labels one; none is 0. */
export type Atoms = ReadonlyMap<string, Rational>;

/** A part between the dots of a formula, such as the water of a hydrate. */
export interface FormulaPart {
  /** Without its factor. */
  readonly text: string;
  readonly atoms: Atoms;
  /** How often it is in the whole. */
  readonly factor: Rational;
}

/** What one formula says. */
export interface Species {
  /** As written, without coefficient and phase. */
  readonly text: string;
  readonly atoms: Atoms;
  /** Where the formula has several, as a hydrate. */
  readonly parts?: readonly FormulaPart[];
  /** In elementary charges. */
  readonly charge: bigint;
  /** `s`, `l`, `g`, `aq` … as written. */
  readonly phase?: string;
  /** How a notation with two meanings was read; empty when there was none. */
  readonly readings: readonly string[];
}

/** Adds `times` the atoms of one composition to another. */
export function addAtoms(sum: Map<string, Rational>, atoms: Atoms, times: Rational): void {
  for (const [key, count] of atoms) {
    sum.set(key, add(sum.get(key) ?? ZERO, multiply(count, times)));
  }
}
