import { tryEquation, tryFormula } from "../items/attempts.js";
import { type EquationItem, type Item, isCue } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";
import { formulaOf } from "./draft.js";

/** The complete combustion of a substance of carbon, hydrogen and oxygen that the prompt burns. */
export function combustionOf(items: readonly Item[]): EquationItem | undefined {
  const at = items.findIndex((item) => isCue(item, "combustion"));
  if (at < 0) return undefined;
  const isFuel = (item: Item): item is SpeciesItem =>
    item.type === "substance" && isFuelFormula(item);
  const fuel =
    items.slice(at, at + 8).find(isFuel) ?? items.slice(Math.max(0, at - 6), at).find(isFuel);
  const formula = fuel ? formulaOf(fuel) : undefined;
  const cue = items[at];
  if (!fuel || formula === undefined || !cue) return undefined;
  const products = tryFormula(formula).value?.atoms.has("H") ? "CO2 + H2O" : "CO2";
  const text = `${formula} + O2 -> ${products}`;
  const parsed = tryEquation(text).value;
  if (!parsed) return undefined;
  const note = `complete combustion of ${fuel.written} with oxygen to carbon dioxide and water`;
  return { type: "equation", span: fuel.span, text, parsed, note };
}

function isFuelFormula(item: SpeciesItem): boolean {
  const atoms = tryFormula(formulaOf(item) ?? "").value?.atoms;
  return (
    atoms?.has("C") === true &&
    [...atoms.keys()].every((key) => /^[CHO]$/u.test(key)) &&
    (atoms.has("H") || atoms.size === 1)
  );
}
