import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { valueWithin, yamlKey, yamlValue } from "./scalars.js";

const wellFormed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom("a", ":", " ", "#", "\n", '"', "'", "\\", "-", "[", "\u0007"),
  }),
);

describe("yamlValue", () => {
  it("is read back as the text that it was", () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(parse(`key: ${yamlValue(text)}`)).toEqual({ key: text });
      }),
    );
  });

  it.each([
    ["plain words", "plain words"],
    ["", '""'],
    ["12", '"12"'],
    ["No", '"No"'],
    ["a: b", '"a: b"'],
    ['say "x": y', '"say \\"x\\": y"'],
    ["two\nlines", '"two\\nlines"'],
    ["\u0007", '"\\x07"'],
  ])("writes %j as %s", (text, written) => {
    expect(yamlValue(text)).toBe(written);
  });
});

describe("yamlKey", () => {
  it("is read back as the text that it was", () => {
    const line = wellFormed.filter((text) => !/\s{2}|[^\S ]|\p{Cc}/u.test(text));
    fc.assert(
      fc.property(line, (text) => {
        expect(Object.keys(parse(`${yamlKey(text)}: 1`))).toEqual([text]);
      }),
    );
  });
});

describe("valueWithin", () => {
  it("keeps as much of a text as there is room for", () => {
    fc.assert(
      fc.property(wellFormed, fc.integer({ min: 2, max: 100 }), (text, bytes) => {
        const kept = valueWithin(text, bytes);
        expect(text.startsWith(kept)).toBe(true);
        expect(Buffer.byteLength(yamlValue(kept))).toBeLessThanOrEqual(bytes);
        // Quotes take two bytes, and no character more than four.
        if (kept !== text) expect(Buffer.byteLength(yamlValue(kept))).toBeGreaterThan(bytes - 6);
      }),
    );
  });
});
