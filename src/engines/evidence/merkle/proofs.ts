import { HASH_BYTES, type HashText, nodeHash, parentHash, sha256 } from "./hashing.js";

/** The leaves of a tree from `begin` up to, and without, `end`. */
export interface LeafRange {
  readonly begin: number;
  readonly end: number;
}

/** A claim that a tree of `size` leaves under `root` has a leaf at `index`. */
export interface InclusionClaim {
  readonly index: number;
  readonly size: number;
  readonly leafHash: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** A claim that the tree of `to` leaves begins with the tree of `from` leaves. */
export interface ConsistencyClaim {
  readonly from: number;
  readonly to: number;
  readonly fromRoot: Uint8Array;
  readonly toRoot: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/**
 * The subtrees whose roots are the inclusion proof of a leaf, its sibling first (RFC 9162, section
 * 2.1.3.1). Throws a RangeError unless 0 <= index < size <= 2^53.
 */
export function inclusionSubtrees(index: number, size: number): LeafRange[] {
  requireSize(size);
  if (!Number.isInteger(index) || index < 0 || index >= size) {
    throw new RangeError("a proof needs 0 <= index < size");
  }
  const siblings: LeafRange[] = [];
  let begin = 0;
  let end = size;
  let half = splitOf(size);
  while (end - begin > 1) {
    const middle = begin + half;
    if (index < middle) {
      siblings.push({ begin: middle, end });
      end = middle;
    } else {
      siblings.push({ begin, end: middle });
      begin = middle;
    }
    half = splitOf(end - begin, half);
  }
  return siblings.reverse();
}

/**
 * The subtrees whose roots are the consistency proof of two sizes of one tree, in the order of the
 * proof (RFC 9162, section 2.1.4.1). Empty for equal sizes. Throws a RangeError unless
 * 0 < from <= to <= 2^53.
 */
export function consistencySubtrees(from: number, to: number): LeafRange[] {
  requireSize(to);
  if (!Number.isInteger(from) || from < 1 || from > to) {
    throw new RangeError("a proof needs 0 < from <= to");
  }
  const subtrees: LeafRange[] = [];
  let begin = 0;
  let end = to;
  let half = splitOf(to);
  while (end > from) {
    const middle = begin + half;
    if (from <= middle) {
      subtrees.push({ begin: middle, end });
      end = middle;
    } else {
      subtrees.push({ begin, end: middle });
      begin = middle;
    }
    half = splitOf(end - begin, half);
  }
  // A subtree that begins with the first leaf is the old tree itself: its root is known.
  if (begin > 0) subtrees.push({ begin, end });
  return subtrees.reverse();
}

/** Whether a proof shows that a tree has a leaf; false as well for whatever is not a claim at all. */
export function verifyInclusion(claim: InclusionClaim): boolean {
  const { index, size, leafHash, proof, root } = claim;
  if (!isSize(size) || !Number.isInteger(index) || index < 0 || index >= size) return false;
  if (!isHash(leafHash) || !isHash(root)) return false;
  const siblings = inclusionSubtrees(index, size);
  if (proof.length !== siblings.length || !proof.every(isHash)) return false;
  let hash = textOf(leafHash);
  for (let at = 0; at < siblings.length; at += 1) {
    const [range, sibling] = [siblings[at], proof[at]];
    if (!range || !sibling) return false;
    hash = parentHash(hash, { sibling, side: range.begin > index ? "right" : "left" });
  }
  return hash === textOf(root);
}

/** Whether a proof shows that a tree only grew; false as well for sizes out of order and for size 0. */
export function verifyConsistency(claim: ConsistencyClaim): boolean {
  const { from, to, fromRoot, toRoot, proof } = claim;
  if (!isSize(to) || !isSize(from) || from > to) return false;
  if (!isHash(fromRoot) || !isHash(toRoot)) return false;
  const subtrees = consistencySubtrees(from, to);
  if (proof.length !== subtrees.length || !proof.every(isHash)) return false;
  const startsWithSeed = subtrees[0] !== undefined && subtrees[0].begin < from;
  const seed = startsWithSeed ? proof[0] : fromRoot;
  if (!seed) return false;
  let older = seed;
  let newer = seed;
  for (let at = startsWithSeed ? 1 : 0; at < subtrees.length; at += 1) {
    const hash = proof[at];
    const subtree = subtrees[at];
    if (!hash || !subtree) return false;
    if (subtree.begin >= from) {
      newer = nodeHash(newer, hash);
    } else {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
    }
  }
  return isSame(older, fromRoot) && isSame(newer, toRoot);
}

/** The root over leaf hashes in order (RFC 9162, section 2.1.1); of none, the hash of nothing. */
export function rootOf(leafHashes: readonly Uint8Array[]): Uint8Array {
  let level = leafHashes;
  while (level.length > 1) level = parentsOf(level);
  return level[0] ?? sha256(new Uint8Array());
}

/** The last node of a level of odd length has no sibling yet: it moves up as it is. */
function parentsOf(level: readonly Uint8Array[]): Uint8Array[] {
  const parents: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const left = level[at];
    const right = level[at + 1];
    if (left) parents.push(right ? nodeHash(left, right) : left);
  }
  return parents;
}

/** The greatest power of two below `size`; `above` is one that is known to be enough. */
function splitOf(size: number, above?: number): number {
  let half = above ?? 1;
  if (above === undefined) while (half * 2 < size) half *= 2;
  while (half >= size && half > 1) half /= 2;
  return half;
}

function requireSize(size: number): void {
  if (!isSize(size)) throw new RangeError("a tree has 1 to 2^53 leaves");
}

function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= 1 && size <= 2 ** 53;
}

function isHash(hash: Uint8Array): boolean {
  return hash.length === HASH_BYTES;
}

function textOf(hash: Uint8Array): HashText {
  return Buffer.from(hash).toString("latin1");
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}
