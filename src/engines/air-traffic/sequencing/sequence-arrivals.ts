import {
  type Approach,
  approachOf,
  type Crossing,
  crossingAfter,
  crossingOf,
} from "./crossing-times.js";
import { checkSequence, type SequenceProblem } from "./sequence-problem.js";

export interface Sequence {
  readonly crossings: readonly Crossing[];
  readonly total_delay_s: number;
  readonly total_hold_s: number;
  /** No order costs less: the sum of delays with that of holds. False where each kept near its place. */
  readonly optimal: boolean;
}

/** Each may be this many places from where it would be by its own speed; up to this many, any order is tried. */
const WINDOW = 10;
/** The window for more aircraft. */
const WINDOW_OF_MANY = 4;
/** Partial orders with the same aircraft, that are not beaten by one another, at most. */
const FRONT_MAX = 64;

/** The first `from` aircraft are in it, and those after them whose bits are set. */
interface Partial {
  readonly from: number;
  readonly mask: number;
  readonly last: number;
  readonly at_s: number;
  readonly cost: number;
  readonly before: Partial | undefined;
}

/**
 * The order and times over a fix with the least delays and holds in sum, by dynamic programming over the sets of
 * those who are through and the last of them (Psaraftis, 1980; Dear, 1976, for the window). Nobody is hurried.
 * Throws `AirTrafficRefused` for arrivals that cannot be used.
 */
export function sequenceArrivals(problem: SequenceProblem): Sequence {
  checkSequence(problem);
  const approaches = problem.arrivals
    .map((arrival) => approachOf(arrival, problem))
    .sort((one, other) => one.earliest_s - other.earliest_s);
  const isAny = approaches.length <= WINDOW;
  const width = isAny ? WINDOW : WINDOW_OF_MANY;
  let isCut = false;
  let partials: Partial[] = [{ from: 0, mask: 0, last: -1, at_s: 0, cost: 0, before: undefined }];
  for (let placed = 0; placed < approaches.length; placed += 1) {
    const fronts = new Map<string, Partial[]>();
    for (const partial of partials) {
      for (const next of followers(partial, approaches, width, problem)) {
        const key = `${next.from} ${next.mask} ${next.last}`;
        const front = fronts.get(key) ?? [];
        isCut = join(front, next) || isCut;
        fronts.set(key, front);
      }
    }
    partials = [...fronts.values()].flat();
  }
  const best = partials.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { ...summed(crossingsOf(best, approaches)), optimal: isAny && !isCut };
}

/**
 * The times over a fix in the order in which aircraft would be there by themselves. Throws `AirTrafficRefused` for
 * arrivals that cannot be used.
 */
export function firstComeFirstServed(problem: SequenceProblem): Omit<Sequence, "optimal"> {
  checkSequence(problem);
  const approaches = problem.arrivals
    .map((arrival) => approachOf(arrival, problem))
    .sort((one, other) => one.earliest_s - other.earliest_s);
  const crossings: Crossing[] = [];
  for (const approach of approaches) {
    const leader = crossings.at(-1);
    const at_s = leader ? crossingAfter(leader.at_s, approach, problem) : approach.earliest_s;
    crossings.push(crossingOf(approach, at_s));
  }
  return summed(crossings);
}

function summed(crossings: readonly Crossing[]): Omit<Sequence, "optimal"> {
  const sum = (name: "delay_s" | "hold_s") =>
    crossings.reduce((total, crossing) => total + crossing[name], 0);
  return { crossings, total_delay_s: sum("delay_s"), total_hold_s: sum("hold_s") };
}

function followers(
  partial: Partial,
  approaches: readonly Approach[],
  width: number,
  problem: SequenceProblem,
): Partial[] {
  const found: Partial[] = [];
  const { from, mask, last } = partial;
  for (let place = 0; place < width && from + place < approaches.length; place += 1) {
    if ((mask & (1 << place)) !== 0) continue;
    const next = approaches[from + place] as Approach;
    const at_s = last < 0 ? next.earliest_s : crossingAfter(partial.at_s, next, problem);
    const delay = at_s - next.earliest_s + Math.max(0, at_s - next.slowest_s);
    const step = { last: from + place, at_s, cost: partial.cost + delay, before: partial };
    let [start, through] = [from, mask | (1 << place)];
    for (; (through & 1) === 1; through >>= 1) start += 1;
    found.push({ ...step, from: start, mask: through });
  }
  return found;
}

/** Keeps those that none beats in both time and cost; answers whether one was dropped for want of room. */
function join(front: Partial[], next: Partial): boolean {
  if (front.some(({ at_s, cost }) => at_s <= next.at_s && cost <= next.cost)) return false;
  const kept = front.filter(({ at_s, cost }) => at_s < next.at_s || cost < next.cost);
  front.splice(0, front.length, ...kept, next);
  if (front.length <= FRONT_MAX) return false;
  front.sort((one, other) => one.cost - other.cost).pop();
  return true;
}

function crossingsOf(best: Partial, approaches: readonly Approach[]): Crossing[] {
  const crossings: Crossing[] = [];
  for (let at: Partial | undefined = best; at?.before !== undefined; at = at.before) {
    crossings.push(crossingOf(approaches[at.last] as Approach, at.at_s));
  }
  return crossings.reverse();
}
