import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { normalizeText } from "./normalize-text.js";

describe("normalizeText", () => {
  it.each([
    ["curly quotes", "“It’s ‘fine’,” she said…", `"It's 'fine'," she said...`],
    ["an em dash", "one—two — three -- four", "one - two - three - four"],
    ["an en dash and a hyphen", "1990–95, well‐known", "1990-95, well-known"],
    ["blanks and line ends", " a\u00a0 b\t c \r\n\r\n  d ", "a b c\nd"],
    ["wide letters and ligatures", "Ｆｕｌｌ ﬁle ①", "Full file 1"],
    ["mathematical letters", "𝐢𝐠𝐧𝐨𝐫𝐞 𝒕𝒉𝒊𝒔", "ignore this"],
    ["zero-width characters", "ig\u200bno\u200dre\u2060 \ufeffthis\u00ad", "ignore this"],
    ["marks of direction and tags", "\u202eabc\u202c\u{e0041}\u{e0042}", "abc"],
    ["Cyrillic look-alikes in words", "Тhe сoffее is hоt", "The coffee is hot"],
    ["words of look-alikes alone", "I sаw а саr in а раrk", "I saw a car in a park"],
    ["Greek look-alikes", "Τhe οffice ρaid", "The office paid"],
    ["stacked marks", `a${"\u0323\u0330\u0331\u0332\u0333".repeat(20)}b`, "ạ̰̱̲̳b"],
    [
      "split tokens",
      "`` I do n't know , '' he said ( twice ) .",
      `"I don't know," he said (twice).`,
    ],
  ])("unifies %s", (_what, text, plain) => {
    expect(normalizeText(text)).toBe(plain);
  });

  it.each([
    ["Russian", "Он купил новую книгу, а я - старую и оба рады"],
    ["Greek", "Το νέο σχολείο ανοίγει τον Σεπτέμβριο και οι μαθητές"],
    ["Russian with Latin names", "Фирма Google и Яндекс, а также IBM"],
    ["French", "Ça va très bien, l'été"],
    ["Hindi", "यह एक अच्छा दिन है"],
  ])("leaves the words of %s as they are", (_language, text) => {
    expect(normalizeText(text)).toBe(text.normalize("NFKC"));
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const once = normalizeText(text);
        const twice = normalizeText(once);
        expect(normalizeText(twice)).toBe(twice);
        expect(once).not.toMatch(/[\u200b-\u200f]|\s{2}/u);
      }),
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    normalizeText(text);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
