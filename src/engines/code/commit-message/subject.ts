import type { CommitType } from "./commit-type.js";
import { bumpsOf } from "./dependency-bumps.js";
import { changedNames } from "./names-of-change.js";
import type { FileChange } from "./read-diff.js";

const NAMES_TOLD_MAX = 2;

/** What a change does, in the imperative and in names that its diff has. */
export function subjectOf(files: readonly FileChange[], type: CommitType): string {
  return (
    bumpSubject(files) ??
    moveSubject(files) ??
    renameSubject(files, type) ??
    nameSubject(files, type) ??
    fileSubject(files, type)
  );
}

/** One file of a change, for the body of the message. */
export function describeFile(file: FileChange): string {
  const { path, before, isNew, isGone, added, removed } = file;
  if (isGone) return `remove ${path}`;
  if (before !== undefined) return `move ${before} to ${path}`;
  const names = changedNames(file);
  if (isNew) return `add ${path}${names.added.length > 0 ? ` with ${listed(names.added)}` : ""}`;
  const parts = [
    ...(names.added.length > 0 ? [`add ${listed(names.added)}`] : []),
    ...(names.removed.length > 0 ? [`remove ${listed(names.removed)}`] : []),
    ...(names.within.length > 0 ? [`change ${listed(names.within)}`] : []),
  ];
  return `${path}: ${parts.length > 0 ? parts.join(", ") : `${added.length} lines added, ${removed.length} removed`}`;
}

function bumpSubject(files: readonly FileChange[]): string | undefined {
  const isBumped = files.every(({ role }) => ["manifest", "lock", "ci"].includes(role));
  const bumps = isBumped ? bumpsOf(files) : [];
  const [first, ...others] = bumps;
  if (first === undefined) return undefined;
  if (others.length > 0) return `bump ${bumps.length} dependencies`;
  return `bump ${first.name} from ${first.from} to ${first.to}`;
}

function moveSubject(files: readonly FileChange[]): string | undefined {
  const moved = files.filter(({ before }) => before !== undefined);
  const [first] = moved;
  if (first?.before === undefined || moved.length * 2 <= files.length) return undefined;
  if (moved.length > 1)
    return `move ${moved.length} files to ${folderOf(first.path) || "the root"}`;
  const isSameFolder = folderOf(first.before) === folderOf(first.path);
  return isSameFolder
    ? `rename ${nameOf(first.before)} to ${nameOf(first.path)}`
    : `move ${nameOf(first.before)} to ${folderOf(first.path) || "the root"}`;
}

/** One word took another's place everywhere. */
function renameSubject(files: readonly FileChange[], type: CommitType): string | undefined {
  if (type === "fix" || type === "feat") return undefined;
  const source = files.filter(({ role }) => role === "source" || role === "test");
  const renames = new Set<string>();
  for (const { added, removed } of source) {
    if (added.length !== removed.length) return undefined;
    for (const [place, line] of added.entries()) {
      const [now, before] = [line, removed[place] ?? ""].map(
        (text) => text.match(/\w+|[^\w\s]/g) ?? [],
      );
      if (!now || !before || now.length !== before.length) return undefined;
      for (const [at, word] of now.entries())
        if (word !== before[at]) renames.add(`${before[at]} to ${word}`);
    }
  }
  const [only, another] = renames;
  return only !== undefined && another === undefined && /^[A-Za-z_]\w* to [A-Za-z_]\w*$/.test(only)
    ? `rename ${only}`
    : undefined;
}

function nameSubject(files: readonly FileChange[], type: CommitType): string | undefined {
  if (type === "docs" || type === "ci" || type === "style") return undefined;
  const wanted = type === "test" ? "test" : "source";
  const told = files.filter(({ role }) => role === wanted).map(changedNames);
  const added = told.flatMap((names) => names.added);
  const removed = told.flatMap((names) => names.removed);
  const within = told.flatMap((names) => names.within);
  if (type === "test") return testSubject(files);
  if (type === "feat" && added.length > 0) return `add ${listed(added)}`;
  if (type === "fix" && within.length > 0) return `correct ${listed(within)}`;
  if (type === "perf" && within.length > 0) return `speed up ${listed(within)}`;
  if (removed.length > 0 && added.length > 0 && type === "refactor")
    return `replace ${listed(removed)} by ${listed(added)}`;
  if (added.length > 0) return `add ${listed(added)}`;
  if (removed.length > 0) return `remove ${listed(removed)}`;
  return within.length > 0
    ? `${type === "refactor" ? "simplify" : "update"} ${listed(within)}`
    : undefined;
}

function testSubject(files: readonly FileChange[]): string | undefined {
  const cases = files.flatMap(({ added }) =>
    added.flatMap(
      (line) =>
        /^\s*(?:it|test|describe)(?:\.\w+)?\(\s*["'`]([^"'`]+)/.exec(line)?.[1] ??
        /^\s*(?:async )?def (test_\w+)/.exec(line)?.[1] ??
        [],
    ),
  );
  const [first] = cases;
  if (first === undefined) return undefined;
  return cases.length === 1
    ? `cover that it ${first.replace(/^(?:it |should )/i, "")}`
    : `add ${cases.length} cases to ${listed(files.filter(({ role }) => role === "test").map(({ path }) => nameOf(path)))}`;
}

function fileSubject(files: readonly FileChange[], type: CommitType): string {
  const verb = files.every(({ isNew }) => isNew)
    ? "add"
    : files.every(({ isGone }) => isGone)
      ? "remove"
      : type === "style"
        ? "format"
        : type === "fix"
          ? "correct"
          : "update";
  const main = files.filter(({ role }) => role === "source");
  const named = [...new Set((main.length > 0 ? main : files).map(({ path }) => nameOf(path)))];
  if (named.length <= NAMES_TOLD_MAX) return `${verb} ${named.join(" and ")}`;
  return `${verb} ${named.length} files`;
}

function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const told = distinct.slice(0, NAMES_TOLD_MAX);
  const more = distinct.length - told.length;
  return more > 0 ? `${told.join(", ")} and ${more} more` : told.join(" and ");
}

const nameOf = (path: string) => path.split("/").at(-1) ?? path;
const folderOf = (path: string) => path.split("/").slice(0, -1).join("/");
