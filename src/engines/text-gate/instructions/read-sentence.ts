import { type LinearModel, linearScore } from "../../text-detection/linear-model/linear-model.js";
import { hashedNgrams, type SparseVector } from "../../text-detection/ngrams/hashed-ngrams.js";
import { normalizeText } from "../../text-detection/normalize/normalize-text.js";
import { type SentenceTraits, traitsOf } from "./sentence-traits.js";
import { classesView, kindsOf, kindsView, tokensOf, wordsView } from "./sentence-view.js";

export const FEATURE_BITS = { all: 17, kinds: 15 } as const;
const ALL = { bits: FEATURE_BITS.all, characters: [0, 0], words: [1, 3] } as const;
const KINDS = { bits: FEATURE_BITS.kinds, characters: [0, 0], words: [1, 4] } as const;
/** What lies beyond so many UTF-16 code units of one sentence is not read; `segments` cut long before. */
const LENGTH_MAX = 8_000;
/** A longer sentence is read in overlapping pieces of so many tokens, and the likeliest counts. */
const PIECE_TOKENS = 70;

/** A sentence, or the likeliest piece of a long one, as the models read it. */
export interface SentencePiece extends SentenceTraits {
  readonly text: string;
  /** Groups of words and of classes of words. */
  readonly features: SparseVector;
  /** Groups of kinds of words alone, for what words do not know. */
  readonly kinds: SparseVector;
}

export interface SentenceModels {
  readonly all: LinearModel;
  readonly kinds: LinearModel;
}

export interface SentenceScores {
  readonly score: number;
  readonly kindsScore: number;
}

/** The features of a sentence, in pieces if it is long. Linear; about 35 µs for 13 words. */
export function piecesOf(sentence: string): readonly SentencePiece[] {
  const text = normalizeText(sentence.slice(0, LENGTH_MAX));
  const tokens = tokensOf(text);
  if (tokens.length <= PIECE_TOKENS) return [pieceOf(tokens, text)];
  const pieces: SentencePiece[] = [];
  for (let from = 0; from < tokens.length - PIECE_TOKENS / 2; from += PIECE_TOKENS / 2) {
    const part = tokens.slice(from, from + PIECE_TOKENS);
    pieces.push(pieceOf(part, part.join(" ")));
  }
  return pieces;
}

/** The piece of a sentence with the highest score, and its log-odds by each model. */
export function readSentence(
  sentence: string,
  models: SentenceModels,
): SentencePiece & SentenceScores {
  const [first, ...others] = piecesOf(sentence).map((piece) => ({
    ...piece,
    score: linearScore(models.all, piece.features),
    kindsScore: linearScore(models.kinds, piece.kinds),
  }));
  if (first === undefined) throw new RangeError("a sentence has at least one piece");
  return others.reduce((best, piece) => (piece.score > best.score ? piece : best), first);
}

function pieceOf(tokens: readonly string[], text: string): SentencePiece {
  const kinds = kindsOf(tokens);
  return {
    text,
    features: hashedNgrams(`${wordsView(tokens)} ${classesView(tokens, kinds)}`, ALL),
    kinds: hashedNgrams(kindsView(kinds), KINDS),
    ...traitsOf(tokens, kinds),
  };
}
