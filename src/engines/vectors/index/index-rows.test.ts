import { describe, expect, it } from "vitest";
import { createVectorIndex } from "./create-vector-index.js";

const rowsOf = (vectors: Float32Array[]) =>
  vectors.map((vector, at) => ({ id: `row-${at}`, vector, metadata: null }));

describe("rows", () => {
  it("come back as they were put, to the last bit, under every metric", () => {
    const bits = new Uint32Array([0x80000000, 1, 0x00800000, 0x7f7fffff, 0x3f800001]);
    const vector = new Float32Array(bits.buffer);
    for (const metric of ["cosine", "dot", "euclidean"] as const) {
      const index = createVectorIndex({ dimension: 5, metric });
      index.put([{ id: "a", vector, metadata: '{"k":1}' }]);
      index.put(rowsOf([...Array(3000)].map(() => Float32Array.of(1, 2, 3, 4, 5))));
      const [row] = index.rows();

      expect(row).toMatchObject({ id: "a", metadata: '{"k":1}' });
      expect(new Uint32Array(row?.vector.buffer ?? new ArrayBuffer(0))).toEqual(bits);
    }
  });

  it("of one id in one put: the later stays", () => {
    const index = createVectorIndex({ dimension: 1, metric: "dot" });
    index.put([
      { id: "a", vector: Float32Array.of(1), metadata: '{"v":1}' },
      { id: "a", vector: Float32Array.of(2), metadata: '{"v":2}' },
    ]);

    expect(index.count).toBe(1);
    expect([...index.rows()]).toEqual([
      { id: "a", vector: Float32Array.of(2), metadata: '{"v":2}' },
    ]);
    expect(
      index.search({
        query: Float32Array.of(1),
        topK: 10,
        filter: JSON.stringify({ v: 1 }),
        includeMetadata: true,
      }),
    ).toEqual([]);
  });

  it("have metadata in a hit only where it was asked for and is there", () => {
    const index = createVectorIndex({ dimension: 1, metric: "dot" });
    index.put([
      { id: "a", vector: Float32Array.of(2), metadata: "{}" },
      { id: "b", vector: Float32Array.of(1), metadata: null },
    ]);
    const search = { query: Float32Array.of(1), topK: 2 };

    expect(index.search({ ...search, includeMetadata: true })).toEqual([
      { id: "a", score: 2, metadata: "{}" },
      { id: "b", score: 1 },
    ]);
    expect(index.search({ ...search, includeMetadata: false })).toEqual([
      { id: "a", score: 2 },
      { id: "b", score: 1 },
    ]);
  });

  it("of another dimension are refused, with nothing changed", () => {
    const index = createVectorIndex({ dimension: 2, metric: "dot" });
    const rows = rowsOf([Float32Array.of(1, 2), Float32Array.of(1)]);

    const tooLong = { query: Float32Array.of(1, 1, 1), topK: 5, includeMetadata: false };

    expect(() => index.put(rows)).toThrow(RangeError);
    expect(() => index.search(tooLong)).toThrow(RangeError);
    expect(index.count).toBe(0);
    expect(index.search({ query: Float32Array.of(1, 1), topK: 5, includeMetadata: false })).toEqual(
      [],
    );
  });

  it("that are unknown are passed over when removed", () => {
    const index = createVectorIndex({ dimension: 1, metric: "dot" });
    index.put(rowsOf([Float32Array.of(1)]));
    index.remove(["nobody", "row-0", "row-0"]);

    expect(index.count).toBe(0);
    expect([...index.rows()]).toEqual([]);
  });
});

describe("memory", () => {
  it("is counted, and given back when most rows go", () => {
    const index = createVectorIndex({ dimension: 64, metric: "cosine" });
    const empty = index.bytes;
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      id: `row-${at}`,
      vector: new Float32Array(64).fill(1 + at),
      metadata: JSON.stringify({ group: at % 10, text: "x".repeat(100) }),
    }));
    index.put(rows);
    const full = index.bytes;
    index.search({
      query: new Float32Array(64).fill(1),
      topK: 1,
      filter: JSON.stringify({ text: "y" }),
      includeMetadata: false,
    });

    expect(full - empty).toBeGreaterThan(5000 * (64 * 4 + 100));
    expect(full).toBeLessThan(5000 * (64 * 4 + 400) * 1.2);
    expect(index.bytes).toBeGreaterThan(full + 5000 * 4);
    index.remove(rows.slice(10).map(({ id }) => id));
    expect(index.bytes).toBeLessThan(full / 10);
    expect([...index.rows()]).toEqual(rows.slice(0, 10));
  });

  it("does not grow when the same rows are replaced again and again", () => {
    const index = createVectorIndex({ dimension: 16, metric: "euclidean" });
    const replace = () =>
      index.put(rowsOf(Array.from({ length: 500 }, (_, at) => new Float32Array(16).fill(at))));
    for (let round = 0; round < 5; round += 1) replace();
    const early = index.bytes;
    for (let round = 0; round < 100; round += 1) replace();

    expect(index.count).toBe(500);
    expect(index.slots).toBeLessThan(500 + 1024 + 500);
    expect(index.bytes).toBeLessThan(early * 2);
  });
});
