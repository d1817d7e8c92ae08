import { type Static, Type } from "@sinclair/typebox";
import { AnyJsonObject } from "../../../http/input/free-json.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";

export const VALUE_BYTES_MAX = 65_536;
const NAME_LENGTH_MAX = 128;
const KEY_LENGTH_MAX = 512;
const QUERY_LENGTH_MAX = 1_000;
const TTL_SECONDS_MAX = 31_536_000;
const CURSOR_LENGTH_MAX = 4_096;
const PAGE_LENGTH_MAX = 1_000;
export const PAGE_LENGTH_DEFAULT = 100;
const TOP_K_MAX = 50;
export const TOP_K_DEFAULT = 10;
export const NAMESPACE_DEFAULT = "default";

const Name = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: "^[^\\u0000]*$", description });
const AgentId = Name(NAME_LENGTH_MAX, "whose memory it is");
const Key = Name(KEY_LENGTH_MAX, "any Unicode but U+0000");
const Namespace = Name(NAME_LENGTH_MAX, "keeps keys apart");
const NamespaceOrDefault = {
  ...Namespace,
  description: `${Namespace.description}; \`${NAMESPACE_DEFAULT}\` unless given`,
};
const Value = AnyJsonObject({ description: "any JSON object" });
const Version = Type.Integer({
  description:
    "rises by one with each write of the entry; a new one begins at 1, or above all that are gone",
});
const Time = (description: string) => Type.String({ format: "date-time", description });
const Expiry = Time("when the entry goes by itself; absent if it stays");
const Bytes = Type.Integer({
  description:
    "what the entry counts against the bound: its names and its value in UTF-8, and 192 bytes that every entry takes",
});

export const StoreBody = Type.Object(
  {
    agent_id: AgentId,
    key: Key,
    value: {
      ...Value,
      description: `any JSON object of at most ${VALUE_BYTES_MAX} bytes as JSON text without white space`,
    },
    namespace: Type.Optional(NamespaceOrDefault),
    ttl_seconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: TTL_SECONDS_MAX,
        description: "the entry goes after this time; without it, it stays",
      }),
    ),
    if_version: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: "store only if the entry has this version, with 0 only if there is none",
      }),
    ),
  },
  {
    examples: [
      {
        agent_id: "planner",
        key: "user/7/likes",
        value: { drink: "green tea" },
        ttl_seconds: 3600,
      },
    ],
  },
);
export type StoreBody = Static<typeof StoreBody>;

const EvictedEntry = Type.Object({
  agent_id: Type.String(),
  key: Type.String(),
  namespace: Type.String(),
  reason: StringEnum(["expired", "space"], {
    description: "it had expired, or it was the least useful one",
  }),
});

export const StoreReply = Type.Object(
  {
    stored: Type.Literal(true),
    version: Version,
    bytes: Bytes,
    evicted: Type.Array(EvictedEntry, { description: "what had to go for it, in that order" }),
    expires_at: Type.Optional(Expiry),
  },
  {
    examples: [
      {
        stored: true,
        version: 1,
        bytes: 240,
        evicted: [{ agent_id: "planner", key: "draft/1", namespace: "default", reason: "space" }],
        expires_at: "2026-01-02T04:04:05.678Z",
      },
    ],
  },
);
export type StoreReply = Static<typeof StoreReply>;

const summary = {
  agent_id: "planner",
  namespace: "default",
  key: "user/7/likes",
  version: 1,
  stored_at: "2026-01-02T03:04:05.678Z",
};
const summaryFields = {
  agent_id: Type.String(),
  namespace: Type.String(),
  key: Type.String(),
  version: Version,
  stored_at: Time("when it was stored last"),
  expires_at: Type.Optional(Expiry),
};

export const RetrieveQuery = Type.Object({
  key: { ...Key, examples: [summary.key] },
  namespace: Type.Optional(NamespaceOrDefault),
  agent_id: Type.Optional({
    ...AgentId,
    description: "without it, what any agent stored last under the key",
  }),
});
export type RetrieveQuery = Static<typeof RetrieveQuery>;

