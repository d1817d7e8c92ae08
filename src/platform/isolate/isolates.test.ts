import { describe, expect, it } from "vitest";
import { builtIsolates } from "../../../test/helpers/built-isolates.js";
import { StopSwitch } from "../threads/stop-signal.js";
import type { IsolateAnswer, IsolateCall } from "./isolate-program.js";

const functions = { house: ["echo", "fail", "buy", "wait"] };
const isolates = builtIsolates();

const good = (value: unknown): IsolateAnswer => ({
  kind: "answer",
  isGood: true,
  json: JSON.stringify(value),
});

async function onCall({ name, json }: IsolateCall): Promise<IsolateAnswer> {
  if (name === "house.echo") return good(JSON.parse(json));
  if (name === "house.buy") return { kind: "hold" };
  if (name === "house.wait") return new Promise(() => {});
  const error = { status: 418, code: "teapot", message: "it is a teapot", body: { a: 1 } };
  return { kind: "answer", isGood: false, json: JSON.stringify(error) };
}

interface Given {
  readonly language?: "javascript" | "typescript";
  readonly input?: unknown;
  readonly timeoutMs?: number;
}

function run(source: string, { language, input, timeoutMs = 9_000 }: Given = {}) {
  const inputJson = input === undefined ? undefined : JSON.stringify(input);
  return isolates.run(
    { source, language, inputJson, functions },
    { owner: "one", timeoutMs, signal: new StopSwitch(), onCall },
  );
}

async function resultOf(source: string, given?: Given): Promise<unknown> {
  const { ending } = await run(source, given);
  if (ending.kind !== "value") throw new Error(JSON.stringify(ending));
  return ending.json === undefined ? undefined : JSON.parse(ending.json);
}

describe("code in an isolate", () => {
  it.each([
    ["the last expression of a script", "const a = 20; a + 1", 21],
    ["an object in parentheses", "({ a: 1 })", { a: 1 }],
    ["what the body of a function returns", "const a = 2; return a * 3", 6],
    ["what a function answers", "async (input) => input.n + 1", 42],
    ["what is awaited", "await Promise.resolve(5)", 5],
    ["a promise", "Promise.resolve([1])", [1]],
    ["an integer of any size, as text", "2n ** 70n", "1180591620717411303424"],
    ["nothing", "undefined", undefined],
    ["a function of the house", "await gatehouse.house.echo({ a: [1, null] })", { a: [1, null] }],
    [
      "many at once",
      "(await Promise.all(Array.from({length: 50}, (_, n) => gatehouse.house.echo({ n })))).at(-1).n",
      49,
    ],
    ["types that are blanked", "const a: number = 2; return a as unknown", 2],
  ])("comes to %s", async (_name, source, expected) => {
    expect(await resultOf(source, { input: { n: 41 } })).toEqual(expected);
  });
});

async function faultOf(source: string, given?: Given) {
  const { ending } = await run(source, given);
  if (ending.kind !== "error") throw new Error(JSON.stringify(ending));
  return ending.fault;
}

