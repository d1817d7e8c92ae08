import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { AnyJsonObject } from "../../../http/input/free-json.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";

export const PROMPT_LENGTH_MAX = 20_000;
export const SEED_BOUND = 2 ** 32;
/** Time for solving a plan by tier, and the longest time that may be asked for. */
export const SOLVE_MS = { free: 4_000, pro: 20_000 } as const;

const bodyFields = {
  prompt: Type.String({
    minLength: 1,
    maxLength: PROMPT_LENGTH_MAX,
    description: "the question in words; tables, CSV and JSON in it are read too",
  }),
  workflow: Type.Optional(
    StringEnum(["triage", "plan"], {
      description:
        "`triage`, unless said: what is wrong or possible, ranked; `plan`: steps with times",
    }),
  ),
  tier: Type.Optional(
    StringEnum(["free", "pro"], {
      description:
        "`free`, unless said: 4 s for a plan; `pro`: 20 s, for keys that were granted it",
    }),
  ),
  run_simulation: Type.Optional(Type.Boolean({ description: "say by seeded runs how sure it is" })),
  problem: Type.Optional(
    AnyJsonObject({
      description: "as `output.problem` of an answer; the prompt is not read then",
    }),
  ),
  options: Type.Optional(
    Type.Object({
      time_limit_ms: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: SOLVE_MS.pro,
          description: "shortens the time for solving",
        }),
      ),
      seed: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: SEED_BOUND - 1,
          description: "the same seed gives the same answer; 1 unless said",
        }),
      ),
    }),
  ),
  seal: Type.Optional(
    Type.Boolean({
      description:
        "put the hashes into the evidence log; true with a key, false without, unless said",
    }),
  ),
};

const Bare = Type.Object(bodyFields);
export type AskBody = Static<typeof Bare>;

/** The body of a question, with the example of an agent. */
export function askBody(example: { readonly prompt: string }) {
  return Type.Object(bodyFields, { examples: [example] });
}

const Missing = Type.Object({
  field: Type.String({ examples: ["aircraft.tas_kt"] }),
  ask: Type.String({ description: "what to tell" }),
});

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Check = Type.Object({
  name: Type.String(),
  ok: Type.Boolean(),
  value: nullable(Type.Number()),
  limit: nullable(Type.Number()),
  unit: Type.String(),
});

const Assumption = Type.Object({
  field: Type.String(),
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  unit: nullable(Type.String()),
  why: Type.String(),
});

const Simulation = Type.Object({
  n: Type.Integer({ description: "runs" }),
  seed: Type.Integer(),
  distributions: Type.Array(Type.String(), { description: "of what is uncertain" }),
  measure: Type.String({ description: "what the four figures are of" }),
  unit: Type.String(),
  mean: Type.Number(),
  p50: Type.Number(),
  p90: Type.Number(),
  p95: Type.Number(),
  breach: Type.Array(
    Type.Object({
      constraint: Type.String(),
      probability: Type.Number(),
      ci95: Type.Array(Type.Number(), {
        description: "Wilson's interval",
        minItems: 2,
        maxItems: 2,
      }),
    }),
  ),
  ranking: Type.Optional(
    Type.Array(
      Type.Object({
        rank: Type.Integer(),
        was: Type.Integer({ description: "the rank without runs" }),
        p90: nullable(Type.Number()),
      }),
    ),
  ),
});

const Sha256 = (description: string) => Type.String({ pattern: "^[0-9a-f]{64}$", description });

const ModelRoute = Type.Object({
  parser: Type.String({ description: "what read the prompt; `none` where a problem was sent" }),
  solver: Type.String(),
  narrator: Type.String({ description: "what worded the summary" }),
  why: Type.String(),
});

