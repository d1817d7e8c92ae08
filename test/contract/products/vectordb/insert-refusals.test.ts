import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, type VectordbHouse } from "./house.js";
import { expectRefused, insertWitness, type RefusedBody, toRefusal } from "./refusal.js";

let house: VectordbHouse;
let call: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
  await insertWitness(call);
});
afterAll(() => house.close());

const one = { collection: "there", id: "a", vector: [4, 5, 6] };
const item = (change: object = {}) => ({ id: "b", vector: [4, 5, 6], ...change });
const list = (...items: unknown[]) => ({ collection: "there", items });

describe("a refused insert", () => {
  const cases: RefusedBody[] = [
    [undefined, 400, "", "the body must be an object"],
    ["[]", 400, "", "the body must be an object"],
    ["{", 400, undefined, "the body is not valid JSON"],
    ['{"vector":[1e400]}', 422, "/vector/0", "the body holds a number out of range"],
    ['{"metadata":{"__proto__":{}}}', 400, undefined, 'the key "__proto__" is not allowed'],
    ['{"id":"\\ud800"}', 400, undefined, "half of a surrogate pair"],
    ["[".repeat(65), 400, undefined, "the body is nested over 64 levels deep"],
    [{ ...one, collection: undefined }, 400, "/collection", "collection is required"],
    [{ ...one, id: undefined }, 400, "/id", "id is required"],
    [{ ...one, vector: undefined }, 400, "/vector", "vector is required"],
    [{ collection: "there" }, 400, "/id", "id is required"],
    [list({ id: "b" }), 400, "/items/0/vector", "items.0.vector is required"],
    [{ ...one, collection: "a b" }, 422, "/collection", "collection must match pattern"],
    [{ ...one, collection: "x".repeat(65) }, 422, "/collection", "collection must match pattern"],
    [{ ...one, id: 7 }, 422, "/id", "id must be a string"],
    [{ ...one, id: "" }, 422, "/id", "id must have at least 1 character"],
    [{ ...one, id: "x".repeat(257) }, 422, "/id", "id must have at most 256 characters"],
    [{ ...one, id: "\0" }, 422, "/id", "id must not hold the character U+0000"],
    [{ ...one, vector: {} }, 422, "/vector", "vector must be an array"],
    [{ ...one, vector: [] }, 422, "/vector", "vector must have 1 to 4096 numbers, and has 0"],
    [
      { ...one, vector: Array(4_097).fill(1) },
      422,
      "/vector",
      "vector must have 1 to 4096 numbers",
    ],
    [{ ...one, vector: [1, 2, 3, "4"] }, 422, "/vector/3", "vector.3 must be a number"],
    [{ ...one, vector: [1, 1e39, 1] }, 422, "/vector/1", "vector.1 must be within the range"],
    [
      { ...one, vector: [1, 2] },
      422,
      "/vector",
      "vector must have 3 numbers, the dimension of the collection, and has 2",
    ],
    [{ ...one, vector: [0, 0, 0] }, 422, "/vector", "vector must not be all zero under cosine"],
    [{ ...one, vector: [1e-50, 0, 0] }, 422, "/vector", "vector must not be all zero under cosine"],
    [
      { ...one, collection: "new", vector: [0] },
      422,
      "/vector",
      "must not be all zero under cosine",
    ],
    [
      { ...one, metric: "manhattan" },
      422,
      "/metric",
      "metric must be one of cosine, dot, euclidean",
    ],
    [
      { ...one, metric: "dot" },
      422,
      "/metric",
      "metric must be cosine, that of the collection, and is dot",
    ],
    [{ ...one, vector: [0, 0, 0], metric: "dot" }, 422, "/metric", "metric must be cosine"],
    [{ ...one, metadata: "x" }, 422, "/metadata", "metadata must be an object"],
    [
      { ...one, metadata: { f: "é".repeat(8_189) } },
      422,
      "/metadata",
      "metadata must have at most 16384 bytes",
    ],
    [{ ...list(item()), id: "a" }, 422, "/id", "id belongs into each item when there are items"],
    [list(), 422, "/items", "items must have 1 to 1000 items, and has 0"],
    [
      list(...Array(1_001).fill(item())),
      422,
      "/items",
      "items must have 1 to 1000 items, and has 1001",
    ],
    [list(item(), 1), 422, "/items/1", "items.1 must be an object"],
    [list(item(), item()), 422, "/items/1/id", "items.1.id comes twice in the items"],
    [
      list(item(), item({ id: "c", vector: [1] })),
      422,
      "/items/1/vector",
      "items.1.vector must have 3 numbers, as the first item has, and has 1",
    ],
    [
      list(item(), item({ id: "c", vector: [1, 2, null] })),
      422,
      "/items/1/vector/2",
      "items.1.vector.2 must be a number",
    ],
    [
      list(item(), item({ id: "c", vector: [0, 0, 0] })),
      422,
      "/items/1/vector",
      "items.1.vector must not be all zero",
    ],
    [
      list(item({ vector: [1] })),
      422,
      "/items/0/vector",
      "items.0.vector must have 3 numbers, the dimension",
    ],
    [
      list(
        ...Array.from({ length: 63 }, (_, index) => ({
          id: `v${index}`,
          vector: Array(4_096).fill(1),
        })),
      ),
      413,
      undefined,
      "at most 256000 numbers are inserted at once",
    ],
    [`"${"x".repeat(32 * 1_048_576)}"`, 413, undefined, "the body is too large"],
  ];
  it.each(cases.map((refused) => toRefusal("/insert", refused)))(
    "is $status at $at: $message",
    (refusal) => expectRefused(call, refusal),
  );

  it("is 422 as a vector without direction only where the collection's metric is cosine", async () => {
    await call("POST", "/insert", { collection: "flat", id: "a", vector: [0, 0], metric: "dot" });
    const cosine = await call("POST", "/insert", {
      ...one,
      collection: "flat",
      vector: [0, 0],
      metric: "cosine",
    });
    expect(cosine.statusCode).toBe(422);
    expect((await call("GET", "/collections/flat")).json()).toMatchObject({ count: 1 });
    await call("DELETE", "/collections/flat");
  });
});
