import { type Acceptable, anyError, anyLimit, anyValue, type HostileSnippet } from "../snippet.js";

const MIB = 1024 * 1024;
const done: Acceptable = { kind: "value", value: "done" };
/** What is too large may be refused, cut off in the log, or run into a limit. */
const refused: readonly Acceptable[] = [anyError, "timeout"];

/** Results, logs and errors that are too large. */
export const output: readonly HostileSnippet[] = [
  {
    name: "result whose JSON is 1 MiB",
    kind: "output",
    code: `"x".repeat(${MIB - 2})`,
    expect: { kind: "value", value: "x".repeat(MIB - 2) },
  },
  {
    name: "result of 1 MiB, with quotes more",
    kind: "output",
    code: `"x".repeat(${MIB})`,
    expect: [anyValue, anyError],
  },
  {
    name: "result of 1 MiB and 3 bytes",
    kind: "output",
    code: `"x".repeat(${MIB + 3})`,
    expect: anyError,
  },
  {
    name: "result of 20 MiB",
    kind: "output",
    code: '"x".repeat(20 * 1024 * 1024)',
    expect: refused,
  },
  {
    name: "result that is larger in UTF-8 than in characters",
    kind: "output",
    code: '"\\u20ac".repeat(600000)',
    expect: refused,
  },
  {
    name: "result that is larger in JSON than in memory",
    kind: "output",
    code: '"\\u0000".repeat(400000)',
    expect: refused,
  },
  {
    name: "result of many small strings",
    kind: "output",
    code: 'new Array(300000).fill("abcd")',
    expect: refused,
  },
  {
    name: "result with a long key",
    kind: "output",
    code: '({ ["k".repeat(2e6)]: 1 })',
    expect: refused,
  },
  {
    name: "result with 200000 keys",
    kind: "output",
    code: "const wide = {}; for (let i = 0; i < 200000; i++) wide['key' + i] = i; wide",
    expect: [...anyLimit, anyError],
  },
  {
    name: "result that is 400 levels deep",
    kind: "output",
    code: 'let deep = "end"; for (let i = 0; i < 400; i++) deep = { deep }; deep',
    expect: [anyValue, anyError],
  },
  {
    name: "result that is 100000 levels deep",
    kind: "output",
    code: "let deep = []; for (let i = 0; i < 100000; i++) deep = [deep]; deep",
    expect: [...anyLimit, anyError],
  },
  {
    name: "sparse array as the result",
    kind: "output",
    code: "const sparse = []; sparse[4294967294] = 1; sparse",
    expect: [...anyLimit, anyError],
    needsHardStop: true,
  },
  {
    name: "long array without elements as the result",
    kind: "output",
    code: "new Array(50000000)",
    expect: [...anyLimit, anyError],
    needsHardStop: true,
  },
  {
    name: "toJSON that answers more and more",
    kind: "output",
    code: '[1, 2, 3].map(() => ({ toJSON: () => "x".repeat(1e6) }))',
    expect: refused,
  },
  {
    name: "flood of logs",
    kind: "output",
    code: 'for (;;) console.log("flood");',
    expect: ["timeout", anyError],
  },
  {
    name: "200000 logs, then a result",
    kind: "output",
    code: 'for (let i = 0; i < 200000; i++) console.log("line " + i);\n"done"',
    expect: [done, "timeout", anyError],
  },
  {
    name: "log of 30 MiB",
    kind: "output",
    code: 'console.log("x".repeat(30 * 1024 * 1024)); "done"',
    expect: [done, anyError],
  },
  {
    name: "log of a thousand arguments of 10 KiB",
    kind: "output",
    code: 'for (let i = 0; i < 100; i++) console.error(...new Array(1000).fill("x".repeat(10240))); "done"',
    expect: [done, anyError, "timeout"],
  },
  {
    name: "logs of what cannot be read",
    kind: "output",
    code: 'const cycle = {}; cycle.cycle = cycle;\nfor (const one of [cycle, Symbol("x"), 1n, () => {}, undefined, null, globalThis, new Proxy({}, { get() { throw null; }, ownKeys() { throw null; } }), { get value() { throw null; } }, { toString() { throw null; } }, { toJSON() { throw null; } }, new Error("x"), Object.create(null)]) { try { console.log(one); } catch {} }\n"done"',
    expect: done,
  },
  {
    name: "log of an object whose reading never ends",
    kind: "output",
    code: "console.log({ toJSON() { for (;;); }, toString() { for (;;); }, get value() { for (;;); } }); 1",
    expect: ["timeout", anyValue, anyError],
  },
  {
    name: "log of a deep and a wide object",
    kind: "output",
    code: 'let deep = []; for (let i = 0; i < 50000; i++) deep = [deep]; let wide = [1]; for (let i = 0; i < 26; i++) wide = [wide, wide];\ntry { console.log(deep); } catch {} try { console.log(wide); } catch {}\n"done"',
    expect: [done, ...anyLimit, anyError],
    needsHardStop: true,
  },
  {
    name: "log that logs itself",
    kind: "output",
    code: 'const self = { toString() { console.log(self); return "x"; }, toJSON() { console.log(self); return "x"; } }; console.log(self); "done"',
    expect: [done, ...anyLimit, anyError],
  },
  {
    name: "log after the result",
    kind: "output",
    code: 'Promise.resolve().then(() => Promise.resolve()).then(() => console.log("late")); "done"',
    expect: done,
  },
  {
    name: "error with a message of 10 MiB",
    kind: "output",
    code: 'throw new Error("x".repeat(10 * 1024 * 1024));',
    expect: anyError,
  },
  {
    name: "error with a name of 10 MiB",
    kind: "output",
    code: 'const failure = new Error("x"); failure.name = "n".repeat(10 * 1024 * 1024); throw failure;',
    expect: anyError,
  },
  {
    name: "string of 30 MiB that is thrown",
    kind: "output",
    code: 'throw "x".repeat(30 * 1024 * 1024);',
    expect: anyError,
  },
  {
    name: "error with a stack of 10 MiB",
    kind: "output",
    code: 'const failure = new Error("x"); failure.stack = "s".repeat(10 * 1024 * 1024); throw failure;',
    expect: anyError,
  },
  {
    name: "lone surrogates in the result",
    kind: "output",
    code: '["\\ud800", "\\udfff", "a\\ud83d", "\\ude00b", "\\ud83d\\ude00"]',
    expect: [anyValue, anyError],
  },
  {
    name: "lone surrogates as keys, in logs and in errors",
    kind: "output",
    code: 'console.log("\\ud800", "\\udfff"); const failure = new Error("\\udc00"); failure.name = "\\ud800"; throw failure;',
    expect: anyError,
  },
  {
    name: "null characters in the result",
    kind: "output",
    code: '({ "a\\u0000b": "c\\u0000d" })',
    expect: { kind: "value", value: { "a\u0000b": "c\u0000d" } },
  },
  {
    name: "null characters in logs and errors",
    kind: "output",
    code: 'console.log("a\\u0000b"); throw new Error("before\\u0000after");',
    expect: { kind: "error", message: /^before/ },
  },
  {
    name: "line separators in the result",
    kind: "output",
    code: '"a\\u2028b\\u2029c\\u0085d\\ufeffe"',
    expect: { kind: "value", value: "a\u2028b\u2029c\u0085d\ufeffe" },
  },
  {
    name: "markup and terminal commands in the result",
    kind: "output",
    code: '"</script><!-- \\u001b]0;title\\u0007\\u001b[2J \\r\\n\\r\\n {{7*7}} %00 #{1}"',
    expect: {
      kind: "value",
      value: "</script><!-- \u001b]0;title\u0007\u001b[2J \r\n\r\n {{7*7}} %00 #{1}",
    },
  },
];
