import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { VectorSlots } from "../index/candidates.js";
import type { Hit, VectorIndex } from "../index/vector-index.js";

/** How far the searches of a graph expand, for two counts of hits; more hits need more. */
export interface Expansions {
  readonly few: number;
  /** Undefined where no expansion was good enough for that many hits. */
  readonly many: number | undefined;
}

/** The hits that each of the two is measured with. */
export const FEW_HITS = 10;
export const MANY_HITS = 100;

/** What is measured: an index whose searches may be made exact or to use its graph. */
export interface Subject {
  readonly index: VectorIndex & VectorSlots;
  /** Searches with the graph expanded so far, or exactly where it is undefined. */
  search(query: Float32Array, topK: number, expansion: number | undefined): readonly Hit[];
  /** Milliseconds that rise. */
  readonly now: () => number;
}

const LADDER = [64, 96, 128, 192, 256, 384, 512, 768, 1024];
const QUERIES_OF_FEW = 200;
const QUERIES_OF_MANY = 30;
/** Above the 0.99 that is promised, as the sample is small. */
const RECALL_MIN = 0.995;
/** Searches expand so much further than was needed, for queries that are less like the rows. */
const MARGIN = 1.5;
/** Without the margin, a graph takes at most this part of the time of the scan to be worth it. */
const TIME_SHARE_MAX = 0.5;
/** Lengths of the noise of the queries in turns, as parts of the distance between two rows. */
const NOISES = [0, 0.1, 0.2];
const DRAWS_MAX = 64;

/**
 * Finds how far to expand to find nearly all that the exact scan finds, in half of its time, by
 * searches of both kinds side by side; undefined when nothing will do for few hits. The queries are
 * rows, most with noise. Yields after each pair of searches; what changes between is no matter, as
 * each pair sees one state.
 */
export function* calibrate(subject: Subject): Generator<void, Expansions | undefined> {
  const few = yield* smallestOf(subject, {
    topK: FEW_HITS,
    queries: QUERIES_OF_FEW,
    from: FEW_HITS,
  });
  if (few === undefined) return undefined;
  const many = yield* smallestOf(subject, {
    topK: MANY_HITS,
    queries: QUERIES_OF_MANY,
    from: Math.max(few, MANY_HITS),
  });
  return { few, many };
}

interface Part {
  readonly topK: number;
  readonly queries: number;
  /** Smaller expansions are not tried. */
  readonly from: number;
}

function* smallestOf(subject: Subject, part: Part): Generator<void, number | undefined> {
  for (const expansion of LADDER) {
    if (expansion < part.from) continue;
    const measured = yield* measure(subject, part, expansion);
    if (measured.isTooSlow) return undefined;
    if (measured.isGood) return expansion * MARGIN;
  }
  return undefined;
}

function* measure(
  { index, search, now }: Subject,
  { topK, queries }: Part,
  expansion: number,
): Generator<void, { readonly isGood: boolean; readonly isTooSlow: boolean }> {
  const samples = new Samples(index);
  const missesMax = queries * topK * (1 - RECALL_MIN);
  let misses = 0;
  const exactMs: number[] = [];
  const graphMs: number[] = [];
  for (let asked = 0; asked < queries && misses <= missesMax; asked += 1) {
    const query = samples.next(NOISES[asked % NOISES.length] ?? 0);
    if (query === undefined) break;
    const startedAt = now();
    const exact = search(query, topK, undefined);
    const between = now();
    const found = search(query, topK, expansion);
    graphMs.push(now() - between);
    exactMs.push(between - startedAt);
    misses += missesOf(exact, found);
    yield;
  }
  return {
    isGood: misses <= missesMax && exactMs.length === queries,
    isTooSlow: median(graphMs) > median(exactMs) * TIME_SHARE_MAX,
  };
}

/** By scores, as of rows with equal scores either is right. */
function missesOf(exact: readonly Hit[], found: readonly Hit[]): number {
  const lowest = exact.at(-1)?.score ?? Number.NEGATIVE_INFINITY;
  return exact.length - found.filter(({ score }) => score >= lowest).length;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Queries that resemble the rows; the same ones for the same rows. */
class Samples {
  readonly #index: VectorSlots;
  readonly #random = seededRandom("graph calibration");

  constructor(index: VectorSlots) {
    this.#index = index;
  }

  /** Undefined when no live row is found. */
  next(noise: number): Float32Array | undefined {
    const row = this.#row();
    if (row === undefined || noise === 0) return row;
    const other = this.#row() ?? row;
    const deviation = (noise * distance(row, other)) / Math.sqrt(row.length);
    const query = row.map((component) => component + deviation * this.#normal());
    const isQuery = query.every(Number.isFinite) && query.some((component) => component !== 0);
    return isQuery ? query : row;
  }

  #row(): Float32Array | undefined {
    for (let draws = 0; draws < DRAWS_MAX; draws += 1) {
      const slot = this.#random.below(this.#index.slots);
      if (this.#index.isLive(slot)) return this.#index.vectorAt(slot).slice();
    }
    return undefined;
  }

  /** Box and Muller. */
  #normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.#random.next()));
    return radius * Math.cos(2 * Math.PI * this.#random.next());
  }
}

function distance(one: Float32Array, other: Float32Array): number {
  let square = 0;
  for (let at = 0; at < one.length; at += 1) square += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return Math.sqrt(square);
}
