import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { Seed, SHOTS_MAX } from "../circuits/schemas.js";
import { SEARCH_MS } from "../time-limits.js";

const TIME_LIMIT_MS_MAX = 20_000;
const ITERATIONS_MAX = 1_000_000_000;
const LAYERS_MAX = 5;

const TimeLimit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: TIME_LIMIT_MS_MAX,
    default: SEARCH_MS,
    description: "time to search, after which the best that was found is answered",
  }),
);

const MaxIterations = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: ITERATIONS_MAX,
    description:
      "rounds of search at most. Where they end the search, and not the time, the same seed gives the same answer",
  }),
);
const search = { time_limit_ms: TimeLimit, max_iterations: MaxIterations, seed: Seed };

const triple = (description: string) =>
  Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), { description });
const Matrix = (description: string) =>
  Type.Optional(Type.Array(Type.Array(Type.Number()), { description }));
const Size = (description: string) => Type.Integer({ minimum: 0, description });

const quboFields = {
  n: Type.Optional(Type.Integer({ minimum: 0, description: "variables; with `terms`" })),
  terms: Type.Optional(
    triple(
      "[i, j, w] from 0: the energy is the sum of w·x_i·x_j over them, as they are; i = j is linear",
    ),
  ),
  matrix: Matrix("instead of `n` and `terms`: the energy is the sum over all of its entries"),
  sense: Type.Optional(
    StringEnum(["min", "max"], { description: "of the energy; `min` unless given" }),
  ),
};

export const QuboBody = Type.Object({ ...quboFields, ...search });
export type QuboBody = Static<typeof QuboBody>;

const Assignment = Type.Array(Type.Number(), { description: "0 or 1 for each variable" });

export const QuboEvaluationBody = Type.Object({ ...quboFields, x: Assignment });
export type QuboEvaluationBody = Static<typeof QuboEvaluationBody>;

export const IsingBody = Type.Object({
  n: Size("spins"),
  h: Type.Array(Type.Number(), { description: "the field of each spin" }),
  J: triple("[i, j, w] from 0, each of which counts w·s_i·s_j"),
  ...search,
});
export type IsingBody = Static<typeof IsingBody>;

const cutFields = {
  n: Size("vertices"),
  edges: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 3 }), {
    description: "[u, v] or [u, v, w]; w is 1 unless given. Repeated ones add up",
  }),
  one_based: Type.Optional(
    Type.Boolean({ description: "whether the first vertex is 1; 0 unless given" }),
  ),
};

export const MaxCutBody = Type.Object({ ...cutFields, ...search });
export type MaxCutBody = Static<typeof MaxCutBody>;

const Partition = Type.Array(Type.Number(), { description: "the side of each vertex, 0 or 1" });

export const MaxCutEvaluationBody = Type.Object({ ...cutFields, partition: Partition });
export type MaxCutEvaluationBody = Static<typeof MaxCutEvaluationBody>;

const tourFields = {
  coords: Type.Optional(
    Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
      description:
        "[x, y] of each city; with GEO [latitude, longitude] as DDD.MM, with geodesic in degrees",
    }),
  ),
  metric: Type.Optional(
    StringEnum(["EUC_2D", "CEIL_2D", "ATT", "GEO", "geodesic"], {
      description:
        "of `coords`. Those of TSPLIB (EUC_2D, CEIL_2D, ATT, GEO) round each distance to a whole number, so that coordinates below 1 have none; geodesic is on the WGS 84 ellipsoid, in metres. EUC_2D unless given",
    }),
  ),
  matrix: Matrix("instead of `coords`: the cost from the city of a row to that of a column"),
};

export const TourBody = Type.Object({ ...tourFields, ...search });
export type TourBody = Static<typeof TourBody>;

const Tour = Type.Array(Type.Number(), { description: "each city once, from 0" });

export const TourEvaluationBody = Type.Object({ ...tourFields, tour: Tour });
export type TourEvaluationBody = Static<typeof TourEvaluationBody>;

export const QaoaBody = Type.Object({
  ...quboFields,
  edges: Type.Optional(cutFields.edges),
  one_based: cutFields.one_based,
  p: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LAYERS_MAX, default: 1, description: "layers" }),
  ),
  shots: Type.Optional(Type.Integer({ minimum: 0, maximum: SHOTS_MAX })),
  time_limit_ms: TimeLimit,
  seed: Seed,
});
export type QaoaBody = Static<typeof QaoaBody>;

