import { chatWords, codeWords, reasoningWords } from "../../../content/chat-kind/kind-words.js";
import { BUCKETS } from "../../../content/chat-kind/kinds.js";

/** A message is told by its beginning; what follows is mostly pasted. */
const CHARACTERS_READ_MAX = 4_000;
const WORDS_READ_MAX = 400;
const GRAM_LENGTHS = [3, 4, 5];
const WORD_LENGTH_MAX = 24;

/** One hashed feature of a message and how much it counts. */
export interface Feature {
  readonly bucket: number;
  readonly value: number;
}

const TOKEN = /[\p{L}\p{M}]+(?:['’]\p{L}+)*|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
const WORD = /^[\p{L}\p{M}]/u;

/** How much each group of features counts together; chosen by cross-validation. */
const WORDS_LENGTH = 1.5;
const PIECES_LENGTH = 1;
const SHAPES_LENGTH = 1.5;
const TELLING_LENGTH = 1;

/** More words of a kind tell no more. */
const TELLING_MAX = 4;

const KIND_WORDS = [
  ["code", matcherOf(codeWords)],
  ["reasoning", matcherOf(reasoningWords)],
  ["chat", matcherOf(chatWords)],
] as const;

function matcherOf(words: readonly string[]): (token: string) => boolean {
  const whole = new Set(words.filter((word) => !word.endsWith("*")));
  const beginnings = new Set(
    words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  );
  return (token) =>
    whole.has(token) ||
    Array.from(token, (_, at) => token.slice(0, at + 1)).some((part) => beginnings.has(part));
}

/** What a message looks like, beside its words. */
const SHAPES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["fence", /```/u],
  ["tick", /`[^`\n]{1,80}`/u],
  ["call", /\w\(\)?[^()\s]{0,40}\)?\s*[;{.]|\w\([^()\s]{0,40}\)/u],
  ["code error", /\berror(?:\[| TS)|\b(?:E|TS)\d{3,}\b|\bnpm ERR/u],
  [
    "loop",
    /\b(?:for|while|if) ?\(|\b(?:def|function|fn|func|class|const|let|var|public|import|return) \w/u,
  ],
  ["block", /[{}]\s*$|[{};]\s*\n|=>|\(\)|[!=]==?|&&|\|\||::|<\/|\/>|#include/mu],
  ["assignment", /\b\w{1,40} ?= ?["'\w[{(]/u],
  [
    "path",
    /\b[\w-]{1,60}\.(?:js|ts|tsx|py|java|go|rs|c|cpp|h|cs|php|rb|json|ya?ml|sh|sql|html|css|toml)\b/u,
  ],
  ["snake", /\b[a-z]+_[a-z]+\b/u],
  ["camel", /\b[a-z]+[A-Z][a-z]+/u],
  ["error", /\b[A-Z]\w{0,30}(?:Error|Exception)\b/u],
  ["flag", /(?:^|\s)--?[a-z]{1,20}\b/u],
  ["number", /\d/u],
  ["numbers", /\d\D{1,200}\d/su],
  ["three numbers", /\d\D{1,200}\d\D{1,200}\d/su],
  ["percent", /%|\bpercent\b|Prozent|por ciento|pour cent/u],
  ["money", /[€$£]|\b(?:euros?|dollars?|pounds?|cents?)\b/iu],
  ["algebra", /\b[a-z] ?[-+*/^=<>] ?\d|\d ?[-+*/^=] ?[a-z\d]\b|[²³√∫∑]/u],
  ["question", /\?/u],
  ["exclamation", /!/u],
  ["emoji", /\p{Extended_Pictographic}/u],
];

/**
 * The features of a message: its words and pairs of them, pieces of words of three to five letters, how many
 * of the words that tell a kind it has, and what it looks like. Words and pieces are scaled to one length each, so that long messages weigh as
 * short ones. Reads at most 4,000 characters.
 */
export function messageFeatures(message: string): Feature[] {
  const text = message.slice(0, CHARACTERS_READ_MAX);
  const tokens = [...text.toLowerCase().matchAll(TOKEN)]
    .map(([token]) => token.replace("’", "'").slice(0, WORD_LENGTH_MAX))
    .slice(0, WORDS_READ_MAX)
    .map((token) => (/^\p{N}/u.test(token) ? "0" : token));
  const words = tokens.flatMap((token, at) => [
    `w ${token}`,
    `b ${tokens[at - 1] ?? "^"} ${token}`,
  ]);
  const pieces = tokens.filter((token) => WORD.test(token)).flatMap(piecesOf);
  const shapes = SHAPES.filter(([, pattern]) => pattern.test(text)).map(([name]) => `s ${name}`);
  const telling = tellingFeatures(tokens);
  const count = Math.min(6, Math.floor(Math.log2(tokens.length + 1)));
  return [
    ...scaled([...words, `1 ${tokens[0] ?? ""}`, `$ ${tokens.at(-1) ?? ""}`], WORDS_LENGTH),
    ...scaled(pieces, PIECES_LENGTH),
    ...scaled([...shapes, `shapes ${shapes.length}`, `l ${count}`], SHAPES_LENGTH),
    ...scaled(telling, TELLING_LENGTH),
  ];
}

/** How many different words of each kind there are, and of which there are most. */
function tellingFeatures(tokens: readonly string[]): string[] {
  const counts = KIND_WORDS.map(([name, isOfKind]) => ({
    name,
    count: new Set(tokens.filter(isOfKind)).size,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.flatMap(({ name, count }) => [
    ...Array.from({ length: Math.min(TELLING_MAX, count) + 1 }, (_, at) => `k ${name} ${at}`),
    ...(most > 0 && count === most ? [`most ${name}`] : []),
    `dense ${name} ${Math.ceil((6 * count) / Math.max(1, tokens.length))}`,
  ]);
}

function piecesOf(word: string): string[] {
  const bounded = `<${word}>`;
  return GRAM_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      bounded.slice(at, at + length),
    ),
  );
}

function scaled(features: readonly string[], length: number): Feature[] {
  const unique = new Set(features);
  const value = length / Math.sqrt(Math.max(1, unique.size));
  return [...unique].map((feature) => ({ bucket: hashed(feature), value }));
}

/** FNV-1a with a finishing step (Fowler, Noll, Vo). */
function hashed(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) % BUCKETS;
}
