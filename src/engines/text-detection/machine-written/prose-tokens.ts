import { normalizeText } from "../normalize/normalize-text.js";

/** What a token is. */
export const TokenKind = { word: 0, number: 1, mark: 2 } as const;
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind];

/** The tokens of a text, side by side. */
export interface ProseTokens {
  /** The text that they are of: normalised, and without marks of Markdown. */
  readonly text: string;
  /** As written, after normalisation. */
  readonly forms: readonly string[];
  readonly lower: readonly string[];
  readonly kinds: Uint8Array;
  /** The first token of each sentence, and after the last one the number of tokens. */
  readonly sentences: readonly number[];
  /** 1 for the first token of a sentence, else 0. */
  readonly opens: Uint8Array;
  readonly words: number;
}

const LINK = /!?\[([^\]\n]{0,300})\]\([^()\s]{0,500}\)/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()]{1,500}/gu;
const LINE_MARKS = /^[ \t]{0,12}(?:#{1,6}[ \t]|>[ \t]?|[-*+•▪●◦·][ \t]|\d{1,3}[.)][ \t])/gmu;
const EMPHASIS = /[*_`~#|]{1,3}/gu;
const TAGS = /<\/?[a-z][^<>]{0,200}>/giu;
const TOKEN =
  /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*|\.{2,}|[^\s\p{L}\p{M}\p{N}]/gu;
const ASCII_END = 0x80;
const LETTER = /^\p{L}/u;
const DIGIT = /^\p{N}/u;
const ENDS = new Set([".", "!", "?", "...", "....", ".."]);
const CLOSERS = new Set(['"', "'", ")", "]"]);
const CAPITAL = /^\p{Lu}/u;
const ABBREVIATIONS = new Set(
  "mr mrs ms dr prof st vs etc jr sr inc ltd co fig eq no al e.g i.e jan feb mar apr jun jul aug sept sep oct nov dec".split(
    " ",
  ),
);

/** Takes the marks of Markdown, tags and addresses out of a text, so that the form a text came in is no evidence. */
export function plainProse(text: string): string {
  return text
    .replace(TAGS, " ")
    .replace(LINK, "$1")
    .replace(ADDRESS, "")
    .replace(LINE_MARKS, "")
    .replace(EMPHASIS, "");
}

/** Normalises a text and reads its words, numbers and marks, and where its sentences begin. Linear. */
export function readTokens(text: string): ProseTokens {
  const plain = normalizeText(plainProse(text));
  const forms = plain.match(TOKEN) ?? [];
  const lower = forms.map((form) => form.toLowerCase());
  const kinds = Uint8Array.from(forms, kindOf);
  const sentences = [0];
  let words = 0;
  for (let at = 0; at < forms.length; at += 1) {
    if (kinds[at] === TokenKind.word) words += 1;
    if (kinds[at] !== TokenKind.mark) continue;
    const next = sentenceAfter(forms, lower, at);
    if (next !== undefined && next < forms.length) sentences.push(next);
  }
  const opens = new Uint8Array(forms.length);
  for (const start of sentences) opens[start] = 1;
  if (forms.length > 0) sentences.push(forms.length);
  return { text: plain, forms, lower, kinds, sentences, opens, words };
}

function kindOf(form: string): TokenKind {
  const unit = form.charCodeAt(0);
  if (unit < ASCII_END) {
    const small = unit | 0x20;
    if (small >= 0x61 && small <= 0x7a) return TokenKind.word;
    return unit >= 0x30 && unit <= 0x39 ? TokenKind.number : TokenKind.mark;
  }
  if (LETTER.test(form)) return TokenKind.word;
  return DIGIT.test(form) ? TokenKind.number : TokenKind.mark;
}

/** Where the next sentence begins, when the mark at a place ends one. */
function sentenceAfter(
  forms: readonly string[],
  lower: readonly string[],
  at: number,
): number | undefined {
  const mark = forms[at] ?? "";
  if (!ENDS.has(mark) || ENDS.has(forms[at + 1] ?? "")) return undefined;
  if (mark === "." && ABBREVIATIONS.has(lower[at - 1] ?? "")) return undefined;
  let next = at + 1;
  while (next < forms.length && next <= at + 2 && CLOSERS.has(forms[next] ?? "")) next += 1;
  const follower = forms[next] ?? "";
  if (mark === "." && LETTER.test(follower) && !CAPITAL.test(follower)) return undefined;
  // After a closing quote the same sentence may go on: "Stop!" she said.
  if (next > at + 1 && LETTER.test(follower) && !CAPITAL.test(follower)) return undefined;
  return next;
}
