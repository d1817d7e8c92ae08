import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Term } from "../../optimize/binary-quadratic/binary-problem.js";
import { evaluateMaxCut, solveMaxCut } from "../../optimize/binary-quadratic/solve-max-cut.js";
import { evaluateQubo, solveQubo } from "../../optimize/binary-quadratic/solve-qubo.js";
import { readQasm } from "../qasm/read-qasm.js";
import type { Simulator } from "../simulator/simulator.js";
import { createStateVectorSimulator } from "../statevector/state-vector-simulator.js";
import type { QaoaProblem } from "./ising-cost.js";
import { runQaoa } from "./run-qaoa.js";

type Edges = readonly (readonly [number, number])[];

const options = { layers: 1, seed: "qaoa", isOver: () => false };

const cut = (n: number, edges: Edges): QaoaProblem => ({ kind: "max-cut", problem: { n, edges } });

const ring = (n: number): Edges => Array.from({ length: n }, (_, at) => [at, (at + 1) % n]);

const PETERSEN: Edges = [0, 1, 2, 3, 4].flatMap((at): [number, number][] => [
  [at, (at + 1) % 5],
  [at, at + 5],
  [at + 5, ((at + 2) % 5) + 5],
]);

const hypercube = (bits: number): Edges =>
  Array.from({ length: 2 ** bits }, (_, vertex) =>
    Array.from({ length: bits }, (_, bit): [number, number] => [vertex, vertex ^ (1 << bit)]),
  )
    .flat()
    .filter(([one, other]) => one < other);

/** QUBO problems of 1 to 6 variables, with and without linear terms, and repeated pairs. */
const anyQubo = fc.integer({ min: 1, max: 6 }).chain((n) => {
  const index = fc.integer({ min: 0, max: n - 1 });
  const term = fc.tuple(index, index, fc.double({ min: -9, max: 9, noNaN: true }));
  return fc.record({
    n: fc.constant(n),
    terms: fc.array(term, { maxLength: 12 }),
    sense: fc.constantFrom("min" as const, "max" as const),
  });
});

/** The state that a program prepares, before it is measured. */
function simulate(qasm: string): Simulator {
  const { circuit } = readQasm(qasm);
  if (!circuit) throw new Error("the program cannot be read");
  const simulator = createStateVectorSimulator(circuit.qubits);
  for (const instruction of circuit.instructions) {
    if (instruction.kind !== "gate") continue;
    for (const step of instruction.steps) simulator.apply(step);
  }
  return simulator;
}

/** Each assignment, and its probability after a program. */
function distributionOf(qasm: string): [number[], number][] {
  const simulator = simulate(qasm);
  const qubits = Array.from({ length: simulator.qubits }, (_, qubit) => qubit);
  const { outcomes } = simulator.distribution(qubits, { all: 4096, top: 0 });
  return [...outcomes].map(([bits, probability]) => [[...bits].map(Number), probability]);
}

