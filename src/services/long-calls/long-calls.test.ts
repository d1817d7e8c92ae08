import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { bothStores } from "../../../test/helpers/both-stores.js";
import type { Heartbeat } from "../../platform/heartbeat/heartbeat.js";
import { type Store, sql } from "../../platform/store/sql.js";
import {
  createLongCalls,
  LONG_CALL_KEPT_MS,
  type LongCallRun,
  type LongCalls,
  newLongCallId,
} from "./long-calls.js";

const log = pino({ level: "silent" });
const ORDER = { what: "a secret thing" };
const caller = { owner: "one", countedAs: "one" };

/** Work that ends when it is told to. */
function work() {
  let end: (outcome: unknown) => void = () => {};
  const outcome = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  let starts = 0;
  const start = (): LongCallRun => {
    starts += 1;
    return { outcome, stop: () => end("stopped") };
  };
  return { start, end: (value: unknown) => end(value), starts: () => starts };
}

const never = (): LongCallRun => {
  throw new Error("nothing is to start");
};

describe.each(await bothStores())("calls that go on, on $title", ({ open }) => {
  let store: Store;
  let now: number;
  beforeEach(async () => {
    store = await open();
    await store.run(sql`DELETE FROM long_calls`);
    now = 1_000_000;
    return () => store.close();
  });

  /** A process of its own on the same store. */
  async function processNamed(processId: string): Promise<LongCalls> {
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${processId}, ${now}, ${now})
      ON CONFLICT (id) DO UPDATE SET beat_at = ${now}`);
    const heartbeat = { processId, deadBefore: () => 0 } as Heartbeat;
    return createLongCalls({ store, clock: () => now, heartbeat, log });
  }

  async function ended(calls: LongCalls, id: string) {
    for (;;) {
      const found = await calls.find(id, "one", never);
      if (found?.status !== "working") return found;
      await sleep(5);
    }
  }

  it("are there before they start, and tell their owner what they came to", async () => {
    const calls = await processNamed("prc_a");
    const id = newLongCallId();
    const { start, end } = work();
    const begun = await calls.begin({ id, order: ORDER, ...caller }, start);
    expect(begun).toMatchObject({ id, status: "working", order: ORDER, createdAt: now });
    expect(await calls.find(id, "one", never)).toMatchObject({ status: "working" });
    expect(await calls.find(id, "two", never)).toBeUndefined();
    expect(await calls.find(id, undefined, never)).toBeUndefined();
    now += 5;
    end({ answer: 42 });
    expect(await ended(calls, id)).toMatchObject({
      status: "ended",
      outcome: { answer: 42 },
      createdAt: 1_000_000,
      updatedAt: 1_000_005,
    });
  });

  it("start nothing that could not be kept", async () => {
    const calls = await processNamed("prc_a");
    const { start, starts } = work();
    await store.exec("ALTER TABLE long_calls RENAME TO hidden");
    const wanted = { id: newLongCallId(), order: ORDER, ...caller };
    await expect(calls.begin(wanted, start)).rejects.toThrow();
    await store.exec("ALTER TABLE hidden RENAME TO long_calls");
    expect(starts()).toBe(0);
  });

  it("need no owner where the id is enough", async () => {
    const calls = await processNamed("prc_a");
    const id = newLongCallId();
    const { start, end } = work();
    await calls.begin({ id, order: ORDER, owner: undefined, countedAs: "address:1" }, start);
    expect(await calls.find(id, "anyone", never)).toMatchObject({ status: "working" });
    expect(await calls.find(id, undefined, never)).toMatchObject({ status: "working" });
    end(null);
    await calls.close();
  });

  it("are begun anew by the next process, and by one alone", async () => {
    const first = await processNamed("prc_a");
    const [second, third] = [await processNamed("prc_b"), await processNamed("prc_c")];
    const id = newLongCallId();
    const lost = work();
    await first.begin({ id, order: ORDER, ...caller }, lost.start);
    expect(await second.find(id, "one", never)).toMatchObject({ status: "working" });
    await store.run(sql`DELETE FROM processes WHERE id = 'prc_a'`);
    const again = work();
    const orders: unknown[] = [];
    const start = (order: unknown) => {
      orders.push(order);
      return again.start();
    };
    await Promise.all([second, third].map((calls) => calls.find(id, "one", start)));
    expect(orders).toEqual([ORDER]);
    // The first was only slow; what it comes to is nobody's any more.
    lost.end("late");
    await sleep(20);
    expect(await second.find(id, "one", never)).toMatchObject({ status: "working" });
    again.end("done");
    expect(await ended(second, id)).toMatchObject({ status: "ended", outcome: "done" });
    expect(await first.find(id, "one", never)).toMatchObject({ outcome: "done" });
  });

  it("stay as they are when they are cancelled, or ended before", async () => {
    const calls = await processNamed("prc_a");
    const [one, two] = [newLongCallId(), newLongCallId()];
    const { start, end } = work();
    const finished = work();
    await calls.begin({ id: one, order: ORDER, ...caller }, start);
    await calls.begin({ id: two, order: ORDER, ...caller }, finished.start);
    finished.end("done");
    await ended(calls, two);
    expect(await calls.cancel(one, "two")).toBe(false);
    expect(await calls.cancel(one, "one")).toBe(true);
    expect(await calls.cancel(two, "one")).toBe(true);
    end("late");
    await sleep(20);
    expect(await calls.find(one, "one", never)).toMatchObject({ status: "cancelled" });
    expect((await calls.find(one, "one", never))?.outcome).toBeUndefined();
    expect(await calls.find(two, "one", never)).toMatchObject({ status: "ended", outcome: "done" });
  });

  it("are left to the next process by one that closes", async () => {
    const first = await processNamed("prc_a");
    const id = newLongCallId();
    await first.begin({ id, order: ORDER, ...caller }, work().start);
    await first.close();
    await store.run(sql`DELETE FROM processes WHERE id = 'prc_a'`);
    const again = work();
    const second = await processNamed("prc_b");
    expect(await second.find(id, "one", again.start)).toMatchObject({ status: "working" });
    expect(again.starts()).toBe(1);
    again.end("done");
    expect(await ended(second, id)).toMatchObject({ outcome: "done" });
  });

  it("are 20 at once for one caller, and an hour long", async () => {
    const calls = await processNamed("prc_a");
    const { start, end } = work();
    const ids = Array.from({ length: 20 }, newLongCallId);
    for (const id of ids) await calls.begin({ id, order: ORDER, ...caller }, start);
    const more = { id: newLongCallId(), order: ORDER };
    await expect(calls.begin({ ...more, ...caller }, never)).rejects.toThrow(
      "20 calls of this caller are under way",
    );
    expect(await calls.find(more.id, "one", never)).toBeUndefined();
    await calls.begin({ ...more, owner: "two", countedAs: "two" }, start);
    end("done");
    for (const id of ids) await ended(calls, id);
    now += LONG_CALL_KEPT_MS;
    expect(await calls.find(ids[0]!, "one", never)).toBeUndefined();
    await calls.sweep();
    expect(await store.get(sql`SELECT count(*) AS left FROM long_calls`)).toEqual({ left: 0 });
  });

  it("tell a reader of the database nothing", async () => {
    const calls = await processNamed("prc_a");
    const id = newLongCallId();
    const { start, end } = work();
    await calls.begin({ id, order: ORDER, ...caller }, start);
    end({ answer: "another secret" });
    await ended(calls, id);
    const rows = await store.all<Record<string, unknown>>(sql`SELECT * FROM long_calls`);
    const shown = rows.flatMap((row) =>
      Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
      ),
    );
    expect(shown.join(" ")).not.toMatch(/secret/);
    expect(shown.join(" ")).not.toContain(id);
  });
});
