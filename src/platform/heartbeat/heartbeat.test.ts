import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { type Store, sql } from "../store/sql.js";
import { DEAD_AFTER_MS, type Heartbeat, isAlive, startHeartbeat } from "./heartbeat.js";

const BEAT_EVERY_MS = 1_000;
let store: Store;
let heartbeat: Heartbeat;
let faults: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  store = await temporaryStore();
  faults = [];
  heartbeat = await startHeartbeat(store, Date.now, (error) => faults.push(error));
});
afterEach(async () => {
  await heartbeat.close();
  await store.close();
  vi.useRealTimers();
});

/** Beats once, and waits until that was written or failed. */
async function beat(): Promise<void> {
  const before = heartbeat.state();
  vi.advanceTimersByTime(BEAT_EVERY_MS);
  await vi.waitUntil(() => heartbeat.state() !== before, 120_000);
  await nextTurn();
}

describe("the heart", () => {
  it("beats once a second, which others see", async () => {
    await store.run(sql`UPDATE processes SET beat_at = 0`);
    expect(await isAlive(store, heartbeat.processId, Date.now())).toBe(false);
    await beat();
    expect(heartbeat.state().ok).toBe(true);
    expect(await isAlive(store, heartbeat.processId, Date.now())).toBe(true);
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

  it("forgets processes that beat no more, and no others", async () => {
    const longAgo = Date.now() - DEAD_AFTER_MS - 1;
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${"prc_dead"}, 0, ${longAgo})`);
    expect(await heartbeat.forgetDead()).toBe(1);
    expect(await isAlive(store, heartbeat.processId, Date.now())).toBe(true);
  });
});
