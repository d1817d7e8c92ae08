import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tasks } from "./tasks.js";
import { createWorkers, type Workers, type WorkersOptions } from "./workers.js";

/** The tasks of worker.fixture.mjs. */
interface Misbehaviour extends Record<string, () => Promise<(input: never) => unknown>> {
  echo: () => Promise<(input: unknown) => unknown>;
  "wait-for": () => Promise<(gate: Int32Array) => string>;
  spin: () => Promise<(started: Int32Array) => never>;
  eat: () => Promise<(input: null) => never>;
  throw: () => Promise<(message: string) => never>;
  "throw-unclonable": () => Promise<(input: null) => never>;
  "answer-unclonable": () => Promise<(input: null) => () => number>;
  "reject-later": () => Promise<(input: null) => never>;
  "exit-process": () => Promise<(input: null) => never>;
  environment: () => Promise<(input: null) => string[]>;
  "slow-engine": () => Promise<(input: null) => string>;
  "no-engine": () => Promise<(input: null) => never>;
}
const patient = { timeoutMs: 15_000 };
const folder = mkdtempSync(join(tmpdir(), "workers-test-"));
const entry = pathToFileURL(join(folder, "worker.fixture.mjs"));
const opened: Workers<Misbehaviour>[] = [];

/** Threads cannot load TypeScript, so the dispatch of the product is compiled beside the fixture. */
beforeAll(() => {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const { outputText } = ts.transpileModule(readFileSync(here("./dispatch.ts"), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "dispatch.js"), outputText);
  copyFileSync(here("./worker.fixture.mjs"), join(folder, "worker.fixture.mjs"));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((workers) => workers.close()));
});

function open(options: Partial<WorkersOptions> = {}): Workers<Misbehaviour> {
  const workers = createWorkers<Misbehaviour>({ threads: 2, memoryMb: 64, entry, ...options });
  opened.push(workers);
  return workers;
}

