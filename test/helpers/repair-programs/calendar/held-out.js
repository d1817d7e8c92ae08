const assert = require("node:assert");
const {
  isLeapYear,
  daysInMonth,
  parseDate,
  formatDate,
  addDays,
  daysBetween,
  addWorkdays,
} = require("./code.js");

for (const [year, leaps] of [
  [1996, true],
  [2100, false],
  [2400, true],
  [1999, false],
  [2001, false],
])
  assert.strictEqual(isLeapYear(year), leaps);
assert.deepStrictEqual(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => daysInMonth(2025, month)),
  [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
);
for (const bad of ["", "2024-01-32", "2024-04-31", "x2024-01-01", "2024-01-011", "2024/01/01"])
  assert.throws(() => parseDate(bad));
assert.strictEqual(formatDate(new Date(Date.UTC(1999, 10, 9))), "1999-11-09");
assert.strictEqual(addDays("2023-12-31", 1), "2024-01-01");
assert.strictEqual(addDays("2024-06-15", 0), "2024-06-15");
assert.strictEqual(addDays("2024-01-01", 365), "2024-12-31");
assert.strictEqual(daysBetween("2024-02-01", "2024-03-01"), 29);
assert.strictEqual(daysBetween("2020-02-02", "2020-02-02"), 0);
assert.strictEqual(addWorkdays("2024-06-06", 0), "2024-06-06");
assert.strictEqual(addWorkdays("2024-06-06", 10), "2024-06-20");
assert.strictEqual(addWorkdays("2024-06-08", 1), "2024-06-10");
