import { TILE_HEIGHT } from "./growing-tree-tile.js";
import { EMPTY_ROOT, nodeHash } from "./hashing.js";
import type { LeafRange } from "./proofs.js";

const HALF_WORD = 2 ** 31;

/** A complete subtree: the leaves from `index` times 2^height on, 2^height of them. */
export interface NodePlace {
  readonly height: number;
  readonly index: number;
}

/** Where a node is among the tiles. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
  /** The height above the hashes of the tile, 0 to 7, and the place at that height. */
  readonly height: number;
  readonly at: number;
}

/**
 * The complete subtrees that a subtree of RFC 9162 is made of, from the left: one when it is complete
 * itself. Heights fall, so their hashes fold from the right.
 */
export function completeNodes({ begin, end }: LeafRange): NodePlace[] {
  const nodes: NodePlace[] = [];
  let at = begin;
  while (at < end) {
    const height = heightOf(end - at);
    const leaves = 2 ** height;
    nodes.push({ height, index: at / leaves });
    at += leaves;
  }
  return nodes;
}

/** The height of the largest complete subtree of some leaves; exact up to 2^53, as a logarithm is not. */
export function heightOf(leaves: number): number {
  const high = Math.floor(leaves / HALF_WORD);
  return high > 0 ? 62 - Math.clz32(high) : 31 - Math.clz32(leaves);
}

/** The tile that holds a node, and where in it. */
export function tileOf({ height, index }: NodePlace): TilePlace {
  const level = Math.floor(height / TILE_HEIGHT);
  const within = height % TILE_HEIGHT;
  const perTile = 2 ** (TILE_HEIGHT - within);
  const tile = Math.floor(index / perTile);
  return { level, index: tile, height: within, at: index - tile * perTile };
}

/** The hash over complete subtrees from the left, as `completeNodes` orders them; of none, the empty root. */
export function foldNodes(hashes: readonly Buffer[]): Buffer {
  const last = hashes.at(-1);
  if (last === undefined) return EMPTY_ROOT;
  let folded = last;
  for (let at = hashes.length - 2; at >= 0; at -= 1) {
    const left = hashes[at];
    if (left) folded = nodeHash(left, folded);
  }
  return folded;
}
