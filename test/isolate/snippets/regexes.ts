import { type Acceptable, anyValue, type HostileSnippet, outOfMemory } from "../snippet.js";

/** The engine may give up, may run out of time, or may be too clever to be caught. */
const searched: readonly Acceptable[] = ["timeout", outOfMemory, anyValue];

/** Shapes of regular expressions whose search explodes. */
const SHAPES: readonly (readonly [name: string, code: string])[] = [
  ["nested plus", '/^(a+)+$/.test("a".repeat(40) + "!")'],
  ["nested star", '/^(a*)*$/.test("a".repeat(40) + "!")'],
  ["alternatives that overlap", '/^(a|aa)+$/.test("a".repeat(80) + "!")'],
  ["alternatives that are equal", '/^(a|a|a)+$/.test("a".repeat(40) + "!")'],
  ["optional items", '/^(a?){40}a{40}$/.test("a".repeat(39))'],
  ["neighbours that overlap", '/a*a*a*a*a*a*a*a*b/.test("a".repeat(3000))'],
  ["classes that overlap", '/^([\\w.]+)+@$/.test("a.".repeat(40))'],
  ["back reference", '/^(a+)+\\1+$/.test("a".repeat(60) + "!")'],
  ["lookahead", '/^(?=(a+)+$)a/.test("a".repeat(40) + "!")'],
  ["lookbehind", '/(?<=^(a+)+)!$/.test("b" + "a".repeat(40) + "!")'],
  ["named groups", '/^(?<outer>(?<inner>a+)+)+$/.test("a".repeat(40) + "!")'],
  [
    "sticky flag",
    'const sticky = /(a+)+b/y; for (;;) { sticky.lastIndex = 0; sticky.test("a".repeat(40)); }',
  ],
  ["unicode flag", '/^(\\p{L}+)+$/u.test("\\u00e9".repeat(40) + "!")'],
  ["set notation", '/^([\\p{L}--[0-9]]+)+$/v.test("a".repeat(40) + "!")'],
  ["without regard to case", '/^(\\u212a+|k+)+$/iu.test("K".repeat(40) + "!")'],
  ["dot over lines", '/(.*)*x/s.test("\\n".repeat(40))'],
  ["lazy quantifiers", '/^(a+?)+?$/.test("a".repeat(40) + "!")'],
  ["counted groups", '/^((a{1,20}){1,20}){1,20}$/.test("a".repeat(80) + "!")'],
  ["search from every place", '/\\s+$/.test(" ".repeat(200000) + "x")'],
  [
    "e-mail address",
    '/^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$/.test("a".repeat(60))',
  ],
  ["replace with a callback", '"a".repeat(40).replace(/(a+)+b/g, () => "")'],
  ["split", '"a".repeat(40).split(/(a+)+b/)'],
  ["matchAll", '[...("a".repeat(40) + "!").matchAll(/(a+)+$/g)].length'],
];

/** Searches that explode, and patterns that explode when they are compiled. */
export const regexes: readonly HostileSnippet[] = [
  ...SHAPES.map(
    ([name, code]): HostileSnippet => ({
      name: `regular expression: ${name}`,
      kind: "regex",
      code,
      expect: searched,
    }),
  ),
  {
    name: "regular expression: catastrophe that is caught",
    kind: "regex",
    code: 'for (;;) { try { /^(a+)+$/.test("a".repeat(40) + "!"); } catch {} }',
    expect: "timeout",
  },
  {
    name: "regular expression: counts that multiply",
    kind: "regex",
    code: 'new RegExp("(".repeat(8) + "a" + "){1000}".repeat(8)).test("a")',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
  },
  {
    name: "regular expression: count of 2^31",
    kind: "regex",
    code: "new RegExp(`(?:(?=a)?a){2147483647}`).test(`a`)",
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
  },
  {
    name: "regular expression: 100000 groups",
    kind: "regex",
    code: 'new RegExp("()".repeat(100000)).exec("").length',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
  },
  {
    name: "regular expression: 200000 alternatives",
    kind: "regex",
    code: 'new RegExp("a|".repeat(200000) + "b").test("c")',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
    needsHardStop: true,
  },
  {
    name: "regular expression: long character class",
    kind: "regex",
    code: 'new RegExp("[" + Array.from({ length: 60000 }, (_, i) => "\\\\u{" + (i * 2).toString(16) + "}").join("") + "]", "iu").test("x")',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
    needsHardStop: true,
  },
  {
    name: "regular expression: names that repeat",
    kind: "regex",
    code: 'new RegExp(Array.from({ length: 20000 }, (_, i) => "(?<n" + i + ">a)").join("|")).exec("b")',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
  },
  {
    name: "regular expression: property classes with string properties",
    kind: "regex",
    code: 'new RegExp("[" + "\\\\p{RGI_Emoji}\\\\p{L}".repeat(2000) + "]", "v").test("x")',
    expect: [...searched, { kind: "error", name: /^(SyntaxError|InternalError|RangeError)$/ }],
    needsHardStop: true,
  },
];
