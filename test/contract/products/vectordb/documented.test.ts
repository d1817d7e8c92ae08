import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DocumentedApi, readDocumentedApi } from "../../../helpers/documented-answers.js";
import { ACCOUNT, type Call, type Method, openVectordbHouse, type VectordbHouse } from "./house.js";

let house: VectordbHouse;
let call: Call;
let api: DocumentedApi;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
  api = await readDocumentedApi(house.app);
});
afterAll(() => house.close());

const one = { collection: "drinks", id: "a", vector: [1, 2] };
const query = { query_vector: [1, 2], include_metadata: true };
const search = { collection: "drinks", ...query };

describe("an answer of the vector store is as described", () => {
  it.each<[operationId: string, method: Method, path: string, body: unknown, status: number]>([
    ["insertVectors", "POST", "/insert", { ...one, metadata: { kind: "tea" } }, 200],
    ["insertVectors", "POST", "/insert", { collection: "drinks", items: [one] }, 200],
    ["insertVectors", "POST", "/insert", {}, 400],
    ["insertVectors", "POST", "/insert", { ...one, vector: [] }, 422],
    ["searchVectors", "POST", "/search", search, 200],
    ["searchVectors", "POST", "/search", { ...search, collection: "nowhere" }, 404],
    ["searchVectors", "POST", "/search", { ...search, top_k: 0 }, 422],
    [
      "searchVectorsInBatch",
      "POST",
      "/search-batch",
      { collection: "drinks", queries: [query] },
      200,
    ],
    ["searchVectorsInBatch", "POST", "/search-batch", {}, 400],
    ["fetchVector", "GET", "/fetch?collection=drinks&id=a", undefined, 200],
    ["fetchVector", "GET", "/fetch?collection=drinks&id=z", undefined, 404],
    ["listCollections", "GET", "/collections?limit=1", undefined, 200],
    ["listCollections", "GET", "/collections?limit=0", undefined, 422],
    ["getCollection", "GET", "/collections/drinks", undefined, 200],
    ["getCollection", "GET", "/collections/nowhere", undefined, 404],
    ["deleteVector", "DELETE", "/delete", { collection: "drinks", id: "a" }, 200],
    ["deleteVector", "DELETE", "/delete", undefined, 400],
    ["dropCollection", "DELETE", "/collections/drinks", undefined, 200],
    ["dropCollection", "DELETE", "/collections/drinks", undefined, 404],
  ])("%s, %s %s %j", async (operationId, method, path, body, status) => {
    const reply = await call(method, path, body);
    expect(reply.statusCode, reply.body).toBe(status);
    api.expectDocumented(operationId, reply);
  });

  it("which names a key, the header of safe repeats, and an example of each body", () => {
    for (const { operation } of api.routes.values()) {
      expect(operation.security).toEqual([{ productsKey: [] }]);
    }
    const insertion = api.routes.get("insertVectors");
    expect(insertion?.operation.parameters).toMatchObject([
      { name: "idempotency-key", in: "header" },
    ]);
    expect(api.routes.size).toBe(8);
  });
});
