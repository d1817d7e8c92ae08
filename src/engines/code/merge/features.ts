import { type Candidate, type Conflict, type Rule, squeezed, tokensOf } from "./conflict.js";
import { fileKinds } from "./file-kind.js";
import { areImports } from "./merge-members.js";
import { areSame } from "./merge-three.js";

const rules: readonly Rule[] = [
  "identical",
  "one_sided",
  "whitespace",
  "lines",
  "tokens",
  "imports",
  "members",
  "list",
  "version",
  "ours_then_theirs",
  "theirs_then_ours",
  "ours",
  "theirs",
  "base",
];

/** What a conflict shows of itself, whichever way it is resolved; each number is finite. */
export function featuresOfConflict(conflict: Conflict, candidates: readonly Candidate[]): number[] {
  const { ours, theirs, elsewhere, kind, conflictsInFile } = conflict;
  const base = conflict.base ?? [];
  const [own, from, their] = [ours, base, theirs].map((lines) => counted(told(lines)));
  if (!own || !from || !their) return [];
  const [ownNew, theirNew] = [without(own, from), without(their, from)];
  const [ownGone, theirGone] = [without(from, own), without(from, their)];
  return [
    ...fileKinds.map((one) => Number(one === kind)),
    ...rules.map((rule) => Number(candidates.some((one) => one.rule === rule))),
    Number(conflict.base === undefined),
    conflictsInFile,
    ours.length,
    base.length,
    theirs.length,
    alike(own, from),
    alike(their, from),
    alike(own, their),
    size(ownNew),
    size(theirNew),
    size(ownGone),
    size(theirGone),
    shareIn(theirNew, own),
    shareIn(ownNew, their),
    shareIn(theirGone, ownGone),
    shareIn(ownGone, theirGone),
    shareOf(ours, (line) => elsewhere.has(line.trim())),
    shareOf(theirs, (line) => elsewhere.has(line.trim())),
    shareOf(base, (line) => elsewhere.has(line.trim())),
    shareOf(added(theirs, base), (line) => elsewhere.has(line.trim())),
    shareOf(added(ours, base), (line) => elsewhere.has(line.trim())),
    shareOf(added(theirs, base), (line) => ours.includes(line)),
    shareOf(added(ours, base), (line) => theirs.includes(line)),
    Number(areImports(ours)),
    Number(areImports(theirs)),
    shareOf([...ours, ...theirs], isComment),
    shareOf([...ours, ...theirs], (line) => /^\s*[-*+] |,$/.test(line)),
    shareOf([...ours, ...theirs], (line) => /\d+\.\d+/.test(line)),
    Number(squeezed(ours) === squeezed(theirs)),
    Math.abs(indentOf(ours) - indentOf(theirs)),
    Number(/<<<<|TODO|FIXME/.test(ours.join())),
    Number(alike(own, their) > 0 && areSame(ours.slice(0, 1), theirs.slice(0, 1))),
    Number(areSame(ours.slice(-1), theirs.slice(-1))),
  ];
}

/** What one candidate adds to the features of its conflict. */
export function featuresOfCandidate(
  candidate: Candidate,
  { conflict, place, count }: { conflict: Conflict; place: number; count: number },
): number[] {
  const { ours, theirs } = conflict;
  const base = conflict.base ?? [];
  const lines = new Set(candidate.lines);
  return [
    rules.indexOf(candidate.rule),
    place,
    count,
    candidate.lines.length,
    candidate.lines.length / (1 + ours.length + theirs.length),
    shareOf(told(ours), (line) => lines.has(line)),
    shareOf(told(theirs), (line) => lines.has(line)),
    shareOf(told(base), (line) => lines.has(line)),
    shareOf(told(candidate.lines), (line) => conflict.elsewhere.has(line.trim())),
    Number(areSame(candidate.lines, ours)),
    Number(areSame(candidate.lines, theirs)),
    candidate.lines.length - lines.size,
  ];
}

const told = (lines: readonly string[]) => lines.filter((line) => line.trim() !== "");
const isComment = (line: string) => /^\s*(?:\/\/|#|\*|\/\*|<!--|--)/.test(line);

function indentOf(lines: readonly string[]): number {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  return first.length - first.trimStart().length;
}

function added(side: readonly string[], base: readonly string[]): string[] {
  const known = new Set(base);
  return told(side).filter((line) => !known.has(line));
}

function shareOf(lines: readonly string[], holds: (line: string) => boolean): number {
  return lines.length === 0 ? -1 : lines.filter(holds).length / lines.length;
}

type Counted = ReadonlyMap<string, number>;

function counted(lines: readonly string[]): Counted {
  const counts = new Map<string, number>();
  for (const token of tokensOf(lines)) {
    if (token.trim() !== "") counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

function size(tokens: Counted): number {
  let sum = 0;
  for (const count of tokens.values()) sum += count;
  return sum;
}

function without(tokens: Counted, others: Counted): Counted {
  const left = new Map<string, number>();
  for (const [token, count] of tokens) {
    const more = count - (others.get(token) ?? 0);
    if (more > 0) left.set(token, more);
  }
  return left;
}

/** Share of tokens that others have, too; -1 of none. */
function shareIn(tokens: Counted, others: Counted): number {
  const all = size(tokens);
  return all === 0 ? -1 : 1 - size(without(tokens, others)) / all;
}

/** Dice's coefficient of two bags of tokens. */
function alike(one: Counted, other: Counted): number {
  const all = size(one) + size(other);
  return all === 0 ? 1 : (2 * (size(one) - size(without(one, other)))) / all;
}
