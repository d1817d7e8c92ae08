import { describe, expect, it } from "vitest";
import { walshHadamard } from "./walsh-hadamard.js";

const parity = (bits: number): number =>
  [...bits.toString(2)].filter((digit) => digit === "1").length % 2;

describe("walshHadamard", () => {
  it.each([0, 1, 2, 3, 12, 13, 14, 15, 16])("has the signs of shared bits at %d bits", (bits) => {
    const length = 2 ** bits;
    for (const at of [0, Math.floor(length / 3), length - 1]) {
      const values = new Float64Array(length);
      values[at] = 1;
      walshHadamard(values);
      const wrong = values.findIndex((value, index) => value !== 1 - 2 * parity(at & index));
      expect(wrong).toBe(-1);
    }
  });
});
