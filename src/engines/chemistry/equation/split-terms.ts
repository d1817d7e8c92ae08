/** The text of a term and the column where it starts. */
export interface TermText {
  readonly text: string;
  readonly column: number;
}

/** A plus is a charge before another plus, a phase or the end, and where digits end the term behind it. */
const CHARGE_BEHIND =
  /^(?:\d{0,6}\s*(?:\(\s*(?:s|l|g|aq|cr|am|sln|ads|vap)\s*\)\s*)?(?:\+|$)|\d{0,6}\s*[·)\]}])/u;
const SPACE = /\s/u;

/** Splits a side of an equation at the plus signs that are not charges. */
export function splitTerms(side: string, column: number): readonly TermText[] {
  const terms: TermText[] = [];
  let start = 0;
  let braces = 0;
  for (let index = 0; index < side.length; index += 1) {
    const character = side.charAt(index);
    if (character === "{") braces += 1;
    else if (character === "}") braces -= 1;
    else if (
      (character === "+" || character === "＋") &&
      braces <= 0 &&
      isSeparator(side, index, start)
    ) {
      terms.push({ text: side.slice(start, index), column: column + start });
      start = index + 1;
    }
  }
  return [...terms, { text: side.slice(start), column: column + start }];
}

function isSeparator(side: string, index: number, start: number): boolean {
  const before = side.slice(Math.max(start, index - 8), index);
  if (before.trim() === "") return true;
  if (/\^\+*$|\^\d+$|\(\d*$/u.test(before)) return false;
  // `Fe 3+ + …`: digits alone behind a space are a charge; a coefficient never ends a term.
  if (/\S\s+\d+$/u.test(before)) return false;
  if (SPACE.test(before.slice(-1))) return true;
  return !CHARGE_BEHIND.test(side.slice(index + 1, index + 32).replace(/^ +/u, ""));
}
