import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { embedByHashing } from "./hash-embedding.js";

function cosine(one: string, other: string, dimensions = 256): number {
  const [a, b] = [embedByHashing(one, dimensions), embedByHashing(other, dimensions)];
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
}

describe("an embedding by hashing", () => {
  it("has length 1 and its dimensions, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 512 }), (text, size) => {
        const vector = embedByHashing(text, size);
        expect(vector).toHaveLength(size);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
        expect(embedByHashing(text, size)).toEqual(vector);
      }),
    );
  });

  it("does not see case, compatibility forms and white space", () => {
    expect(cosine("The Tide  table\n", "the tide table")).toBeCloseTo(1, 6);
    expect(cosine("ﬁle １２", "file 12")).toBeCloseTo(1, 6);
  });

  // Sentence, one that says nearly the same, and one about something else.
  it.each([
    ["The cat sat on the mat", "A cat is sitting on a mat", "Quarterly revenue grew by 12 percent"],
    ["How do I reset my password?", "password reset is not working", "Which trains go to Oslo?"],
    [
      "refund for a damaged parcel",
      "my parcel was damaged, I want a refund",
      "change the language of the app",
    ],
    [
      "Der Zug nach Berlin hat Verspätung",
      "Verspätung der Züge nach Berlin",
      "Das Rezept braucht drei Eier",
    ],
    ["東京の天気予報", "東京の明日の天気", "新しい自転車を買う"],
    ["optimise the query planner", "query planner optimization", "paint the garden fence"],
  ])("puts %s nearer to what is about the same", (text, near, far) => {
    expect(cosine(text, near)).toBeGreaterThan(cosine(text, far) + 0.1);
  });

  it("leaves texts that share nothing nearly at right angles, on average", () => {
    const words = fc.sample(
      fc.string({ unit: fc.constantFrom(..."abcdefghijklmnop"), minLength: 5, maxLength: 9 }),
      {
        numRuns: 400,
        seed: 7,
      },
    );
    const texts = Array.from({ length: 40 }, (_, at) =>
      words.slice(at * 10, at * 10 + 10).join(" "),
    );
    const values = texts.slice(1).map((text, at) => cosine(texts[at] ?? "", text));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(0.35);
  });

  it("is the same on every machine and in every release", () => {
    // As a program in Python computes it from the description of the method.
    const vector = [...embedByHashing("tide", 4)];
    expect(vector.map((number) => Number(number.toFixed(6)))).toEqual([
      -0.703526, -0.100504, 0.703526, 0,
    ]);
  });

  it("tells words without an end apart by their beginning alone, and as a whole", () => {
    const [one, other] = [`${"ab".repeat(50_000)}c`, `${"ab".repeat(50_000)}d`];
    expect(cosine(one, other)).toBeGreaterThan(0.5);
    expect(cosine(one, other)).toBeLessThan(0.999);
  });
});
