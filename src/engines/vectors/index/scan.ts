import { type Arena, BATCH_SLOTS } from "./arena.js";
import { Shortlist } from "./shortlist.js";
import type { Metric } from "./vector-index.js";

export interface Scan {
  readonly metric: Metric;
  readonly query: Float32Array;
  readonly topK: number;
  /** 1 for the slots to look at. */
  readonly wanted: Uint8Array;
  /** Slots from here up to `to` are looked at. */
  readonly from: number;
  readonly to: number;
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

/**
 * The slots that may be among the best `topK`: the scan is in single precision, and leaves out only
 * what is worse even if all roundings went against it (Higham, Accuracy and Stability of Numerical
 * Algorithms, section 3.1). It is bound by the bandwidth of memory.
 */
export function scanForCandidates(arena: Arena, scan: Scan): Uint32Array {
  const { wanted, from, to } = scan;
  const bound = roundingBound(arena, scan.query.length);
  const shortlist = new Shortlist(scan.topK);
  arena.setQuery(scan.metric === "euclidean" ? scan.query : toUnitLength(scan.query));
  const { batch } = arena;
  let filled = 0;
  for (let slot = from; slot < to; slot += 1) {
    if (wanted[slot] !== 1) continue;
    batch[filled] = slot;
    filled += 1;
    if (filled === BATCH_SLOTS) {
      offerBatch(arena, filled, scan, { bound, shortlist });
      filled = 0;
    }
  }
  offerBatch(arena, filled, scan, { bound, shortlist });
  return shortlist.take();
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
