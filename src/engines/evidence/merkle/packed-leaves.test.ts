import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalize } from "../../json/canonical-json/canonical-json.js";
import { auditLeaves, type LeafChunk, type StoredLeaf } from "./growing-tree-audit.js";
import { TILE_WIDTH } from "./growing-tree-tile.js";
import { areAsSealed, type PackedLeaves } from "./packed-leaves.js";

const NOON = Date.UTC(2026, 0, 1, 12);

type Content = Readonly<Record<string, unknown>>;
type Change = (leaves: StoredLeaf[], tiles: { hashes: Buffer; root: Buffer }[]) => void;

function sha256(...parts: readonly Uint8Array[]): Buffer {
  return hash("sha256", Buffer.concat(parts), "buffer");
}

/** RFC 9162, section 2.1.1, for a number of leaves that is a power of two. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const half = leaves.length / 2;
  if (half < 1) return leaves[0] ?? Buffer.alloc(0);
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

function leafOf(index: number, content: Content): StoredLeaf {
  const fields = { packet_id: `pkt_${index}`, chain: `c${index % 3}`, seq: index + 7 };
  const issued_at = NOON + Math.floor(index / 50);
  const { packet_id: id, chain, seq } = fields;
  const framed = { id, chain, seq, issued_at: new Date(issued_at).toISOString(), type: "test" };
  return storedLeaf({
    leaf_index: index,
    ...fields,
    issued_at,
    payload: canonicalize({ ...content, ...framed }),
  });
}

function storedLeaf(leaf: Omit<StoredLeaf, "leaf_hash">): StoredLeaf {
  return { ...leaf, leaf_hash: sha256(Buffer.of(0), Buffer.from(leaf.payload)) };
}

function tilesOf(leaves: readonly StoredLeaf[]): { hashes: Buffer; root: Buffer }[] {
  const hashes = leaves.map(({ leaf_hash }) => Buffer.from(leaf_hash));
  return Array.from({ length: leaves.length / TILE_WIDTH }, (_, at) => {
    const part = hashes.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH);
    return { hashes: Buffer.concat(part), root: rootOf(part) };
  });
}

/** Leaves of some contents by turns, as they were sealed but for a change. */
function chunkOf(contents: readonly Content[], change?: Change, count = 2 * TILE_WIDTH): LeafChunk {
  const leaves = Array.from({ length: count }, (_, at) =>
    leafOf(at, contents[at % contents.length] ?? {}),
  );
  const tiles = tilesOf(leaves);
  change?.(leaves, tiles);
  return { firstIndex: 0, count, leaves, tiles };
}

function pack({ count, leaves, tiles }: LeafChunk): PackedLeaves {
  const column = (key: keyof StoredLeaf) => JSON.stringify(leaves.map((leaf) => leaf[key]));
  return {
    count,
    payloads: Buffer.from(leaves.map(({ payload }) => `\0${payload}`).join("")),
    leafHashes: Buffer.concat(leaves.map(({ leaf_hash }) => leaf_hash)),
    packetIds: column("packet_id"),
    chains: column("chain"),
    seqs: column("seq"),
    issuedAts: column("issued_at"),
    tiles,
  };
}

function judge(isSound: () => boolean): boolean | string {
  try {
    return isSound();
  } catch (error) {
    return String(error);
  }
}

function edit(at: number, changed: (leaf: StoredLeaf) => Partial<StoredLeaf>): Change {
  return (leaves) => {
    const leaf = leaves[at] as StoredLeaf;
    leaves[at] = { ...leaf, ...changed(leaf) };
  };
}

/** A payload that is sealed with its hash and tiles, beside fields that may not be its own. */
function sealAnew(at: number, changed: (leaf: StoredLeaf) => Partial<StoredLeaf>): Change {
  return (leaves, tiles) => {
    const leaf = leaves[at] as StoredLeaf;
    leaves[at] = storedLeaf({ ...leaf, ...changed(leaf) });
    tiles.splice(0, tiles.length, ...tilesOf(leaves));
  };
}

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

const awkward = fc.constantFrom(
  '"id":"pkt_1"',
  '","id":"pkt_1","issued_at":"',
  '"seq":8,',
  "{",
  "}",
  '"\\',
  "\0",
  "pkt_é{}",
  "\u{1f602}",
);
const text = fc.oneof(awkward, fc.string({ unit: "binary" }));
const content = fc.dictionary(
  fc.constantFrom("agent", "decision", "ids", "metadata", "step", "zone"),
  fc.oneof(
    text,
    fc.integer(),
    fc.record({ id: text, seq: fc.nat(600), chain: fc.constantFrom("c0", "c1"), other: text }),
    fc.array(text),
  ),
);
const contents = fc.array(content, { minLength: 1, maxLength: 6 });
const place = fc.nat(2 * TILE_WIDTH - 1);
const byte = fc.nat(31);

