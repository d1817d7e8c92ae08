const assert = require("node:assert");
const { toRoman, fromRoman } = require("./code.js");

const known = {
  2: "II",
  3: "III",
  5: "V",
  6: "VI",
  8: "VIII",
  19: "XIX",
  44: "XLIV",
  49: "XLIX",
  55: "LV",
  99: "XCIX",
  500: "D",
  600: "DC",
  949: "CMXLIX",
  1000: "M",
  1666: "MDCLXVI",
  2024: "MMXXIV",
  3888: "MMMDCCCLXXXVIII",
};
for (const [number, text] of Object.entries(known))
  assert.strictEqual(toRoman(Number(number)), text);
for (let number = 1; number < 4000; number += 37)
  assert.strictEqual(fromRoman(toRoman(number)), number);
for (const bad of [-1, 0, 4000, 2.5, "7", Number.NaN])
  assert.throws(() => toRoman(bad), RangeError);