const Energy = Type.Number({ description: "computed anew from the terms of the request" });
const X = Type.Array(Type.Integer(), { description: "0 or 1 for each variable" });
const Sides = Type.Array(Type.Integer(), {
  description: "the side of each vertex, 0 or 1; the first vertex is on side 0",
});
const TourFound = Type.Array(Type.Integer({ minimum: 0 }), {
  description: "each city once, from 0",
});
const Length = Type.Number({ description: "there and back, in the unit of the costs" });

const searchFields = {
  proven_optimal: Type.Boolean({
    description: "whether an exact method, or a bound that was met, shows that nothing is better",
  }),
  lower_bound: Type.Number({
    description: "nothing is less, or, where the most is sought, this was reached",
  }),
  upper_bound: Type.Number({
    description: "nothing is more, or, where the least is sought, this was reached",
  }),
  iterations: Type.Integer({
    minimum: 0,
    description: "rounds of search; 0 where it was solved exactly",
  }),
  seed: Type.Integer({ minimum: 0 }),
};

export const QuboReply = Type.Object({ x: X, energy: Energy, ...searchFields });
export type QuboReply = Static<typeof QuboReply>;

export const EnergyReply = Type.Object({ energy: Energy });
export type EnergyReply = Static<typeof EnergyReply>;

export const IsingReply = Type.Object({
  spins: Type.Array(Type.Integer(), { description: "-1 or 1 for each spin" }),
  energy: Energy,
  ...searchFields,
});
export type IsingReply = Static<typeof IsingReply>;

const Cut = Type.Number({ description: "weight of the edges between the two sides" });

export const MaxCutReply = Type.Object({ cut: Cut, partition: Sides, ...searchFields });
export type MaxCutReply = Static<typeof MaxCutReply>;

export const CutReply = Type.Object({ cut: Cut });
export type CutReply = Static<typeof CutReply>;

export const TourReply = Type.Object({ length: Length, tour: TourFound, ...searchFields });
export type TourReply = Static<typeof TourReply>;

export const LengthReply = Type.Object({ length: Length });
export type LengthReply = Static<typeof LengthReply>;

const Angles = (of: string) => Type.Array(Type.Number(), { description: `radians, of each ${of}` });
const assignment = {
  assignment: Type.Array(Type.Integer(), { description: "0 or 1 for each variable or vertex" }),
  value: Type.Number({ description: "its energy or cut" }),
};
const Likely = (description: string) =>
  Type.Object({ ...assignment, probability: Type.Number({ minimum: 0 }) }, { description });

export const QaoaReply = Type.Object({
  p: Type.Integer({ minimum: 0, description: "layers; fewer than asked for if the time was up" }),
  qubits: Type.Integer({ minimum: 0 }),
  gammas: Angles("cost layer e^(-iγC), C the energy or the cut"),
  betas: Angles("mixing layer e^(-iβB), B the sum of X over the qubits"),
  expectation: Type.Number({ description: "of the energy or the cut" }),
  layerwise: Type.Array(Type.Number(), { description: "the expectation with 1, 2, … layers" }),
  best: Likely("the best one sampled; of the likeliest where there are no shots"),
  likeliest: Type.Array(Likely("one of the 16 likeliest")),
  probability_of_optimum: Type.Number({ minimum: 0, maximum: 1 }),
  approximation_ratio: Type.Union([Type.Number(), Type.Null()], {
    description: "(expectation - worst) / (optimum - worst); null where all are equally good",
  }),
  classical: Type.Object(assignment, {
    description: "the optimum, proven: every assignment was compared",
  }),
  counts: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), {
      description: "of the shots; leftmost is the last variable",
    }),
  ),
  evaluations: Type.Integer({ minimum: 0, description: "of the state, to optimise the angles" }),
  converged: Type.Boolean({ description: "whether all layers were optimised to the end" }),
  depth: Type.Integer({ minimum: 0 }),
  gate_counts: Type.Record(Type.String(), Type.Integer()),
  warnings: Type.Array(Type.String(), { description: "what to know before this is used" }),
  qasm: Type.String({ description: "the optimised circuit, for execute/qasm" }),
  seed: Type.Integer({ minimum: 0 }),
});
export type QaoaReply = Static<typeof QaoaReply>;
