import { type Acceptable, anyError, anyLimit, anyValue, type HostileSnippet } from "../snippet.js";

const syntaxError: Acceptable = { kind: "error", name: /SyntaxError/ };
const parsedOrRefused: readonly Acceptable[] = [...anyLimit, anyValue, anyError];

/** Source that is no JavaScript, is too much of it, or is written in odd characters. */
const scripts: readonly HostileSnippet[] = [
  { name: "unfinished source", kind: "source", code: "let unfinished =", expect: syntaxError },
  { name: "unfinished string", kind: "source", code: '"unfinished', expect: syntaxError },
  { name: "unfinished comment", kind: "source", code: "/* unfinished", expect: syntaxError },
  { name: "unfinished template literal", kind: "source", code: "`unfinished", expect: syntaxError },
  {
    name: "unfinished regular expression",
    kind: "source",
    code: "/unfinished",
    expect: syntaxError,
  },
  { name: "closing brackets", kind: "source", code: "}])", expect: syntaxError },
  {
    name: "return outside of a function",
    kind: "source",
    code: "return 1",
    expect: [syntaxError, anyValue],
  },
  {
    name: "source that closes a wrapper",
    kind: "source",
    code: '}); globalThis.escaped = true; (async () => { return "escaped"',
    expect: syntaxError,
  },
  {
    name: "source that comments a wrapper out",
    kind: "source",
    code: '"first" //',
    expect: [{ kind: "value", value: "first" }],
  },
  {
    name: "static import",
    kind: "source",
    code: 'import fs from "node:fs"; fs.readFileSync("/etc/passwd", "utf8")',
    expect: anyError,
  },
  {
    name: "export",
    kind: "source",
    code: 'export default "x"; export * from "os";',
    expect: [anyError, anyValue],
  },
  {
    name: "name that is declared twice",
    kind: "source",
    code: "let one; let one;",
    expect: syntaxError,
  },
  {
    name: "names of the house that are declared again",
    kind: "source",
    code: 'const gatehouse = null, console = null, input = null; "done"',
    expect: [{ kind: "value", value: "done" }, anyError],
  },
  {
    name: "HTML-like comments",
    kind: "source",
    code: '<!-- comment\n"done"\n--> comment',
    expect: [{ kind: "value", value: "done" }, syntaxError],
  },
  {
    name: "hashbang",
    kind: "source",
    code: '#!/bin/sh -c rm\n"done"',
    expect: [{ kind: "value", value: "done" }, syntaxError],
  },
  {
    name: "byte order mark",
    kind: "source",
    code: '\ufeff"done"',
    expect: [{ kind: "value", value: "done" }, syntaxError],
  },
  {
    name: "null character in the source",
    kind: "source",
    code: '"before";\u0000 "after"',
    expect: [anyError, { kind: "value", value: "before" }],
  },
  {
    name: "null character in a string of the source",
    kind: "source",
    code: '"a\u0000b".length',
    expect: [{ kind: "value", value: 3 }, syntaxError],
  },
  {
    name: "lone surrogate in the source",
    kind: "source",
    code: '"\ud800".length',
    expect: [anyValue, syntaxError],
  },
  {
    name: "line separators in the source",
    kind: "source",
    code: '// comment\u2028"a\u2028b\u2029c"',
    expect: [{ kind: "value", value: "a\u2028b\u2029c" }, syntaxError],
  },
  {
    name: "directions that hide code",
    kind: "source",
    code: '/* \u202e } if (admin) { \u2066 */ "done"',
    expect: { kind: "value", value: "done" },
  },
  {
    name: "names in escapes and other scripts",
    kind: "source",
    code: "const \\u{61}b\\u0063 = 1, \u{20000} = 2, \u0430bc = 3; abc + \u{20000} + \u0430bc",
    expect: { kind: "value", value: 6 },
  },
  {
    name: "1 MB of comments",
    kind: "source",
    code: `${"// comment\n".repeat(95_000)}"done"`,
    expect: [{ kind: "value", value: "done" }, anyError],
  },
  {
    name: "1 MB of statements",
    kind: "source",
    code: `${"x = 1;".repeat(170_000)}"done"`,
    expect: [{ kind: "value", value: "done" }, anyError, "timeout"],
  },
  {
    name: "1 MB of spaces",
    kind: "source",
    code: `${" ".repeat(1_000_000)}"done"`,
    expect: [{ kind: "value", value: "done" }, anyError],
  },
  {
    name: "1 MB of one string",
    kind: "source",
    code: `"${"x".repeat(1_000_000)}".length`,
    expect: [{ kind: "value", value: 1_000_000 }, anyError],
  },
  {
    name: "1 MB of one name",
    kind: "source",
    code: `const ${"x".repeat(400_000)} = 1; ${"x".repeat(400_000)}`,
    expect: [{ kind: "value", value: 1 }, anyError],
  },
  {
    name: "1 MB of one number",
    kind: "source",
    code: "9".repeat(1_000_000),
    expect: parsedOrRefused,
  },
  {
    name: "1 MB of one big integer",
    kind: "source",
    code: `${"9".repeat(1_000_000)}n > 0n`,
    expect: parsedOrRefused,
  },
  {
    name: "1 MB of one regular expression",
    kind: "source",
    code: `/${"(?:a|b)?".repeat(120_000)}/.test("c")`,
    expect: parsedOrRefused,
  },
  {
    name: "1 MB of array elements",
    kind: "source",
    code: `[${"[],".repeat(330_000)}].length`,
    expect: parsedOrRefused,
  },
  {
    name: "70000 variables of the script",
    kind: "source",
    code: `${Array.from({ length: 70_000 }, (_, i) => `let v${i};`).join("")}1`,
    expect: parsedOrRefused,
    needsHardStop: true,
  },
  {
    name: "70000 variables in one function",
    kind: "source",
    code: `(function () { ${Array.from({ length: 70_000 }, (_, i) => `let v${i};`).join("")} return 1; })()`,
    expect: parsedOrRefused,
    needsHardStop: true,
  },
  {
    name: "70000 parameters",
    kind: "source",
    code: `(function (${Array.from({ length: 70_000 }, (_, i) => `p${i}`).join()}) {}).length`,
    expect: parsedOrRefused,
  },
  {
    name: "60000 private names",
    kind: "source",
    code: `new (class { ${Array.from({ length: 60_000 }, (_, i) => `#p${i};`).join("")} })() && 1`,
    expect: parsedOrRefused,
    needsHardStop: true,
  },
  {
    name: "20000 cases of a switch",
    kind: "source",
    code: `switch (-1) { ${Array.from({ length: 20_000 }, (_, i) => `case ${i}:`).join("")} }`,
    expect: parsedOrRefused,
  },
  {
    name: "labels and gotos that jump far",
    kind: "source",
    code: `for (;;) { if (true) break; ${"1+1;".repeat(100_000)} } "done"`,
    expect: parsedOrRefused,
  },
];

