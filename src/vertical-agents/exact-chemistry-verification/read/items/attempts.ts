import {
  type Equation,
  parseEquation,
} from "../../../../engines/chemistry/equation/parse-equation.js";
import { ChemistryError } from "../../../../engines/chemistry/errors/chemistry-error.js";
import { parseFormula } from "../../../../engines/chemistry/formula/parse-formula.js";
import type { Species } from "../../../../engines/chemistry/formula/species.js";
import { readSmiles, type Substance } from "../../../../engines/chemistry/smiles/read-smiles.js";
import { withGroups } from "./grouped.js";

/** What the engine makes of a text, or why it refuses it. */
export type Attempt<T> =
  | { readonly value: T; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

export function tryFormula(text: string): Attempt<Species> {
  return attempt(() => parseFormula(withGroups(withCarets(text)), ""));
}

export function tryEquation(text: string): Attempt<Equation> {
  return attempt(() => parseEquation(withGroups(withCarets(text)), ""));
}

export function trySmiles(text: string): Attempt<Substance> {
  return attempt(() => readSmiles(text, ""));
}

/** Stands where tags of HTML were, so that offsets stay and formulas do not break. */
export const JOINER = "\u2060";

/** `ClO4{-}` with the caret that the engine wants, and without what is left of tags. */
export function withCarets(text: string): string {
  return text.replaceAll(JOINER, "").replace(/(?<![\^_])\{(\d{0,2}[+-])\}/gu, "^{$1}");
}

function attempt<T>(read: () => T): Attempt<T> {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof ChemistryError) return { fault: error.message };
    throw error;
  }
}
