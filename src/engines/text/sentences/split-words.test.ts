import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { splitWords } from "./split-words.js";

describe("splitWords", () => {
  it.each([
    [
      "English",
      "Don't stop at 3.14 or 1,000 well-known things!",
      ["don't", "stop", "at", "3.14", "or", "1,000", "well", "known", "things"],
    ],
    ["French", "L’été d'Émile", ["l’été", "d'émile"]],
    ["Russian", "Привет, МИР 2", ["привет", "мир", "2"]],
    ["Hindi", "यह दूसरा है।", ["यह", "दूसरा", "है"]],
    ["Arabic", "هل أنت بخير؟", ["هل", "أنت", "بخير"]],
    ["Korean", "한국어를 배운다", ["한국어를", "배운다"]],
    ["nothing", " … 😀 \ud800 ", []],
  ])("splits %s", (_language, text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("splits scripts without spaces, and leaves out no letter of them", () => {
    for (const text of ["我住在东京都", "これはカタカナです", "ฉันพูดภาษาไทย"]) {
      const words = splitWords(text);
      expect(words.length).toBeGreaterThan(2);
      expect(words.join("")).toBe(text);
    }
  });

  it("answers words in lowercase that stand in the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        for (const word of splitWords(text)) expect(text.toLowerCase()).toContain(word);
      }),
      { numRuns: 50 },
    );
  });

  const hard = /Chinese|Thai|combining|apostrophes|surrogates|letters/;
  it.each(hostileTexts.filter(([what]) => hard.test(what)))("ends soon on %s", (_what, text) => {
    const began = performance.now();
    splitWords(text);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
