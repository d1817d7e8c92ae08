import { negations, opposites } from "../../../content/claim-words/claim-words.js";
import { type Clause, clausesOf } from "./clauses.js";
import { type StatedWord, type Statement, subjectWords } from "./read-statement.js";

const SHARE_MIN = 0.5;

let contraries: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * How a sentence of a source says the contrary of a claim about the same: one of them is negated, or
 * they use words that are opposites. By the clause that shares most words with the claim.
 */
export function contradiction(
  claim: Statement,
  stated: Statement,
  at: number | undefined,
): string | undefined {
  const subject = new Set(subjectWords(claim).map(({ stem }) => stem));
  const clauses = clausesOf(stated);
  const clause = nearestClause(clauses, subject);
  const shared = clause.filter(({ stem }) => subject.has(stem)).length;
  const isSame = shared >= SHARE_MIN * subject.size;
  if (isSame && isNegated(claim.words) !== isNegated(clause)) {
    return isNegated(claim.words)
      ? "the sources say it without the negation"
      : "the sources negate it";
  }
  // A number that both tell ties the clause to the claim, whatever its other words.
  const anchored = clauses.findLast(([first]) => at !== undefined && first && first.start <= at);
  const said = new Set([...(isSame ? clause : []), ...(anchored ?? [])].map(({ lower }) => lower));
  const saidAtAll = new Set(stated.words.map(({ lower }) => lower));
  for (const { lower } of claim.words) {
    if (saidAtAll.has(lower)) continue;
    const contrary = contrariesOf(lower).find((word) => said.has(word));
    if (contrary !== undefined) return `the sources say "${contrary}", not "${lower}"`;
  }
  return undefined;
}

function nearestClause(clauses: readonly Clause[], subject: ReadonlySet<string>): Clause {
  const sharedOf = (clause: Clause) =>
    new Set(clause.map(({ stem }) => stem).filter((stem) => subject.has(stem))).size;
  return clauses.reduce((best, clause) => (sharedOf(clause) > sharedOf(best) ? clause : best));
}

function isNegated(words: readonly StatedWord[]): boolean {
  const negating = words.filter(({ lower }) => negations.has(lower) || lower.endsWith("n't"));
  return negating.length % 2 === 1;
}

function contrariesOf(word: string): readonly string[] {
  if (!contraries) {
    const table = new Map<string, string[]>();
    for (const [ones, others] of opposites) {
      for (const [word, contrary] of [
        ...ones.map((one) => [one, others] as const),
        ...others.map((other) => [other, ones] as const),
      ]) {
        table.set(word, [...(table.get(word) ?? []), ...contrary]);
      }
    }
    contraries = table;
  }
  return contraries.get(word) ?? [];
}
