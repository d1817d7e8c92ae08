import { afterEach, describe, expect, it, vi } from "vitest";
import type { DedicatedWorker, DedicateOptions } from "./dedicated-worker.js";
import type { Dedicated } from "./define-tasks.js";
import { createThreads } from "./threads.js";

/** The services of dedicated.fixture.mjs. */
interface Counter {
  add(number: number): number;
  "add-later"(request: { number: number; gate: Int32Array }): Promise<number>;
  spin(started: Int32Array): never;
  eat(input: null): never;
  exit(input: null): never;
  "throw-later"(input: null): Promise<never>;
  refuse(fields: object): never;
  "refuse-oddly"(input: null): never;
  "answer-function"(input: null): () => number;
  "bytes-of"(bytes: Uint8Array): number;
  "slices-so-far"(): number;
  environment(): string[];
  work(isOver: () => boolean): boolean;
  close(): Promise<void>;
}
interface Settings {
  readonly start: number;
  /** Gets the sum when the service is closed; "fault" makes it throw. */
  readonly closing?: Int32Array | "fault";
  /** What background work does; none when it is missing. */
  readonly slices?: "endless" | "fault";
}

/** Threads cannot load TypeScript. */
const root = new URL("../../../dist/", import.meta.url);
const overrides = { fixture: new URL("./dedicated.fixture.mjs", import.meta.url) };
const opened: DedicatedWorker<Counter>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((worker) => worker.close()));
});

function fixture<Of>(name: string): Dedicated<Of, Counter> {
  return { part: "fixture", name, load: () => Promise.reject(new Error("only threads load it")) };
}

function open(
  settings: Partial<Settings> = {},
  options: Partial<DedicateOptions<Settings>> = {},
  from = root,
): DedicatedWorker<Counter> {
  const threads = createThreads({ threads: 1, memoryMb: 64, root: from, overrides });
  const worker = threads.dedicate(fixture<Settings>("counter"), {
    settings: { start: 0, ...settings },
    memoryMb: 64,
    ...options,
  });
  opened.push(worker);
  return worker;
}

function newGate(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

async function isSet(flag: Int32Array): Promise<void> {
  while (Atomics.load(flag, 0) === 0) await new Promise((resolve) => setImmediate(resolve));
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "it was answered",
    (error: unknown) => error,
  );
}

describe("call", () => {
  it("keeps the state between calls, from the settings on", async () => {
    const counter = open({ start: 40 });
    expect(await counter.call("add", 1)).toBe(41);
    expect(await counter.call("add", 1)).toBe(42);
    expect(counter.generation).toBe(0);
  });

  it("answers in the order of the calls, also behind one that waits", async () => {
    const counter = open();
    const gate = newGate();
    const later = counter.call("add-later", { number: 1, gate });
    const sums = [10, 100, 1_000].map((number) => counter.call("add", number));
    Atomics.store(gate, 0, 1);
    expect(await Promise.all([later, ...sums])).toEqual([1, 11, 111, 1_111]);
  });

  it("fails with the name, the message and the plain fields of what was thrown", async () => {
    const failure = await failureOf(open().call("refuse", { limit: 3, code: "E_FAR" }));
    expect(failure).toMatchObject({
      name: "RangeError",
      message: "too far",
      worker: "counter",
      fields: { limit: 3, code: "E_FAR" },
    });
    expect((failure as Error).stack).not.toContain("dedicated.fixture");
  });

  it("leaves out the fields that are not plain", async () => {
    const failure = await failureOf(open().call("refuse-oddly", null));
    expect(failure).toMatchObject({ name: "Error", fields: { code: "E_ODD" } });
    expect(Object.keys((failure as { fields: object }).fields)).toEqual(["code"]);
  });

  it("fails an output that cannot cross threads, and keeps the state", async () => {
    const counter = open();
    await counter.call("add", 1);
    await expect(counter.call("answer-function", null)).rejects.toMatchObject({
      name: "DataCloneError",
    });
    expect(await counter.call("add", 1)).toBe(2);
  });

  it("fails an input that cannot cross threads, and keeps the state and the order", async () => {
    const counter = open();
    const first = counter.call("add", 1);
    const odd = counter.call("refuse", { helper: () => 1 });
    const last = counter.call("add", 1);
    await expect(odd).rejects.toMatchObject({ name: "DataCloneError" });
    expect(await Promise.all([first, last])).toEqual([1, 2]);
  });

  it("fails a method that is not there", async () => {
    const counter = open() as unknown as DedicatedWorker<{ missing(): void }>;
    await expect(counter.call("missing", undefined)).rejects.toThrow("no method named missing");
  });

  it("hands over what is to be transferred", async () => {
    const bytes = new Uint8Array(1_000);
    expect(await open().call("bytes-of", bytes, { transfer: [bytes.buffer] })).toBe(1_000);
    expect(bytes.byteLength).toBe(0);
  });

  it("refuses more calls than may wait, and takes the next one again", async () => {
    const counter = open({}, { callsMax: 2 });
    const gate = newGate();
    const later = counter.call("add-later", { number: 1, gate });
    const waiting = counter.call("add", 1);
    await expect(counter.call("add", 1)).rejects.toMatchObject({
      name: "WorkersBusy",
      retryAfterSeconds: 1,
    });
    Atomics.store(gate, 0, 1);
    expect(await Promise.all([later, waiting])).toEqual([1, 2]);
    expect(await counter.call("add", 1)).toBe(3);
  });

  it("shows the service no environment", async () => {
    expect(await open().call("environment", undefined)).toEqual([]);
  });
});