export const MemoryEntry = Type.Object(
  { ...summaryFields, value: Value },
  { $id: "MemoryEntry", examples: [{ ...summary, value: { drink: "green tea" } }] },
);
export type MemoryEntry = Static<typeof MemoryEntry>;

export const StatsReply = Type.Object(
  {
    memory_type: Type.Literal("bounded-sieve", {
      description: "when it is full, expired entries go first, then the least used by SIEVE",
    }),
    bounded: Type.Literal(true),
    memory_mb: Type.Number({ description: "what the entries count, in units of 2^20 bytes" }),
    entries: Type.Integer(),
    max_mb: Type.Number({ description: "what they may count at most, in units of 2^20 bytes" }),
    max_entries: Type.Integer(),
    evictions: Type.Integer({ description: "entries that had to go for others, ever" }),
    namespaces: Type.Array(Type.String(), { description: "those that hold something" }),
  },
  {
    examples: [
      {
        memory_type: "bounded-sieve",
        bounded: true,
        memory_mb: 0.000229,
        entries: 1,
        max_mb: 16,
        max_entries: 10_000,
        evictions: 0,
        namespaces: ["default"],
      },
    ],
  },
);
export type StatsReply = Static<typeof StatsReply>;

export const ListQuery = Type.Object({
  namespace: Type.Optional({ ...Namespace, description: "only this one" }),
  agent_id: Type.Optional({ ...AgentId, description: "only of this agent" }),
  prefix: Type.Optional(
    Type.String({
      maxLength: KEY_LENGTH_MAX,
      pattern: "^[^\\u0000]*$",
      description: "only keys that begin so",
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_LENGTH_MAX,
      description: `${PAGE_LENGTH_DEFAULT} unless given`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: CURSOR_LENGTH_MAX,
      description: "`next_cursor` of the page before",
    }),
  ),
});
export type ListQuery = Static<typeof ListQuery>;

export const ListReply = Type.Object(
  {
    entries: Type.Array(Type.Object({ ...summaryFields, bytes: Bytes }), {
      description: "in the order of the bytes of namespace, key and agent_id; without their values",
    }),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: "asks for the next page; null at the end",
    }),
  },
  { examples: [{ entries: [{ ...summary, bytes: 240 }], next_cursor: null }] },
);
export type ListReply = Static<typeof ListReply>;

export const DeleteQuery = Type.Object({
  key: Type.Optional({
    ...Key,
    description: "only this one, in `namespace`",
    examples: [summary.key],
  }),
  namespace: Type.Optional({
    ...Namespace,
    description: `only this one; with a key \`${NAMESPACE_DEFAULT}\` unless given`,
  }),
  agent_id: Type.Optional({ ...AgentId, description: "only of this agent" }),
});
export type DeleteQuery = Static<typeof DeleteQuery>;

/** What stands in the body goes before the query; there may be no body. */
export const DeleteBody = Type.Unsafe<DeleteQuery | null>({
  ...DeleteQuery,
  type: ["object", "null"],
  examples: [{ key: "supplier", namespace: "default" }, { namespace: "drafts" }],
});

export const DeleteReply = Type.Object(
  { deleted: Type.Integer({ description: "entries that were there" }) },
  { examples: [{ deleted: 1 }] },
);

export const SearchBody = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: QUERY_LENGTH_MAX,
      description: "words, of which an entry needs one; any other character divides them",
    }),
    top_k: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: TOP_K_MAX,
        description: `${TOP_K_DEFAULT} unless given`,
      }),
    ),
    namespace: Type.Optional({ ...Namespace, description: "only this one" }),
    agent_id: Type.Optional({ ...AgentId, description: "only of this agent" }),
  },
  { examples: [{ query: "what does user 7 drink?", top_k: 3 }] },
);
export type SearchBody = Static<typeof SearchBody>;

export const SearchReply = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        ...summaryFields,
        value: Value,
        score: Type.Number({ description: "BM25 over all your entries; higher is better" }),
      }),
      { description: "best first, of equals the one stored last" },
    ),
  },
  { examples: [{ results: [{ ...summary, value: { drink: "green tea" }, score: 2.3124 }] }] },
);
export type SearchReply = Static<typeof SearchReply>;
