import { anyError, anyValue, type HostileSnippet } from "../snippet.js";

const real = { kind: "value", value: { real: [1, "two", null] } } as const;
const REAL = '({ real: [1, "two", null] })';

/** Changes of the built-ins that the code prepares; the house then has to read this result unharmed. */
const CHANGES: readonly (readonly [name: string, code: string])[] = [
  ["JSON.stringify is replaced", "JSON.stringify = () => '\"forged\"';"],
  ["JSON.stringify throws", 'JSON.stringify = () => { throw new Error("refused"); };'],
  ["JSON is replaced", "globalThis.JSON = null;"],
  ["JSON.parse is replaced", "JSON.parse = () => { for (;;); };"],
  [
    "Promise.prototype.then is replaced",
    'Promise.prototype.then = function (done) { done?.("forged"); return this; };',
  ],
  ["Promise.prototype.then never ends", "Promise.prototype.then = () => { for (;;); };"],
  [
    "Promise.prototype.constructor throws",
    'Object.defineProperty(Promise.prototype, "constructor", { get() { throw new Error("refused"); } });',
  ],
  [
    "Symbol.species of promises lies",
    "Object.defineProperty(Promise, Symbol.species, { value: function (run) { run(() => {}, () => {}); } });",
  ],
  ["Promise is replaced", "globalThis.Promise = class {};"],
  [
    "Symbol.species of arrays lies",
    "Object.defineProperty(Array, Symbol.species, { value: () => ({}) });",
  ],
  ["array iterators lie", "Array.prototype[Symbol.iterator] = function* () { for (;;) yield 1; };"],
  [
    "the prototype of array iterators lies",
    "Object.getPrototypeOf([].values()).next = () => ({ done: false, value: 1 });",
  ],
  ["Array.isArray lies", "Array.isArray = () => { throw new Error(); };"],
  [
    "array methods throw",
    'for (const key of ["push", "map", "join", "forEach", "slice", "concat", "indexOf"]) Array.prototype[key] = () => { throw new Error(key); };',
  ],
  [
    "Object functions throw",
    'for (const key of ["keys", "entries", "getOwnPropertyNames", "getPrototypeOf", "defineProperty", "getOwnPropertyDescriptor"]) Object[key] = () => { throw new Error(key); };',
  ],
  [
    "Function.prototype.call, apply and bind throw",
    'for (const key of ["call", "apply", "bind"]) Function.prototype[key] = () => { throw new Error(key); };',
  ],
  [
    "Object.prototype has setters for what a host might set",
    'for (const key of ["name", "message", "error", "ok", "kind", "type", "get", "set"]) Object.defineProperty(Object.prototype, key, Object.setPrototypeOf({ set() { throw new Error("caught " + key); }, get() { return undefined; }, configurable: true }, null));',
  ],
  [
    "Object.prototype has enumerable keys",
    'Object.prototype.polluted = "everywhere"; Array.prototype.polluted = "everywhere";',
  ],
  [
    "toString and valueOf of all prototypes throw",
    "for (const type of [Object, Array, String, Number, Boolean, Function, Error]) type.prototype.toString = type.prototype.valueOf = () => { throw null; };",
  ],
  [
    "Symbol.toPrimitive of Object.prototype never ends",
    "Object.prototype[Symbol.toPrimitive] = () => { for (;;); };",
  ],
  [
    "Symbol.toStringTag throws",
    "Object.defineProperty(Object.prototype, Symbol.toStringTag, { get() { throw null; } });",
  ],
  ["Error.prepareStackTrace never ends", "Error.prepareStackTrace = () => { for (;;); };"],
  [
    "everything global is deleted",
    "const world = globalThis; for (const key of Reflect.ownKeys(world)) delete world[key];",
  ],
  [
    "every built-in is frozen",
    "for (const key of Reflect.ownKeys(globalThis)) { const one = globalThis[key]; if (one && /^(object|function)$/.test(typeof one) && one !== globalThis) { Object.freeze(one); if (one.prototype) Object.freeze(one.prototype); } } Object.preventExtensions(globalThis);",
  ],
  [
    "the global object gets the prototype of a proxy",
    "try { Object.setPrototypeOf(globalThis, new Proxy({}, { has: () => true, get: () => () => { for (;;); } })); } catch {}",
  ],
  [
    "console and gatehouse are replaced",
    'globalThis.console = { get log() { throw null; } }; globalThis.gatehouse = null; globalThis.input = "forged";',
  ],
  [
    "functions of the gateway are redefined",
    "for (const key of Reflect.ownKeys(gatehouse)) { try { Object.defineProperty(gatehouse, key, { get() { for (;;); } }); } catch {} try { gatehouse[key] = null; } catch {} try { delete gatehouse[key]; } catch {} }",
  ],
];

