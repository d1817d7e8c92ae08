import { CannotDo } from "../request/request.js";

const ROMAN: readonly (readonly [string, number])[] = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

/** Roman numerals as they are written today, 1 to 3999. */
export function toRoman(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 3999)
    throw new CannotDo("Roman numerals go from 1 to 3999");
  let rest = number;
  return ROMAN.map(([sign, value]) => {
    const times = Math.trunc(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join("");
}

/** The number of a Roman numeral; one that is not in the common form is refused. */
export function fromRoman(text: string): number {
  const plain = text.toUpperCase();
  let rest = plain;
  let total = 0;
  for (const [sign, value] of ROMAN)
    while (rest.startsWith(sign)) {
      total += value;
      rest = rest.slice(sign.length);
    }
  if (rest !== "" || total > 3999 || toRoman(total) !== plain)
    throw new CannotDo(`${text} is no Roman numeral in the common form`);
  return total;
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A whole number of base 2 to 36 as a bigint. */
export function fromBase(text: string, base: number): bigint {
  const plain = text
    .toLowerCase()
    .replace(/^-/u, "")
    .replace(/^0[xbo]/u, "")
    .replace(/[\s_,]/gu, "");
  if (plain === "" || plain.length > 2000) throw new CannotDo("numbers have 1 to 2000 digits");
  let total = 0n;
  for (const digit of plain) {
    const value = DIGITS.indexOf(digit);
    if (value < 0 || value >= base) throw new CannotDo(`${digit} is no digit of base ${base}`);
    total = total * BigInt(base) + BigInt(value);
  }
  return text.startsWith("-") ? -total : total;
}

export const toBase = (number: bigint, base: number) => number.toString(base);

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: readonly (readonly [bigint, string])[] = [
  [1_000_000_000_000n, "trillion"],
  [1_000_000_000n, "billion"],
  [1_000_000n, "million"],
  [1000n, "thousand"],
];

/** A whole number below 10^15 in English words, without "and". */
export function toWords(number: bigint): string {
  if (number < 0n) return `minus ${toWords(-number)}`;
  if (number >= 1_000_000_000_000_000n)
    throw new CannotDo("numbers in words go up to 999 trillion");
  const parts: string[] = [];
  let rest = number;
  for (const [size, name] of SCALES)
    if (rest >= size) {
      parts.push(`${below1000(Number(rest / size))} ${name}`);
      rest %= size;
    }
  if (rest > 0n || parts.length === 0) parts.push(below1000(Number(rest)));
  return parts.join(" ");
}

function below1000(number: number): string {
  if (number < 20) return SMALL[number] ?? "";
  if (number < 100)
    return `${TENS[Math.trunc(number / 10) - 2]}${number % 10 === 0 ? "" : `-${SMALL[number % 10]}`}`;
  return `${SMALL[Math.trunc(number / 100)]} hundred${number % 100 === 0 ? "" : ` ${below1000(number % 100)}`}`;
}
