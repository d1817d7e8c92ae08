const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The integer that digits stand for in a base from 2 to 36; undefined where a digit is not of it. */
export function readInBase(digits: string, base: number): bigint | undefined {
  const plain = digits.toLowerCase().replace(/^0[xbo](?=.)/u, "");
  let value = 0n;
  for (const digit of plain) {
    const place = DIGITS.indexOf(digit);
    if (place < 0 || place >= base) return undefined;
    value = value * BigInt(base) + BigInt(place);
  }
  return value;
}

const PREFIXES: Readonly<Record<number, string>> = { 2: "0b", 8: "0o", 16: "0x" };

/** An integer in a base from 2 to 36, with the prefix of programming languages where there is one. */
export function writeInBase(value: bigint, base: number): string {
  const digits = (value < 0n ? -value : value).toString(base).toUpperCase();
  return `${value < 0n ? "-" : ""}${PREFIXES[base] ?? ""}${digits}`;
}

const NUMERALS: readonly (readonly [value: number, letters: string])[] = [
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
/** The largest number in letters alone. */
export const ROMAN_MAX = 3_999;

/** Roman numerals of a number from 1 to `ROMAN_MAX`. */
export function writeRoman(value: number): string {
  let left = value;
  let text = "";
  for (const [size, letters] of NUMERALS) {
    while (left >= size) {
      text += letters;
      left -= size;
    }
  }
  return text;
}

/** The number of Roman numerals in the usual form, such as `MCMXCIV`. */
export function readRoman(text: string): number | undefined {
  const letters = text.toUpperCase();
  let rest = letters;
  let value = 0;
  for (const [size, sign] of NUMERALS) {
    while (rest.startsWith(sign)) {
      rest = rest.slice(sign.length);
      value += size;
    }
  }
  const isUsual = rest === "" && value > 0 && value <= ROMAN_MAX && writeRoman(value) === letters;
  return isUsual ? value : undefined;
}
