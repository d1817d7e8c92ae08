import { type Atom, type Glyph, widthOf } from "./atoms.js";

/** The glyphs of one line, from first to last in reading order. */
export type Line = readonly Glyph[];

export interface Lines {
  readonly lines: readonly Line[];
  /** Whether a word had to be broken inside because it is wider than a line. */
  readonly isBroken: boolean;
}

const BALANCE_STEPS = 8;
const SPACE = /^[\s\u200b]$/u;
/** An ellipsis follows a word, not a space or a comma. */
const LOOSE_END = /^[\s,.;:!?、。，．：；？！…\u200b-]$/u;

/** Fills lines one after the other; a word wider than a line is broken between graphemes. */
export function fillLines(atoms: readonly Atom[], widthEm: number): Lines {
  const lines: Glyph[][] = [];
  let line: Glyph[] = [];
  let lineEm = 0;
  let isBroken = false;
  const close = () => {
    lines.push(line);
    line = [];
    lineEm = 0;
  };
  for (const { glyphs, em, gap } of atoms) {
    const gapEm = gap?.em ?? 0;
    if (line.length > 0 && lineEm + gapEm + em > widthEm) close();
    if (line.length > 0 && gap) {
      line.push(gap);
      lineEm += gapEm;
    }
    if (em > widthEm) isBroken = true;
    for (const glyph of glyphs) {
      if (line.length > 0 && lineEm + glyph.em > widthEm) close();
      line.push(glyph);
      lineEm += glyph.em;
    }
  }
  if (line.length > 0) close();
  return { lines, isBroken };
}

/** Sets the same number of lines as narrow as they go, so that no line is left with one short word. */
export function balanceLines(atoms: readonly Atom[], filled: Lines, widthEm: number): Lines {
  const count = filled.lines.length;
  if (count < 2 || filled.isBroken) return filled;
  let best = filled;
  let tooNarrow = widthEm / 2;
  let wideEnough = widthEm;
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const tried = (tooNarrow + wideEnough) / 2;
    const lines = fillLines(atoms, tried);
    if (lines.lines.length === count && !lines.isBroken) {
      best = lines;
      wideEnough = tried;
    } else {
      tooNarrow = tried;
    }
  }
  return best;
}

/** At most `linesMax` lines, the last one ended with an ellipsis, after a whole word if one is near. */
export function cutLines(
  lines: readonly Line[],
  { linesMax, widthEm, ellipsis }: { linesMax: number; widthEm: number; ellipsis: Glyph },
): readonly Line[] {
  const kept = lines.slice(0, linesMax);
  const full = kept.pop() ?? [];
  const last = [...full];
  while (last.length > 1 && widthOf(last) + ellipsis.em > widthEm) last.pop();
  const wordEnd = last.findLastIndex(({ text }) => SPACE.test(text));
  const isInsideWord = last.length < full.length && !SPACE.test(full[last.length]?.text ?? "");
  if (isInsideWord && wordEnd > last.length / 2) last.length = wordEnd;
  while (last.length > 1 && LOOSE_END.test(last.at(-1)?.text ?? "")) last.pop();
  return [...kept, [...last, ellipsis]];
}
