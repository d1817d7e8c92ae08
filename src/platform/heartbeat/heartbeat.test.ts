import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import type { Store } from "../store/sql.js";
import { type Heartbeat, isAlive, startHeartbeat } from "./heartbeat.js";

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

/** Beats once, and waits until the tasks given so far have had their turn. */
async function beat(): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    heartbeat.afterBeat(async () => resolve());
  });
  vi.advanceTimersByTime(BEAT_EVERY_MS);
  await taken;
  // The beat itself ends after its last task.
  await nextTurn();
}

async function failToBeat(): Promise<void> {
  const before = heartbeat.state();
  vi.advanceTimersByTime(BEAT_EVERY_MS);
  await vi.waitUntil(() => heartbeat.state() !== before);
  await nextTurn();
  expect(heartbeat.state().ok).toBe(false);
}

describe("a task after the heartbeat", () => {
  it("that fails leaves the beat as it was, and the other tasks their turn", async () => {
    let turns = 0;
    heartbeat.afterBeat(async () => {
      throw new Error("locked");
    });
    heartbeat.afterBeat(async () => {
      turns += 1;
    });
    await beat();
    expect(heartbeat.state().ok).toBe(true);
    expect(await isAlive(store, heartbeat.processId, Date.now())).toBe(true);
    expect(turns).toBe(1);
  });

  it("that fails is told once, and again after it has worked", async () => {
    const outcomes = ["locked", "locked", undefined, "full"];
    heartbeat.afterBeat(async () => {
      const fault = outcomes.shift();
      if (fault !== undefined) throw new Error(fault);
    });
    const told = () => faults.map((fault) => ((fault as Error).cause as Error).message);
    await beat();
    await beat();
    expect(told()).toEqual(["locked"]);
    await beat();
    await beat();
    expect(told()).toEqual(["locked", "full"]);
  });

  it("rests while the beat cannot be written, which is told once", async () => {
    let turns = 0;
    heartbeat.afterBeat(async () => {
      turns += 1;
    });
    await store.exec("ALTER TABLE processes RENAME TO hidden");
    await failToBeat();
    await failToBeat();
    expect({ turns, faults: faults.length }).toEqual({ turns: 0, faults: 1 });
    await store.exec("ALTER TABLE hidden RENAME TO processes");
    await beat();
    expect(heartbeat.state().ok).toBe(true);
    expect(turns).toBe(1);
  });
});
