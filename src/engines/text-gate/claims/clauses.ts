import type { StatedWord, Statement } from "./read-statement.js";

const CLAUSE_ENDS = new Set(
  "and but while whereas although though und aber während et mais y pero".split(" "),
);

/** A clause that opens with them speaks of the same as the one before. */
const RELATIVES = new Set(["which", "who", "whose", "whom"]);

export type Clause = readonly StatedWord[];

/** The clauses of a sentence, cut at conjunctions and at commas that are in no number. Linear. */
export function clausesOf(stated: Statement): readonly Clause[] {
  const clauses: StatedWord[][] = [[]];
  stated.words.forEach((word, place) => {
    const before = stated.words[place - 1];
    const gap = before ? stated.text.slice(before.start + before.lower.length, word.start) : "";
    const isRelative = stated.words
      .slice(place, place + 3)
      .some(({ lower }) => RELATIVES.has(lower));
    if (isRelative && /,/u.test(gap)) {
      clauses.at(-1)?.push(word);
      return;
    }
    if ((CLAUSE_ENDS.has(word.lower) && !isInNumber(stated, word)) || /[,;:](?!\d)/u.test(gap))
      clauses.push([]);
    clauses.at(-1)?.push(word);
  });
  return clauses;
}

function isInNumber({ numbers }: Statement, { start }: StatedWord): boolean {
  return numbers.some((number) => start > number.start && start < number.end);
}
