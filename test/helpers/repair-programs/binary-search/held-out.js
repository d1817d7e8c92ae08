import assert from "node:assert/strict";
import { countBetween, indexOf, lowerBound } from "./code.js";

for (let length = 0; length < 12; length += 1) {
  const list = Array.from({ length }, (_, at) => at * 3 + 1);
  for (let value = -1; value < 40; value += 1) {
    assert.equal(indexOf(list, value), list.indexOf(value));
    const place = list.filter((one) => one < value).length;
    assert.equal(lowerBound(list, value), place);
    assert.equal(
      countBetween(list, 4, value),
      Math.max(0, list.filter((one) => one >= 4 && one <= value).length) -
        (value < 3 ? list.filter((one) => one > value && one < 4).length : 0),
    );
  }
}
