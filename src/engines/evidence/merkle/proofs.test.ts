import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leafHash } from "./hashing.js";
import {
  consistencySubtrees,
  inclusionSubtrees,
  type LeafRange,
  rootOf,
  verifyConsistency,
  verifyInclusion,
} from "./proofs.js";

/** The entries and roots of the tree by which Certificate Transparency logs are tested. */
const reference: readonly (readonly [entry: string, root: string])[] = [
  ["", "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"],
  ["00", "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"],
  ["10", "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"],
  ["2021", "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"],
  ["3031", "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"],
  ["40414243", "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef"],
  ["5051525354555657", "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"],
  [
    "606162636465666768696a6b6c6d6e6f",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ],
];
const SIZE_MAX = 260;
const hashes = Array.from({ length: SIZE_MAX }, (_, at) => leafHash(Buffer.from(`entry ${at}`)));
const other = leafHash(Buffer.from("something else"));

describe("rootOf", () => {
  it("answers the reference roots", () => {
    const leaves = reference.map(([entry]) => leafHash(Buffer.from(entry, "hex")));
    for (const [at, [, root]] of reference.entries()) {
      expect(Buffer.from(rootOf(leaves.slice(0, at + 1))).toString("hex")).toBe(root);
    }
  });

  it("answers the hash of nothing for no leaves", () => {
    expect(rootOf([])).toEqual(createHash("sha256").digest());
  });

  it("answers what the recursive definition does, for every size", () => {
    for (let size = 1; size <= SIZE_MAX; size += 1) {
      expect(rootOf(hashes.slice(0, size))).toEqual(naiveRoot({ begin: 0, end: size }));
    }
  });
});

