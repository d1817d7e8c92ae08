import { mappedTo } from "../decoded-text/mapped-text.js";
import { readText } from "./find-encoded.js";
import type { HiddenPiece } from "./hidden-piece.js";
import { isPlausible } from "./plausible-text.js";

/** Tag characters stand for ASCII; after the flag U+1F3F4 they name a region. */
const TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,8})[\u{e0001}\u{e0020}-\u{e007f}]{4,}/gu;
/** Variation selectors, of which each may stand for a byte. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}/gu;
const INVISIBLE_DIGITS =
  /[\u034f\u00ad\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0]/g;
const DIGITS_MIN = 24;
/** So many digits of a row are read; a row of other lengths is noise. */
const DIGITS_MAX = 100_000;
const TRIED_DIGITS = 640;
const GAP_MAX = 64;

/**
 * Text in characters that show nothing: Unicode tags, variation selectors taken as bytes, and zero-width
 * characters taken as binary or quaternary digits, in a row or strewn over the text. Linear.
 */
export function* findSmuggled(text: string): Generator<HiddenPiece> {
  if (!/[^\0-\x7f]/.test(text)) return;
  for (const match of text.matchAll(TAGS)) {
    const decoded = [...match[0]]
      .map((tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)
      .filter((code) => code >= 0x20 && code < 0x7f)
      .map((code) => String.fromCharCode(code))
      .join("");
    if (isPlausible(decoded)) yield smuggled(match, decoded, "in Unicode tag characters");
  }
  for (const match of text.matchAll(SELECTORS)) {
    const decoded = readSelectors(match[0]);
    if (decoded !== undefined) yield smuggled(match, decoded, "in variation selectors");
  }
  yield* findInvisibleDigits(text);
}

function smuggled(match: RegExpExecArray, decoded: string, how: string): HiddenPiece {
  return pieceOf(match.index, match.index + match[0].length, decoded, how);
}

function pieceOf(start: number, end: number, decoded: string, how: string): HiddenPiece {
  const region = { start, end };
  return { region, content: mappedTo(decoded, region), how, isWhole: true, isSmuggled: true };
}

/** The first sixteen are the numbers 0 to 15, the others 16 to 255: a byte each, or half of one. */
function readSelectors(written: string): string | undefined {
  const values = [...written].map((selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
  });
  const readings: Uint8Array[] = [Uint8Array.from(values)];
  if (values.every((value) => value < 16)) readings.push(joinDigits(values, 4, 8));
  return plausibleOf(readings);
}

interface DigitRow {
  readonly start: number;
  end: number;
  readonly codes: number[];
}

/** Rows of invisible digits with little between them; one that is strewn over the whole text is one row. */
function* findInvisibleDigits(text: string): Generator<HiddenPiece> {
  let row: DigitRow | undefined;
  for (const match of text.matchAll(INVISIBLE_DIGITS)) {
    const { index } = match;
    if (row && index - row.end > GAP_MAX) {
      yield* readRow(row);
      row = undefined;
    }
    row ??= { start: index, end: index, codes: [] };
    row.end = index + 1;
    if (row.codes.length < DIGITS_MAX) row.codes.push(text.charCodeAt(index));
  }
  if (row) yield* readRow(row);
}

function* readRow({ start, end, codes }: DigitRow): Generator<HiddenPiece> {
  if (codes.length < DIGITS_MIN) return;
  const decoded = readDigitRow(codes);
  if (decoded !== undefined) yield pieceOf(start, end, decoded, "in zero-width characters");
}

/** Reads digits of two to five kinds, one of which may only part bytes, in every order of the kinds. */
function readDigitRow(codes: readonly number[]): string | undefined {
  const kinds = [...new Set(codes)];
  if (kinds.length < 2 || kinds.length > 5) return undefined;
  for (const digits of digitsOf(kinds)) {
    const bits = digits.length === 4 ? 2 : 1;
    const values = codes.map((code) => digits.indexOf(code)).filter((value) => value >= 0);
    for (const width of bits === 1 ? [8, 7, 16] : [8]) {
      const head = joinDigits(values.slice(0, TRIED_DIGITS), bits, width);
      if (plausibleOf([head]) === undefined) continue;
      return plausibleOf([joinDigits(values, bits, width)]);
    }
  }
  return undefined;
}

/** The ways to take kinds of characters for digits: both orders of two, or all orders of four. */
function* digitsOf(kinds: readonly number[]): Generator<readonly number[]> {
  for (const first of kinds) {
    for (const second of kinds) if (first !== second) yield [first, second];
  }
  if (kinds.length < 4) return;
  for (const order of ordersOf(kinds)) yield order.slice(0, 4);
}

function* ordersOf(kinds: readonly number[]): Generator<readonly number[]> {
  if (kinds.length <= 1) {
    yield kinds;
    return;
  }
  for (const first of kinds) {
    for (const rest of ordersOf(kinds.filter((kind) => kind !== first))) yield [first, ...rest];
  }
}

/** Joins digits of so many bits to numbers of a width, the first digit being the highest, as bytes. */
function joinDigits(digits: readonly number[], bits: number, width: number): Uint8Array {
  const perNumber = width / bits;
  const bytes: number[] = [];
  for (let at = 0; at + perNumber <= digits.length; at += perNumber) {
    let number = 0;
    for (let place = 0; place < perNumber; place += 1) {
      number = (number << bits) | (digits[at + place] ?? 0);
    }
    if (width === 16) bytes.push(number & 0xff, number >> 8);
    else bytes.push(number);
  }
  return Uint8Array.from(bytes);
}

function plausibleOf(readings: readonly Uint8Array[]): string | undefined {
  for (const bytes of readings) {
    const text = readText(bytes);
    if (text !== undefined && isPlausible(text)) return text;
  }
  return undefined;
}
