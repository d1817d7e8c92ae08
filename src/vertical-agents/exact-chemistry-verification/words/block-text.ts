import { parseEquation, type Term } from "../../../engines/chemistry/equation/parse-equation.js";
import type { BalanceAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { listText } from "./list-text.js";

/** Why an equation cannot be balanced: elements on one side only, or some that exclude each other. */
export function blockText({ blocked_by: blocks = [] }: BalanceAnswer, equation: string): string {
  const names = blocks.map(({ element }) => element);
  const { left, right } = parseEquation(equation, "/equation");
  const onlyLeft = names.filter((name) => holds(left, name) && !holds(right, name));
  const onlyRight = names.filter((name) => holds(right, name) && !holds(left, name));
  if (onlyLeft.length + onlyRight.length === names.length) {
    const sides = [sideText(onlyLeft, "left"), sideText(onlyRight, "right")];
    return sides.filter((one) => one !== "").join(" and ");
  }
  return `${listText(names)} cannot be equal on both sides at once`;
}

function holds(terms: readonly Term[], name: string): boolean {
  return terms.some(({ species }) =>
    name === "charge" ? species.charge !== 0n : species.atoms.has(name),
  );
}

function sideText(names: readonly string[], side: string): string {
  if (names.length === 0) return "";
  return `${listText(names)} ${names.length > 1 ? "are" : "is"} only on the ${side}`;
}
