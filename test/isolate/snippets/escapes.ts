import type { Acceptable, HostileSnippet } from "../snippet.js";

const contained: Acceptable = { kind: "value", value: "contained" };

/**
 * Starts an attempt: `reach(label, get)` notes what `get` answers when it is anything at all, and `hosts(one)`
 * names what only a host can have put into a value.
 */
const PRELUDE = `const reached = [];
const HOST_NAMES = ["process", "require", "module", "exports", "Buffer", "global", "fetch", "XMLHttpRequest", "WebSocket",
  "WebAssembly", "Deno", "Bun", "std", "os", "bjson", "scriptArgs", "loadScript", "evalScript", "navigator", "Worker",
  "MessageChannel", "BroadcastChannel", "postMessage", "parentPort", "workerData", "importScripts", "$262",
  "__dirname", "__filename", "primordials", "internalBinding", "setImmediate", "node"];
const reach = (label, get) => {
  try {
    const one = get();
    if (one !== undefined && one !== null && one !== false) reached.push(label + ": " + typeof one + " " + String(one).slice(0, 100));
  } catch {}
};
const hosts = (world) => HOST_NAMES.filter((name) => { try { return world[name] !== undefined; } catch { return false; } }).join() || undefined;
const verdict = () => (reached.length === 0 ? "contained" : reached.join("; "));
`;

/** What code reaches through a constructor of functions. */
const MAKERS = `const SOURCES = ["return process", "return require", "return this.process", "return globalThis.process", "return import.meta",
  "return arguments.callee.caller", "return this.constructor.constructor('return process')()"];
const tryMaker = (label, maker) => { for (const source of SOURCES) reach(label + " " + source, () => maker(source)()); };
`;

const attempt = (name: string, body: string): HostileSnippet => ({
  name: `escape: ${name}`,
  kind: "escape",
  code: `${PRELUDE}${body}\nverdict()`,
  expect: contained,
});

