import type { RepositoryFile } from "./change-plan.js";
import { endingOf, roleOf, stemOf } from "./file-role.js";
import { type Commands, findCommands } from "./find-commands.js";
import { findOccurrences, type Occurrence } from "./find-occurrences.js";
import { rankFiles } from "./rank-files.js";
import type { TaskReading } from "./read-task.js";

/** A file that is to be changed, and what was found that says so. */
export interface Target {
  readonly path: string;
  readonly reason: string;
}

/** What the files tell of a task. */
export interface Evidence {
  readonly reading: TaskReading;
  readonly files: readonly RepositoryFile[];
  readonly commands: Commands;
  /** By the name, in the order of the task. */
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  readonly targets: readonly Target[];
  /** Test files that belong to the targets. */
  readonly tests: readonly Target[];
  /** Paths that the task names and that are not given. */
  readonly newPaths: readonly string[];
}

const TARGETS_MAX = 3;
const TESTS_MAX = 6;
const ENTRY =
  /(?:^|\/)(?:index|main|app|server|routes?|router|cli|lib|mod|__init__|application)\.\w+$/i;

/** Looks up in the files what a task names, else what its words are about. */
export function gatherEvidence(reading: TaskReading, files: readonly RepositoryFile[]): Evidence {
  const occurrences = new Map(
    reading.symbols.map((name) => [name, findOccurrences(name, files)] as const),
  );
  const given = reading.paths.map((path) => ({ path, file: fileOf(path, files) }));
  const named = given.flatMap(({ path, file }) =>
    file ? [{ path: file.path, reason: `the task names \`${path}\`` }] : [],
  );
  const defined = [...occurrences.values()].flatMap((found) => definitionsIn(found));
  const targets = dedupe([...defined, ...named.filter(({ path }) => isChangeable(path, reading))]);
  const chosen = targets.length > 0 ? targets : byWords(reading, files, occurrences);
  return {
    reading,
    files,
    commands: findCommands(files),
    occurrences,
    targets: chosen.slice(0, TARGETS_MAX),
    tests: testsFor(chosen, occurrences, files, named),
    newPaths: given.filter(({ file }) => !file).map(({ path }) => path.replace(/^\.?\//, "")),
  };
}

const isChangeable = (path: string, { intent }: TaskReading) =>
  intent === "document" || intent === "test" || roleOf(path) !== "test";

function fileOf(path: string, files: readonly RepositoryFile[]): RepositoryFile | undefined {
  const name = path.replace(/^\.?\//, "");
  return (
    files.find((file) => file.path === name) ?? files.find((file) => file.path.endsWith(`/${name}`))
  );
}

function definitionsIn(found: readonly Occurrence[]): readonly Target[] {
  return found
    .filter(({ kind, role }) => kind === "definition" && role !== "test")
    .map(({ path, line, text }) => ({ path, reason: `line ${line} defines it: \`${text}\`` }));
}

/** The files that are most about the words; where none is, the files that a program begins in. */
function byWords(
  reading: TaskReading,
  files: readonly RepositoryFile[],
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
): readonly Target[] {
  const used = [...occurrences.values()].flat().filter(({ role }) => role === "source");
  const users = dedupe(
    used.map(({ path, line, text }) => ({ path, reason: `line ${line} has it: \`${text}\`` })),
  );
  if (users.length > 0) return users;
  const ranked = rankFiles(reading.words, files);
  const best = ranked[0]?.score ?? 0;
  const close = ranked.filter(({ score, words }) => score >= best * 0.6 && words.length > 0);
  if (close.length > 0) {
    return close.slice(0, TARGETS_MAX).map(({ path, words, line }) => ({
      path,
      reason: `it is about ${words.map((word) => `"${word}"`).join(", ")}${line ? `; line ${line.number}: \`${line.text}\`` : ""}`,
    }));
  }
  const entry = files.find(({ path }) => ENTRY.test(path) && roleOf(path) === "source");
  return entry
    ? [
        {
          path: entry.path,
          reason: `none of the files has a word of the task, and a program begins in one of this name${firstLine(entry)}`,
        },
      ]
    : [];
}

function firstLine({ content }: RepositoryFile): string {
  const line = content
    .split("\n", 200)
    .find((text) => /\b(?:export|def|func|fn|class|listen|route|get|post)\b/.test(text));
  return line === undefined ? "" : `: \`${line.trim().slice(0, 120)}\``;
}

/** Test files that name a symbol or are named after a target. */
function testsFor(
  targets: readonly Target[],
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
  files: readonly RepositoryFile[],
  named: readonly Target[],
): readonly Target[] {
  const own = named.filter(({ path }) => roleOf(path) === "test");
  const using = [...occurrences.values()]
    .flat()
    .filter(({ role }) => role === "test")
    .map(({ path, line, text }) => ({ path, reason: `line ${line} tests it: \`${text}\`` }));
  const stems = new Set(targets.map(({ path }) => stemOf(path)));
  const after = files
    .filter(
      ({ path }) =>
        roleOf(path) === "test" && stems.has(stemOf(path)) && endingOf(path) !== ".snap",
    )
    .map(({ path }) => ({ path, reason: `it is named after \`${stemOf(path)}\`` }));
  return dedupe([...own, ...using, ...after]).slice(0, TESTS_MAX);
}

function dedupe(targets: readonly Target[]): readonly Target[] {
  return targets.filter(({ path }, at) => targets.findIndex((other) => other.path === path) === at);
}
