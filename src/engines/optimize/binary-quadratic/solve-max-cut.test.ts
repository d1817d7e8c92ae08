import { describe, expect, it } from "vitest";
import type { MaxCutProblem, Term } from "./binary-problem.js";
import { evaluateMaxCut, solveMaxCut } from "./solve-max-cut.js";

const options = { seed: "cut", isOver: () => false, maxIterations: 40 };

const pairsOf = (n: number): [number, number][] =>
  Array.from({ length: n }, (_, u) =>
    Array.from({ length: u }, (_, v): [number, number] => [u, v]),
  ).flat();

const cycle = (n: number): [number, number][] =>
  Array.from({ length: n }, (_, at) => [at, (at + 1) % n]);

describe("solveMaxCut", () => {
  it.each([4, 7, 20, 41])("halves the complete graph of %d vertices", (n) => {
    const edges = pairsOf(n);
    const { cut, partition } = solveMaxCut({ n, edges }, options);
    expect(cut).toBe(Math.floor(n / 2) * Math.ceil(n / 2));
    expect(evaluateMaxCut({ n, edges }, partition)).toBe(cut);
  });

  it("cuts all edges of a bipartite graph, which is proven by its bound", () => {
    const edges = pairsOf(90).filter(([u, v]) => (u + v) % 2 === 1 && (u * v) % 7 < 3);
    const solved = solveMaxCut({ n: 90, edges }, options);
    expect(solved).toMatchObject({
      cut: edges.length,
      upperBound: edges.length,
      provenOptimal: true,
    });
  });

  it("leaves one edge of an odd cycle", () => {
    expect(solveMaxCut({ n: 25, edges: cycle(25) }, options)).toMatchObject({
      cut: 24,
      upperBound: 24,
      provenOptimal: true,
    });
    expect(solveMaxCut({ n: 101, edges: cycle(101) }, options)).toMatchObject({
      cut: 100,
      upperBound: 100,
      provenOptimal: true,
    });
  });

  it("has at most 12 of the 15 edges of the Petersen graph in a cut", () => {
    const edges = [0, 1, 2, 3, 4].flatMap((at): [number, number][] => [
      [at, (at + 1) % 5],
      [at, at + 5],
      [at + 5, ((at + 2) % 5) + 5],
    ]);
    expect(solveMaxCut({ n: 10, edges }, options)).toMatchObject({ cut: 12, provenOptimal: true });
  });

  it("leaves a checkerboard of any signs on a torus as its gauge made it", () => {
    // Each edge has the product of random signs of its ends, turned: cutting where the signs differ cuts every edge
    // of weight 1 and none of weight -1.
    const side = 20;
    const sign = (vertex: number) => ((vertex * 7919) % 104_729) % 2;
    const edges = Array.from({ length: side * side }, (_, vertex): Term[] => {
      const [row, column] = [Math.floor(vertex / side), vertex % side];
      const right = row * side + ((column + 1) % side);
      const below = ((row + 1) % side) * side + column;
      return [right, below].map((other) => [vertex, other, sign(vertex) === sign(other) ? -1 : 1]);
    }).flat();
    const positive = edges.filter(([, , weight]) => weight > 0).length;
    expect(solveMaxCut({ n: side * side, edges }, options).cut).toBe(positive);
  });

  it("counts repeated edges each time, loops never, and vertices from 1 when told", () => {
    const problem: MaxCutProblem = {
      n: 3,
      edges: [
        [1, 2],
        [2, 1, 2.5],
        [3, 3, 9],
      ],
      oneBased: true,
    };
    expect(solveMaxCut(problem, options)).toMatchObject({
      cut: 3.5,
      partition: [0, 1, expect.any(Number)],
    });
    expect(evaluateMaxCut(problem, [1, 0, 1])).toBe(3.5);
    expect(evaluateMaxCut(problem, [1, 1, 0])).toBe(0);
  });

  it("cuts nothing where all weights are negative", () => {
    const edges = cycle(9).map(([u, v]): Term => [u, v, -2]);
    expect(solveMaxCut({ n: 9, edges }, options)).toMatchObject({ cut: 0, provenOptimal: true });
  });

  it.each<[MaxCutProblem, string, string]>([
    [
      { n: 2, edges: [[0, 1]], oneBased: true },
      "/edges/0",
      "indexes of edges must be integers from 1 to 2; entry 0 has 0",
    ],
    [
      { n: 2, edges: [[0, 2]] },
      "/edges/0",
      "indexes of edges must be integers from 0 to 1; entry 0 has 2",
    ],
    [
      { n: 2, edges: [[0, 1, Number.POSITIVE_INFINITY]] },
      "/edges/0",
      "weights of edges must be finite and at most 1e12 in size; that of entry 0 is not",
    ],
  ])("refuses %j", (problem, path, message) => {
    const refusal = expect.objectContaining({ code: "invalid", path, message });
    expect(() => solveMaxCut(problem, options)).toThrow(refusal);
    expect(() => evaluateMaxCut(problem, [0, 0])).toThrow(refusal);
  });

  it("refuses a partition with other sides", () => {
    const message = "partition must have values of 0 and 1; value 1 is -1";
    expect(() => evaluateMaxCut({ n: 2, edges: [] }, [0, -1])).toThrow(
      expect.objectContaining({ code: "invalid", path: "/partition/1", message }),
    );
    expect(() => evaluateMaxCut({ n: 2, edges: [] }, [0])).toThrow(
      "partition must have 2 values; it has 1",
    );
  });
});
