import { toDouble } from "../../../../engines/math/exact-numbers/rational.js";
import { tryFormula } from "../items/attempts.js";
import type { EquationItem, Item } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { atomsOf } from "../items/refine-items.js";
import { formulaOf } from "./draft.js";

/** A species of an equation as its quantities name it. */
export interface TermName {
  readonly formula: string;
  readonly atoms: string;
  readonly isProduct: boolean;
}

/** Each species of an equation once. */
export function termsOf({ parsed: { left, right } }: EquationItem): readonly TermName[] {
  const names = [...left, ...right].map(({ species }, index) => ({
    formula: species.text,
    atoms: atomsOf({ formula: species.text }),
    isProduct: index >= left.length,
  }));
  const known = new Set<string>();
  return names.filter(({ atoms }) => !known.has(atoms) && known.add(atoms));
}

/** The species of an equation that an item means: the name of an element may mean its molecules. */
export function speciesOfEquation(
  terms: readonly TermName[],
  item: SpeciesItem | undefined,
): TermName | undefined {
  if (!item) return undefined;
  const formulas = item.type === "symbol" ? [item.formula, formulaOf(item)] : [formulaOf(item)];
  for (const formula of formulas) {
    if (formula === undefined) continue;
    const atoms = atomsOf({ formula });
    const term = terms.find((one) => one.atoms === atoms);
    if (term) return { ...term, formula: item.isName ? term.formula : formula };
  }
  return undefined;
}

/** What a formula must look like to be called so. */
const CLASSES: readonly (readonly [name: RegExp, formula: RegExp])[] = [
  [/^(?:hydrate|hydrat|hidrato)$/u, /[·.*•]\s?\d{0,2}\s?H2O/u],
  [/^(?:carbonate|carbonat|carbonato)$/u, /^(?!H).*(?<!H)CO3/u],
  [/^(?:hydroxide|hydroxid|hydroxyde|hidroxido)$/u, /OH\)?\d{0,2}$/u],
  [/^(?:oxide|oxid|oxyde|oxido)$/u, /^(?!H2O|CO|SO|NO)[A-Z][a-z]?\d{0,2}O\d{0,2}$/u],
  [/^(?:acid|saure|acide|acido)$/u, /^H(?!2O\b|2\b|\b)|COOH$|CO2H$/u],
  [/^(?:metal|metall|element)$/u, /^(?!H\b|C\b|N\b|O\b|S\b|P\b)[A-Z][a-z]?$/u],
  [/^(?:alcohol|alkohol|alcool)$/u, /[^O]OH$/u],
];

/** `5 g of the hydrate`: the one species of an equation that a common noun fits. */
export function termByClass(
  terms: readonly TermName[],
  items: readonly Item[],
): TermName | undefined {
  const keys = items.map((item) => ("key" in item ? item.key : ""));
  const pattern = CLASSES.find(([name]) => keys.some((key) => name.test(key)))?.[1];
  const fitting = pattern ? terms.filter(({ formula }) => pattern.test(bare(formula))) : [];
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The one ion of an equation that a dissolved salt holds once: `KMnO4` for MnO4-, by amount or volume alone. */
export function ionOf(
  terms: readonly TermName[],
  { species, quantity }: Measured,
): TermName | undefined {
  if (!species || !/^(?:amount|volume)$/u.test(quantity.dimension)) return undefined;
  const salt = tryFormula(formulaOf(species) ?? "").value;
  if (salt?.charge !== 0n) return undefined;
  const isAcid = /^H|OOH$/u.test(formulaOf(species) ?? "");
  const ions = terms.flatMap((term) => {
    const ion = tryFormula(term.formula).value;
    if (!ion || ion.charge === 0n || ion.atoms.size === 0) return [];
    const keys = [...ion.atoms.keys()];
    const isHeld = [...ion.atoms].every(([key, count]) => {
      const held = salt.atoms.get(key);
      return held !== undefined && toDouble(held) === toDouble(count);
    });
    const isProton = keys.length === 1 && keys[0] === "H";
    return isHeld && (!isProton || isAcid) ? [{ term, keys }] : [];
  });
  // `MnO4-` is what there is of a salt that would also have the atoms of `Mn2+`.
  const whole = ions.filter(
    (one) =>
      !ions.some(
        (other) =>
          other.keys.length > one.keys.length && one.keys.every((key) => other.keys.includes(key)),
      ),
  );
  const reacting = whole.filter(({ term }) => !term.isProduct);
  const fitting = whole.length > 1 ? reacting : whole;
  return fitting.length === 1 ? fitting[0]?.term : undefined;
}

function bare(formula: string): string {
  return formula.replace(/\s?\((?:s|l|g|aq)\)$/u, "");
}
