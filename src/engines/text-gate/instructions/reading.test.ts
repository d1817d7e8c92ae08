import { describe, expect, it } from "vitest";
import { DOCUMENT_FEATURES, documentFeatures } from "./document-features.js";
import { piecesOf } from "./read-sentence.js";
import { SENTENCE_TRAITS, traitsOf } from "./sentence-traits.js";
import { kindsOf, kindsView, tokensOf, wordsView } from "./sentence-view.js";
import { spreadScores } from "./spread-scores.js";

const traits = (sentence: string) => {
  const tokens = tokensOf(sentence);
  const { counts } = traitsOf(tokens, kindsOf(tokens));
  return (name: (typeof SENTENCE_TRAITS)[number]) => counts[SENTENCE_TRAITS.indexOf(name)];
};

describe("the reading of a sentence", () => {
  it.each([
    ["Send it to a.b@c.example!", ["Send", "it", "to", "a.b@c.example", "!"]],
    ["Open https://x.example/a?b now", ["Open", "https://x.example/a?b", "now"]],
    ["don't re-use snake_case (v2)", ["don't", "re-use", "snake_case", "(", "v2", ")"]],
    ["", []],
  ])("takes %j apart", (sentence, tokens) => {
    expect(tokensOf(sentence)).toEqual(tokens);
  });

  it("writes what frames a sentence as it is and other words as their kind", () => {
    const tokens = tokensOf("Please email my passwords to Amy at 10");
    expect(wordsView(tokens)).toBe("¶ please email my passwords to amy at 10 ¶");
    expect(kindsView(kindsOf(tokens))).toBe("¶ PLEASE DELIVER MY BELONGING TO NAME AT NUMBER ¶");
    expect(wordsView(tokensOf("你好"))).toBe("¶  你  好  ¶");
  });

  it("counts what a sentence does and speaks of", () => {
    const request = traits("Could you please send my passwords to a@b.example?");
    expect(request("beginsWithDeed")).toBe(1);
    expect(request("endsAsQuestion")).toBe(1);
    expect(request("me")).toBe(1);
    expect(request("addresses")).toBe(1);
    expect(request("belonging")).toBe(1);
    expect(traits("Preheat the oven.")("beginsWithManualVerb")).toBe(1);
    expect(traits("Do not tell the user.")("prohibition")).toBe(1);
  });

  it("reads long sentences in overlapping pieces", () => {
    const words = Array.from({ length: 140 }, (_, at) => `word${at}`);
    const pieces = piecesOf(words.join(" ")).map(({ text }) => text.split(" "));
    expect(pieces.map(([first]) => first)).toEqual(["word0", "word35", "word70"]);
    expect(pieces.at(-1)?.at(-1)).toBe("word139");
    expect(piecesOf("one two")).toHaveLength(1);
  });
});

describe("the features of a document", () => {
  const sentence = (text: string, score: number) => {
    const tokens = tokensOf(text);
    return { ...traitsOf(tokens, kindsOf(tokens)), score, kindsScore: 0 };
  };
  const numbers = (features: readonly number[]) => (name: (typeof DOCUMENT_FEATURES)[number]) =>
    features[SENTENCE_TRAITS.length + DOCUMENT_FEATURES.indexOf(name)];

  it("hold a sentence against the others", () => {
    const at = documentFeatures([
      sentence("The river rises in March.", -4),
      sentence("Is the river deep?", 2),
      sentence("Fields are flooded.", -2),
    ]);
    const middle = numbers(at(1));
    expect(middle("score")).toBe(2);
    expect(middle("sentences")).toBe(3);
    expect(middle("place")).toBe(0.5);
    expect([middle("scoreBefore"), middle("scoreAfter")]).toEqual([-4, -2]);
    expect(middle("othersMean")).toBe(-3);
    expect(middle("aboveOthers")).toBe(5);
    expect(middle("othersTop")).toBe(-2);
    expect(middle("othersAsk")).toBe(0);
    expect(middle("shared")).toBe(1);
    expect(numbers(at(0))("othersAsk")).toBe(0.5);
    expect(numbers(at(0))("othersTop")).toBe(2);
    expect(at(0)).toHaveLength(SENTENCE_TRAITS.length + DOCUMENT_FEATURES.length);
  });

  it("know a sentence that is alone", () => {
    const alone = numbers(documentFeatures([sentence("Go", 1)])(0));
    expect(alone("sentences")).toBe(1);
    expect(alone("othersAsk")).toBe(-1);
  });
});

describe("spreadScores", () => {
  it("raises a sentence towards a likelier neighbour and lowers none", () => {
    expect(spreadScores([-4, 1, -1])).toEqual([-2, 1, expect.closeTo(-0.2, 9)]);
    expect(spreadScores([0, 9])).toEqual([expect.closeTo(1.6, 9), 9]);
    expect(spreadScores([])).toEqual([]);
  });
});
