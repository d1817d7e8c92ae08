import assert from "node:assert/strict";
import { formatCsv, parseCsv, toObjects } from "./code.js";

assert.deepEqual(parseCsv(""), []);
assert.deepEqual(parseCsv("x"), [["x"]]);
assert.deepEqual(parseCsv("x\n\ny"), [["x"], [""], ["y"]]);
assert.deepEqual(parseCsv(",,"), [["", "", ""]]);
assert.deepEqual(parseCsv('"",a'), [["", "a"]]);
assert.deepEqual(parseCsv('a|"b|c"|d\n1|2|3', "|"), [
  ["a", "b|c", "d"],
  ["1", "2", "3"],
]);
assert.deepEqual(parseCsv('"""",b\r\nc,d\r\n'), [
  ['"', "b"],
  ["c", "d"],
]);
assert.deepEqual(toObjects([["a", "b", "c"]]), []);
assert.deepEqual(
  toObjects([
    ["a", "b"],
    ["1", "2"],
    ["3", "4"],
  ]),
  [
    { a: "1", b: "2" },
    { a: "3", b: "4" },
  ],
);
const rows = [
  ["plain", 'q"q"q', "a,b"],
  ["line\nline", "", "end"],
];
assert.deepEqual(parseCsv(formatCsv(rows)), rows);
assert.equal(
  formatCsv([
    ["a", "b"],
    ["c", "d"],
  ]),
  "a,b\nc,d",
);