/** Attacks on the house through what it reads of the guest's built-ins. */
export const prototypes: readonly HostileSnippet[] = [
  ...CHANGES.map(
    ([name, code]): HostileSnippet => ({
      name,
      kind: "prototype",
      code: `${code}\n${REAL}`,
      expect: real,
    }),
  ),
  ...CHANGES.map(
    ([name, code]): HostileSnippet => ({
      name: `${name}, then an error`,
      kind: "prototype",
      code: `const failure = new TypeError("real failure");\n${code}\nthrow failure;`,
      expect: { kind: "error", name: /^TypeError$/, message: /^real failure$/ },
    }),
  ),
  {
    name: "Object.prototype.then resolves with another value",
    kind: "prototype",
    code: `Object.prototype.then = function (done) { delete Object.prototype.then; done("forged"); };\n${REAL}`,
    expect: [anyValue, anyError],
  },
  {
    name: "Object.prototype.then never calls back",
    kind: "prototype",
    code: `Object.prototype.then = () => {};\n${REAL}`,
    expect: [real, anyError, "timeout"],
  },
  {
    name: "Object.prototype.then never ends",
    kind: "prototype",
    code: `Object.prototype.then = () => { for (;;); };\n${REAL}`,
    expect: [real, anyError, "timeout"],
  },
  {
    name: "Object.prototype.then calls back twice and throws",
    kind: "prototype",
    code: `Object.prototype.then = function (done, fail) { delete Object.prototype.then; done(1); done(2); fail(3); throw 4; };\n${REAL}`,
    expect: [anyValue, anyError],
  },
  {
    name: "Object.prototype.then resolves with the very same object",
    kind: "prototype",
    code: `Object.prototype.then = function (done) { done(this); };\n${REAL}`,
    expect: [real, anyError, "timeout"],
  },
  {
    name: "Object.prototype.then is a getter that throws",
    kind: "prototype",
    code: `Object.defineProperty(Object.prototype, "then", { get() { throw new Error("refused"); } });\n${REAL}`,
    expect: [real, anyError],
  },
  {
    name: "Object.prototype.value has a setter that throws",
    kind: "prototype",
    code: `Object.defineProperty(Object.prototype, "value", { set() { throw new Error("caught"); }, get() { return "forged"; } });\n${REAL}`,
    expect: [anyValue, anyError],
  },
  {
    name: "Object.prototype.toJSON answers something else",
    kind: "prototype",
    code: `Object.prototype.toJSON = () => "forged";\n${REAL}`,
    expect: [anyValue, anyError],
  },
  {
    name: "String.prototype.toJSON throws",
    kind: "prototype",
    code: `String.prototype.toJSON = Number.prototype.toJSON = BigInt.prototype.toJSON = () => { throw null; };\n${REAL}`,
    expect: [real, anyError],
  },
  {
    name: "toJSON that pollutes while the result is read",
    kind: "prototype",
    code: "({ first: { toJSON() { Object.prototype.toJSON = () => { for (;;); }; Array.prototype.push = null; return 1; } }, second: {} })",
    expect: [anyValue, anyError, "timeout"],
  },
  {
    name: "accessors for indices on Array.prototype",
    kind: "prototype",
    code: 'Object.defineProperty(Array.prototype, 0, { get() { for (;;); }, set() { throw new Error("caught"); } });\n"real"',
    expect: [{ kind: "value", value: "real" }, anyError, "timeout"],
  },
  {
    name: "__proto__ as a key of the result",
    kind: "prototype",
    code: 'JSON.parse(\'{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}\')',
    expect: [anyValue, anyError],
  },
  {
    name: "__proto__ as a key of what is sent and logged",
    kind: "prototype",
    code: 'const evil = JSON.parse(\'{"__proto__": {"polluted": true}}\'); console.log(evil, "%s%d%o%c", evil);\nfor (const key of Reflect.ownKeys(gatehouse)) { try { await gatehouse[key](evil); } catch {} }\n({}).polluted === undefined ? "clean" : "polluted"',
    expect: { kind: "value", value: "clean" },
  },
  {
    name: "prototypes that form a ring",
    kind: "prototype",
    code: 'const left = {}; const right = Object.create(left); let seen = "refused"; try { Object.setPrototypeOf(left, right); seen = "ring"; } catch {}\nseen',
    expect: { kind: "value", value: "refused" },
  },
];
