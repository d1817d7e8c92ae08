import { elementOf } from "../elements/elements.js";
import type { Atoms } from "../formula/species.js";
import { countText, hillFormula } from "./hill-formula.js";

/** Metals in the order in which salts name them. */
const FIRST_METALS = "Cs Rb K Na Li Ba Sr Ca Mg Be".split(" ");
/** Behind all metals: IUPAC's sequence of non-metals, with oxygen behind the halogens. */
const NON_METALS = "B Si C Sb As P N H Te Se S At I Br Cl O F".split(" ");

/**
 * A formula as chemists write it: in the order of Hill with carbon and hydrogen, else metals first and hydrogen before
 * the centre of an oxoacid, as in `NaClO4`, `HNO3` and `NaOH`.
 */
export function usualFormula(atoms: Atoms): string {
  const elements = new Set([...atoms.keys()].map(elementOf));
  if (elements.has("C") && elements.has("H")) return hillFormula(atoms);
  const ranks = new Map([...elements].map((element) => [element, rankOf(element)]));
  if (elements.has("O") && elements.has("H")) ranks.set("H", rankOfHydrogen(elements));
  const rank = (key: string) => ranks.get(elementOf(key)) ?? 0;
  return [...atoms]
    .sort(([first], [second]) => rank(first) - rank(second))
    .map(([key, count]) => `${/^\d/u.test(key) ? `[${key}]` : key}${countText(count)}`)
    .join("");
}

function rankOf(element: string): number {
  const metal = FIRST_METALS.indexOf(element);
  return metal >= 0 ? metal : FIRST_METALS.length + 1 + NON_METALS.indexOf(element);
}

/** Of a hydroxide behind the oxygen, of an acid before what its metals leave. */
function rankOfHydrogen(elements: ReadonlySet<string>): number {
  const others = [...elements].filter((element) => element !== "H" && element !== "O");
  const isHydroxide = others.length > 0 && others.every((one) => !NON_METALS.includes(one));
  return isHydroxide ? rankOf("O") + 0.5 : rankOf("B") - 0.5;
}
