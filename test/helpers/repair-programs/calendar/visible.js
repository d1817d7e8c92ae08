const assert = require("node:assert");
const {
  isLeapYear,
  daysInMonth,
  parseDate,
  addDays,
  daysBetween,
  addWorkdays,
} = require("./code.js");

assert.strictEqual(isLeapYear(2024), true);
assert.strictEqual(isLeapYear(2023), false);
assert.strictEqual(isLeapYear(1900), false);
assert.strictEqual(isLeapYear(2000), true);
assert.strictEqual(daysInMonth(2023, 2), 28);
assert.strictEqual(daysInMonth(2024, 2), 29);
assert.strictEqual(daysInMonth(2024, 4), 30);
assert.strictEqual(daysInMonth(2024, 12), 31);
assert.strictEqual(parseDate("2024-03-05").toISOString(), "2024-03-05T00:00:00.000Z");
assert.throws(() => parseDate("2024-3-5"), TypeError);
assert.throws(() => parseDate("2023-02-29"), RangeError);
assert.throws(() => parseDate("2023-13-01"), RangeError);
assert.throws(() => parseDate("2023-00-10"), RangeError);
assert.throws(() => parseDate("2023-01-00"), RangeError);
assert.strictEqual(addDays("2024-02-28", 2), "2024-03-01");
assert.strictEqual(addDays("2024-01-01", -1), "2023-12-31");
assert.strictEqual(daysBetween("2024-01-01", "2024-12-31"), 365);
assert.strictEqual(daysBetween("2024-01-10", "2024-01-01"), -9);
assert.strictEqual(addWorkdays("2024-05-03", 1), "2024-05-06");
assert.strictEqual(addWorkdays("2024-05-06", 5), "2024-05-13");
