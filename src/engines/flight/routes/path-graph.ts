/**
 * A graph of two-way edges in compressed rows. Arc 2e leads from the edge's first node to its second, arc 2e + 1 back;
 * each has a cost of its own, above or equal to 0, or Infinity where it cannot be used.
 */
export interface PathGraph {
  readonly nodes: number;
  readonly ends: Int32Array;
  readonly costs: Float64Array;
  /** Of node n, the arcs `arcs[starts[n]]` to before `arcs[starts[n + 1]]`. */
  readonly starts: Int32Array;
  readonly arcs: Int32Array;
}

/** Lays out edges, whose arcs' costs are asked for once: of edge e, onward and back. */
export function pathGraph(
  nodes: number,
  edges: readonly (readonly [number, number])[],
  costsOf: (edge: number) => readonly [number, number],
): PathGraph {
  const ends = new Int32Array(edges.length * 2);
  const costs = new Float64Array(edges.length * 2);
  const starts = new Int32Array(nodes + 1);
  for (const [edge, [from, to]] of edges.entries()) {
    ends[edge * 2] = to;
    ends[edge * 2 + 1] = from;
    [costs[edge * 2], costs[edge * 2 + 1]] = costsOf(edge);
    starts[from + 1] = (starts[from + 1] as number) + 1;
    starts[to + 1] = (starts[to + 1] as number) + 1;
  }
  for (let node = 0; node < nodes; node += 1) {
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  }
  const arcs = new Int32Array(edges.length * 2);
  const filled = starts.slice();
  for (let arc = 0; arc < arcs.length; arc += 1) {
    const from = ends[arc ^ 1] as number;
    arcs[filled[from] as number] = arc;
    filled[from] = (filled[from] as number) + 1;
  }
  return { nodes, ends, costs, starts, arcs };
}
