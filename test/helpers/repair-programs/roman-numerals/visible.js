const { toRoman, fromRoman } = require("./code.js");

describe("Roman numerals", () => {
  test.each([
    [1, "I"],
    [4, "IV"],
    [9, "IX"],
    [14, "XIV"],
    [40, "XL"],
    [90, "XC"],
    [400, "CD"],
    [1994, "MCMXCIV"],
    [3999, "MMMCMXCIX"],
    [2660, "MMDCLX"],
  ])("%d is %s", (number, text) => {
    expect(toRoman(number)).toBe(text);
    expect(fromRoman(text)).toBe(number);
  });

  test("refuses what has none", () => {
    expect(() => toRoman(0)).toThrow(RangeError);
    expect(() => toRoman(4000)).toThrow(/3999/);
    expect(() => toRoman(1.5)).toThrow();
  });
});
