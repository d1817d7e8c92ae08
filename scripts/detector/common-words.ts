import {
  readTokens,
  TokenKind,
} from "../../src/engines/text-detection/machine-written/prose-tokens.js";
import { cutRow, type DetectorRow } from "./rows.js";

const WORDS = 2_000;
const CUT = 400;
const TEXTS_MIN = 40;

/** The commonest words of all sources together, each source and label counting the same. */
export function commonWordsOf(rows: readonly DetectorRow[]): string[] {
  const groups = new Map<string, { texts: number; having: Map<string, number> }>();
  for (const row of rows) {
    const key = `${row.source} ${row.label}`;
    const group = groups.get(key) ?? { texts: 0, having: new Map<string, number>() };
    groups.set(key, group);
    group.texts += 1;
    const { lower, kinds } = readTokens(cutRow(row, CUT, "words"));
    for (const word of new Set(lower.filter((_, at) => kinds[at] === TokenKind.word))) {
      group.having.set(word, (group.having.get(word) ?? 0) + 1);
    }
  }
  const scores = new Map<string, number>();
  for (const { texts, having } of groups.values()) {
    if (texts < TEXTS_MIN) continue;
    for (const [word, count] of having) {
      scores.set(word, (scores.get(word) ?? 0) + Math.sqrt(count / texts));
    }
  }
  return [...scores]
    .filter(([word]) => /^[a-z][a-z'-]*$/u.test(word))
    .sort(([one, high], [other, low]) => low - high || (one < other ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}
