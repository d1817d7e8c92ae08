import type { Distances } from "./distances.js";
import type { Points } from "./metrics.js";

/** The nodes that each node may be joined to by the search, nearest first. */
export interface Neighbours {
  readonly each: number;
  readonly nodes: Int32Array;
}

/** How many there are by length alone, and how many by length and penalties. */
const BY_LENGTH = 8;
const BY_PENALTY = 6;

/**
 * The nodes that are nearest to each, and those that are nearest with the penalties of a good 1-tree added: these lead
 * from one crowd of nodes to another (Helsgaun, 2000). They come in the order of their lengths.
 */
export function findNeighbours(distances: Distances, penalties?: Float64Array): Neighbours {
  const { size, plane } = distances;
  const each = Math.min(BY_LENGTH + BY_PENALTY, size - 1);
  if (plane) return { each, nodes: nearestInPlane(plane, distances, each) };
  const nodes = new Int32Array(size * each);
  const lengths = new Float64Array(size);
  const costs = new Float64Array(size);
  for (let node = 0; node < size; node += 1) {
    for (let other = 0; other < size; other += 1) {
      const length = other === node ? Number.POSITIVE_INFINITY : distances.atLeast(node, other);
      lengths[other] = length;
      costs[other] = length + (penalties?.[other] ?? 0);
    }
    const near = new Set(leastOf(lengths, Math.min(BY_LENGTH, each)));
    for (const other of leastOf(costs, each)) {
      if (near.size < each) near.add(other);
    }
    nodes.set(nearestFirst(node, [...near], distances), node * each);
  }
  return { each, nodes };
}

/** Half of the two least distances of each node: less than any tour, and known at once. */
export function nearestBound(distances: Distances, { each, nodes }: Neighbours): number {
  let total = 0;
  for (let node = 0; node < distances.size; node += 1) {
    const near = nodes.subarray(node * each, (node + 1) * each);
    let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const other of near) {
      const distance = distances.atLeast(node, other);
      if (distance < least) [least, next] = [distance, least];
      else if (distance < next) next = distance;
    }
    total += (least + next) / 2;
  }
  return total;
}

/** From each point along the longer axis, both ways, until that alone is further than the nearest that were found. */
function nearestInPlane({ first, second }: Points, distances: Distances, each: number): Int32Array {
  const { size } = distances;
  const [along, across] = spanOf(first) >= spanOf(second) ? [first, second] : [second, first];
  const order = Int32Array.from(along.keys()).sort(
    (one, other) => (along[one] as number) - (along[other] as number),
  );
  const nodes = new Int32Array(size * each);
  const found: { readonly node: number; readonly square: number }[] = [];
  for (const [place, node] of order.entries()) {
    found.length = 0;
    for (const step of [1, -1]) {
      for (let at = place + step; at >= 0 && at < size; at += step) {
        const other = order[at] as number;
        const dx = (along[other] as number) - (along[node] as number);
        const dy = (across[other] as number) - (across[node] as number);
        const most = found.length < each ? Number.POSITIVE_INFINITY : (found.at(-1)?.square ?? 0);
        if (dx * dx >= most) break;
        const square = dx * dx + dy * dy;
        if (square >= most) continue;
        if (found.length === each) found.pop();
        let rank = found.length;
        while (rank > 0 && (found[rank - 1]?.square ?? 0) > square) rank -= 1;
        found.splice(rank, 0, { node: other, square });
      }
    }
    const near = found.map((other) => other.node);
    nodes.set(nearestFirst(node, near, distances), node * each);
  }
  return nodes;
}

function spanOf(axis: Float64Array): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of axis) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return high - low;
}

function nearestFirst(node: number, near: readonly number[], distances: Distances): number[] {
  return near
    .map((other) => ({ other, length: distances.at(node, other) }))
    .sort((one, next) => one.length - next.length)
    .map(({ other }) => other);
}

/** The indexes of the `count` least figures. */
function leastOf(figures: Float64Array, count: number): Int32Array {
  const found = new Int32Array(count);
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < figures.length; index += 1) {
    const figure = figures[index] as number;
    if (figure >= (least[count - 1] as number)) continue;
    let at = count - 1;
    while (at > 0 && (least[at - 1] as number) > figure) {
      least[at] = least[at - 1] as number;
      found[at] = found[at - 1] as number;
      at -= 1;
    }
    least[at] = figure;
    found[at] = index;
  }
  return found;
}
