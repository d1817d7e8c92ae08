import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonFault } from "./find-fault.js";
import { readStrictJson } from "./read-strict-json.js";

const read = (text: string, depthMax = 32) => readStrictJson(Buffer.from(text), { depthMax });

const TWICE = "the key comes twice in its object";
const HALF = "half of a surrogate pair is not Unicode";
const BEYOND = "a whole number beyond 2^53 is not exact; write it as a text";
const RANGE = "the number is out of range";
const PROTO = 'the key "__proto__" is not allowed';

describe("readStrictJson", () => {
  it.each([
    ["a key that comes twice", '{"a":1,"b":2,"a":1}', "/a", TWICE],
    ["a key that comes twice, once escaped", String.raw`{"a":1,"\u0061":1}`, "/a", TWICE],
    ["an escaped key that comes twice in UTF-8", String.raw`{"é":1,"\u00E9":1}`, "/é", TWICE],
    ["a pair of surrogates and its character", String.raw`{"😀":1,"\ud83d\ude00":1}`, "/😀", TWICE],
    ["an empty key that comes twice", '{"":1,"":1}', "/", TWICE],
    ["a key that comes twice far down", '[0,{"a":[{},{"b/~":1,"b/~":[]}]}]', "/1/a/1/b~1~0", TWICE],
    ["a numeric key that comes twice", '{"1":0,"1":0}', "/1", TWICE],
    ["a key that comes twice with objects", '{"a":{"x":1},"a":{"y":1}}', "/a", TWICE],
    ["the high half of a pair", String.raw`["\ud800"]`, "/0", HALF],
    ["the low half of a pair", String.raw`{"a":"x\uDFFFx"}`, "/a", HALF],
    ["a pair in the wrong order", String.raw`"\udc00\ud800"`, "", HALF],
    ["half a pair in a key", String.raw`{"a":{"\uDABC":1}}`, "/a/\uFFFD", HALF],
    ["2^53 + 1", '{"a":[1,9007199254740993]}', "/a/1", BEYOND],
    ["-(2^53 + 1)", "-9007199254740993", "", BEYOND],
    ["2^53 + 2, which a double holds", "[9007199254740994]", "/0", BEYOND],
    ["a long whole number", `[${"9".repeat(40)}]`, "/0", BEYOND],
    ["a number out of range", '{"a":1e400}', "/a", RANGE],
    ["a negative number out of range", "[-1E+999]", "/0", RANGE],
    ["400 digits", `[${"9".repeat(400)}]`, "/0", RANGE],
    ["the key __proto__", '{"a":{"__proto__":1}}', "/a/__proto__", PROTO],
    ["the key __proto__, escaped", String.raw`{"_\u005fproto__":{}}`, "/__proto__", PROTO],
    ["33 levels", `${"[".repeat(33)}${"]".repeat(33)}`, "", "it is nested over 32 levels deep"],
  ])("finds %s", (_name, text, path, message) => {
    expect(read(text).fault).toEqual({ path, message });
  });

  it.each([
    ["the same key in two objects", '{"a":{"x":1},"b":{"x":1}}'],
    ["the same key in a list of objects", '[{"x":1},{"x":1}]'],
    ["a text that looks like members", String.raw`{"a":"\"a\":1,\"a\":2","b":":::"}`],
    ["a whole pair of surrogates", String.raw`["\ud83d\ude00"]`],
    ["an escaped backslash before ud800", String.raw`["\\ud800"]`],
    ["2^53", "[9007199254740992,-9007199254740992]"],
    ["a large number with an exponent", "[1e300,123456789012345678e0]"],
    ["a long fraction", "[0.12345678901234567890,123456789012345678.0]"],
    ["a number too small to tell from nothing", "[1e-400,-0]"],
    ["constructor and toString as keys", '{"constructor":1,"toString":2}'],
    ["32 levels", `${"[".repeat(32)}${"]".repeat(32)}`],
    ["many lists side by side", `[${"[],".repeat(100)}{}]`],
    ["brackets within a text", `["${"[".repeat(100)}"]`],
    ["white space everywhere", ' { "a" : [ 1 , 2 ] , "b" : { } } '],
    ["a lone text", '"a"'],
  ])("passes %s", (_name, text) => {
    const { value, fault } = read(text);
    expect(fault).toBeUndefined();
    expect(value).toEqual(JSON.parse(text));
  });

  it.each([
    ["nothing", ""],
    ["a text cut off", '{"a":"b'],
    ["a text that ends in a backslash", '"\\'],
    ["two values", "1 2"],
    ["a comment", "[1] // one"],
    ["a byte order mark", "\ufeff[]"],
    ["NaN", "[NaN]"],
    ["a leading zero", "[01]"],
    ["a comma too many", "[1,]"],
  ])("throws for %s", (_name, text) => {
    expect(() => read(text)).toThrow(SyntaxError);
  });

  it.each([
    ["a lone continuation byte", [0x22, 0x80, 0x22]],
    ["a surrogate in UTF-8", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["an overlong quote", [0x22, 0xc0, 0xa2, 0x22]],
  ])("throws for %s", (_name, bytes) => {
    expect(() => readStrictJson(Uint8Array.from(bytes), { depthMax: 8 })).toThrow(SyntaxError);
  });

  describe("with exact numbers", () => {
    const faultOf = (text: string) =>
      readStrictJson(Buffer.from(text), { depthMax: 8, numbers: "exact" }).fault;

    it.each([
      "0.30000000000000005",
      "100000000000000000001",
      "9007199254740993",
      "1e-400",
      "0.10000000000000001",
    ])("finds %s, whose digits are lost", (literal) => {
      const message = "the number has digits that are lost when it is read";
      expect(faultOf(`{"a":${literal}}`)).toEqual({ path: "/a", message });
    });

    it.each([
      "0.30000000000000004",
      "100000000000000000000",
      "1e20",
      "1E+2",
      "0.50",
      "-0",
      "0e9",
      "5e-324",
    ])("passes %s", (literal) => {
      expect(faultOf(`[${literal}]`)).toBeUndefined();
    });

    it("passes every number as JavaScript writes it, and in other notations", () => {
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
          expect(faultOf(JSON.stringify([value]))).toBeUndefined();
          expect(faultOf(`[${value.toExponential()}]`)).toBeUndefined();
        }),
      );
    });
  });

  it("builds nothing of what is nested too deep", () => {
    const bytes = Buffer.alloc(1_000_000, "[");
    expect(readStrictJson(bytes, { depthMax: 8 }).value).toBeUndefined();
  });

  it("finds what a plain recursive reader finds", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const { value, fault } = read(text, 64);
        expect(fault).toEqual(new Reader(text).fault());
        expect(value).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  it("throws exactly for what JSON.parse throws for", () => {
    fc.assert(
      fc.property(fc.oneof(jsonText, fc.string()), fc.nat(), fc.string(), (text, at, other) => {
        // Bytes cannot hold half of a surrogate pair, which a cut may leave.
        const broken = (text.slice(0, at % (text.length + 1)) + other).toWellFormed();
        const parses = outcomeOf(() => JSON.parse(broken));
        expect(outcomeOf(() => read(broken, 64))).toBe(parses);
      }),
      { numRuns: 500 },
    );
  });
});

