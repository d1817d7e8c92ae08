import { lookAlikes, styledLetters } from "../../../content/look-alikes/look-alikes.js";
import { type MappedText, MappedTextBuilder } from "../decoded-text/mapped-text.js";
import { isInvisible } from "./invisible-characters.js";

const NOT_PLAIN = /[^\t\n\r\x20-\x7e]/g;
const LATIN_LETTER = /\p{Script=Latin}/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const PLAIN_SCRIPT_SAMPLE = 20_000;
/** So many letters to one of another script make a text Latin. */
const LATIN_SHARE = 4;
const REGIONAL_A = 0x1f1e6;
const MARKED_LETTER = /(\p{L})(\p{M}*)/gu;
const ORNAMENTED_MIN = 3;
/** Longer words whose every letter has an accent are in no language. */
const ACCENTED_MAX = 4;

/** What a character is read as: `as` where that differs, and the Latin letter that it may be a look-alike of. */
interface Reading {
  readonly kind: "invisible" | "mark" | "letter" | "other";
  readonly as: string | undefined;
  readonly isLatin: boolean;
  readonly lookAlike: string | undefined;
}

/**
 * The text as people see it, in plain letters: what shows nothing is dropped, letters in mathematical,
 * full-width, enclosed and small-capital shapes become plain (NFKC and a table), and look-alikes of other
 * scripts become Latin where a word mixes them with Latin letters, or where they alone make up a word in
 * a text that is Latin otherwise. Marks that only strike or pile up on letters go, and accents where every
 * letter has one. Linear: 30 ms for 1 MB.
 */
export function foldCharacters(source: MappedText): MappedText {
  const { text } = source;
  NOT_PLAIN.lastIndex = 0;
  if (!NOT_PLAIN.test(text)) return source;
  const folder = new Folder(source);
  folder.fold();
  return folder.build();
}

class Folder {
  readonly #text: string;
  readonly #builder: MappedTextBuilder;
  readonly #readings = new Map<number, Reading>();
  #isLatinText: boolean | undefined;
  #isAfterLatin = true;
  #isOrnamented = false;

  constructor(source: MappedText) {
    this.#text = source.text;
    this.#builder = new MappedTextBuilder(source);
  }

  build(): MappedText {
    return this.#builder.build();
  }

  fold(): void {
    const text = this.#text;
    let at = 0;
    while (at < text.length) {
      NOT_PLAIN.lastIndex = at;
      const found = NOT_PLAIN.exec(text)?.index ?? text.length;
      let from = found;
      while (from > at && isAsciiLetter(text.charCodeAt(from - 1))) from -= 1;
      this.#builder.copy(at, from);
      if (from > at) this.#isAfterLatin = true;
      at = found < text.length ? this.#foldWord(from) : text.length;
      if (found === text.length) this.#builder.copy(from, found);
    }
  }

  /** Folds the word at a place, or one character that is in none; answers where it ends. */
  #foldWord(start: number): number {
    const text = this.#text;
    let end = start;
    let latin = 0;
    let alike = 0;
    let others = 0;
    while (end < text.length) {
      const codePoint = text.codePointAt(end) ?? 0;
      const reading = this.#read(codePoint);
      if (reading.kind === "other") break;
      if (reading.kind === "letter") {
        if (reading.isLatin) latin += 1;
        else if (reading.lookAlike !== undefined) alike += 1;
        else others += 1;
      }
      end += codePoint > 0xffff ? 2 : 1;
    }
    if (end === start) return this.#foldOther(start);
    const isOnlyAlike = others === 0 && this.#isAfterLatin;
    this.#isOrnamented = latin > 0 && alike + others === 0 && this.#isOrnament(start, end);
    const isDisguised = alike > 0 && (latin > 0 || (isOnlyAlike && this.#isInLatinText()));
    this.#foldLetters(start, end, isDisguised);
    if (latin + alike + others > 0) this.#isAfterLatin = latin > 0 || isDisguised;
    return end;
  }

  /** Every letter has a mark, with which one of them makes no letter; shorter words are as the one before. */
  #isOrnament(start: number, end: number): boolean {
    const letters = [...this.#text.slice(start, end).normalize("NFD").matchAll(MARKED_LETTER)];
    if (letters.some(({ 2: marks }) => marks === "")) return false;
    if (letters.length < ORNAMENTED_MIN) return this.#isOrnamented;
    if (letters.length > ACCENTED_MAX || this.#isOrnamented) return true;
    return letters.some(
      ({ 0: letter, 2: marks = "" }) => marks.length === 1 && letter.normalize("NFC") === letter,
    );
  }

  #isInLatinText(): boolean {
    this.#isLatinText ??= isMostlyLatin(this.#text.slice(0, PLAIN_SCRIPT_SAMPLE));
    return this.#isLatinText;
  }

  #foldOther(at: number): number {
    const codePoint = this.#text.codePointAt(at) ?? 0;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    const { as } = this.#read(codePoint);
    if (as === undefined) this.#builder.copy(at, end);
    else this.#builder.add(as, at, end);
    return end;
  }

