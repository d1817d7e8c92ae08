import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GrowingTree, growingTileOf } from "./growing-tree.js";
import { completeNodes, heightOf, tileOf } from "./growing-tree-nodes.js";
import { TILE_WIDTH, Tile } from "./growing-tree-tile.js";

const leaves = Array.from({ length: 1_400 }, (_, at) => hash("sha256", `leaf ${at}`, "buffer"));

/** RFC 9162, section 2.1.1, as it is written there. */
function rootOf(part: readonly Buffer[]): Buffer {
  const [first] = part;
  if (!first) return hash("sha256", "", "buffer");
  if (part.length === 1) return first;
  const half = splitOf(part.length);
  const inner = [Buffer.of(1), rootOf(part.slice(0, half)), rootOf(part.slice(half))];
  return hash("sha256", Buffer.concat(inner), "buffer");
}

/** RFC 9162, section 2.1.3.1, as it is written there. */
function pathOf(index: number, part: readonly Buffer[]): Buffer[] {
  if (part.length === 1) return [];
  const half = splitOf(part.length);
  return index < half
    ? [...pathOf(index, part.slice(0, half)), rootOf(part.slice(half))]
    : [...pathOf(index - half, part.slice(half)), rootOf(part.slice(0, half))];
}

function splitOf(count: number): number {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
}

/** The tiles that grow at a size, made from the leaves alone. */
function growingTiles(size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; TILE_WIDTH ** level <= size; level += 1) {
    const { index, width } = growingTileOf(size, level);
    const span = TILE_WIDTH ** level;
    const hashes = Array.from({ length: width }, (_, at) => {
      const begin = (index * TILE_WIDTH + at) * span;
      return rootOf(leaves.slice(begin, begin + span));
    });
    tiles.push(Tile.of(Buffer.concat(hashes)));
  }
  return tiles;
}

const sizes = fc.tuple(fc.nat(1_100), fc.integer({ min: 1, max: 256 }));

describe("GrowingTree", () => {
  it("has the root of the plain recursion at every size up to 600", () => {
    const tree = new GrowingTree();
    expect(tree.root()).toEqual(rootOf([]));
    for (let size = 1; size <= 600; size += 1) {
      tree.append(leaves[size - 1] as Buffer);
      expect(tree.size).toBe(size);
      if (size % 7 === 0 || size > 510) expect(tree.root()).toEqual(rootOf(leaves.slice(0, size)));
    }
  });

  it("goes on from its tiles and proves each leaf of a batch", () => {
    fc.assert(
      fc.property(sizes, ([from, count]) => {
        const tree = new GrowingTree(from, growingTiles(from));
        const all = leaves.slice(0, from + count);
        for (const leaf of all.slice(from)) tree.append(leaf);
        expect(tree.root()).toEqual(rootOf(all));
        for (const index of [from, from + (count >> 1), from + count - 1]) {
          const path = pathOf(index, all).map((node) => node.toString("base64"));
          expect(tree.inclusionProof(index)).toEqual(path);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("hands out each tile once, when it is full", () => {
    const tree = new GrowingTree();
    const full = leaves.slice(0, 1_030).flatMap((leaf) => {
      tree.append(leaf);
      return tree.takeFullTiles();
    });
    expect(full.map(({ level, index }) => [level, index])).toEqual(
      [0, 1, 2, 3].map((at) => [0, at]),
    );
    for (const { index, tile } of full) {
      const part = leaves.slice(index * 256, index * 256 + 256);
      expect(tile.bytes()).toEqual(Buffer.concat(part));
      expect(tile.root).toEqual(rootOf(part));
    }
  });

  it("refuses tiles of another size", () => {
    expect(() => new GrowingTree(3, growingTiles(2))).toThrow("level 0 needs 3 hashes");
  });

  it("refuses a proof that it has not the nodes for", () => {
    const tree = new GrowingTree(600, growingTiles(600));
    expect(() => tree.inclusionProof(3)).toThrow("right edge");
    expect(() => tree.inclusionProof(600)).toThrow("0 <= index < size");
  });
});

describe("the places of nodes", () => {
  it("are exact up to 2^53", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 52 }), (height) => {
        const leavesOf = 2 ** height;
        expect(heightOf(leavesOf)).toBe(height);
        if (height > 0) expect(heightOf(leavesOf - 1)).toBe(height - 1);
        expect(heightOf(leavesOf * 2 - 1)).toBe(height);
      }),
    );
  });

  it("cover a range once, the largest first", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 52 }), (end) => {
        const nodes = completeNodes({ begin: 0, end });
        expect(nodes.reduce((sum, { height }) => sum + 2 ** height, 0)).toBe(end);
        for (const [at, { height }] of nodes.entries()) {
          if (at > 0) expect(height).toBeLessThan(nodes[at - 1]?.height ?? 0);
        }
      }),
    );
  });

  it("lie in tiles as C2SP numbers them", () => {
    expect(tileOf({ height: 0, index: 256 })).toEqual({ level: 0, index: 1, height: 0, at: 0 });
    expect(tileOf({ height: 7, index: 3 })).toEqual({ level: 0, index: 1, height: 7, at: 1 });
    expect(tileOf({ height: 8, index: 3 })).toEqual({ level: 1, index: 0, height: 0, at: 3 });
    expect(tileOf({ height: 17, index: 130 })).toEqual({ level: 2, index: 1, height: 1, at: 2 });
  });
});

describe("Tile", () => {
  it("takes 256 hashes and no more", () => {
    const tile = Tile.of(Buffer.concat(leaves.slice(0, 256)));
    expect(tile.root?.equals(rootOf(leaves.slice(0, 256)))).toBe(true);
    expect(() => tile.append(leaves[0] as Buffer)).toThrow("the tile is full");
    expect(() => Tile.of(Buffer.alloc(33))).toThrow("whole hashes");
    expect(tile.node(8, 1)).toBeUndefined();
    expect(tile.text(8, 0)).toBe(tile.root?.toString("base64"));
  });
});
