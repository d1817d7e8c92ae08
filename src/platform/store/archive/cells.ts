import { isUtf8 } from "node:buffer";

/** The types that migrations use; both engines store them alike. */
export const COLUMN_TYPES = ["TEXT", "BIGINT", "DOUBLE PRECISION", "BYTEA"] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A text of SQLite whose bytes are not UTF-8, so that no string is it. */
export class RawText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** One stored value: a bigint is an integer, a number is floating point. */
export type Cell = string | bigint | number | Buffer | RawText | null;

const TEXT_OF_FLOATS = new Map([
  ["-0", -0],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["-Infinity", Number.NEGATIVE_INFINITY],
  ["NaN", Number.NaN],
]);
const INTEGER = /^-?\d{1,19}$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** A line of an archive is not what one should be. */
export class NotACell extends Error {}

/**
 * A row as one line of JSON, without its end. What its column's type does not tell is told by an
 * object, so equal lines mean equal values, of the same kind: integers beyond 2^53 and floating
 * point that JSON has no number for are texts, bytes are base64.
 */
export function writeRow(types: readonly ColumnType[], cells: readonly Cell[]): string {
  return `[${cells.map((cell, place) => writeCell(types[place], cell)).join(",")}]`;
}

function writeCell(type: ColumnType | undefined, cell: Cell): string {
  if (cell === null) return "null";
  if (typeof cell === "string") {
    const text = JSON.stringify(cell);
    return type === "TEXT" ? text : `{"text":${text}}`;
  }
  if (typeof cell === "bigint") {
    const isSafe = cell <= Number.MAX_SAFE_INTEGER && cell >= Number.MIN_SAFE_INTEGER;
    if (type === "BIGINT") return isSafe ? String(cell) : `"${cell}"`;
    return `{"integer":"${cell}"}`;
  }
  if (typeof cell === "number") {
    const text = floatText(cell);
    if (type !== "DOUBLE PRECISION") return `{"real":"${text}"}`;
    return TEXT_OF_FLOATS.has(text) ? `"${text}"` : text;
  }
  if (cell instanceof RawText) return `{"bytes":"${cell.bytes.toString("base64")}"}`;
  const text = cell.toString("base64");
  return type === "BYTEA" ? `"${text}"` : `{"blob":"${text}"}`;
}

/** The shortest text of a number that reads as the same one, its sign included. */
export function floatText(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** Reads what `writeRow` wrote; throws NotACell for anything else. */
export function readRow(types: readonly ColumnType[], line: string): Cell[] {
  const row = parse(line);
  if (!Array.isArray(row) || row.length !== types.length) {
    throw new NotACell(`a row needs ${types.length} values`);
  }
  return row.map((value, place) => readCell(types[place], value));
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new NotACell("it is not JSON", { cause: error });
  }
}

function readCell(type: ColumnType | undefined, value: unknown): Cell {
  if (value === null) return null;
  if (typeof value === "object") return readTagged(value);
  switch (type) {
    case "TEXT":
      if (typeof value === "string") return value;
      break;
    case "BIGINT":
      if (Number.isSafeInteger(value)) return BigInt(value as number);
      if (typeof value === "string") return readInteger(value);
      break;
    case "DOUBLE PRECISION":
      if (typeof value === "number") return value;
      if (typeof value === "string") return readFloat(value);
      break;
    case "BYTEA":
      if (typeof value === "string") return readBytes(value);
  }
  throw new NotACell(`a value of type ${typeof value} stands where ${type} should`);
}

function readTagged(value: object): Cell {
  const [[tag, text] = [], ...others] = Object.entries(value);
  if (others.length === 0 && typeof text === "string") {
    if (tag === "text") return text;
    if (tag === "integer") return readInteger(text);
    if (tag === "real") return readFloat(text);
    if (tag === "blob") return readBytes(text);
    if (tag === "bytes") return new RawText(readBytes(text));
  }
  throw new NotACell("an object stands for no value");
}

function readInteger(text: string): bigint {
  const value = INTEGER.test(text) ? BigInt(text) : undefined;
  if (value !== undefined && BigInt.asIntN(64, value) === value) return value;
  throw new NotACell("an integer does not fit into 64 bits");
}

function readFloat(text: string): number {
  const value = TEXT_OF_FLOATS.get(text) ?? Number(text);
  if (floatText(value) === text) return value;
  throw new NotACell("a number is not written as it should be");
}

function readBytes(text: string): Buffer {
  if (BASE64.test(text)) return Buffer.from(text, "base64");
  throw new NotACell("bytes are not base64");
}

/** A text by its bytes, as a string where it is one. */
export function textOf(bytes: Buffer): string | RawText {
  return isUtf8(bytes) ? bytes.toString() : new RawText(bytes);
}
