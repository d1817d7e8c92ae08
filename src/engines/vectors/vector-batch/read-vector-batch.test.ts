import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVectorBatch, type VectorBatch } from "./read-vector-batch.js";

const readText = (text: string) => readVectorBatch({ bytes: Buffer.from(text) });
const read = (body: unknown) => readText(JSON.stringify(body));
const one = { collection: "c", id: "a", vector: [1, 2] };
const list = (...items: unknown[]) => ({ collection: "c", items });
const item = (change: object = {}) => ({ id: "a", vector: [1, 2], ...change });
const named = (count: number, vector: readonly number[]) =>
  list(...Array.from({ length: count }, (_, index) => ({ id: `v${index}`, vector })));
/** Between the largest number of 32 bits and what would be the next. */
const HALFWAY = 2 ** 128 - 2 ** 103;
const range = "must be within the range of a 32-bit float";

function reading(body: unknown): VectorBatch {
  const batch = read(body);
  if (batch.outcome !== "read") throw new Error(batch.message);
  return batch;
}

describe("readVectorBatch", () => {
  it("reads one vector", () => {
    const metadata = { kind: "tea", price: 4.5, deep: [{ é: null }] };
    expect(read({ ...one, metadata, metric: "dot", other: "ignored" })).toEqual({
      outcome: "read",
      collection: "c",
      metric: "dot",
      isList: false,
      ids: ["a"],
      dimension: 2,
      vectors: Float32Array.of(1, 2),
      metadata: [JSON.stringify(metadata)],
      zeroAt: -1,
    });
  });

  it("reads items in their order, and one item as a list", () => {
    const metadata = {};
    expect(read(list(item(), item({ id: "b", vector: [3, 4], metadata, x: 1 })))).toMatchObject({
      isList: true,
      metric: undefined,
      ids: ["a", "b"],
      dimension: 2,
      vectors: Float32Array.of(1, 2, 3, 4),
      metadata: [null, "{}"],
    });
    expect(read(list(item()))).toMatchObject({ isList: true, ids: ["a"] });
  });

  it("rounds to 32 bits, up to the largest that they hold", () => {
    const vector = [0.1, 16_777_217, 3.4028234663852886e38, -(HALFWAY * (1 - 2 ** -53)), 1e-46];
    expect(reading({ ...one, vector }).vectors).toEqual(Float32Array.from(vector));
  });

  it.each([
    ["no zero", [[1, 0]], -1],
    [
      "zeros",
      [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
      1,
    ],
    ["a negative zero", [[-0, 0]], 0],
    ["what is zero in 32 bits", [[1e-46, 1e-300]], 0],
    ["the smallest that is not", [[1e-45, 0]], -1],
  ])("tells where the first vector without direction is: %s", (_name, vectors, zeroAt) => {
    const items = vectors.map((vector, index) => ({ id: `v${index}`, vector }));
    expect(reading(list(...items)).zeroAt).toBe(zeroAt);
  });

  it.each([
    ["4096 numbers", { ...one, vector: Array(4_096).fill(1) }],
    ["1000 items", named(1_000, [1])],
    ["256000 numbers", named(1_000, Array(256).fill(1))],
    ["an id of 256 characters of two units", { ...one, id: "😀".repeat(256) }],
    ["a collection of 64 characters", { ...one, collection: `a-B.9_${"x".repeat(58)}` }],
    ["optional fields of null", { ...one, metric: null, items: null, metadata: null }],
    ["metadata of 16384 bytes", { ...one, metadata: { f: `${"é".repeat(8_188)}` } }],
  ])("takes %s", (_name, body) => {
    expect(read(body).outcome).toBe("read");
  });

  it.each([
    ["nothing", "", "missing", "", "the body must be an object"],
    ["null", "null", "missing", "", "the body must be an object"],
    ["a list", "[]", "missing", "", "the body must be an object"],
    ["no JSON", "{", "unreadable", "", "the body is not valid JSON"],
    [
      "a number out of range",
      '{"a/b":[1,{"~":1e400}]}',
      "invalid",
      "/a~1b/1/~0",
      "the body holds a number out of range",
    ],
    ["deep nesting", "[".repeat(65), "unreadable", "", "the body is nested over 64 levels deep"],
    ["a prototype", '{"__proto__":1}', "unreadable", "", 'the key "__proto__" is not allowed'],
    [
      "half a character",
      '"\\ud800"',
      "unreadable",
      "",
      "the body holds half of a surrogate pair, which is not Unicode",
    ],
  ])("refuses %s", (_name, text, outcome, path, message) => {
    expect(readText(text)).toEqual({ outcome, path, message });
  });

  it("refuses what is not UTF-8", () => {
    expect(readVectorBatch({ bytes: Uint8Array.of(0x22, 0x80, 0x22) })).toMatchObject({
      outcome: "unreadable",
      message: "the body is not valid UTF-8",
    });
  });

  it.each([
    [{ ...one, collection: undefined }, "/collection", "collection is required"],
    [{ ...one, id: undefined }, "/id", "id is required"],
    [{ ...one, vector: undefined }, "/vector", "vector is required"],
    [{ collection: "c" }, "/id", "id is required"],
    [list(item({ id: undefined })), "/items/0/id", "items.0.id is required"],
    [
      list(item(), item({ vector: undefined, id: "b" })),
      "/items/1/vector",
      "items.1.vector is required",
    ],
  ])("misses a field: %j", (body, path, message) => {
    expect(read(body)).toEqual({ outcome: "missing", path, message });
  });

  const pattern = 'collection must match pattern "^[A-Za-z0-9._-]{1,64}$"';
  it.each([
    [{ ...one, collection: 1 }, "/collection", "collection must be a string"],
    [{ ...one, collection: "" }, "/collection", pattern],
    [{ ...one, collection: "x".repeat(65) }, "/collection", pattern],
    [{ ...one, collection: "a b" }, "/collection", pattern],
    [{ ...one, collection: "a\n" }, "/collection", pattern],
    [{ ...one, metric: "l2" }, "/metric", "metric must be one of cosine, dot, euclidean"],
    [{ ...one, metric: "l2" }, "/metric", "metric must be one of cosine, dot, euclidean"],
    [{ ...one, id: 7 }, "/id", "id must be a string"],
    [{ ...one, id: "" }, "/id", "id must have at least 1 character"],
    [{ ...one, id: "x".repeat(257) }, "/id", "id must have at most 256 characters"],
    [{ ...one, id: "😀".repeat(257) }, "/id", "id must have at most 256 characters"],
    [{ ...one, id: "a\0" }, "/id", "id must not hold the character U+0000"],
    [{ ...one, vector: "1,2" }, "/vector", "vector must be an array"],
    [{ ...one, vector: [] }, "/vector", "vector must have 1 to 4096 numbers, and has 0"],
    [
      { ...one, vector: Array(4_097).fill(1) },
      "/vector",
      "vector must have 1 to 4096 numbers, and has 4097",
    ],
    [{ ...one, vector: [1, 2, 3, "4"] }, "/vector/3", "vector.3 must be a number"],
    [{ ...one, vector: [null] }, "/vector/0", "vector.0 must be a number"],
    [{ ...one, vector: [1, [2]] }, "/vector/1", "vector.1 must be a number"],
    [{ ...one, vector: [1, HALFWAY] }, "/vector/1", `vector.1 ${range}`],
    [{ ...one, vector: [-1e39] }, "/vector/0", `vector.0 ${range}`],
    [{ ...one, metadata: [] }, "/metadata", "metadata must be an object"],
    [
      { ...one, metadata: { f: `${"é".repeat(8_188)}x` } },
      "/metadata",
      "metadata must have at most 16384 bytes as JSON text, and has 16385",
    ],
    [{ collection: "c", items: {} }, "/items", "items must be an array"],
    [{ collection: "c", items: 7 }, "/items", "items must be an array"],
    [list(), "/items", "items must have 1 to 1000 items, and has 0"],
    [named(1_001, [1]), "/items", "items must have 1 to 1000 items, and has 1001"],
    [list("a"), "/items/0", "items.0 must be an object"],
    [
      list(item(), item({ id: "b", vector: [1] })),
      "/items/1/vector",
      "items.1.vector must have 2 numbers, as the first item has, and has 1",
    ],
    [
      list(item(), item({ id: "b", vector: [1, true] })),
      "/items/1/vector/1",
      "items.1.vector.1 must be a number",
    ],
    [list(item(), item({ id: "b" }), item()), "/items/2/id", "items.2.id comes twice in the items"],
    [list(item({ metadata: 1 })), "/items/0/metadata", "items.0.metadata must be an object"],
    [{ ...list(item()), id: "a" }, "/id", "id belongs into each item when there are items"],
    [
      { ...list(item()), vector: [] },
      "/vector",
      "vector belongs into each item when there are items",
    ],
    [
      { ...list(item()), metadata: {} },
      "/metadata",
      "metadata belongs into each item when there are items",
    ],
  ])("finds a fault: %#", (body, path, message) => {
    expect(read(body)).toEqual({ outcome: "invalid", path, message });
  });

  it("refuses more than 256000 numbers", () => {
    expect(read(named(1_000, Array(257).fill(1)))).toEqual({
      outcome: "too-large",
      path: "/items",
      message: "at most 256000 numbers are inserted at once: 1000 items of 257 are more",
    });
  });

  it.each([
    [
      "objects, lists and members",
      `[${"{},".repeat(500_001)}1]`,
      "500000 objects, lists and members",
    ],
    ["values", `[${"1,".repeat(2_000_001)}1]`, "2000000 values"],
  ])("builds nothing of too many %s", (_name, text, bound) => {
    expect(readVectorBatch({ bytes: Buffer.from(text) })).toEqual({
      outcome: "too-large",
      path: "",
      message: `the body holds more than ${bound}`,
    });
  });

  it("reads what was written, whatever it is", () => {
    const batch = fc.integer({ min: 1, max: 8 }).chain((dimension) =>
      fc.uniqueArray(
        fc.record({
          id: fc
            .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
            .filter((id) => !id.includes("\0")),
          vector: fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), {
            minLength: dimension,
            maxLength: dimension,
          }),
        }),
        { minLength: 1, maxLength: 20, selector: ({ id }) => id },
      ),
    );
    fc.assert(
      fc.property(batch, (items) => {
        const { ids, vectors, dimension } = reading(list(...items));
        expect(ids).toEqual(items.map(({ id }) => id));
        const flat = items.flatMap(({ vector }) => vector.map((number) => number + 0));
        expect([...vectors]).toEqual(flat);
        expect(dimension * ids.length).toBe(vectors.length);
      }),
    );
  });
});
