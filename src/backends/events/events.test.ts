import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import type { CollectReply, Counts, EventPage } from "./schemas.js";

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 0, 31, 9, 30);
let accounts = 0;
let account: string;
let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend, {
    clock: () => now,
  });
});
afterAll(() => house.close());
beforeEach(() => {
  accounts += 1;
  account = `acc_${String(accounts).padStart(24, "0")}`;
});

const view = { app_id: "shop", event_name: "page_viewed" };
const views = (count: number) => Array.from({ length: count }, (_, index) => ({ ...view, index }));
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: "POST",
    url: "/api/v1/collect",
    headers: { ...onBehalfOf(account), ...headers },
    payload,
  });

async function collect(body: unknown): Promise<CollectReply> {
  const reply = await post(typeof body === "string" ? body : JSON.stringify(body));
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(202);
  return reply.json<CollectReply>();
}

async function read<T>(path: string): Promise<T> {
  const url = `/api/v1/${path}`;
  const reply = await house.app.inject({ url, headers: onBehalfOf(account) });
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200);
  return reply.json<T>();
}

async function stored(): Promise<number> {
  return (await read<Counts>("counts")).total;
}

describe("collecting", () => {
  it.each([
    ["one event", view, 1],
    ["a list", views(3), 3],
    ["a list of none", [], 0],
    ["wrapped events", { events: views(2) }, 2],
    ["an event that has events of its own", { ...view, events: [1, 2] }, 1],
    [
      "lines",
      views(3)
        .map((event) => JSON.stringify(event))
        .join("\n"),
      3,
    ],
    [
      "lines that Windows ended, and empty ones",
      `${JSON.stringify(view)}\r\n\r\n \n${JSON.stringify(view)}\r\n`,
      2,
    ],
    ["a single line", `${JSON.stringify(view)}\n`, 1],
    ["an indented document", JSON.stringify(views(2), null, 2), 2],
    ["a byte order mark", `\ufeff${JSON.stringify(view)}`, 1],
  ])("takes %s", async (_name, body, persisted) => {
    expect(await collect(body)).toEqual({ persisted, rejected: 0, duplicates: 0, errors: [] });
    expect(await stored()).toBe(persisted);
  });

  it.each(["application/json", "application/x-ndjson", "text/plain", "nonsense", ""])(
    "reads the body whatever its type says: %j",
    async (type) => {
      const reply = await post(`${JSON.stringify(view)}\n${JSON.stringify(view)}`, {
        "content-type": type,
      });
      expect(reply.statusCode).toBe(202);
      expect(reply.json()).toMatchObject({ persisted: 2 });
    },
  );

  it("counts each malformed event with all its reasons, and keeps the rest", async () => {
    const reply = await collect([
      { app_id: "shop" },
      view,
      { app_id: 7, event_name: "", timestamp: "yesterday" },
      null,
      { ...view, event_id: "x".repeat(129) },
    ]);
    expect(reply).toEqual({
      persisted: 1,
      rejected: 4,
      duplicates: 0,
      errors: [
        { index: 0, field: "event_name", reason: "event_name is required" },
        { index: 2, field: "app_id", reason: "app_id must be a string" },
        { index: 2, field: "event_name", reason: "event_name must have at least 1 character" },
        {
          index: 2,
          field: "timestamp",
          reason: "timestamp must be an ISO 8601 time or epoch milliseconds, from 1970 to 9999",
        },
        { index: 3, field: "event", reason: "an event must be an object" },
        { index: 4, field: "event_id", reason: "event_id must have at most 128 characters" },
      ],
    });
    expect(await stored()).toBe(1);
  });

  it.each([
    ["an empty object", {}, 2],
    ["a number", 5, 1],
    ["null", null, 1],
    ["wrapped events without a name each", { events: [{ app_id: "a" }] }, 1],
    ["events that are no list", { events: "none" }, 2],
  ])("answers 202 for %s, though nothing is kept", async (_name, body, faults) => {
    const reply = await collect(body);
    expect(reply).toMatchObject({ persisted: 0, rejected: 1, duplicates: 0 });
    expect(reply.errors).toHaveLength(faults);
  });

  it("refuses a broken line alone", async () => {
    const lines = [JSON.stringify(view), '{"app_id":"shop",', JSON.stringify(view)];
    expect(await collect(lines.join("\n"))).toEqual({
      persisted: 2,
      rejected: 1,
      duplicates: 0,
      errors: [
        { index: 1, field: "event", reason: "the line is not valid JSON, or over 64 levels deep" },
      ],
    });
  });

  it("names the first 1000 faults and counts them all", async () => {
    const reply = await collect(Array.from({ length: 1_500 }, () => ({ app_id: "shop" })));
    expect(reply.rejected).toBe(1_500);
    expect(reply.errors).toHaveLength(1_000);
    expect(reply.errors.at(-1)).toMatchObject({ index: 999, field: "event_name" });
  });

  it("counts an event_id once per account and app", async () => {
    const order = { ...view, event_id: "order-1" };
    const answer = (persisted: number, duplicates: number) => ({
      persisted,
      duplicates,
      rejected: 0,
      errors: [],
    });
    expect(await collect([order, view, order, view])).toEqual(answer(3, 1));
    expect(await collect([{ ...order, event_name: "again" }, view])).toEqual(answer(1, 1));
    expect(await collect({ ...order, app_id: "other" })).toEqual(answer(1, 0));
    expect(await stored()).toBe(5);
    account = `${account}x`;
    expect(await collect(order)).toEqual(answer(1, 0));
  });

  it("counts an event_id once when it comes 20 times at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => collect([{ ...view, event_id: "a" }])),
    );
    expect(replies.filter(({ persisted }) => persisted === 1)).toHaveLength(1);
    expect(replies.filter(({ duplicates }) => duplicates === 1)).toHaveLength(19);
  });

  it("takes exactly 10000 events, and none of 10001", async () => {
    expect(await collect(Array(10_000).fill(view))).toMatchObject({ persisted: 10_000 });
    for (const payload of [
      JSON.stringify(Array(10_001).fill(view)),
      JSON.stringify({ events: Array(10_001).fill(0) }),
      `${JSON.stringify(view)}\n`.repeat(10_001),
    ]) {
      const reply = await post(payload);
      expect(reply.statusCode).toBe(413);
      expect(reply.json().error).toMatchObject({
        code: "payload_too_large",
        message: "a call takes at most 10000 events",
      });
    }
    expect(await stored()).toBe(10_000);
  });

  it("reads a body of 5 MiB on a worker, and refuses a longer one", async () => {
    const filler = "é".repeat(250);
    const events = Array.from({ length: 8_000 }, (_, index) => ({ ...view, index, filler }));
    const text = JSON.stringify([...events, { app_id: "shop" }]);
    const limit = 5 * 1_048_576;
    const padded = text + " ".repeat(limit - Buffer.byteLength(text));
    const completed = house.platform.threads.stats().completed;
    expect(await collect(padded)).toMatchObject({ persisted: 8_000, rejected: 1 });
    expect(house.platform.threads.stats().completed).toBe(completed + 1);
    const tooMuch = `[${"{},".repeat(500_001)}{}]`;
    for (const refused of [`${padded} `, tooMuch]) {
      const reply = await post(refused);
      expect(reply.statusCode).toBe(413);
      expect(reply.json().error.code).toBe("payload_too_large");
    }
    expect(await stored()).toBe(8_000);
  });

  it("reads a body of very many broken lines on a worker", async () => {
    const completed = house.platform.threads.stats().completed;
    const reply = await collect(`${"{x\n".repeat(5_000)}${JSON.stringify(view)}`);
    expect(reply).toMatchObject({ persisted: 1, rejected: 5_000 });
    expect(house.platform.threads.stats().completed).toBe(completed + 1);
  });

  it("replays the answer to an Idempotency-Key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const payload = `${JSON.stringify(view)}\n${JSON.stringify(view)}`;
    const first = await post(payload, headers);
    const second = await post(payload, headers);
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.body).toBe(first.body);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(await stored()).toBe(2);
    const other = await post(`${payload}\n`, headers);
    expect(other.statusCode).toBe(409);
    expect(await stored()).toBe(2);
  });

  it("logs nothing of an event", async () => {
    await collect({ ...view, user_id: "secret-of-a-user", event_id: 5 });
    await collect({ ...view, user_id: "secret-of-a-user" });
    expect(JSON.stringify(house.log)).not.toContain("secret-of-a-user");
  });
});

