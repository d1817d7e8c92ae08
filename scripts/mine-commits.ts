/**
 * Collects commits by the conventional-commits grammar with their diffs, one a line:
 * `npx tsx scripts/mine-commits.ts FOLDER REPOSITORY...`. What is collected is other people's work
 * and is not part of this project.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { shuffled } from "./learning/shuffled.js";

const COMMITS_OF_REPOSITORY_MAX = 2_500;
const DIFF_CHARS_MAX = 100_000;
const SUBJECT = /^(feat|fix|docs|tests?|ci|build|chore|refactor|perf|style)(?:\([^)]*\))?!?: ./;

const [folder, ...repositories] = process.argv.slice(2);
if (folder === undefined || repositories.length === 0) {
  throw new Error("usage: npx tsx scripts/mine-commits.ts FOLDER REPOSITORY...");
}
mkdirSync(folder, { recursive: true });
for (const repository of repositories) {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], { encoding: "utf8", maxBuffer: 2 ** 30 });
  const file = join(folder, `${basename(repository)}.jsonl`);
  const typed = git("log", "--no-merges", "--format=%H %s")
    .split("\n")
    .flatMap((line) => {
      const [, type] = SUBJECT.exec(line.slice(41)) ?? [];
      return type === undefined
        ? []
        : [{ commit: line.slice(0, 40), type: type.replace("tests", "test") }];
    });
  for (const { commit, type } of shuffled(typed).slice(0, COMMITS_OF_REPOSITORY_MAX)) {
    const diff = diffOf(repository, commit);
    if (diff === "" || diff.length > DIFF_CHARS_MAX) continue;
    appendFileSync(
      file,
      `${JSON.stringify({ repository: basename(repository), commit, type, diff })}\n`,
    );
  }
}

/** Empty where the repository lacks what the diff needs, as a partial clone does. */
function diffOf(repository: string, commit: string): string {
  const show = ["-C", repository, "show", "--format=", "-M", "--no-color", commit];
  const { status, stdout } = spawnSync("git", show, { encoding: "utf8", maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : "";
}
