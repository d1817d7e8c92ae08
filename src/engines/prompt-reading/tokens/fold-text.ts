/** A text in plain characters, and where each of them stood before. */
export interface FoldedText {
  readonly text: string;
  /** The source's UTF-16 offset where a unit of `text` begins. */
  readonly starts: readonly number[];
  /** The source's UTF-16 offset behind a unit of `text`. */
  readonly ends: readonly number[];
}

/** Spaces that stand inside a number in French, German or SI style. */
export const NARROW_SPACE = "\u00a0";

const PLAIN: ReadonlyMap<string, string> = new Map(
  [
    ["\u00a0\u202f\u2007\u2008\u2009\u200a", NARROW_SPACE],
    ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63", "-"],
    ["‘’′´", "'"],
    ["“”″„", '"'],
    ["º˚", "°"],
    ["→➔⟶⇒", "→"],
  ].flatMap(([marks = "", plain = ""]) => [...marks].map((mark) => [mark, plain] as const)),
);

/**
 * Folds digits of all scripts, dashes, quotes, wide forms and spaces to their plain forms and drops what
 * is invisible. Lines end with `\n`. Linear.
 */
export function foldText(source: string): FoldedText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const mark of source) {
    const plain = fold(mark, source[at + 1]);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(at + mark.length);
    }
    text += plain;
    at += mark.length;
  }
  return { text, starts, ends };
}

function fold(mark: string, next: string | undefined): string {
  const point = mark.codePointAt(0) ?? 0;
  if (point < 0x80) return mark === "\r" ? (next === "\n" ? "" : "\n") : mark;
  const plain = PLAIN.get(mark);
  if (plain !== undefined) return plain;
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(point - 0xfee0);
  if (/\p{Nd}/u.test(mark)) return String(digitOf(point));
  if (/\p{Zs}/u.test(mark)) return " ";
  if (/[\u2028\u2029\u0085]/u.test(mark)) return "\n";
  return /\p{Cf}/u.test(mark) ? "" : mark;
}

/** Unicode keeps the ten digits of a script together; runs of several sets begin with a zero. */
function digitOf(point: number): number {
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}
