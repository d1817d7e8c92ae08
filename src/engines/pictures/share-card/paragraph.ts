import { advanceOf, type Weight } from "./advance.js";
import { type Atom, type Glyph, measureGlyphs, splitIntoAtoms } from "./atoms.js";
import { type Direction, directionOf } from "./direction.js";
import { balanceLines, cutLines, fillLines, type Line } from "./lines.js";

/** A size that may be tried, and how many lines of it still look well. */
export interface SizeStep {
  readonly sizePx: number;
  readonly linesMax: number;
}

export interface ParagraphStyle {
  readonly weight: Weight;
  /** Spacing between letters in em, for text that Inter draws; other scripts are left as they are. */
  readonly tracking: number;
  /** Line height of Latin text in em; scripts with taller glyphs get more. */
  readonly leading: number;
  /** Largest first; the last one takes whatever is left, cut with an ellipsis. */
  readonly steps: readonly SizeStep[];
  readonly widthPx: number;
  readonly heightMaxPx: number;
}

export interface SetLine {
  readonly text: string;
  /** The width by the table; other fonts may differ. */
  readonly widthPx: number;
  /** What the line may reach where other fonts draw it. */
  readonly widthMaxPx: number;
}

/** A paragraph broken into lines that fit its column. */
export interface Paragraph {
  readonly lines: readonly SetLine[];
  readonly sizePx: number;
  readonly lineHeightPx: number;
  readonly weight: Weight;
  readonly tracking: number;
  readonly direction: Direction;
  readonly isCut: boolean;
}

const TALL_LEADING = 1.34;
const WIDE_LEADING = 1.24;

/**
 * Sets cleaned text at the largest step at which it fits with no word broken, or else at the last
 * step. Linear in the text for each step, and for the few trials that balance the lines.
 */
export function setParagraph(text: string, style: ParagraphStyle): Paragraph {
  const { weight, widthPx, heightMaxPx } = style;
  const { atoms, hyphen, isWhole, tracking, leading } = measure(text, style);
  const direction = directionOf(text) ?? "ltr";
  for (const [at, { sizePx, linesMax }] of style.steps.entries()) {
    const isLast = at === style.steps.length - 1;
    const widthEm = widthPx / sizePx;
    const lineHeightPx = Math.round(sizePx * leading);
    const rows = Math.max(1, Math.min(linesMax, Math.floor(heightMaxPx / lineHeightPx)));
    const filled = fillLines(atoms, { widthEm, hyphen });
    const fits = isWhole && filled.lines.length <= rows;
    if (!isLast && (!fits || filled.isBroken)) continue;
    const lines = fits
      ? balanceLines(atoms, filled, { widthEm, hyphen }).lines
      : cutLines(filled.lines, {
          linesMax: rows,
          widthEm,
          ellipsis: { text: "…", ...advanceOf("…", weight) },
        });
    return {
      lines: lines.map((line) => setLine(line, sizePx)),
      sizePx,
      lineHeightPx,
      weight,
      tracking,
      direction,
      isCut: !fits,
    };
  }
  throw new RangeError("a paragraph needs at least one size");
}

interface Measured {
  readonly atoms: readonly Atom[];
  readonly hyphen: Glyph;
  /** False where the text is longer than the smallest size can take: the rest is not measured. */
  readonly isWhole: boolean;
  readonly tracking: number;
  readonly leading: number;
}

function measure(text: string, style: ParagraphStyle): Measured {
  const { weight, steps, widthPx } = style;
  const emMax = Math.max(...steps.map(({ sizePx, linesMax }) => (linesMax * widthPx) / sizePx));
  const { glyphs, isWhole } = measureGlyphs(text, { weight, emMax });
  const isTall = glyphs.some(({ kind }) => kind === "guess");
  const isWide = glyphs.some(({ kind }) => kind === "wide");
  const hyphen = { text: "-", ...advanceOf("-", weight) };
  if (isTall || isWide) {
    const leading = Math.max(style.leading, isTall ? TALL_LEADING : WIDE_LEADING);
    return { atoms: splitIntoAtoms(glyphs), hyphen, isWhole, tracking: 0, leading };
  }
  const { tracking, leading } = style;
  const track = (glyph: Glyph) => ({ ...glyph, em: Math.max(0, glyph.em + tracking) });
  const atoms = splitIntoAtoms(glyphs.map(track));
  return { atoms, hyphen: track(hyphen), isWhole, tracking, leading };
}

function setLine(line: Line, sizePx: number): SetLine {
  let em = 0;
  let emMax = 0;
  for (const glyph of line) {
    em += glyph.em;
    emMax += glyph.emMax;
  }
  return {
    text: line.map((glyph) => glyph.text).join(""),
    widthPx: em * sizePx,
    widthMaxPx: emMax * sizePx,
  };
}