describe("inclusion proofs", () => {
  it("are those of the recursive definition, for every index of every size", () => {
    for (let size = 1; size <= SIZE_MAX; size += 1) {
      for (let index = 0; index < size; index += 1) {
        expect(inclusionSubtrees(index, size)).toEqual(naivePath(index, { begin: 0, end: size }));
      }
    }
  });

  it("verify for every index of many sizes", () => {
    for (const size of [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 127, 128, 129, 255, 256, 257, 260]) {
      for (let index = 0; index < size; index += 1) {
        expect(verifyInclusion(inclusionOf(index, size))).toBe(true);
      }
    }
  });

  it("fail once anything about them is changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: SIZE_MAX }), fc.nat(), fc.nat(), (size, seed, bit) => {
        const index = seed % size;
        const claim = inclusionOf(index, size);
        const { proof, root } = claim;
        const broken = [
          ...[index + 1, index - 1, index ^ 2, size, -1, index + 0.5, Number.NaN].map((wrong) => {
            return { ...claim, index: wrong };
          }),
          ...[0, -1, size + 0.5, Number.NaN, 2 ** 53 + 2].map((wrong) => ({
            ...claim,
            size: wrong,
          })),
          { ...claim, size: size * 2 },
          { ...claim, leafHash: other },
          { ...claim, leafHash: new Uint8Array() },
          { ...claim, leafHash: root },
          { ...claim, root: other },
          { ...claim, root: new Uint8Array() },
          { ...claim, root: flipped(root, bit) },
          ...brokenProofs(proof, root, bit).map((wrong) => ({ ...claim, proof: wrong })),
        ];
        for (const wrong of broken) expect(verifyInclusion(wrong)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("reach to 2^53 leaves", () => {
    const size = 2 ** 53;
    expect(inclusionSubtrees(size - 1, size)).toHaveLength(53);
    expect(inclusionSubtrees(size - 1, size)[0]).toEqual({ begin: size - 2, end: size - 1 });
    expect(inclusionSubtrees(0, size - 1).at(-1)).toEqual({ begin: size / 2, end: size - 1 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [-1, 5],
    [0.5, 5],
    [0, 2 ** 54],
  ])("are refused for leaf %d of %d", (index, size) => {
    expect(() => inclusionSubtrees(index, size)).toThrow(RangeError);
  });
});

describe("consistency proofs", () => {
  it("are those of the recursive definition, for all pairs of sizes", () => {
    for (let to = 1; to <= SIZE_MAX; to += 1) {
      for (let from = 1; from <= to; from += 1) {
        const whole = { range: { begin: 0, end: to }, isWhole: true };
        expect(consistencySubtrees(from, to)).toEqual(naiveSubproof(from, whole));
      }
    }
  });

  it("verify for all pairs of sizes up to 40, and for many larger ones", () => {
    const sizes = [...Array(40).keys()]
      .map((at) => at + 1)
      .concat([64, 65, 128, 129, 200, 256, 260]);
    for (const to of sizes) {
      for (const from of sizes.filter((size) => size <= to)) {
        expect(verifyConsistency(consistencyOf(from, to))).toBe(true);
      }
    }
  });

  it("fail once anything about them is changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: SIZE_MAX }), fc.nat(), fc.nat(), (to, seed, bit) => {
        const from = 1 + (seed % (to - 1));
        const claim = consistencyOf(from, to);
        const { proof, fromRoot, toRoot } = claim;
        const broken = [
          ...[0, -1, from + 0.5, to, to + 1].map((wrong) => ({ ...claim, from: wrong })),
          ...[0, -1, to + 0.5, 2 ** 53 + 2, from - 1].map((wrong) => ({ ...claim, to: wrong })),
          { ...claim, fromRoot: toRoot, toRoot: fromRoot },
          { ...claim, fromRoot: other },
          { ...claim, toRoot: other },
          { ...claim, fromRoot: flipped(fromRoot, bit) },
          { ...claim, toRoot: flipped(toRoot, bit) },
          { ...claim, fromRoot: new Uint8Array() },
          ...brokenProofs(proof, toRoot, bit).map((wrong) => ({ ...claim, proof: wrong })),
        ];
        for (const wrong of broken) expect(verifyConsistency(wrong)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("of equal sizes need equal roots and no hashes", () => {
    const claim = consistencyOf(5, 5);
    expect(verifyConsistency(claim)).toBe(true);
    expect(verifyConsistency({ ...claim, toRoot: other })).toBe(false);
    expect(verifyConsistency({ ...claim, proof: [other] })).toBe(false);
  });

  it.each([
    [0, 5],
    [6, 5],
    [1.5, 5],
    [1, 2 ** 54],
    [0, 0],
  ])("are refused from %d to %d", (from, to) => {
    expect(() => consistencySubtrees(from, to)).toThrow(RangeError);
  });
});

function inclusionOf(index: number, size: number) {
  const proof = naivePath(index, { begin: 0, end: size }).map(naiveRoot);
  const root = naiveRoot({ begin: 0, end: size });
  return { index, size, leafHash: hashes[index] as Buffer, proof, root };
}

function consistencyOf(from: number, to: number) {
  const whole = { range: { begin: 0, end: to }, isWhole: true };
  const [fromRoot, toRoot] = [from, to].map((end) => naiveRoot({ begin: 0, end }));
  const proof = naiveSubproof(from, whole).map(naiveRoot);
  return { from, to, fromRoot: fromRoot as Buffer, toRoot: toRoot as Buffer, proof };
}

function brokenProofs(proof: readonly Buffer[], root: Buffer, bit: number): Buffer[][] {
  const at = bit % Math.max(1, proof.length);
  return [
    proof.slice(0, -1),
    proof.slice(1),
    [],
    [...proof, other],
    [...proof, root],
    [...proof, Buffer.alloc(0)],
    [other, ...proof],
    [root, ...proof],
    proof.map((hash, place) => (place === at ? flipped(hash, bit) : hash)),
    proof.map((hash, place) => (place === at ? hash.subarray(1) : hash)),
  ].filter((broken) => Buffer.concat(broken).compare(Buffer.concat(proof)) !== 0);
}

function flipped(hash: Buffer, bit: number): Buffer {
  const copy = Buffer.from(hash);
  const at = (bit >> 3) % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

/** MTH of RFC 9162, 2.1.1, word by word. */
function naiveRoot({ begin, end }: LeafRange): Buffer {
  if (end - begin === 1) return hashes[begin] as Buffer;
  const middle = begin + splitAt(end - begin);
  const sha = createHash("sha256").update(Buffer.of(1));
  return sha
    .update(naiveRoot({ begin, end: middle }))
    .update(naiveRoot({ begin: middle, end }))
    .digest();
}

/** PATH of RFC 9162, 2.1.3.1. */
function naivePath(index: number, { begin, end }: LeafRange): LeafRange[] {
  if (end - begin === 1) return [];
  const middle = begin + splitAt(end - begin);
  const left = { begin, end: middle };
  const right = { begin: middle, end };
  return index < middle ? [...naivePath(index, left), right] : [...naivePath(index, right), left];
}

/** SUBPROOF of RFC 9162, 2.1.4.1. */
function naiveSubproof(
  from: number,
  { range: { begin, end }, isWhole }: { range: LeafRange; isWhole: boolean },
): LeafRange[] {
  if (from === end) return isWhole ? [] : [{ begin, end }];
  const middle = begin + splitAt(end - begin);
  const left = { begin, end: middle };
  const right = { begin: middle, end };
  return from <= middle
    ? [...naiveSubproof(from, { range: left, isWhole }), right]
    : [...naiveSubproof(from, { range: right, isWhole: false }), left];
}

function splitAt(count: number): number {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
}
