import { describe, expect, it } from "vitest";
import { shareSync } from "../../src/platform/store/shared-sync.js";
import { createWriteQueue } from "../../src/platform/store/sqlite/write-queue.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the write queue", () => {
  it("runs one piece of work at a time, in the order of arrival", async () => {
    const queue = createWriteQueue();
    const events: string[] = [];
    const work = (name: string) =>
      queue.run(async () => {
        events.push(`${name} starts`);
        await turn();
        events.push(`${name} ends`);
      });
    await Promise.all(["a", "b", "c"].map(work));
    expect(events).toEqual(["a", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it("goes on after work that throws or rejects", async () => {
    const queue = createWriteQueue();
    const outcomes = await Promise.allSettled([
      queue.run(() => {
        throw new Error("thrown");
      }),
      queue.run(() => Promise.reject(new Error("rejected"))),
      queue.run(() => "fine"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
    expect(queue.isIdle()).toBe(true);
  });

  it("is idle only when nothing runs or waits", async () => {
    const queue = createWriteQueue();
    expect(queue.isIdle()).toBe(true);
    const running = queue.run(turn);
    expect(queue.isIdle()).toBe(false);
    const waiting = queue.run(turn);
    await running;
    expect(queue.isIdle()).toBe(false);
    await waiting;
    await turn();
    expect(queue.isIdle()).toBe(true);
  });

  it("lets the event loop turn while it drains", async () => {
    const queue = createWriteQueue();
    let turns = 0;
    const counter = setInterval(() => {
      turns += 1;
    }, 0);
    const busyMs = (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: 20 }, () => queue.run(() => busyMs(6))));
    clearInterval(counter);
    expect(turns).toBeGreaterThan(2);
  });

  it("refuses more work than it may hold", async () => {
    const queue = createWriteQueue();
    const accepted = Array.from({ length: 100_000 }, () => queue.run(() => 1));
    await expect(queue.run(() => 1)).rejects.toThrow("too many writes are waiting");
    await Promise.all(accepted);
    expect(await queue.run(() => 2)).toBe(2);
  });
});

describe("a shared sync", () => {
  function createManualSync({ failsForGood = true } = {}) {
    const finishers: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const sync = () =>
      new Promise<void>((resolve, reject) => {
        finishers.push({ resolve, reject });
      });
    return { finishers, log: shareSync(sync, { failsForGood }) };
  }

  it("never runs twice at once, even for a caller that the first sync woke", async () => {
    const { finishers, log } = createManualSync();
    const settled: string[] = [];
    const first = log.wait().then(() => {
      settled.push("first");
      return log.wait().then(() => settled.push("woken"));
    });
    const second = log.wait().then(() => settled.push("second"));
    expect(finishers).toHaveLength(1);
    finishers[0]?.resolve();
    await turn();
    expect(finishers).toHaveLength(2);
    finishers[1]?.resolve();
    await Promise.all([first, second]);
    expect(finishers).toHaveLength(2);
    await log.settle();
  });

  it("fails all that wait when a sync fails, and all that come later", async () => {
    const { finishers, log } = createManualSync();
    const waits = [log.wait(), log.wait(), log.wait()];
    finishers[0]?.reject(new Error("lost"));
    for (const outcome of await Promise.allSettled([...waits, log.wait()])) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: "lost" } });
    }
    await expect(log.wait()).rejects.toThrow("lost");
    expect(finishers).toHaveLength(1);
    await log.settle();
  });

  it("fails those that wait and goes on, where one failure proves nothing of the next sync", async () => {
    const { finishers, log } = createManualSync({ failsForGood: false });
    const waits = [log.wait(), log.wait()];
    finishers[0]?.reject(new Error("lost"));
    await expect(waits[0]).rejects.toThrow("lost");
    finishers[1]?.resolve();
    await waits[1];
    await log.settle();
  });
});
