import { Distances } from "./distances.js";
import { ascend, OneTree } from "./one-tree-bound.js";

/** Nodes of a problem at most, and what the known tour may be longer than its bound: more is seldom closed in time. */
export const CLOSE_MAX = 130;
export const CLOSE_GAP = 0.01;
/** Entries of matrices in all branches together, about half a second. */
const WORK = 15_000_000;
const STEPS = 40;
const FREE = 0;
const FORCED = 1;
const FORBIDDEN = 2;

/**
 * Whether no tour is shorter than the known one, by branch and bound over edges that are forced or forbidden, with
 * the bound of 1-trees (Held and Karp, 1971). It gives up at a 1-tree that is a shorter tour, after some branches and
 * when it is over.
 *
 * @param isClosed Whether a lower bound is enough.
 */
export function isShortest(
  distances: Distances,
  { length, penalties }: { readonly length: number; readonly penalties: Float64Array },
  isClosed: (bound: number) => boolean,
  isOver: () => boolean,
): boolean {
  const { size } = distances;
  const open = [{ edges: new Uint8Array(size * size), penalties }];
  const large = largeFor(distances);
  const rounding = size ** 2 * large * Number.EPSILON;
  const most = Math.floor(WORK / size ** 2);
  for (let branches = 0; open.length > 0; branches += 1) {
    if (branches === most || isOver()) return false;
    const state = open.pop() as (typeof open)[number];
    const forced = state.edges.reduce((count, edge) => count + Number(edge === FORCED), 0) / 2;
    const tree = new OneTree(withFixed(distances, state.edges, large));
    const known = length - large * forced;
    const best = ascend(tree, state.penalties, known, STEPS, () => false);
    if (isClosed(best.bound + large * forced - rounding)) continue;
    tree.grow(best.penalties, () => false);
    const edge = branchingEdge(tree, state.edges);
    if (!edge) return false;
    for (const fate of [FORCED, FORBIDDEN]) {
      const edges = state.edges.slice();
      fix(edges, size, edge, fate);
      open.push({ edges, penalties: best.penalties });
    }
  }
  return true;
}

/** More than any tour, so that the tree has each forced edge and no forbidden one if it can. */
function largeFor(distances: Distances): number {
  let most = 0;
  for (let from = 0; from < distances.size; from += 1) {
    for (let to = 0; to < from; to += 1) most = Math.max(most, Math.abs(distances.at(from, to)));
  }
  return 2 ** Math.ceil(Math.log2(4 * distances.size * most + 1));
}

function withFixed(distances: Distances, edges: Uint8Array, large: number): Distances {
  const { size } = distances;
  const costs = Float64Array.from(edges, (edge, at) => {
    const distance = distances.at(Math.floor(at / size), at % size);
    return edge === FREE ? distance : distance + (edge === FORCED ? -large : large);
  });
  return Distances.of(size, costs);
}

/** A free edge of a node that has more than two in the tree; none when the tree is a tour. */
function branchingEdge(tree: OneTree, edges: Uint8Array): readonly [number, number] | undefined {
  const size = tree.degrees.length;
  let most = 2;
  let chosen: readonly [number, number] | undefined;
  for (const [one, other] of tree.edges()) {
    const degree = Math.max(tree.degrees[one] as number, tree.degrees[other] as number);
    if (degree <= most || edges[one * size + other] !== FREE) continue;
    most = degree;
    chosen = [one, other];
  }
  return chosen;
}

/** Fixes an edge; where a node has two forced ones then, all others of it are forbidden. */
function fix(
  edges: Uint8Array,
  size: number,
  [one, other]: readonly [number, number],
  fate: number,
): void {
  edges[one * size + other] = fate;
  edges[other * size + one] = fate;
  if (fate !== FORCED) return;
  for (const node of [one, other]) {
    const own = edges.subarray(node * size, (node + 1) * size);
    const forced = own.reduce((count, edge) => count + Number(edge === FORCED), 0);
    if (forced < 2) continue;
    for (let to = 0; to < size; to += 1) {
      if (own[to] !== FREE) continue;
      own[to] = FORBIDDEN;
      edges[to * size + node] = FORBIDDEN;
    }
  }
}
