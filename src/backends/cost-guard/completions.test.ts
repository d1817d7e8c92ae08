import { setTimeout as sleep } from "node:timers/promises";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import {
  chunksOf,
  completionOf,
  json,
  type ScriptedEndpoint,
  startScriptedEndpoint,
  stream,
} from "../../../test/helpers/servers/scripted-endpoint.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";

const OWNER = "acc_0123456789abcdef01234567";
const STRANGER = "acc_76543210fedcba9876543210";
const DAY_MS = 86_400_000;

let endpoint: ScriptedEndpoint;
let house: BackendTestApp;
let now = Date.parse("2026-11-24T12:00:00.000Z");
let questions = 0;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
  house = await buildBackendApp(backend, {
    environment: { MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "big,small" },
    clock: () => now,
  });
});
afterAll(async () => {
  await house.close();
  await endpoint.close();
});
beforeEach(() => endpoint.script(json(completionOf("Hello"))));

/** A question that nobody has asked yet. */
function question(more: object = {}): Record<string, unknown> {
  questions += 1;
  return { model: "big", messages: [{ role: "user", content: `Question ${questions}` }], ...more };
}

interface Sent {
  readonly account?: string;
  readonly headers?: Record<string, string>;
}

function ask(body: object, { account = OWNER, headers = {} }: Sent = {}) {
  return house.app.inject({
    method: "POST",
    url: "/v1/chat/completions",
    headers: { ...onBehalfOf(account), "content-type": "application/json", ...headers },
    payload: body,
  });
}

const textOf = (response: LightMyRequestResponse) =>
  response.json<{ choices: { message: { content: string } }[] }>().choices[0]?.message.content;

function dataOf({ body }: LightMyRequestResponse): unknown[] {
  return body
    .split("\n\n")
    .filter((event) => event.startsWith("data: "))
    .map((event) => event.slice(6))
    .map((data) => (data === "[DONE]" ? data : JSON.parse(data)));
}

function streamedText(response: LightMyRequestResponse): string {
  return dataOf(response)
    .map((one) => (one as { choices?: { delta: { content?: string } }[] }).choices?.[0])
    .map((choice) => choice?.delta.content ?? "")
    .join("");
}

