import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { defineTasks, type Task } from "./define-tasks.js";
import { ownedBuffer } from "./owned-buffer.js";
import { createThreads, type Threads, type ThreadsOptions } from "./threads.js";

/** The tasks of tasks.fixture.mjs. */
const task = {
  echo: fixture<unknown, unknown>("echo"),
  "wait-for": fixture<Int32Array, string>("wait-for"),
  spin: fixture<Int32Array, never>("spin"),
  eat: fixture<null, never>("eat"),
  throw: fixture<string, never>("throw"),
  "throw-unclonable": fixture<null, never>("throw-unclonable"),
  "answer-unclonable": fixture<null, () => number>("answer-unclonable"),
  "reject-later": fixture<null, never>("reject-later"),
  "exit-process": fixture<null, never>("exit-process"),
  environment: fixture<null, string[]>("environment"),
  "slow-engine": fixture<null, string>("slow-engine"),
  "no-engine": fixture<null, never>("no-engine"),
  missing: fixture<null, never>("missing"),
};
const patient = { owner: "a", timeoutMs: 15_000 };
const quick = { owner: "a", timeoutMs: 250, lane: "quick" } as const;
const folder = mkdtempSync(join(tmpdir(), "threads-test-"));
const tasksFile = join(folder, "tasks.fixture.mjs");
/** Threads cannot load TypeScript. */
const root = new URL("../../../dist/", import.meta.url);
const overrides = { fixture: pathToFileURL(tasksFile) };
const opened: Threads[] = [];

copyFileSync(fileURLToPath(new URL("./tasks.fixture.mjs", import.meta.url)), tasksFile);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});

function fixture<Input, Output>(name: string, part = "fixture"): Task<Input, Output> {
  return { part, name, load: () => Promise.reject(new Error("only threads load it")) };
}

function open(options: Partial<ThreadsOptions> = {}): Threads {
  const threads = createThreads({ threads: 2, memoryMb: 64, root, overrides, ...options });
  opened.push(threads);
  return threads;
}

