import { type Static, Type } from "@sinclair/typebox";
import { SCOPE_LENGTH_MAX } from "../../engines/text/corrections/scope-path.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const SUPERSEDES_MAX = 10;
const QUERY_LENGTH_MAX = 4_000;
const WHEN_LENGTH_MAX = 1_000;
const CORRECTION_LENGTH_MAX = 4_000;
const RESULTS_MAX = 50;
const PER_PAGE_MAX = 200;
const PRECEDENCE_MAX = 1_000_000;
/** PostgreSQL keeps none. */
const NO_NUL = "^[^\\u0000]*$";

const scopeDescription =
  "a path such as `web/checkout`, of at most 16 parts; slashes at its ends and doubled ones do not count, case does";
const Scope = (description: string) =>
  Type.String({ maxLength: SCOPE_LENGTH_MAX, pattern: NO_NUL, description });
const Id = Type.String({ pattern: "^cor_[0-9a-f]{24}$" });
/** Of a caller, who may send anything: what is not stored is refused as such. */
const GivenId = Type.String({ minLength: 1, maxLength: 64, pattern: NO_NUL });

const example = {
  when: "naming a git branch",
  correction: "Prefix branch names with feat/, fix/ or chore/.",
  scope: "web",
};

export const StoreCorrectionBody = Type.Object(
  {
    when: Type.String({
      minLength: 1,
      maxLength: WHEN_LENGTH_MAX,
      pattern: NO_NUL,
      description: "the action or situation that it is about, in words",
    }),
    correction: Type.String({
      minLength: 1,
      maxLength: CORRECTION_LENGTH_MAX,
      pattern: NO_NUL,
      description: "what to do then",
    }),
    scope: Type.Optional(
      Scope(
        `where it holds: ${scopeDescription}. It reaches all below; without one it holds everywhere`,
      ),
    ),
    precedence: Type.Optional(
      Type.Integer({
        minimum: -PRECEDENCE_MAX,
        maximum: PRECEDENCE_MAX,
        description: "the higher wins among those of one scope; 0 by default",
      }),
    ),
    supersedes: Type.Optional(
      Type.Union([GivenId, Type.Array(GivenId, { maxItems: SUPERSEDES_MAX })], {
        description:
          "the id, or ids, of corrections whose place it takes: they never govern again while it is stored",
      }),
    ),
  },
  { examples: [example] },
);
export type StoreCorrectionBody = Static<typeof StoreCorrectionBody>;

export const Correction = Type.Object(
  {
    id: Id,
    when: Type.String(),
    correction: Type.String(),
    scope: Type.Union([Type.String(), Type.Null()], {
      description: "in its one form; null where it holds everywhere",
    }),
    precedence: Type.Integer(),
    supersedes: Type.Array(Type.String(), { description: "as it was stored" }),
    superseded: Type.Boolean({ description: "whether another one has taken its place" }),
    created_at: Type.String(),
  },
  {
    examples: [
      {
        id: "cor_0123456789abcdef01234567",
        ...example,
        precedence: 0,
        supersedes: [],
        superseded: false,
        created_at: "2026-01-31T09:30:00.000Z",
      },
    ],
  },
);
export type Correction = Static<typeof Correction>;

export const CorrectionParams = Type.Object({
  id: Type.String({ maxLength: 64, description: "`id` of a correction" }),
});

export const CorrectionsQuery = Type.Object({
  cursor: Type.Optional(
    Type.String({ maxLength: 128, description: "next_cursor of the page before" }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PER_PAGE_MAX, description: "50 by default" }),
  ),
});
export type CorrectionsQuery = Static<typeof CorrectionsQuery>;

export const CorrectionPage = Type.Object({
  corrections: Type.Array(Correction, { maxItems: PER_PAGE_MAX, description: "newest first" }),
  next_cursor: Type.Union([Type.String(), Type.Null()], {
    description: "where the next page begins; null at the end",
  }),
});
export type CorrectionPage = Static<typeof CorrectionPage>;

export const SearchBody = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: QUERY_LENGTH_MAX,
      description: "what is about to be done, in any words",
    }),
    scope: Type.Optional(
      Scope(
        `where it is about to be done: ${scopeDescription}. Corrections of this scope and of those above it apply; without one, those that hold everywhere`,
      ),
    ),
    top_k: Type.Optional(
      Type.Integer({ minimum: 1, maximum: RESULTS_MAX, description: "5 by default" }),
    ),
  },
  { examples: [{ query: "How do we name branches?", scope: "web/checkout", top_k: 5 }] },
);
export type SearchBody = Static<typeof SearchBody>;

const Result = Type.Object({
  id: Id,
  when: Type.String(),
  correction: Type.String(),
  scope: Type.Union([Type.String(), Type.Null()]),
  score: Type.Number({ description: "BM25 of the query in `when`, twice, and `correction`" }),
  why: Type.Object(
    {
      lexical: Type.Number({ description: "relevance to the query, from 0 to 1" }),
      scope: Type.Integer({ description: "parts of its scope" }),
      recency: Type.Number({
        description:
          "share of the corrections that apply here which are not newer; 1 for the newest",
      }),
      precedence: Type.Integer(),
    },
    { description: "more is stronger in each" },
  ),
  governs: Type.Boolean(),
});

export const SearchReply = Type.Object(
  {
    results: Type.Array(Result, {
      maxItems: RESULTS_MAX,
      description:
        "the one that governs first, then the others that are relevant in their order, then what is less relevant. What is superseded is none of them.",
    }),
    governing: Type.Union([Type.String(), Type.Null()], {
      description: "`id` of the correction that governs; null when none is relevant",
    }),
    beaten: Type.Array(
      Type.Object({
        id: Id,
        by: Id,
        reason: StringEnum([
          "superseded",
          "less_specific_scope",
          "lower_precedence",
          "older",
          "fewer_words_in_common",
          "less_relevant",
        ]),
      }),
      { maxItems: 50, description: "what does not govern, and why" },
    ),
    conflicts: Type.Array(Type.Object({ id: Id, with: Id }), {
      maxItems: 50,
      description:
        "corrections about the same, of one scope and precedence, that say something else than the one that governs (`id`), which is only newer: supersede or delete one",
    }),
  },
  {
    examples: [
      {
        results: [
          {
            id: "cor_0123456789abcdef01234567",
            when: example.when,
            correction: example.correction,
            scope: "web",
            score: 3.41,
            why: { lexical: 0.81, scope: 1, recency: 1, precedence: 0 },
            governs: true,
          },
        ],
        governing: "cor_0123456789abcdef01234567",
        beaten: [],
        conflicts: [],
      },
    ],
  },
);
export type SearchReply = Static<typeof SearchReply>;
