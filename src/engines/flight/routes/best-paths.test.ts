import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestPaths } from "./best-paths.js";
import { pathGraph } from "./path-graph.js";

const NODES = 6;
const graphs = fc.array(
  fc.record({
    from: fc.nat(NODES - 1),
    to: fc.nat(NODES - 1),
    out: fc.integer({ min: 0, max: 9 }),
    back: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 14 },
);

/** Every simple path from 0 to the last node, by its cost alone. */
function allCosts(
  edges: readonly { from: number; to: number; out: number; back: number }[],
  closed: number,
): number[] {
  const costs = new Map<string, number>();
  const walk = (nodes: number[], cost: number): void => {
    const node = nodes.at(-1) as number;
    if (node === NODES - 1) {
      const key = nodes.join();
      costs.set(key, Math.min(cost, costs.get(key) ?? Infinity));
      return;
    }
    for (const { from, to, out, back } of edges) {
      for (const [start, end, price] of [
        [from, to, out],
        [to, from, back],
      ] as const) {
        if (start === node && end !== closed && !nodes.includes(end))
          walk([...nodes, end], cost + price);
      }
    }
  };
  if (closed !== 0) walk([0], 0);
  return [...costs.values()].sort((a, b) => a - b);
}

describe("bestPaths", () => {
  it("finds the cheapest simple paths of small graphs", () => {
    fc.assert(
      fc.property(graphs, fc.nat(NODES), (drawn, closed) => {
        const edges = drawn.filter(({ from, to }) => from !== to);
        const graph = pathGraph(
          NODES,
          edges.map(({ from, to }) => [from, to] as const),
          (edge) => [edges[edge]!.out, edges[edge]!.back],
        );
        const closedNodes = new Uint8Array(NODES);
        if (closed < NODES) closedNodes[closed] = 1;
        const { paths } = bestPaths(graph, [0, NODES - 1], 3, closedNodes, () => false);
        expect(paths.map(({ cost }) => cost)).toEqual(allCosts(edges, closed).slice(0, 3));
        for (const { nodes } of paths) expect(new Set(nodes).size).toBe(nodes.length);
      }),
      { numRuns: 500 },
    );
  });
});