describe("a thread that ends", () => {
  it.each([
    ["exit", "it ended with code 7"],
    ["throw-later", "nobody catches this"],
  ] as const)("by %s fails its calls and starts empty again", async (method, reason) => {
    const lost: Error[] = [];
    const counter = open({}, { onLost: (error) => lost.push(error) });
    await counter.call("add", 5);
    const failures = await Promise.all([
      failureOf(counter.call(method, null)),
      failureOf(counter.call("add", 1)),
    ]);
    const expected = { name: "WorkerLost", message: `counter lost its thread: ${reason}` };
    expect(failures).toMatchObject([expected, expected]);
    expect(lost).toMatchObject([expected]);
    expect(counter.generation).toBe(1);
    expect(await counter.call("add", 1)).toBe(1);
    expect(counter.generation).toBe(1);
  });

  it("says so when it was for want of memory", async () => {
    const counter = open({}, { memoryMb: 32 });
    await expect(counter.call("eat", null)).rejects.toMatchObject({
      name: "WorkerLost",
      message: "counter lost its thread: it needs more than 32 MiB",
    });
    expect(await counter.call("add", 1)).toBe(1);
  });

  it("tells the owner also while nobody calls", async () => {
    let hear = (_error: Error): void => {};
    const heard = new Promise<Error>((resolve) => {
      hear = resolve;
    });
    const counter = open({}, { onLost: (error) => hear(error) });
    const failure = await failureOf(counter.call("exit", null));
    expect(await heard).toBe(failure);
    expect(counter.generation).toBe(1);
  });

  it("fails calls with the reason why no thread starts, and tries again", async () => {
    const missing = open({}, {}, new URL("./missing/", root));
    for (const generation of [1, 2]) {
      await expect(missing.call("add", 1)).rejects.toMatchObject({
        name: "WorkerLost",
        message: expect.stringContaining("missing"),
      });
      expect(missing.generation).toBe(generation);
    }
    const broken = createThreads({ threads: 1, memoryMb: 64, root, overrides }).dedicate(
      fixture<null>("broken"),
      { settings: null, memoryMb: 64 },
    );
    await expect(broken.call("add", 1)).rejects.toThrow("the service is not made");
  });

  it("fails calls when the settings cannot cross threads", async () => {
    const settings = { start: (() => 1) as unknown as number };
    const counter = open(settings);
    await expect(counter.call("add", 1)).rejects.toMatchObject({ name: "WorkerLost" });
    await expect(counter.call("add", 1)).rejects.toThrow("it does not start");
  });
});

