import fc from "fast-check";
import { expect, it } from "vitest";
import { fence } from "./fence.js";

it("keeps any text whole within marks that the text does not hold", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      const [, mark = "", within] =
        /^<<<data ([0-9a-f]{24})\n([\s\S]*)\ndata \1>>>$/.exec(fence(text)) ?? [];
      expect(within).toBe(text);
      expect(text.includes(mark)).toBe(false);
    }),
  );
});

it("draws another mark each time, so that a block that was seen cannot be forged", () => {
  const marks = Array.from({ length: 100 }, () => fence("x").slice(8, 32));
  expect(new Set(marks).size).toBe(100);
});
