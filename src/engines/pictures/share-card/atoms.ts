import { type Advance, advanceOf, type Weight } from "./advance.js";
import { mayPart, trails } from "./break-rules.js";
import { graphemesOf } from "./graphemes.js";

/** One grapheme with its width. */
export interface Glyph extends Advance {
  readonly text: string;
}

/** A stretch of text without a place to break, and what parts it from the one before. */
export interface Atom {
  readonly glyphs: readonly Glyph[];
  readonly em: number;
  /** White space that vanishes where a line ends; undefined where a break needs none. */
  readonly gap: Glyph | undefined;
}

const words = new Intl.Segmenter("en", { granularity: "word" });

const GAP = /^[ \u3000\u200b]$/;
const IDEOGRAPHIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\uff00-\uffef]/u;
/** Scripts that part words by nothing; the segmenter knows their words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const HYPHEN = /^[-‐–—/]$/u;
const LETTER = /^\p{L}/u;

/** The graphemes of a text with their widths: all of them, or the first that pass `emMax`. */
export function measureGlyphs(
  text: string,
  { weight, emMax }: { weight: Weight; emMax: number },
): { glyphs: Glyph[]; isWhole: boolean } {
  const known = new Map<string, Glyph>();
  const glyphs: Glyph[] = [];
  let em = 0;
  for (const grapheme of graphemesOf(text)) {
    if (em > emMax) return { glyphs, isWhole: false };
    const glyph = known.get(grapheme) ?? { text: grapheme, ...advanceOf(grapheme, weight) };
    known.set(grapheme, glyph);
    glyphs.push(glyph);
    em += glyph.em;
  }
  return { glyphs, isWhole: true };
}

/**
 * Splits a paragraph where lines may break: at white space, between the words of scripts that need
 * none, around ideographs and emoji, after hyphens between words. Never inside a grapheme.
 */
export function splitIntoAtoms(paragraph: readonly Glyph[]): Atom[] {
  let wordStarts: ReadonlySet<number> | undefined;
  const atoms: Atom[] = [];
  let glyphs: Glyph[] = [];
  let gap: Glyph | undefined;
  let index = 0;
  const close = () => {
    if (glyphs.length > 0) atoms.push({ glyphs, em: widthOf(glyphs), gap });
    glyphs = [];
    gap = undefined;
  };
  for (const [at, glyph] of paragraph.entries()) {
    if (GAP.test(glyph.text) && !isBeforeTrailer(paragraph, at)) {
      close();
      gap = glyph;
    } else {
      if (mayBreak(glyphs, glyph)) {
        wordStarts ??= wordStartsOf(paragraph.map(({ text }) => text).join(""));
        if (wordStarts.has(index)) close();
      }
      glyphs.push(glyph);
    }
    index += glyph.text.length;
  }
  close();
  return atoms;
}

function wordStartsOf(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { index } of words.segment(text)) starts.add(index);
  return starts;
}

/** The sum of advances in em. */
export function widthOf(glyphs: readonly Advance[]): number {
  let em = 0;
  for (const glyph of glyphs) em += glyph.em;
  return em;
}

/** A dash or a mark that stands alone stays with the word before it: `word — word`, `oui !`. */
function isBeforeTrailer(paragraph: readonly Glyph[], at: number): boolean {
  const textAt = (index: number) => paragraph[index]?.text ?? " ";
  const trailer = textAt(at + 1);
  if (GAP.test(trailer) || !GAP.test(textAt(at + 2))) return false;
  return isWord(textAt(at - 1)) && !isWord(trailer);
}

function isWord(text: string): boolean {
  return !GAP.test(text) && !HYPHEN.test(text) && !trails(text);
}

/** Whether a line may end here, if a word does. */
function mayBreak(before: readonly Glyph[], next: Glyph): boolean {
  const last = before.at(-1);
  if (!last) return false;
  const isOpen =
    isLoose(last) || isLoose(next) || isUnspaced(last, next) || isAfterHyphen(before, next);
  return isOpen && mayPart(last.text, next.text);
}

function isLoose({ kind, text }: Glyph): boolean {
  return kind === "emoji" || (kind === "wide" && IDEOGRAPHIC.test(text));
}

function isUnspaced(last: Glyph, next: Glyph): boolean {
  return last.kind === "guess" && UNSPACED.test(last.text) && UNSPACED.test(next.text);
}

function isAfterHyphen(before: readonly Glyph[], next: Glyph): boolean {
  if (!HYPHEN.test(before.at(-1)?.text ?? "") || !LETTER.test(next.text)) return false;
  return before.length > 2 && before.slice(-3, -1).every(({ text }) => LETTER.test(text));
}
