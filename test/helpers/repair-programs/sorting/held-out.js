import assert from "node:assert/strict";
import { insertionSort, median, mergeSort, quickSelect } from "./code.js";

let seed = 7;
const next = () => {
  seed = (seed * 75 + 74) % 65537;
  return seed % 50;
};
for (let round = 0; round < 12; round += 1) {
  const list = Array.from({ length: round }, next);
  const sorted = [...list].sort((a, b) => a - b);
  const kept = [...list];
  assert.deepEqual(mergeSort(list), sorted);
  assert.deepEqual(insertionSort(list), sorted);
  assert.deepEqual(list, kept);
  assert.deepEqual(
    mergeSort(list, (a, b) => b - a),
    [...sorted].reverse(),
  );
  for (const [rank, value] of sorted.entries()) assert.equal(quickSelect(list, rank), value);
  assert.equal(quickSelect(list, round), undefined);
  if (round > 0)
    assert.equal(
      median(list),
      round % 2 ? sorted[(round - 1) / 2] : (sorted[round / 2 - 1] + sorted[round / 2]) / 2,
    );
}
assert.deepEqual(mergeSort(["b", "a", "c"]), ["a", "b", "c"]);
