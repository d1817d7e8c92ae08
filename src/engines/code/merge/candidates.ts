import {
  type Candidate,
  type Conflict,
  linesOf,
  type Rule,
  squeezed,
  tokensOf,
} from "./conflict.js";
import { mergeImports, mergeMembers } from "./merge-members.js";
import { areSame, cleanMerge, mergeThree } from "./merge-three.js";
import { higherVersion } from "./versions.js";

/** Tokens of a conflict beyond which the finest merge is not tried. */
const TOKENS_MAX = 20_000;
/** Lines beyond which additions are not put in their places. */
const LINES_MAX = 4_000;

/** Every way to resolve a conflict that the rules know, the surest first; none twice. */
export function findCandidates(conflict: Conflict): Candidate[] {
  const candidates: Candidate[] = [];
  const offer = (rule: Rule, lines: readonly string[] | undefined) => {
    if (lines === undefined) return;
    if (!candidates.some((known) => areSame(known.lines, lines))) candidates.push({ rule, lines });
  };
  const { ours, theirs } = conflict;
  const base = conflict.base ?? [];
  if (areSame(ours, theirs)) offer("identical", ours);
  if (conflict.base !== undefined) {
    if (areSame(base, ours)) offer("one_sided", theirs);
    if (areSame(base, theirs)) offer("one_sided", ours);
    offer("whitespace", mergeWhitespace({ ours, base, theirs }));
    offer("lines", cleanMerge(mergeThree(base, ours, theirs)));
  } else if (squeezed(ours) === squeezed(theirs)) offer("whitespace", ours);
  offer("members", mergeMembers({ ours, base, theirs }));
  offer("imports", mergeImports({ ours, base, theirs }));
  offer("version", higherVersion(ours.join("\n"), theirs.join("\n"))?.split("\n"));
  if (conflict.base !== undefined) offer("tokens", mergeTokens({ ours, base, theirs }));
  offer("list", mergeAdditions({ ours, base, theirs }));
  offer("ours", ours);
  offer("theirs", theirs);
  offer("ours_then_theirs", [...ours, ...theirs]);
  offer("theirs_then_ours", [...theirs, ...ours]);
  if (conflict.base !== undefined) offer("base", base);
  return candidates;
}

interface Sides {
  readonly ours: readonly string[];
  readonly base: readonly string[];
  readonly theirs: readonly string[];
}

/** A side that changed white space alone yields to the other. */
function mergeWhitespace({ ours, base, theirs }: Sides): readonly string[] | undefined {
  const [own, from, their] = [squeezed(ours), squeezed(base), squeezed(theirs)];
  if (own === their || from === their) return ours;
  return from === own ? theirs : undefined;
}

function mergeTokens({ ours, base, theirs }: Sides): string[] | undefined {
  const [own, from, their] = [tokensOf(ours), tokensOf(base), tokensOf(theirs)];
  if (from.length === 0 || own.length + from.length + their.length > TOKENS_MAX) return undefined;
  const merged = cleanMerge(mergeThree(from, own, their));
  return merged && linesOf(merged);
}

/** Both sides only added lines: all of them, in order where both are sorted, each once. */
function mergeAdditions({ ours, base, theirs }: Sides): string[] | undefined {
  if (ours.length + theirs.length > LINES_MAX) return undefined;
  const [own, their] = [new Set(ours), new Set(theirs)];
  if (!base.every((line) => own.has(line) && their.has(line))) return undefined;
  const additions = theirs.filter((line) => !own.has(line));
  if (additions.length === 0 || additions.length === theirs.length) {
    return additions.length === 0 ? [...ours] : sortedUnion(ours, theirs);
  }
  const merged = [...ours];
  let after = -1;
  for (const line of theirs) {
    if (own.has(line)) after = merged.indexOf(line);
    else {
      // What ours added at the same place comes first.
      do after += 1;
      while (after < merged.length && !their.has(merged[after] ?? ""));
      merged.splice(after, 0, line);
    }
  }
  return merged;
}

function sortedUnion(ours: readonly string[], theirs: readonly string[]): string[] | undefined {
  const isSorted = (lines: readonly string[]) =>
    lines.every((line, place) => place === 0 || (lines[place - 1] ?? "") <= line);
  if (ours.length === 0 || theirs.length === 0) return undefined;
  if (ours.length + theirs.length < 3 || !isSorted(ours) || !isSorted(theirs)) return undefined;
  return [...new Set([...ours, ...theirs])].sort();
}
