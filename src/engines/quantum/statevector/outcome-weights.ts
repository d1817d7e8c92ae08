import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Distribution, OutcomeLimits } from "../simulator/simulator.js";

/** What is below comes of rounding, and is no outcome. */
const WEIGHT_MIN = 1e-14;
/** An index has two halves of so many bits, or less. */
const HALF_BITS = 12;
const HALF_MASK = (1 << HALF_BITS) - 1;

/**
 * The probability of each outcome of measuring some qubits, from that of each basis state: bit i of an
 * outcome is the value of the i-th qubit.
 */
export function outcomeWeights(
  length: number,
  probabilityAt: (index: number) => number,
  qubits: readonly number[],
): Float64Array {
  const weights = new Float64Array(2 ** qubits.length);
  const low = keysOf(qubits, 0, Math.min(length, 1 << HALF_BITS));
  const high = keysOf(qubits, HALF_BITS, Math.ceil(length / (1 << HALF_BITS)));
  for (let at = 0; at < length; at++) {
    const key = (low[at & HALF_MASK] as number) | (high[at >>> HALF_BITS] as number);
    weights[key] = (weights[key] as number) + probabilityAt(at);
  }
  return weights;
}

/** What each of so many values of the bits from a first one on puts into an outcome. */
function keysOf(qubits: readonly number[], first: number, count: number): Int32Array {
  const keys = new Int32Array(count);
  for (let value = 1; value < keys.length; value++) {
    const lowest = 31 - Math.clz32(value & -value);
    const place = qubits.indexOf(first + lowest);
    keys[value] = (keys[value & (value - 1)] as number) | (place < 0 ? 0 : 1 << place);
  }
  return keys;
}

/** The outcomes that have a weight, the likeliest first, as far as the limits list them. */
export function listOutcomes(
  weights: Float64Array,
  bits: number,
  { all, top }: OutcomeLimits,
): Distribution {
  let count = 0;
  let total = 0;
  for (let key = 0; key < weights.length; key++) {
    total += weights[key] as number;
    if ((weights[key] as number) > WEIGHT_MIN) count++;
  }
  const kept = likeliest(weights, count <= all ? count : top);
  let listed = 0;
  const outcomes = new Map<string, number>();
  for (const key of kept) {
    const weight = weights[key] as number;
    listed += weight;
    outcomes.set(textOf(key, bits), weight);
  }
  return { outcomes, restMass: kept.length === count ? 0 : Math.max(0, total - listed) };
}

/** The keys of the largest weights; of equal ones the lowest keys. */
function likeliest(weights: Float64Array, most: number): number[] {
  const isBefore = (one: number, other: number) =>
    (weights[one] as number) - (weights[other] as number) || other - one;
  // A heap with the least of those kept at its root.
  const heap: number[] = [];
  for (let key = 0; key < weights.length; key++) {
    if ((weights[key] as number) <= WEIGHT_MIN) continue;
    if (heap.length < most) rise(heap, key, isBefore);
    else if (isBefore(key, heap[0] as number) > 0) sink(heap, key, isBefore);
  }
  return heap.sort((one, other) => isBefore(other, one));
}

type Order = (one: number, other: number) => number;

/** Adds a key. */
function rise(heap: number[], key: number, order: Order): void {
  let at = heap.length;
  heap.push(key);
  while (at > 0) {
    const above = (at - 1) >>> 1;
    if (order(heap[above] as number, key) <= 0) break;
    heap[at] = heap[above] as number;
    at = above;
  }
  heap[at] = key;
}

/** Puts a key in the place of the least. */
function sink(heap: number[], key: number, order: Order): void {
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    const right = below + 1;
    if (right < heap.length && order(heap[right] as number, heap[below] as number) < 0) {
      below = right;
    }
    if (order(key, heap[below] as number) <= 0) break;
    heap[at] = heap[below] as number;
    at = below;
  }
  heap[at] = key;
}

/** How often each outcome comes up in so many draws by its weight. */
export function drawOutcomes(
  weights: Float64Array,
  bits: number,
  shots: number,
  random: Random,
): Map<string, number> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const points = Float64Array.from({ length: shots }, () => random.next() * total).sort();
  const counts = new Map<string, number>();
  let end = 0;
  let at = 0;
  let last = 0;
  for (let key = 0; key < weights.length && at < shots; key++) {
    const weight = weights[key] as number;
    if (weight === 0) continue;
    end += weight;
    last = key;
    const from = at;
    while (at < shots && (points[at] as number) < end) at++;
    if (at > from) counts.set(textOf(key, bits), at - from);
  }
  if (at < shots) {
    // Rounding may leave points beyond the last end.
    const outcome = textOf(last, bits);
    counts.set(outcome, (counts.get(outcome) ?? 0) + shots - at);
  }
  return counts;
}

/** Character i is bit i. */
function textOf(key: number, bits: number): string {
  let text = "";
  for (let bit = 0; bit < bits; bit++) text += (key >>> bit) & 1;
  return text;
}
