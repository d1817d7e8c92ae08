/** The beginning of a list item. */
export interface ListMarker {
  /** What stands before the text of the item, with the space behind. */
  readonly length: number;
  /** The number of an ordered item; undefined for a bullet. */
  readonly ordinal: number | undefined;
  /** The letter or Roman numeral that an item is counted with. */
  readonly letters?: string;
  /** What all markers of one list share: the bullet, or the way of numbering. */
  readonly kind: string;
}

const BULLET = /^(?:(?:([•◦▪▫‣⁃●○■□◆◇▶►➢➤✓✔❖♦])\s*)+|([·∙*–—o-])\s+)(?=\S)/u;
const NUMBERED = /^(\(?)(\d{1,3}|[a-z]|[ivx]{2,5}|[A-Z])([.)])\s+(?=\S)/;

/** Reads the marker that a line begins with, if it is one of a list. */
export function markerOf(text: string): ListMarker | undefined {
  const bullet = BULLET.exec(text);
  if (bullet !== null) {
    return { length: bullet[0].length, ordinal: undefined, kind: bullet[1] ?? bullet[2] ?? "" };
  }
  const numbered = NUMBERED.exec(text);
  if (numbered === null) return undefined;
  const [whole, open = "", label = "", close = ""] = numbered;
  const { ordinal, style } = ordinalOf(label);
  const kind = `${open}${style}${close}`;
  const marker = { length: whole.length, ordinal, kind };
  return style === "1" ? marker : { ...marker, letters: label };
}

function ordinalOf(label: string): { ordinal: number; style: string } {
  if (/^\d/.test(label)) return { ordinal: Number(label), style: "1" };
  if (/^[ivx]{2,}$/.test(label)) return { ordinal: romanOf(label), style: "i" };
  const lower = label.toLowerCase();
  return { ordinal: lower.charCodeAt(0) - 96, style: lower === label ? "a" : "A" };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a Roman numeral below 400, in small letters. */
export function romanOf(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}
