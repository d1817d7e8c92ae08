import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutSections } from "./cut-sections.js";
import type { Line } from "./lines.js";

function lineOf(text: string, more: Partial<Line> = {}): Line {
  const words = Math.max(1, text.split(/\s+/u).length);
  return { text, words, place: 0, kind: "fact", follows: false, label: "", ...more };
}

const linesOf = (...texts: string[]): Line[] => texts.map((text) => lineOf(text));

describe("cutSections", () => {
  it("keeps every line in its order, in no more sections than asked for", () => {
    const line = fc
      .tuple(fc.lorem({ maxCount: 30 }), fc.boolean())
      .map(([text, follows]) => lineOf(text, { follows }));
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 5, max: 60 }),
        (lines, most, words) => {
          const sections = cutSections(lines, most, words);
          expect(sections.flat()).toEqual(lines);
          expect(sections.length).toBeLessThanOrEqual(most);
          expect(sections.every((section) => section.length > 0)).toBe(true);
        },
      ),
    );
  });

  it("keeps what belongs together: sums of one list, a question and its answer, what leans on another", () => {
    const lines = [
      ...linesOf("The boat was built in 1998 in a yard near the harbour."),
      ...linesOf("£15 buys a rope.", "£60 trains a volunteer for one day.", "£250 fuels a rescue."),
      lineOf("What does a rescue need most of all, at night and in winter?", { kind: "question" }),
      ...linesOf("People who are there and know the water well."),
    ];
    const sections = cutSections(lines, 3, 16).map((section) => section.map(({ text }) => text[0]));
    expect(sections).toEqual([["T"], ["£", "£", "£"], ["W", "P"]]);
  });

  it("cuts where another label begins", () => {
    const texts = [
      "One side says yes.",
      "One side is glad.",
      "The other says no.",
      "The others wait.",
    ];
    const lines = texts.map((text, at) => lineOf(text, { label: at < 2 ? "for" : "against" }));
    expect(cutSections(lines, 2, 8).map((section) => section.length)).toEqual([2, 2]);
  });
});
