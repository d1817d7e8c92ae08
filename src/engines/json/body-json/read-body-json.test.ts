import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBodyJson } from "./read-body-json.js";

/** The value of a body that has no fault. */
function read(text: string): unknown {
  const body = readBodyJson(Buffer.from(text));
  if ("fault" in body) throw new Error(body.fault);
  return body.value;
}
const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** What is wrong with a body. */
function refusal(bytes: Buffer | string): string {
  const body = readBodyJson(Buffer.from(bytes as Buffer));
  if ("fault" in body) return body.fault;
  throw new Error("the body was accepted");
}

const wellFormed = fc.string({ unit: "grapheme" });
const harmlessKey = wellFormed.filter((key) => !["__proto__", "constructor"].includes(key));
const { tree: anyJson } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    wellFormed,
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.dictionary(harmlessKey, tie("tree"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe("readBodyJson", () => {
  it("reads back every JSON value that JSON.stringify writes", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = JSON.stringify(value);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it("answers a value or a fault whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const body = readBodyJson(bytes);
        expect("fault" in body ? typeof body.fault : "value").toMatch(/^(string|value)$/);
      }),
    );
  });

  it("reads null, false, zero and empty text as values", () => {
    expect([read("null"), read("false"), read("0"), read('""')]).toEqual([null, false, 0, ""]);
  });

  it("accepts 64 levels and refuses 65", () => {
    expect(() => read(nested(64))).not.toThrow();
    expect(refusal(nested(65))).toBe("the body is nested over 64 levels deep");
  });

  it("counts no brackets inside of texts, whatever is escaped there", () => {
    const brackets = "[{".repeat(200);
    const text = JSON.stringify({ [brackets]: [brackets, `\\"${brackets}\\`, "é[😀"] });
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it("counts levels, not brackets", () => {
    const text = `[${Array.from({ length: 500 }, () => '{"a":[]}').join(",")}]`;
    expect(read(text)).toHaveLength(500);
  });

  it("refuses half a million nested brackets without exhausting the stack", () => {
    expect(refusal(nested(500_000))).toBe("the body is nested over 64 levels deep");
  });

  it("refuses __proto__ at any depth, also when it is written with escapes", () => {
    for (const text of [
      '{"__proto__":{}}',
      '[{"a":[{"__proto__":1}]}]',
      '{"\\u005f_proto__":{"polluted":true}}',
    ]) {
      expect(refusal(text)).toBe('the key "__proto__" is not allowed');
    }
  });

  it("refuses constructor.prototype and accepts a harmless constructor", () => {
    expect(refusal('{"a":{"constructor":{"prototype":{"b":1}}}}')).toBe(
      'the key "constructor.prototype" is not allowed',
    );
    for (const text of ['{"constructor":"a"}', '{"constructor":{"a":1}}', '{"prototype":1}']) {
      expect(read(text)).toEqual(JSON.parse(text));
    }
  });

  it.each(["1e400", "-1e400", '{"a":[1e999]}'])("refuses the infinite number in %s", (text) => {
    expect(refusal(text)).toBe("the body holds a number out of range");
  });

  it.each(['"\\ud800"', '"\\udc00a"', '{"\\ud83d":1}', '["a\\ud83d"]'])(
    "refuses the half surrogate pair in %s",
    (text) => {
      expect(refusal(text)).toContain("half of a surrogate pair");
    },
  );

  it("accepts whole surrogate pairs", () => {
    expect(read('"\\ud83d\\ude00"')).toBe("😀");
  });

  it.each([
    ["a lone continuation byte", [0x22, 0x80, 0x22]],
    ["an overlong slash", [0x22, 0xc0, 0xaf, 0x22]],
    ["an encoded surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["a cut character", [0x22, 0xe2, 0x82, 0x22]],
    ["a code point over U+10FFFF", [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])("refuses %s", (_name, bytes) => {
    expect(refusal(Buffer.from(bytes))).toBe("the body is not valid UTF-8");
  });

  it.each(["{", '{"a":', '{"a":1,}', "{'a':1}", "NaN", "undefined", "{}{}", "01", "\u0000"])(
    "refuses %j, which is not JSON",
    (text) => {
      expect(refusal(text)).toBe("the body is not valid JSON");
    },
  );
});
