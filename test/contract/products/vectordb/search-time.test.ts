import { once, setMaxListeners } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
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

it("stops for callers who hang up, whose places are free then", async () => {
  house = await openVectordbHouse();
  const { call, batch, query_vector } = await fill(ACCOUNT, 32);
  const url = await house.app.listen({ port: 0, host: "127.0.0.1" });
  const authorization = `Bearer ${await house.issueKey(ACCOUNT)}`;
  const caller = new AbortController();
  setMaxListeners(0, caller.signal);
  const closed: Promise<unknown>[] = [];
  house.app.server.on("request", (_message, response) => closed.push(once(response, "close")));
  const body = JSON.stringify(batch);
  const sent = Array.from({ length: 64 }, () =>
    fetch(`${url}/v1/vectordb/search-batch`, {
      method: "POST",
      headers: { authorization },
      body,
      signal: caller.signal,
    }).catch((error: Error) => error.name),
  );
  const search = async () =>
    (await call("POST", "/search", { collection: "docs", query_vector })).statusCode;
  while (closed.length < sent.length) await nextTurn();
  caller.abort();
  await Promise.all(closed);
  expect(await search()).toBe(200);
  expect(await Promise.all(sent)).toContain("AbortError");
});
