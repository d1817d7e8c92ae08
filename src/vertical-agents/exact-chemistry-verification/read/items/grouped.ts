import {
  ABBREVIATED_GROUPS,
  NO_FORMULAS,
} from "../../../../content/substances/abbreviated-groups.js";

const WORDS: ReadonlySet<string> = new Set(NO_FORMULAS);

/**
 * A formula or equation with the abbreviated groups of organic chemistry written out: `Cu(OAc)2` as `Cu(CH3COO)2` and
 * `Et2O` as `(C2H5)2O`. Without them `Ac` is actinium.
 */
export function withGroups(text: string): string {
  if (!/Ac|Et|Me|Ph|Bu/u.test(text) || WORDS.has(text)) return text;
  let result = text;
  for (const [pattern, group] of ABBREVIATED_GROUPS) result = result.replace(pattern, group);
  return result;
}
