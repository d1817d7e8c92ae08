import type { Fact } from "./brief/read-brief.js";

/** How many beats a script of this length has between hook and close. */
export function beatCount(seconds: number): number {
  if (seconds < 80) {
    return seconds < 25 ? 1 : seconds < 45 ? 2 : 3;
  }
  return seconds < 110 ? 4 : 4 + Math.floor((seconds - 110) / 38);
}

/** Deals the facts out to the beats in their order, so that each beat gets about the same number of words. */
export function dealFacts<Item extends Fact>(facts: readonly Item[], beats: number): Item[][] {
  const dealt: Item[][] = Array.from({ length: beats }, () => []);
  const total = facts.reduce((sum, fact) => sum + fact.words, 0);
  let before = 0;
  for (const [index, fact] of facts.entries()) {
    const byWords = Math.floor(((before + fact.words / 2) / Math.max(total, 1)) * beats);
    // Few facts still open as many beats as they can.
    const beat = facts.length <= beats ? Math.floor((index * beats) / facts.length) : byWords;
    dealt[Math.min(beat, beats - 1)]?.push(fact);
    before += fact.words;
  }
  return dealt;
}

/** Joins neighbouring fragments into lists of up to three, as they would be said in one breath. */
export function joinFragments(facts: readonly Fact[], and: string, wordsMax: number): Fact[] {
  const joined: Fact[] = [];
  let run: Fact[] = [];
  const flush = (): void => {
    if (run.length > 0) {
      joined.push(joinRun(run, and));
      run = [];
    }
  };
  for (const fact of facts) {
    const isFragment = fact.shape === "loose" || fact.shape === "noun";
    const words = run.reduce((sum, item) => sum + item.words, fact.words);
    if (!isFragment || run.length === 3 || words > wordsMax) {
      flush();
    }
    if (isFragment) {
      run.push(fact);
    } else {
      joined.push(fact);
    }
  }
  flush();
  return joined;
}

function joinRun(run: readonly Fact[], and: string): Fact {
  const [first] = run;
  if (first !== undefined && run.length === 1) {
    return first;
  }
  const texts = run.map((fact) => fact.text);
  const head = texts.slice(0, -1).join(and.trim() === and ? and : ", ");
  // A comma inside an item would blur where the items end.
  const text = texts.some((item) => item.includes(","))
    ? texts.join("; ")
    : `${head}${and}${texts.at(-1) ?? ""}`;
  return {
    text,
    shape: "loose",
    anchors: run.flatMap((fact) => fact.anchors),
    keys: run.flatMap((fact) => fact.keys),
    words: run.reduce((sum, fact) => sum + fact.words, 0) + 1,
  };
}
