import type { FileKind } from "./file-kind.js";

/** A conflict and what its file tells about it. */
export interface Conflict {
  readonly ours: readonly string[];
  /** Undefined when the markers do not tell. */
  readonly base: readonly string[] | undefined;
  readonly theirs: readonly string[];
  readonly kind: FileKind;
  /** The lines of the file outside of conflicts, without the space around them. */
  readonly elsewhere: ReadonlySet<string>;
  readonly conflictsInFile: number;
}

/** One way to resolve a conflict. */
export interface Candidate {
  readonly rule: Rule;
  readonly lines: readonly string[];
}

/** How a resolution came about. */
export type Rule =
  | "identical"
  | "one_sided"
  | "whitespace"
  | "lines"
  | "tokens"
  | "imports"
  | "members"
  | "list"
  | "version"
  | "ours_then_theirs"
  | "theirs_then_ours"
  | "ours"
  | "theirs"
  | "base";

/** Words, runs of white space, and single signs; versions and strings of digits stay whole. */
const TOKEN = /\d+(?:\.\d+)+[\w.+-]*|[\p{L}\p{N}_$]+|[^\S\n]+|\n|[^\p{L}\p{N}_$\s]/gu;

/** The tokens of lines; a line's end is a token too. */
export function tokensOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => [...(line.match(TOKEN) ?? []), "\n"]);
}

/** The lines that tokens make. */
export function linesOf(tokens: readonly string[]): string[] {
  const text = tokens.join("");
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

/** A line without what white space does not tell apart. */
export function squeezed(lines: readonly string[]): string {
  return lines.join("\n").replace(/\s+/g, "");
}
