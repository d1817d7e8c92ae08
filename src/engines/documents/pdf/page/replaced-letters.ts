const REPEATS_MIN = 2;
const REPEATED_SHARE = 0.5;

/**
 * Notices letters that stand for others. A font that lacks a letter draws the same box or letter for each,
 * and the file gives what is meant as a text of its own (ISO 32000-1, 14.9.4), which pdf.js does not pass on.
 * What shows is one letter again and again, each in a span of its own.
 */
export class ReplacedLetters {
  #last = "";
  #lastSpan: object | undefined;
  #repeats = 0;
  #pairs = 0;

  /** Takes the next glyph, with the span that it stands in where that may have a text of its own. */
  add(text: string, span: object | undefined): void {
    if (text.trim() === "") return;
    const isPair = span !== undefined && this.#lastSpan !== undefined && span !== this.#lastSpan;
    if (isPair) {
      this.#pairs += 1;
      if (text === this.#last && /^\p{L}/u.test(text)) this.#repeats += 1;
    }
    this.#last = text;
    this.#lastSpan = span;
  }

  get areLikely(): boolean {
    return this.#repeats >= REPEATS_MIN && this.#repeats >= this.#pairs * REPEATED_SHARE;
  }
}
