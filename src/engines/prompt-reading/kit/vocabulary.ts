import { isWithinOneError } from "../../text/near-names/one-error.js";
import { keyOf } from "../tokens/read-prompt.js";
import type { Token } from "../tokens/token.js";

/** Shorter words have too many neighbours to be taken for one. */
const MISSPELT_LENGTH_MIN = 5;
const MISSPELT_LENGTH_MAX = 40;

export interface Term<T> {
  /** What the word stands for; several where one error could have come from several. */
  readonly meanings: readonly T[];
  readonly isMisspelt: boolean;
  readonly next: number;
}

/** The words of a field, each with what it stands for. */
export class Vocabulary<T> {
  readonly #meanings: ReadonlyMap<string, T>;
  readonly #wordsMax: number;

  /** Terms may have several words; case, accents and hyphens do not matter. */
  constructor(terms: Iterable<readonly [term: string, meaning: T]>) {
    const pairs = [...terms].map(
      ([term, meaning]) => [keyOf(term).replaceAll("-", " "), meaning] as const,
    );
    this.#meanings = new Map(pairs);
    this.#wordsMax = Math.max(1, ...pairs.map(([term]) => term.split(" ").length));
  }

  /** The longest term at a token; a term of one word may have one error if it has five letters. */
  termAt(tokens: readonly Token[], at: number): Term<T> | undefined {
    let term = "";
    let longest: Term<T> | undefined;
    for (let next = at, words = 0; words < this.#wordsMax; next += 1) {
      const token = tokens[next];
      if (token?.text === "-" && token.isGlued && words > 0) continue;
      if (token?.kind !== "word") break;
      term += words === 0 ? token.key : ` ${token.key}`;
      words += 1;
      const meaning = this.#meanings.get(term);
      if (meaning !== undefined)
        longest = { meanings: [meaning], isMisspelt: false, next: next + 1 };
    }
    return longest ?? this.#misspeltAt(tokens, at);
  }

  #misspeltAt(tokens: readonly Token[], at: number): Term<T> | undefined {
    const token = tokens[at];
    if (token?.kind !== "word" || token.key.length < MISSPELT_LENGTH_MIN) return undefined;
    if (token.key.length > MISSPELT_LENGTH_MAX) return undefined;
    const meanings = new Set<T>();
    for (const [term, meaning] of this.#meanings) {
      if (Math.abs(term.length - token.key.length) > 1 || term.length < MISSPELT_LENGTH_MIN)
        continue;
      if (isWithinOneError(term, token.key)) meanings.add(meaning);
    }
    return meanings.size > 0
      ? { meanings: [...meanings], isMisspelt: true, next: at + 1 }
      : undefined;
  }
}
