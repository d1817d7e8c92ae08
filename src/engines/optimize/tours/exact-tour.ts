/** Cities that are solved exactly at once: 2^12 subsets of 12 ends. */
export const EXACT_MAX = 13;

/** The shortest tour by dynamic programming over subsets (Held and Karp, 1962); the costs may differ by direction. */
export function exactTour(cities: number, cost: (from: number, to: number) => number): number[] {
  if (cities < 4)
    return cities < 3 ? Array.from({ length: cities }, (_, city) => city) : shorterOf(cost);
  const ends = cities - 1;
  const subsets = 1 << ends;
  const costs = new Float64Array(subsets * ends).fill(Number.POSITIVE_INFINITY);
  const parents = new Int8Array(subsets * ends);
  for (let end = 0; end < ends; end += 1) costs[(1 << end) * ends + end] = cost(0, end + 1);
  const steps = Float64Array.from({ length: ends * ends }, (_, at) =>
    cost(Math.floor(at / ends) + 1, (at % ends) + 1),
  );
  for (let subset = 1; subset < subsets; subset += 1) {
    for (let end = 0; end < ends; end += 1) {
      const path = costs[subset * ends + end] as number;
      if (path === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < ends; next += 1) {
        if ((subset & (1 << next)) !== 0) continue;
        const longer = (subset | (1 << next)) * ends + next;
        const total = path + (steps[end * ends + next] as number);
        if (total >= (costs[longer] as number)) continue;
        costs[longer] = total;
        parents[longer] = end;
      }
    }
  }
  return traceBack(ends, costs, parents, cost);
}

function shorterOf(cost: (from: number, to: number) => number): number[] {
  const there = cost(0, 1) + cost(1, 2) + cost(2, 0);
  return cost(0, 2) + cost(2, 1) + cost(1, 0) < there ? [0, 2, 1] : [0, 1, 2];
}

function traceBack(
  ends: number,
  costs: Float64Array,
  parents: Int8Array,
  cost: (from: number, to: number) => number,
): number[] {
  let subset = (1 << ends) - 1;
  let end = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let last = 0; last < ends; last += 1) {
    const total = (costs[subset * ends + last] as number) + cost(last + 1, 0);
    if (total < least) [least, end] = [total, last];
  }
  const tour: number[] = [];
  while (subset !== 0) {
    tour.push(end + 1);
    const parent = parents[subset * ends + end] as number;
    subset &= ~(1 << end);
    end = parent;
  }
  return [0, ...tour.reverse()];
}
