import { countWords } from "./brief/count-words.js";
import type { Fact } from "./brief/read-brief.js";
import { splitLongClause } from "./brief/split-clauses.js";

interface Choice {
  readonly facts: readonly Fact[];
  readonly wordsFree: number;
  /** What the words around each fact cost. */
  readonly wordsPerLead: number;
  readonly unspaced: boolean;
}

const pieceWordsMax = 10;

/**
 * Chooses the facts that fit: all of them where there is room, else those with the most figures and
 * names per word.
 */
export function chooseFacts(choice: Choice): Fact[] {
  const { facts, wordsFree, wordsPerLead, unspaced } = choice;
  const cost = (fact: Fact): number => fact.words + wordsPerLead;
  const total = facts.reduce((sum, fact) => sum + cost(fact), 0);
  if (total <= wordsFree) {
    return [...facts];
  }
  const pieces = facts.flatMap((fact) => cutFact(fact, unspaced));
  const ranked = [...pieces].sort((one, two) => worth(two) - worth(one));
  const kept = new Set<Fact>();
  let left = wordsFree;
  for (const piece of ranked) {
    if (cost(piece) <= left) {
      kept.add(piece);
      left -= cost(piece);
    }
  }
  return pieces.filter((piece) => kept.has(piece));
}

function worth(fact: Fact): number {
  return (fact.anchors.length + 0.2) / (fact.words + 2);
}

function cutFact(fact: Fact, unspaced: boolean): Fact[] {
  if (unspaced || fact.words <= pieceWordsMax + 3) {
    return [fact];
  }
  return splitLongClause(fact.text, pieceWordsMax).map((text, index) => ({
    text,
    shape: index === 0 && fact.shape !== "question" ? fact.shape : "loose",
    anchors: fact.anchors.filter((anchor) => text.includes(anchor)),
    keys: fact.keys.filter((key) => text.includes(key)),
    words: countWords(text, unspaced),
  }));
}
