import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { ACCOUNT, openVectordbHouse, type VectordbHouse } from "./house.js";

const DIMENSION = 16;
const ROWS = 1_000;
let house: VectordbHouse;
afterEach(() => house.close());

/** A thousand rows of an account, and a batch whose filters have so many conditions each. */
async function fill(accountId: string, conditions = 256) {
  const call = await house.as(accountId);
  const vector = Array.from({ length: DIMENSION }, (_, at) => at + 1);
  const items = Array.from({ length: ROWS }, (_, at) => ({
    id: `v${at}`,
    vector,
    metadata: { at, text: `t${at}`, list: [at, -at, `l${at}`] },
  }));
  const inserted = await call("POST", "/insert", { collection: "docs", items });
  expect(inserted.statusCode, inserted.body).toBe(200);
  const filterOf = (query: number) => ({
    $or: Array.from({ length: conditions / 2 }, (_, at) => ({
      text: { $lt: `${query}${at}` },
      at: -1,
    })),
  });
  const queries = Array.from({ length: 100 }, (_, at) => ({
    query_vector: vector,
    filter: filterOf(at),
  }));
  return { call, batch: { collection: "docs", queries }, query_vector: vector };
}

it("answers 504 when a search takes longer than it may", async () => {
  house = await openVectordbHouse({}, 30);
  const { call, batch } = await fill(ACCOUNT);
  const reply = await call("POST", "/search-batch", batch);
  expect(reply.statusCode, reply.body).toBe(504);
  expect(reply.json().error).toStrictEqual({
    code: "timeout",
    message: "the search did not end within 30 ms",
    request_id: expect.any(String),
  });
});

it("answers 503 to more searches of an account than may wait, and the others as ever", async () => {
  house = await openVectordbHouse();
  const { call, batch } = await fill(ACCOUNT, 4);
  const flood = Array.from({ length: 70 }, () => call("POST", "/search-batch", batch));
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(64);
  for (const reply of refused) {
    expect(reply.headers["retry-after"]).toBe("1");
    expect(reply.json().error).toMatchObject({ code: "unavailable" });
  }
});

it("stops for a caller who hangs up", async () => {
  house = await openVectordbHouse();
  const { call, batch, query_vector } = await fill(ACCOUNT);
  const search = { collection: "docs", query_vector };
  await call("POST", "/search", search);
  const url = await house.app.listen({ port: 0, host: "127.0.0.1" });
  const authorization = `Bearer ${await house.issueKey(ACCOUNT)}`;
  const caller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    house.app.server.once("request", (_message, response) => response.once("close", resolve));
  });
  const sent = fetch(`${url}/v1/vectordb/search-batch`, {
    method: "POST",
    headers: { authorization },
    body: JSON.stringify(batch),
    signal: caller.signal,
  });
  await once(house.app.server, "request");
  caller.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  await closed;
  expect((await call("POST", "/search", search)).statusCode).toBe(200);
});
