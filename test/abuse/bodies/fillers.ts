/** JSON text of at most so many bytes. */
export type Filler = (bytesMax: number) => string;

const LEGAL_LEVELS = 48;
const ILLEGAL_LEVELS = 500_000;

/** As often as it fits, with commas between. */
export function repeated(
  item: string,
  bytesMax: number,
  countMax = Number.POSITIVE_INFINITY,
): string {
  const count = Math.min(countMax, Math.floor((bytesMax + 1) / (Buffer.byteLength(item) + 1)));
  return count < 1 ? "" : `${`${item},`.repeat(count - 1)}${item}`;
}

/** Members with keys that differ, as short as they can be, and that no schema has. */
export function manyKeys(
  bytesMax: number,
  value = "0",
  countMax = Number.POSITIVE_INFINITY,
): string {
  return members(bytesMax, { keyOf: (place) => `~${place.toString(36)}`, value, countMax });
}

interface Members {
  readonly keyOf: (place: number) => string;
  readonly value: string;
  readonly countMax: number;
}

function members(bytesMax: number, { keyOf, value, countMax }: Members): string {
  const written: string[] = [];
  let bytes = -1;
  for (let place = 0; place < countMax; place++) {
    const member = `"${keyOf(place)}":${value}`;
    bytes += member.length + 1;
    if (bytes > bytesMax) break;
    written.push(member);
  }
  return written.join(",");
}

/** Keys that are indexes of a list with wide gaps. */
function manyIndexes(bytesMax: number): string {
  const keyOf = (place: number) => String((place * 100_003) % 2 ** 31);
  return members(bytesMax, { keyOf, value: "0", countMax: Number.POSITIVE_INFINITY });
}

/** A text in quotes out of one character, which is written in so many bytes. */
const text =
  (written: string): Filler =>
  (bytesMax) =>
    `"${written.repeat(Math.max(0, Math.floor((bytesMax - 2) / Buffer.byteLength(written))))}"`;

const list =
  (item: string): Filler =>
  (bytesMax) =>
    `[${repeated(item, bytesMax - 2)}]`;

const chain = `${"[".repeat(LEGAL_LEVELS)}${"]".repeat(LEGAL_LEVELS)}`;
const chainOfObjects = `${'{"":'.repeat(LEGAL_LEVELS)}0${"}".repeat(LEGAL_LEVELS)}`;

/** What any JSON value may be, at its worst for who reads, checks, copies or hashes it. */
export const freeValues: Readonly<Record<string, Filler>> = {
  "most keys": (bytesMax) => `{${manyKeys(bytesMax - 2)}}`,
  "most keys that are indexes": (bytesMax) => `{${manyIndexes(bytesMax - 2)}}`,
  "one key again and again": (bytesMax) => `{${repeated('"~":0', bytesMax - 2)}}`,
  "longest key": (bytesMax) => `{"${"~".repeat(Math.max(0, bytesMax - 6))}":0}`,
  "most numbers": list("0"),
  "most fractions": list("0.1"),
  "most objects": list("{}"),
  "most texts": list('""'),
  "longest text": text("a"),
  "longest text of escapes": text("\\u0041"),
  "longest text of line breaks": text("\\n"),
  "longest text of two bytes": text("é"),
  "longest text of pairs": text("\\ud83d\\ude00"),
  "widest legal nesting of lists": list(chain),
  "widest legal nesting of objects": list(chainOfObjects),
  "longest fraction": (bytesMax) => `0.${"0".repeat(Math.max(1, bytesMax - 3))}1`,
};

/** What is JSON, and beyond what a body may hold. */
export const illegalValues: Readonly<Record<string, Filler>> = {
  "deepest nesting of lists": (bytesMax) => {
    const levels = Math.min(ILLEGAL_LEVELS, Math.floor(bytesMax / 2));
    return "[".repeat(levels) + "]".repeat(levels);
  },
  "deepest nesting of objects": (bytesMax) => {
    const levels = Math.min(ILLEGAL_LEVELS, Math.floor((bytesMax - 1) / 6));
    return `${'{"":'.repeat(levels)}0${"}".repeat(levels)}`;
  },
  "longest integer": (bytesMax) => "9".repeat(Math.max(1, bytesMax)),
};

/** Characters that texts consist of, by how they are written. */
export const alphabets: Readonly<
  Record<string, { readonly written: string; readonly character: string }>
> = {
  ASCII: { written: "a", character: "a" },
  escapes: { written: "\\u0041", character: "A" },
  "two bytes": { written: "é", character: "é" },
  pairs: { written: "\\ud83d\\ude00", character: "😀" },
};
