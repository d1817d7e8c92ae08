import type { Rational } from "../../math/exact-numbers/rational.js";
import { elementOf } from "../elements/elements.js";
import type { Atoms } from "../formula/species.js";

/** The formula in the order of Hill (1900): carbon, hydrogen, then the alphabet; without carbon all by alphabet. */
export function hillFormula(atoms: Atoms): string {
  return hillOrder(atoms)
    .map(([key, count]) => `${/^\d/u.test(key) ? `[${key}]` : key}${countText(count)}`)
    .join("");
}

/** A composition in the order of Hill. */
export function hillOrder(atoms: Atoms): readonly (readonly [string, Rational])[] {
  const hasCarbon = [...atoms.keys()].some((key) => elementOf(key) === "C");
  const rank = (key: string) => {
    const element = elementOf(key);
    const first = hasCarbon ? ["C", "H"].indexOf(element) : -1;
    return first >= 0 ? String(first) : element;
  };
  return [...atoms].sort(([first], [second]) =>
    rank(first) === rank(second)
      ? massNumber(first) - massNumber(second)
      : rank(first) < rank(second)
        ? -1
        : 1,
  );
}

function massNumber(key: string): number {
  return Number(/^\d+/u.exec(key)?.[0] ?? 0);
}

/** A count behind a symbol: nothing for 1, a fraction in brackets. */
export function countText({ numerator, denominator }: Rational): string {
  if (denominator !== 1n) return `(${numerator}/${denominator})`;
  return numerator === 1n ? "" : String(numerator);
}
