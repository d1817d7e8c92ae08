/**
 * Collects conflicts of merges with what people made of them, one file a line, from the history of
 * repositories: `npx tsx scripts/mine-conflicts.ts FOLDER REPOSITORY...`. A merge is made anew by
 * `git merge-tree` (2.38 or newer); the resolution of a conflict is what the merged file has between
 * the three lines before it and the three after it, where these occur once. What is collected is
 * other people's work and is not part of this project.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type FilePiece, readMarkers } from "../src/engines/code/merge/conflict-markers.js";
import { shuffled } from "./learning/shuffled.js";

const FILES_OF_REPOSITORY_MAX = 400;
const FILES_OF_MERGE_MAX = 40;
const FILE_CHARS_MAX = 300_000;
const CONFLICTS_OF_FILE_MAX = 30;
const ANCHOR_LINES = 3;
const LINES_MORE_MAX = 15;

const [folder, ...repositories] = process.argv.slice(2);
if (folder === undefined || repositories.length === 0) {
  throw new Error("usage: npx tsx scripts/mine-conflicts.ts FOLDER REPOSITORY...");
}
mkdirSync(folder, { recursive: true });
for (const repository of repositories)
  mine(repository, join(folder, `${basename(repository)}.jsonl`));

function git(repository: string, ...args: string[]): { status: number | null; output: string } {
  const options = { maxBuffer: 2 ** 30, encoding: "utf8" } as const;
  const settings = ["-C", repository, "-c", "merge.conflictStyle=diff3"];
  const { status, stdout } = spawnSync("git", [...settings, ...args], options);
  return { status, output: stdout };
}

function mine(repository: string, file: string): void {
  const format = ["--merges", "--min-parents=2", "--max-parents=2", "--format=%H %P"];
  const merges = execFileSync("git", ["-C", repository, "log", "--all", ...format], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  let files = 0;
  for (const line of shuffled(merges.split("\n").filter((one) => one !== ""))) {
    const [commit = "", ours = "", theirs = ""] = line.split(" ");
    const args = ["--write-tree", "--no-messages", "--name-only", "-z", ours, theirs];
    const { status, output } = git(repository, "merge-tree", ...args);
    if (status !== 1) continue;
    const [tree = "", ...paths] = output.split("\0");
    const distinct = [...new Set(paths.filter((path) => path !== ""))];
    if (distinct.length > FILES_OF_MERGE_MAX) continue;
    for (const path of distinct) {
      const found = readConflicts(repository, { tree, commit, path });
      if (!found) continue;
      appendFileSync(
        file,
        `${JSON.stringify({ repository: basename(repository), commit, path, ...found })}\n`,
      );
      files += 1;
    }
    if (files >= FILES_OF_REPOSITORY_MAX) return;
  }
}

function readConflicts(
  repository: string,
  { tree, commit, path }: { tree: string; commit: string; path: string },
): { content: string; resolutions: (string[] | null)[] } | undefined {
  const content = git(repository, "show", `${tree}:${path}`).output;
  const merged = git(repository, "show", `${commit}:${path}`);
  if (merged.status !== 0 || content.length > FILE_CHARS_MAX) return undefined;
  const marked = readMarkers(content.split("\n"));
  if (marked.fault) return undefined;
  const conflicts = marked.pieces.filter(({ kind }) => kind === "conflict").length;
  if (conflicts === 0 || conflicts > CONFLICTS_OF_FILE_MAX) return undefined;
  return { content, resolutions: locate(marked.pieces, merged.output.split("\n")) };
}

/** What took the place of each conflict; null where its surroundings do not tell. */
function locate(pieces: readonly FilePiece[], merged: readonly string[]): (string[] | null)[] {
  const places = new Map<string, number[]>();
  for (let at = 0; at + ANCHOR_LINES <= merged.length; at += 1) {
    const anchor = merged.slice(at, at + ANCHOR_LINES).join("\n");
    places.set(anchor, [...(places.get(anchor) ?? []), at]);
  }
  return pieces.flatMap((piece, place) => {
    if (piece.kind === "text") return [];
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    if (before?.kind !== "text" || after?.kind !== "text") return [null];
    const starts = startsAfter(before.lines, { isFirst: place === 1, merged, places });
    const ends = endsBefore(after.lines, { isLast: place === pieces.length - 2, merged, places });
    const [start] = starts;
    const end = ends.find((one) => start !== undefined && one >= start);
    if (starts.length !== 1 || start === undefined || end === undefined || ends.length > 2)
      return [null];
    const { ours, base = [], theirs } = piece.conflict;
    const resolution = merged.slice(start, end);
    const isTooLong =
      resolution.length > ours.length + base.length + theirs.length + LINES_MORE_MAX;
    const isUnresolved = [...resolution, ...base].some((line) =>
      /^(?:<{7}|>{7}|(?:> ){7})/.test(line),
    );
    return [isTooLong || isUnresolved ? null : resolution];
  });
}

interface Around {
  readonly merged: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function startsAfter(
  lines: readonly string[],
  { isFirst, merged, places }: Around & { isFirst: boolean },
): number[] {
  if (lines.length < ANCHOR_LINES) {
    return isFirst && lines.every((line, at) => merged[at] === line) ? [lines.length] : [];
  }
  const anchor = lines.slice(-ANCHOR_LINES).join("\n");
  return (places.get(anchor) ?? []).map((at) => at + ANCHOR_LINES);
}

function endsBefore(
  lines: readonly string[],
  { isLast, merged, places }: Around & { isLast: boolean },
): readonly number[] {
  if (lines.length < ANCHOR_LINES) {
    const end = merged.length - lines.length;
    return isLast && lines.every((line, at) => merged[end + at] === line) ? [end] : [];
  }
  return places.get(lines.slice(0, ANCHOR_LINES).join("\n")) ?? [];
}
