import type { Span } from "./span.js";

const VALUE_MAX = 20_000;
const QUOTED_WORDS_MIN = 3;
const CELL_WORDS_MIN = 5;
const UNSPACED_MIN = 8;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const DOUBLE = `"((?:[^"\\\\\\n]|\\\\.){1,${VALUE_MAX}})"`;
const SINGLE = `'((?:[^'\\\\\\n]|\\\\.){1,${VALUE_MAX}})'(?=[ \\t]*(?:[,;}\\])]|$))`;
/** `"key": "value"`, `key: "value"` on a line of its own, and `key="value"`. */
const QUOTED = [
  '"[^"\\\\\\n]{1,80}"[ \\t]*:[ \\t]*',
  "^[ \\t]*(?:-[ \\t]+)?[a-z_][\\w.-]{0,60}[ \\t]*[:=][ \\t]*",
  "\\b\\w{1,60}=",
].map((key) => new RegExp(`${key}(?:${DOUBLE}|${SINGLE})`, "dgmu"));
const SINGLE_KEY = new RegExp(`'[^'\\\\\\n]{1,80}'[ \\t]*:[ \\t]*(?:${DOUBLE}|${SINGLE})`, "dgmu");
/** A row of a table with commas and the like has no space after them. */
const QUOTED_CELL =
  /(?:(?<=[^\s,;\t][,;\t])"((?:[^"\n]|""){1,20000})"(?=[,;\t]|\r?$)|^"((?:[^"\n]|""){1,20000})"(?=[,;\t]["\d\p{L}]))/dgmu;
/** Who speaks in a conversation belongs to what is said. */
const PLAIN =
  /^[ \t]*(?:-[ \t]+)?(?!(?:system|assistant|user|human|ai|model|bot|note|https?)\b)[a-z_][a-z0-9_.-]{0,60}:[ \t]+(?=[^\s"'|>])/gmu;
const LOGGED =
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^\s]{0,24}[^\n]{0,60}?\b(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)\b[\]:]?[ \t]+(?:[\w./-]{1,60}(?:\[\d{1,9}\])?:[ \t]+)?/gimu;
const SEPARATOR = /(?<=\S)[,;](?=[^\s\d]|\d(?!\d\d(?!\d)))|\t/gu;
const SEPARATORS_MIN = 2;

/**
 * Values of structured data that are long enough to say something: of keys in JSON, YAML, logs and the like, and
 * cells of rows. None overlaps another. Linear.
 */
export function findFields(text: string): readonly Span[] {
  const found = [...findQuoted(text), ...findPlain(text), ...findCells(text)];
  found.sort((a, b) => a.start - b.start || a.end - b.end);
  const fields: Span[] = [];
  let last = 0;
  for (const field of found) {
    if (field.start < last) continue;
    fields.push(field);
    last = field.end;
  }
  return fields;
}

function* findQuoted(text: string): Generator<Span> {
  for (const pattern of [...QUOTED, SINGLE_KEY, QUOTED_CELL]) {
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
      if (hasWords(text.slice(start, end), QUOTED_WORDS_MIN)) yield { start, end };
    }
  }
}

/** Values without quotation marks go on to the end of their line. */
function* findPlain(text: string): Generator<Span> {
  for (const pattern of [PLAIN, LOGGED]) {
    for (const { index, 0: key } of text.matchAll(pattern)) {
      const start = index + key.length;
      const end = lineEnd(text, start);
      if (hasWords(text.slice(start, end), QUOTED_WORDS_MIN)) yield { start, end };
    }
  }
}

/** Cells of at least two lines that are separated in the same way. */
function* findCells(text: string): Generator<Span> {
  let before: { readonly start: number; readonly places: readonly number[] } | undefined;
  let wasRow = false;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    const places = [...text.slice(start, end).matchAll(SEPARATOR)].map(
      ({ index }) => start + index,
    );
    const isRow = places.length >= SEPARATORS_MIN;
    if (isRow && before) {
      if (!wasRow) yield* cellsOf(text, before.start, before.places, start - 1);
      yield* cellsOf(text, start, places, end);
    }
    wasRow = isRow && before !== undefined;
    before = isRow ? { start, places } : undefined;
    start = end + 1;
  }
}

function* cellsOf(
  text: string,
  from: number,
  places: readonly number[],
  end: number,
): Generator<Span> {
  let start = from;
  for (const place of [...places, end]) {
    const isQuoted = text[start] === '"' && text[place - 1] === '"' && place - start > 1;
    const [first, last] = isQuoted ? [start + 1, place - 1] : [start, place];
    if (hasWords(text.slice(first, last), CELL_WORDS_MIN)) yield { start: first, end: last };
    start = place + 1;
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function hasWords(value: string, wanted: number): boolean {
  if (UNSPACED.test(value)) return value.trim().length >= UNSPACED_MIN;
  return value.trim().split(/\s+/u, wanted).length >= wanted;
}
