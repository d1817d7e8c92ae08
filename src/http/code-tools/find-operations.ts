import { type Bag, bagTerms, rankItems } from "../../engines/text/search/ranking.js";
import { finishSteps } from "../../engines/text/search/steps.js";
import type { Operation } from "../operations/operation.js";

/** Finds operations by words. */
export type FindOperations = (query: string) => readonly Operation[];

interface Indexed {
  readonly operation: Operation;
  readonly bag: Bag;
  readonly revision: number;
}

/** What an operation is found by: its name and summary count thrice, what it takes and says once. */
export function indexOperations(operations: readonly Operation[]): FindOperations {
  const indexed = operations.map((operation, place): Indexed => {
    const { summary, description, path, input } = operation;
    const heads = `${wordsOf(operation.name)} ${summary}`;
    const fields = Object.keys(input.properties ?? {}).map(wordsOf);
    const texts = [heads, heads, heads, description, wordsOf(path), ...fields];
    return { operation, bag: finishSteps(bagTerms(texts)), revision: -place };
  });
  return (query) =>
    finishSteps(rankItems(wordsOf(query), indexed, () => true)).map(({ item }) => item.operation);
}

/** The words that a name is made of. */
function wordsOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_./{}-]+/g, " ");
}
