import type { CssNode } from "css-tree";
import { childrenOf } from "./selectable.js";
import type { Test } from "./selector.js";

/** The test of `:nth-child()` and its kin; undefined for a name that is none of them. */
export function nthTest(name: string, formula: CssNode, of: Test | undefined): Test | undefined {
  const [step, offset] = readFormula(formula);
  const fits = (index: number) => {
    const beyond = index - offset;
    return step === 0 ? beyond === 0 : beyond % step === 0 && beyond / step >= 0;
  };
  switch (name) {
    case "nth-child":
      return of
        ? countedTest(of, fits, false)
        : (element, matching) => fits(matching.placeOf(element).index);
    case "nth-last-child":
      return of
        ? countedTest(of, fits, true)
        : (element, matching) => fits(matching.placeOf(element).fromEnd);
    case "nth-of-type":
      return (element, matching) => fits(matching.placeOf(element).ofType);
    case "nth-last-of-type":
      return (element, matching) => fits(matching.placeOf(element).ofTypeFromEnd);
    default:
      return undefined;
  }
}

/** `:nth-child(2 of .x)` counts only the siblings that fit. */
function countedTest(of: Test, fits: (index: number) => boolean, isFromEnd: boolean): Test {
  return (element, matching) => {
    if (!element.parent || !of(element, matching)) return false;
    const siblings = childrenOf(element.parent);
    if (isFromEnd) siblings.reverse();
    let index = 0;
    for (const sibling of siblings) {
      if (!matching.step()) return false;
      if (of(sibling, matching)) index += 1;
      if (sibling === element) return fits(index);
    }
    return false;
  };
}

function readFormula(formula: CssNode): readonly [step: number, offset: number] {
  if (formula.type === "Identifier") return [2, formula.name === "odd" ? 1 : 0];
  if (formula.type !== "AnPlusB") return [0, 0];
  const { a, b } = formula;
  const step = a === null ? 0 : a === "-" ? -1 : a === "+" || a === "" ? 1 : Number(a);
  return [step, b === null ? 0 : Number(b)];
}
