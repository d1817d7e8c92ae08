import type { Span } from "./span.js";

const FRAGMENT_WORDS_MAX = 4;
const FRAGMENT_CHARACTERS_MAX = 48;
const UNSPACED_CHARACTERS_MAX = 10;
const JOINED_CHARACTERS_MAX = 240;
const ENDS = /[.!?…;。！？:]["'”’)\]]*$/u;
const BEGINS_SMALL = /^[^\p{L}\p{N}]{0,3}\p{Ll}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text of more pieces is made of crumbs, which are joined whatever they end with. */
const PIECES_MAX = 40_000;

/** Joins items, cells and lines of at most four words that nothing ends with what goes on after them. */
export function* joinFragments(text: string, spans: readonly Span[]): Generator<Span> {
  const areCrumbs = spans.length > PIECES_MAX;
  let open: { readonly start: number; end: number; isOpen: boolean } | undefined;
  for (const span of spans) {
    const piece = text.slice(span.start, span.end).trim();
    if (piece === "") continue;
    const isFragment = isShort(piece);
    const goesOn = isFragment || areCrumbs || BEGINS_SMALL.test(piece.slice(0, 8));
    if (open?.isOpen && !span.isApart && goesOn && span.end - open.start <= JOINED_CHARACTERS_MAX) {
      open.end = span.end;
      open.isOpen = areCrumbs || (isFragment && !ENDS.test(piece.slice(-8)));
      continue;
    }
    if (open) yield open;
    open = { ...span, isOpen: areCrumbs || (isFragment && !ENDS.test(piece.slice(-8))) };
  }
  if (open) yield open;
}

function isShort(piece: string): boolean {
  if (piece.length > FRAGMENT_CHARACTERS_MAX) return false;
  if (UNSPACED.test(piece)) return piece.length <= UNSPACED_CHARACTERS_MAX;
  return piece.split(/\s+/u).length <= FRAGMENT_WORDS_MAX;
}
