import { frequentWords } from "../../../content/english-words/frequent-words.js";

const LOOKED_AT = 2_000;
const LETTERS_MIN = 8;
const READABLE_SHARE = 0.9;
const LETTERS_SHARE = 0.6;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu;
const VOWEL = /[aeiouyà-æè-ïò-öù-ýœаеёиоуыэюяіїєαεηιουω]/iu;
const CONSONANTS_MAX = 0.87;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
const UNSPACED_LETTERS = new RegExp(UNSPACED.source, "gu");
const UNSPACED_KINDS_MIN = 5;

/**
 * Whether what a decoding gave is something that people write: nearly all of it letters, blanks and
 * usual signs, in words, which letters with vowels make up. By its first 2,000 characters.
 */
export function isPlausible(text: string): boolean {
  const sample = text.slice(0, LOOKED_AT);
  const readable =
    sample.match(/[\p{L}\p{M}\p{N}\p{Zs}\t\n\r.,;:!?'"’“”()[\]{}<>/@#&%$€*_=+-]/gu)?.length ?? 0;
  const length = [...sample].length;
  const letters = sample.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < LETTERS_MIN && !UNSPACED.test(sample)) return false;
  if (readable < READABLE_SHARE * length || letters < LETTERS_SHARE * length) return false;
  const words = sample.match(WORD) ?? [];
  const unspaced = sample.match(UNSPACED_LETTERS) ?? [];
  if (unspaced.length > 0) {
    return unspaced.length >= letters / 2 && new Set(unspaced).size >= UNSPACED_KINDS_MIN;
  }
  const isOneWord = words.length < 2 || length > 25 * words.length;
  return isOneWord ? partWords(sample.trim()) !== undefined : areWords(words);
}

/** Letters without vowels, in one case after the other or in many alphabets are none. */
function areWords(words: readonly string[]): boolean {
  let like = 0;
  for (const word of words) {
    const vowels = [...word].filter((letter) => VOWEL.test(letter)).length;
    const isAlphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}'’]+$/u.test(word);
    const isLike =
      !isAlphabetic || (vowels > 0 && word.length - vowels < word.length * CONSONANTS_MAX);
    if (isLike && !/\p{Ll}\p{Lu}\p{Ll}?\p{Lu}/u.test(word)) like += 1;
  }
  return like >= 0.7 * words.length;
}

/** The share of a text's words in Latin letters that are frequent ones of English, 0 to 1, and their number. */
export function englishShare(text: string): { readonly share: number; readonly known: number } {
  const lower = text.toLowerCase();
  let known = 0;
  let words = 0;
  let start = -1;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    const isLetter = code >= 0x61 && code <= 0x7a;
    if (isLetter && start < 0) start = at;
    if (isLetter || start < 0) continue;
    words += 1;
    if (at - start <= WORD_LETTERS_MAX && frequentWords.has(lower.slice(start, at))) known += 1;
    start = -1;
  }
  return { share: words === 0 ? 0 : known / words, known };
}

const WORD_LETTERS_MAX = 16;
const PARTED_LETTERS_MAX = 400;
const PARTED_WORDS_MIN = 3;

/**
 * Parts letters without spaces into frequent English words, the longest that fit (dynamic programming by
 * the sum of squared lengths); letters that make no word may lie between. Undefined where less than 85
 * in 100 letters are in words. O(letters × 16).
 */
export function partWords(letters: string): string | undefined {
  const text = letters.slice(0, PARTED_LETTERS_MAX);
  const lower = text.toLowerCase();
  if (!/^[a-z'’.,!?:-]+$/u.test(lower)) return undefined;
  const best = new Float64Array(text.length + 1);
  const from = new Int32Array(text.length + 1);
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = (best[end - 1] ?? 0) - 1;
    from[end] = end - 1;
    for (let length = 1; length <= Math.min(WORD_LETTERS_MAX, end); length += 1) {
      if (!frequentWords.has(lower.slice(end - length, end))) continue;
      const score = (best[end - length] ?? 0) + length * length;
      if (score <= (best[end] ?? 0)) continue;
      best[end] = score;
      from[end] = end - length;
    }
  }
  const words: string[] = [];
  let inWords = 0;
  let known = 0;
  for (let end = text.length; end > 0; end = from[end] ?? 0) {
    const word = text.slice(from[end] ?? 0, end);
    words.unshift(word);
    if (!frequentWords.has(word.toLowerCase()) && /\p{L}/u.test(word)) continue;
    inWords += word.length;
    known += 1;
  }
  const isParted = known >= PARTED_WORDS_MIN && inWords >= 0.85 * text.length;
  const rest = letters.slice(PARTED_LETTERS_MAX);
  return isParted ? words.join(" ").replace(/ (?=[.,!?:])/gu, "") + rest : undefined;
}
