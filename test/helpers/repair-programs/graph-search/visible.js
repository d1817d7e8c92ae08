import assert from "node:assert";
import test from "node:test";
import { components, shortestPath, topologicalOrder } from "./code.js";

const graph = { a: ["b", "c"], b: ["d"], c: ["e"], d: ["f"], e: ["d", "g"], f: [], g: ["f"] };

test("finds the shortest path", () => {
  assert.deepStrictEqual(shortestPath(graph, "a", "f"), ["a", "b", "d", "f"]);
  assert.deepStrictEqual(shortestPath(graph, "a", "g"), ["a", "c", "e", "g"]);
  assert.deepStrictEqual(shortestPath(graph, "a", "a"), ["a"]);
});

test("tells when there is none", () => {
  assert.strictEqual(shortestPath(graph, "f", "a"), null);
  assert.strictEqual(shortestPath(graph, "x", "a"), null);
});

test("orders by dependence", () => {
  const order = topologicalOrder(graph);
  assert.strictEqual(order.length, 7);
  for (const [node, nexts] of Object.entries(graph)) {
    for (const next of nexts) assert.ok(order.indexOf(node) < order.indexOf(next));
  }
  assert.throws(() => topologicalOrder({ a: ["b"], b: ["a"] }), /cycle/);
});

test("finds components", () => {
  const parts = components({ a: ["b"], b: ["a", "c"], c: ["b"], d: ["e"], e: ["d"], f: [] });
  assert.deepStrictEqual(parts, [["a", "b", "c"], ["d", "e"], ["f"]]);
});
