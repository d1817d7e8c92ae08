// QAOA by exact simulation: time, evaluations and approximation ratios by qubits and layers.
// Run it with: npx tsx bench/quantum/qaoa.ts [QUBITS=10,16,18,20] [LAYERS=1,3,5]
import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";
import type { Term } from "../../src/engines/optimize/binary-quadratic/binary-problem.js";
import type { QaoaProblem } from "../../src/engines/quantum/qaoa/ising-cost.js";
import { runQaoa } from "../../src/engines/quantum/qaoa/run-qaoa.js";

const [, , sizes = "10,16,18,20", depths = "1,3,5"] = process.argv;

/** A random graph of mean degree 3. */
function randomCut(n: number): QaoaProblem {
  const random = seededRandom(`cut-${n}`);
  const pairs = Array.from({ length: n }, (_, u) =>
    Array.from({ length: u }, (_, v): [number, number] => [u, v]),
  ).flat();
  const edges = pairs.filter(() => random.next() < 3 / (n - 1));
  return { kind: "max-cut", problem: { n, edges } };
}

/** Weights from -100 to 100 of all pairs and variables. */
function randomQubo(n: number): QaoaProblem {
  const random = seededRandom(`qubo-${n}`);
  const terms = Array.from({ length: n }, (_, i) =>
    Array.from({ length: i + 1 }, (_, j): Term => [j, i, random.below(201) - 100]),
  ).flat();
  return { kind: "qubo", problem: { n, terms } };
}

console.log("| problem | qubits | layers | ms | evaluations | ratio | P(optimum) |");
console.log("|---|---|---|---|---|---|---|");
for (const [name, make] of [
  ["cut, degree 3", randomCut],
  ["dense QUBO", randomQubo],
] as const) {
  for (const n of sizes.split(",").map(Number)) {
    for (const layers of depths.split(",").map(Number)) {
      const startedAt = performance.now();
      const run = runQaoa(make(n), { layers, seed: "bench", isOver: () => false });
      const ms = performance.now() - startedAt;
      const figures = [run.approximationRatio, run.probabilityOfOptimum].map((x) => x?.toFixed(4));
      const cells = [name, n, layers, ms.toFixed(0), run.evaluations, ...figures];
      console.log(`| ${cells.join(" | ")} |`);
    }
  }
}
