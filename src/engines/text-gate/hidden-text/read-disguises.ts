import { frequentWords } from "../../../content/english-words/frequent-words.js";
import { flippedLetters } from "../../../content/look-alikes/look-alikes.js";
import { englishShare, partWords } from "./plausible-text.js";

/** Another reading of a sentence, and how it was disguised, as words that go on "was written". */
export interface OtherReading {
  readonly text: string;
  readonly how: string;
}

const CHARACTERS_MAX = 20_000;
/** Words of fewer than three letters tell nothing. */
const STRANGE_WORDS_MIN = 3;
const KNOWN_LETTERS_MAX = 16;
/** Of English prose about 70 words in 100 are frequent ones, of noise next to none. */
const ENGLISH_SHARE = 0.5;
const KNOWN_WORDS_MIN = 3;
const LEET_WORDS_MIN = 2;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};
const LEET_WORD = /(?<![a-zA-Z0-9@$!|])[a-zA-Z0-9@$!|]{3,30}(?![a-zA-Z0-9@$!|])/g;
const MIXED = /[a-zA-Z][0-9@$!|]|[0-9@$!|][a-zA-Z]/;
/** Letters of English in 10,000, from A on. */
const LETTER_FREQUENCIES = [
  817, 149, 278, 425, 1270, 223, 202, 609, 697, 15, 77, 403, 241, 675, 751, 193, 10, 599, 633, 906,
  276, 98, 236, 15, 197, 7,
];
const LETTER_WEIGHTS = LETTER_FREQUENCIES.map(Math.log);

/**
 * The readings of a sentence that are English where it is not: shifted letters (ROT13 and all other
 * shifts), letters exchanged with those at the other end of the alphabet, text reversed by letters or
 * words or turned upside down, digits for letters, and words without spaces between them. Linear.
 */
export function* readDisguises(sentence: string): Generator<OtherReading> {
  const text = sentence.slice(0, CHARACTERS_MAX);
  const parted = partJoined(text);
  if (parted !== undefined) yield { text: parted, how: "without spaces" };
  const own = englishShare(text);
  const leet = readLeet(text, own);
  if (leet !== undefined) yield { text: leet, how: "with digits and signs for letters" };
  const turned = own.share >= ENGLISH_SHARE ? reverseWords(text) : undefined;
  if (turned !== undefined) yield { text: turned, how: "with its words in reverse order" };
  const flipped = unflip(text);
  if (flipped !== undefined && isEnglish(flipped)) yield { text: flipped, how: "upside down" };
  const strange = strangeRun(text);
  if (!strange) return;
  for (const { text: plain, how } of otherLetters(text.slice(strange.start, strange.end))) {
    if (!isEnglish(plain)) continue;
    yield { text: text.slice(0, strange.start) + plain + text.slice(strange.end), how };
  }
}

function isEnglish(text: string): boolean {
  const { share, known } = englishShare(text);
  return known >= KNOWN_WORDS_MIN && share >= ENGLISH_SHARE;
}

/** The longest row of words that are no frequent English ones, between which one such may stand. */
function strangeRun(text: string): { readonly start: number; readonly end: number } | undefined {
  let best: { start: number; end: number; words: number } | undefined;
  let run: { start: number; end: number; words: number; known: number } | undefined;
  for (const { index, 0: word } of text.matchAll(/[a-zA-Z]{3,}/g)) {
    const isKnown = word.length <= KNOWN_LETTERS_MAX && frequentWords.has(word.toLowerCase());
    if (isKnown && (!run || run.known > 0)) {
      run = undefined;
      continue;
    }
    if (isKnown) run = run && { ...run, known: 1 };
    else {
      run ??= { start: index, end: index, words: 0, known: 0 };
      run = { start: run.start, end: index + word.length, words: run.words + 1, known: 0 };
      if (!best || run.words > best.words) best = run;
    }
  }
  if (!best || best.words < STRANGE_WORDS_MIN) return undefined;
  const start = /^[^a-zA-Z]*$/u.test(text.slice(0, best.start)) ? 0 : wordStart(text, best.start);
  return { start, end: sentenceEnd(text, best.end) };
}

/** With a short word just before it, such as a shifted article. */
function wordStart(text: string, at: number): number {
  const short = /(?<![a-zA-Z])[a-zA-Z]{1,2} $/u.exec(text.slice(Math.max(0, at - 4), at));
  return at - (short?.[0].length ?? 0);
}

function sentenceEnd(text: string, at: number): number {
  return (
    at + (/^(?: [a-zA-Z]{1,2}(?![a-zA-Z]))?[.!?]*/u.exec(text.slice(at, at + 8))?.[0].length ?? 0)
  );
}

