import { afterAll, beforeAll, describe, it } from "vitest";
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

describe("a refused search", () => {
  const query = { query_vector: [1, 2, 3] };
  const search = { collection: "there", ...query };
  const single: RefusedBody[] = [
    [undefined, 400, "", "the body must be an object"],
    [{ ...search, collection: undefined }, 400, "/collection", "collection is required"],
    [{ ...search, query_vector: undefined }, 400, "/query_vector", "query_vector is required"],
    [{ ...search, collection: "a/b" }, 422, "/collection", "collection must match pattern"],
    [{ ...search, query_vector: 1 }, 422, "/query_vector", "query_vector must be an array"],
    [
      { ...search, query_vector: [] },
      422,
      "/query_vector",
      "query_vector must NOT have fewer than 1",
    ],
    [
      { ...search, query_vector: Array(4_097).fill(1) },
      422,
      "/query_vector",
      "query_vector must NOT have more than 4096",
    ],
    [
      { ...search, query_vector: [1, "2", 3] },
      422,
      "/query_vector/1",
      "query_vector.1 must be a number",
    ],
    [
      { ...search, query_vector: [1, 2, -1e39] },
      422,
      "/query_vector/2",
      "query_vector.2 must be within the range",
    ],
    [
      { ...search, query_vector: [1] },
      422,
      "/query_vector",
      "query_vector must have 3 numbers, the dimension of the collection, and has 1",
    ],
    [
      { ...search, query_vector: [0, -0, 1e-50] },
      422,
      "/query_vector",
      "query_vector must not be all zero under cosine",
    ],
    [
      '{"collection":"there","query_vector":[1,1e400,0]}',
      422,
      "/query_vector/1",
      "the body holds a number out of range",
    ],
    [{ ...search, top_k: 0 }, 422, "/top_k", "top_k must be >= 1"],
    [{ ...search, top_k: 101 }, 422, "/top_k", "top_k must be <= 100"],
    [{ ...search, top_k: 2.5 }, 422, "/top_k", "top_k must be an integer"],
    [{ ...search, top_k: "5" }, 422, "/top_k", "top_k must be an integer"],
    [
      { ...search, include_metadata: "true" },
      422,
      "/include_metadata",
      "include_metadata must be a boolean",
    ],
    [{ ...search, filter: [] }, 422, "/filter", "filter must be an object"],
    [{ ...search, filter: { $near: 1 } }, 422, "/filter/$near", "unknown operator"],
    [
      { ...search, filter: { price: { $gt: true } } },
      422,
      "/filter/price/$gt",
      "filter.price.$gt must be a number or a string",
    ],
    [
      { ...search, filter: { $and: [{ a: 1 }, { "b/c": { $in: 1 } }] } },
      422,
      "/filter/$and/1/b~1c/$in",
      "must be a list",
    ],
    [{ ...search, collection: "nowhere" }, 404, undefined, "the collection was not found"],
    [{ collection: "nowhere", query_vector: [0] }, 404, undefined, "the collection was not found"],
    [`{"x":"${"x".repeat(1_048_576)}"}`, 413, undefined, "the body is too large"],
  ];
  it.each(single.map((refused) => toRefusal("/search", refused)))(
    "is $status at $at: $message",
    (refusal) => expectRefused(call, refusal),
  );

  const batch = (...queries: unknown[]) => ({ collection: "there", queries });
  const described = { ...query, top_k: 91, include_metadata: true };
  const several: RefusedBody[] = [
    [{ collection: "there" }, 400, "/queries", "queries is required"],
    [batch(query, {}), 400, "/queries/1/query_vector", "queries.1.query_vector is required"],
    [batch(), 422, "/queries", "queries must NOT have fewer than 1"],
    [batch(...Array(101).fill(query)), 422, "/queries", "queries must NOT have more than 100"],
    [batch(query, 1), 422, "/queries/1", "queries.1 must be an object"],
    [batch(query, { ...query, top_k: 0 }), 422, "/queries/1/top_k", "queries.1.top_k must be >= 1"],
    [
      batch(query, { query_vector: [1, 1e39, 1] }),
      422,
      "/queries/1/query_vector/1",
      "must be within the range",
    ],
    [
      batch(query, { query_vector: [1, 2] }),
      422,
      "/queries/1/query_vector",
      "queries.1.query_vector must have 3 numbers",
    ],
    [
      batch(query, { query_vector: [0, 0, 0] }),
      422,
      "/queries/1/query_vector",
      "must not be all zero",
    ],
    [
      batch(query, { ...query, filter: { $or: [] } }),
      422,
      "/queries/1/filter/$or",
      "must be a list of at least one",
    ],
    [
      batch(...Array(11).fill(described)),
      422,
      "/queries",
      "queries must ask for at most 1000 results with metadata together, and ask for 1001",
    ],
    [{ collection: "nowhere", queries: [query] }, 404, undefined, "the collection was not found"],
  ];
  it.each(several.map((refused) => toRefusal("/search-batch", refused)))(
    "of several is $status at $at: $message",
    (refusal) => expectRefused(call, refusal),
  );
});
