import { describe, expect, it } from "vitest";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { type NumberLanguage, numberWordsAt } from "./number-words-at.js";

const read = (text: string, language: NumberLanguage) =>
  findAll(readPrompt(text).tokens, (tokens, at) => numberWordsAt(tokens, at, language));

describe("numberWordsAt", () => {
  it.each([
    ["en", "three trucks and twenty-five pallets", [3, 25]],
    ["en", "three hundred and ten MW", [310]],
    ["en", "two thousand four hundred kg", [2400]],
    ["en", "two, three", [2, 3]],
    ["en", "two three", [2, 3]],
    ["en", "once upon", []],
    ["de", "fünfundzwanzig Paletten", [25]],
    ["de", "zwei Lkw mit dreihundert kg", [2, 300]],
    ["fr", "quatre-vingt-dix-sept kg", [97]],
    ["fr", "soixante et onze", [71]],
    ["fr", "trois cents kg", [300]],
    ["es", "ciento veinte kg", [120]],
    ["es", "treinta y cinco", [35]],
    ["pt", "duzentos e quarenta e dois", [242]],
  ] as const)("reads in %s %j", (language, text, expected) => {
    expect(read(text, language).map(({ value }) => value)).toEqual(expected);
  });

  it("spans the unit", () => {
    const text = "about twenty-five pallets today";
    const [found] = read(text, "en");
    expect(found).toMatchObject({ unit: "pallets" });
    expect(text.slice(found!.span.start, found!.span.end)).toBe("twenty-five pallets");
  });
});
