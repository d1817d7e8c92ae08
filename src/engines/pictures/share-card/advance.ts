import { fontWidths } from "../../../content/fonts/font-widths.js";

export type Weight = keyof typeof fontWidths;

/** Where the advance of a grapheme comes from: the table of Inter, or what such glyphs usually are. */
export type GlyphKind = "inter" | "wide" | "emoji" | "guess";

/** How wide a grapheme is, in em. */
export interface Advance {
  readonly em: number;
  /** What it may reach where another font draws it. */
  readonly emMax: number;
  readonly kind: GlyphKind;
}

/** The widest common substitute, DejaVu Sans Bold, is up to this much wider than Inter. */
const SUBSTITUTE_MAX = 1.35;
const GUESS_MAX = 2;
const WIDE: Advance = { em: 1, emMax: 1.1, kind: "wide" };
/** A font without a mark draws a box beside the letter instead. */
const MARK: Advance = { em: 0, emMax: 0.9, kind: "inter" };
const UNSEEN: Advance = { em: 0, emMax: 0, kind: "inter" };
const EMOJI_EM = 1.25;
const EMOJI_PART_MAX = 1.6;

/** Usual advances of letters that Inter does not draw, by ranges of code points in order. */
const guesses: readonly (readonly [first: number, last: number, em: number])[] = [
  [0x0530, 0x058f, 0.68],
  [0x0590, 0x05ff, 0.6],
  [0x0600, 0x08ff, 0.55],
  [0x0900, 0x0dff, 0.65],
  [0x0e00, 0x0eff, 0.6],
  [0x1000, 0x109f, 0.75],
  [0x1200, 0x139f, 0.8],
  [0x1780, 0x17ff, 0.7],
  [0x2e3a, 0x2e3b, 2.5],
  [0x3248, 0xa4cf, 1],
  [0xfb50, 0xfdef, 0.7],
  [0xfdf0, 0xfdff, 3.5],
  [0x12000, 0x1254f, 1.6],
];
const LETTER_EM = 0.65;
const SYMBOL_EM = 0.9;
const SPACING_MARK_EM = 0.3;

/** Blocks of East Asian Width W and F (UAX 11) whose glyphs fill the em square. */
const wideRanges: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Extended_Pictographic}\u200d/u;
const EMOJI_PART = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
const IGNORABLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u1160-\u11ff]/u;
const NON_SPACING = /[\p{Mn}\p{Me}]/u;

const measured = { 400: advances(400), 700: advances(700) } as const;

function advances(weight: Weight): ReadonlyMap<number, number> {
  const table = new Map<number, number>();
  for (const [first, row] of fontWidths[weight]) {
    for (const [at, cell] of row.split(" ").entries()) {
      if (cell !== "-") table.set(first + at, Number(cell) / 1000);
    }
  }
  return table;
}

/**
 * The advance of one grapheme without kerning: measured where Inter has the characters, 1 em for
 * East Asian wide ones, 1.25 em for an emoji, a usual width for what is left.
 */
export function advanceOf(grapheme: string, weight: Weight): Advance {
  const table = measured[weight];
  const whole = grapheme.length === 1 ? table.get(grapheme.charCodeAt(0)) : undefined;
  if (whole !== undefined) return { em: whole, emMax: whole * SUBSTITUTE_MAX, kind: "inter" };
  if (EMOJI.test(grapheme)) {
    const parts = grapheme.match(EMOJI_PART)?.length ?? 1;
    return { em: EMOJI_EM, emMax: EMOJI_PART_MAX * parts, kind: "emoji" };
  }
  let em = 0;
  let emMax = 0;
  let kind: GlyphKind = "inter";
  for (const character of grapheme) {
    const part = advanceOfCharacter(character, table);
    em += part.em;
    emMax += part.emMax;
    if (part.kind !== "inter") kind = part.kind;
  }
  return { em, emMax, kind };
}

function advanceOfCharacter(character: string, table: ReadonlyMap<number, number>): Advance {
  const point = character.codePointAt(0) ?? 0;
  if (IGNORABLE.test(character)) return UNSEEN;
  if (NON_SPACING.test(character)) return MARK;
  const em = table.get(point);
  if (em !== undefined) return { em, emMax: em * SUBSTITUTE_MAX, kind: "inter" };
  if (isWide(point)) return WIDE;
  const guess = guessedEm(point, character);
  return { em: guess, emMax: guess * GUESS_MAX, kind: "guess" };
}

function isWide(point: number): boolean {
  return wideRanges.some(([first, last]) => first <= point && point <= last);
}

function guessedEm(point: number, character: string): number {
  if (/\p{Mc}/u.test(character)) return SPACING_MARK_EM;
  const known = guesses.find(([first, last]) => first <= point && point <= last);
  if (known) return known[2];
  return /[\p{S}\p{Co}]/u.test(character) ? SYMBOL_EM : LETTER_EM;
}
