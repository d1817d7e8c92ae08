import { describe, expect, it } from "vitest";
import { readTokens } from "./prose-tokens.js";
import { styleFeatureNames, styleFeatures } from "./style-features.js";

function measure(text: string): (name: string) => number {
  const features = styleFeatures(readTokens(text));
  return (name) => features[styleFeatureNames.indexOf(name)] ?? Number.NaN;
}

describe("styleFeatures", () => {
  it("has one finite number for each name, also for nothing", () => {
    for (const text of ["", "!?", "one", "One two. Three, four; five!"]) {
      const features = styleFeatures(readTokens(text));
      expect(features).toHaveLength(styleFeatureNames.length);
      expect(features.every(Number.isFinite)).toBe(true);
    }
    expect(new Set(styleFeatureNames).size).toBe(styleFeatureNames.length);
  });

  it("measures words, marks and sentences", () => {
    // Ten words of 3, 3, 3, 4, 3, 2, 3, 3, 3 and 4 letters, in sentences of 4 and 6.
    const of = measure("The old dog came. Its is, the new cat: fell");
    expect(of("word_length")).toBeCloseTo(3.1, 10);
    expect(of("sentence_length")).toBeCloseTo(5, 10);
    expect(of("sentence_length_spread")).toBeCloseTo(1, 10);
    expect(of("sentence_length_variation")).toBeCloseTo(0.2, 10);
    expect(of("commas")).toBeCloseTo(10, 10);
    expect(of("colons")).toBeCloseTo(10, 10);
    expect(of("word_variety")).toBeCloseTo(0.9, 10);
    expect(of("single_words")).toBeCloseTo(0.8, 10);
    expect(of("opener_articles")).toBeCloseTo(0.5, 10);
  });

  it("counts forms and endings", () => {
    const of = measure(
      "We met Ann and NASA; i don't like well-known lists of red, green, and blue",
    );
    expect(of("names")).toBeCloseTo(100 / 15, 10);
    expect(of("shouted_words")).toBeCloseTo(100 / 15, 10);
    expect(of("small_i")).toBeCloseTo(100 / 15, 10);
    expect(of("contractions")).toBeCloseTo(100 / 15, 10);
    expect(of("hyphened_words")).toBeCloseTo(100 / 15, 10);
    expect(of("lists_of_three")).toBeCloseTo(100 / 15, 10);
  });

  it("moves the variety of words over windows of fifty", () => {
    const half = Array.from({ length: 25 }, (_, at) => `w${"a".repeat(at + 1)}`).join(" ");
    expect(measure(`${half} ${half} ${half} ${half}`)("word_variety")).toBeCloseTo(0.5, 10);
  });
});
