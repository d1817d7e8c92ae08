import type { BitSet } from "../filter/bit-set.js";
import { type Arena, BATCH_SLOTS } from "./arena.js";
import { Shortlist } from "./shortlist.js";
import type { Metric } from "./vector-index.js";

export interface Scan {
  readonly metric: Metric;
  readonly query: Float32Array;
  readonly topK: number;
  /** The slots to look at, of those from `from` on. */
  readonly wanted: BitSet;
  readonly from: number;
  /** By slot, the inverse norm under cosine, the norm under dot. */
  readonly scales: Float64Array;
}

/** How far a sum in single precision may be from the true one. */
interface RoundingBound {
  /** Of the sum of the magnitudes of its terms. */
  readonly relative: number;
  /** What terms too small for single precision lose. */
  readonly absolute: number;
}

const UNIT_ROUNDOFF = 2 ** -24;
const SMALLEST_SINGLE = 2 ** -149;
/** Roundings beside the additions: a product, a difference squared, a component of the query. */
const OTHER_ROUNDINGS = 4;
/** Covers terms of second order and the roundings in double precision. */
const MARGIN = 1.05;

/** Components that are looked at in one step, 0.3 ms. */
export const COMPONENTS_AT_ONCE = 1_048_576;

/**
 * The slots that may be among the best `topK`, in steps between which the arena may be used for
 * something else: the scan is in single precision, and leaves out only what is worse even if all
 * roundings went against it (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1).
 * It is bound by the bandwidth of memory.
 */
export function* scanForCandidates(arena: Arena, scan: Scan): Generator<void, Uint32Array> {
  const { metric, query, wanted, from } = scan;
  const bound = roundingBound(arena, query.length);
  const shortlist = new Shortlist(scan.topK);
  const asked = metric === "euclidean" ? query : toUnitLength(query);
  const slotsAtOnce = Math.max(BATCH_SLOTS, COMPONENTS_AT_ONCE / query.length);
  let next = from;
  for (;;) {
    arena.setQuery(asked);
    for (let looked = 0; looked < slotsAtOnce; looked += BATCH_SLOTS) {
      const { batch } = arena;
      const { filled, next: end } = wanted.fill(batch, next);
      offerBatch(arena, filled, scan, { bound, shortlist });
      if (filled < BATCH_SLOTS) return shortlist.take();
      next = end;
    }
    yield;
  }
}

interface Progress {
  readonly bound: RoundingBound;
  readonly shortlist: Shortlist;
}

function offerBatch(
  arena: Arena,
  count: number,
  { metric, scales }: Scan,
  { bound, shortlist }: Progress,
): void {
  const { batch } = arena;
  const { relative, absolute } = bound;
  const sums = metric === "euclidean" ? arena.distances(count) : arena.products(count);
  for (let position = 0; position < count; position += 1) {
    const slot = batch[position] ?? 0;
    const sum = sums[position] ?? 0;
    const scale = scales[slot] ?? 0;
    switch (metric) {
      case "cosine":
        shortlist.offer(slot, sum * scale, relative + absolute * scale);
        break;
      case "dot":
        shortlist.offer(slot, sum, relative * scale + absolute);
        break;
      case "euclidean":
        shortlist.offer(slot, -sum, relative * sum + absolute);
        break;
    }
  }
}

function roundingBound(arena: Arena, dimension: number): RoundingBound {
  return {
    relative: (arena.additions + OTHER_ROUNDINGS) * UNIT_ROUNDOFF * MARGIN,
    absolute: dimension * SMALLEST_SINGLE,
  };
}

/** So that products stay in range; the order of the scores is the same. */
function toUnitLength(query: Float32Array): Float32Array {
  let square = 0;
  for (const component of query) square += component * component;
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
  return query.map((component) => component * scale);
}
