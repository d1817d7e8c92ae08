import fc from "fast-check";
import { expect, it } from "vitest";
import { isAtLeast, isAtMost } from "./text-lengths.js";

const piece = fc.constantFrom("a", "é", "中", "😀", "\ud83d", "\ude00", "👩‍👩‍👧");

it("are those of the characters that a text is iterated by", () => {
  fc.assert(
    fc.property(fc.string({ unit: piece }), fc.nat({ max: 40 }), (text, bound) => {
      const codePoints = [...text].length;
      expect(isAtMost(text, bound)).toBe(codePoints <= bound);
      expect(isAtLeast(text, bound)).toBe(codePoints >= bound);
    }),
  );
});

it.each([
  [100_000, true],
  [100_001, false],
])("take %i pairs for so many characters", (pairs, isWithin) => {
  expect(isAtMost("😀".repeat(pairs), 100_000)).toBe(isWithin);
  expect(isAtLeast("😀".repeat(pairs), 100_001)).toBe(!isWithin);
});
