import { diffArrays } from "diff";

/** A stretch of a three-way merge: items that stand, or what the sides made of the same stretch. */
export type MergePiece =
  | { readonly kind: "merged"; readonly items: readonly string[] }
  | {
      readonly kind: "conflict";
      readonly base: readonly string[];
      readonly ours: readonly string[];
      readonly theirs: readonly string[];
    };

/** One change of a side: the items `from` to `to` of the base became `items`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly items: readonly string[];
}

/** Differences beyond this many items are not looked for: the work grows with their square. */
const EDITS_MAX = 1_000;

/**
 * Merges two descendants of a base by the diff3 algorithm (Khanna, Kunal and Pierce, "A Formal
 * Investigation of Diff3", 2007) over Myers' differences. Edits that touch the same or adjoining
 * items of the base conflict unless they are the same. Undefined when a side differs by too much.
 */
export function mergeThree(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly MergePiece[] | undefined {
  const own = editsOf(base, ours);
  const their = editsOf(base, theirs);
  if (own === undefined || their === undefined) return undefined;
  const pieces: MergePiece[] = [];
  let [at, ownAt, theirAt] = [0, 0, 0];
  for (;;) {
    const next = nextCluster(own, their, { ownAt, theirAt });
    if (next === undefined) break;
    addMerged(pieces, base.slice(at, next.from));
    const sides = {
      base: base.slice(next.from, next.to),
      ours: applied(base, own.slice(ownAt, next.ownEnd), next),
      theirs: applied(base, their.slice(theirAt, next.theirEnd), next),
    };
    addCluster(pieces, sides);
    [at, ownAt, theirAt] = [next.to, next.ownEnd, next.theirEnd];
  }
  addMerged(pieces, base.slice(at));
  return pieces;
}

/** The merged items when nothing conflicts, otherwise undefined. */
export function cleanMerge(pieces: readonly MergePiece[] | undefined): string[] | undefined {
  const items: string[] = [];
  for (const piece of pieces ?? []) {
    if (piece.kind === "conflict") return undefined;
    items.push(...piece.items);
  }
  return pieces === undefined ? undefined : items;
}

/** The changes that make `side` of `base`, in order; undefined beyond `EDITS_MAX`. */
export function editsOf(base: readonly string[], side: readonly string[]): Edit[] | undefined {
  const changes = diffArrays([...base], [...side], { maxEditLength: EDITS_MAX });
  if (changes === undefined) return undefined;
  const edits: Edit[] = [];
  let at = 0;
  let open: { from: number; to: number; items: string[] } | undefined;
  for (const { added, removed, value, count } of changes) {
    if (!added && !removed) {
      open = undefined;
      at += count;
      continue;
    }
    if (open === undefined) {
      open = { from: at, to: at, items: [] };
      edits.push(open);
    }
    if (added) open.items.push(...value);
    else at = open.to = at + count;
  }
  return edits;
}

interface Cluster {
  readonly from: number;
  readonly to: number;
  readonly ownEnd: number;
  readonly theirEnd: number;
}

/** The next edits of both sides that touch one another, widened until no further one does. */
function nextCluster(
  own: readonly Edit[],
  their: readonly Edit[],
  { ownAt, theirAt }: { ownAt: number; theirAt: number },
): Cluster | undefined {
  const first = [own[ownAt], their[theirAt]].flatMap((edit) => edit ?? []);
  if (first.length === 0) return undefined;
  const from = Math.min(...first.map((edit) => edit.from));
  let [to, ownEnd, theirEnd] = [from, ownAt, theirAt];
  for (;;) {
    const nextOwn = own[ownEnd];
    const nextTheir = their[theirEnd];
    if (nextOwn && nextOwn.from <= to) {
      to = Math.max(to, nextOwn.to);
      ownEnd += 1;
    } else if (nextTheir && nextTheir.from <= to) {
      to = Math.max(to, nextTheir.to);
      theirEnd += 1;
    } else return { from, to, ownEnd, theirEnd };
  }
}

function applied(base: readonly string[], edits: readonly Edit[], { from, to }: Cluster): string[] {
  const items: string[] = [];
  let at = from;
  for (const edit of edits) {
    for (const item of base.slice(at, edit.from)) items.push(item);
    for (const item of edit.items) items.push(item);
    at = edit.to;
  }
  return [...items, ...base.slice(at, to)];
}

function addCluster(
  pieces: MergePiece[],
  { base, ours, theirs }: { base: string[]; ours: string[]; theirs: string[] },
): void {
  if (areSame(ours, theirs) || areSame(base, theirs)) addMerged(pieces, ours);
  else if (areSame(base, ours)) addMerged(pieces, theirs);
  else pieces.push({ kind: "conflict", base, ours, theirs });
}

function addMerged(pieces: MergePiece[], items: readonly string[]): void {
  if (items.length === 0) return;
  const last = pieces.at(-1);
  if (last?.kind === "merged")
    pieces[pieces.length - 1] = { kind: "merged", items: [...last.items, ...items] };
  else pieces.push({ kind: "merged", items });
}

/** Whether two lists hold the same items. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}
