import { isFunction, type ParsedFile, type Place } from "./syntax-tree.js";

/** How often each statement ran, by its number. */
export interface StatementCounts {
  /** In tests that failed. */
  readonly failing: readonly number[];
  readonly passing: readonly number[];
  /** In tests that failed, since the last check that passed. */
  readonly last: readonly number[];
}

/**
 * How suspicious each place of a file is, 0 to 1.3: Ochiai's coefficient, f / √(F · (f + p)), of the
 * statement around it (Abreu, Zoeteweij and van Gemund, 2007), and up to 0.3 of that more for what ran since
 * the last check that passed. What no failing test ran is not suspicious. Linear in the places.
 */
export function localizeFault(
  { places }: ParsedFile,
  numbers: ReadonlyMap<Place, number>,
  counts: StatementCounts,
  tests: { readonly failed: number; readonly passed: number },
): ReadonlyMap<Place, number> {
  const loaded = Math.sqrt(tests.failed / Math.max(1, tests.failed + tests.passed));
  const scoreOf = (number: number): number => {
    const failing = counts.failing[number] ?? 0;
    const passing = counts.passing[number] ?? 0;
    if (failing === 0) return 0;
    const ochiai = failing / Math.sqrt(tests.failed * (failing + passing));
    return ochiai * (1 + (0.3 * (counts.last[number] ?? 0)) / failing);
  };
  const scores = new Map<Place, number>();
  const inside = firstNumbers(places, numbers);
  for (const place of places) {
    const own = numbers.get(place);
    const first = isFunction(place.node) ? inside.get(place) : undefined;
    const isLoaded = place.functions.length === 0;
    if (own !== undefined)
      scores.set(place, isLoaded ? Math.max(loaded, scoreOf(own)) : scoreOf(own));
    else if (first !== undefined) scores.set(place, scoreOf(first));
    else scores.set(place, (place.parent ? scores.get(place.parent) : undefined) ?? loaded);
  }
  return scores;
}

/** The first statement within each function. */
function firstNumbers(
  places: readonly Place[],
  numbers: ReadonlyMap<Place, number>,
): ReadonlyMap<Place, number> {
  const first = new Map<Place, number>();
  for (const place of places) {
    const number = numbers.get(place);
    if (number === undefined) continue;
    for (let at = place.parent; at; at = at.parent) {
      if (!isFunction(at.node)) continue;
      if (!first.has(at)) first.set(at, number);
      break;
    }
  }
  return first;
}
