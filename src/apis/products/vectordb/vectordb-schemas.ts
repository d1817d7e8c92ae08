import { type Static, type TSchema, Type } from "@sinclair/typebox";
import {
  COLLECTION_PATTERN,
  DIMENSION_MAX,
  ID_LENGTH_MAX,
  ITEMS_MAX,
  METADATA_BYTES_MAX,
  METRICS,
  NUMBERS_MAX,
} from "../../../engines/vectors/vector-batch/read-vector-batch.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";

const TOP_K_MAX = 100;
export const TOP_K_DEFAULT = 10;
const QUERIES_MAX = 100;
/** Of all queries of a call that ask for metadata: 16 MiB at most. */
export const RESULTS_WITH_METADATA_MAX = 1_000;
const PAGE_LENGTH_MAX = 200;
const PAGE_LENGTH_DEFAULT = 50;
const CURSOR_LENGTH_MAX = 128;

const Collection = Type.String({ pattern: COLLECTION_PATTERN, description: "its name" });
const Id = Type.String({
  minLength: 1,
  maxLength: ID_LENGTH_MAX,
  pattern: "^[^\\u0000]*$",
  description: "any Unicode but U+0000; one vector of a collection has it",
});
const Vector = (description: string) =>
  Type.Array(Type.Number(), { minItems: 1, maxItems: DIMENSION_MAX, description });
const NewVector = Vector(
  "kept with 32 bits a component; the first of a collection fixes how many they are",
);
const Metric = (description: string) => StringEnum(METRICS, { description });
const Metadata = Type.Object({}, { additionalProperties: true });
const NewMetadata = Type.Optional({
  ...Metadata,
  description: `any JSON object of at most ${METADATA_BYTES_MAX} bytes as JSON text; searches can filter on it`,
});
const NewMetric = Type.Optional(
  Metric("for a collection that this makes (`cosine` by default); of one that is there, its own"),
);
const Count = Type.Integer({ minimum: 0, description: "vectors in the collection afterwards" });
const Time = Type.String({ format: "date-time" });
const LatencyMs = Type.Number({ description: "the time the work took, to 0.01 ms" });

const green = { id: "tea-1", vector: [0.1, 0.9, 0.2], metadata: { kind: "tea", price: 4.5 } };
const black = { id: "tea-2", vector: [0.3, 0.7, 0.1] };

/** Documents what the engine reads; nothing is validated against it. */
export const InsertBody = Type.Unsafe<unknown>(
  Type.Union(
    [
      Type.Object({
        collection: Collection,
        id: Id,
        vector: NewVector,
        metadata: NewMetadata,
        metric: NewMetric,
      }),
      Type.Object({
        collection: Collection,
        items: Type.Array(Type.Object({ id: Id, vector: NewVector, metadata: NewMetadata }), {
          minItems: 1,
          maxItems: ITEMS_MAX,
          description: `all are inserted or none; at most ${NUMBERS_MAX} numbers in all, no id twice`,
        }),
        metric: NewMetric,
      }),
    ],
    {
      examples: [
        { collection: "drinks", ...green },
        { collection: "drinks", items: [green, black] },
      ],
    },
  ),
);

const InsertedOne = Type.Object({
  id: Type.String(),
  collection: Type.String(),
  inserted: Type.Literal(true),
  replaced: Type.Boolean({ description: "whether a vector with this id was there before" }),
  count: Count,
});

const InsertedMany = Type.Object({
  collection: Type.String(),
  inserted: Type.Integer({ minimum: 1, description: "the items, all of which are stored now" }),
  replaced: Type.Integer({ minimum: 0, description: "those of them whose id was there before" }),
  count: Count,
});

/** Answered for one vector, and for `items`. */
export const InsertReply = Type.Union([InsertedOne, InsertedMany], {
  examples: [
    { id: "tea-1", collection: "drinks", inserted: true, replaced: false, count: 1 },
    { collection: "drinks", inserted: 2, replaced: 1, count: 2 },
  ],
});
export type InsertReply = Static<typeof InsertReply>;

const query = {
  query_vector: Vector("as many numbers as the collection's dimension"),
  top_k: Type.Optional(
    Type.Integer({ minimum: 1, maximum: TOP_K_MAX, description: `${TOP_K_DEFAULT} by default` }),
  ),
  filter: Type.Optional(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          "on metadata: `{field: value}`, or with `$eq`, `$ne`, `$in`, `$nin`, `$gt`, `$gte`, `$lt`, `$lte`, `$exists`, `$contains`, `$and`, `$or`, `$not`; a dot names a field in an object",
      },
    ),
  ),
  include_metadata: Type.Optional(Type.Boolean({ description: "`false` by default" })),
};
const filter = { kind: "tea", price: { $lt: 5 } };
const exampleQuery = { query_vector: [0.1, 0.8, 0.2], top_k: 3, filter };

const Query = Type.Object(query);
export type Query = Static<typeof Query>;