describe("an error of the code", () => {
  it.each([
    ["names the place", "const a = 1;\nnull.b", "TypeError", { line: 2 }],
    ["names the place in a body", "\n  return x.y;", "ReferenceError", { line: 2 }],
    ["names the place of a fault of syntax", "return (1 +", "SyntaxError", { line: 1 }],
    [
      "is told of a body that ends before its end",
      "}); globalThis.out = 1; (async () => { return 1",
      "SyntaxError",
      {},
    ],
    ["is told of a body that is two", "}, async()=>{ return 1", "SyntaxError", {}],
    ["is told of a body and more", "} async function two(){ return 1", "SyntaxError", {}],
    [
      "names the place behind types",
      "const a: string = '';\n(a as any).b.c",
      "TypeError",
      { line: 2 },
    ],
    ["is what a call was answered", "await gatehouse.house.fail({})", "GatehouseError", {}],
    ["names a function that is not there", "gatehouse.house.sell()", "ReferenceError", {}],
    ["names a family that is not there", "gatehouse.garden.dig()", "ReferenceError", {}],
    ["refuses what is no object of arguments", "gatehouse.house.echo(5)", "RangeError", {}],
    ["refuses a result that is too large", "'x'.repeat(1048576)", "RangeError", {}],
    ["refuses more calls than a run makes", "for (;;) gatehouse.house.echo({})", "RangeError", {}],
    ["is told of a wait that never ends", "await new Promise(() => {})", "Error", {}],
    [
      "is told of memory that is not there",
      "const a = []; for (;;) a.push(new Array(1000).fill(1))",
      "InternalError",
      {},
    ],
    ["may be no error at all", "throw { name: 'Odd', message: 'thing' }", "Odd", {}],
    ["may hide itself", "throw { get name() { throw 1 }, get message() { throw 1 } }", "Error", {}],
    ["may be null", "throw null", "Error", { message: "null" }],
    ["has the types of a language that was named", "const a: number = 1", "SyntaxError", {}],
  ])("%s", async (title, source, name, more) => {
    const language = title.includes("language") ? ("javascript" as const) : undefined;
    const fault = await faultOf(source, language ? { language } : {});
    expect(fault).toMatchObject({ name, ...more });
    expect(fault.stack ?? "").not.toMatch(/gatehouse\.js|wasm|file:/);
  });

  it.each([
    [
      "are nested too deeply",
      `const a: ${"[".repeat(150)}1${"]".repeat(150)} = 1`,
      "the types of the code are nested too deeply",
    ],
    [
      "stand in too much code",
      `const a: number = 1;${" ".repeat(131_072)}`,
      "code with types may have 131072 characters",
    ],
  ])("is told of types that %s", async (_title, source, message) => {
    const fault = await faultOf(source, { language: "typescript" });
    expect(fault).toMatchObject({ name: "SyntaxError", message });
  });

  it("has the fields of the answer", async () => {
    const code = `try { await gatehouse.house.fail({}) } catch (e) {
      ({ status: e.status, code: e.code, message: e.message, body: e.body, is: e instanceof GatehouseError })
    }`;
    expect(await resultOf(code)).toEqual({
      status: 418,
      code: "teapot",
      message: "it is a teapot",
      body: { a: 1 },
      is: true,
    });
  });
});

describe("a run that does not end", () => {
  it.each([
    ["loops", "for (;;);"],
    ["loops in promises", "const f = () => Promise.resolve().then(f); await f()"],
    ["waits for a call", "await gatehouse.house.wait({})"],
    ["catches everything", "for (;;) { try { for (;;); } catch {} }"],
    ["works where nothing asks for the time", "let a = 3n; for (;;) a = a ** 99n"],
    ["loops while its result is written", "({ toJSON() { for (;;); } })"],
  ])("is ended when it %s", async (_name, source) => {
    const { ending, elapsedMs } = await run(source, { timeoutMs: 200 });
    expect(ending.kind === "error" ? ending.fault.message : ending.kind).toMatch(
      /timeout|memory|too large/,
    );
    expect(elapsedMs).toBeLessThan(5_000);
    expect(await resultOf("1 + 1")).toBe(2);
  });

  it("is ended when nobody waits any more", async () => {
    const signal = new StopSwitch();
    const leave = async () => {
      signal.abort(new Error("gone"));
      return good({});
    };
    const running = isolates.run(
      { source: "console.log('on'); gatehouse.house.echo({}); for (;;);", functions },
      { owner: "one", timeoutMs: 10_000, signal, onCall: leave },
    );
    const { ending, logs, elapsedMs } = await running;
    expect(ending).toEqual({ kind: "stopped" });
    expect(logs).toEqual([{ level: "log", text: "on" }]);
    expect(elapsedMs).toBeLessThan(5_000);
  });

  it("keeps what it wrote before", async () => {
    const { logs } = await run("console.warn('a', { b: 1 }, undefined); for (;;);", {
      timeoutMs: 1_000,
    });
    expect(logs).toEqual([{ level: "warn", text: 'a {"b":1} undefined' }]);
  });
});

