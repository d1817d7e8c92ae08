const SIGNS = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function toRoman(number) {
  if (!Number.isInteger(number) || number < 1 || number > 3999) {
    throw new RangeError("only whole numbers from 1 to 3999");
  }
  let left = number;
  let text = "";
  for (const [value, sign] of SIGNS) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}

function fromRoman(text) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  let total = 0;
  for (let at = 0; at < text.length; at++) {
    const value = values[text[at]];
    const next = values[text[at + 1]] || 0;
    if (value < next) total -= value;
    else total += value;
  }
  return total;
}

module.exports = { toRoman, fromRoman };
