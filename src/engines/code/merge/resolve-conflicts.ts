import type { Conflict, Rule } from "./conflict.js";
import {
  type FilePiece,
  type MarkedConflict,
  type MarkerFault,
  readMarkers,
} from "./conflict-markers.js";
import { type FileKind, kindOfFile } from "./file-kind.js";
import { mergeThree } from "./merge-three.js";
import { parserOf } from "./parse-gate.js";
import { isAnswered, isSafe, type Weighed, weighCandidates } from "./select-resolution.js";

/** A file with conflict markers, or the three texts of a merge. */
export type MergeInput = (
  | { readonly content: string }
  | { readonly base: string; readonly ours: string; readonly theirs: string }
) & { readonly path?: string | undefined };

export interface ResolvedConflict {
  /** Lines of the file with markers, counted from 1. */
  readonly lines: { readonly from: number; readonly to: number };
  /** The text that takes the place of the conflict; null when it is left to people. */
  readonly resolution: string | null;
  readonly rule: Rule | "abstained";
  /** How likely this is what people would have chosen, 0 to 1; 1 where it follows from the texts alone. */
  readonly confidence: number;
  /** The resolution is a proposal, which `content` does not have yet. */
  readonly needsReview: boolean;
  /** Other ways, the likeliest first. */
  readonly proposals: readonly {
    readonly rule: Rule;
    readonly text: string;
    readonly confidence: number;
  }[];
}

export interface Resolution {
  /** Every conflict was resolved by a rule that keeps what both sides did: `content` has no markers. */
  readonly resolved: boolean;
  /** The file with what is safe in its place and markers around the rest. */
  readonly content: string;
  /** The file with the proposals in their place, too; null while a conflict is left to people. */
  readonly proposed: string | null;
  readonly conflicts: readonly ResolvedConflict[];
}

/** What cannot be merged at all. */
export type MergeFault = MarkerFault & { readonly field: "content" | "ours" };

const CONFLICTS_MAX = 1_000;
const PROPOSALS_SHOWN = 3;
const KIND_LINES_MAX = 2_000;
const KNOWN_CHARS_MIN = 3;

/**
 * Resolves the conflicts of a file: by what follows from the texts, otherwise by what people chose in
 * conflicts alike, otherwise not at all. What parsed on both sides parses afterwards.
 */
export function resolveConflicts(input: MergeInput): Resolution | MergeFault {
  const pieces = piecesOf(input);
  if (!Array.isArray(pieces)) return pieces;
  const kind = kindOfFile(input.path, sideOf(pieces, "ours").slice(0, KIND_LINES_MAX));
  const weighed = weighAll(pieces, kind);
  const chosen = new Choices(pieces, weighed, { kind, path: input.path });
  return chosen.tell();
}

function piecesOf(input: MergeInput): FilePiece[] | MergeFault {
  if ("content" in input) {
    const marked = readMarkers(input.content.split("\n"));
    if (marked.fault) return { ...marked.fault, field: "content" };
    const beyond = conflictsOf(marked.pieces)[CONFLICTS_MAX];
    const message = `at most ${CONFLICTS_MAX} conflicts are resolved at once`;
    return beyond ? { field: "content", line: beyond.lines.from, message } : [...marked.pieces];
  }
  const [base, ours, theirs] = [input.base, input.ours, input.theirs].map((text) =>
    text.split("\n"),
  );
  const merged = mergeThree(base ?? [], ours ?? [], theirs ?? []);
  if (!merged) {
    return { field: "ours", line: 1, message: "the sides differ from the base in too many lines" };
  }
  const pieces: FilePiece[] = [];
  let line = 1;
  for (const piece of merged) {
    if (piece.kind === "merged") {
      pieces.push({ kind: "text", lines: piece.items });
      line += piece.items.length;
      continue;
    }
    const marked = withMarkers(piece);
    const lines = { from: line, to: line + marked.length - 1 };
    const { ours: own, base: from, theirs: their } = piece;
    pieces.push({
      kind: "conflict",
      conflict: { lines, ours: own, base: from, theirs: their, marked },
    });
    line += marked.length;
  }
  return pieces;
}

function withMarkers({
  ours,
  base,
  theirs,
}: Pick<Conflict, "ours" | "theirs"> & { base: readonly string[] }) {
  return ["<<<<<<< ours", ...ours, "||||||| base", ...base, "=======", ...theirs, ">>>>>>> theirs"];
}

