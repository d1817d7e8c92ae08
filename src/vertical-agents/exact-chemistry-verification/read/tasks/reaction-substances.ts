import { tryFormula } from "../items/attempts.js";
import type { SubstanceItem } from "../items/item.js";
import type { RequestKind } from "./request.js";
import { equationNear, type Scene, type Sentence } from "./scene.js";
import { termsOf } from "./terms.js";

const SUBSTANCES_MAX = 20;
const PLURAL =
  /^(?:reactants?|products?|species|compounds?|substances?|each|all|every|both|edukte?|produkte?|reactifs?|produits?|reactivos?|productos?|reagentes?|produtos?)$/u;

/**
 * The substances of the equation that a sentence speaks of: for oxidation states those with the elements that it
 * names, else those that it means as a group, such as `each reactant`.
 */
export function substancesOfReaction(
  scene: Scene,
  sentence: Sentence,
  kind: RequestKind,
): readonly SubstanceItem[] {
  const equation = equationNear(scene, sentence);
  if (!equation) return [];
  const keys = sentence.items.map((item) => ("key" in item ? item.key : ""));
  const elements = sentence.items.flatMap((item) => (item.type === "symbol" ? [item.formula] : []));
  if (kind !== "states" && !keys.some((key) => PLURAL.test(key))) return [];
  const isOneSided = (pattern: RegExp) => keys.some((key) => pattern.test(key));
  const [isLeft, isRight] = [isOneSided(/^(?:reac|edu|reag)/u), isOneSided(/^prod/u)];
  return termsOf(equation)
    .filter(({ isProduct }) => isLeft === isRight || isProduct === isRight)
    .filter(({ formula }) => {
      const atoms = tryFormula(formula).value?.atoms;
      if (!atoms || atoms.size === 0) return false;
      if (kind !== "states") return true;
      return elements.length === 0 ? atoms.size > 1 : elements.some((one) => atoms.has(one));
    })
    .slice(0, SUBSTANCES_MAX)
    .map(({ formula }) => ({
      type: "substance",
      span: equation.span,
      written: formula,
      formula,
      isName: false,
    }));
}
