import type { PathGraph } from "./path-graph.js";
import { costsTo, type Path, shortestPath } from "./shortest-path.js";

/** The cheapest simple paths; not all of them when the time was over first. */
export interface BestPaths {
  readonly paths: readonly Path[];
  readonly isComplete: boolean;
}

/**
 * The `count` cheapest simple paths by Yen's method, in rising order; equal costs by their nodes. The spurs are
 * searched with the exact costs of the whole graph as the bound, so each looks at little more than its own path.
 */
export function bestPaths(
  graph: PathGraph,
  [source, target]: readonly [number, number],
  count: number,
  closedNodes: Uint8Array,
  isOver: () => boolean,
): BestPaths {
  const leastLeft = costsTo(graph, target, closedNodes);
  if (leastLeft[source] === Infinity || closedNodes[source] === 1)
    return { paths: [], isComplete: true };
  const first = shortestPath(graph, source, target, {
    closedNodes,
    closedArcs: new Set(),
    leastLeft,
  });
  if (first === null) return { paths: [], isComplete: true };
  const paths = [first];
  const waiting: Path[] = [];
  const seen = new Set([first.nodes.join()]);
  while (paths.length < count) {
    const last = paths[paths.length - 1] as Path;
    for (let at = 0; at < last.nodes.length - 1; at += 1) {
      if (isOver()) return { paths, isComplete: false };
      const spur = spurPath(graph, last.nodes.slice(0, at + 1), paths, closedNodes, leastLeft);
      if (spur === null || seen.has(spur.nodes.join())) continue;
      seen.add(spur.nodes.join());
      waiting.push(spur);
    }
    const next = takeLeast(waiting);
    if (next === null) break;
    paths.push(next);
  }
  return { paths, isComplete: true };
}

/** The cheapest path that begins with the root and leaves it by an arc that no known path takes there. */
function spurPath(
  graph: PathGraph,
  root: readonly number[],
  known: readonly Path[],
  closedNodes: Uint8Array,
  leastLeft: Float64Array,
): Path | null {
  const target = known[0]?.nodes.at(-1) as number;
  const spur = root[root.length - 1] as number;
  const closed = closedNodes.slice();
  for (const node of root.slice(0, -1)) closed[node] = 1;
  const closedArcs = new Set<number>();
  for (const { nodes } of known) {
    if (root.every((node, at) => nodes[at] === node)) {
      for (const arc of arcsBetween(graph, spur, nodes[root.length] as number)) closedArcs.add(arc);
    }
  }
  const limits = { closedNodes: closed, closedArcs, leastLeft };
  const found = shortestPath(graph, spur, target, limits);
  if (found === null) return null;
  const nodes = [...root, ...found.nodes.slice(1)];
  return { nodes, cost: pathCost(graph, nodes) };
}

/** The sum of the cheapest arcs between neighbours, in the order of the path. */
function pathCost(graph: PathGraph, nodes: readonly number[]): number {
  let cost = 0;
  for (let at = 1; at < nodes.length; at += 1) {
    const arcs = arcsBetween(graph, nodes[at - 1] as number, nodes[at] as number);
    cost += Math.min(...arcs.map((arc) => graph.costs[arc] as number));
  }
  return cost;
}

function arcsBetween(graph: PathGraph, from: number, to: number): number[] {
  const [start, end] = [graph.starts[from] as number, graph.starts[from + 1] as number];
  return [...graph.arcs.subarray(start, end)].filter((arc) => graph.ends[arc] === to);
}

function takeLeast(waiting: Path[]): Path | null {
  let best = -1;
  for (const [at, path] of waiting.entries()) {
    const held = waiting[best];
    if (held === undefined || isBefore(path, held)) best = at;
  }
  return best < 0 ? null : (waiting.splice(best, 1)[0] as Path);
}

function isBefore(one: Path, other: Path): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  const at = one.nodes.findIndex((node, index) => node !== other.nodes[index]);
  return (one.nodes[at] ?? -1) < (other.nodes[at] ?? -1);
}