function newGate(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

function openGate(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

async function isSet(flag: Int32Array): Promise<void> {
  while (Atomics.load(flag, 0) === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe("run", () => {
  it("answers what the engine answers", async () => {
    const input = { text: "é", bytes: new Uint8Array([1, 2, 3]) };
    expect(await open().run("echo", input, patient)).toEqual(input);
  });

  it("answers many jobs on few threads, each with its own answer", async () => {
    const workers = open({ queueMax: 100 });
    const inputs = Array.from({ length: 100 }, (_, index) => index);
    const lanes = ["quick", "long"] as const;
    const answers = inputs.map((input) =>
      workers.run("echo", input, { timeoutMs: 15_000, lane: lanes[input % 2] ?? "long" }),
    );
    expect(await Promise.all(answers)).toEqual(inputs);
    expect(workers.stats()).toMatchObject({ completed: 100, queued: 0, rejected: 0 });
  });

  it("keeps the name and message of what the engine threw, and no stack", async () => {
    const failure = await open()
      .run("throw", "42 is too much", patient)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: "TaskFailed",
      task: "throw",
      causeName: "RangeError",
      message: "throw failed: 42 is too much",
    });
    expect(String((failure as Error).message)).not.toContain("worker.fixture");
  });

  it.each([
    "throw-unclonable",
    "answer-unclonable",
    "reject-later",
    "exit-process",
    "no-engine",
  ] as const)("fails the job of %s and works on", async (task) => {
    const workers = open();
    await expect(workers.run(task, null, patient)).rejects.toMatchObject({ name: "TaskFailed" });
    expect(await workers.run("echo", 1, patient)).toBe(1);
    expect(workers.stats()).toMatchObject({ failed: 1, completed: 1, busy: 0, queued: 0 });
    expect(workers.availability()).toEqual({ ok: true });
  });

  it("fails an input that cannot cross threads", async () => {
    const workers = open();
    await expect(workers.run("echo", () => 1, patient)).rejects.toMatchObject({
      name: "TaskFailed",
      causeName: "DataCloneError",
    });
    expect(await workers.run("echo", 2, patient)).toBe(2);
  });

  it("shows engines no environment", async () => {
    expect(await open().run("environment", null, patient)).toEqual([]);
  });
});

describe("limits", () => {
  it("ends a task that takes too long and works on", async () => {
    const workers = open();
    await expect(workers.run("spin", newGate(), { timeoutMs: 30 })).rejects.toMatchObject({
      name: "TaskTimedOut",
      timeoutMs: 30,
    });
    expect(await workers.run("echo", 3, patient)).toBe(3);
    expect(workers.stats()).toMatchObject({ timedOut: 1, completed: 1, failed: 0 });
  });

  it("gives a quick task 250 ms at most", async () => {
    const spinning = open().run("spin", newGate(), { timeoutMs: 60_000, lane: "quick" });
    await expect(spinning).rejects.toMatchObject({ name: "TaskTimedOut", timeoutMs: 250 });
  });

  it("ends only the thread of a task that eats memory", async () => {
    const workers = open();
    const gate = newGate();
    const neighbour = workers.run("wait-for", gate, patient);
    const eater = open({ memoryMb: 32 }).run("eat", null, patient);
    await expect(eater).rejects.toMatchObject({
      name: "TaskOutOfMemory",
      message: "eat needs more than 32 MiB",
    });
    openGate(gate);
    expect(await neighbour).toBe("released");
  });

  it("works on in the pool where a task ran out of memory", async () => {
    const workers = open({ memoryMb: 32 });
    await expect(workers.run("eat", null, patient)).rejects.toThrow("more than 32 MiB");
    expect(await workers.run("echo", 4, patient)).toBe(4);
    expect(workers.stats()).toMatchObject({ failed: 1, completed: 1 });
  });

  it("refuses at once what finds no place, and takes the next one again", async () => {
    const workers = open({ queueMax: 1 });
    const gate = newGate();
    const running = workers.run("wait-for", gate, patient);
    const waiting = workers.run("echo", 5, patient);
    await expect(workers.run("echo", 6, patient)).rejects.toMatchObject({
      name: "WorkersBusy",
      retryAfterSeconds: 1,
    });
    expect(workers.stats()).toMatchObject({ busy: 1, queued: 1, queueMax: 2, rejected: 1 });
    openGate(gate);
    expect(await Promise.all([running, waiting])).toEqual(["released", 5]);
    expect(await workers.run("echo", 7, patient)).toBe(7);
  });

  it("refuses a job that waited too long for a thread", async () => {
    const workers = open();
    const gate = newGate();
    const running = workers.run("wait-for", gate, patient);
    const waiting = workers.run("echo", 8, { ...patient, waitMs: 20 });
    await expect(waiting).rejects.toMatchObject({ name: "WorkersBusy" });
    openGate(gate);
    expect(await running).toBe("released");
    expect(workers.stats()).toMatchObject({ queued: 0, busy: 0, rejected: 1 });
  });
});

describe("lanes", () => {
  it("answers quick jobs while long ones hold every other thread", async () => {
    const workers = open({ threads: 3 });
    const gates = Array.from({ length: 4 }, newGate);
    const long = gates.map((gate) => workers.run("wait-for", gate, patient));
    const quick = [1, 2, 3].map((input) =>
      workers.run("echo", input, { timeoutMs: 250, lane: "quick" }),
    );
    expect(await Promise.all(quick)).toEqual([1, 2, 3]);
    expect(workers.stats()).toMatchObject({ busy: 2, queued: 2, completed: 3 });
    for (const gate of gates) openGate(gate);
    expect(await Promise.all(long)).toHaveLength(4);
  });

  it("keeps a thread for quick jobs even when one thread is asked for", async () => {
    const workers = open({ threads: 1 });
    const gate = newGate();
    const long = workers.run("wait-for", gate, patient);
    expect(await workers.run("echo", 1, { timeoutMs: 250, lane: "quick" })).toBe(1);
    openGate(gate);
    expect(await long).toBe("released");
  });

  it("lends a long thread to quick jobs that pile up", async () => {
    const workers = open();
    await workers.run("environment", null, patient);
    const gate = newGate();
    const held = workers.run("wait-for", gate, { timeoutMs: 250, lane: "quick" });
    const piled = [1, 2, 3, 4, 5].map((input) =>
      workers.run("echo", input, { timeoutMs: 250, lane: "quick" }),
    );
    expect(await Promise.all(piled)).toEqual([1, 2, 3, 4, 5]);
    openGate(gate);
    expect(await held).toBe("released");
  });

  it("lends an idle long thread that has the engine to a quick job", async () => {
    const workers = open();
    await workers.run("echo", 0, patient);
    const gate = newGate();
    const held = workers.run("wait-for", gate, { timeoutMs: 250, lane: "quick" });
    const lent = workers.run("echo", 1, { timeoutMs: 250, lane: "quick" });
    expect(await lent).toBe(1);
    openGate(gate);
    expect(await held).toBe("released");
  });

  it("leaves the event loop free while threads are stuck", async () => {
    const workers = open();
    const flag = newGate();
    const stuck = workers.run("spin", flag, patient).catch((error: unknown) => error);
    await isSet(flag);
    let turns = 0;
    for (; turns < 1_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(turns).toBe(1_000);
    expect(workers.stats()).toMatchObject({ busy: 1 });
    await workers.close();
    expect(await stuck).toMatchObject({ name: "TaskAborted" });
  });
});

describe("tickets", () => {
  it("hold a place until they are released, once", () => {
    const workers = open({ queueMax: 1 });
    const first = workers.reserve("long");
    const second = workers.reserve("long");
    expect(() => workers.reserve("long")).toThrow("the long queue is full");
    expect(workers.stats()).toMatchObject({ queued: 2, rejected: 1 });
    first.release();
    first.release();
    const third = workers.reserve("long");
    expect(() => workers.reserve("long")).toThrow("the long queue is full");
    second.release();
    third.release();
    expect(workers.stats().queued).toBe(0);
  });

  it("leave the other lane alone", () => {
    const workers = open({ queueMax: 0 });
    workers.reserve("long");
    expect(() => workers.reserve("long")).toThrow("the long queue is full");
    expect(() => workers.reserve("quick")).not.toThrow();
  });

  it("let a job in when the queue is full, and serve once", async () => {
    const workers = open({ queueMax: 0 });
    const ticket = workers.reserve("long");
    await expect(workers.run("echo", 1, patient)).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(await workers.run("echo", 2, { ...patient, ticket })).toBe(2);
    await expect(workers.run("echo", 3, { ...patient, ticket })).rejects.toThrow(
      "used or released",
    );
    ticket.release();
    expect(workers.stats().queued).toBe(0);
    expect(await workers.run("echo", 4, patient)).toBe(4);
  });

  it("are given back when the caller has gone already", async () => {
    const workers = open({ queueMax: 0 });
    const ticket = workers.reserve("long");
    const signal = AbortSignal.abort();
    await expect(workers.run("echo", 1, { ...patient, ticket, signal })).rejects.toMatchObject({
      name: "TaskAborted",
    });
    expect(await workers.run("echo", 2, patient)).toBe(2);
  });
});

describe("abort", () => {
  it("takes a waiting job out of the queue", async () => {
    const workers = open({ queueMax: 1 });
    const gate = newGate();
    const caller = new AbortController();
    const running = workers.run("wait-for", gate, patient);
    const waiting = workers.run("echo", 1, { ...patient, signal: caller.signal });
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ name: "TaskAborted" });
    expect(workers.stats()).toMatchObject({ busy: 1, queued: 0, aborted: 1 });
    openGate(gate);
    expect(await running).toBe("released");
  });

  it("ends a running job and frees its thread", async () => {
    const workers = open();
    const flag = newGate();
    const caller = new AbortController();
    const running = workers.run("spin", flag, { ...patient, signal: caller.signal });
    const next = workers.run("echo", 2, patient);
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
    const workers = open();
    await workers.warm("echo");
    expect(workers.stats()).toMatchObject({ threads: 1, busy: 0, queued: 0 });
  });

  it("says so when threads do not start", async () => {
    const workers = open({ entry: pathToFileURL(join(folder, "missing.js")) });
    await expect(workers.warm("echo")).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(workers.availability()).toEqual({ ok: false, reason: "worker threads do not start" });
  });

  it("aborts what waits and runs when it closes, and takes nothing more", async () => {
    const workers = open();
    const jobs = [newGate(), newGate()].map((gate) =>
      workers.run("wait-for", gate, patient).catch((error: Error) => error.name),
    );
    await workers.close();
    expect(await Promise.all(jobs)).toEqual(["TaskAborted", "TaskAborted"]);
    expect(workers.stats()).toMatchObject({ threads: 0, aborted: 2 });
    expect(() => workers.reserve("long")).toThrow("the workers are closed");
    await expect(workers.run("echo", 1, patient)).rejects.toMatchObject({ name: "WorkersBusy" });
    expect(workers.availability()).toEqual({ ok: false, reason: "the workers are closed" });
  });

  it("ends no thread amid an import when it closes", async () => {
    const workers = open();
    const warming = workers.warm("slow-engine").catch((error: Error) => error.name);
    await workers.close();
    expect(await warming).toBe("TaskAborted");
    expect(existsSync(join(folder, "slow-engine-loaded"))).toBe(true);
  });
});

describe("tasks", () => {
  it.each(Object.entries(tasks))("has an engine for %s", async (_name, importEngine) => {
    expect(typeof (await importEngine())).toBe("function");
  });
});
