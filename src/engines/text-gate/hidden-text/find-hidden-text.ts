import { type MappedText, type Region, through, unmapped } from "../decoded-text/mapped-text.js";
import { findEncoded } from "./find-encoded.js";
import { foldCharacters } from "./fold-characters.js";
import type { HiddenPiece } from "./hidden-piece.js";
import { joinSpacedLetters } from "./join-spaced-letters.js";
import { readMarkup } from "./read-markup.js";
import { findSmuggled } from "./smuggled-characters.js";

export interface ReadText {
  /** What people see, in plain letters and without marks. */
  readonly visible: MappedText;
  /** What is hidden or encoded in it, decoded, also within one another. */
  readonly hidden: readonly HiddenPiece[];
}

/** Encodings within encodings are read so deep. */
export const DEPTH_MAX = 6;
/** So many hidden pieces are read; what comes after them stays as it is. */
export const PIECES_MAX = 2_000;
const DECODED_MIN = 65_536;
/** All that is decoded is at most so many times as long as the text. */
const DECODED_SHARE = 4;

/**
 * Reads a text as people see it and finds what is hidden in it: by markup, in characters that show
 * nothing, or in an encoding, each with its region in the original. What decodes to no plausible text is
 * taken for data. Linear, with bounds on depth, pieces and decoded characters: a second or two for
 * 1 MB at worst.
 */
export function findHiddenText(text: string): ReadText {
  const budget = {
    pieces: PIECES_MAX,
    characters: DECODED_MIN + DECODED_SHARE * text.length,
  };
  return readText(unmapped(text), DEPTH_MAX, budget);
}

interface Budget {
  pieces: number;
  characters: number;
}

function readText(source: MappedText, depth: number, budget: Budget): ReadText {
  const markup = readMarkup(source.text);
  const visible = joinSpacedLetters(foldCharacters(markup.visible));
  const found: HiddenPiece[] = [];
  for (const piece of piecesOf(source.text, visible, markup.hidden)) {
    budget.pieces -= 1;
    budget.characters -= piece.content.text.length;
    if (budget.pieces < 0 || budget.characters < 0) break;
    found.push(piece);
  }
  const hidden = found.flatMap((piece) => readPiece(piece, depth - 1, budget));
  return {
    visible: through(source, visible),
    hidden: hidden.map((piece) => ({
      ...piece,
      region: source.regionOf(piece.region.start, piece.region.end),
      content: through(source, piece.content),
    })),
  };
}

function* piecesOf(
  text: string,
  visible: MappedText,
  unseen: readonly HiddenPiece[],
): Generator<HiddenPiece> {
  const smuggled = [...findSmuggled(text)];
  const encoded = [...findEncoded(visible)];
  yield* smuggled;
  yield* encoded;
  yield* unseen;
  // Addresses of links and the like are not visible, and are looked at in the text as it is.
  const known = new Regions(
    [...encoded, ...unseen].filter(({ isCode }) => !isCode).map(({ region }) => region),
  );
  if (visible.text === text) return;
  for (const piece of findEncoded(unmapped(text))) if (!known.touch(piece.region)) yield piece;
}

/** A piece as it reads, and what is hidden within it. */
function readPiece(piece: HiddenPiece, depth: number, budget: Budget): readonly HiddenPiece[] {
  if (depth === 0 || piece.isCode) return [piece];
  const inner = readText(piece.content, depth, budget);
  return [
    { ...piece, content: inner.visible },
    ...inner.hidden.map((within) => ({
      ...within,
      region: piece.isWhole ? piece.region : within.region,
      how: within.how === piece.how ? piece.how : `${within.how} ${piece.how}`,
      isSmuggled: piece.isSmuggled || within.isSmuggled,
    })),
  ];
}

/** Regions that may touch another one; each question O(log regions). */
class Regions {
  readonly #ends: readonly number[];
  readonly #starts: readonly number[];

  constructor(regions: readonly Region[]) {
    const sorted = [...regions].sort((a, b) => a.start - b.start);
    this.#starts = sorted.map(({ start }) => start);
    let end = 0;
    this.#ends = sorted.map((region) => {
      end = Math.max(end, region.end);
      return end;
    });
  }

  touch({ start, end }: Region): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (this.#ends[low - 1] ?? 0) > start;
  }
}
