import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { hashedNgrams } from "./hashed-ngrams.js";

const characters = { bits: 18, characters: [2, 3], words: [0, 0] } as const;
const words = { bits: 18, characters: [0, 0], words: [1, 2] } as const;
const sizesOf = (values: Float32Array) => [...values].sort();

describe("hashedNgrams", () => {
  it("counts each distinct group of characters once, with the edges", () => {
    // " abab ": pairs " a" ab ba ab "b ", triples " ab" aba bab "ab ".
    const { buckets, values } = hashedNgrams("abab", characters);
    expect(buckets).toHaveLength(8);
    const twice = 1 + Math.log(2);
    const length = Math.sqrt(7 + twice ** 2);
    const [first] = sizesOf(values);
    expect(first).toBeCloseTo(1 / length, 6);
    expect(Math.max(...values)).toBeCloseTo(twice / length, 6);
  });

  it("counts words and marks, and pairs of them", () => {
    // don't / stop / ! / stop / ! and the pairs "don't stop", "stop !" (twice), "! stop".
    const { buckets, values } = hashedNgrams("don't stop! stop!", words);
    expect(buckets).toHaveLength(6);
    expect(sizesOf(values).filter((value) => value === Math.max(...values))).toHaveLength(3);
  });

  it("puts equal groups of different texts into equal buckets, and others elsewhere", () => {
    const shared = (one: string, other: string) => {
      const buckets = new Set(hashedNgrams(one, words).buckets);
      return hashedNgrams(other, words).buckets.filter((bucket) => buckets.has(bucket)).length;
    };
    expect(shared("the red fox", "the red hen")).toBe(3);
    expect(shared("red fox", "fox red")).toBe(2);
  });

  it("has length 1 and distinct buckets below the bound, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 200 }), (text) => {
        const options = { bits: 12, characters: [1, 4], words: [1, 3] } as const;
        const { buckets, values } = hashedNgrams(text, options);
        expect(new Set(buckets).size).toBe(buckets.length);
        expect(Math.max(...buckets)).toBeLessThan(2 ** 12);
        expect(Math.min(...buckets)).toBeGreaterThanOrEqual(0);
        const square = values.reduce((sum, value) => sum + value * value, 0);
        expect(square).toBeCloseTo(1, 4);
      }),
    );
  });

  it("is empty for an empty text", () => {
    expect(hashedNgrams("", { bits: 10, characters: [1, 5], words: [1, 3] }).buckets).toHaveLength(
      0,
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    hashedNgrams(text, { bits: 17, characters: [2, 5], words: [1, 3] });
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