const Provenance = Type.Object({
  created_at: Type.String({ format: "date-time" }),
  input_sha256: Sha256("of the body in its RFC 8785 form"),
  output_sha256: Sha256("of `output` in its RFC 8785 form"),
  engine_version: Type.String(),
  input_spans: Type.Array(
    Type.Object({
      field: Type.String(),
      text: Type.String(),
      start: Type.Integer({ description: "in UTF-16 units" }),
      end: Type.Integer(),
    }),
    { description: "where the prompt says each field" },
  ),
  sealed_packet: nullable(
    Type.Object({}, { additionalProperties: true, description: "an evidence packet" }),
  ),
});

const ResultMetadata = Type.Object({
  status: StringEnum(["answered", "needs_input"]),
  missing: Type.Optional(Type.Array(Missing)),
  elapsed_ms: Type.Number(),
  optimal: Type.Boolean({ description: "proven to be the best" }),
  gap: nullable(Type.Number({ description: "share by which it may miss the best at most" })),
  simulated: Type.Boolean(),
  seed: Type.Integer(),
  warnings: Type.Array(Type.String()),
});

/** The answer of an agent with the given problem and fields of its output. */
export function askReply(Problem: TSchema, fields: TProperties) {
  return Type.Object({
    id: Type.String(),
    agent: Type.String(),
    workflow: StringEnum(["triage", "plan"]),
    tier: StringEnum(["free", "pro"]),
    model_route: ModelRoute,
    provenance: Provenance,
    result_metadata: ResultMetadata,
    output: Type.Object({
      summary: Type.String({ description: "each of its numbers stands in the output" }),
      key_figures: Type.Array(
        Type.Object({
          name: Type.String(),
          value: Type.Number(),
          unit: nullable(Type.String()),
        }),
        { description: "the numbers of the summary, as they are written there" },
      ),
      notice: Type.Optional(Type.String({ description: "what the answer is not for" })),
      problem: inPart(Problem),
      ...optional(fields),
      checks: Type.Array(Check, {
        description: "by a verifier that shares no code with the solver",
      }),
      assumptions: Type.Array(Assumption),
      simulation: Type.Optional(Simulation),
    }),
  });
}

/** A problem as far as it is understood: any of its fields may be missing yet. */
function inPart(schema: TSchema): TSchema {
  return rewritten(schema, (name, value) => name !== "required" || !Array.isArray(value));
}

/** Without members that are not kept, and tuples as JSON Schema 2020-12 writes them. */
function rewritten<T>(value: T, keeps: (name: string, value: unknown) => boolean): T {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, keeps)) as T;
  if (typeof value !== "object" || value === null) return value;
  const isTuple = "items" in value && Array.isArray(value.items);
  const members = Object.entries(value).flatMap(([name, one]) => {
    if (!keeps(name, one) || (isTuple && name === "additionalItems")) return [];
    return [[isTuple && name === "items" ? "prefixItems" : name, rewritten(one, keeps)]];
  });
  return Object.fromEntries(members);
}

/** What is not there while something is missing. */
function optional(fields: TProperties): TProperties {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    Type.Optional(rewritten(field, () => true)),
  ]);
  return Object.fromEntries(entries) as TProperties;
}

/** An answer of an agent with the given output, for the description of the API. */
export function exampleReply(slug: string, output: object) {
  return {
    id: "ask_0f1e2d3c4b5a69788796a5b4",
    agent: slug,
    workflow: "triage",
    tier: "free",
    model_route: {
      parser: `builtin/${slug}-reader-1`,
      solver: `builtin/${slug}-1`,
      narrator: "builtin/summary-1",
      why: "no language model is configured: rules read the prompt",
    },
    provenance: {
      created_at: "2026-11-28T12:00:00.000Z",
      input_sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      output_sha256: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      engine_version: "gatehouse/0.1.0",
      input_spans: [],
      sealed_packet: null,
    },
    result_metadata: {
      status: "answered",
      elapsed_ms: 12.5,
      optimal: true,
      gap: 0,
      simulated: false,
      seed: 1,
      warnings: [],
    },
    output,
  };
}
