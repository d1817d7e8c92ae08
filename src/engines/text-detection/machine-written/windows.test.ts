import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutWindows } from "./windows.js";

const wordsOf = (text: string) => text.match(/\S+/gu)?.length ?? 0;

describe("cutWindows", () => {
  it("leaves a text of 400 words whole, and cuts longer ones evenly", () => {
    expect(cutWindows("word ".repeat(400))).toHaveLength(1);
    const windows = cutWindows("word ".repeat(1_000));
    expect(windows.map(({ text }) => wordsOf(text))).toEqual([250, 250, 250, 250]);
    expect(windows.map(({ start, end }) => [start, end])).toEqual([
      [0, 1_250],
      [1_250, 2_500],
      [2_500, 3_750],
      [3_750, 5_000],
    ]);
  });

  it("counts code points, and cuts between words alone", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "😀", "naïve", "👩‍🚀", "\ud800", "。"), {
          minLength: 390,
          maxLength: 900,
        }),
        fc.constantFrom(" ", "\n\n", "\u3000"),
        (words, blank) => {
          const text = `${blank}${words.join(blank)}${blank}`;
          const points = Array.from(text);
          const windows = cutWindows(text);
          expect(windows.map(({ text: part }) => part).join("")).toBe(text);
          for (const { text: part, start, end } of windows) {
            expect(points.slice(start, end).join("")).toBe(part);
          }
          const sum = windows.reduce((all, { text: part }) => all + wordsOf(part), 0);
          expect(sum).toBe(wordsOf(text));
        },
      ),
      { numRuns: 40 },
    );
  });
});
