import { NodeHeap } from "./node-heap.js";
import type { PathGraph } from "./path-graph.js";

/** A path by its nodes, and what its arcs cost together. */
export interface Path {
  readonly nodes: readonly number[];
  readonly cost: number;
}

/** What a search leaves out, and how much it still costs at least from each node to the target. */
export interface SearchLimits {
  readonly closedNodes: Uint8Array;
  readonly closedArcs: ReadonlySet<number>;
  readonly leastLeft: Float64Array;
}

/**
 * The cheapest path (A*), or null when there is none. `leastLeft` must be consistent, as exact costs of the graph
 * without closures are.
 */
export function shortestPath(
  graph: PathGraph,
  source: number,
  target: number,
  limits: SearchLimits,
): Path | null {
  const reached = new Float64Array(graph.nodes).fill(Infinity);
  const arcInto = new Int32Array(graph.nodes).fill(-1);
  const isDone = new Uint8Array(graph.nodes);
  const open = new NodeHeap();
  reached[source] = 0;
  open.push(source, limits.leastLeft[source] as number);
  while (open.size > 0) {
    const node = open.pop();
    if (node === target)
      return { nodes: walkBack(graph, arcInto, source, target), cost: reached[target] as number };
    if (isDone[node] === 1) continue;
    isDone[node] = 1;
    for (let at = graph.starts[node] as number; at < (graph.starts[node + 1] as number); at += 1) {
      const arc = graph.arcs[at] as number;
      const next = graph.ends[arc] as number;
      if (isDone[next] === 1 || limits.closedNodes[next] === 1 || limits.closedArcs.has(arc))
        continue;
      const cost = (reached[node] as number) + (graph.costs[arc] as number);
      const left = limits.leastLeft[next] as number;
      if (!(cost < (reached[next] as number)) || left === Infinity) continue;
      reached[next] = cost;
      arcInto[next] = arc;
      open.push(next, cost + left);
    }
  }
  return null;
}

/** The cost from each node to the target (Dijkstra on the arcs turned round); Infinity where no path leads. */
export function costsTo(graph: PathGraph, target: number, closedNodes: Uint8Array): Float64Array {
  const left = new Float64Array(graph.nodes).fill(Infinity);
  if (closedNodes[target] === 1) return left;
  const isDone = new Uint8Array(graph.nodes);
  const open = new NodeHeap();
  left[target] = 0;
  open.push(target, 0);
  while (open.size > 0) {
    const node = open.pop();
    if (isDone[node] === 1) continue;
    isDone[node] = 1;
    for (let at = graph.starts[node] as number; at < (graph.starts[node + 1] as number); at += 1) {
      const arc = graph.arcs[at] as number;
      const before = graph.ends[arc] as number;
      const cost = (left[node] as number) + (graph.costs[arc ^ 1] as number);
      if (closedNodes[before] === 1 || !(cost < (left[before] as number))) continue;
      left[before] = cost;
      open.push(before, cost);
    }
  }
  return left;
}

function walkBack(graph: PathGraph, arcInto: Int32Array, source: number, target: number): number[] {
  const nodes = [target];
  for (let node = target; node !== source; ) {
    node = graph.ends[(arcInto[node] as number) ^ 1] as number;
    nodes.push(node);
  }
  return nodes.reverse();
}