const character = fc.constantFrom(...'{}"\\:,0a é'.split(""));
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.nat(400), character).map(([at, where, other]) =>
    edit(at, ({ payload }) => {
      const on = where % payload.length;
      return { payload: payload.slice(0, on) + other + payload.slice(on + 1) };
    }),
  ),
  fc
    .tuple(place, byte)
    .map(([at, on]) => edit(at, ({ leaf_hash }) => ({ leaf_hash: flipped(leaf_hash, on) }))),
  fc
    .tuple(place, fc.oneof(text, fc.constant("pkt_1")))
    .map(([at, packet_id]) => edit(at, () => ({ packet_id }))),
  fc
    .tuple(place, fc.constantFrom("c0", "c1", "", 'c1"'))
    .map(([at, chain]) => edit(at, () => ({ chain }))),
  fc.tuple(place, fc.integer()).map(([at, seq]) => edit(at, () => ({ seq }))),
  fc
    .tuple(place, fc.integer())
    .map(([at, by]) => edit(at, ({ issued_at }) => ({ issued_at: issued_at + by }))),
  fc.tuple(fc.nat(1), fc.nat(32 * TILE_WIDTH - 1)).map(
    ([at, on]): Change =>
      (_, tiles) => {
        const tile = tiles[at];
        if (tile) tile.hashes = flipped(tile.hashes, on);
      },
  ),
  fc.tuple(fc.nat(1), byte).map(
    ([at, on]): Change =>
      (_, tiles) => {
        const tile = tiles[at];
        if (tile) tile.root = flipped(tile.root, on);
      },
  ),
  fc.tuple(place, place).map(
    ([left, right]): Change =>
      (leaves) => {
        const [one, other] = [leaves[left] as StoredLeaf, leaves[right] as StoredLeaf];
        leaves[left] = { ...other, leaf_index: left };
        leaves[right] = { ...one, leaf_index: right };
      },
  ),
  fc.tuple(place, content).map(([at, other]) =>
    sealAnew(at, (leaf) => ({
      payload: canonicalize({ ...JSON.parse(leaf.payload), ...other, id: "pkt_0" }),
    })),
  ),
);

describe("packed leaves", () => {
  it("are accepted as they were sealed, whatever their texts hold", () => {
    fc.assert(
      fc.property(contents, (some) => areAsSealed(pack(chunkOf(some)))),
      { numRuns: 30 },
    );
  });

  it("are judged as they are one by one when anything is changed", () => {
    fc.assert(
      fc.property(contents, change, (some, changed) => {
        const chunk = chunkOf(some, changed);
        const oneByOne = judge(() => auditLeaves(chunk) === undefined);
        expect(judge(() => areAsSealed(pack(chunk)))).toBe(oneByOne);
      }),
      { numRuns: 150 },
    );
  });

  const own = {
    id: "pkt_3",
    chain: "c0",
    seq: 10,
    issued_at: new Date(NOON).toISOString(),
    type: "test",
  };
  it.each<readonly [what: string, content: Content, Change]>([
    [
      "the id of an object before",
      { a: { ...own, id: "pkt_9" } },
      edit(3, () => ({ packet_id: "pkt_9" })),
    ],
    [
      "the chain of an object before",
      { a: { ...own, chain: "c9" } },
      edit(3, () => ({ chain: "c9" })),
    ],
    [
      "the place in a chain of an object after",
      { z: { ...own, seq: 9 } },
      edit(3, () => ({ seq: 9 })),
    ],
    [
      "the time of an object before",
      { a: { ...own, issued_at: new Date(NOON + 9).toISOString() } },
      edit(3, () => ({ issued_at: NOON + 9 })),
    ],
    ["an id in a text", { a: '"id":"pkt_9"' }, edit(3, () => ({ packet_id: "pkt_9" }))],
    ["a payload that is no object", {}, sealAnew(3, () => ({ payload: "null" }))],
    ["a payload that is no JSON", {}, sealAnew(3, () => ({ payload: "x" }))],
    ["a time that no calendar has", {}, edit(3, () => ({ issued_at: 9e15 }))],
    ["a payload that is a list", {}, sealAnew(3, () => ({ payload: "[]" }))],
    [
      "bytes of UTF-8 as letters",
      {},
      sealAnew(3, ({ payload }) => ({ payload: payload.replace("pkt_3", "é"), packet_id: "Ã©" })),
    ],
  ])("are refused with %s", (_what, some, changed) => {
    const chunk = chunkOf([some], changed);
    expect(auditLeaves(chunk)).toMatchObject({ index: 3 });
    expect(areAsSealed(pack(chunk))).toBe(false);
  });

  it("are refused when they do not fill their tiles", () => {
    const chunk = chunkOf([{}]);
    const { leaves, tiles } = chunk;
    expect(areAsSealed(pack({ ...chunk, tiles: tiles.slice(1) }))).toBe(false);
    expect(areAsSealed(pack({ ...chunk, leaves: leaves.slice(1) }))).toBe(false);
    expect(areAsSealed(pack({ ...chunk, count: 511 }))).toBe(false);
    expect(areAsSealed(pack({ ...chunk, count: 256, tiles: tiles.slice(1) }))).toBe(false);
  });

  it("are refused when a payload holds a zero byte or a column lacks a value", () => {
    const packed = pack(chunkOf([{}]));
    const zero = chunkOf(
      [{}],
      sealAnew(3, ({ payload }) => ({ payload: `${payload}\0` })),
    );
    expect(areAsSealed(pack(zero))).toBe(false);
    expect(
      areAsSealed({ ...packed, payloads: Buffer.concat([Buffer.of(1), packed.payloads]) }),
    ).toBe(false);
    for (const key of ["packetIds", "chains", "seqs", "issuedAts"] as const) {
      const values: unknown[] = JSON.parse(packed[key]);
      expect(areAsSealed({ ...packed, [key]: JSON.stringify(values.slice(0, -1)) })).toBe(false);
    }
  });

  it("are left to others when a name is not ASCII, though it is as sealed", () => {
    const named = sealAnew(3, ({ payload }) => ({
      payload: payload.replace("pkt_3", "é"),
      packet_id: "é",
    }));
    const chunk = chunkOf([{}], named);
    expect(auditLeaves(chunk)).toBeUndefined();
    expect(areAsSealed(pack(chunk))).toBe(false);
  });
});
