import { type Acceptable, anyError, anyLimit, anyValue, type HostileSnippet } from "../snippet.js";

const done: Acceptable = { kind: "value", value: "done" };
const ended: readonly Acceptable[] = [done, "timeout", anyError];

/** Finds every function of the gateway, however it is ordered, as `calls`. */
const PRELUDE = `const calls = [];
const search = (one, depth) => { for (const key of Reflect.ownKeys(one)) { let found; try { found = one[key]; } catch { continue; } if (typeof found === "function") calls.push((...args) => Reflect.apply(found, one, args)); else if (found !== null && typeof found === "object" && depth < 3) search(found, depth + 1); } };
search(gatehouse, 0);
const call = calls[0] ?? (async () => {});
`;

const flood = (
  name: string,
  body: string,
  expect: HostileSnippet["expect"] = ended,
): HostileSnippet => ({
  name: `gateway: ${name}`,
  kind: "gateway",
  code: `${PRELUDE}${body}`,
  expect,
});

const needsHardStop = (snippet: HostileSnippet): HostileSnippet => ({
  ...snippet,
  needsHardStop: true,
});

/** Floods and abuse of the calls that leave the isolate. */
export const gateway: readonly HostileSnippet[] = [
  flood("calls without an end that nobody awaits", "for (;;) call({}).catch(() => {});", [
    ...anyLimit,
    anyError,
  ]),
  flood(
    "20000 calls that nobody awaits",
    'for (let i = 0; i < 20000; i++) { try { call({ i }).catch(() => {}); } catch {} }\n"done"',
  ),
  flood(
    "20000 calls that nobody awaits or catches",
    'for (let i = 0; i < 20000; i++) { try { call({ i }); } catch {} }\n"done"',
  ),
  flood(
    "20000 calls at once",
    'const all = []; for (let i = 0; i < 20000; i++) all.push(Promise.resolve().then(() => call({ i })));\nawait Promise.allSettled(all);\n"done"',
  ),
  flood("calls in turn without an end", "for (;;) { try { await call({}); } catch {} }", [
    "timeout",
    anyError,
  ]),
  flood(
    "call that calls again when it is answered",
    "const again = () => call({}).then(again, again); await again();",
    [...anyLimit, anyError],
  ),
  flood(
    "calls that double with every answer",
    "const again = () => Promise.allSettled([call({}).then(again, again), call({}).then(again, again)]); await again();",
    [...anyLimit, anyError, anyValue],
  ),
  flood(
    "calls behind the result",
    'const again = () => call({}).then(again, again); again(); "done"',
  ),
  flood("call that is left open", 'call({}).catch(() => {}); "done"'),
  flood(
    "argument of 20 MiB",
    'try { await call({ text: "x".repeat(20 * 1024 * 1024) }); } catch {}\n"done"',
  ),
  needsHardStop(
    flood(
      "argument of 20 MiB, in many calls",
      'const text = "x".repeat(20 * 1024 * 1024); for (let i = 0; i < 200; i++) { try { call({ text }).catch(() => {}); } catch {} }\n"done"',
    ),
  ),
  flood(
    "a hundred thousand arguments",
    'try { await call(...new Array(60000).fill({})); } catch {}\n"done"',
  ),
  flood(
    "argument that is 100000 levels deep",
    'let deep = {}; for (let i = 0; i < 100000; i++) deep = { deep }; try { await call(deep); } catch {}\n"done"',
    [...ended, ...anyLimit],
  ),
  needsHardStop(
    flood(
      "argument of shared references",
      'let wide = [1]; for (let i = 0; i < 30; i++) wide = [wide, wide]; try { await call(wide); } catch {}\n"done"',
      [...ended, ...anyLimit],
    ),
  ),
  flood(
    "argument that holds itself",
    'const self = {}; self.self = self; try { await call(self); } catch {}\n"done"',
    done,
  ),
  flood(
    "argument whose getter throws",
    'try { await call({ get text() { throw null; } }); } catch {}\n"done"',
    done,
  ),
  flood(
    "argument whose getter never ends",
    'try { await call({ get text() { for (;;); } }); } catch {}\n"done"',
  ),
  flood(
    "argument whose toJSON calls the gateway",
    'const self = { toJSON() { try { call(self).catch(() => {}); } catch {} return 1; } }; try { await call(self); } catch {}\n"done"',
    [...ended, ...anyLimit],
  ),
  flood(
    "argument whose toJSON answers another each time",
    'let reads = 0; try { await call({ toJSON: () => (reads++ ? { admin: true } : { text: "x" }) }); } catch {}\n"done"',
    done,
  ),
  flood(
    "argument that is a proxy whose traps throw",
    'try { await call(new Proxy({}, new Proxy({}, { get() { return () => { throw null; }; } }))); } catch {}\n"done"',
    done,
  ),
  flood(
    "argument that is a revoked proxy",
    'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); try { await call(proxy); } catch {}\n"done"',
    done,
  ),
  flood(
    "arguments without JSON",
    'for (const one of [undefined, null, NaN, Symbol("x"), 1n, () => {}, new Map(), new Date(NaN), new Uint8Array(3), globalThis, gatehouse, Promise.resolve(), new WeakMap()]) { try { await call(one); } catch {} }\n"done"',
  ),
  flood(
    "arguments that pollute",
    'try { await call(JSON.parse(\'{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}, "toString": null, "hasOwnProperty": 1, "then": 1}\')); } catch {}\n({}).admin === undefined ? "done" : "polluted"',
    done,
  ),
  flood(
    "arguments with lone surrogates and null characters",
    'try { await call({ "\\ud800": "\\udfff", "\\u0000": "\\u0000" }); } catch {}\n"done"',
    done,
  ),
  flood(
    "argument with the keys of an HTTP request",
    'for (const one of [{ url: "http://169.254.169.254/", method: "DELETE", headers: { authorization: "Bearer x", host: "x", "content-length": -1, "x\\r\\ny": "z\\r\\n" } }, { baseUrl: "file:///etc/passwd", path: "/../../admin", query: { "a[]": {} } }, { key: "../../../etc/passwd", id: "%2e%2e%2f", path: "//evil.example/" }]) { for (const each of calls) { try { await each(one); } catch {} } }\n"done"',
  ),
  flood(
    "names that nobody knows",
    'let refused = 0; for (const name of ["noSuchCall", "constructor", "__proto__", "__defineGetter__", "toString", "then", "apply", "", "\\u0000", "a.b.c", "../admin"]) { try { await gatehouse[name]({}); } catch { refused++; } }\n"done"',
    done,
  ),
  flood(
    "gatehouse that is awaited",
    'const one = await gatehouse; one === gatehouse ? "done" : "changed"',
    done,
  ),
  flood(
    "call with another this",
    'for (const self of [null, 1, globalThis, new Proxy({}, { get() { throw null; } })]) for (const key of Reflect.ownKeys(gatehouse)) { if (typeof gatehouse[key] === "function") { try { await Reflect.apply(gatehouse[key], self, [{}]); } catch {} } }\n"done"',
  ),
  flood(
    "call with new",
    'for (const key of Reflect.ownKeys(gatehouse)) { try { await new gatehouse[key]({}); } catch {} try { class Sub extends gatehouse[key] {} new Sub(); } catch {} }\n"done"',
  ),
  flood(
    "functions that are renamed and rebuilt",
    'for (const key of Reflect.ownKeys(gatehouse)) { const one = gatehouse[key]; if (typeof one !== "function") continue; for (const [name, value] of [["name", "admin"], ["length", 1e9], ["prototype", null], ["call", null]]) { try { Object.defineProperty(one, name, { value }); } catch {} } try { Object.setPrototypeOf(one, null); } catch {} try { await one({}); } catch {} }\n"done"',
  ),
  flood(
    "answers whose reading is attacked",
    'Object.defineProperty(Object.prototype, "text", { set() { throw null; }, get() { throw null; }, configurable: true }); Object.prototype.toJSON = () => { throw null; };\nfor (const each of calls) { try { await each({}); } catch {} }\ndelete Object.prototype.text; delete Object.prototype.toJSON; "done"',
  ),
  flood(
    "answers that are read while JSON and Promise are replaced",
    'const { parse } = JSON; JSON.parse = () => ({ forged: true }); const Real = Promise; globalThis.Promise = class { constructor() { throw null; } }; Real.prototype.constructor = null;\nlet answer = null; try { answer = await call({}); } catch {}\nJSON.parse = parse; answer?.forged ? "forged" : "done"',
    done,
  ),
  flood(
    "race of a call and the end of the script",
    'const all = calls.map((each) => each({}).catch(() => {})); await Promise.race([...all, null]); "done"',
  ),
  flood(
    "calls from a finally block while time runs out",
    "async function spin() { try { for (;;) await call({}); } finally { call({}).catch(() => {}); spin(); } } await spin();",
    [...anyLimit, anyError],
  ),
  flood(
    "calls while the stack is full",
    'const down = () => { try { return down(); } catch { return call({}); } }; try { await down(); } catch {}\n"done"',
    [...ended, ...anyLimit],
  ),
  flood(
    "console that calls the gateway",
    'console.log({ toString() { call({}).catch(() => {}); return "x"; }, toJSON() { call({}).catch(() => {}); return "x"; } }); "done"',
  ),
  flood(
    "input that is changed",
    'try { globalThis.input = new Proxy({}, { get() { for (;;); } }); } catch {} try { input.list = input; } catch {} "done"',
    [done, anyValue],
  ),
];
