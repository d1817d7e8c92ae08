import { stemWord } from "./porter-stem.js";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ASCII = /^[\0-\x7f]*$/;
const ENGLISH = /^[a-z]+$/;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** Scripts that write words without spaces between them, or with endings joined to them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u;
const RUNS = new RegExp(`(?:${UNSPACED.source})+|(?:(?!${UNSPACED.source}).)+`, "gsu");
/** A longer word is cut: it is data, not a word. */
const WORD_LENGTH_MAX = 64;
const STEMS_KEPT_MAX = 20_000;

/**
 * The terms of a text, as the index keeps them: words in lowercase without accents, English ones as
 * stems. In scripts without spaces between words each character and each pair of neighbours is one.
 */
export function indexTerms(text: string): Generator<string> {
  return termsOf(text, { withCharacters: true });
}

/** The terms of a query, each once: of unspaced scripts the pairs, and a character that is alone. */
export function queryTerms(query: string): string[] {
  return [...new Set(termsOf(query, { withCharacters: false }))];
}

interface Wanted {
  /** Those that have neighbours, too. */
  readonly withCharacters: boolean;
}

function* termsOf(text: string, wanted: Wanted): Generator<string> {
  const isAscii = ASCII.test(text);
  const plain = isAscii ? text.toLowerCase() : fold(text);
  for (const [word] of plain.matchAll(WORD)) {
    if (isAscii || !UNSPACED.test(word)) yield termOf(word);
    else for (const [run] of word.matchAll(RUNS)) yield* termsOfRun(run, wanted);
  }
}

/** Compatible forms become one, Latin letters lose their accents, Hangul and kana stay composed. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(LATIN_MARKS, "").normalize("NFC").toLowerCase();
}

function* termsOfRun(run: string, { withCharacters }: Wanted): Generator<string> {
  if (!UNSPACED.test(run)) {
    yield termOf(run);
    return;
  }
  let before = "";
  for (const character of run) {
    const isAlone = character.length === run.length;
    if (withCharacters || isAlone) yield character;
    if (before !== "") yield before + character;
    before = character;
  }
}

const stems = new Map<string, string>();

function termOf(word: string): string {
  const cut = word.length > WORD_LENGTH_MAX ? word.slice(0, WORD_LENGTH_MAX) : word;
  if (!ENGLISH.test(cut)) return cut;
  const known = stems.get(cut);
  if (known !== undefined) return known;
  // Stemming costs many times a look-up, and texts repeat their words.
  if (stems.size >= STEMS_KEPT_MAX) stems.clear();
  const stem = stemWord(cut);
  stems.set(cut, stem);
  return stem;
}