function newGate(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

function openGate(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Whether an owner gets a place, which it keeps. */
function takes(threads: Threads, owner: string): boolean {
  try {
    threads.reserve("long", owner);
    return true;
  } catch {
    return false;
  }
}

async function isSet(flag: Int32Array): Promise<void> {
  while (Atomics.load(flag, 0) === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe("run", () => {
  it("answers what the engine answers", async () => {
    const input = { text: "é", bytes: new Uint8Array([1, 2, 3]) };
    expect(await open().run(task.echo, input, patient)).toEqual(input);
  });

  it("answers many jobs on few threads, each with its own answer", async () => {
    const threads = open({ queueMax: 200 });
    const inputs = Array.from({ length: 100 }, (_, index) => index);
    const lanes = ["quick", "long"] as const;
    const answers = inputs.map((input) =>
      threads.run(task.echo, input, { ...patient, lane: lanes[input % 2] ?? "long" }),
    );
    expect(await Promise.all(answers)).toEqual(inputs);
    expect(threads.stats()).toMatchObject({ completed: 100, queued: 0, rejected: 0 });
  });

  it("keeps the name and message of what the engine threw, and no stack", async () => {
    const failure = await open()
      .run(task.throw, "42 is too much", patient)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: "TaskFailed",
      task: "throw",
      causeName: "RangeError",
      message: "throw failed: 42 is too much",
    });
    expect(String((failure as Error).message)).not.toContain("tasks.fixture");
  });

  it.each([
    "throw-unclonable",
    "answer-unclonable",
    "reject-later",
    "exit-process",
    "no-engine",
  ] as const)("fails the job of %s and works on", async (name) => {
    const threads = open();
    await expect(threads.run(task[name], null, patient)).rejects.toMatchObject({
      name: "TaskFailed",
    });
    expect(await threads.run(task.echo, 1, patient)).toBe(1);
    expect(threads.stats()).toMatchObject({ failed: 1, completed: 1, busy: 0, queued: 0 });
    expect(threads.availability()).toEqual({ ok: true });
  });

  it("hands over what is not to be copied", async () => {
    const bytes = Buffer.allocUnsafeSlow(8).fill(7);
    const part = Buffer.from("a part of a buffer that others look at as well");
    expect(ownedBuffer(part)).toEqual([]);
    const options = { ...patient, transfer: ownedBuffer(bytes) };
    expect(await open().run(task.echo, bytes, options)).toEqual(new Uint8Array(8).fill(7));
    expect(bytes).toHaveLength(0);
  });

  it("fails an input that cannot cross threads", async () => {
    const threads = open();
    await expect(threads.run(task.echo, () => 1, patient)).rejects.toMatchObject({
      name: "TaskFailed",
      causeName: "DataCloneError",
    });
    expect(await threads.run(task.echo, 2, patient)).toBe(2);
  });

  it("shows engines no environment", async () => {
    expect(await open().run(task.environment, null, patient)).toEqual([]);
  });
});

describe("limits", () => {
  it("ends a task that takes too long and works on", async () => {
    const threads = open();
    await expect(
      threads.run(task.spin, newGate(), { ...patient, timeoutMs: 30 }),
    ).rejects.toMatchObject({
      name: "TaskTimedOut",
      timeoutMs: 30,
    });
    expect(await threads.run(task.echo, 3, patient)).toBe(3);
    expect(threads.stats()).toMatchObject({ timedOut: 1, completed: 1, failed: 0 });
  });

  it("gives a quick task 250 ms at most", async () => {
    const spinning = open().run(task.spin, newGate(), { ...quick, timeoutMs: 60_000 });
    await expect(spinning).rejects.toMatchObject({ name: "TaskTimedOut", timeoutMs: 250 });
  });

  it("ends only the thread of a task that eats memory", async () => {
    const threads = open();
    const gate = newGate();
    const neighbour = threads.run(task["wait-for"], gate, patient);
    const eater = open({ memoryMb: 32 }).run(task.eat, null, patient);
    await expect(eater).rejects.toMatchObject({
      name: "TaskOutOfMemory",
      message: "eat needs more than 32 MiB",
    });
    openGate(gate);
    expect(await neighbour).toBe("released");
  });

  it("works on in the pool where a task ran out of memory", async () => {
    const threads = open({ memoryMb: 32 });
    await expect(threads.run(task.eat, null, patient)).rejects.toThrow("more than 32 MiB");
    expect(await threads.run(task.echo, 4, patient)).toBe(4);
    expect(threads.stats()).toMatchObject({ failed: 1, completed: 1 });
  });

  it("refuses at once what finds no place, and takes the next one again", async () => {
    const threads = open({ queueMax: 1 });
    const gate = newGate();
    const running = threads.run(task["wait-for"], gate, patient);
    const waiting = threads.run(task.echo, 5, { ...patient, owner: "b" });
    await expect(threads.run(task.echo, 6, patient)).rejects.toMatchObject({
      name: "WorkersBusy",
      retryAfterSeconds: 1,
    });
    expect(threads.stats()).toMatchObject({ busy: 1, queued: 1, queueMax: 2, rejected: 1 });
    openGate(gate);
    expect(await Promise.all([running, waiting])).toEqual(["released", 5]);
    expect(await threads.run(task.echo, 7, patient)).toBe(7);
  });

  it("refuses a job that waited too long for a thread", async () => {
    const threads = open();
    const gate = newGate();
    const running = threads.run(task["wait-for"], gate, patient);
    const waiting = threads.run(task.echo, 8, { ...patient, waitMs: 20 });
    await expect(waiting).rejects.toMatchObject({ name: "WorkersBusy" });
    openGate(gate);
    expect(await running).toBe("released");
    expect(threads.stats()).toMatchObject({ queued: 0, busy: 0, rejected: 1 });
  });
});

describe("lanes", () => {
  it("answers quick jobs while long ones hold every other thread", async () => {
    const threads = open({ threads: 3 });
    const gates = Array.from({ length: 4 }, newGate);
    const long = gates.map((gate, at) =>
      threads.run(task["wait-for"], gate, { ...patient, owner: `long ${at}` }),
    );
    const inTime = [1, 2, 3].map((input) => threads.run(task.echo, input, quick));
    expect(await Promise.all(inTime)).toEqual([1, 2, 3]);
    expect(threads.stats()).toMatchObject({ busy: 2, queued: 2, completed: 3 });
    for (const gate of gates) openGate(gate);
    expect(await Promise.all(long)).toHaveLength(4);
  });

  it("keeps a thread for quick jobs even when one thread is asked for", async () => {
    const threads = open({ threads: 1 });
    const gate = newGate();
    const long = threads.run(task["wait-for"], gate, patient);
    expect(await threads.run(task.echo, 1, quick)).toBe(1);
    openGate(gate);
    expect(await long).toBe("released");
  });

  it("lends a long thread to quick jobs that pile up", async () => {
    const threads = open();
    await threads.run(task.environment, null, patient);
    const gate = newGate();
    const held = threads.run(task["wait-for"], gate, quick);
    const piled = [1, 2, 3, 4, 5].map((input) => threads.run(task.echo, input, quick));
    expect(await Promise.all(piled)).toEqual([1, 2, 3, 4, 5]);
    openGate(gate);
    expect(await held).toBe("released");
  });

  it("lends an idle long thread that has the engine to a quick job", async () => {
    const threads = open();
    await threads.run(task.echo, 0, patient);
    const gate = newGate();
    const held = threads.run(task["wait-for"], gate, quick);
    const lent = threads.run(task.echo, 1, quick);
    expect(await lent).toBe(1);
    openGate(gate);
    expect(await held).toBe("released");
  });

  it("lets tasks with large buffers in while they have room together, and others past them", async () => {
    const threads = open({ threads: 4 });
    const gates = [newGate(), newGate()] as const;
    const half = { timeoutMs: 15_000, bufferBytes: 500 * 1_048_576 };
    const first = threads.run(task["wait-for"], gates[0], { ...half, owner: "a" });
    const second = threads.run(task["wait-for"], gates[1], { ...half, owner: "b" });
    const third = threads.run(task.echo, 3, { ...patient, owner: "c", bufferBytes: 1 });
    openGate(gates[1]);
    expect(await threads.run(task.echo, 4, { ...patient, owner: "d" })).toBe(4);
    expect(threads.stats()).toMatchObject({ busy: 1, queued: 2 });
    openGate(gates[0]);
    expect(await Promise.all([first, second, third])).toEqual(["released", "released", 3]);
    const all = { ...half, owner: "a", bufferBytes: 2 ** 40 };
    expect(await threads.run(task.echo, 5, all)).toBe(5);
  });

  it("leaves the event loop free while threads are stuck", async () => {
    const threads = open();
    const flag = newGate();
    const stuck = threads.run(task.spin, flag, patient).catch((error: unknown) => error);
    await isSet(flag);
    let turns = 0;
    for (; turns < 1_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(turns).toBe(1_000);
    expect(threads.stats()).toMatchObject({ busy: 1 });
    await threads.close();
    expect(await stuck).toMatchObject({ name: "TaskAborted" });
  });
});

describe("a quick task that takes too long", () => {
  const overrunning = { ...quick, timeoutMs: 20, overrunMs: 15_000 };

  it("goes on where a long thread is free, which becomes the quick one", async () => {
    const threads = open();
    const gate = newGate();
    const slow = threads.run(task["wait-for"], gate, overrunning);
    const others = [1, 2, 3].map((input) =>
      threads.run(task.echo, input, { ...quick, owner: "b" }),
    );
    expect(await Promise.all(others)).toEqual([1, 2, 3]);
    openGate(gate);
    expect(await slow).toBe("released");
    expect(threads.stats()).toMatchObject({ timedOut: 0, completed: 4, queued: 0, busy: 0 });
  });

  it("is run once more where none is free", async () => {
    const threads = open();
    const [held, slow] = [newGate(), newGate()];
    const holding = threads.run(task["wait-for"], held, { ...patient, owner: "b" });
    const again = threads.run(task["wait-for"], slow, overrunning);
    while (threads.stats().timedOut === 0) await nextTurn();
    expect(await threads.run(task.echo, 1, { ...quick, owner: "c" })).toBe(1);
    expect(threads.stats()).toMatchObject({ busy: 1, queued: 1 });
    openGate(held);
    openGate(slow);
    expect(await Promise.all([holding, again])).toEqual(["released", "released"]);
    expect(threads.stats()).toMatchObject({ timedOut: 1, completed: 3, queued: 0, busy: 0 });
  });

  it("ends for good at its second deadline, and frees its thread and its place", async () => {
    const threads = open();
    const permit = threads.reserve("quick", "a");
    const run = threads.run(task.spin, newGate(), { ...overrunning, overrunMs: 30, permit });
    await expect(run).rejects.toMatchObject({ name: "TaskTimedOut", timeoutMs: 30 });
    const after = [patient, quick].map((options, input) => threads.run(task.echo, input, options));
    expect(await Promise.all(after)).toEqual([0, 1]);
    expect(threads.stats()).toMatchObject({ timedOut: 1, completed: 2, queued: 0, busy: 0 });
  });

  it("waits for the other one of its owner, and lets those of other owners pass", async () => {
    const threads = open({ threads: 5 });
    const gates = [newGate(), newGate(), newGate()];
    const slow = gates.map((gate) => threads.run(task["wait-for"], gate, overrunning));
    while (threads.stats().timedOut < 2) await nextTurn();
    const gate = newGate();
    const other = threads.run(task["wait-for"], gate, { ...overrunning, owner: "b" });
    await threads.run(task.echo, 1, { ...quick, owner: "c" });
    expect(threads.stats()).toMatchObject({ timedOut: 2, busy: 2, queued: 2 });
    for (const each of [...gates, gate]) openGate(each);
    expect(await Promise.all([...slow, other])).toHaveLength(4);
  });

  it("has failed where it has no time in the long lane", async () => {
    const threads = open();
    const run = threads.run(task.spin, newGate(), { ...quick, timeoutMs: 20 });
    await expect(run).rejects.toMatchObject({ name: "TaskTimedOut", timeoutMs: 20 });
  });
});

describe("permits", () => {
  it("hold a place until they are released, once", () => {
    const threads = open({ queueMax: 1 });
    const first = threads.reserve("long", "a");
    const second = threads.reserve("long", "b");
    expect(() => threads.reserve("long", "c")).toThrow("the long queue is full");
    expect(threads.stats()).toMatchObject({ queued: 2, rejected: 1 });
    first.release();
    first.release();
    const third = threads.reserve("long", "a");
    expect(() => threads.reserve("long", "c")).toThrow("the long queue is full");
    second.release();
    third.release();
    expect(threads.stats().queued).toBe(0);
  });

  it("are honoured although the lane filled up since", async () => {
    const threads = open({ queueMax: 5 });
    const permits = [1, 2, 3].map(() => threads.reserve("long", "a"));
    const others = ["b", "c", "d"].map((owner) => threads.reserve("long", owner));
    expect(() => threads.reserve("long", "e")).toThrow("the long queue is full");
    const jobs = permits.map((permit, input) =>
      threads.run(task.echo, input, { ...patient, permit }),
    );
    expect(await Promise.all(jobs)).toEqual([0, 1, 2]);
    for (const permit of others) permit.release();
    expect(threads.stats()).toMatchObject({ queued: 0, rejected: 1 });
  });

  it("leave the other lane alone", () => {
    const threads = open({ queueMax: 0 });
    threads.reserve("long", "a");
    expect(() => threads.reserve("long", "a")).toThrow("the long queue is full");
    expect(() => threads.reserve("quick", "a")).not.toThrow();
  });

  it("let a job in when the queue is full, and serve once", async () => {
    const threads = open({ queueMax: 0 });
    const permit = threads.reserve("long", "a");
    await expect(threads.run(task.echo, 1, patient)).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(await threads.run(task.echo, 2, { ...patient, permit })).toBe(2);
    await expect(threads.run(task.echo, 3, { ...patient, permit })).rejects.toThrow(
      "used or released",
    );
    permit.release();
    expect(threads.stats().queued).toBe(0);
    expect(await threads.run(task.echo, 4, patient)).toBe(4);
  });

  it("are given back when the caller has gone already", async () => {
    const threads = open({ queueMax: 0 });
    const permit = threads.reserve("long", "a");
    const signal = AbortSignal.abort();
    await expect(threads.run(task.echo, 1, { ...patient, permit, signal })).rejects.toMatchObject({
      name: "TaskAborted",
    });
    expect(await threads.run(task.echo, 2, patient)).toBe(2);
  });
});

describe("abort", () => {
  it("takes a waiting job out of the queue", async () => {
    const threads = open({ queueMax: 1 });
    const gate = newGate();
    const caller = new AbortController();
    const running = threads.run(task["wait-for"], gate, patient);
    const waiting = threads.run(task.echo, 1, {
      ...patient,
      owner: "b",
      signal: caller.signal,
    });
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ name: "TaskAborted" });
    expect(threads.stats()).toMatchObject({ busy: 1, queued: 0, aborted: 1 });
    openGate(gate);
    expect(await running).toBe("released");
  });

  it("ends a running job and frees its thread", async () => {
    const threads = open();
    const flag = newGate();
    const caller = new AbortController();
    const running = threads.run(task.spin, flag, { ...patient, signal: caller.signal });
    const next = threads.run(task.echo, 2, patient);
    await isSet(flag);
    caller.abort();
    await expect(running).rejects.toMatchObject({ name: "TaskAborted" });
    expect(await next).toBe(2);
  });
});

describe("life", () => {
  it("starts no thread before there is work", () => {
    expect(open().stats().threads).toBe(0);
  });

  it("starts the quick thread when it is warmed", async () => {
    const threads = open();
    await threads.warm(task.echo);
    expect(threads.stats()).toMatchObject({ threads: 1, busy: 0, queued: 0 });
  });

  it("says so when threads do not start", async () => {
    const threads = open({ root: pathToFileURL(join(folder, "missing/")) });
    await expect(threads.warm(task.echo)).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(threads.availability()).toEqual({ ok: false, reason: "worker threads do not start" });
  });

  it("aborts what waits and runs when it closes, and takes nothing more", async () => {
    const threads = open();
    const jobs = [newGate(), newGate()].map((gate) =>
      threads.run(task["wait-for"], gate, patient).catch((error: Error) => error.name),
    );
    await threads.close();
    expect(await Promise.all(jobs)).toEqual(["TaskAborted", "TaskAborted"]);
    expect(threads.stats()).toMatchObject({ threads: 0, aborted: 2 });
    expect(() => threads.reserve("long", "a")).toThrow("the workers are closed");
    await expect(threads.run(task.echo, 1, patient)).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(threads.availability()).toEqual({ ok: false, reason: "the workers are closed" });
  });

  it("ends no thread amid an import when it closes", async () => {
    const threads = open();
    const warming = threads.warm(task["slow-engine"]).catch((error: Error) => error.name);
    await threads.close();
    expect(await warming).toBe("TaskAborted");
    expect(existsSync(join(folder, "slow-engine-loaded"))).toBe(true);
  });
});

describe("owners", () => {
  /** Who was served, in order, when the one thread of the lane gets free. */
  async function servedInTurn(owners: readonly string[]): Promise<string[]> {
    const threads = open({ queueMax: 32 });
    const gate = newGate();
    const held = threads.run(task["wait-for"], gate, { ...patient, owner: "first" });
    const served: string[] = [];
    const jobs = owners.map(async (owner) => {
      await threads.run(task.echo, 1, { ...patient, owner });
      served.push(owner);
    });
    openGate(gate);
    await Promise.all([held, ...jobs]);
    return served;
  }

  it("take turns while one of them floods the lane", async () => {
    const flood = Array.from({ length: 10 }, () => "flood");
    const served = await servedInTurn([...flood, "b", "b", "c"]);
    expect(served.slice(0, 6)).toEqual(["flood", "b", "c", "flood", "b", "flood"]);
    expect(served).toHaveLength(13);
  });

  it("have their own jobs answered in order", async () => {
    const threads = open();
    const gate = newGate();
    const held = threads.run(task["wait-for"], gate, patient);
    const served: unknown[] = [];
    const jobs = [1, 2, 3].map(async (input) =>
      served.push(await threads.run(task.echo, input, patient)),
    );
    openGate(gate);
    await Promise.all([held, ...jobs]);
    expect(served).toEqual([1, 2, 3]);
  });

  it("who have more of a lane than is left are refused there, and nobody else", async () => {
    const threads = open({ queueMax: 5 });
    const gate = newGate();
    const running = threads.run(task["wait-for"], gate, patient);
    const waiting = threads.run(task.echo, 1, patient);
    const permit = threads.reserve("long", "a");
    await expect(threads.run(task.echo, 2, patient)).rejects.toMatchObject({
      name: "WorkersBusy",
      message: "the long queue is full for this owner",
      retryAfterSeconds: 1,
    });
    expect(() => threads.reserve("long", "a")).toThrow("for this owner");
    expect(await threads.run(task.echo, 3, quick)).toBe(3);
    const others = threads.run(task.echo, 4, { ...patient, owner: "b" });
    openGate(gate);
    expect(await Promise.all([running, waiting, others])).toEqual(["released", 1, 4]);
    expect(await threads.run(task.echo, 5, { ...patient, permit })).toBe(5);
    expect(await threads.run(task.echo, 6, patient)).toBe(6);
    expect(threads.stats()).toMatchObject({ rejected: 2, queued: 0, busy: 0 });
  });

  it("find a place however many others flood the lane, as long as one is free", () => {
    const owners = fc.array(fc.nat({ max: 9 }), { maxLength: 300 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64 }), owners, (queueMax, flood) => {
        const threads = open({ queueMax });
        const placesOf = new Map<number, number>();
        let free = queueMax + 1;
        for (const owner of flood) {
          const own = placesOf.get(owner) ?? 0;
          const isTaken = takes(threads, `flood ${owner}`);
          expect(isTaken).toBe(own < free);
          if (!isTaken) continue;
          placesOf.set(owner, own + 1);
          free -= 1;
        }
        expect(takes(threads, "newcomer")).toBe(free > 0);
      }),
    );
  });

  it("leave as many long threads as they hold, so that others need not wait", async () => {
    const threads = open({ threads: 5 });
    const gates = [newGate(), newGate(), newGate()];
    const held = gates.map((gate) => threads.run(task["wait-for"], gate, patient));
    expect(await threads.run(task.echo, 1, { ...patient, owner: "b" })).toBe(1);
    expect(threads.stats()).toMatchObject({ busy: 2, queued: 1 });
    for (const gate of gates) openGate(gate);
    expect(await Promise.all(held)).toHaveLength(3);
  });

  it("are served although the job of another one ran out of time", async () => {
    const threads = open({ threads: 3 });
    const flags = [newGate(), newGate()];
    const stuck = flags.map((flag) =>
      threads.run(task.spin, flag, { owner: "a", timeoutMs: 300 }).catch((error) => error.name),
    );
    await Promise.all(flags.map(isSet));
    const others = [1, 2, 3, 4].map((input) =>
      threads.run(task.echo, input, { ...patient, owner: `b ${input}` }),
    );
    expect(await Promise.all(others)).toEqual([1, 2, 3, 4]);
    expect(await Promise.all(stuck)).toEqual(["TaskTimedOut", "TaskTimedOut"]);
    expect(threads.stats()).toMatchObject({ timedOut: 2, completed: 4, failed: 0 });
  });
});

describe("declarations", () => {
  it.each([
    ["a part without tasks", fixture<null, null>("echo", "no-such/part")],
    ["a task that its part does not declare", task.missing],
    ["a task that is named as what every object has", fixture<null, null>("toString")],
  ])("fail %s and leave the pool alive", async (_name, wrong) => {
    const threads = open();
    await expect(threads.run(wrong, null, patient)).rejects.toMatchObject({ name: "TaskFailed" });
    expect(await threads.run(task.echo, 1, patient)).toBe(1);
    expect(threads.availability()).toEqual({ ok: true });
  });

  it("are found below the root by their part", async () => {
    const tasks = defineTasks("apis/evidence/benchmark", {
      "evidence-benchmark": async () => (_input: { budgetMs: number }) => ({ seals: {} }),
    });
    const run = open().run(tasks["evidence-benchmark"], { budgetMs: 1 }, patient);
    expect(Object.keys((await run).seals)).toContain("per_second");
  });

  it.each(["", "/etc", "../up", "a//b", "a/", "A", "a.js"])("refuse the part %j", (part) => {
    expect(() => defineTasks(part, {})).toThrow("is no folder of a part");
  });
});