/** Attempts to reach the host; each evaluates to `contained`, or to what it reached. */
export const escapes: readonly HostileSnippet[] = [
  attempt("names of hosts", 'reach("global", () => hosts(globalThis));'),
  attempt(
    "names of hosts without the global object",
    'for (const name of HOST_NAMES) reach(name, () => (0, eval)("typeof " + name + " === \'undefined\' ? undefined : " + name));',
  ),
  attempt(
    "global names that no engine has",
    'const known = new Set("Object Function Error EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError AggregateError SuppressedError Iterator Array parseInt parseFloat isNaN isFinite queueMicrotask decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape Infinity NaN undefined eval Number Boolean String Math Reflect Symbol DisposableStack globalThis BigInt Date RegExp JSON Proxy Map Set WeakMap WeakSet ArrayBuffer SharedArrayBuffer Uint8ClampedArray Int8Array Uint8Array Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array DataView Promise AsyncDisposableStack WeakRef FinalizationRegistry DOMException Atomics btoa atob performance gatehouse GatehouseError console input setTimeout clearTimeout setInterval clearInterval structuredClone TextEncoder TextDecoder URL URLSearchParams Headers crypto".split(" "));\nfor (const key of Reflect.ownKeys(globalThis)) if (!known.has(key) && key !== Symbol.toStringTag) reach("global " + String(key), () => globalThis[key] ?? "empty");',
  ),
  attempt(
    "constructor of a constructor",
    `${MAKERS}tryMaker("object", ({}).constructor.constructor); tryMaker("array", [].at.constructor); tryMaker("error", new Error().constructor.constructor);`,
  ),
  attempt(
    "constructors of async functions and generators",
    `${MAKERS}const kinds = [function () {}, () => {}, class {}, { method() {} }.method, Math.max, (() => {}).bind()];
for (const kind of kinds) tryMaker(String(kind), Object.getPrototypeOf(kind).constructor);
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
for (const source of SOURCES) { try { const one = await AsyncFunction(source)(); reach("await " + source, () => one); } catch {} }
const AsyncGeneratorFunction = Object.getPrototypeOf(async function* () {}).constructor;
for (const source of SOURCES) { try { const { value } = await AsyncGeneratorFunction(source)().next(); reach("await next " + source, () => value); } catch {} }
const GeneratorFunction = Object.getPrototypeOf(function* () {}).constructor;
for (const source of SOURCES) reach("next " + source, () => GeneratorFunction(source)().next().value);`,
  ),
  attempt(
    "constructor of gatehouse, its functions and their promises",
    `${MAKERS}const seen = new Set();
const walk = (label, one, depth) => {
  if (depth > 4 || one === null || !/^(object|function)$/.test(typeof one) || seen.has(one)) return;
  seen.add(one);
  tryMaker(label, one.constructor?.constructor ?? (() => () => undefined));
  reach(label, () => hosts(one));
  for (let at = one; at; at = Object.getPrototypeOf(at)) for (const key of Reflect.ownKeys(at)) { try { walk(label + "." + String(key), one[key], depth + 1); } catch {} }
};
walk("gatehouse", gatehouse, 0); walk("console", console, 0); walk("input", input, 0);`,
  ),
  attempt(
    "prototypes of what the house gives",
    `for (const one of [gatehouse, console, input]) {
  let at = one; while (at !== null && at !== Object.prototype) at = Object.getPrototypeOf(at);
  if (one !== null && typeof one === "object" && !Array.isArray(one) && at === null && Object.getPrototypeOf(one) !== null) reach("foreign prototype", () => "another realm");
}
for (const key of Reflect.ownKeys(gatehouse)) { const one = gatehouse[key]; if (typeof one === "function" && !(one instanceof Function)) reach("foreign function", () => key); }`,
  ),
  attempt(
    "errors of the gateway",
    `${MAKERS}for (const key of Reflect.ownKeys(gatehouse)) {
  const one = gatehouse[key]; if (typeof one !== "function") continue;
  for (const args of [[], [Symbol()], [() => {}], [1n], [null, null, null]]) {
    try { await one(...args); } catch (error) {
      if (error === null || typeof error !== "object") continue;
      tryMaker("error of " + String(key), error.constructor.constructor);
      if (!(error instanceof Error)) continue;
      reach("paths of the host", () => /node_modules|node:|file:\\/\\/|worker_threads|\\/(src|dist|home|usr|opt|app)\\//.exec(String(error.stack) + String(error.message)));
    }
  }
}`,
  ),
  attempt(
    "stack traces",
    `const deep = () => { throw new Error("x"); };
try { deep(); } catch (error) { reach("paths of the host", () => /node_modules|node:|file:\\/\\/|worker_threads|\\/(src|dist|home|usr|opt|app)\\//.exec(error.stack)); }
Error.prepareStackTrace = (_, sites) => sites;
const sites = new Error().stack;
if (Array.isArray(sites)) for (const site of sites) {
  reach("function of a frame", () => hosts(site.getFunction()));
  reach("this of a frame", () => site.getThis() === globalThis ? undefined : hosts(site.getThis()));
  reach("file of a frame", () => /[\\\\/]/.exec(site.getFileName()));
}`,
  ),
  attempt(
    "captureStackTrace",
    `const holder = {}; reach("paths of the host", () => { Error.captureStackTrace(holder); return /node_modules|node:|file:\\/\\/|\\/(src|dist|home)\\//.exec(holder.stack); });
reach("written global", () => { Error.captureStackTrace(globalThis); return hosts(globalThis); });`,
  ),
  attempt(
    "callers and arguments",
    `function outer() { return inner(); } function inner() { return inner.caller?.caller?.caller; }
reach("caller of a caller", outer);
reach("callee", function () { return arguments.callee.caller?.caller; });
reach("caller of gatehouse", () => { for (const key of Reflect.ownKeys(gatehouse)) if (typeof gatehouse[key] === "function" && gatehouse[key].caller) return gatehouse[key].caller; });
reach("caller of a getter", () => { const trap = { get x() { return Object.getOwnPropertyDescriptor(trap, "x").get.caller?.caller?.caller; } }; return trap.x; });`,
  ),
  attempt(
    "this of functions",
    `reach("this", () => hosts((function () { return this; })()));
reach("bound this", () => hosts(Function.prototype.call.call(function () { return this; }, undefined)));
reach("this of top level", () => hosts(this));
reach("host's this", () => { for (const key of Reflect.ownKeys(gatehouse)) if (typeof gatehouse[key] === "function") Reflect.apply(gatehouse[key], new Proxy({}, { get(_, name) { reached.push("the house read " + String(name) + " of this"); } }), []); });`,
  ),
  attempt(
    "import of built-in modules",
    `for (const name of ["fs", "node:fs", "node:process", "node:child_process", "node:worker_threads", "module", "std", "os", "qjs:std", "qjs:os", "qjs:bjson", "bun", "https://example.com/x.js", "file:///etc/passwd", "/etc/passwd", "../package.json", "./code.js", "code.js", "data:text/javascript,export default 1", "\\u0000", ""]) {
  try { const one = await import(name); reach("import " + name, () => Object.keys(one).join() || "a module"); } catch {}
}`,
  ),
  attempt(
    "import with attributes",
    `for (const type of ["json", "text", "bytes", "css", "wasm"]) {
  for (const name of ["/etc/passwd", "package.json", "../../package.json", "/proc/self/environ"]) {
    try { const one = await import(name, { with: { type } }); reach("import " + name + " as " + type, () => one); } catch {}
  }
}`,
  ),
  attempt(
    "import from eval and Function",
    `for (const make of [() => eval("import('node:fs')"), () => Function("return import('node:fs')")(), () => (0, eval)("import('os')"), () => new (Object.getPrototypeOf(async () => {}).constructor)("return await import('std')")()]) {
  try { const one = await make(); reach("import", () => one); } catch {}
}`,
  ),
  attempt(
    "require and module",
    "for (const source of [\"require('fs')\", \"module.require('fs')\", \"process.mainModule.require('fs')\", \"process.binding('fs')\", \"globalThis.process.getBuiltinModule('fs')\", \"std.open('/etc/passwd', 'r')\", \"os.readdir('/')\", \"std.getenv('HOME')\", \"std.loadFile('/etc/passwd')\"]) reach(source, () => eval(source));",
  ),
  attempt(
    "import.meta in a script",
    'reach("import.meta", () => eval("import.meta")); reach("import.meta in Function", () => Function("return import.meta")());',
  ),
  attempt(
    "WebAssembly",
    'reach("WebAssembly", () => WebAssembly); reach("memory", () => new WebAssembly.Memory({ initial: 1 }));',
  ),
  attempt(
    "Atomics.wait that blocks the thread",
    `const started = Date.now();
try { Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 800); } catch {}
try { const waiting = Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 1); if (waiting.async) await Promise.race([waiting.value, null]); } catch {}
if (Date.now() - started > 700) reached.push("the thread was blocked");`,
  ),
  attempt(
    "shared memory of the host",
    `reach("shared memory", () => { const shared = new SharedArrayBuffer(1 << 16); return new Uint8Array(shared).some((byte) => byte !== 0); });
reach("growable shared memory", () => { const shared = new SharedArrayBuffer(8, { maxByteLength: 1 << 16 }); shared.grow(1 << 16); return new Uint8Array(shared).some((byte) => byte !== 0); });`,
  ),
  attempt(
    "memory that was not cleared",
    `for (let i = 0; i < 200; i++) { const kept = new Uint8Array(4096).fill(0xaa); kept[0] = i; }
for (let i = 0; i < 200; i++) reach("old bytes", () => new Uint8Array(4096).some((byte) => byte !== 0));
reach("old bytes behind a resize", () => { const buffer = new ArrayBuffer(16, { maxByteLength: 65536 }); new Uint8Array(buffer).fill(1); buffer.resize(1); buffer.resize(65536); return new Uint8Array(buffer).subarray(1).some((byte) => byte !== 0); });
reach("old bytes behind a transfer", () => { const moved = new Uint8Array([1, 2, 3]).buffer.transfer(65536); return new Uint8Array(moved).subarray(3).some((byte) => byte !== 0); });`,
  ),
  attempt(
    "reads outside of buffers",
    `const view = new Uint8Array(8);
for (const at of [-1, 8, 2 ** 31, 2 ** 32, 2 ** 32 - 1, 2 ** 53, "-0", "8", NaN]) reach("index " + at, () => view[at]);
const data = new DataView(view.buffer);
for (const at of [-1, 1, 8, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1]) reach("offset " + at, () => String(data.getFloat64(at)));
reach("long subarray", () => view.subarray(0, 2 ** 33).length > 8);
reach("long view", () => new Uint8Array(view.buffer, 0, 2 ** 32 + 8));
reach("slice after a resize", () => { const buffer = new ArrayBuffer(64, { maxByteLength: 64 }); const bytes = new Uint8Array(buffer); return bytes.slice(0, { valueOf() { buffer.resize(0); return 64; } }).some((byte) => byte !== 0); });
reach("copyWithin after a resize", () => { const buffer = new ArrayBuffer(64, { maxByteLength: 64 }); new Uint8Array(buffer).copyWithin(0, { valueOf() { buffer.resize(8); return 32; } }); return new Uint8Array(buffer).some((byte) => byte !== 0); });`,
  ),
  attempt(
    "weak references and finalisation",
    `const registry = new FinalizationRegistry((held) => { reach("held", () => hosts(held)); });
for (let i = 0; i < 100; i++) registry.register({}, globalThis);
const ref = new WeakRef(gatehouse); await null; reach("weak", () => hosts(ref.deref() ?? {}));
reach("weak symbol", () => hosts(new WeakRef(Symbol.iterator)));`,
  ),
  attempt(
    "realms",
    'reach("ShadowRealm", () => new ShadowRealm()); reach("Realm", () => new Realm()); reach("createRealm", () => $262.createRealm()); reach("iframe", () => document.createElement("iframe")); reach("vm", () => eval("vm"));',
  ),
  attempt(
    "performance and clocks",
    'if (typeof performance === "object") for (const key of ["nodeTiming", "eventLoopUtilization", "timerify", "toJSON", "mark", "getEntries", "memory"]) reach("performance." + key, () => performance[key]);\nreach("hrtime", () => process.hrtime());',
  ),
  attempt(
    "timers",
    `for (const name of ["setTimeout", "setInterval", "setImmediate"]) {
  const timer = globalThis[name]; if (typeof timer !== "function") continue;
  reach("handle of " + name, () => { const handle = timer(() => {}, 1e6); globalThis[name.replace("set", "clear")]?.(handle); return handle !== null && typeof handle === "object" ? hosts(handle.constructor.constructor("return this")()) ?? handle.hasRef : undefined; });
}`,
  ),
  attempt(
    "network and storage",
    'for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "localStorage", "sessionStorage", "indexedDB", "caches", "navigator", "location", "document", "window", "self"]) reach(name, () => globalThis[name]);',
  ),
  attempt(
    "direct and indirect eval",
    'reach("direct", () => eval("typeof process === \'object\'")); reach("indirect", () => (0, eval)("typeof require === \'function\'")); reach("aliased", () => { const run = eval; return run("hosts(this)"); }); reach("strict", () => { "use strict"; return eval("this && hosts(this)"); });',
  ),
  attempt(
    "comments and terminators of wrapped source",
    'reach("wrapper", () => Function("/*", "*/){ return process }//")()); reach("broken wrapper", () => Function("a = (() => { return process })()", "return a")()); reach("closed wrapper", () => eval("}); process; (() => {")); reach("line separator", () => eval("1\\u2028process"));',
  ),
  attempt(
    "deleted guards",
    'const gate = globalThis.gatehouse; try { delete globalThis.gatehouse; delete globalThis.console; delete globalThis.eval; } catch {}\nreach("behind", () => globalThis.gatehouse); reach("behind console", () => globalThis.console); globalThis.gatehouse = gate;',
  ),
  attempt(
    "proxies as arguments, to see who reads them",
    `const spy = (label) => new Proxy(function () {}, { get(_, key, me) { if (typeof key === "string" && /^(__|_on|ptr|vm|handle|inspect)/.test(key) && key !== "__proto__") reached.push("the house read " + key); return key === Symbol.toPrimitive ? () => label : undefined; }, apply(_, self, args) { for (const one of [self, ...args]) reach("call of a spy", () => hosts(one ?? {})); }, construct(_, args) { for (const one of args) reach("construction of a spy", () => hosts(one ?? {})); return {}; } });
console.log(spy("log")); for (const key of Reflect.ownKeys(gatehouse)) { if (typeof gatehouse[key] === "function") { try { await Promise.race([gatehouse[key](spy("argument")), null]); } catch {} } }`,
  ),
  attempt(
    "callbacks among the arguments",
    `const callback = function () { reach("this of a callback", () => hosts(this ?? {})); for (const one of arguments) reach("argument of a callback", () => hosts(one ?? {}) ?? hosts(one.constructor.constructor("return this")())); };
for (const key of Reflect.ownKeys(gatehouse)) { if (typeof gatehouse[key] === "function") { try { await Promise.race([gatehouse[key](callback, callback), null]); } catch {} } }
console.log(callback); console.log({ toString: callback, toJSON: callback, valueOf: callback, [Symbol.toPrimitive]: callback });`,
  ),
  attempt(
    "promises of the gateway with another then",
    `const then = Promise.prototype.then; Promise.prototype.then = function (...args) { reach("this of then", () => (this instanceof Promise ? undefined : hosts(this))); for (const one of args) if (typeof one === "function") reach("function given to then", () => hosts(one.constructor("return this")())); return then.apply(this, args); };
for (const key of Reflect.ownKeys(gatehouse)) { if (typeof gatehouse[key] === "function") { try { await Promise.race([gatehouse[key]({}), null]); } catch {} } }`,
  ),
  attempt(
    "format strings of the console",
    'console.log("%j %o %O %s %c", { env: 1 }, globalThis, gatehouse, "x"); console.log({ [Symbol.for("nodejs.util.inspect.custom")](...args) { reach("inspect", () => hosts(args[2] ?? {}) ?? (typeof args[2] === "function" ? "the inspector of the host" : undefined)); } });',
  ),
  attempt(
    "symbols of the host",
    `for (const name of ["nodejs.util.inspect.custom", "nodejs.dispose", "nodejs.rejection", "handle_onclose", "kHandle"]) for (const one of [gatehouse, console, globalThis, ...Reflect.ownKeys(gatehouse).map((key) => gatehouse[key])]) reach(name, () => one[Symbol.for(name)]);`,
  ),
  attempt(
    "bytecode and internals of the engine",
    'for (const source of ["gc()", "%DebugPrint({})", "InternalError.prototype.constructor.constructor(\'return std\')()", "Object.prototype.__lookupGetter__.call(globalThis, \'process\')", "bjson.read(new ArrayBuffer(8), 0, 8)", "Function.prototype.fileName?.includes(\'/\') || undefined", "Reflect.get(globalThis, \'quickjs\')"]) reach(source, () => eval(source));',
  ),
];
