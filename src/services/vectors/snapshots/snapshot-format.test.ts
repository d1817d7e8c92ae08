import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVectorIndex } from "../../../engines/vectors/index/create-vector-index.js";
import type { IndexRow, Metric } from "../../../engines/vectors/index/vector-index.js";
import { checksumBytes, readSnapshot, writeSnapshot } from "./snapshot-format.js";

interface Content {
  readonly collectionId: string;
  readonly dimension: number;
  readonly metric: Metric;
  readonly version: number;
  readonly rows: readonly IndexRow[];
}

const text = (maxLength: number) => fc.string({ unit: "binary", maxLength });

const content: fc.Arbitrary<Content> = fc.integer({ min: 1, max: 20 }).chain((dimension) =>
  fc.record({
    collectionId: text(40),
    dimension: fc.constant(dimension),
    metric: fc.constantFrom<Metric[]>("cosine", "dot", "euclidean"),
    version: fc.maxSafeNat(),
    rows: fc.uniqueArray(
      fc.record({
        id: text(30),
        vector: fc
          .array(fc.float({ noNaN: true, noDefaultInfinity: true }), {
            minLength: dimension,
            maxLength: dimension,
          })
          .map((components) => Float32Array.from(components)),
        metadata: fc.option(text(60)),
      }),
      { selector: ({ id }) => id, maxLength: 200 },
    ),
  }),
);

function toBytes({ collectionId, dimension, metric, version, rows }: Content): Buffer {
  const index = createVectorIndex({ dimension, metric });
  index.put(rows);
  const parts: Uint8Array[] = [];
  for (const _ of writeSnapshot({ collectionId, version, index }, (part) =>
    parts.push(Buffer.from(part)),
  ));
  const body = Buffer.concat(parts);
  return aligned(Buffer.concat([body, checksumBytes(crc32(body))]));
}

/** Buffers of node start anywhere in a shared one. */
function aligned(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

const small: Content = {
  collectionId: "col_1",
  dimension: 3,
  metric: "dot",
  version: 7,
  rows: [
    { id: "a", vector: Float32Array.of(1, 2, 3), metadata: '{"k":"é"}' },
    { id: "zwölf", vector: Float32Array.of(-0, 1e-40, 3.4e38), metadata: null },
    { id: "c", vector: Float32Array.of(0, 0, 0), metadata: "" },
  ],
};

describe("a snapshot", () => {
  it("holds every row as it was", () => {
    fc.assert(
      fc.property(content, (collection) => {
        const snapshot = readSnapshot(toBytes(collection), collection);
        expect(snapshot.version).toBe(collection.version);
        expect(snapshot.count).toBe(collection.rows.length);
        expect([...snapshot.rows()]).toEqual(collection.rows);
      }),
    );
  });

  it("holds rows whose texts are larger than what is written at once", () => {
    const metadata = JSON.stringify("ü".repeat(300_000));
    const rows = ["a", "b"].map((id) => ({ id, vector: Float32Array.of(1, 2, 3), metadata }));
    const bytes = toBytes({ ...small, rows });
    expect([...readSnapshot(bytes, small).rows()]).toEqual(rows);
  });

  it("is refused with any byte changed", () => {
    const bytes = toBytes(small);
    fc.assert(
      fc.property(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, flipped) => {
          const changed = aligned(bytes);
          changed[at] = (changed[at] ?? 0) ^ flipped;
          expect(() => readSnapshot(changed, small)).toThrow("its checksum is wrong");
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is refused when it is cut anywhere", () => {
    const bytes = toBytes(small);
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = aligned(bytes.subarray(0, length));
      expect(() => readSnapshot(cut, small)).toThrow(/too short|checksum/);
    }
    expect(readSnapshot(bytes, small).count).toBe(3);
  });

  it.each([
    [{ collectionId: "col_2" }, "it is of another collection"],
    [{ dimension: 4 }, "it is of another collection"],
    [{ metric: "cosine" as const }, "it is of another collection"],
    [{ version: 6 }, "it has version 7 of a collection at 6"],
  ])("is refused for %j", (other, message) => {
    expect(() => readSnapshot(toBytes(small), { ...small, ...other })).toThrow(message);
  });

  it("serves a later version", () => {
    expect(readSnapshot(toBytes(small), { ...small, version: 8 }).version).toBe(7);
  });

  it.each([
    ["another word at its start", 0],
    ["another version of the format", 8],
  ])("is refused with %s, even with a checksum that fits", (_name, at) => {
    const body = toBytes(small).subarray(0, -4);
    body[at] = 99;
    const bytes = aligned(Buffer.concat([body, checksumBytes(crc32(body))]));
    expect(() => readSnapshot(bytes, small)).toThrow("it has another format");
  });
});
