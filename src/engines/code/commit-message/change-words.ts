import type { FileChange } from "./read-diff.js";

/** Words are hashed into so many buckets. */
export const WORD_BUCKETS = 8_192;

const FILES_MAX = 50;
const LINES_MAX = 200;
const WORDS_OF_LINE_MAX = 20;

/** The words of paths, of added and of removed lines as a vector of length 1: buckets and weights. */
export function wordsOfChange(
  files: readonly FileChange[],
): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  const put = (word: string) => {
    const bucket = bucketOf(word);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  };
  for (const { path, added, removed } of files.slice(0, FILES_MAX)) {
    for (const name of path.split(/[/.]/)) put(`p:${name}`);
    for (const [sign, lines] of [
      ["+", added],
      ["-", removed],
    ] as const) {
      for (const line of lines.slice(0, LINES_MAX)) {
        const words = line.match(/[A-Za-z]{2,}|[^\w\s]{2,3}/g) ?? [];
        for (const word of words.slice(0, WORDS_OF_LINE_MAX)) put(sign + word.toLowerCase());
      }
    }
  }
  const weights = [...counts].map(([bucket, count]) => [bucket, Math.log1p(count)] as const);
  const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return weights.map(([bucket, weight]) => [bucket, weight / norm] as const);
}

/** FNV-1a over UTF-16 code units. */
function bucketOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < word.length; place += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % WORD_BUCKETS;
}
