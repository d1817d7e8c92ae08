import type { StatedFacts } from "./read-facts.js";

/** How a text differs from the one that it was made of, in words for whoever wrote it. */
export interface FactDifferences {
  /** What the source states and the text does not. */
  readonly lost: readonly string[];
  /** What the text states and the source does not. */
  readonly added: readonly string[];
}

/**
 * Compares what a text states with its source, both ways. A number may stand in digits in one and in
 * words in the other. Names are looked for in all words of the other text, whatever their case.
 */
export function compareFacts(
  source: { readonly facts: StatedFacts; readonly allowed: StatedFacts; readonly text: string },
  made: { readonly facts: StatedFacts; readonly text: string },
): FactDifferences {
  const { facts, allowed } = source;
  const told = {
    numbers: new Set([...made.facts.numbers.keys(), ...made.facts.spelledNumbers.keys()]),
  };
  const given = new Set([...allowed.numbers.keys(), ...allowed.spelledNumbers.keys()]);
  const wordsMade = wordsOf(made.text);
  const wordsGiven = wordsOf(source.text);
  return {
    lost: [
      ...missing(facts.links, (key) => made.facts.links.has(key)),
      ...missing(facts.numbers, (key) => told.numbers.has(key)),
      ...missing(facts.calendar, (key) => made.facts.calendar.has(key)),
      ...missing(facts.currencies, (key) => made.facts.currencies.has(key)),
      ...missing(facts.names, (key) => hasName(wordsMade, key)),
    ],
    added: [
      ...missing(made.facts.links, (key) => allowed.links.has(key)),
      ...missing(made.facts.numbers, (key) => given.has(key)),
      ...missing(made.facts.spelledNumbers, (key) => given.has(key)),
      ...missing(made.facts.calendar, (key) => allowed.calendar.has(key)),
      ...missing(made.facts.currencies, (key) => allowed.currencies.has(key)),
      ...missing(made.facts.names, (key) => hasName(wordsGiven, key)),
    ],
  };
}

function missing(
  stated: ReadonlyMap<string, string>,
  isThere: (key: string) => boolean,
): readonly string[] {
  return [...stated].filter(([key]) => !isThere(key)).map(([, shown]) => shown);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []);
}

/** A name of several parts, such as `Rooftop-Honey`, is there when its parts are. */
function hasName(words: ReadonlySet<string>, name: string): boolean {
  return (name.match(/[\p{L}\p{M}\d]+/gu) ?? []).every((part) => words.has(part));
}
