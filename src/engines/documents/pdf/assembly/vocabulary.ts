import { frequentWords } from "../../../../content/english-words/frequent-words.js";
import type { Piece } from "../layout/pieces.js";

const WORD = /[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu;
const PARTED_END = /\p{Ll}[-‐]$/u;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;
const LAST_WORD = /[\p{L}\p{M}]+[-‐]$/u;
const WORDS_MAX = 200_000;
/** A document that parts words does so in more than this share of its lines. */
const PARTED_MIN = 0.01;
const LINES_MIN = 60;

/** The words of a document, to tell a hyphen that parts a word from one that belongs to it. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #hyphened = new Set<string>();
  #lines = 0;
  #partedLines = 0;

  add(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if (piece.kind !== "text") continue;
      let isRest = false;
      for (const { text } of piece.lines) {
        this.#addLine(isRest ? text.replace(FIRST_WORD, "") : text);
        isRest = PARTED_END.test(text);
      }
    }
  }

  /** Parts of words do not count as words. */
  #addLine(text: string): void {
    this.#lines += 1;
    const isParted = PARTED_END.test(text);
    if (isParted) this.#partedLines += 1;
    if (this.#words.size > WORDS_MAX) return;
    const whole = isParted ? text.replace(LAST_WORD, "") : text;
    for (const [word] of whole.matchAll(WORD)) {
      const plain = word.toLowerCase().replaceAll("‐", "-");
      (plain.includes("-") ? this.#hyphened : this.#words).add(plain);
    }
  }

  /**
   * Whether a word that ends a line with a hyphen goes on in the next without it. What the document
   * writes elsewhere decides; else the hyphen stays between two whole words, as in “well-known”, and in a long
   * document that ends hardly any line with one.
   */
  isParted(head: string, tail: string): boolean {
    const [first, second] = [head.toLowerCase(), tail.toLowerCase()];
    if (this.#words.has(first + second)) return true;
    if (this.#hyphened.has(`${first}-${second}`)) return false;
    const isSeldom = this.#lines >= LINES_MIN && this.#partedLines < this.#lines * PARTED_MIN;
    return !isSeldom && !(this.#isWord(first) && this.#isWord(second));
  }

  #isWord(word: string): boolean {
    return word.length > 2 && (frequentWords.has(word) || this.#words.has(word));
  }
}
