import {
  completeNodes,
  foldNodes,
  heightOf,
  type NodePlace,
  tileOf,
} from "./growing-tree-nodes.js";
import { TILE_WIDTH, Tile } from "./growing-tree-tile.js";
import { inclusionSubtrees } from "./proofs.js";

/** A tile that became full. */
export interface FullTile {
  readonly level: number;
  readonly index: number;
  readonly tile: Tile;
}

interface Level {
  /** The index of the tile that grows. */
  index: number;
  growing: Tile;
  /** The tile before it, if it became full here. */
  full: Tile | undefined;
}

/** How many hashes the tile that grows has at a level of a tree, and its index there. */
export function growingTileOf(size: number, level: number): { index: number; width: number } {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  const index = Math.floor(hashes / TILE_WIDTH);
  return { index, width: hashes - index * TILE_WIDTH };
}

/**
 * The right edge of an append-only Merkle tree (RFC 9162), in tiles of C2SP tlog-tiles. It keeps the
 * tiles that grow, with their complete nodes, and the last full tile of each level. So an append
 * costs one node hash, amortised, and the proof of a leaf that was appended here is look-ups and at
 * most one ragged subtree, as long as no more than 256 leaves came after it.
 */
export class GrowingTree {
  #size: number;
  readonly #levels: Level[];
  #full: FullTile[] = [];
  /** Hashes of ragged subtrees by their first leaf; they hold for the size of now. */
  readonly #ragged = new Map<number, string>();

  /** `growing` are the tiles that grow at a size, by level; the caller vouches for their hashes. */
  constructor(size = 0, growing: readonly Tile[] = []) {
    this.#size = size;
    this.#levels = growing.map((tile, level) => {
      const { index, width } = growingTileOf(size, level);
      if (tile.width !== width) throw new RangeError(`level ${level} needs ${width} hashes`);
      return { index, growing: tile, full: undefined };
    });
  }

  /** A tree that grows apart from this one; full tiles are shared, since they never change. */
  clone(): GrowingTree {
    const copy = new GrowingTree();
    copy.#size = this.#size;
    copy.#full = [...this.#full];
    for (const { index, growing, full } of this.#levels) {
      copy.#levels.push({ index, growing: growing.clone(), full });
    }
    return copy;
  }

  get size(): number {
    return this.#size;
  }

  append(leaf: Buffer): void {
    this.#ragged.clear();
    this.#size += 1;
    let hash = leaf;
    for (let level = 0; ; level += 1) {
      const edge = this.#levelAt(level);
      edge.growing.append(hash);
      const { root } = edge.growing;
      if (root === undefined) return;
      this.#full.push({ level, index: edge.index, tile: edge.growing });
      edge.full = edge.growing;
      edge.growing = new Tile();
      edge.index += 1;
      hash = root;
    }
  }

  /** The tiles that became full since the last call, each after those it is made of. */
  takeFullTiles(): FullTile[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  /** The complete subtrees that the tree is made of, from the left. */
  edge(): Buffer[] {
    return completeNodes({ begin: 0, end: this.#size }).map((place) => this.#node(place));
  }

  root(): Buffer {
    return foldNodes(this.edge());
  }

  /** The inclusion proof of a leaf in the tree of now, in base64. */
  inclusionProof(index: number): string[] {
    return inclusionSubtrees(index, this.#size).map(({ begin, end }) => {
      const leaves = end - begin;
      const height = heightOf(leaves);
      if (leaves === 2 ** height) return this.#text({ height, index: begin / leaves });
      return this.#raggedText(begin, end);
    });
  }

  #raggedText(begin: number, end: number): string {
    const known = this.#ragged.get(begin);
    if (known !== undefined) return known;
    const nodes = completeNodes({ begin, end });
    const text = foldNodes(nodes.map((place) => this.#node(place))).toString("base64");
    this.#ragged.set(begin, text);
    return text;
  }

  #levelAt(level: number): Level {
    let edge = this.#levels[level];
    if (edge === undefined) {
      edge = { index: 0, growing: new Tile(), full: undefined };
      this.#levels.push(edge);
    }
    return edge;
  }

  #node(place: NodePlace): Buffer {
    const { level, index, height, at } = tileOf(place);
    return required(this.#tile(level, index)?.node(height, at));
  }

  #text(place: NodePlace): string {
    const { level, index, height, at } = tileOf(place);
    return required(this.#tile(level, index)?.text(height, at));
  }

  #tile(level: number, index: number): Tile | undefined {
    const edge = this.#levels[level];
    if (edge?.index === index) return edge.growing;
    return edge?.index === index + 1 ? edge.full : undefined;
  }
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new RangeError("the node is not at the right edge of the tree");
  return found;
}
