import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { type Store, StoreUnavailable, sql } from "../store/sql.js";
import { DEAD_AFTER_MS, type Heartbeat, isAlive, startHeartbeat } from "./heartbeat.js";

const BEAT_EVERY_MS = 1_000;
let store: Store;
let heartbeat: Heartbeat;
let faults: unknown[];
let now: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  store = await temporaryStore();
  faults = [];
  now = Date.now();
  heartbeat = await startHeartbeat(
    store,
    () => now,
    (error) => faults.push(error),
  );
});
afterEach(async () => {
  await heartbeat.close();
  await store.close();
  vi.useRealTimers();
});

/** Beats once, and waits until that was written or failed. */
async function beat(): Promise<void> {
  const before = heartbeat.state();
  now += BEAT_EVERY_MS;
  vi.advanceTimersByTime(BEAT_EVERY_MS);
  await vi.waitUntil(() => heartbeat.state() !== before, 120_000);
  await nextTurn();
}

describe("the heart", () => {
  it("beats once a second, which others see", async () => {
    const since = now;
    const other = { deadBefore: () => since };
    expect(await isAlive(store, heartbeat.processId, other)).toBe(false);
    await beat();
    expect(heartbeat.state().ok).toBe(true);
    expect(await isAlive(store, heartbeat.processId, other)).toBe(true);
  });

  it("tells once that it cannot be written, and again after it could", async () => {
    for (const expected of [1, 2]) {
      await store.exec("ALTER TABLE processes RENAME TO hidden");
      await beat();
      await beat();
      expect(heartbeat.state().ok).toBe(false);
      expect(faults).toHaveLength(expected);
      await store.exec("ALTER TABLE hidden RENAME TO processes");
      await beat();
      expect(heartbeat.state().ok).toBe(true);
    }
  });

  it("tells once that the disk is full, and works again when there is room", async () => {
    await heartbeat.close();
    let free = 2 ** 20 - 1;
    const onDisk = { ...store, file: "/disk/gatehouse.db" };
    const onError = (error: unknown) => faults.push(error);
    heartbeat = await startHeartbeat(onDisk, Date.now, onError, async () => free);
    await beat();
    expect(heartbeat.state()).toMatchObject({ ok: false, freeBytes: free });
    expect(faults).toEqual([new StoreUnavailable("the disk of the database is full")]);
    free += 1;
    await beat();
    expect(heartbeat.state()).toMatchObject({ ok: true, freeBytes: free });
  });

  it("is judged by its writes alone where the disk does not tell what is free", async () => {
    await heartbeat.close();
    const onDisk = { ...store, file: "/disk/gatehouse.db" };
    const fail = () => Promise.reject(new Error("no such call"));
    heartbeat = await startHeartbeat(onDisk, Date.now, (error) => faults.push(error), fail);
    expect(heartbeat.state()).toMatchObject({ ok: true, freeBytes: undefined });
    expect(faults).toEqual([]);
  });

  it("forgets processes that beat no more, and no others", async () => {
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${"prc_dead"}, 0, ${now})`);
    for (let beats = 0; beats < DEAD_AFTER_MS / BEAT_EVERY_MS; beats += 1) await beat();
    expect(heartbeat.deadBefore()).toBe(now - DEAD_AFTER_MS);
    expect(await heartbeat.forgetDead()).toBe(1);
    expect(await isAlive(store, heartbeat.processId, heartbeat)).toBe(true);
  });

  it("takes nobody for dead before it has beaten for as long itself", async () => {
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${"prc_old"}, 0, ${now - 60_000})`);
    for (let beats = 0; beats < DEAD_AFTER_MS / BEAT_EVERY_MS; beats += 1) {
      expect(heartbeat.deadBefore()).toBe(0);
      expect(await heartbeat.forgetDead()).toBe(0);
      await beat();
    }
    expect(await heartbeat.forgetDead()).toBe(1);
  });

  it.each([
    ["the store could not be written", () => store.exec("ALTER TABLE processes RENAME TO hidden")],
    ["it stood still", async () => {}],
  ])("takes nobody for dead after a while in which %s", async (why, begin) => {
    for (let beats = 0; beats < 6; beats += 1) await beat();
    expect(heartbeat.deadBefore()).toBeGreaterThan(0);
    await begin();
    if (why === "it stood still") now += 7_000;
    else {
      for (let beats = 0; beats < 7; beats += 1) await beat();
      await store.exec("ALTER TABLE hidden RENAME TO processes");
    }
    expect(heartbeat.deadBefore()).toBe(0);
    await beat();
    expect(heartbeat.deadBefore()).toBe(0);
    for (let beats = 0; beats < 5; beats += 1) await beat();
    expect(heartbeat.deadBefore()).toBeGreaterThan(0);
  });
});
