import { countAtoms, PARTS } from "./count-atoms.js";

/** Atoms of a formula by element and nuclide; the charge is 0 for a formula. */
export interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  readonly charge: number;
}

/** Undefined where a charge is written, whose extent only the parser decides. */
export function countFormula(text: string): Counted | undefined {
  if (/[-+⁺⁻−^]/u.test(text)) return undefined;
  const counted = countAtoms(text.trim(), 0n);
  if (!counted) return undefined;
  const counts = [...counted].map(([key, count]) => [key, Number(count) / Number(PARTS)] as const);
  return { counts: Object.fromEntries(counts), charge: 0 };
}
