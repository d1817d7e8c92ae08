import { type Candidate, type Conflict, tokensOf } from "./conflict.js";
import { areImports, mergeImports } from "./merge-members.js";

const ITEM = /,\s*$|^\s*(?:[-*+•]|\d+[.)]) /;

/**
 * What both sides added, where they only added imports, or items of a list, to what both kept: nothing
 * of either is lost, and only the order is a choice.
 */
export function unionOfAdditions({ ours, base = [], theirs }: Conflict): Candidate | undefined {
  const [own, their] = [new Set(ours), new Set(theirs)];
  if (own.size === 0 || their.size === 0) return undefined;
  if (areImports(ours) && areImports(theirs)) {
    const lines = mergeImports({ ours, base, theirs });
    const kept = new Set(tokensOf(lines ?? []));
    const isWhole = tokensOf([...ours, ...base, ...theirs]).every((token) => kept.has(token));
    return lines && isWhole ? { rule: "imports", lines } : undefined;
  }
  if (!base.every((line) => own.has(line) && their.has(line))) return undefined;
  const lines = [...ours, ...theirs.filter((line) => !own.has(line))];
  return lines.every((line) => ITEM.test(line)) && new Set(lines).size === lines.length
    ? { rule: "list", lines: isSorted(ours) && isSorted(theirs) ? lines.toSorted() : lines }
    : undefined;
}

function isSorted(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line, at) => at === 0 || (lines[at - 1] ?? "") <= line);
}
