import { expect, test } from "vitest";
import { insertionSort, median, mergeSort, quickSelect } from "./code.js";

const list = [5, 3, 8, 1, 9, 2, 7];

test("merge sort sorts and leaves its input", () => {
  expect(mergeSort(list)).toEqual([1, 2, 3, 5, 7, 8, 9]);
  expect(list[0]).toBe(5);
  expect(mergeSort([])).toEqual([]);
});
test("merge sort is stable", () => {
  const people = [
    { n: "a", age: 3 },
    { n: "b", age: 1 },
    { n: "c", age: 3 },
    { n: "d", age: 1 },
  ];
  expect(mergeSort(people, (x, y) => x.age - y.age).map(({ n }) => n)).toEqual([
    "b",
    "d",
    "a",
    "c",
  ]);
});
test("insertion sort sorts", () => {
  expect(insertionSort(list)).toEqual([1, 2, 3, 5, 7, 8, 9]);
  expect(insertionSort([2, 1])).toEqual([1, 2]);
  expect(insertionSort([4, 4, 1])).toEqual([1, 4, 4]);
});
test("quick select finds by rank", () => {
  expect(quickSelect(list, 0)).toBe(1);
  expect(quickSelect(list, 6)).toBe(9);
  expect(quickSelect([2, 2, 1, 3], 2)).toBe(2);
  expect(quickSelect(list, 7)).toBeUndefined();
  expect(quickSelect(list, -1)).toBeUndefined();
});
test("the median is in the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