describe("time", () => {
  it("ends the thread of a call that takes too long, with the calls behind it", async () => {
    const counter = open();
    await counter.call("add", 5);
    const started = newGate();
    const stuck = failureOf(counter.call("spin", started, { timeoutMs: 50 }));
    const behind = failureOf(counter.call("add", 1));
    await isSet(started);
    // Made while the time of the first runs: it must not start anew.
    const last = failureOf(counter.call("add", 1));
    expect(await stuck).toMatchObject({
      name: "TaskTimedOut",
      task: "counter.spin",
      timeoutMs: 50,
    });
    expect(await Promise.all([behind, last])).toMatchObject([
      { name: "WorkerLost", message: "counter lost its thread: counter.spin took too long" },
      { name: "WorkerLost" },
    ]);
    expect(counter.generation).toBe(1);
    expect(await counter.call("add", 1)).toBe(1);
  });

  it("does not count the wait for the calls before", async () => {
    const counter = open();
    await counter.call("add", 0);
    // The thread has a clock of its own: only the deadlines here are moved.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const gate = newGate();
      const request = { number: 1, gate };
      const slow = counter.call("add-later", request, { timeoutMs: 60_000 });
      const next = counter.call("add", 1, { timeoutMs: 1_000 });
      vi.advanceTimersByTime(50_000);
      Atomics.store(gate, 0, 1);
      expect(await Promise.all([slow, next])).toEqual([1, 2]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("background work", () => {
  it("goes on without calls, and lets calls in between", async () => {
    const counter = open({ slices: "endless" });
    let before = await counter.call("slices-so-far", undefined);
    for (let round = 0; round < 5; round += 1) {
      let now = before;
      while (now === before) now = await counter.call("slices-so-far", undefined);
      before = now;
      expect(await counter.call("add", 1)).toBe(round + 1);
    }
  });

  it("reports what it throws, keeps the state and is asked again", async () => {
    const faults: Error[] = [];
    const counter = open({ slices: "fault" }, { onFault: (error) => faults.push(error) });
    await counter.call("add", 1);
    while ((await counter.call("slices-so-far", undefined)) < 2);
    expect(faults).toMatchObject([{ name: "Error", message: "the work went wrong" }]);
    expect(await counter.call("add", 1)).toBe(2);
  });
});

describe("close", () => {
  it("starts no thread where none was needed", async () => {
    const closing = newGate();
    await open({ start: 3, closing }).close();
    expect(closing[0]).toBe(0);
  });

  it("answers what was called, lets the service finish, and takes nothing more", async () => {
    const closing = newGate();
    const gate = newGate();
    const counter = open({ closing });
    const calls = [counter.call("add-later", { number: 1, gate }), counter.call("add", 1)];
    const closed = counter.close();
    await expect(counter.call("add", 1)).rejects.toMatchObject({
      name: "WorkersBusy",
      message: "counter is closed",
    });
    Atomics.store(gate, 0, 1);
    expect(await Promise.all(calls)).toEqual([1, 2]);
    await closed;
    expect(closing[0]).toBe(2);
    expect(counter.generation).toBe(0);
    await counter.close();
  });

  it("ends also in the midst of background work", async () => {
    const closing = newGate();
    const counter = open({ closing, slices: "endless" });
    await counter.call("add", 4);
    await counter.close();
    expect(closing[0]).toBe(4);
  });

  it("reports a service that fails at its end", async () => {
    const faults: Error[] = [];
    const counter = open({ closing: "fault" }, { onFault: (error) => faults.push(error) });
    await counter.call("add", 1);
    await counter.close();
    expect(faults).toMatchObject([{ message: "the end went wrong" }]);
  });

  it("ends after a call that was lost under it", async () => {
    const counter = open();
    const failure = failureOf(counter.call("exit", null));
    await counter.close();
    expect(await failure).toMatchObject({ name: "WorkerLost" });
  });
});
