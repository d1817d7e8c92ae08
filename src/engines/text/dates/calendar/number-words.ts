const SMALL = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen",
  "fifteen sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = [
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
  "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
]
  .join(" ")
  .split(" ");
const TENTHS =
  "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

const word = (list: readonly string[], text: string) => list.indexOf(text);

function readTens(text: string): number | undefined {
  const small = word(SMALL, text);
  if (small >= 0) return small;
  const [ten = "", one] = text.split(/[- ]/u);
  const tens = word(TENS, ten);
  if (tens < 0) return undefined;
  if (one === undefined) return 20 + tens * 10;
  const ones = word(SMALL, one);
  return ones >= 1 && ones <= 9 ? 20 + tens * 10 + ones : undefined;
}

/**
 * Reads a whole number as figures ("1,250") or as lower-case English words ("a", "twenty-one",
 * "two hundred and fifty") up to 999; undefined for anything else.
 */
export function readWholeNumber(text: string): number | undefined {
  if (/^\d{1,9}$/u.test(text)) return Number(text);
  if (/^\d{1,3}(?:,\d{3}){1,3}$/u.test(text)) return Number(text.replaceAll(",", ""));
  if (text === "a" || text === "an") return 1;
  const hundreds = /^(\S+) hundred(?: (?:and )?(.+))?$/u.exec(text);
  if (!hundreds) return readTens(text);
  const count = hundreds[1] === "a" ? 1 : word(SMALL, hundreds[1] ?? "");
  const rest = hundreds[2] === undefined ? 0 : readTens(hundreds[2]);
  return count >= 1 && count <= 9 && rest !== undefined ? count * 100 + rest : undefined;
}

/** Reads "3rd", "third", "twenty-first" or "last" (-1); undefined for anything else. */
export function readOrdinal(text: string): number | undefined {
  if (text === "last" || text === "final") return -1;
  const figures = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(text);
  if (figures) return Number(figures[1]);
  const small = word(ORDINALS, text);
  if (small >= 1) return small;
  const tenth = word(TENTHS, text);
  if (tenth >= 0) return 20 + tenth * 10;
  const [ten = "", one = ""] = text.split(/[- ]/u);
  const tens = word(TENS, ten);
  const ones = word(ORDINALS, one);
  return tens >= 0 && ones >= 1 && ones <= 9 ? 20 + tens * 10 + ones : undefined;
}
