/** One conflict as version control wrote it into a file. */
export interface MarkedConflict {
  /** Lines of the file from the first marker to the last, counted from 1. */
  readonly lines: { readonly from: number; readonly to: number };
  readonly ours: readonly string[];
  /** What both began from; undefined where the markers do not tell (no diff3 style). */
  readonly base: readonly string[] | undefined;
  readonly theirs: readonly string[];
  /** The lines as they stand, markers included. */
  readonly marked: readonly string[];
}

/** A stretch of a file with conflicts. */
export type FilePiece =
  | { readonly kind: "text"; readonly lines: readonly string[] }
  | { readonly kind: "conflict"; readonly conflict: MarkedConflict };

/** Why a text with markers cannot be read. */
export interface MarkerFault {
  readonly line: number;
  readonly message: string;
}

export type MarkedFile =
  | { readonly pieces: readonly FilePiece[]; readonly fault?: undefined }
  | { readonly fault: MarkerFault };

interface OpenConflict {
  readonly from: number;
  readonly length: number;
  readonly ours: string[];
  base: string[] | undefined;
  theirs: string[] | undefined;
}

const MARKER = /^(<{7,}|\|{7,}|={7,}|>{7,})(?: .*)?\r?$/;

/**
 * Splits the lines of a file at its conflict markers: those of git in the styles merge, diff3 and
 * zdiff3, with markers of seven characters or more. Markers that do not pair are a fault.
 */
export function readMarkers(lines: readonly string[]): MarkedFile {
  const pieces: FilePiece[] = [];
  let text: string[] = [];
  let open: OpenConflict | undefined;
  for (const [place, line] of lines.entries()) {
    const marker = MARKER.exec(line)?.[1] ?? "";
    const sign = open === undefined || marker.length === open.length ? marker[0] : undefined;
    if (open === undefined) {
      if (sign !== "<") {
        text.push(line);
        continue;
      }
      pieces.push({ kind: "text", lines: text });
      text = [];
      open = { from: place, length: marker.length, ours: [], base: undefined, theirs: undefined };
    } else if (sign === "<") {
      return { fault: { line: place + 1, message: "a conflict begins within another" } };
    } else if (sign === ">" && open.theirs !== undefined) {
      pieces.push({ kind: "conflict", conflict: closed(open, lines, place) });
      open = undefined;
    } else if (sign === "|" && open.base === undefined && open.theirs === undefined) open.base = [];
    else if (sign === "=" && open.theirs === undefined) open.theirs = [];
    else (open.theirs ?? open.base ?? open.ours).push(line);
  }
  if (open !== undefined) {
    return {
      fault: { line: open.from + 1, message: "the conflict that begins here does not end" },
    };
  }
  pieces.push({ kind: "text", lines: text });
  return { pieces };
}

function closed(
  { from, ours, base, theirs = [] }: OpenConflict,
  lines: readonly string[],
  place: number,
): MarkedConflict {
  const marked = lines.slice(from, place + 1);
  return { lines: { from: from + 1, to: place + 1 }, ours, base, theirs, marked };
}
