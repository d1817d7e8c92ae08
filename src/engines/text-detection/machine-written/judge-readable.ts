import { styleWords } from "../../../content/text-detection/style-words.js";
import { type ProseTokens, TokenKind } from "./prose-tokens.js";

/** Why a text cannot be judged. */
export type Unreadable = "short" | "language" | "prose";

const WORDS_MIN = 40;
/** English prose has more function words than this; no other language has so many words that look like them. */
const ENGLISH_SHARE = 0.25;
/** Below it a text is a list, code or another language even where its letters look English. */
const PROSE_SHARE = 0.16;
const WORDS_SHARE = 0.6;
const WORD_LENGTH_MAX = 30;
const LONG_WORDS_SHARE = 0.05;
const LETTERS_SHARE = 0.65;
const LETTER = /^\p{L}/u;
const SPACE = /^\s/u;
const ASCII_END = 0x80;

const functions = new Set(`${styleWords.functions} ${styleWords.auxiliaries}`.split(" "));

/**
 * Why the tokens of a text cannot be judged: too few words, no sentences but a list, code or noise, or a language
 * that the detector was not trained on; undefined where they can. `languageOf` is asked only in doubt.
 */
export function whyUnreadable(
  { text, lower, kinds, words }: ProseTokens,
  languageOf: () => string | null,
): Unreadable | undefined {
  const isProse = words >= lower.length * WORDS_SHARE && isLettered(text);
  if (words < WORDS_MIN) return isProse ? "short" : "prose";
  let [functional, long] = [0, 0];
  for (let at = 0; at < lower.length; at += 1) {
    if (kinds[at] !== TokenKind.word) continue;
    const word = lower[at] ?? "";
    if (functions.has(word)) functional += 1;
    if (word.length > WORD_LENGTH_MAX) long += 1;
  }
  if (long > words * LONG_WORDS_SHARE) return "prose";
  if (functional >= words * ENGLISH_SHARE) return isProse ? undefined : "prose";
  if (languageOf() !== "en") return isProse ? "language" : "prose";
  return isProse && functional >= words * PROSE_SHARE ? undefined : "prose";
}

/** Whether most of what is not blank is letters. */
function isLettered(text: string): boolean {
  let [letters, filled] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < ASCII_END) {
      const small = unit | 0x20;
      if (small >= 0x61 && small <= 0x7a) letters += 1;
      if (unit > 0x20) filled += 1;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      at += character.length - 1;
      if (LETTER.test(character)) letters += 1;
      if (!SPACE.test(character)) filled += 1;
    }
  }
  return letters >= filled * LETTERS_SHARE;
}
