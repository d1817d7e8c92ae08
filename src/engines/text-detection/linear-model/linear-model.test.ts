import { describe, expect, it } from "vitest";
import { linearScore, packLinearModel, unpackLinearModel } from "./linear-model.js";

const model = { bias: -1, scale: 0.5, weights: Int8Array.from([2, -4, 0, 127, -127]) };

describe("a linear model", () => {
  it("adds what the weights of the features give to the bias", () => {
    const features = {
      buckets: Int32Array.from([0, 1, 4]),
      values: Float32Array.from([1, 2, 0.5]),
    };
    expect(linearScore(model, features)).toBe(-1 + 0.5 * (2 - 8 - 63.5));
    expect(linearScore(model, { buckets: new Int32Array(), values: new Float32Array() })).toBe(-1);
  });

  it("is the same after packing", () => {
    expect(unpackLinearModel(packLinearModel(model))).toEqual(model);
    expect(packLinearModel(model).weights).toBe("AvwAf4E=");
  });
});
