import type { RepositoryFile } from "./change-plan.js";
import { roleOf } from "./file-role.js";

interface RankedFile {
  readonly path: string;
  readonly score: number;
  /** The words of the task that it has. */
  readonly words: readonly string[];
  /** The line with most of them; null where only the path has them. */
  readonly line: { readonly number: number; readonly text: string } | null;
}

const CONTENT_MAX = 400_000;
const PATH_WEIGHT = 3;

/**
 * Source files by how much they are about the words of a task: each word counts by how rare it is
 * among the files (inverse document frequency), in a path three times. Files with none are left out.
 */
export function rankFiles(
  words: readonly string[],
  files: readonly RepositoryFile[],
): readonly RankedFile[] {
  const sources = files.filter(
    ({ path }) => roleOf(path) === "source" || roleOf(path) === "migration",
  );
  const read = sources.map(({ path, content }) => ({
    path,
    inPath: new Set(partsOf(path)),
    inContent: new Set(partsOf(content.slice(0, CONTENT_MAX))),
    content,
  }));
  const stems = words.map(stem);
  const weights = new Map(
    stems.map((word) => {
      const holders = read.filter(
        ({ inPath, inContent }) => inPath.has(word) || inContent.has(word),
      );
      return [word, Math.log(1 + read.length / (holders.length || 1))] as const;
    }),
  );
  const ranked = read.map(({ path, inPath, inContent, content }) => {
    const has = words.filter(
      (_, at) => inPath.has(stems[at] ?? "") || inContent.has(stems[at] ?? ""),
    );
    const score = has.reduce((sum, word) => {
      const weight = weights.get(stem(word)) ?? 0;
      return sum + weight * (inPath.has(stem(word)) ? PATH_WEIGHT : 1);
    }, 0);
    return { path, score, words: has, line: has.length === 0 ? null : lineWith(has, content) };
  });
  return ranked
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.path < other.path ? -1 : 1));
}

/** The words of a text, names taken apart, in lower case and without common endings. */
function partsOf(text: string): readonly string[] {
  const words = text.match(/[A-Za-z][a-z]+|[A-Z]{2,}(?![a-z])|[a-z]+/g) ?? [];
  return words.map((word) => stem(word.toLowerCase()));
}

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word);

function lineWith(words: readonly string[], content: string): RankedFile["line"] {
  const stems = new Set(words.map(stem));
  let best: { number: number; text: string; count: number } | null = null;
  let number = 0;
  for (const line of content.slice(0, CONTENT_MAX).split("\n")) {
    number += 1;
    if (line.length > 400) continue;
    const count = new Set(partsOf(line).filter((part) => stems.has(part))).size;
    if (count > (best?.count ?? 0)) best = { number, text: line.trim().slice(0, 120), count };
    if (best?.count === stems.size) break;
  }
  return best === null ? null : { number: best.number, text: best.text };
}
