import assert from "node:assert";
import { components, shortestPath, topologicalOrder } from "./code.js";

const ring = {};
for (let at = 0; at < 9; at += 1) ring[`n${at}`] = [`n${(at + 1) % 9}`];
assert.strictEqual(shortestPath(ring, "n2", "n1").length, 9);
assert.deepStrictEqual(shortestPath(ring, "n7", "n0"), ["n7", "n8", "n0"]);
assert.throws(() => topologicalOrder(ring), /cycle at n0/);
const grid = {};
for (let x = 0; x < 4; x += 1)
  for (let y = 0; y < 4; y += 1)
    grid[`${x}${y}`] = [x < 3 ? `${x + 1}${y}` : "", y < 3 ? `${x}${y + 1}` : ""].filter(
      (one) => one !== "",
    );
assert.strictEqual(shortestPath(grid, "00", "33").length, 7);
assert.strictEqual(shortestPath(grid, "11", "10"), null);
assert.strictEqual(topologicalOrder(grid)[0], "00");
assert.strictEqual(topologicalOrder(grid).at(-1), "33");
assert.deepStrictEqual(topologicalOrder({ z: [], y: ["z"], x: ["y"] }), ["x", "y", "z"]);
assert.deepStrictEqual(components({ 1: [], 2: ["4"], 3: [], 4: ["2"] }), [
  ["1"],
  ["2", "4"],
  ["3"],
]);
assert.deepStrictEqual(components({ m: ["n", "o"], n: ["m", "o"], o: ["n", "m"] }), [
  ["m", "n", "o"],
]);