const typescript = (
  name: string,
  code: string,
  expect: HostileSnippet["expect"] = parsedOrRefused,
): HostileSnippet => ({
  name: `TypeScript: ${name}`,
  kind: "source",
  code,
  language: "typescript",
  expect,
});
const nested = (open: string, inner: string, close: string, depth = 20_000) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
const three: Acceptable = { kind: "value", value: 3 };

/** TypeScript that strains whatever removes its types. */
const typed: readonly HostileSnippet[] = [
  typescript(
    "plain types",
    "const add = (a: number, b: number): number => a + b;\nadd(1, 2) satisfies number",
    three,
  ),
  typescript("unfinished type", "let x: = 1", anyError),
  typescript("unfinished generic", "let x: Array<Array<number> = []", anyError),
  typescript("enum, which is code", "enum Colour { Red = 3 }\nColour.Red", [three, anyError]),
  typescript(
    "namespace, which is code",
    "namespace Inner { export const three = 3; }\nInner.three",
    [three, anyError],
  ),
  typescript(
    "parameter properties, which are code",
    "class P { constructor(public three: number) {} }\nnew P(3).three",
    [three, anyError],
  ),
  typescript("import of an alias", 'import fs = require("fs");\n3', anyError),
  typescript("types imported from nowhere", 'import type { X } from "nowhere";\n3', [
    three,
    anyError,
  ]),
  typescript("assertion in angle brackets", "<any>3", [three, anyError]),
  typescript(
    "decorators",
    "function d(): any { return () => {}; }\n@d() class A { @d() x = 3 }\nnew A().x",
    [three, anyError],
  ),
  typescript("markup", "const x = <div>{3}</div>; 3", anyError),
  typescript(
    "arrow function or generic",
    "const f = <T,>(x: T): x is T & string => !!x; const g = a < b > (3); 3",
    [three, anyError],
  ),
  typescript(
    "declarations alone",
    "declare const x: number; declare module 'm' { export const y: string } interface I {}",
    parsedOrRefused,
  ),
  typescript("types in other scripts", "type \u0442\u0438\u043f = { \u{1f600}?: never }; 3", [
    three,
    anyError,
  ]),
  typescript(
    "characters of several bytes before types",
    'const s: string = "\u{1f600}\u00e9\u{20000}"; const n: number = 3; n',
    three,
  ),
  typescript("lone surrogate before types", 'const s: string = "\ud800"; const n: number = 3; n', [
    three,
    anyError,
  ]),
  typescript("null character before types", 'const s: string = "\u0000"; const n: number = 3; n', [
    three,
    anyError,
  ]),
  typescript("line separators in types", "type A =\u2028 | 1\u2029 | 2; const n: number = 3; n", [
    three,
    anyError,
  ]),
  typescript(
    "return type on the next line",
    "const f = async <\nT\n>(a: T):\nPromise<T> => a; await f(3)",
    [three, anyError],
  ),
  typescript("types that end a statement", "let a = 1\ntype B = string\n;(3)", [three, anyError]),
  typescript("20000 brackets", `1; ${nested("[", "", "]")}.length`),
  typescript("20000 parentheses", nested("(", "1", ")")),
  typescript("20000 array types", `let x: number${"[]".repeat(20_000)}; 3`),
  typescript("20000 generics", `let x: ${nested("A<", "1", ">")}; 3`),
  typescript("20000 objects in types", `let x: ${nested("{a:", "1", "}")}; 3`),
  typescript("20000 conditional types", `type X<T> = ${"T extends 1 ? 1 : ".repeat(20_000)}1; 3`),
  typescript("20000 function types", `let x: ${"() => ".repeat(20_000)}void; 3`),
  typescript("20000 unions", `let x: ${"1 | ".repeat(20_000)}1; 3`),
  typescript("20000 assertions", `3${" as any".repeat(20_000)}`),
  typescript("20000 non-null assertions", `3${"!".repeat(20_000)}`),
  typescript("20000 assertions in angle brackets", `${"<any>".repeat(20_000)}3`),
  typescript("20000 template types", `let x: ${nested("`$" + "{", "1", "}`")}; 3`),
  typescript("arrow functions that may be types", `${"(a = ".repeat(30)}1${")".repeat(30)}`),
  {
    ...typescript("arrow functions in conditions", `${"a ? (b) : c => ".repeat(25)}d`),
    needsHardStop: true,
  },
  typescript("generics that may be comparisons", `${"a < b, ".repeat(2_000)}c`),
  typescript("1 MB of interfaces", `${"interface A { x: 1 }\n".repeat(47_000)}3`),
  typescript("1 MB of one type", `type X = "${"x".repeat(1_000_000)}"; 3`),
  typescript("100000 negations", `${"!".repeat(100_000)}1`),
  typescript("100000 additions", `1${"+1".repeat(100_000)}`),
];

/** Source that strains the parser. */
export const sources: readonly HostileSnippet[] = [...scripts, ...typed];
