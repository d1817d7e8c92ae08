import { QAOA_QUBITS_MAX } from "../../../engines/quantum/qaoa/ising-cost.js";
import type { Refusal } from "../../../http/api-error.js";
import type { Operation } from "../operation.js";
import { errorOf, wrongField } from "../refusals.js";
import { answers } from "./answers.js";
import {
  bothGiven,
  noneGiven,
  requireCities,
  requireQaoaProblem,
  requireQubo,
} from "./missing-fields.js";
import * as schemas from "./schemas.js";

const refusedBy =
  (path: string, message: string): Refusal =>
  () =>
    errorOf(wrongField(path, message).refused);

const quboRefusals: readonly Refusal[] = [
  () => noneGiven("terms", "matrix"),
  () => bothGiven("terms", "matrix"),
];
const badEdge = refusedBy(
  "/edges/3",
  "indexes of edges must be integers from 0 to 3; entry 3 has 7",
);
const tourRefusals: readonly Refusal[] = [
  () => noneGiven("coords", "matrix"),
  () => bothGiven("coords", "matrix"),
];

/** The arrays of QAOA, for each of the 2^n states. */
const BYTES_OF_STATE = 224;

const QUBO = {
  n: 3,
  terms: [
    [0, 0, -2],
    [1, 1, -3],
    [2, 2, -1],
    [0, 1, 4],
    [1, 2, 1],
  ],
};
/** Two triangles that share an edge. */
const GRAPH = {
  n: 4,
  edges: [
    [0, 1],
    [1, 2],
    [2, 0],
    [1, 3],
    [3, 2, 2],
  ],
};
const CITIES = {
  coords: [
    [0, 0],
    [6, 1],
    [3, 5],
    [1, 4],
    [5, 4],
  ],
};

const said: readonly Omit<Operation, "answer">[] = [
  {
    path: "qubo/solve",
    work: "search",
    operationId: "solveQubo",
    summary: "Minimise or maximise a quadratic function of binary variables (QUBO)",
    description:
      "By tabu search, and by an exact method where the variables are few. Of at most 10,000 variables.",
    notes: { isTool: true },
    body: schemas.QuboBody,
    reply: schemas.QuboReply,
    samples: [
      QUBO,
      {
        matrix: [
          [-1, 2],
          [0, -1],
        ],
        sense: "min",
        time_limit_ms: 500,
      },
    ],
    check: requireQubo,
    refusals: quboRefusals,
  },
  {
    path: "qubo/evaluate",
    work: "evaluation",
    operationId: "evaluateQubo",
    summary: "Compute the energy of an assignment of a QUBO problem",
    body: schemas.QuboEvaluationBody,
    reply: schemas.EnergyReply,
    samples: [{ ...QUBO, x: [0, 1, 0] }],
    check: requireQubo,
    refusals: quboRefusals,
  },
  {
    path: "ising/solve",
    work: "search",
    operationId: "solveIsing",
    summary: "Find spins of least energy in an Ising model",
    description: "The energy is the sum of h_i·s_i and of w·s_i·s_j over the couplings.",
    body: schemas.IsingBody,
    reply: schemas.IsingReply,
    samples: [
      {
        n: 3,
        h: [0.5, 0, -0.5],
        J: [
          [0, 1, 1],
          [1, 2, 1],
          [2, 0, 1],
        ],
      },
    ],
    refusals: [refusedBy("/h", "h must have 3 numbers, one for each spin; it has 2")],
  },
  {
    path: "max-cut/solve",
    work: "search",
    operationId: "solveMaxCut",
    summary: "Divide the vertices of a graph so that the most weight is cut",
    description:
      "By tabu search, and by an exact method where the vertices are few. Of at most 10,000 vertices.",
    notes: { isTool: true },
    body: schemas.MaxCutBody,
    reply: schemas.MaxCutReply,
    samples: [GRAPH],
    refusals: [badEdge],
  },
  {
    path: "max-cut/evaluate",
    work: "evaluation",
    operationId: "evaluateMaxCut",
    summary: "Compute the weight that a partition of a graph cuts",
    body: schemas.MaxCutEvaluationBody,
    reply: schemas.CutReply,
    samples: [{ ...GRAPH, partition: [0, 0, 1, 0] }],
    refusals: [badEdge],
  },
  {
    path: "tsp/solve",
    work: "search",
    operationId: "solveTsp",
    summary: "Find a short tour through all cities and back",
    description:
      "By local search with Or-opt, 2-opt and Or-3opt and perturbation, with a lower bound from 1-trees; up to 13 cities exactly. Costs of a `matrix` need not be symmetric.",
    notes: { isTool: true },
    body: schemas.TourBody,
    reply: schemas.TourReply,
    samples: [CITIES],
    check: requireCities,
    refusals: tourRefusals,
  },
  {
    path: "tsp/evaluate",
    work: "evaluation",
    operationId: "evaluateTour",
    summary: "Compute the length of a tour",
    body: schemas.TourEvaluationBody,
    reply: schemas.LengthReply,
    samples: [{ ...CITIES, tour: [0, 1, 4, 2, 3] }],
    check: requireCities,
    refusals: tourRefusals,
  },
  {
    path: "qaoa/execute",
    work: "search",
    operationId: "runQaoa",
    summary: "Run QAOA on a max-cut or QUBO problem by exact simulation, beside the optimum",
    description:
      "The quantum approximate optimisation algorithm with angles that are optimised for the expectation. `edges` is max-cut; `terms` or `matrix` is QUBO. Of at most 20 variables.",
    body: schemas.QaoaBody,
    reply: schemas.QaoaReply,
    samples: [{ ...GRAPH, p: 2, seed: 7 }],
    bufferBytesOf: ({ n, matrix }: schemas.QaoaBody) =>
      BYTES_OF_STATE * 2 ** Math.min(n ?? matrix?.length ?? 0, QAOA_QUBITS_MAX),
    check: requireQaoaProblem,
    refusals: [() => noneGiven("edges", "terms", "matrix"), () => bothGiven("edges", "terms")],
  },
];

/** The routes that take problems of optimisation. */
export const solverOperations: readonly Operation[] = said.map((operation) => ({
  ...operation,
  answer: answers[operation.path] ?? {},
}));
