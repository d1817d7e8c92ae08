import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articles } from "../../../../test/helpers/texts/articles.js";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { stemWord } from "../search/porter-stem.js";
import { splitWords } from "../sentences/split-words.js";
import { stopWordsOf } from "../stop-words/stop-words.js";
import { findKeywords } from "./find-keywords.js";

const stems = (phrase: string) => splitWords(phrase).map(stemWord).join(" ");
const phrases = (text: string, count?: number) =>
  findKeywords(text, count === undefined ? {} : { count }).map(({ phrase }) => phrase);

function meanF1(find: (text: string) => readonly string[]): number {
  const scores = articles.map(({ text, keywords }) => {
    const wanted = new Set(keywords.map(stems));
    const found = new Set(find(text).map(stems));
    const right = [...found].filter((one) => wanted.has(one)).length;
    return (2 * right) / (wanted.size + found.size);
  });
  return scores.reduce((sum, one) => sum + one, 0) / scores.length;
}

function countWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) {
    if (!stopWordsOf("en").has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 10)
    .map(([word]) => word);
}

describe("findKeywords", () => {
  it("finds more of the phrases that a reader gave than counting words does", () => {
    const found = meanF1((text) => phrases(text, 10));
    expect(found).toBeGreaterThan(0.35);
    expect(found).toBeGreaterThan(2 * meanF1(countWords));
  });

  it.each([
    [
      "German",
      "Die Wärmepumpe ersetzt den alten Gaskessel. Eine Wärmepumpe braucht Strom, aber der Gaskessel braucht Gas. Die Stadtwerke fördern jede Wärmepumpe mit einem Zuschuss.",
      "Wärmepumpe",
    ],
    [
      "French",
      "La pompe à chaleur remplace la vieille chaudière. La chaudière consomme du gaz, et la chaudière est bruyante. La mairie finance le remplacement.",
      "chaudière",
    ],
    [
      "Russian",
      "Тепловой насос заменяет старый котёл. Тепловой насос требует электричества. Город оплачивает тепловой насос.",
      "тепловой насос",
    ],
    ["Chinese", "电动汽车的电池很贵。新的电池使用新材料。电池可以回收。", "电池"],
  ])("finds the subject of a %s text", (_language, text, subject) => {
    expect(phrases(text, 2).join(" ").toLowerCase()).toContain(subject.toLowerCase());
  });

  it("writes phrases as the text does", () => {
    const found = phrases(
      "We met NASA in New York. NASA builds rockets in New York. Rockets are loud.",
    );
    expect(found).toContain("NASA");
    expect(found).toContain("New York");
    expect(found).toContain("rockets");
  });

  it("tells neither stop words, numbers nor marks", () => {
    expect(phrases("It is what it was, and 42 of the 17 are not. !!! 😀")).toEqual([]);
    expect(phrases("")).toEqual([]);
  });

  it("answers at most as many as wanted, scores falling from 1, none twice", () => {
    fc.assert(
      fc.property(
        fc.lorem({ mode: "sentences", maxCount: 8 }),
        fc.integer({ min: 0, max: 20 }),
        (text, count) => {
          const found = findKeywords(text, { count });
          expect(found.length).toBeLessThanOrEqual(count);
          if (found.length > 0) expect(found[0]?.score).toBe(1);
          found.forEach(({ score }, at) => {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeLessThanOrEqual(found[at - 1]?.score ?? 1);
          });
          expect(new Set(found.map(({ phrase }) => phrase)).size).toBe(found.length);
          for (const { phrase } of found) expect(phrase.split(" ").length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 50 },
    );
  });

  const hard = /letters|equal|one word|turns|Chinese|addresses|abbreviations/;
  it.each(hostileTexts.filter(([what]) => hard.test(what)))("ends soon on %s", (_what, text) => {
    const began = performance.now();
    const found = findKeywords(text);
    expect(performance.now() - began).toBeLessThan(30_000);
    for (const { phrase } of found) expect(phrase.length).toBeLessThan(200);
  });
});
