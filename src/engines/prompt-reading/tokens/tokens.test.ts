import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text.js";
import { readPrompt } from "./read-prompt.js";

function numbers(text: string) {
  return readPrompt(text).tokens.flatMap((token) => (token.kind === "number" ? [token.value] : []));
}

const marks = fc.constantFrom(
  ..."0123456789 .,'-+/:;()[]{}|eExX×^°½²\n\t\u00a0\u2009\u2212\u200b٣𝟗−–$€NSEWabz\r\"_#@%",
  "1 234",
  "kg",
  "5230N",
  "->",
);
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(marks, { maxLength: 300 }).map((parts) => parts.join("")),
);

describe("readPrompt", () => {
  it.each([
    ["1,234.5", [1234.5]],
    ["1.234,5 kg", [1234.5]],
    ["1 234,5 kg", [1234.5]],
    ["1\u202f234 kg", [1234]],
    ["1'234", [1234]],
    ["1,234,567", [1234567]],
    ["1.234.567", [1234567]],
    ["1,5 t", [1.5]],
    ["(82,76)", [82, 76]],
    ["(100,200)", [100, 200]],
    ["52.37,4.90", [52.37, 4.9]],
    ["newark(40.735,-74.172)", [40.735, -74.172]],
    ["700 750 850", [700, 750, 850]],
    ["1e3 1.5E-3", [1000, 0.0015]],
    ["−5 to –3", [-5, -3]],
    ["50-200", [50, 200]],
    ["48.85/2.35", [48.85, 2.35]],
    ["𝟙𝟚 kg", [12]],
    ["½", [0.5]],
    ["v1.2.3 on 12.03.2026", []],
    ["0,75 kg", [0.75]],
  ])("reads the numbers of %j", (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  it.each([
    ["1,234", 1234, [1.234], [1, 234]],
    ["1,234 and 0.5", 1234, [], [1, 234]],
    ["1,234 und 1,5 t", 1.234, [1234], [1, 234]],
    ["1.234 kg", 1.234, [1234], []],
  ])("keeps the other readings of %j", (text, value, alternatives, parts) => {
    const [first] = readPrompt(text).tokens;
    expect(first).toMatchObject({ value, alternatives });
    expect(first?.kind === "number" && first.parts.map((part) => part.value)).toEqual(parts);
  });

  it("keeps names, marks and arrows apart", () => {
    const { tokens } = readPrompt("AFR12 #1 G1 line 2-3, 290->370");
    expect(tokens.map(({ kind, text }) => `${kind}:${text}`).join(" ")).toBe(
      "word:AFR12 mark:# number:1 word:G1 word:line number:2 mark:- number:3 mark:, number:290 mark:→ number:370",
    );
  });

  it("gives words a key without case and accents", () => {
    expect(readPrompt("DÉPÔT").tokens[0]).toMatchObject({ key: "depot" });
  });

  it("has spans that hold their token, in order", () => {
    fc.assert(
      fc.property(texts, (source) => {
        let end = 0;
        for (const { span, text, kind } of readPrompt(source).tokens) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          const held = foldText(source.slice(span.start, span.end)).text;
          if (text !== "→") expect(kind === "break" ? "\n" : held).toBe(text);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 500 },
    );
  });
});
