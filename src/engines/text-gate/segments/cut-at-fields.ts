import { findFields } from "./find-fields.js";
import type { Span } from "./span.js";

const GLUE = /^["'][\s,;}\])]*/u;

/** Cuts spans where values of structured data begin and end; what begins there is joined to nothing before it. */
export function cutAtFields(text: string, spans: readonly Span[]): readonly Span[] {
  const fields = findFields(text);
  if (fields.length === 0) return spans;
  const cuts = [...new Set(fields.flatMap(({ start, end }) => [start, end]))];
  const starts = new Set(fields.map(({ start }) => start));
  const pieces: Span[] = [];
  let next = 0;
  for (const span of spans) {
    let start = span.start;
    while ((cuts[next] ?? text.length) < start) next += 1;
    let isApart = cuts[next] === start;
    let isValue = starts.has(start);
    for (let cut = cuts[next]; cut !== undefined && cut < span.end; cut = cuts[next]) {
      if (cut > start) pieces.push(toPiece(text, { start, end: cut, isApart, isValue }));
      isApart = true;
      isValue = starts.has(cut);
      start = cut;
      next += 1;
    }
    pieces.push(toPiece(text, { start, end: span.end, isApart, isValue }));
  }
  return pieces;
}

/** The mark that ends a value, and what separates it from the next key, belong to neither. */
function toPiece(text: string, piece: Span): Span {
  if (!piece.isApart) return piece;
  const glue = GLUE.exec(text.slice(piece.start, Math.min(piece.end, piece.start + 40)));
  return { ...piece, start: piece.start + (glue?.[0].length ?? 0) };
}