function* otherLetters(text: string): Generator<OtherReading> {
  yield { text: [...text].reverse().join(""), how: "backwards" };
  yield {
    text: text.replace(/\S+/gu, (word) => [...word].reverse().join("")),
    how: "with each word backwards",
  };
  const shift = likelyShift(text);
  if (shift !== 0) {
    yield { text: shiftLetters(text, shift), how: `with its letters shifted by ${shift}` };
  }
  yield { text: mirrorLetters(text), how: "with its alphabet reversed" };
}

/** The shift whose letters are closest to those of English, by the sum of their frequencies. */
function likelyShift(text: string): number {
  const counts = new Array<number>(26).fill(0);
  for (let at = 0; at < text.length; at += 1) {
    const place = (text.charCodeAt(at) | 0x20) - 0x61;
    if (place >= 0 && place < 26) counts[place] = (counts[place] ?? 0) + 1;
  }
  let best = 0;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (let shift = 0; shift < 26; shift += 1) {
    let sum = 0;
    counts.forEach((count, place) => {
      sum += count * (LETTER_WEIGHTS[(place + shift) % 26] ?? 0);
    });
    if (sum > bestSum) {
      bestSum = sum;
      best = shift;
    }
  }
  return best;
}

function shiftLetters(text: string, shift: number): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const first = letter <= "Z" ? 0x41 : 0x61;
    return String.fromCharCode(((letter.charCodeAt(0) - first + shift) % 26) + first);
  });
}

function mirrorLetters(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const first = letter <= "Z" ? 0x41 : 0x61;
    return String.fromCharCode(first + 25 - (letter.charCodeAt(0) - first));
  });
}

/** Words in reverse order are told by a stop at the beginning and a capital at the end. */
function reverseWords(text: string): string | undefined {
  const words = text.trim().split(/\s+/u);
  const isTurned =
    /^[.!?]?\p{Ll}+[.!?]?$|^\p{Ll}+[.!?]$/u.test(words[0] ?? "") && /[.!?]/u.test(words[0] ?? "");
  return isTurned && words.length > 3 && /^\p{Lu}/u.test(words.at(-1) ?? "")
    ? words.reverse().join(" ")
    : undefined;
}

function readLeet(text: string, own: { readonly known: number }): string | undefined {
  if (!MIXED.test(text)) return undefined;
  let words = 0;
  const plain = text.replace(LEET_WORD, (word) => {
    if (!MIXED.test(word)) return word;
    words += 1;
    const bare = word.replace(/[!|]+$/u, "");
    const withL = bare.includes("1") ? lettersOf(bare.replaceAll("1", "l")) : "";
    return frequentWords.has(withL.toLowerCase()) ? withL : lettersOf(bare);
  });
  const read = englishShare(plain);
  const isBetter = read.known >= own.known + LEET_WORDS_MIN && read.share >= ENGLISH_SHARE;
  return words >= LEET_WORDS_MIN && isBetter ? plain : undefined;
}

function lettersOf(word: string): string {
  return word.replace(/[^a-zA-Z]/g, (sign) => LEET[sign] ?? sign);
}

let plainOfFlipped: ReadonlyMap<string, string> | undefined;
const SURELY_FLIPPED = /[ɐɔǝɟƃᵷɥᴉɾʞɯɹʇʌʍʎ]/g;

function unflip(text: string): string | undefined {
  if ((text.match(SURELY_FLIPPED)?.length ?? 0) < 3) return undefined;
  plainOfFlipped ??= new Map(Object.entries(flippedLetters));
  const plain = [...text].map((letter) => plainOfFlipped?.get(letter) ?? letter);
  return plain.reverse().join("");
}

const JOINED =
  /(?<![a-zA-Z])[a-zA-Z]{18,400}(?![a-zA-Z])|(?<![a-zA-Z])[a-zA-Z]{2,30}(?:[_.+-][a-zA-Z]{1,30}){3,60}/g;
const HAS_JOINT = /[a-zA-Z][_.+-][a-zA-Z]|[a-zA-Z]{18}/;
const MAY_BE_JOINED = /[a-zA-Z]{18}|(?:[a-zA-Z][_.+-][a-zA-Z]{1,30}){3}/;

/** Parts `ignoreAllOfThis` and `ignore_all_of_this`; undefined where there is none. */
function partJoined(text: string): string | undefined {
  if (!HAS_JOINT.test(text) || !MAY_BE_JOINED.test(text)) return undefined;
  let isParted = false;
  const plain = text.replace(JOINED, (joined) => {
    const spaced = joined.replace(/[_.+-]/gu, " ").replace(/([a-z])([A-Z])/g, "$1 $2");
    const parted = spaced.includes(" ") ? spaced : partWords(joined);
    if (parted === undefined || !isEnglish(parted)) return joined;
    isParted = true;
    return parted;
  });
  return isParted ? plain : undefined;
}
