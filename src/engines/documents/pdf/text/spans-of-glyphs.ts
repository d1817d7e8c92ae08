import type { Glyph } from "../page/page-content.js";
import { combiningAccent, isUnspaced, plainCharacters } from "./characters.js";
import { appendSpan, type Span } from "./span.js";
import { readingOrder, type Token } from "./visual-order.js";

/** Gaps between glyphs, in parts of the font's height, that are spaces between words. */
const WORD_GAP = 0.17;
/** The same where the line has spaces of its own. */
const WORD_GAP_BESIDE_SPACES = 0.24;
/** The same behind the number of a list item, which a narrow tab may part from its text. */
const LABEL_GAP = 0.12;
const LABEL = /^\(?(?:\d{1,3}|[A-Za-z])[.)]$/;
const LABEL_LENGTH_MAX = 5;
const UNSPACED_GAP = 0.6;
const LETTER_SPACING_MIN = 0.12;
const OVERPRINT_MAX = 0.2;
const RAISED_SIZE_MAX = 0.85;
const RAISED_MIN = 0.15;

/** The text of glyphs of one line, which come from left to right. */
export function spansOfGlyphs(
  glyphs: readonly Glyph[],
  line: { readonly y: number; readonly size: number },
): Span[] {
  const spans: Span[] = [];
  for (const { text, source } of readingOrder(tokensOf(glyphs))) {
    const isSpace = text === " ";
    const last = spans.at(-1);
    if (isSpace && (last === undefined || last.text.endsWith(" "))) continue;
    const { style, link, size, y } = source;
    appendSpan(spans, {
      text,
      link,
      isBold: style.isBold,
      isItalic: style.isItalic,
      isMonospace: style.isMonospace && !isUnspaced(text),
      isRaised: size <= line.size * RAISED_SIZE_MAX && line.y - y >= line.size * RAISED_MIN,
    });
  }
  return spans;
}

function tokensOf(all: readonly Glyph[]): Token<Glyph>[] {
  const glyphs = all.filter((glyph, index) => !isOverprint(all, glyph, index));
  const gapMin = wordGap(glyphs);
  const tokens: Token<Glyph>[] = [];
  let end: Glyph | undefined;
  for (const glyph of glyphs) {
    const text = plainCharacters(glyph.text);
    if (text.trim() === "") {
      if (text !== "") tokens.push({ text: " ", source: glyph });
      continue;
    }
    if (end !== undefined && !composeAccent(tokens, end, glyph, text)) {
      const previous = tokens.at(-1)?.text ?? "";
      const isTight = isUnspaced(previous.slice(-1)) || isUnspaced(text);
      const gap = (glyph.x - end.x - end.width) / Math.max(glyph.size, end.size);
      const wordGapMin = isLabel(tokens, text) ? LABEL_GAP : gapMin;
      if (previous !== " " && gap > (isTight ? UNSPACED_GAP : wordGapMin)) {
        // The space belongs to the link only where both of its neighbours do.
        tokens.push({ text: " ", source: glyph.link === end.link ? end : unlinked(end) });
      }
      tokens.push({ text, source: glyph });
    } else if (end === undefined) tokens.push({ text, source: glyph });
    if (end === undefined || glyph.x + glyph.width >= end.x + end.width) end = glyph;
  }
  return tokens;
}

/** Whether a line has the number of a list item so far, and a word comes next. */
function isLabel(tokens: readonly Token<Glyph>[], next: string): boolean {
  if (tokens.length > LABEL_LENGTH_MAX || !/^\p{L}/u.test(next)) return false;
  return LABEL.test(tokens.map(({ text }) => text).join(""));
}

function unlinked(glyph: Glyph): Glyph {
  return { ...glyph, link: undefined };
}

/** Bold that is made by drawing a letter twice. */
function isOverprint(glyphs: readonly Glyph[], glyph: Glyph, index: number): boolean {
  const before = glyphs[index - 1];
  if (before === undefined || before.text !== glyph.text || glyph.isSpace) return false;
  return glyph.x - before.x < Math.min(glyph.width, glyph.size) * OVERPRINT_MAX;
}

/** Above this gap there is a space; wider where the letters themselves are spaced. */
function wordGap(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  let hasSpaces = false;
  glyphs.forEach((glyph, index) => {
    const before = glyphs[index - 1];
    hasSpaces ||= glyph.isSpace;
    if (before === undefined || glyph.isSpace || before.isSpace) return;
    gaps.push((glyph.x - before.x - before.width) / glyph.size);
  });
  const usual = hasSpaces ? WORD_GAP_BESIDE_SPACES : WORD_GAP;
  if (gaps.length < 4) return usual;
  const median = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
  return median < LETTER_SPACING_MIN ? usual : Math.max(usual, median * 1.8);
}

/** Answers whether the glyph was an accent of the letter before it, or a letter under such an accent. */
function composeAccent(tokens: Token<Glyph>[], end: Glyph, glyph: Glyph, text: string): boolean {
  const overlap = Math.min(end.x + end.width, glyph.x + glyph.width) - Math.max(end.x, glyph.x);
  if (overlap < Math.min(end.width, glyph.width) / 2) return false;
  const last = tokens.at(-1);
  if (last === undefined) return false;
  const after = combiningAccent(text);
  const before = combiningAccent(last.text);
  const joined =
    after !== undefined ? last.text + after : before !== undefined ? text + before : "";
  if (joined === "") return false;
  const letter = joined.replace(/^ı/, "i").normalize("NFC");
  tokens[tokens.length - 1] = { text: letter, source: glyph };
  return true;
}
