import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync, gzipSync } from "node:zlib";
import { EvalFlags, type JSValueHandle, QuickJS, type QuickJSOptions } from "quickjs-wasi";
import { compileCapped } from "./capped-module.js";
import {
  CALL_CHARS_MAX,
  CALLS_MAX,
  LINEAR_MEMORY_BYTES_MAX,
  LOG_CHARS_MAX,
  MEMORY_BYTES_MAX,
  OUTPUT_BYTES_MAX,
  SNAPSHOT_BYTES_MAX,
  STACK_BYTES_MAX,
  TYPED_CHARS_MAX,
} from "./isolate-limits.js";
import type { IsolateCall, IsolateProgram, LogLine } from "./isolate-program.js";
import { asBody, asDeclaration, withoutTypes } from "./read-source.js";

/** What an isolate tells the one who runs it, and asks. */
export interface GuestHost {
  call(call: IsolateCall): void;
  log(line: LogLine): void;
  /** The code came to an end: with a result as JSON or empty, or an error described as JSON. */
  done(isGood: boolean, json: string): void;
  /** Asked all the time: whether the run has to end now. */
  isOver(): boolean;
}

const wasmFile = createRequire(import.meta.url).resolve("quickjs-wasi/quickjs.wasm");
const wasmBytes = readFileSync(wasmFile);
const wasm = compileCapped(wasmBytes, LINEAR_MEMORY_BYTES_MAX);
const preludeSource = readFileSync(new URL("./prelude.js", import.meta.url), "utf8");
/** A snapshot is memory, which only the same program can go on with. */
const BUILD = createHash("sha256").update(wasmBytes).update(preludeSource).digest().subarray(0, 16);
const HEADER_BYTES = BUILD.length + 4;

const limits = {
  calls: CALLS_MAX,
  callChars: CALL_CHARS_MAX,
  logChars: LOG_CHARS_MAX,
  outputBytes: OUTPUT_BYTES_MAX,
};

/** Nobody listens yet. */
const NOBODY: GuestHost = { call() {}, log() {}, done() {}, isOver: () => false };

/** One QuickJS machine in a WebAssembly memory of its own, which nothing but its functions reaches. */
export class Guest {
  readonly #vm: QuickJS;
  readonly #listener: { host: GuestHost };
  /** Gives the code what it is given; there before any of it runs. */
  #prepare: JSValueHandle | undefined;
  #typedChars = 0;
  /** Gives a call what came of it; there once the code began. */
  #settle: JSValueHandle | undefined;

  private constructor(vm: QuickJS, listener: { host: GuestHost }) {
    this.#vm = vm;
    this.#listener = listener;
  }

  /** An empty one, which listens to nobody before it begins. */
  static async create(): Promise<Guest> {
    const listener = { host: NOBODY };
    const vm = await QuickJS.create(optionsFor(listener));
    const guest = new Guest(vm, listener);
    const loading = vm.evalCode(preludeSource, "gatehouse.js", EvalFlags.TYPE_MODULE);
    vm.executePendingJobs();
    const loaded = await vm.resolvePromise(loading);
    if ("error" in loaded) throw new Error(loaded.error.toString());
    guest.#prepare = loaded.value.getProp("prepare");
    return guest;
  }

  /** One that goes on where a snapshot was taken; throws for a snapshot of another build. */
  static async restore(packed: Uint8Array, host: GuestHost): Promise<Guest> {
    const bytes = gunzipSync(packed, {
      maxOutputLength: LINEAR_MEMORY_BYTES_MAX + HEADER_BYTES + 64,
    });
    if (!bytes.subarray(0, BUILD.length).equals(BUILD)) throw new OtherBuild();
    const listener = { host };
    const snapshot = QuickJS.deserializeSnapshot(bytes.subarray(HEADER_BYTES));
    const guest = new Guest(await QuickJS.restore(snapshot, optionsFor(listener)), listener);
    for (const [name, callback] of guest.#callbacks()) {
      guest.#vm.registerHostCallback(name, callback);
    }
    guest.#settle = guest.#vm.importHandle(bytes.readUInt32LE(BUILD.length));
    return guest;
  }

  /** Memory that it has by now, in bytes. */
  get memoryBytes(): number {
    return this.#vm._getMemory().buffer.byteLength;
  }

  /** Characters whose types were taken out, for which the thread keeps memory. */
  get typedChars(): number {
    return this.#typedChars;
  }