function outcomeOf(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const key = fc.constantFrom(
  ...['"a"', String.raw`"\u0061"`, '"b"', '""', '"é"', String.raw`"\u00e9"`],
  ...['"__proto__"', '"constructor"', String.raw`"\ud83d\ude00"`, '"😀"', String.raw`"\ud83d"`],
  ...['"c/~"', '"1"', '"d"', '"e"', '"f"', '"g"'],
);
const leaf = fc.oneof(
  fc.constantFrom("0", "-0", "1.50", "1e400", "-1E400", "1e+3", "9007199254740992", "null"),
  fc.constantFrom("9007199254740993", "-9007199254740993", "90071992547409930", "1e-400", "true"),
  fc.constantFrom(String.raw`"\udc00"`, String.raw`"\\ud800"`, String.raw`"\"{:,["`, '":"'),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);
const space = fc.constantFrom("", "", " ", "\n\t");
const { jsonText } = fc.letrec<{ jsonText: string }>((tie) => ({
  jsonText: fc.oneof(
    { maxDepth: 5, depthIdentifier: "json" },
    leaf,
    fc
      .tuple(fc.array(tie("jsonText"), { maxLength: 4 }), space)
      .map(([items, gap]) => `[${gap}${items.join(`${gap},`)}]`),
    fc
      .tuple(fc.array(fc.tuple(key, tie("jsonText")), { maxLength: 5 }), space)
      .map(([pairs, gap]) => `{${gap}${pairs.map((pair) => pair.join(`${gap}:`)).join(",")}}`),
  ),
}));

/** Recursive descent, one character at a time, with the faults in the order of the text. */
class Reader {
  private at = 0;
  private readonly found: JsonFault[] = [];
  constructor(private readonly text: string) {}

  fault(): JsonFault | undefined {
    this.value("");
    return this.found[0];
  }

  private value(path: string): void {
    this.skip();
    const first = this.text[this.at] as string;
    if (first === "{") this.object(path);
    else if (first === "[") this.list(path);
    else if (first === '"') this.note(path, halfOf(this.string()));
    else if (/[-0-9]/.test(first)) this.number(path);
    else this.at += first === "f" ? 5 : 4;
    this.skip();
  }

  private object(path: string): void {
    const seen: string[] = [];
    this.at += 1;
    this.skip();
    while (this.text[this.at] !== "}") {
      const name = this.string();
      const inner = `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1").toWellFormed()}`;
      if (name === "__proto__") this.note(inner, PROTO);
      else if (seen.includes(name)) this.note(inner, TWICE);
      else this.note(inner, halfOf(name));
      seen.push(name);
      this.skip();
      this.at += 1;
      this.value(inner);
      if (this.text[this.at] === ",") this.at += 1;
      this.skip();
    }
    this.at += 1;
  }

  private list(path: string): void {
    this.at += 1;
    this.skip();
    for (let place = 0; this.text[this.at] !== "]"; place += 1) {
      this.value(`${path}/${place}`);
      if (this.text[this.at] === ",") this.at += 1;
      this.skip();
    }
    this.at += 1;
  }

  private string(): string {
    const begin = this.at;
    for (this.at += 1; this.text[this.at] !== '"'; this.at += 1) {
      if (this.text[this.at] === "\\") this.at += 1;
    }
    this.at += 1;
    return JSON.parse(this.text.slice(begin, this.at));
  }

  private number(path: string): void {
    const begin = this.at;
    while (/[-+.eE0-9]/.test(this.text[this.at] ?? "")) this.at += 1;
    const literal = this.text.slice(begin, this.at);
    if (!Number.isFinite(Number(literal))) this.note(path, RANGE);
    else if (/^-?\d+$/.test(literal)) {
      const exact = BigInt(literal);
      if (exact > 2n ** 53n || exact < -(2n ** 53n)) this.note(path, BEYOND);
    }
  }

  private note(path: string, message: string | undefined): void {
    if (message !== undefined) this.found.push({ path, message });
  }

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? "")) this.at += 1;
  }
}

function halfOf(text: string): string | undefined {
  return /[\ud800-\udfff]/u.test(text) ? HALF : undefined;
}
