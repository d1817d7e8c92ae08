import { monthNumbers } from "../../../content/extraction/month-names.js";
import { splitSentences } from "../../text/sentences/split-sentences.js";
import { readStatement, type Statement, subjectStems, subjectWords } from "./read-statement.js";
import { agrees, isComparable, type StatedNumber } from "./stated-number.js";

/** A number of the sources, and the sentence that states it. */
export interface FoundNumber {
  readonly number: StatedNumber;
  readonly sentence: number;
}

/** So many sentences of the sources are read; what comes after them counts for names alone. */
export const SENTENCES_MAX = 20_000;
const CANDIDATES_MAX = 400;
/** A number so many words away from a word is half as close. */
const HALF_DISTANCE = 4;

/** The sentences of sources, by their words and numbers. Building is linear. */
export class SourceIndex {
  readonly statements: readonly Statement[];
  readonly #bySubject = new Map<string, number[]>();
  readonly #numbers: FoundNumber[] = [];
  readonly #agreeing = new WeakMap<StatedNumber, readonly FoundNumber[]>();
  readonly #words: ReadonlySet<string>;
  readonly #plain: string;
  readonly #dates: string[] = [];

  constructor(sources: readonly string[]) {
    const sentences = sources.flatMap((source) => splitSentences(source)).slice(0, SENTENCES_MAX);
    this.statements = sentences.map(({ text }) => readStatement(text.replace(/\s+/gu, " "), true));
    this.#words = new Set(
      sources.flatMap((source) => source.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
    );
    this.#plain = sources.map(plainOf).join(" ");
    this.statements.forEach((statement, sentence) => {
      for (const number of statement.numbers) {
        this.#numbers.push({ number, sentence });
        if (number.kind === "date") this.#dates.push(number.text.slice(0, 10));
      }
      for (const stem of new Set(subjectWords(statement).map((word) => word.stem))) {
        const places = this.#bySubject.get(stem);
        if (places) places.push(sentence);
        else this.#bySubject.set(stem, [sentence]);
      }
    });
  }

  /** Whether the sources have a word, or for a month any date in it. */
  hasWord(word: string): boolean {
    const month = monthNumbers.get(word);
    const inDate = `-${String(month).padStart(2, "0")}`;
    if (
      month !== undefined &&
      this.#dates.some((date) => date.replace(/^--|^\d{4}-/u, "-").startsWith(inDate))
    )
      return true;
    const parts = word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return parts.every((part) => this.#words.has(part));
  }

  hasQuotation(quotation: string): boolean {
    return this.#plain.includes(plainOf(quotation));
  }

  /** How rare a stem is among the sentences, so that rare ones weigh more. */
  weightOf(stem: string): number {
    const places = this.#bySubject.get(stem)?.length ?? 0;
    return places === 0 ? 0 : Math.log(1 + this.statements.length / places) + 0.2;
  }

  /** Sentences that share words with a claim, best first, with the share of the claim's words, 0 to 1. */
  rank(claim: Statement): readonly { readonly sentence: number; readonly share: number }[] {
    const scores = new Map<number, number>();
    const stems = new Set(subjectWords(claim).map(({ stem }) => stem));
    for (const stem of stems) {
      const places = this.#bySubject.get(stem) ?? [];
      const weight = this.weightOf(stem);
      for (const place of places.slice(0, CANDIDATES_MAX)) {
        scores.set(place, (scores.get(place) ?? 0) + weight);
      }
    }
    return [...scores]
      .map(([sentence, score]) => ({ sentence, score, share: this.#sharedWith(sentence, stems) }))
      .sort((a, b) => b.score - a.score || a.sentence - b.sentence)
      .slice(0, CANDIDATES_MAX);
  }

  #sharedWith(sentence: number, stems: ReadonlySet<string>): number {
    const own = new Set(this.statements[sentence]?.words.map(({ stem }) => stem));
    let shared = 0;
    for (const stem of stems) if (own.has(stem)) shared += 1;
    return stems.size === 0 ? 0 : shared / stems.size;
  }

  /** How many words a sentence shares with a claim beside those of its names. */
  sharedBeside(sentence: number, claim: Statement): number {
    const names = new Set(claim.names.flatMap(({ words }) => words));
    const own = new Set(this.statements[sentence]?.words.map(({ stem }) => stem));
    const said = subjectWords(claim).filter(({ lower }) => !names.has(lower));
    return said.filter(({ stem }) => own.has(stem)).length;
  }

  /** The numbers of the sources that agree with one of a claim. */
  agreeing(number: StatedNumber): readonly FoundNumber[] {
    const known = this.#agreeing.get(number);
    if (known) return known;
    const agreeing = this.#numbers.filter((found) => agrees(number, found.number));
    this.#agreeing.set(number, agreeing);
    return agreeing;
  }

  /** The numbers that could have been told in its place, in sentences of the claim's words. */
  rivals(number: StatedNumber, sentences: ReadonlySet<number>): readonly FoundNumber[] {
    return [...sentences]
      .sort((a, b) => a - b)
      .flatMap((sentence) => {
        const numbers = this.statements[sentence]?.numbers ?? [];
        return numbers.flatMap((one) =>
          isComparable(number, one) ? [{ number: one, sentence }] : [],
        );
      });
  }

  /** How close a number of a source stands to the words of a claim; 0 where its sentence has none of them. */
  closeness({ number, sentence }: FoundNumber, claim: Statement): number {
    const words = this.statements[sentence]?.words ?? [];
    const at = words.findIndex(({ start }) => start >= number.start);
    const place = at < 0 ? words.length : at;
    const subject = subjectStems(claim);
    const nearest = new Map<string, number>();
    words.forEach(({ stem }, other) => {
      if (!subject.has(stem)) return;
      const distance = Math.abs(other - place);
      if (distance < (nearest.get(stem) ?? Number.POSITIVE_INFINITY)) nearest.set(stem, distance);
    });
    let sum = 0;
    for (const [stem, distance] of nearest) {
      sum += this.weightOf(stem) / (1 + distance / HALF_DISTANCE);
    }
    return sum;
  }
}

function plainOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}
