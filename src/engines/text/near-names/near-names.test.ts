import { describe, expect, it } from "vitest";
import { nearestName } from "./nearest-name.js";
import { isWithinOneError } from "./one-error.js";

describe("isWithinOneError", () => {
  it.each([
    ["demand", "demand", true],
    ["demnad", "demand", true],
    ["deman", "demand", true],
    ["demmand", "demand", true],
    ["demend", "demand", true],
    ["dmand", "demands", false],
    ["damend", "demand", false],
    ["", "a", true],
    ["ab", "cd", false],
  ])("judges %s and %s", (left, right, expected) => {
    expect(isWithinOneError(left, right)).toBe(expected);
    expect(isWithinOneError(right, left)).toBe(expected);
  });
});

describe("nearestName", () => {
  it.each([
    ["CX", "cx"],
    ["hadamrd", "hadamard"],
    ["zzzz", undefined],
    ["h".repeat(41), undefined],
  ])("finds for %s", (wrong, expected) => {
    expect(nearestName(wrong, ["cx", "hadamard", "swap"])).toBe(expected);
  });
});
