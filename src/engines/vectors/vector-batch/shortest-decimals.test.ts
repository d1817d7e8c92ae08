import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortestDecimals } from "./shortest-decimals.js";

const digitsOf = (number: number) =>
  number.toExponential().replace(/e.*$/, "").replace(/\D/g, "").length;

describe("shortestDecimals", () => {
  it.each([0, 0.1, -0.3, 1, 1e-45, 1e-40, 3.4e38, 3.4028235e38, 123456.7, 16777216, 1.1754944e-38])(
    "gives back %d",
    (number) => {
      expect(shortestDecimals(Float32Array.of(number))).toEqual([number]);
    },
  );

  it("answers the same float with at most nine digits, and no nearest decimal of fewer is it", () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (component) => {
        const [decimal = Number.NaN] = shortestDecimals(Float32Array.of(component));
        expect(Math.fround(decimal) + 0).toBe(component + 0);
        const digits = digitsOf(decimal);
        expect(digits).toBeLessThanOrEqual(9);
        if (digits === 1) return;
        const shorter = Number(component.toPrecision(digits - 1));
        expect(Math.fround(shorter)).not.toBe(component);
      }),
      { numRuns: 2_000 },
    );
  });

  it("gives back every decimal of six digits", () => {
    const decimal = fc.tuple(
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: -40, max: 30 }),
    );
    fc.assert(
      fc.property(decimal, ([digits, exponent]) => {
        const number = Number(`${digits}e${exponent}`);
        if (Math.abs(number) < 1.2e-38) return;
        expect(shortestDecimals(Float32Array.of(number))).toEqual([number]);
      }),
    );
  });
});
