import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bagTerms, rankItems } from "./ranking.js";
import { finishSteps } from "./steps.js";

const items = (texts: readonly string[]) =>
  texts.map((text, revision) => ({ text, revision, bag: finishSteps(bagTerms([text])) }));
const find = (query: string, ...texts: string[]) =>
  finishSteps(rankItems(query, items(texts), () => true)).map(({ item }) => item.text);

describe("ranking", () => {
  it("puts rare words before common ones, and short texts before long ones", () => {
    const texts = [
      "the cat sat",
      "the dog sat",
      "the cat and the dog sat on the mat for a long while",
    ];
    expect(find("dog", ...texts)).toEqual([texts[1], texts[2]]);
    expect(find("the cat", ...texts)).toEqual([texts[0], texts[2], texts[1]]);
  });

  it("weighs as BM25 does", () => {
    const ranked = finishSteps(
      rankItems("green", items(["green tea", "red wine", "green green apple"]), () => true),
    );
    const idf = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
    const mean = 7 / 3;
    const weigh = (count: number, length: number) =>
      (idf * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / mean));
    expect(ranked[0]?.score).toBeCloseTo(weigh(2, 3), 12);
    expect(ranked[1]?.score).toBeCloseTo(weigh(1, 2), 12);
  });

  it("puts the later revision first among equals, and leaves out what is not wanted", () => {
    const equal = items(["tea", "tea", "tea"]);
    const ranked = finishSteps(rankItems("tea", equal, ({ revision }) => revision !== 1));
    expect(ranked.map(({ item }) => item.revision)).toEqual([2, 0]);
  });

  it.each([
    ["another form of an English word", "connections", "they connected it"],
    ["capitals and accents", "CAFE", "le café d’Émile"],
    ["a word of a path", "likes", "user/7/likes"],
    ["full-width letters", "ＡＢＣ", "abc"],
    ["a number", "4711", "order 4711"],
    ["Cyrillic", "привет", "Привет, мир"],
    ["Chinese", "东京", "我住在东京都"],
    ["one Chinese character", "京", "我住在东京都"],
    ["Japanese", "カタカナ", "これはカタカナです"],
    ["Japanese with a voiced sound", "がく", "だいがくせい"],
    ["Korean", "한국", "한국어를 배운다"],
    ["Thai", "ภาษา", "ฉันพูดภาษาไทย"],
    ["Latin inside Chinese", "docker", "用Docker部署"],
    ["an emoji's neighbour", "party", "🎉party🎉"],
  ])("finds %s", (_what, query, text) => {
    expect(find(query, text, "zzz")).toEqual([text]);
  });

  it("does not find a Chinese text by one of two characters that are apart", () => {
    expect(find("东都", "东京都")).toEqual([]);
  });

  it("takes any text as a query and finds nothing for one without words", () => {
    for (const query of ['"', "()*:^-", "AND OR NOT", "'; DROP TABLE x --", "\0", " ", "🎉"]) {
      expect(find(query, "plain text")).toEqual([]);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (query) => {
        for (const { score } of finishSteps(
          rankItems(query, items([query, "plain text"]), () => true),
        )) {
          expect(score).toBeGreaterThan(0);
        }
      }),
    );
    expect(finishSteps(rankItems("text", [], () => true))).toEqual([]);
  });

  it("scores alike whether the query or the text has more terms", () => {
    const few = items(["tea", "green tea", "wine"]);
    const many = `tea ${Array.from({ length: 50 }, (_, at) => `other${at}`).join(" ")}`;
    const scores = (query: string) =>
      finishSteps(rankItems(query, few, () => true)).map(({ item, score }) => [item.text, score]);
    expect(scores(many)).toEqual(scores("tea"));
    expect(scores("tea")).toHaveLength(2);
  });

  it("goes through a long text, and through many items, in short steps", () => {
    const long = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(" ");
    expect([...bagTerms([long])].length).toBeGreaterThan(10);
    const many = Array.from({ length: 10_000 }, (_, revision) => ({
      revision,
      bag: finishSteps(bagTerms([`tea ${revision}`])),
    }));
    expect([...rankItems("tea", many, () => true)].length).toBeGreaterThan(5);
  });
});
