import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import type { CollectReply, Counts, EventPage } from "./schemas.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RETENTION_DAYS = 30;
const noon = Date.UTC(2026, 0, 31, 12);

const pglite = await startPglite();
const postgres = await startPostgres();
const databases = [
  { title: "SQLite", url: `sqlite:${tempFolder()}/events.db`, poolSize: 1 },
  { title: "PGlite", url: pglite.url, poolSize: 1 },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    poolSize: 10,
  },
];
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

for (const { title, url, poolSize } of databases) {
  describe.skipIf(url === undefined)(`events on ${title}`, () => {
    let now = noon;
    let house: BackendTestApp;

    beforeAll(async () => {
      house = await buildBackendApp(backend, {
        databaseUrl: url!,
        poolSize,
        environment: { EVENTS_RETENTION_DAYS: String(RETENTION_DAYS) },
        clock: () => now,
      });
    });
    afterAll(() => house?.close());

    async function collect(account: string, body: unknown): Promise<CollectReply> {
      const reply = await house.app.inject({
        method: "POST",
        url: "/api/v1/collect",
        headers: onBehalfOf(account),
        payload: JSON.stringify(body),
      });
      expect(reply.statusCode, reply.body.slice(0, 500)).toBe(202);
      return reply.json<CollectReply>();
    }

    async function read<T>(account: string, path: string): Promise<T> {
      const reply = await house.app.inject({
        url: `/api/v1/${path}`,
        headers: onBehalfOf(account),
      });
      expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200);
      return reply.json<T>();
    }

    async function readAll(
      account: string,
      query: string,
      begin: string | null = null,
    ): Promise<EventPage["events"]> {
      const events: EventPage["events"] = [];
      for (let cursor = begin; ; ) {
        const from = cursor === null ? "" : `&cursor=${cursor}`;
        const page = await read<EventPage>(account, `events?${query}${from}`);
        events.push(...page.events);
        cursor = page.next_cursor;
        if (cursor === null) return events;
      }
    }

    it("stores each event once by its event_id, in one call and over calls", async () => {
      const events = Array.from({ length: 1_100 }, (_, index) => ({
        app_id: "shop",
        event_name: "ordered",
        event_id: `order-${index}`,
      }));
      const anonymous = { app_id: "shop", event_name: "viewed" };
      const first = await collect("acc_once", [...events, ...events.slice(0, 50), anonymous]);
      expect(first).toMatchObject({ persisted: 1_101, duplicates: 50, rejected: 0 });
      const second = await collect("acc_once", [...events, anonymous]);
      expect(second).toMatchObject({ persisted: 1, duplicates: 1_100 });
      expect(await collect("acc_twice", events[0])).toMatchObject({ persisted: 1 });
      expect(await read("acc_once", "counts")).toMatchObject({ total: 1_102 });
    });

    it("stores each event once when many calls bring it in another order at once", async () => {
      const events = Array.from({ length: 200 }, (_, index) => ({
        app_id: "shop",
        event_name: "ordered",
        event_id: `order-${index}`,
      }));
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, call) =>
          collect("acc_race", call % 2 === 0 ? events : events.toReversed()),
        ),
      );
      const persisted = replies.reduce((sum, reply) => sum + reply.persisted, 0);
      const duplicates = replies.reduce((sum, reply) => sum + reply.duplicates, 0);
      expect([persisted, duplicates]).toEqual([200, 1_000]);
    });

    it("keeps quotes, SQL and every plane of Unicode", async () => {
      const text = `'; DROP TABLE events; -- \\ $1 ? \u{10ffff} 日本 \u2028`;
      const sent = { app_id: text, event_name: text, event_id: text, properties: { [text]: text } };
      await collect("acc_text", sent);
      const filter = `app_id=${encodeURIComponent(text)}&event_name=${encodeURIComponent(text)}`;
      const [event] = await readAll("acc_text", filter);
      expect(event).toMatchObject({ app_id: text, event_name: text, event_id: text, event: sent });
    });

    it("pages through all events in their order, each once, while more come", async () => {
      const at = (index: number) => noon - (index % 7) * HOUR_MS;
      const events = Array.from({ length: 90 }, (_, index) => ({
        app_id: index % 2 === 0 ? "even" : "odd",
        event_name: `name-${index % 3}`,
        timestamp: at(index),
        index,
      }));
      await collect("acc_pages", events);
      const first = await read<EventPage>("acc_pages", "events?limit=20");
      await collect("acc_pages", { app_id: "late", event_name: "late" });
      const others = await readAll("acc_pages", "limit=20", first.next_cursor);
      const listed = [...first.events, ...others].map(({ event }) => event as (typeof events)[0]);
      const expected = events.toSorted((a, b) => at(b.index) - at(a.index) || b.index - a.index);
      expect(listed).toEqual(expected);

      const some = await readAll("acc_pages", "limit=7&app_id=even&event_name=name-1");
      const evenOnes = expected.filter(({ index }) => index % 6 === 4);
      expect(some.map(({ event }) => event)).toEqual(evenOnes);
    });

    it("takes a range from a time on, up to but without another", async () => {
      const times = [noon, noon + 1, noon + 2, noon + 3];
      const event = (timestamp: number) => ({ app_id: "a", event_name: "b", timestamp });
      await collect("acc_range", times.map(event));
      const iso = (time: number) => new Date(time).toISOString();
      for (const query of [
        `from=${noon + 1}&to=${noon + 3}`,
        `from=${iso(noon + 1)}&to=${iso(noon + 3)}`,
      ]) {
        const events = await readAll("acc_range", query);
        expect(events.map(({ timestamp }) => timestamp)).toEqual([iso(noon + 2), iso(noon + 1)]);
        expect(await read("acc_range", `counts?${query}`)).toMatchObject({ total: 2 });
      }
      expect(await readAll("acc_range", `from=${noon + 3}&to=${noon + 1}`)).toEqual([]);
      const { next_cursor } = await read<EventPage>("acc_range", "events?limit=1");
      expect(await readAll("acc_range", `to=${noon + 1}`, next_cursor)).toHaveLength(1);
    });

    it("counts by name, by app and by hour", async () => {
      const event = (app_id: string, event_name: string, timestamp: number) => ({
        app_id,
        event_name,
        timestamp,
      });
      await collect("acc_counts", [
        event("shop", "viewed", noon),
        event("shop", "viewed", noon + HOUR_MS - 1),
        event("shop", "ordered", noon + HOUR_MS),
        event("blog", "viewed", noon - 1),
      ]);
      const count = async (query: string) => {
        const { counts, ...rest } = await read<Counts>("acc_counts", `counts?${query}`);
        return { ...rest, counts: counts.map(({ value, count }) => [value, count]) };
      };
      expect(await count("")).toEqual({
        by: "event_name",
        total: 4,
        complete: true,
        counts: [
          ["viewed", 3],
          ["ordered", 1],
        ],
      });
      expect((await count("by=app_id")).counts).toEqual([
        ["shop", 3],
        ["blog", 1],
      ]);
      expect((await count("by=hour&app_id=shop")).counts).toEqual([
        ["2026-01-31T12:00:00.000Z", 2],
        ["2026-01-31T13:00:00.000Z", 1],
      ]);
      expect(await count("by=hour&app_id=none")).toMatchObject({ total: 0, counts: [] });
    });

    it("counts the newest when there are more than 10000 values", async () => {
      for (const call of [0, 1]) {
        await collect(
          "acc_values",
          Array.from({ length: 7_000 }, (_, index) => ({
            app_id: "a",
            event_name: `name-${call}-${index}`,
          })),
        );
      }
      const { total, complete, counts } = await read<Counts>("acc_values", "counts");
      expect(complete).toBe(false);
      expect(counts.length).toBe(total);
      expect(total).toBeGreaterThan(10_000);
    });

    it("shows an account its own events alone", async () => {
      await collect("acc_mine", { app_id: "shop", event_name: "mine" });
      await collect("acc_mine", { app_id: "shop", event_name: "mine too" });
      expect(await readAll("acc_other", "")).toEqual([]);
      expect(await read("acc_other", "counts?by=app_id")).toMatchObject({ total: 0 });
      const { next_cursor } = await read<EventPage>("acc_mine", "events?limit=1");
      expect(await readAll("acc_other", "", next_cursor)).toEqual([]);
    });

    it("hides what is over its time, then deletes it", async () => {
      const event = { app_id: "shop", event_name: "viewed", event_id: "a" };
      await collect("acc_old", event);
      now += RETENTION_DAYS * DAY_MS;
      await collect("acc_old", { ...event, event_id: "b", timestamp: 0 });
      expect(await readAll("acc_old", "")).toHaveLength(2);
      now += 1;
      expect((await readAll("acc_old", "")).map(({ event_id }) => event_id)).toEqual(["b"]);
      expect(await read("acc_old", "counts")).toMatchObject({ total: 1 });
      await house.platform.store.run(sql`DELETE FROM events WHERE account_id <> ${"acc_old"}`);
      now += 60_000;
      const countStored = () =>
        house.platform.store.get<{ count: number }>(sql`SELECT COUNT(*) AS count FROM events`);
      await house.runSchedule();
      expect(await countStored()).toEqual({ count: 1 });
      expect(await collect("acc_old", event)).toMatchObject({ persisted: 1 });
    });
  });
}