  /** Starts the code; throws what makes it no code. What it comes to is told to the host. */
  begin(program: IsolateProgram, host: GuestHost): void {
    this.#listener.host = host;
    const vm = this.#vm;
    const { undefined: none } = vm;
    const given = vm.newObject();
    for (const [name, callback] of this.#callbacks()) {
      given.setProp(name, vm.newFunction(name, callback));
    }
    if (!this.#prepare) throw new Error("a run begins once");
    const hooks = vm.callFunction(
      this.#prepare,
      none,
      given,
      vm.newString(JSON.stringify(program.functions)),
      program.inputJson === undefined ? none : vm.newString(program.inputJson),
      vm.hostToHandle(limits),
    );
    this.#settle = hooks.getProp("settle");
    const { outcome, isBody } = this.#evaluate(program);
    vm.callFunction(hooks.getProp("finish"), none, outcome, isBody ? vm.true : vm.false);
  }

  /** Gives a call what came of it. */
  settle(id: number, isGood: boolean, json: string): void {
    const vm = this.#vm;
    if (!this.#settle) throw new Error("nothing was begun");
    vm.callFunction(
      this.#settle,
      vm.undefined,
      vm.newNumber(id),
      isGood ? vm.true : vm.false,
      vm.newString(json),
    ).dispose();
  }

  /** Does everything that can be done without an answer from outside. */
  work(): void {
    this.#vm.executePendingJobs();
  }

  /** Packs everything that it is; throws a RangeError when that is too much. */
  pack(): Uint8Array {
    if (!this.#settle) throw new Error("nothing was begun");
    const header = Buffer.alloc(HEADER_BYTES);
    BUILD.copy(header);
    header.writeUInt32LE(this.#vm.exportHandle(this.#settle), BUILD.length);
    const snapshot = QuickJS.serializeSnapshot(this.#vm.snapshot());
    const packed = gzipSync(Buffer.concat([header, snapshot]), { level: 1 });
    if (packed.length <= SNAPSHOT_BYTES_MAX) return packed;
    throw new RangeError(
      `the run holds ${packed.length} bytes when packed; a run that waits may hold ${SNAPSHOT_BYTES_MAX}`,
    );
  }

  dispose(): void {
    this.#vm.dispose();
  }

  /** A script first; one that is none may be the body of a function, or have types. */
  #evaluate({ source, language }: IsolateProgram): { outcome: JSValueHandle; isBody: boolean } {
    if (language !== "typescript") {
      const evaluated = this.#tryBoth(source);
      if (!(evaluated instanceof Error)) return evaluated;
      const mayHaveTypes = language !== "javascript" && source.length <= TYPED_CHARS_MAX;
      if (!mayHaveTypes || this.#listener.host.isOver()) throw evaluated;
      const stripped = this.#withoutTypes(source);
      const again = stripped === undefined ? evaluated : this.#tryBoth(stripped);
      if (!(again instanceof Error)) return again;
      throw evaluated;
    }
    const stripped = this.#withoutTypes(source) ?? source;
    const evaluated = this.#tryBoth(stripped);
    if (evaluated instanceof Error) throw evaluated;
    return evaluated;
  }

  #withoutTypes(source: string): string | undefined {
    this.#typedChars = source.length;
    return withoutTypes(source);
  }

  #tryBoth(source: string): { outcome: JSValueHandle; isBody: boolean } | Error {
    try {
      return { outcome: this.#vm.evalCode(source, "code.js", EvalFlags.ASYNC), isBody: false };
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
    }
    try {
      this.#vm.evalCode(asDeclaration(source), "code.js", EvalFlags.COMPILE_ONLY).dispose();
      return { outcome: this.#vm.evalCode(asBody(source), "code.js"), isBody: true };
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
      return new BodySyntaxError(source, error);
    }
  }

  #callbacks(): [name: string, callback: (...values: JSValueHandle[]) => JSValueHandle][] {
    const { undefined: none } = this.#vm;
    const host = () => this.#listener.host;
    return [
      [
        "call",
        (id, name, json) => {
          host().call({ id: numberOf(id), name: textOf(name), json: textOf(json) });
          return none;
        },
      ],
      [
        "log",
        (level, text) => {
          host().log({ level: textOf(level), text: textOf(text) });
          return none;
        },
      ],
      [
        "done",
        (isGood, json) => {
          host().done(isGood?.toBoolean() ?? false, textOf(json));
          return none;
        },
      ],
    ];
  }
}

/** A source that does not parse, by what was wrong with it as the body of a function. */
export class BodySyntaxError extends Error {
  override readonly name = "SyntaxError";

  constructor(
    readonly source: string,
    cause: Error,
  ) {
    super(cause.message, { cause });
    this.stack = cause.stack ?? "";
  }
}

/** A snapshot that another build took. */
export class OtherBuild extends Error {
  override readonly name = "OtherBuild";

  constructor() {
    super("the run was held by another version of this server and cannot go on");
  }
}

function isSyntaxError(error: unknown): error is Error {
  return error instanceof Error && error.name === "SyntaxError";
}

function numberOf(handle: JSValueHandle | undefined): number {
  return handle?.toNumber() ?? 0;
}

/** Only a value that is a text is read as one: to make one of it would run code of the guest. */
function textOf(handle: JSValueHandle | undefined): string {
  return handle?.isString ? handle.toString() : "";
}

function optionsFor(listener: { readonly host: GuestHost }): QuickJSOptions {
  return {
    wasm,
    memoryLimit: MEMORY_BYTES_MAX,
    maxStackSize: STACK_BYTES_MAX,
    timezoneOffset: 0,
    interruptHandler: () => listener.host.isOver(),
  };
}
