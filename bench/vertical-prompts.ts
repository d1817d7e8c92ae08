/**
 * How well vertical agents read prompts that were written apart from them, the known ones and the held ones of each
 * set: `npx tsx bench/vertical-prompts.ts [set ...]`. With `FAULTS=known` it also prints each fault in a known prompt;
 * those in held ones stay unseen, as readers would be tuned on them otherwise.
 */
import { COLLECTIONS } from "../test/accuracy/vertical-prompts/entry.js";
import type { EntryScore } from "../test/accuracy/vertical-prompts/score-entry.js";
import { rowOf, scorePrompts } from "../test/accuracy/vertical-prompts/score-prompts.js";
import { SET_NAMES } from "../test/accuracy/vertical-prompts/sets.js";

function printFaults(scores: readonly EntryScore[]): void {
  for (const { id, outcomes, silent, refusal, unasked, askedForNothing, badSpans } of scores) {
    const faults = outcomes
      .filter(({ verdict }) => verdict !== "right")
      .map(({ key, verdict, expected, found }) => {
        const isSilent = silent.includes(key);
        return `${isSilent ? "SILENTLY " : ""}${verdict} ${key}: ${expected} -> ${found}`;
      });
    const others = [
      ...(refusal === "right" ? [] : [`refusal ${refusal}`]),
      ...unasked.map((field) => `not asked: ${field}`),
      ...askedForNothing.map((field) => `asked for nothing: ${field}`),
      ...(badSpans > 0 ? [`spans that are wrong: ${badSpans}`] : []),
    ];
    if (faults.length + others.length > 0) console.log(id, [...faults, ...others].join("\n  "));
  }
}

const named = process.argv.slice(2);
const sets = SET_NAMES.filter((set) => named.length === 0 || named.includes(set));
const rows = [];
for (const set of sets) {
  for (const collection of COLLECTIONS) {
    const scores = await scorePrompts(set, collection);
    if (collection === "known" && process.env.FAULTS) printFaults(scores);
    rows.push(rowOf(set, collection, scores));
  }
}
console.table(rows);
