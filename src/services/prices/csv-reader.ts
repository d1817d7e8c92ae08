/** One record of a CSV text: its fields, and the line that it begins on, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** The text is no CSV from here on; line and column (the number of the field) count from 1. */
export class CsvBroken extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
    this.name = "CsvBroken";
  }
}

const LINE_LENGTH_MAX = 1_000_000;
const FIELD_LENGTH_MAX = 1_000;

/**
 * The records of a CSV text as RFC 4180 has them: fields with commas between, in double quotes where
 * they hold commas, quotes (doubled) or line breaks; lines end with LF or CRLF, and empty ones are
 * passed over. A line has at most a million characters, a quoted field a thousand.
 * Throws CsvBroken.
 */
export function* readCsv(text: string): Generator<CsvRecord, void, void> {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const end = endOfLine(text, at);
    if (end - at > LINE_LENGTH_MAX) {
      throw new CsvBroken(`the line is longer than ${LINE_LENGTH_MAX} characters`, line, 1);
    }
    const plain = withoutReturn(text.slice(at, end));
    if (plain.includes('"')) {
      const { fields, next, lines } = readQuoted(text, at, line);
      yield { line, fields };
      at = next;
      line += lines;
    } else {
      if (plain !== "") yield { line, fields: plain.split(",") };
      at = end + 1;
      line += 1;
    }
  }
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? text.length : at;
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** A record with quotes in it, which may go over several lines. */
function readQuoted(text: string, from: number, line: number) {
  const fields: string[] = [];
  let at = from;
  let lines = 1;
  for (;;) {
    const field =
      text[at] === '"'
        ? quotedField(text, at, { line, column: fields.length + 1 })
        : plainField(text, at, { line, column: fields.length + 1 });
    fields.push(field.value);
    lines += field.value.split("\n").length - 1;
    at = field.next;
    if (text[at] === ",") at += 1;
    else return { fields, lines, next: text[at] === "\r" ? at + 2 : at + 1 };
  }
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function quotedField(text: string, from: number, { line, column }: Place) {
  let at = from + 1;
  for (;;) {
    at = text.indexOf('"', at);
    if (at < 0 || at - from > FIELD_LENGTH_MAX) {
      throw new CsvBroken("a quoted field is not closed within 1000 characters", line, column);
    }
    if (text[at + 1] !== '"') break;
    at += 2;
  }
  const next = at + 1;
  if (next < text.length && !/^(,|\r?\n)/.test(text.slice(next, next + 2))) {
    throw new CsvBroken("a quoted field goes on after its closing quote", line, column);
  }
  return { value: text.slice(from + 1, at).replaceAll('""', '"'), next };
}

function plainField(text: string, from: number, { line, column }: Place) {
  const end = endOfLine(text, from);
  const comma = text.indexOf(",", from);
  const rest = text.slice(from, comma < 0 ? end : Math.min(comma, end));
  const value = withoutReturn(rest);
  if (value.includes('"')) {
    throw new CsvBroken("a quote stands within a field that does not begin with one", line, column);
  }
  return { value, next: from + value.length };
}
