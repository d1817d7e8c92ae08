import type { Piece } from "../layout/pieces.js";
import type { Line } from "../text/lines.js";
import { type Span, textOf } from "../text/span.js";

const LABEL = /^\s*(\d{1,3}|[*†‡§¶])\s*/u;
const SMALLER = 0.93;

/** The footnotes of one page: which labels stand in its text, and which pieces explain them. */
export interface PageFootnotes {
  readonly labels: ReadonlySet<string>;
  readonly notes: ReadonlyMap<Piece, string>;
}

/** Finds the notes that stand in smaller letters below the text and whose raised mark stands in it. */
export function footnotesOf(pieces: readonly Piece[], bodySize: number): PageFootnotes {
  const notes = new Map<Piece, string>();
  const marks = new Set<string>();
  pieces.forEach((piece) => {
    if (piece.kind === "table") return;
    const label = labelOf(piece.lines, bodySize) ?? taggedLabel(piece);
    if (label !== undefined) notes.set(piece, label);
    const [first, ...others] = piece.lines.flatMap(({ spans }) => spans);
    const marking = label === undefined && first !== undefined ? [first, ...others] : others;
    for (const span of marking) if (span.isRaised) marks.add(span.text.trim());
  });
  const labels = new Set([...notes.values()].filter((label) => marks.has(label)));
  for (const [piece, label] of notes) if (!labels.has(label)) notes.delete(piece);
  return { labels, notes };
}

function labelOf(lines: readonly Line[], bodySize: number): string | undefined {
  const [first] = lines;
  const [mark] = first?.spans ?? [];
  if (first === undefined || mark === undefined) return undefined;
  if (first.size > bodySize * SMALLER) return undefined;
  const label = LABEL.exec(first.text);
  if (label === null || first.text.length === label[0].length) return undefined;
  return mark.isRaised || /\s$/.test(label[0]) || !/\d/.test(label[1] ?? "") ? label[1] : undefined;
}

function taggedLabel(piece: Piece): string | undefined {
  if (piece.kind !== "text" || piece.role?.kind !== "note") return undefined;
  return LABEL.exec(piece.lines[0]?.text ?? "")?.[1];
}

/** How long the label at the beginning of a note is. */
export function labelLength(spans: readonly Span[]): number {
  return LABEL.exec(textOf(spans))?.[0].length ?? 0;
}
