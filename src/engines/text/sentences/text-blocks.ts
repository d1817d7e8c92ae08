/** Lines that belong together: a paragraph, a heading, a list item, or fenced code. */
export interface TextBlock {
  readonly start: number;
  readonly end: number;
  readonly isCode: boolean;
}

const FENCE = /^\s*(?:```|~~~)/;
const STARTS_ANEW = /^\s*(?:#{1,6}\s|>|\||[-*+•‣▪●◦·]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s)/iu;
const STANDS_ALONE = /^\s*(?:#{1,6}\s|\|)/u;
const UNDERLINE = /^\s*(?:={3,}|-{3,}|\*{3,}|_{3,})\s*$/u;
const BEGINS_SMALL = /^\s*\p{Ll}/u;
const SMALL = /\p{Ll}/u;
const LETTER = /\p{L}/u;
/** Shorter lines are not broken for width, and longer ones are paragraphs on one line. */
const WRAPPED_MIN = 45;
const WRAPPED_MAX = 120;
const CAPITAL_HEADING_MAX = 60;
/** So much of a line tells what it is. */
const LOOKED_AT = 200;
const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]|\u0085/gu;

/** The blocks of a text, in order; blank lines lie between them. */
export function* blocksOf(text: string): Generator<TextBlock> {
  let open: { start: number; end: number; isCode: boolean; last: Line } | undefined;
  for (const line of linesOf(text)) {
    const isFence = FENCE.test(line.opening);
    if (open?.isCode === true) {
      open.end = line.end;
      if (isFence) {
        yield open;
        open = undefined;
      }
      continue;
    }
    if (open !== undefined && (isFence || isApart(open.last, line))) {
      yield open;
      open = undefined;
    }
    if (line.opening.trim() === "" && line.length <= LOOKED_AT) continue;
    if (open === undefined) {
      open = { start: line.start, end: line.end, isCode: isFence, last: line };
    } else {
      open.end = line.end;
      open.last = line;
    }
  }
  if (open !== undefined) yield open;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  /** What it begins with; the whole of a short line. */
  readonly opening: string;
}

function* linesOf(text: string): Generator<Line> {
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(LINE_END)) {
    yield lineAt(text, start, index);
    start = index + mark.length;
  }
  yield lineAt(text, start, text.length);
}

function lineAt(text: string, start: number, end: number): Line {
  return {
    start,
    end,
    length: end - start,
    opening: text.slice(start, Math.min(end, start + LOOKED_AT)),
  };
}

/** Whether a line begins a new block after the one before it. */
function isApart(before: Line, line: Line): boolean {
  if (line.opening.trim() === "" || STARTS_ANEW.test(line.opening)) return true;
  if (UNDERLINE.test(line.opening) || UNDERLINE.test(before.opening)) return true;
  if (STANDS_ALONE.test(before.opening) || isCapitalHeading(before)) return true;
  if (BEGINS_SMALL.test(line.opening)) return false;
  return before.length < WRAPPED_MIN || before.length > WRAPPED_MAX;
}

function isCapitalHeading({ length, opening }: Line): boolean {
  return (
    length <= CAPITAL_HEADING_MAX &&
    LETTER.test(opening) &&
    !SMALL.test(opening) &&
    /\p{Lu}/u.test(opening)
  );
}
