import { type Static, Type } from "@sinclair/typebox";

const CODE_CHARS_MAX = 262_144;
const TIMEOUT_MS_MAX = 10_000;
const NAMES_MAX = 20;

/** What search_api takes. */
export const SearchApi = Type.Object(
  {
    query: Type.String({ maxLength: 400, description: "a few words; empty lists the families" }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 8 })),
  },
  { additionalProperties: false },
);
export type SearchApi = Static<typeof SearchApi>;

/** What describe_api takes. */
export const DescribeApi = Type.Object(
  {
    names: Type.Array(Type.String({ maxLength: 120 }), {
      minItems: 1,
      maxItems: NAMES_MAX,
      description: "as search_api gives them, such as evidence.sealDecision; or one family",
    }),
  },
  { additionalProperties: false },
);
export type DescribeApi = Static<typeof DescribeApi>;

/** What run_code takes: code, a run to go on with, or a cursor to read on at. */
export const RunCode = Type.Object(
  {
    code: Type.Optional(
      Type.String({
        maxLength: CODE_CHARS_MAX,
        description:
          "a script whose last expression is the result, a body with `return`, or an async function of `input`",
      }),
    ),
    language: Type.Optional(Type.Union([Type.Literal("javascript"), Type.Literal("typescript")])),
    input: Type.Optional(Type.Unknown({ description: "any JSON; the code sees it as `input`" })),
    timeout_ms: Type.Optional(
      Type.Integer({ minimum: 1, maximum: TIMEOUT_MS_MAX, default: TIMEOUT_MS_MAX }),
    ),
    api_key: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: "for the calls: one key, or several with commas",
      }),
    ),
    approve_charges: Type.Optional(
      Type.Boolean({ description: "make calls that cost money at once, instead of waiting there" }),
    ),
    run_id: Type.Optional(
      Type.String({ maxLength: 64, description: "a run that waits, to go on with" }),
    ),
    resume_code: Type.Optional(Type.String({ maxLength: 64 })),
    answer: Type.Optional(
      Type.Union([Type.Literal("approve"), Type.Literal("refuse")], {
        description: "to the calls that the run waits at; approve unless given",
      }),
    ),
    cursor: Type.Optional(
      Type.String({ maxLength: 64, description: "reads on in a result that was cut" }),
    ),
  },
  { additionalProperties: false },
);
export type RunCode = Static<typeof RunCode>;

/** The longest time of a run, and what it is unless given. */
export const RUN_TIMEOUT_MS_MAX = TIMEOUT_MS_MAX;