export const SearchBody = Type.Object(
  { collection: Collection, ...query },
  { examples: [{ collection: "drinks", ...exampleQuery, include_metadata: true }] },
);
export type SearchBody = Static<typeof SearchBody>;

const Results = Type.Array(
  Type.Object({
    id: Type.String(),
    score: Type.Number({
      description:
        "higher is better: the cosine (-1 to 1), the dot product, or the negative distance",
    }),
    metadata: Type.Optional({
      ...Metadata,
      description: "with `include_metadata`; `{}` where there is none",
    }),
  }),
  { description: "highest score first, ties by id" },
);
const exampleResults = [{ id: "tea-1", score: 0.9968 }];

export const SearchReply = Type.Object(
  { results: Results, latency_ms: LatencyMs },
  {
    examples: [{ results: [{ ...exampleResults[0], metadata: green.metadata }], latency_ms: 0.42 }],
  },
);

export const SearchBatchBody = Type.Object(
  {
    collection: Collection,
    queries: Type.Array(Query, {
      minItems: 1,
      maxItems: QUERIES_MAX,
      description: `the top_k of those with include_metadata add up to at most ${RESULTS_WITH_METADATA_MAX}`,
    }),
  },
  { examples: [{ collection: "drinks", queries: [exampleQuery, { query_vector: [0, 1, 0] }] }] },
);
export type SearchBatchBody = Static<typeof SearchBatchBody>;

export const SearchBatchReply = Type.Object(
  {
    results: Type.Array(Results, { description: "of each query, in their order" }),
    latency_ms: LatencyMs,
  },
  { examples: [{ results: [exampleResults, []], latency_ms: 0.61 }] },
);

const place = { collection: Collection, id: Id };
export const FetchQuery = Type.Object({
  collection: { ...Collection, examples: ["drinks"] },
  id: { ...Id, examples: ["tea-1"] },
});
export type FetchQuery = Static<typeof FetchQuery>;

export const DeleteQuery = Type.Partial(Type.Object(place));
export type DeleteQuery = Static<typeof DeleteQuery>;

/** What the body leaves out is taken from the query, and then there may be no body. */
export const DeleteBody = Type.Unsafe<DeleteQuery | null>({
  ...DeleteQuery,
  type: ["object", "null"],
  examples: [{ collection: "drinks", id: "tea-1" }],
});

export const DeleteReply = Type.Object(
  {
    deleted: Type.Literal(true),
    id: Type.String(),
    collection: Type.String(),
    count: Count,
  },
  { examples: [{ deleted: true, id: "tea-1", collection: "drinks", count: 1 }] },
);
export type DeleteReply = Static<typeof DeleteReply>;

export const FetchReply = Type.Object(
  {
    id: Type.String(),
    collection: Type.String(),
    vector: Type.Array(Type.Number(), {
      description: "each number with the fewest digits that 32 bits hold as the same",
    }),
    metadata: { ...Metadata, description: "`{}` where there is none" } as typeof Metadata,
    updated_at: Time,
  },
  { examples: [{ collection: "drinks", ...green, updated_at: "2026-01-02T03:04:05.678Z" }] },
);
export type FetchReply = Static<typeof FetchReply>;

export const CollectionParams = Type.Object({
  name: Type.String({ description: "the name of the collection" }),
});

export const CollectionReply = Type.Object(
  {
    name: Type.String(),
    dimension: Type.Integer(),
    metric: Metric("what its scores are"),
    count: Type.Integer({ minimum: 0 }),
    created_at: Time,
  },
  {
    $id: "VectorCollection",
    examples: [
      {
        name: "drinks",
        dimension: 3,
        metric: "cosine",
        count: 2,
        created_at: "2026-01-02T03:04:05.678Z",
      },
    ],
  },
);
export type CollectionReply = Static<typeof CollectionReply>;

export const CollectionsQuery = Type.Object({
  limit: Type.Integer({ default: PAGE_LENGTH_DEFAULT, minimum: 1, maximum: PAGE_LENGTH_MAX }),
  cursor: Type.Optional(
    Type.String({ maxLength: CURSOR_LENGTH_MAX, description: "next_cursor of the page before" }),
  ),
});
export type CollectionsQuery = Static<typeof CollectionsQuery>;

export const CollectionsReply = Type.Object(
  {
    collections: Type.Array(Type.Unsafe<CollectionReply>(Type.Ref("VectorCollection")), {
      description: "by name",
    }),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: "where the next page begins; null at the end",
    }),
  },
  {
    examples: [{ collections: CollectionReply.examples, next_cursor: null }],
  },
);
export type CollectionsReply = Static<typeof CollectionsReply>;

export const DropReply = Type.Object(
  { deleted: Type.Literal(true), name: Type.String() },
  { examples: [{ deleted: true, name: "drinks" }] },
);
export type DropReply = Static<typeof DropReply>;

/** A reply that the route writes as text by itself, or as its bytes. */
export function writtenAs(schema: TSchema) {
  return Type.Unsafe<string | Buffer>(schema);
}
