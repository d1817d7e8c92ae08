import { type MappedText, MappedTextBuilder, mappedTo } from "../decoded-text/mapped-text.js";
import { decodeEntities } from "./decode-entities.js";
import { type HiddenPiece, WHOLE_CHARACTERS_MAX } from "./hidden-piece.js";

const WORDS_MIN = 3;
const UNSPACED_LETTERS_MIN = 8;
const LOOKED_AT = 4_000;

/** Gathers what markup hides; what has no words is left out. */
export class PieceCollector {
  readonly found: HiddenPiece[] = [];
  readonly #source: MappedText;

  constructor(source: MappedText) {
    this.#source = source;
  }

  /** Adds a slice of the text as it is written, which all of a region is there for. */
  add(
    from: number,
    to: number,
    inside: { readonly start: number; readonly end: number; readonly how: string },
  ): void {
    const written = this.#source.text.slice(inside.start, inside.end);
    if (!hasWords(written)) return;
    const region = { start: from, end: to };
    const isWhole = to - from <= WHOLE_CHARACTERS_MAX;
    let content = mappedTo(decodeEntities(written), region);
    if (!isWhole) {
      const builder = new MappedTextBuilder(this.#source);
      builder.copy(inside.start, inside.end);
      content = builder.build();
    }
    this.found.push({ region, content, how: inside.how, isWhole, isSmuggled: false });
  }

  /** Adds what was read out of a region. */
  addRead(
    content: MappedText,
    piece: {
      readonly start: number;
      readonly end: number;
      readonly how: string;
      readonly isWhole: boolean;
      readonly isCode?: true;
    },
  ): void {
    const { start, end, ...told } = piece;
    this.found.push({ ...told, region: { start, end }, content, isSmuggled: false });
  }
}

/** Fewer words than three make no instruction worth hiding. */
function hasWords(text: string): boolean {
  let words = 0;
  for (const _ of text.slice(0, LOOKED_AT).matchAll(/[\p{L}\p{N}]+/gu)) {
    words += 1;
    if (words >= WORDS_MIN) return true;
  }
  return text.length >= UNSPACED_LETTERS_MIN && text.length > 3 * words && /[^\s]{8}/u.test(text);
}