describe("a call that cannot be read", () => {
  const refusal = (name: string, payload: string | Buffer | undefined, message: RegExp) => ({
    name,
    request: () => ({
      method: "POST" as const,
      url: "/api/v1/collect",
      headers: onBehalfOf(account),
      ...(payload === undefined ? {} : { payload }),
    }),
    status: 400,
    body: { error: { code: "invalid_request", message: expect.stringMatching(message) } },
  });
  const required = /^the body is required/;
  const neither = /^the body is neither valid JSON nor lines of it$/;
  apiCases(
    () => house.app,
    [
      refusal("no body", undefined, required),
      refusal("an empty body", "", required),
      refusal("white space", " \n\n ", neither),
      refusal("a word", "nonsense", neither),
      refusal("a cut-off list", '[{"app_id":"a","event_name":"b"},', neither),
      refusal("lines of which none parses", "a\nb\n{", neither),
      refusal("very many broken lines", "x\n".repeat(20_000), neither),
      refusal("bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0x22]), /not valid UTF-8/),
      refusal("65 nested lists", "[".repeat(65) + "]".repeat(65), /over 64 levels deep/),
    ],
  );

  it("is refused without an account", async () => {
    for (const url of ["/api/v1/events", "/api/v1/counts"]) {
      expect((await house.app.inject({ url })).statusCode).toBe(401);
    }
    const reply = await house.app.inject({ method: "POST", url: "/api/v1/collect", payload: "{}" });
    expect(reply.statusCode).toBe(401);
  });
});

describe("listing", () => {
  it("answers the newest first, each as it was sent", async () => {
    const sent = {
      ...view,
      event_id: "e-1",
      timestamp: "2026-01-30T23:00:00+01:00",
      user_id: "u-1",
      properties: { nested: [{ deep: "日本 👩🏽‍🚀" }], none: null, tiny: 1e-7 },
    };
    await collect([sent, view]);
    const { events, next_cursor } = await read<EventPage>("events");
    expect(next_cursor).toBeNull();
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^evt_[0-9a-f]{24}$/),
        app_id: "shop",
        event_name: "page_viewed",
        event_id: null,
        timestamp: new Date(now).toISOString(),
        received_at: new Date(now).toISOString(),
        event: view,
      },
      expect.objectContaining({
        event_id: "e-1",
        timestamp: "2026-01-30T22:00:00.000Z",
        event: sent,
      }),
    ]);
  });

  it("puts what was received later first when the time is the same", async () => {
    for (const index of [1, 2, 3])
      await collect([
        { ...view, index },
        { ...view, index: index + 0.5 },
      ]);
    const { events } = await read<EventPage>("events");
    expect(events.map(({ event }) => (event as { index: number }).index)).toEqual([
      3.5, 3, 2.5, 2, 1.5, 1,
    ]);
  });

  it("cuts a page of long events short, and leads on", async () => {
    await collect(
      Array.from({ length: 40 }, (_, index) => ({ ...view, index, x: "x".repeat(60_000) })),
    );
    await collect(
      Array.from({ length: 40 }, (_, index) => ({
        ...view,
        index: index + 40,
        x: "x".repeat(60_000),
      })),
    );
    const first = await read<EventPage>("events?limit=200");
    const second = await read<EventPage>(`events?limit=200&cursor=${first.next_cursor}`);
    expect(first.events.length).toBeLessThan(40);
    const indexes = [...first.events, ...second.events].map(
      ({ event }) => (event as { index: number }).index,
    );
    expect(indexes).toEqual(indexes.map((_, at) => 79 - at));
  });

  it("finds a few among very many, however many pages that takes", async () => {
    await collect([{ ...view, event_name: "rare", timestamp: now - DAY_MS }]);
    for (let call = 0; call < 11; call += 1) await collect(Array(10_000).fill(view));
    const first = await read<EventPage>("events?event_name=rare");
    expect(first).toEqual({ events: [], next_cursor: expect.any(String) });
    const second = await read<EventPage>(`events?event_name=rare&cursor=${first.next_cursor}`);
    expect(second.events).toHaveLength(1);
    expect(second.next_cursor).toBeNull();
    expect(await read<Counts>("counts")).toMatchObject({ total: 110_001, complete: true });
  });
});

describe("a question that is wrong", () => {
  const faults: [query: string, path: string, message: RegExp][] = [
    ["events?limit=0", "/limit", /limit must be >= 1/],
    ["events?limit=201", "/limit", /limit must be <= 200/],
    ["events?limit=many", "/limit", /limit must be an integer/],
    ["events?app_id=", "/app_id", /app_id must have at least 1 character/],
    [`events?event_name=${"x".repeat(129)}`, "/event_name", /at most 128 characters/],
    ["events?from=yesterday", "/from", /from must be an ISO 8601 time/],
    ["events?to=2026-02-30", "/to", /to must be an ISO 8601 time/],
    ["events?cursor=abc", "/cursor", /cursor must be the next_cursor/],
    ["counts?by=user", "/by", /by must be one of event_name, app_id, hour/],
    ["counts?from=-1", "/from", /from must be an ISO 8601 time/],
  ];
  apiCases(
    () => house.app,
    faults.map(([query, path, message]) => ({
      name: query.slice(0, 60),
      request: () => ({ url: `/api/v1/${query}`, headers: onBehalfOf(account) }),
      status: 422,
      body: {
        error: {
          code: "validation_error",
          message: expect.stringMatching(message),
          details: [{ path }],
        },
      },
    })),
  );
});
