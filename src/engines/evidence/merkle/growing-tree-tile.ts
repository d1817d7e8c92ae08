import { HASH_BYTES, nodeHash } from "./hashing.js";

/** Levels of the tree that one tile spans (C2SP tlog-tiles). */
export const TILE_HEIGHT = 8;
/** Hashes in a full tile. */
export const TILE_WIDTH = 2 ** TILE_HEIGHT;

/** A tile of 1 to 256 hashes with every complete node above them, up to its root when it is full. */
export class Tile {
  /** By height above the tile's own hashes. */
  readonly #nodes: Buffer[][] = Array.from({ length: TILE_HEIGHT + 1 }, () => []);
  readonly #texts: string[][] = Array.from({ length: TILE_HEIGHT + 1 }, () => []);

  /** A tile of some concatenated hashes; throws a RangeError when they are not 0 to 256 of them. */
  static of(hashes: Uint8Array): Tile {
    const width = hashes.length / HASH_BYTES;
    if (!Number.isInteger(width)) throw new RangeError("a tile is made of whole hashes");
    const tile = new Tile();
    for (let at = 0; at < width; at += 1) {
      tile.append(Buffer.from(hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)));
    }
    return tile;
  }

  /** A tile that grows apart from this one. */
  clone(): Tile {
    const copy = new Tile();
    for (const [height, nodes] of this.#nodes.entries()) {
      copy.#nodes[height] = nodes.slice();
      copy.#texts[height] = (this.#texts[height] ?? []).slice();
    }
    return copy;
  }

  get width(): number {
    return this.#at(0).length;
  }

  /** The root of a full tile; undefined before it is full. */
  get root(): Buffer | undefined {
    return this.#at(TILE_HEIGHT)[0];
  }

  /** Adds a hash and the nodes that it completes: one hash computation for each, amortised. */
  append(hash: Buffer): void {
    if (this.width === TILE_WIDTH) throw new RangeError("the tile is full");
    let added = hash;
    for (let height = 0; ; height += 1) {
      const level = this.#at(height);
      level.push(added);
      if (level.length % 2 === 1) return;
      const left = level[level.length - 2];
      if (height === TILE_HEIGHT || left === undefined) return;
      added = nodeHash(left, added);
    }
  }

  /** The complete node at a height within the tile; undefined when there is none. */
  node(height: number, index: number): Buffer | undefined {
    return this.#nodes[height]?.[index];
  }

  /** The same node in base64, which is computed once. */
  text(height: number, index: number): string | undefined {
    const texts = this.#texts[height];
    const known = texts?.[index];
    if (known !== undefined) return known;
    const text = this.node(height, index)?.toString("base64");
    if (texts && text !== undefined) texts[index] = text;
    return text;
  }

  /** The first hashes of the tile, concatenated. */
  bytes(width = this.width): Buffer {
    return Buffer.concat(this.#at(0).slice(0, width));
  }

  #at(height: number): Buffer[] {
    const level = this.#nodes[height];
    if (level === undefined) throw new RangeError("a tile has no such height");
    return level;
  }
}