function sideOf(pieces: readonly FilePiece[], side: "ours" | "theirs"): string[] {
  return pieces.flatMap((piece) => (piece.kind === "text" ? piece.lines : piece.conflict[side]));
}

function conflictsOf(pieces: readonly FilePiece[]): MarkedConflict[] {
  return pieces.flatMap((piece) => (piece.kind === "conflict" ? piece.conflict : []));
}

function weighAll(pieces: readonly FilePiece[], kind: FileKind): Weighed[][] {
  const elsewhere = elsewhereOf(pieces);
  const marked = conflictsOf(pieces);
  return marked.map(({ ours, base, theirs }) =>
    weighCandidates({ ours, base, theirs, kind, elsewhere, conflictsInFile: marked.length }),
  );
}

/** The lines of a file outside of its conflicts that are long enough to be known again. */
export function elsewhereOf(pieces: readonly FilePiece[]): ReadonlySet<string> {
  const lines = pieces.flatMap((piece) => (piece.kind === "text" ? piece.lines : []));
  return new Set(lines.map((line) => line.trim()).filter((line) => line.length > KNOWN_CHARS_MIN));
}

/** Which candidate is taken for each conflict, and what file they make. */
class Choices {
  readonly #pieces: readonly FilePiece[];
  readonly #weighed: readonly (readonly Weighed[])[];
  readonly #chosen: (Weighed | undefined)[];

  constructor(
    pieces: readonly FilePiece[],
    weighed: readonly (readonly Weighed[])[],
    { kind, path }: { kind: FileKind; path: string | undefined },
  ) {
    this.#pieces = pieces;
    this.#weighed = weighed;
    this.#chosen = weighed.map(([best]) => (best && isAnswered(best) ? best : undefined));
    const parses = parserOf(kind, path);
    const sides = (["ours", "theirs"] as const).map((side) =>
      parses(sideOf(pieces, side).join("\n")),
    );
    if (sides.every((parsed) => parsed === true)) this.#dropWhatBreaks(parses);
  }

  tell(): Resolution {
    const isSure = (choice: Weighed | undefined): choice is Weighed =>
      choice !== undefined && isSafe(choice);
    const isWhole = this.#chosen.every((choice) => choice !== undefined);
    return {
      resolved: this.#chosen.every(isSure),
      content: this.#textWith((choice) => isSure(choice)),
      proposed: isWhole ? this.#textWith(() => true) : null,
      conflicts: conflictsOf(this.#pieces).map(({ lines }, place) => this.#tellOne(lines, place)),
    };
  }

  #tellOne(lines: MarkedConflict["lines"], place: number): ResolvedConflict {
    const choice = this.#chosen[place];
    const others = (this.#weighed[place] ?? []).filter((other) => other !== choice);
    const proposals = others.slice(0, PROPOSALS_SHOWN).map(({ rule, lines: text, confidence }) => ({
      rule,
      text: text.join("\n"),
      confidence: rounded(confidence),
    }));
    return {
      lines,
      resolution: choice === undefined ? null : choice.lines.join("\n"),
      rule: choice?.rule ?? "abstained",
      confidence: rounded(choice?.confidence ?? others[0]?.confidence ?? 0),
      needsReview: choice === undefined || !isSafe(choice),
      proposals,
    };
  }

  /** A choice that leaves the file unreadable is taken back, whatever speaks for it. */
  #dropWhatBreaks(parses: (text: string) => boolean | undefined): void {
    const alone = (place: number) => this.#textWith((_choice, other) => other === place, "ours");
    for (const place of this.#chosen.keys()) {
      if (parses(alone(place)) === false) this.#chosen[place] = undefined;
    }
    if (parses(this.#textWith(() => true, "ours")) === false) this.#chosen.fill(undefined);
  }

  /** The file with the choices that are wanted; other conflicts with their markers, or as a side has them. */
  #textWith(
    isWanted: (choice: Weighed | undefined, place: number) => boolean,
    otherwise: "marked" | "ours" = "marked",
  ): string {
    let place = -1;
    return this.#pieces
      .flatMap((piece) => {
        if (piece.kind === "text") return piece.lines;
        place += 1;
        const choice = this.#chosen[place];
        return choice && isWanted(choice, place) ? choice.lines : piece.conflict[otherwise];
      })
      .join("\n");
  }
}

const rounded = (probability: number) => Math.round(probability * 1000) / 1000;
