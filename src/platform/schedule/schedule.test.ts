import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogSink, type LogSink } from "../../../test/helpers/log-sink.js";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { until } from "../../../test/helpers/waiting.js";
import type { Schedule, Work } from "../parts/work.js";
import type { Store } from "../store/sql.js";
import { createSchedule } from "./schedule.js";

interface Run {
  readonly name: string;
  readonly outcome: string;
}

let store: Store;
let log: LogSink;
let runs: Run[];
let now: number;
let schedules: Schedule[];

beforeEach(async () => {
  store = await temporaryStore();
  log = createLogSink("info");
  runs = [];
  now = 1_000_000;
  schedules = [];
});
afterEach(async () => {
  await Promise.all(schedules.map((schedule) => schedule.close()));
  await store.close();
});

/** The schedule of one process on the store. */
function openSchedule(processId = "prc_one"): Schedule {
  const observe = (labels: Readonly<Record<string, string>>) =>
    void runs.push(labels as unknown as Run);
  const metrics = { histogram: () => observe };
  const parts = { store, clock: () => now, log: log.logger, metrics, processId };
  const schedule = createSchedule(parts);
  schedules.push(schedule);
  return schedule;
}

/** Work whose runs a test ends by hand. */
function heldWork(options: Partial<Work> = {}) {
  const ends: (() => void)[] = [];
  const work: Work = {
    name: "held",
    everyMs: 5,
    run: () => new Promise<void>((resolve) => void ends.push(resolve)),
    ...options,
  };
  return { work, ends };
}

describe("a schedule", () => {
  it("runs work again and again, the first time after one period", async () => {
    const done: string[] = [];
    openSchedule().every({ name: "noted", everyMs: 5, run: async () => done.push("run") });
    expect(done).toEqual([]);
    await until(() => done.length >= 3);
    await until(() => runs.length >= 3);
    expect(runs[0]).toMatchObject({ name: "noted", outcome: "done" });
  });

  it("never runs the same work twice at a time, and other work meanwhile", async () => {
    const schedule = openSchedule();
    const { work, ends } = heldWork();
    const others: string[] = [];
    schedule.every(work);
    schedule.every({ name: "other", everyMs: 5, run: async () => others.push("run") });
    await until(() => others.length >= 20);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await until(() => ends.length === 2);
    ends[1]?.();
  });

  it("asks soon again for work that stopped short of its end", async () => {
    let count = 0;
    const run = async () => {
      count += 1;
      return count === 1 ? "more" : undefined;
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      openSchedule().every({ name: "sliced", everyMs: 60_000, run });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(count).toBe(1);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(count).toBe(2);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(count).toBe(2);
    } finally {
      vi.useRealTimers();
    }
    expect(runs.map(({ outcome }) => outcome)).toEqual(["more", "done"]);
  });

  it("gives a run up that takes too long, and starts none beside it", async () => {
    const { work, ends } = heldWork({ timeoutMs: 20 });
    openSchedule().every(work);
    await until(() => runs.length === 1);
    expect(runs).toMatchObject([{ name: "held", outcome: "timed_out" }]);
    expect(log.lines("scheduled work failed")).toHaveLength(1);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await until(() => ends.length === 2);
    ends[1]?.();
  });

  it("tells the first failure in a row, and goes on", async () => {
    const outcomes = [true, true, false, true];
    const run = async () => {
      if (outcomes.shift()) throw new Error("locked");
    };
    openSchedule().every({ name: "failing", everyMs: 5, run });
    await until(() => runs.length >= 4);
    expect(runs.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
      "failed",
      "failed",
      "done",
      "failed",
    ]);
    expect(log.lines("scheduled work failed").slice(0, 2)).toMatchObject([
      { work: "failing", err: { message: "locked" } },
      { work: "failing", err: { message: "locked" } },
    ]);
    expect(log.lines("scheduled work failed")).toHaveLength(2);
  });

  it("does work that processes share in one of them, until its turn is over", async () => {
    const done: string[] = [];
    const shared = (name: string): Work => ({
      name: "shared",
      everyMs: 5,
      timeoutMs: 1_000,
      isShared: true,
      run: async () => void done.push(name),
    });
    openSchedule("prc_one").every(shared("one"));
    await until(() => done.length >= 1);
    openSchedule("prc_two").every(shared("two"));
    await until(() => runs.filter(({ outcome }) => outcome === "skipped").length >= 3);
    expect(new Set(done)).toEqual(new Set(["one"]));

    await schedules[0]?.close();
    now += 1_001;
    await until(() => done.includes("two"));
  });

  it("waits for a run under way when it is closed, and starts no other", async () => {
    const schedule = openSchedule();
    const { work, ends } = heldWork();
    schedule.every(work);
    await until(() => ends.length === 1);
    let isClosed = false;
    const closing = schedule.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    ends[0]?.();
    await closing;
    schedule.every(work);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(ends).toHaveLength(1);
  });
});