describe("a run at a call that is held back", () => {
  const source = `const before = (await gatehouse.house.echo({ n: 1 })).n;
    const bought = await gatehouse.house.buy({ thing: "a" });
    console.log("bought", bought.id);
    return { before, bought, after: (await gatehouse.house.echo({ n: 2 })).n };`;
  const options = { owner: "one", timeoutMs: 9_000, signal: new StopSwitch(), onCall };
  const buying = (id: string) => ({
    ...options,
    onCall: async (call: IsolateCall) => (call.name === "house.buy" ? good({ id }) : onCall(call)),
  });

  it("goes on where it stopped, as often as it is asked", async () => {
    const { ending } = await run(source);
    if (ending.kind !== "held") throw new Error(JSON.stringify(ending));
    expect(ending.held.calls).toEqual([{ id: 2, name: "house.buy", json: '{"thing":"a"}' }]);
    for (const id of ["p1", "p2"]) {
      const resumed = await isolates.run(ending.held, buying(id));
      expect(resumed.ending).toEqual({
        kind: "value",
        json: JSON.stringify({ before: 1, bought: { id }, after: 2 }),
      });
      expect(resumed.logs).toEqual([{ level: "log", text: `bought ${id}` }]);
    }
  });

  it("is not held while anything else goes on", async () => {
    const code = `const buying = gatehouse.house.buy({});
      const n = (await gatehouse.house.echo({ n: 7 })).n;
      return { n, ...(await buying) };`;
    const { ending } = await run(code);
    if (ending.kind !== "held") throw new Error(JSON.stringify(ending));
    const resumed = await isolates.run(ending.held, buying("p3"));
    expect(resumed.ending).toEqual({ kind: "value", json: JSON.stringify({ n: 7, id: "p3" }) });
  });

  it("is refused when another build packed it", async () => {
    const { ending } = await run(source);
    if (ending.kind !== "held") throw new Error(JSON.stringify(ending));
    const { gunzipSync, gzipSync } = await import("node:zlib");
    const bytes = gunzipSync(ending.held.snapshot);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const held = { ...ending.held, snapshot: gzipSync(bytes) };
    const resumed = await isolates.run(held, options);
    expect(resumed.ending).toMatchObject({ kind: "error", fault: { name: "OtherBuild" } });
  });

  it("is an error when it holds too much", async () => {
    const code = `const kept = Array.from({ length: 2e6 }, () => Math.random());
      await gatehouse.house.buy({}); return kept.length`;
    expect(await faultOf(code, { timeoutMs: 60_000 })).toMatchObject({ name: "RangeError" });
  });
});

describe("owners of runs", () => {
  it("do not wait for one who has many", async () => {
    let ended = 0;
    const many = Array.from({ length: 6 }, async () => {
      await run("for (;;);", { timeoutMs: 300 });
      ended += 1;
    });
    const other = await isolates.run(
      { source: "1", functions },
      { owner: "two", timeoutMs: 9_000, signal: new StopSwitch(), onCall },
    );
    expect(other.ending.kind).toBe("value");
    expect(ended).toBeLessThan(6);
    await Promise.all(many);
  });

  it("are refused beyond the runs that may wait", async () => {
    const many = Array.from({ length: 12 }, () => run("1"));
    const outcomes = await Promise.allSettled(many);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBe(4);
    expect(refused[0]).toMatchObject({ reason: { name: "WorkersBusy" } });
  });

  it("give their place back when they are gone", async () => {
    const signal = new StopSwitch();
    const options = { owner: "one", timeoutMs: 300, signal, onCall };
    const running = [run("for (;;);", { timeoutMs: 300 })];
    const waiting = isolates.run({ source: "1", functions }, options);
    signal.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await Promise.all(running);
  });
});
