import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { countBetween, indexOf, lowerBound } from "./code.js";

describe("a sorted list", () => {
  it("is searched", () => {
    const list = [1, 3, 5, 7, 9, 11];
    for (const [at, value] of list.entries()) assert.equal(indexOf(list, value), at);
  });
  it("lacks what is not in it", () => {
    assert.equal(indexOf([1, 3, 5], 4), -1);
    assert.equal(indexOf([1, 3, 5], 9), -1);
    assert.equal(indexOf([], 4), -1);
  });
  it("has a place for every value", () => {
    assert.equal(lowerBound([1, 3, 3, 5], 3), 1);
    assert.equal(lowerBound([1, 3, 3, 5], 6), 4);
    assert.equal(lowerBound([1, 3, 3, 5], 0), 0);
  });
  it("counts what is between two values", () => {
    assert.equal(countBetween([1, 2, 2, 4, 6], 2, 4), 3);
    assert.equal(countBetween([1, 2, 2, 4, 6], 7, 9), 0);
  });
});