  #foldLetters(start: number, end: number, isDisguised: boolean): void {
    const text = this.#text;
    // A sign can have a mark, as in ≠.
    let base = /[^\p{L}\s]/u.exec(text.charAt(start - 1))?.[0] ?? "";
    for (let at = start; at < end; ) {
      const codePoint = text.codePointAt(at) ?? 0;
      const next = at + (codePoint > 0xffff ? 2 : 1);
      const reading = this.#read(codePoint);
      if (reading.kind === "mark") {
        // A mark that makes no letter with its base is an ornament.
        const composed = (base + String.fromCodePoint(codePoint)).normalize("NFC");
        if (!this.#isOrnamented && composed.length === 1) {
          this.#builder.copy(at, next);
          base = base === "" ? "" : composed;
        }
      } else if (reading.kind === "letter") {
        const shown = isDisguised ? (reading.lookAlike ?? reading.as) : reading.as;
        const as = this.#isOrnamented
          ? (shown ?? text.slice(at, next)).normalize("NFD").replace(/\p{M}/gu, "")
          : shown;
        if (as === undefined) this.#builder.copy(at, next);
        else this.#builder.add(as, at, next);
        base = reading.isLatin || isDisguised ? (as ?? text.slice(at, next)) : "";
      }
      at = next;
    }
  }

  #read(codePoint: number): Reading {
    const known = this.#readings.get(codePoint);
    if (known) return known;
    const reading = readCharacter(codePoint);
    this.#readings.set(codePoint, reading);
    return reading;
  }
}

function readCharacter(codePoint: number): Reading {
  const character = String.fromCodePoint(codePoint);
  if (isInvisible(codePoint)) {
    return { kind: "invisible", as: "", isLatin: false, lookAlike: undefined };
  }
  if (codePoint >= 0x300 && codePoint <= 0x36f) {
    return { kind: "mark", as: undefined, isLatin: false, lookAlike: undefined };
  }
  const as = plainForm(character, codePoint);
  const shown = as ?? character;
  if (!LETTER.test(shown)) return { kind: "other", as, isLatin: false, lookAlike: undefined };
  const isLatin = LATIN_LETTER.test(shown);
  return { kind: "letter", as, isLatin, lookAlike: isLatin ? undefined : alikes().get(shown) };
}

function plainForm(character: string, codePoint: number): string | undefined {
  if (codePoint < 0x80) return undefined;
  if (codePoint === 0x85 || codePoint === 0x2028 || codePoint === 0x2029) return "\n";
  if (/\p{Zs}/u.test(character)) return " ";
  const styled = styles().get(character) ?? enclosedLetter(codePoint);
  if (styled !== undefined) return styled;
  const compatible = character.normalize("NFKC");
  // A sign such as ½ or … is read better as it is; a letter or digit in a shape is that letter.
  return compatible !== character && /^[\p{L}\p{N}]{1,4}$/u.test(compatible)
    ? compatible
    : undefined;
}

/** Letters in filled circles and squares, and those that make flags. */
function enclosedLetter(codePoint: number): string | undefined {
  for (const first of [0x1f150, 0x1f170, REGIONAL_A]) {
    const place = codePoint - first;
    if (place >= 0 && place < 26) return String.fromCharCode(0x41 + place);
  }
  return undefined;
}

function isAsciiLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function isMostlyLatin(sample: string): boolean {
  const latin = sample.match(/[A-Za-z]/g)?.length ?? 0;
  const others = sample.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  return latin >= LATIN_SHARE * others;
}

let alikeLetters: ReadonlyMap<string, string> | undefined;
let styledForms: ReadonlyMap<string, string> | undefined;

function alikes(): ReadonlyMap<string, string> {
  alikeLetters ??= byLetter(lookAlikes);
  return alikeLetters;
}

function styles(): ReadonlyMap<string, string> {
  styledForms ??= byLetter(styledLetters);
  return styledForms;
}

function byLetter(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([plain, letters]) =>
      [...letters].map((letter) => [letter, plain] as const),
    ),
  );
}
