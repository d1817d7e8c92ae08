import { type Atom, type Glyph, widthOf } from "./atoms.js";
import { partWord } from "./word-parts.js";

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
const LOOSE_END = /^(?:[\s,.;:!?、。，．：；？！…\u200b-]|\u200d)$/u;

export interface Measure {
  readonly widthEm: number;
  /** What ends a line inside a word, in scripts that do so. */
  readonly hyphen: Glyph;
}

/** Fills lines one after the other; a word wider than a line starts one, and is broken inside. */
export function fillLines(atoms: readonly Atom[], measure: Measure): Lines {
  const { widthEm } = measure;
  const lines: Line[] = [];
  let line: Glyph[] = [];
  let lineEm = 0;
  let isBroken = false;
  for (const { glyphs, em, gap } of atoms) {
    const gapEm = gap?.em ?? 0;
    if (line.length > 0 && lineEm + gapEm + em > widthEm) {
      lines.push(line);
      line = [];
      lineEm = 0;
    }
    if (line.length > 0 && gap) {
      line.push(gap);
      lineEm += gapEm;
    }
    if (em <= widthEm) {
      for (const glyph of glyphs) line.push(glyph);
      lineEm += em;
      continue;
    }
    isBroken = true;
    const parts = partWord(glyphs, measure);
    line = [...(parts.pop() ?? [])];
    lineEm = widthOf(line);
    lines.push(...parts);
  }
  if (line.length > 0) lines.push(line);
  return { lines, isBroken };
}

/** Sets the same number of lines as narrow as they go, so that no line is left with one short word. */
export function balanceLines(atoms: readonly Atom[], filled: Lines, measure: Measure): Lines {
  const { widthEm, hyphen } = measure;
  const count = filled.lines.length;
  if (count < 2 || filled.isBroken) return filled;
  let best = filled;
  let tooNarrow = widthEm / 2;
  let wideEnough = widthEm;
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const tried = (tooNarrow + wideEnough) / 2;
    const lines = fillLines(atoms, { widthEm: tried, hyphen });
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
