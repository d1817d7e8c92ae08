import { describe, expect, it } from "vitest";
import { bandFor, plattProbability } from "./calibration.js";

describe("calibration", () => {
  it("scales by a logistic function", () => {
    expect(plattProbability(0, { slope: 3, offset: 0 })).toBe(0.5);
    expect(plattProbability(2, { slope: 1.5, offset: -1 })).toBeCloseTo(0.880797, 6);
  });

  it("takes the band of a text's length, and the last for longer ones", () => {
    const bands = [60, 120, 400].map((wordsMax) => ({ wordsMax, slope: wordsMax, offset: 0 }));
    expect([1, 60, 61, 400, 9_000].map((words) => bandFor(bands, words).slope)).toEqual([
      60, 60, 120, 400, 400,
    ]);
    expect(() => bandFor([], 5)).toThrow(RangeError);
  });
});
