import { type Glyph, widthOf } from "./atoms.js";
import { mayPart } from "./break-rules.js";

/** Scripts in which a hyphen ends a line inside a word. */
const HYPHENATED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]\p{M}*$/u;
const WORD_CHARACTER = /^[\p{L}\p{N}]/u;
/** A word part has so many letters at least on each side of its hyphen. */
const LETTERS_MIN = 2;
/** How much of a line may stay empty for a break after a mark such as a slash. */
const NATURAL_REACH = 0.25;
/** How far before the end of a line a place is looked for where a break is allowed. */
const REACH = 12;

/** Marks that join the consonant before them with the one after. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u1039\u17d2]$/u;
/** Lam and alef are drawn as one. */
const LAM = /\u0644\p{M}*$/u;
const ALEF = /^[\u0622\u0623\u0625\u0627\u0671]/u;
const ARABIC_LETTER = /^(?=\p{L})\p{Script=Arabic}/u;
/** Arabic letters that do not join the one after them (joining types R and U of Unicode). */
const JOINS_NO_NEXT =
  /^[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]/u;
const JOINER: Glyph = { text: "\u200d", em: 0, emMax: 0, kind: "inter" };

/**
 * Breaks a word into parts that a line can hold each, the last one with what is left: after a mark
 * inside the word where one is near the end, else with a hyphen in scripts that have one. Without one,
 * Arabic letters keep the shapes they have in the whole word. At least one glyph a part. Linear.
 */
export function partWord(
  word: readonly Glyph[],
  { widthEm, hyphen }: { readonly widthEm: number; readonly hyphen: Glyph },
): Glyph[][] {
  const parts: Glyph[][] = [];
  let start = 0;
  let lead: readonly Glyph[] = [];
  for (;;) {
    const fitting = countFitting(word, start, widthEm);
    if (start + fitting >= word.length) return [...parts, [...lead, ...word.slice(start)]];
    const { end, mark } = placeToBreak(word, { start, fitting, widthEm, hyphen });
    const part = [...lead, ...word.slice(start, end)];
    if (mark) part.push(mark);
    parts.push(part);
    lead = mark === JOINER ? [JOINER] : [];
    start = end;
  }
}

function countFitting(word: readonly Glyph[], start: number, widthEm: number): number {
  let em = 0;
  let count = 0;
  for (let at = start; at < word.length; at++) {
    em += word[at]?.em ?? 0;
    if (em > widthEm) break;
    count += 1;
  }
  return Math.max(1, count);
}

interface Place {
  readonly end: number;
  /** What is drawn at the end of the part. */
  readonly mark: Glyph | undefined;
}

function placeToBreak(
  word: readonly Glyph[],
  room: { start: number; fitting: number; widthEm: number; hyphen: Glyph },
): Place {
  const { start, fitting, widthEm, hyphen } = room;
  const furthest = start + fitting;
  for (let end = furthest; end > furthest - fitting * NATURAL_REACH && end > start; end--) {
    if (isNatural(word, end)) return { end, mark: undefined };
  }
  for (let end = furthest; end > start && end > furthest - REACH; end--) {
    if (!isAllowed(word, end)) continue;
    if (!takesHyphen(word, end)) return { end, mark: joinerAt(word, end) };
    const isFitting = widthOf(word.slice(start, end)) + hyphen.em <= widthEm;
    if (isFitting && hasLetters(word, start, end)) return { end, mark: hyphen };
  }
  return { end: furthest, mark: undefined };
}

const textAt = (word: readonly Glyph[], at: number) => word[at]?.text ?? "";

function isAllowed(word: readonly Glyph[], end: number): boolean {
  const [last, next] = [textAt(word, end - 1), textAt(word, end)];
  return mayPart(last, next) && !VIRAMA.test(last) && !(LAM.test(last) && ALEF.test(next));
}

/** After a mark inside the word, as in an address. */
function isNatural(word: readonly Glyph[], end: number): boolean {
  const [last, next] = [textAt(word, end - 1), textAt(word, end)];
  return !WORD_CHARACTER.test(last) && WORD_CHARACTER.test(next) && isAllowed(word, end);
}

function takesHyphen(word: readonly Glyph[], end: number): boolean {
  return HYPHENATED.test(textAt(word, end - 1)) && HYPHENATED.test(textAt(word, end));
}

function hasLetters(word: readonly Glyph[], start: number, end: number): boolean {
  const before = word.slice(Math.max(start, end - LETTERS_MIN), end);
  const after = word.slice(end, end + LETTERS_MIN);
  return [before, after].every(
    (letters) =>
      letters.length === LETTERS_MIN && letters.every(({ text }) => HYPHENATED.test(text)),
  );
}

function joinerAt(word: readonly Glyph[], end: number): Glyph | undefined {
  const [last, next] = [textAt(word, end - 1), textAt(word, end)];
  const joins = [last, next].every((text) => ARABIC_LETTER.test(text)) && next[0] !== "\u0621";
  return joins && !JOINS_NO_NEXT.test(last) ? JOINER : undefined;
}
