import type { SentimentTurns } from "../../../content/languages/sentiment/turns.js";
import type { Lexicon } from "./lexicons.js";

/** What a sentence's judging words come to, and which they are. */
export interface JudgedSentence {
  readonly valence: number;
  readonly words: readonly string[];
}

const TOKEN =
  /\p{Extended_Pictographic}|<\/?3|[:;=8xX]['’]?-?[)(\][DPpcSs/\\|]+|[)(\][D]['’]?-?[:;=]|[\^T;-]_+[\^T;-]|\^\^|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|!+|[,;]/gu;
/** Constants of VADER: a strengthening word, capitals, an exclamation mark, and a negation. */
const STRENGTHENED = 0.293;
const CAPITALS = 0.733;
const EXCLAIMED = 0.292;
const EXCLAMATIONS_MAX = 4;
const NEGATED = -0.74;
/** How far before a word negations and strengtheners are looked for. */
const REACH = 3;
const REACH_AFTER = 2;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
const TOKENS_MAX = 5_000;
const BEGINNING_MIN = 3;
const BEGINNING_MAX = 16;
/** A longer rest makes another word. */
const ENDING_MAX = 6;
/** `j'aime`, `l'amour`. */
const ELISION = /^(?:[cdjlmnst]|qu)'/;
const LONG_LETTERS = /(\p{L})\1{2,}/gu;

interface Token {
  readonly written: string;
  readonly word: string;
}

/** Judges one sentence; of a longer one its first 5,000 words and signs. */
export function judgeSentence(text: string, lexicon: Lexicon): JudgedSentence {
  const tokens = readTokens(text);
  const hasSmall = tokens.some(({ written }) => /\p{Ll}{2}/u.test(written));
  const words: string[] = [];
  const valences = tokens.map((token, at) => {
    const valence = valenceOf(token.word, lexicon);
    if (valence === 0 || isStrengthener(tokens, at, lexicon)) return 0;
    words.push(token.written);
    const isShouted = hasSmall && /^\p{Lu}{2,}$/u.test(token.written);
    const loud = valence + Math.sign(valence) * (isShouted ? CAPITALS : 0);
    return isWord(token.written) ? turnValence(loud, tokens, at, lexicon) : loud;
  });
  const sum = weighContrast(valences, tokens, lexicon);
  const exclamations = tokens.reduce(
    (count, { word }) => count + (word.startsWith("!") ? word.length : 0),
    0,
  );
  const loudness = EXCLAIMED * Math.min(EXCLAMATIONS_MAX, exclamations);
  return { valence: sum + Math.sign(sum) * loudness, words };
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [written] of text.matchAll(TOKEN)) {
    if (tokens.length >= TOKENS_MAX) break;
    tokens.push({
      written,
      word: isWord(written) ? written.toLowerCase().replaceAll("’", "'") : written,
    });
  }
  return tokens;
}

/** A word, and not a sign such as `:D` or `xD`; signs are neither negated nor put in lowercase. */
function isWord(written: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(written) && !/^[xX]D+$/.test(written);
}

/** A word drawn out for emphasis is looked up in its usual forms: `sooo`, `goood`. */
function valenceOf(word: string, lexicon: Lexicon): number {
  if (lexicon.turns.negations.has(word)) return 0;
  const known = knownValence(word, lexicon) ?? knownValence(word.replace(ELISION, ""), lexicon);
  if (known !== undefined) return known;
  if (word.search(LONG_LETTERS) < 0) return 0;
  const forms = [word.replace(LONG_LETTERS, "$1$1"), word.replace(LONG_LETTERS, "$1")];
  return (
    forms.map((form) => lexicon.valences.get(form)).find((valence) => valence !== undefined) ?? 0
  );
}

function knownValence(word: string, { valences, beginnings }: Lexicon): number | undefined {
  const known = valences.get(word);
  if (known !== undefined) return known;
  if (beginnings.size === 0) return undefined;
  for (let length = Math.min(word.length, BEGINNING_MAX); length >= BEGINNING_MIN; length -= 1) {
    const valence = beginnings.get(word.slice(0, length));
    if (valence !== undefined && word.length - length <= ENDING_MAX) return valence;
  }
  return undefined;
}

/** `awfully good` praises: a strengthener before a judging word judges nothing by itself. */
function isStrengthener(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  return lexicon.turns.strengtheners.has(word) && valenceOf(next, lexicon) !== 0;
}

function turnValence(
  valence: number,
  tokens: readonly Token[],
  at: number,
  { turns }: Lexicon,
): number {
  let turned = valence;
  let isNegated = false;
  for (let back = 1; back <= REACH && back <= at; back += 1) {
    const word = tokens[at - back]?.word ?? "";
    if (word === "," || word === ";" || turns.contrasts.has(word)) break;
    const step = Math.sign(valence) * STRENGTHENED * (1 - (back - 1) * 0.05);
    if (turns.strengtheners.has(word)) turned += step;
    if (turns.weakeners.has(word)) turned -= step;
    if (turns.negations.has(word)) isNegated = true;
  }
  return isNegated || isNegatedAfter(tokens, at, turns) ? turned * NEGATED : turned;
}

/** `je n'aime pas`, `gefällt mir nicht`: in some languages the negation follows. */
function isNegatedAfter(tokens: readonly Token[], at: number, turns: SentimentTurns): boolean {
  for (let ahead = 1; ahead <= REACH_AFTER; ahead += 1) {
    const word = tokens[at + ahead]?.word ?? ",";
    if (/^[,;!]/.test(word) || turns.contrasts.has(word)) return false;
    if (turns.negationsAfter.has(word)) return true;
  }
  return false;
}

function weighContrast(
  valences: readonly number[],
  tokens: readonly Token[],
  { turns }: Lexicon,
): number {
  const place = tokens.findLastIndex(({ word }, at) => turns.contrasts.has(word) && at > 0);
  if (place < 0) return valences.reduce((sum, valence) => sum + valence, 0);
  return valences.reduce(
    (sum, valence, at) => sum + valence * (at < place ? BEFORE_CONTRAST : AFTER_CONTRAST),
    0,
  );
}