describe("runQaoa", () => {
  it("cuts (2p + 1) / (2p + 2) of the edges of a ring that is longer than 2p + 1", () => {
    const { layerwise, isConverged } = runQaoa(cut(12, ring(12)), { ...options, layers: 5 });
    expect(isConverged).toBe(true);
    for (const [at, figure] of [3 / 4, 5 / 6, 7 / 8, 9 / 10, 11 / 12].entries()) {
      expect((layerwise[at] ?? 0) / 12).toBeCloseTo(figure, 5);
    }
  });

  it.each([
    ["the ring of 8 vertices", 8, ring(8), 2],
    ["the cube", 8, hypercube(3), 3],
    ["the Petersen graph", 10, PETERSEN, 3],
    ["the hypercube of 16 vertices", 16, hypercube(4), 4],
  ])("cuts of %s what one layer cuts of a regular graph without triangles", (_, n, edges, d) => {
    // Wang, Hadfield, Jiang and Rieffel, 2018.
    const part = 1 / 2 + (1 / (2 * Math.sqrt(d))) * (1 - 1 / d) ** ((d - 1) / 2);
    expect(runQaoa(cut(n, edges), options).expectation / edges.length).toBeCloseTo(part, 6);
  });

  it("finds the angles that Farhi, Goldstone and Gutmann give for a ring", () => {
    const { gammas, betas } = runQaoa(cut(8, ring(8)), options);
    expect(gammas[0]).toBeCloseTo(Math.PI / 4, 3);
    expect(betas[0]).toBeCloseTo(Math.PI / 8, 3);
  });

  it("cuts a single edge for certain", () => {
    const run = runQaoa(cut(2, [[0, 1]]), { ...options, shots: 50 });
    expect(run.expectation).toBeCloseTo(1, 6);
    expect(run.approximationRatio).toBeCloseTo(1, 6);
    expect(run.probabilityOfOptimum).toBeCloseTo(1, 6);
    expect(run.classical).toEqual({ assignment: expect.any(Array), value: 1 });
    expect(run.gateCounts).toEqual({ h: 2, rzz: 1, rx: 2 });
    expect(run.depth).toBe(4);
    expect(Object.keys(run.counts ?? {}).sort()).toEqual(["01", "10"]);
  });

  it("turns a variable without neighbours to its better value", () => {
    const problem = { n: 1, terms: [[0, 0, -3]] as const };
    expect(runQaoa({ kind: "qubo", problem }, options)).toMatchObject({
      expectation: expect.closeTo(-3, 6),
      best: { assignment: [1], value: -3, probability: expect.closeTo(1, 6) },
    });
    const turned = runQaoa({ kind: "qubo", problem: { ...problem, sense: "max" } }, options);
    expect(turned).toMatchObject({
      expectation: expect.closeTo(0, 6),
      best: { assignment: [0], value: 0, probability: expect.closeTo(1, 6) },
    });
  });

  it("gives a program that prepares the same state", () => {
    fc.assert(
      fc.property(anyQubo, fc.integer({ min: 1, max: 3 }), (problem, layers) => {
        const run = runQaoa({ kind: "qubo", problem }, { ...options, layers });
        const distribution = distributionOf(run.qasm);
        const expectation = distribution.reduce(
          (sum, [x, probability]) => sum + probability * evaluateQubo(problem, x),
          0,
        );
        expect(expectation).toBeCloseTo(run.expectation, 6);
        for (const { assignment, value, probability } of run.likeliest) {
          const simulated = distribution.find(([x]) => x.join() === assignment.join());
          expect(simulated?.[1]).toBeCloseTo(probability, 8);
          expect(evaluateQubo(problem, assignment)).toBe(value);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("gives a program of a cut that prepares the same state", () => {
    const edges = [...PETERSEN, [0, 2], [1, 3]] as const;
    const run = runQaoa(cut(10, edges), { ...options, layers: 3 });
    const expectation = distributionOf(run.qasm).reduce(
      (sum, [sides, probability]) => sum + probability * evaluateMaxCut({ n: 10, edges }, sides),
      0,
    );
    expect(expectation).toBeCloseTo(run.expectation, 9);
  });

  it("is never worse with more layers, between the worst and the optimum that solveQubo proves", () => {
    fc.assert(
      fc.property(anyQubo, (problem) => {
        const run = runQaoa({ kind: "qubo", problem }, { ...options, layers: 3, shots: 20 });
        const solve = (sense: "min" | "max") => solveQubo({ ...problem, sense }, options).energy;
        const [best, worst] =
          problem.sense === "max" ? [solve("max"), solve("min")] : [solve("min"), solve("max")];
        expect(run.classical.value).toBeCloseTo(best, 9);
        expect(evaluateQubo(problem, run.classical.assignment)).toBe(run.classical.value);
        const sign = Math.sign(best - worst);
        const ordered = [worst, ...run.layerwise, best].map((value) => sign * value);
        for (const [at, value] of ordered.slice(1).entries()) {
          expect(value).toBeGreaterThanOrEqual((ordered[at] ?? 0) - 1e-9);
        }
        expect(run.expectation).toBe(run.layerwise.at(-1));
        const counted = Object.values(run.counts ?? {}).reduce((sum, count) => sum + count, 0);
        expect(counted).toBe(20);
      }),
      { numRuns: 40 },
    );
  });

  it("names the probability of all optima, and the expectation over the greatest cut", () => {
    const run = runQaoa(cut(10, PETERSEN), { ...options, layers: 2 });
    const { cut: most } = solveMaxCut({ n: 10, edges: PETERSEN }, options);
    expect(run.classical.value).toBe(most);
    expect(run.approximationRatio).toBeCloseTo(run.expectation / most, 12);
    const optimal = distributionOf(run.qasm).filter(
      ([sides]) => evaluateMaxCut({ n: 10, edges: PETERSEN }, sides) === most,
    );
    const probability = optimal.reduce((sum, [, own]) => sum + own, 0);
    expect(run.probabilityOfOptimum).toBeCloseTo(probability, 9);
  });

  it("samples by the seed, in bits whose leftmost is the last variable", () => {
    const terms: Term[] = [
      [0, 0, -1],
      [1, 1, 1],
      [2, 2, 1],
    ];
    const problem: QaoaProblem = { kind: "qubo", problem: { n: 3, terms } };
    expect(runQaoa(problem, { ...options, shots: 9 }).counts).toEqual({ "001": 9 });
    const sample = (seed: string) =>
      runQaoa(cut(8, ring(8)), { ...options, seed, shots: 300 }).counts;
    expect(sample("a")).toEqual(sample("a"));
    expect(sample("a")).not.toEqual(sample("b"));
  });

  it("answers the best of what was sampled, not of what might have been", () => {
    const run = runQaoa(cut(10, PETERSEN), { ...options, shots: 3 });
    const sampled = Object.keys(run.counts ?? {}).map((bits) => [...bits].reverse().map(Number));
    const values = sampled.map((sides) => evaluateMaxCut({ n: 10, edges: PETERSEN }, sides));
    expect(run.best.value).toBe(Math.max(...values));
    expect(sampled).toContainEqual(run.best.assignment);
  });

  it("measures angles per unit of cost, however great the weights are", () => {
    const scaled = (weight: number) =>
      runQaoa(
        {
          kind: "max-cut",
          problem: { n: 10, edges: PETERSEN.map(([u, v]): Term => [u, v, weight]) },
        },
        { ...options, layers: 2 },
      );
    const one = scaled(1);
    for (const weight of [1e12, 1e-9]) {
      const other = scaled(weight);
      expect(other.expectation / weight).toBeCloseTo(one.expectation, 6);
      expect((other.gammas[1] ?? 0) * weight).toBeCloseTo(one.gammas[1] ?? 0, 3);
      expect(other.betas[1]).toBeCloseTo(one.betas[1] ?? 0, 3);
    }
  });

  it.each<[string, QaoaProblem]>([
    ["no variables", { kind: "qubo", problem: { n: 0, terms: [] } }],
    ["one vertex", cut(1, [])],
    ["no edges", cut(3, [])],
    ["weights of 0", { kind: "qubo", problem: { matrix: [[0, 0], [0, 0]] } }], // biome-ignore format: one row
    ["terms that cancel", { kind: "qubo", problem: { n: 2, terms: [[0, 1, 5], [1, 0, -5]] } }], // biome-ignore format: one row
  ])("has nothing to improve where there are %s", (_, problem) => {
    const run = runQaoa(problem, { ...options, layers: 2, shots: 4 });
    expect(run).toMatchObject({
      layers: 2,
      expectation: 0,
      layerwise: [0, 0],
      approximationRatio: null,
      probabilityOfOptimum: expect.closeTo(1, 12),
      classical: { value: 0 },
      best: { value: 0 },
      isConverged: true,
    });
    expect(simulate(run.qasm).qubits).toBe(run.qubits);
  });

  it("stays in numbers where weights are next to nothing", () => {
    for (const weight of [1e-140, 1e-200, 1e-300]) {
      const edges: Term[] = [[0, 1, weight]];
      const run = runQaoa({ kind: "max-cut", problem: { n: 2, edges } }, options);
      expect([...run.gammas, ...run.betas, run.expectation].every(Number.isFinite)).toBe(true);
      expect(run.classical.value).toBe(weight);
    }
  });

  it("stops when it is over, with the layers that it has and at least one", () => {
    const stopAfter = (asked: number) => {
      let left = asked;
      const isOver = () => --left < 0;
      return runQaoa(cut(10, PETERSEN), { ...options, layers: 5, isOver });
    };
    const whole = runQaoa(cut(10, PETERSEN), { ...options, layers: 5 });
    const first = stopAfter(0);
    expect(first).toMatchObject({ layers: 1, isConverged: false, evaluations: 1 });
    expect(first.expectation).toBeGreaterThan(PETERSEN.length / 2);
    const some = stopAfter(30);
    expect(some.isConverged).toBe(false);
    expect(some.layers).toBeLessThan(5);
    expect(some.evaluations).toBeLessThan(whole.evaluations);
    expect(some.gammas).toHaveLength(some.layers);
    expect(some.layerwise[0]).toBe(whole.layerwise[0]);
    expect(whole).toMatchObject({ layers: 5, isConverged: true });
  });

  it("takes 20 variables", () => {
    const run = runQaoa(cut(20, ring(20)), { ...options, isOver: () => true });
    expect(run.expectation).toBeGreaterThan(14.9);
    expect(run.likeliest).toHaveLength(16);
  });

  it.each<[QaoaProblem, string]>([
    [cut(21, []), "/n"],
    [{ kind: "qubo", problem: { n: 21, terms: [] } }, "/n"],
    [
      { kind: "qubo", problem: { matrix: Array.from({ length: 21 }, () => Array(21).fill(1)) } },
      "/matrix",
    ],
  ])("refuses 21 variables", (problem, path) => {
    const message = "QAOA takes at most 20 variables, a qubit for each; there are 21";
    expect(() => runQaoa(problem, options)).toThrow(
      expect.objectContaining({ code: "too_large", path, message }),
    );
  });

  it.each([0, 6, 1.5])("refuses %d layers", (layers) => {
    const message = `layers must be an integer from 1 to 5; it is ${layers}`;
    expect(() => runQaoa(cut(2, []), { ...options, layers })).toThrow(
      expect.objectContaining({ code: "invalid", path: "/layers", message }),
    );
  });

  it("refuses a problem that cannot be used", () => {
    const refusal = expect.objectContaining({ code: "invalid", path: "/edges/0" });
    expect(() => runQaoa(cut(2, [[0, 2]]), options)).toThrow(refusal);
  });
});
