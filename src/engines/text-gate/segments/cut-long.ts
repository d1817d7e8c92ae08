import type { Span } from "./span.js";

const WORDS_MAX = 50;
const WORDS_MIN = 15;
/** Of scripts without spaces, and of noise. */
const CHARACTERS_MAX = 600;
const WORD = /\S+/gu;
const SOFT_END = /[,;:)\]–—|、，；]["'”’]?$/u;
const OPENER =
  /^(?:and|but|then|so|because|also|please|now|if|when|while|you|ignore|forget|disregard|und|aber|et|mais|y|pero|e|ma)$/iu;

/** Cuts a piece of more than 50 words or 600 characters after a comma or before a conjunction. Linear. */
export function cutLong(text: string, span: Span): readonly Span[] {
  if (span.end - span.start <= 2 * WORDS_MAX) return [span];
  const piece = text.slice(span.start, span.end);
  const cuts: number[] = [];
  let from = 0;
  let words = 0;
  let soft = { at: -1, words: 0 };
  const cutAt = (at: number, wordsAfter: number) => {
    cuts.push(at);
    from = at;
    words = wordsAfter;
    soft = { at: -1, words: 0 };
  };
  for (const { index, 0: word } of piece.matchAll(WORD)) {
    const end = index + word.length;
    if (words >= WORDS_MIN && OPENER.test(word)) soft = { at: index, words };
    words += 1;
    if (words > WORDS_MAX || end - from > CHARACTERS_MAX) {
      if (soft.at > from) cutAt(soft.at, words - soft.words);
      else cutAt(Math.max(index, from + 1), 1);
    }
    while (end - from > CHARACTERS_MAX) cutAt(endOfCharacter(piece, from + CHARACTERS_MAX), 1);
    if (words >= WORDS_MIN && SOFT_END.test(word.slice(-2))) soft = { at: end, words };
  }
  if (cuts.length === 0) return [span];
  return [...cuts, piece.length].map((end, place) => ({
    ...(place === 0 ? span : {}),
    start: span.start + (cuts[place - 1] ?? 0),
    end: span.start + end,
  }));
}

/** Pairs of code units are not parted. */
function endOfCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
