import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTokens, cutTokens } from "./split-tokens.js";

describe("countTokens", () => {
  it.each([
    ["", 0],
    ["one two", 2],
    ["extraordinary", 3],
    ["1,240", 3],
    ["日本語", 3],
    ["Hi!  \n", 3],
  ])("counts %j as %i", (text, count) => {
    expect(countTokens(text)).toBe(count);
  });
});

describe("cutTokens", () => {
  it("cuts where a token ends, never within a character, and says whether it cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (text, max) => {
        const cut = cutTokens(text, max);
        expect(text.startsWith(cut.text)).toBe(true);
        expect(cut.tokens).toBe(Math.min(countTokens(text), max));
        expect(cut.isWhole).toBe(cut.text === text);
        expect(cut.text.isWellFormed()).toBe(true);
      }),
    );
  });
});
