import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, type VectordbHouse } from "./house.js";
import { expectRefused, expectWitness, insertWitness, type Refusal } from "./refusal.js";

let house: VectordbHouse;
let call: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
  await insertWitness(call);
});
afterAll(() => house.close());

const one = { collection: "there", id: "a" };

describe("another refused request", () => {
  const long = "x".repeat(257);
  const refusals: Refusal[] = [
    {
      method: "DELETE",
      path: "/delete",
      status: 400,
      at: "/collection",
      message: "collection is required",
    },
    {
      method: "DELETE",
      path: "/delete?collection=there",
      status: 400,
      at: "/id",
      message: "id is required",
    },
    {
      method: "DELETE",
      path: "/delete",
      body: { id: "a" },
      status: 400,
      at: "/collection",
      message: "collection is required",
    },
    {
      method: "DELETE",
      path: "/delete",
      body: "[]",
      status: 400,
      at: "",
      message: "the body must be an object",
    },
    {
      method: "DELETE",
      path: "/delete",
      body: { ...one, id: 1 },
      status: 422,
      at: "/id",
      message: "id must be a string",
    },
    {
      method: "DELETE",
      path: "/delete?collection=a%20b&id=a",
      status: 422,
      at: "/collection",
      message: "collection must match pattern",
    },
    {
      method: "DELETE",
      path: `/delete?collection=there&id=${long}`,
      status: 422,
      at: "/id",
      message: "id must have at most 256 characters",
    },
    {
      method: "DELETE",
      path: "/delete?collection=there&id=%00",
      status: 422,
      at: "/id",
      message: "id must match pattern",
    },
    {
      method: "DELETE",
      path: "/delete?collection=there&id=z",
      status: 404,
      message: "the vector was not found",
    },
    {
      method: "GET",
      path: "/fetch?id=a",
      status: 400,
      at: "/collection",
      message: "collection is required",
    },
    {
      method: "GET",
      path: "/fetch?collection=there",
      status: 400,
      at: "/id",
      message: "id is required",
    },
    {
      method: "GET",
      path: "/fetch?collection=there&id=",
      status: 422,
      at: "/id",
      message: "id must have at least 1 character",
    },
    {
      method: "GET",
      path: "/fetch?collection=there&id=%00",
      status: 422,
      at: "/id",
      message: "id must match pattern",
    },
    {
      method: "GET",
      path: "/fetch?collection=there&id=z",
      status: 404,
      message: "the vector was not found",
    },
    {
      method: "GET",
      path: "/collections?limit=0",
      status: 422,
      at: "/limit",
      message: "limit must be >= 1",
    },
    {
      method: "GET",
      path: "/collections?limit=201",
      status: 422,
      at: "/limit",
      message: "limit must be <= 200",
    },
    {
      method: "GET",
      path: "/collections?limit=x",
      status: 422,
      at: "/limit",
      message: "limit must be an integer",
    },
    {
      method: "GET",
      path: "/collections?cursor=%20",
      status: 422,
      at: "/cursor",
      message: "cursor must be the next_cursor",
    },
    {
      method: "GET",
      path: "/collections?cursor=eHl6",
      status: 422,
      at: "/cursor",
      message: "cursor must be the next_cursor",
    },
    {
      method: "GET",
      path: "/collections/nowhere",
      status: 404,
      message: "the collection was not found",
    },
    {
      method: "DELETE",
      path: "/collections/nowhere",
      status: 404,
      message: "the collection was not found",
    },
  ];
  it.each(refusals)("is $status: $method $path, $message", (refusal) =>
    expectRefused(call, refusal),
  );
});

describe("every route of the vector store", () => {
  const routes = [
    ["POST", "/insert"],
    ["POST", "/search"],
    ["POST", "/search-batch"],
    ["DELETE", "/delete"],
    ["GET", "/fetch"],
    ["GET", "/collections"],
    ["GET", "/collections/there"],
    ["DELETE", "/collections/there"],
  ] as const;

  it.each(routes)(
    "%s %s asks for a key and its scope before it looks at the rest",
    async (method, path) => {
      const url = `/v1/vectordb${path}`;
      const body = method === "GET" ? {} : { payload: "{" };
      const without = await house.app.inject({ method, url, ...body });
      expect([without.statusCode, without.json().error.code]).toEqual([401, "unauthorized"]);
      const authorization = `Bearer ${await house.issueKey(ACCOUNT, ["detector", "optimizer"])}`;
      const other = await house.app.inject({ method, url, ...body, headers: { authorization } });
      expect([other.statusCode, other.json().error.code]).toEqual([403, "forbidden"]);
      await expectWitness(call);
    },
  );

  it("answers 405 to other methods", async () => {
    const reply = await call("GET", "/search");
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "POST"]);
  });
});
