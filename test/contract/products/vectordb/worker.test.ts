import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, type VectordbHouse } from "./house.js";

const DIMENSION = 128;

let house: VectordbHouse;
let call: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
});
afterAll(() => house.close());

const vectorAt = (place: number) =>
  Array.from({ length: DIMENSION }, (_, index) => Math.sin(place * DIMENSION + index + 1));
const items = Array.from({ length: 1_000 }, (_, place) => ({
  id: `v${place}`,
  vector: vectorAt(place),
  metadata: { place },
}));

it("reads a large body on a worker, and inserts what a small one does", async () => {
  const body = JSON.stringify({ collection: "large", items });
  expect(body.length).toBeGreaterThan(2 ** 21);
  const reply = await call("POST", "/insert", body);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({ collection: "large", inserted: 1_000, replaced: 0, count: 1_000 });
  await call("POST", "/insert", { collection: "small", items: [items[617]] });
  const [large, small] = await Promise.all(
    ["large", "small"].map(async (name) =>
      (await call("GET", `/fetch?collection=${name}&id=v617`)).json(),
    ),
  );
  expect({ ...large, collection: "" }).toEqual({ ...small, collection: "" });
  expect(large.metadata).toEqual({ place: 617 });
});

it("finds each of them by its own vector", async () => {
  const queries = [0, 1, 500, 999].map((place) => ({ query_vector: vectorAt(place), top_k: 1 }));
  const reply = await call("POST", "/search-batch", { collection: "large", queries });
  const ids = reply.json().results.map(([best]: { id: string }[]) => best?.id);
  expect(ids).toEqual(["v0", "v1", "v500", "v999"]);
});

const padding = "x".repeat(2 ** 20);
it.each([
  ["not JSON", `{"a":"${padding}"`, 400, "the body is not valid JSON"],
  [
    "not UTF-8",
    Buffer.from([0x22, ...Buffer.from(padding), 0x80, 0x22]),
    400,
    "the body is not valid UTF-8",
  ],
  [
    "missing a field",
    JSON.stringify({ padding, collection: "refused", vector: [1] }),
    400,
    "id is required",
  ],
  [
    "wrong in one number",
    JSON.stringify({ padding, collection: "refused", items: [{ id: "a", vector: [1, null] }] }),
    422,
    "items.0.vector.1 must be a number",
  ],
  [
    "of too many objects",
    `[${"{},".repeat(500_001)}1]`,
    413,
    "the body holds more than 500000 objects, lists and members",
  ],
  [
    "more than one call takes",
    JSON.stringify({
      collection: "refused",
      items: items.map(({ id }) => ({ id, vector: Array(257).fill(0.5) })),
    }),
    413,
    "at most 256000 numbers are inserted at once",
  ],
])("refuses a large body that is %s", async (_name, payload, status, message) => {
  const reply = await house.app.inject({
    method: "POST",
    url: "/v1/vectordb/insert",
    headers: { authorization: `Bearer ${await house.issueKey(ACCOUNT)}` },
    payload,
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json().error.message).toBe(
    message.startsWith("at most") ? `${message}: 1000 items of 257 are more` : message,
  );
  expect((await call("GET", "/collections/refused")).statusCode).toBe(404);
});