describe("the cache", () => {
  it("answers the same question again without the model, byte for byte", async () => {
    const body = question();
    const miss = await ask(body);
    now += 5_000;
    const hit = await ask(body);
    expect(miss.statusCode).toBe(200);
    expect(miss.headers).toMatchObject({
      "x-cache": "miss",
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(miss.headers).not.toHaveProperty("age");
    expect(hit.headers).toMatchObject({ "x-cache": "hit", age: "5" });
    expect(hit.headers["x-cache-key"]).toBe(miss.headers["x-cache-key"]);
    expect(hit.body).toBe(miss.body);
    expect(miss.body).toBe(JSON.stringify(completionOf("Hello")));
    expect(endpoint.asked).toHaveLength(1);
  });

  it("answers what was asked as JSON as a stream, and the other way round", async () => {
    const one = question();
    await ask(one);
    const asStream = await ask({ ...one, stream: true, stream_options: { include_usage: true } });
    expect(asStream.headers).toMatchObject({
      "x-cache": "hit",
      "content-type": "text/event-stream; charset=utf-8",
    });
    expect(streamedText(asStream)).toBe("Hello");
    expect(dataOf(asStream).at(-1)).toBe("[DONE]");
    expect(dataOf(asStream).at(-2)).toMatchObject({ choices: [], usage: { total_tokens: 13 } });

    endpoint.script(stream(chunksOf("Hello there, you")));
    const other = question();
    const first = await ask({ ...other, stream: true });
    expect(first.headers["x-cache"]).toBe("miss");
    const asJson = await ask(other);
    expect(asJson.headers["x-cache"]).toBe("hit");
    expect(asJson.json()).toEqual(completionOf("Hello there, you"));
    expect(endpoint.asked).toHaveLength(1);
  });

  it("sends the usage to who asks for it alone, though the endpoint is always asked for it", async () => {
    endpoint.script(stream(chunksOf("Hello you")));
    const body = question({ stream: true });
    const without = await ask(body);
    expect(endpoint.asked[0]?.body).toEqual({ ...body, stream_options: { include_usage: true } });
    expect(without.body).not.toContain("usage");
    const withIt = await ask({
      ...question(),
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(dataOf(withIt)).toEqual(chunksOf("Hello you"));
    expect(streamedText(without)).toBe("Hello you");
  });

  it.each([
    ["stream", { stream: false }],
    ["user", { user: "someone" }],
    ["metadata", { metadata: { run: "7" } }],
  ])("takes a question for the same whatever %s says", async (_name, more) => {
    const body = question();
    await ask(body);
    expect((await ask({ ...body, ...more })).headers["x-cache"]).toBe("hit");
  });

  it("never answers another account", async () => {
    const body = question();
    await ask(body);
    endpoint.script(json(completionOf("Somebody else's")));
    const other = await ask(body, { account: STRANGER });
    expect([other.headers["x-cache"], textOf(other)]).toEqual(["miss", "Somebody else's"]);
    expect(textOf(await ask(body))).toBe("Hello");
  });

  it("keeps an answer for a day", async () => {
    const body = question();
    await ask(body);
    now += DAY_MS - 1;
    expect((await ask(body)).headers).toMatchObject({ "x-cache": "hit", age: "86399" });
    now += 1;
    expect((await ask(body)).headers["x-cache"]).toBe("miss");
  });

  it("tells a reader of the database nothing", async () => {
    endpoint.script(json(completionOf("the secret is out")));
    await ask(question({ messages: [{ role: "user", content: "a secret thing" }] }));
    const rows = await house.platform.store.all<Record<string, unknown>>(
      sql`SELECT * FROM cached_completions`,
    );
    const shown = rows.flatMap((row) =>
      Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
      ),
    );
    expect(shown.join(" ")).not.toContain("secret");
  });

  it("forgets what is too old, and its sums with it", async () => {
    await ask(question());
    now += DAY_MS;
    await house.runSchedule();
    const { store } = house.platform;
    expect(await store.get(sql`SELECT count(*) AS left FROM cached_completions`)).toEqual({
      left: 0,
    });
    const sums = await store.all<{ items: number; bytes: number }>(
      sql`SELECT items, bytes FROM cached_completion_sums`,
    );
    expect(new Set(sums.map(({ items, bytes }) => items + bytes))).toEqual(new Set([0]));
  });

  it.each([
    ["a filter cut the answer", json(completionOf("Hm", { finish_reason: "content_filter" }))],
    ["the answer does not say why it ended", json(completionOf("Hm", { finish_reason: null }))],
    ["the stream ends without [DONE]", stream(chunksOf("Hm").slice(0, -1))],
    ["the answer is over 1 MiB", json(completionOf("x".repeat(1_048_577)))],
  ])("keeps nothing where %s", async (name, handler) => {
    const body = question(name.includes("stream") ? { stream: true } : {});
    endpoint.script(handler);
    const first = await ask(body);
    expect([first.statusCode, first.headers["x-cache"]]).toEqual([200, "miss"]);
    expect((await ask(body)).headers["x-cache"]).toBe("miss");
    expect(endpoint.asked).toHaveLength(2);
  });
});

describe("cache-control of a request", () => {
  it("no-store asks the model and keeps nothing", async () => {
    const body = question();
    const headers = { "cache-control": "no-store" };
    expect((await ask(body, { headers })).headers["x-cache"]).toBe("bypass");
    expect((await ask(body)).headers["x-cache"]).toBe("miss");
    expect((await ask(body, { headers })).headers["x-cache"]).toBe("bypass");
    expect(endpoint.asked).toHaveLength(3);
  });

  it("no-cache asks the model and keeps the new answer", async () => {
    const body = question();
    await ask(body);
    endpoint.script(json(completionOf("A newer answer")));
    const fresh = await ask(body, { headers: { "cache-control": "max-age=9, No-Cache" } });
    expect([fresh.headers["x-cache"], textOf(fresh)]).toEqual(["bypass", "A newer answer"]);
    const hit = await ask(body);
    expect([hit.headers["x-cache"], textOf(hit)]).toEqual(["hit", "A newer answer"]);
  });

  it("max-age takes no older answer", async () => {
    const body = question();
    await ask(body);
    now += 10_000;
    const aged = (seconds: number) =>
      ask(body, { headers: { "cache-control": `max-age=${seconds}` } });
    expect((await aged(10)).headers).toMatchObject({ "x-cache": "hit", age: "10" });
    expect((await aged(9)).headers["x-cache"]).toBe("miss");
    expect((await aged(0)).headers).toMatchObject({ "x-cache": "hit", age: "0" });
    expect(endpoint.asked).toHaveLength(2);
  });
});

describe("calls under way", () => {
  /** An endpoint that answers when it is told to. */
  function held(body: object) {
    let goOn: () => void = () => {};
    const isTold = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    endpoint.script(async (response, request) => {
      await isTold;
      await json(body)(response, request);
    });
    return () => goOn();
  }

  async function untilAsked(count = 1): Promise<void> {
    while (endpoint.asked.length < count) await sleep(2);
  }

  it("that ask the same are one call of the model", async () => {
    const goOn = held(completionOf("Hello"));
    const body = question();
    const calls = Array.from({ length: 100 }, (_, at) =>
      ask(at % 2 === 0 ? body : { ...body, stream: true }),
    );
    await untilAsked();
    await sleep(20);
    goOn();
    const answers = await Promise.all(calls);
    expect(endpoint.asked).toHaveLength(1);
    const statuses = answers.map(({ headers }) => headers["x-cache"]);
    expect(statuses.filter((status) => status === "miss")).toHaveLength(1);
    expect(statuses.filter((status) => status === "hit")).toHaveLength(99);
    expect(answers.map((one, at) => (at % 2 === 0 ? textOf(one) : streamedText(one)))).toEqual(
      Array(100).fill("Hello"),
    );
  });

  it("are apart for each account, and for who wants no kept answer", async () => {
    const goOn = held(completionOf("Hello"));
    const body = question();
    const calls = [
      ask(body),
      ask(body, { account: STRANGER }),
      ask(body, { headers: { "cache-control": "no-store" } }),
      ask(body, { headers: { "cache-control": "no-cache" } }),
    ];
    await untilAsked(4);
    goOn();
    const statuses = (await Promise.all(calls)).map(({ headers }) => headers["x-cache"]);
    expect(statuses).toEqual(["miss", "miss", "bypass", "bypass"]);
  });

  it("give a late one the events so far and then those that come, as JSON too", async () => {
    let goOn: () => void = () => {};
    const all = chunksOf("Hello there, you");
    endpoint.script((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const [early, late] = [all.slice(0, 2), all.slice(2)];
      response.write(early.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""));
      goOn = () =>
        stream(late)(Object.assign(response, { writeHead: () => response }), {} as never);
    });
    const body = question();
    const leader = ask({ ...body, stream: true });
    await untilAsked();
    const followers = [ask({ ...body, stream: true }), ask(body)] as const;
    await sleep(20);
    goOn();
    const [first, second, third] = await Promise.all([leader, ...followers]);
    expect(second.body).toBe(first.body);
    expect(third.json()).toEqual(completionOf("Hello there, you"));
    expect([first, second, third].map(({ headers }) => headers["x-cache"])).toEqual([
      "miss",
      "hit",
      "hit",
    ]);
    expect(endpoint.asked).toHaveLength(1);
  });

  it("fail together, with the same error, and the next one asks again", async () => {
    let goOn: () => void = () => {};
    endpoint.script(async (response) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      response.writeHead(500).end();
    });
    const body = question();
    const calls = [ask(body), ask({ ...body, stream: true }), ask(body)];
    await untilAsked();
    await sleep(20);
    goOn();
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(new Set(answers.map((one) => one.body)).size).toBe(1);
    endpoint.script(json(completionOf("Hello")));
    expect((await ask(body)).headers["x-cache"]).toBe("miss");
  });

  it("of one account are at most 64 at the endpoint", async () => {
    const goOn = held(completionOf("Hello"));
    const calls = Array.from({ length: 64 }, () => ask(question()));
    await untilAsked(64);
    const more = await ask(question());
    expect([more.statusCode, more.headers["retry-after"]]).toEqual([429, "1"]);
    expect(more.json()).toEqual({
      error: {
        message: "64 calls of this account are under way",
        type: "rate_limit_error",
        param: null,
        code: "rate_limited",
      },
    });
    goOn();
    for (const one of await Promise.all(calls)) expect(one.statusCode).toBe(200);
    expect((await ask(question())).statusCode).toBe(200);
  });
});

describe("room in the cache", () => {
  it("is made by what was used longest ago, of the account and of all", async () => {
    const small = await buildBackendApp(backend, {
      environment: {
        MODEL_BASE_URL: endpoint.url,
        MODEL_NAMES: "big",
        COMPLETION_CACHE_PER_ACCOUNT_MB: "1",
        COMPLETION_CACHE_MB: "2",
      },
      clock: () => now,
    });
    try {
      endpoint.script(json(completionOf("x".repeat(300_000))));
      const put = async (name: string, account: string) => {
        now += 61_000;
        const payload = { messages: [{ role: "user", content: name }] };
        const headers = onBehalfOf(account);
        const url = "/v1/chat/completions";
        const { headers: told } = await small.app.inject({ method: "POST", url, headers, payload });
        return told["x-cache"];
      };
      for (const name of ["a", "b", "c"]) await put(name, OWNER);
      // Used, so that b is the one that was used longest ago.
      expect(await put("a", OWNER)).toBe("hit");
      await sleep(20);
      await put("d", OWNER);
      expect(await put("b", OWNER)).toBe("miss");
      expect(await put("d", OWNER)).toBe("hit");
      for (const name of ["a", "b", "c"]) await put(name, STRANGER);
      const third = "acc_111111111111111111111111";
      for (const name of ["a", "b"]) await put(name, third);
      const sums = await small.platform.store.all<{
        account_id: string;
        items: number;
        bytes: number;
      }>(sql`SELECT account_id, items, bytes FROM cached_completion_sums ORDER BY account_id`);
      const [all, ...own] = sums;
      expect(all?.items).toBe(own.reduce((sum, { items }) => sum + items, 0));
      expect(all?.bytes).toBeLessThanOrEqual(2 * 2 ** 20);
      for (const { bytes } of own) expect(bytes).toBeLessThanOrEqual(2 ** 20);
      const kept = await small.platform.store.get<{ items: number }>(
        sql`SELECT count(*) AS items FROM cached_completions`,
      );
      expect(kept?.items).toBe(all?.items);
      expect(await put("b", third)).toBe("hit");
    } finally {
      await small.close();
    }
  });
});
