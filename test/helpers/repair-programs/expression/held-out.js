import assert from "node:assert/strict";
import { evaluate, tokenize, toPostfix } from "./code.js";

const known = {
  2: 2,
  "10 - 4 + 3": 9,
  "2 * (3 + 4) * 5": 70,
  "((7))": 7,
  "100 / 10 * 2": 20,
  "2 ^ 10 - 24": 1000,
  "3 + 4 * 2 / (1 - 5) ^ 2": 3.5,
  "0.5 * 4": 2,
  "9 - (2 - (3 - 1))": 9,
  "2 * 3 ^ 2": 18,
  "5 - 5": 0,
};
for (const [text, value] of Object.entries(known)) assert.equal(evaluate(text), value, text);
assert.deepEqual(tokenize("7   "), ["7"]);
assert.deepEqual(tokenize("1-2/3^4"), ["1", "-", "2", "/", "3", "^", "4"]);
assert.deepEqual(toPostfix(tokenize("(1+2)*3")), [1, 2, "+", 3, "*"]);
assert.deepEqual(toPostfix(tokenize("4-1*2")), [4, 1, 2, "*", "-"]);
for (const bad of ["", "* 2", "(", ")", "1 (2", "a", "2 + + 3"])
  assert.throws(() => evaluate(bad), SyntaxError, bad);
assert.throws(() => evaluate("4 / (2 - 2)"), RangeError);
