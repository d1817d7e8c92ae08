import { converter } from "culori";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BLACK, type Color, contrast, hexOf, WHITE } from "../../css/colors.js";
import { nearestPassing } from "./nearest-color.js";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .record({ red: channel, green: channel, blue: channel })
  .map((parts): Color => ({ ...parts, alpha: 1 }));
const toOklch = converter("oklch");

it("finds the lightest grey that can be read on white, and the darkest on black", () => {
  const grey = (part: number): Color => ({ red: part, green: part, blue: part, alpha: 1 });
  const on = (against: Color, ratio: number) => [{ against, ratio }];
  // #767676 is known for it: 4.54, where #777777 has 4.48.
  expect(hexOf(nearestPassing(grey(0xaa), on(WHITE, 4.5)) ?? BLACK)).toBe("#767676");
  expect(hexOf(nearestPassing(grey(0x33), on(BLACK, 4.5)) ?? BLACK)).toBe("#757575");
});

it("reaches the contrast on any ground, and keeps the hue", () => {
  fc.assert(
    fc.property(color, color, fc.constantFrom(3, 4.5), (text, against, ratio) => {
      const found = nearestPassing(text, [{ against, ratio }]);
      expect(found).toBeDefined();
      if (found === undefined) return;
      expect(contrast(found, against)).toBeGreaterThanOrEqual(ratio);
      const [before, after] = [text, found].map(({ red, green, blue }) =>
        toOklch({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 }),
      );
      // Little chroma is lost in the rounding of channels, and a hue with it.
      if (before === undefined || after === undefined || Math.min(before.c, after.c) < 0.05) return;
      const turned = Math.abs((before.h ?? 0) - (after.h ?? 0));
      expect(Math.min(turned, 360 - turned)).toBeLessThan(6);
    }),
    { numRuns: 100 },
  );
});

it("answers nothing where no lightness suits all grounds", () => {
  const wanted = [BLACK, WHITE].map((against) => ({ against, ratio: 7 }));
  expect(nearestPassing(WHITE, wanted)).toBeUndefined();
});
