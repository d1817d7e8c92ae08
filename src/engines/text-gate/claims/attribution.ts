import { alikeWords, strongWords } from "../../../content/claim-words/claim-words.js";
import { type Clause, clausesOf } from "./clauses.js";
import { type StatedName, type Statement, subjectWords } from "./read-statement.js";
import { agrees, isComparable, type StatedNumber } from "./stated-number.js";

/** Of what a claim says besides names, the share that the sentence must say, too. */
const SAID_MIN = 0.6;

/** So many numbers of a sentence are held against a claimed one. */
const RIVALS_MAX = 20;

let alike: ReadonlyMap<string, number> | undefined;

/**
 * The number of the same sentence that stands with the claim's words where the claimed one stands with
 * others: of `A holds 38% and B 21%`, 21% for a claim about B. Linear in the sentence.
 */
export function numberOfOther(
  claim: Statement,
  claimed: StatedNumber,
  stated: Statement,
  found: StatedNumber,
): StatedNumber | undefined {
  const clauses = clausesOf(stated);
  const claimClauses = clausesOf(claim);
  const place = clauseAt(claimClauses, claimed.start);
  const said = stemsOf(place, claim);
  const asked = said.size > 0 ? said : stemsOf(claim.words, claim);
  const own = stemsOf(clauseAt(clauses, found.start), stated);
  return stated.numbers.slice(0, RIVALS_MAX).find((rival) => {
    if (!isComparable(found, rival) || rival.text === found.text) return false;
    // A rival that the claim tells, too, is one only where it tells it of something else.
    const isClaimed = claim.numbers.some(
      (other) =>
        other !== claimed &&
        agrees(other, rival) &&
        (said.size === 0 || clauseAt(claimClauses, other.start) === place),
    );
    if (isClaimed) return false;
    const others = stemsOf(clauseAt(clauses, rival.start), stated);
    const isTold = [...others].some((stem) => asked.has(stem) && !own.has(stem));
    return isTold && coverage(others, asked) > coverage(own, asked);
  });
}

function clauseAt(clauses: readonly Clause[], at: number): Clause {
  return clauses.findLast(([first]) => first !== undefined && first.start <= at) ?? [];
}

function stemsOf(clause: Clause, of: Statement): ReadonlySet<string> {
  const starts = new Set(clause.map(({ start }) => start));
  return new Set(subjectWords(of).flatMap(({ stem, start }) => (starts.has(start) ? [stem] : [])));
}

function coverage(clause: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const shared = [...clause].filter((stem) => asked.has(stem)).length;
  return clause.size === 0 ? 0 : shared / clause.size;
}

/** What a sentence leaves open of a claim that it shares names or words with. */
export interface Gaps {
  /** Names of the claim that the sentence has not, though it has others. */
  readonly strangers: readonly StatedName[];
  /** Another name that the sentence has in their place. */
  readonly instead: StatedName | undefined;
  /** It says enough of what the claim says besides names. */
  readonly isSaid: boolean;
  readonly saidAll: boolean;
  /** A word such as `only` or `most` that the sentence has not. */
  readonly strong: string | undefined;
}

export function gapsOf(claim: Statement, names: readonly StatedName[], stated: Statement): Gaps {
  const has = new Set(stated.words.flatMap(({ stem, lower }) => [stem, lower]));
  const groups = new Set(stated.words.flatMap(({ lower }) => groupOf(lower) ?? []));
  const claimed = new Set(claim.names.flatMap(({ words }) => words));
  const lowers = new Set(stated.words.map(({ lower }) => lower));
  const absent = names.filter(({ words }) => !words.some((word) => lowers.has(word)));
  const instead = stated.names.find(({ words }) => !words.some((word) => claimed.has(word)));
  const said = subjectWords(claim).filter(({ lower }) => !claimed.has(lower));
  const shared = said.filter(({ stem, lower }) => {
    const group = groupOf(lower);
    return has.has(stem) || (group !== undefined && groups.has(group));
  });
  return {
    strangers: instead ? absent : [],
    instead,
    isSaid: shared.length >= SAID_MIN * said.length,
    saidAll: said.length > 0 && shared.length === said.length,
    strong: claim.words.find(({ lower }) => strongWords.has(lower) && !lowers.has(lower))?.lower,
  };
}

function groupOf(word: string): number | undefined {
  alike ??= new Map(alikeWords.flatMap((group, place) => group.map((one) => [one, place])));
  return alike.get(word);
}
