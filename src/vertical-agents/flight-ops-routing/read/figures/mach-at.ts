import type { Sheet } from "../sheet.js";

export interface MachFound {
  readonly mach: number;
  readonly next: number;
}

const LINKS: ReadonlySet<string> = new Set([
  ":",
  "=",
  "of",
  "number",
  "no",
  "is",
  "at",
  "de",
  "von",
]);

/** The Mach number at a token: `M.82`, `M0.82`, `Mach 0.8`, `0.85M`, `.78 Mach`, `M82`. */
export function machAt(sheet: Sheet, at: number): MachFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind === "number") return behindAt(sheet, at, token.value);
  if (token?.kind !== "word") return undefined;
  if (token.key === "m" || token.key === "mach") return aheadAt(sheet, at);
  // `M0.82` is a word and a number.
  if (token.key === "m0" && sheet.keyAt(at + 1) === ".") {
    const digits = sheet.tokens[at + 2];
    if (digits?.kind === "number" && digits.isGlued && /^\d{1,3}$/u.test(digits.text))
      return found(Number(`0.${digits.text}`), at + 3);
  }
  const short = /^m(\d{2})$/u.exec(token.key);
  return short ? found(Number(short[1]) / 100, at + 1) : undefined;
}

function aheadAt(sheet: Sheet, at: number): MachFound | undefined {
  let from = at + 1;
  while (from < at + 3 && LINKS.has(sheet.keyAt(from))) from += 1;
  const number = sheet.tokens[from];
  if (number?.kind !== "number") return undefined;
  const isHundredths = Number.isInteger(number.value) && number.value >= 30 && number.value <= 99;
  return found(isHundredths ? number.value / 100 : number.value, from + 1);
}

function behindAt(sheet: Sheet, at: number, value: number): MachFound | undefined {
  const word = sheet.tokens[at + 1];
  if (isBareMach(sheet, at, value)) return found(value, at + 1);
  const isMach =
    word?.kind === "word" && (word.key === "mach" || (word.text === "M" && word.isGlued));
  return isMach ? found(value, at + 2) : undefined;
}

/** `.84 fl370`: a share of one beside a level. */
function isBareMach(sheet: Sheet, at: number, value: number): boolean {
  const isShare = /^0?\.\d{2,3}$/u.test(sheet.keyAt(at)) && value >= 0.5 && value < 1;
  return isShare && [at - 1, at + 1].some((each) => /^fl\d{3}$/u.test(sheet.keyAt(each)));
}

function found(mach: number, next: number): MachFound | undefined {
  return mach >= 0.1 && mach < 3 ? { mach, next } : undefined;
}
