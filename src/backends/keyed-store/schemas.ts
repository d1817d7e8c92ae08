import { type Static, Type } from "@sinclair/typebox";
import { AnyJson } from "../../http/input/free-json.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const VALUE_BYTES_MAX = 262_144;
/** Values of one answer, all together; a single value may be as long as it can be. */
export const ANSWER_BYTES_MAX = 1_048_576;
export const OPERATIONS_MAX = 100;
const KEY_LENGTH_MAX = 512;
const TTL_SECONDS_MAX = 31_536_000;
const CURSOR_LENGTH_MAX = 4_096;
const PAGE_LENGTH_MAX = 1_000;
export const PAGE_LENGTH_DEFAULT = 100;

/** Survives as one segment of a path, whoever writes it: nothing to escape, neither `.` nor `..`. */
const KEYSPACE_NAME = "^[A-Za-z0-9_][A-Za-z0-9._-]*$";
const NAME_LENGTH_MAX = 128;
const keyspaceName = new RegExp(KEYSPACE_NAME);

/** True for a name that a keyspace can have. */
export function isKeyspaceName(name: string): boolean {
  return name.length <= NAME_LENGTH_MAX && keyspaceName.test(name);
}

const Time = (description: string) => Type.String({ format: "date-time", description });
const Expiry = Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
  description: "when the key goes by itself; null is never",
});
const Version = Type.Integer({
  description:
    "rises by one with each write of the key and is never used again for it; the first is 1, or above that of every key that went from the keyspace",
});

const Key = Type.String({
  minLength: 1,
  maxLength: KEY_LENGTH_MAX,
  pattern: "^[^\\u0000]*$",
  description:
    "any Unicode but U+0000; percent-encoded in a path, a slash as %2F. No path can end in the keys `.` and `..`: name them in a body",
});
const Value = AnyJson({
  description: `any JSON, null too, of at most ${VALUE_BYTES_MAX} bytes as JSON text`,
});
const IfVersion = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "go on only if the key has this version, with 0 only if there is no such key",
});
const TtlSeconds = Type.Integer({
  minimum: 1,
  maximum: TTL_SECONDS_MAX,
  description: "the key goes after this time; without it, it stays",
});
const Cursor = Type.String({
  minLength: 1,
  maxLength: CURSOR_LENGTH_MAX,
  description: "`next_cursor` of the page before",
});
const NextCursor = Type.Union([Type.String(), Type.Null()], {
  description: "asks for the next page; null at the end",
});
const PageLimit = Type.Integer({
  minimum: 1,
  maximum: PAGE_LENGTH_MAX,
  description: `${PAGE_LENGTH_DEFAULT} unless given`,
});

export const CreateKeyspaceBody = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: NAME_LENGTH_MAX,
      pattern: KEYSPACE_NAME,
      description: "letters, digits, `_`, `-` and `.`, which does not come first",
    }),
  },
  { examples: [{ name: "sessions" }] },
);

const keyspace = { name: "sessions", keys: 2, bytes: 41, created_at: "2026-01-02T03:04:05.678Z" };

export const Keyspace = Type.Object(
  {
    name: Type.String(),
    keys: Type.Integer({ description: "stored keys; an expired one counts until it is removed" }),
    bytes: Type.Integer({ description: "length of their values as JSON text" }),
    created_at: Time("when it was made"),
  },
  { $id: "Keyspace", examples: [keyspace] },
);
export type Keyspace = Static<typeof Keyspace>;

export const KeyspaceListQuery = Type.Object({
  limit: Type.Optional(PageLimit),
  cursor: Type.Optional(Cursor),
});
export const KeyspaceListReply = Type.Object(
  {
    keyspaces: Type.Array(Type.Unsafe<Keyspace>(Type.Ref("Keyspace"))),
    next_cursor: NextCursor,
  },
  { examples: [{ keyspaces: [keyspace], next_cursor: null }] },
);

export const KeyspaceParams = Type.Object({ name: Type.String() });
export const KeyParams = Type.Object({ name: Type.String(), key: Key });

const putFields = {
  value: Value,
  if_version: Type.Optional(IfVersion),
  ttl_seconds: Type.Optional(TtlSeconds),
};
export const PutValueBody = Type.Object(putFields, {
  examples: [{ value: { user: 7 }, ttl_seconds: 3600 }],
});
export const PutBody = Type.Object(
  { key: Key, ...putFields },
  { examples: [{ key: "user/7", value: { user: 7 }, if_version: 0 }] },
);
export const GetBody = Type.Object({ key: Key }, { examples: [{ key: "user/7" }] });
export const DeleteBody = Type.Object(
  { key: Key, if_version: Type.Optional(IfVersion) },
  { examples: [{ key: "user/7", if_version: 1 }] },
);
export const DeleteQuery = Type.Object({ if_version: Type.Optional(IfVersion) });

const written = { key: "user/7", version: 1, created: true, expires_at: null };
const entry = {
  key: "user/7",
  value: { user: 7 },
  version: 1,
  updated_at: "2026-01-02T03:04:05.678Z",
  expires_at: null,
};

export const Written = Type.Object(
  {
    key: Type.String(),
    version: Version,
    created: Type.Boolean({ description: "there was no such key before" }),
    expires_at: Expiry,
  },
  { $id: "WrittenKey", examples: [written] },
);
export type Written = Static<typeof Written>;

export const Entry = Type.Object(
  {
    key: Type.String(),
    value: Value,
    version: Version,
    updated_at: Time("when it was written last"),
    expires_at: Expiry,
  },
  { $id: "KeyedEntry", examples: [entry] },
);
export type Entry = Static<typeof Entry>;

export const DeletedReply = Type.Object(
  { deleted: Type.Literal(true) },
  { examples: [{ deleted: true }] },
);

const Operation = Type.Object({
  op: StringEnum(["put", "get", "delete"]),
  key: Key,
  value: Type.Optional({ ...Value, description: `for put; ${Value.description}` }),
  if_version: Type.Optional({ ...IfVersion, description: `for writes; ${IfVersion.description}` }),
  ttl_seconds: Type.Optional({ ...TtlSeconds, description: `for put; ${TtlSeconds.description}` }),
});
export type Operation = Static<typeof Operation>;

export const BatchBody = Type.Object(
  { operations: Type.Array(Operation, { minItems: 1, maxItems: OPERATIONS_MAX }) },
  {
    examples: [
      {
        operations: [
          { op: "put", key: "user/7", value: { user: 7 }, if_version: 0 },
          { op: "get", key: "user/8" },
          { op: "delete", key: "user/9" },
        ],
      },
    ],
  },
);

const OperationResult = Type.Object({
  op: StringEnum(["put", "get", "delete"]),
  key: Type.String(),
  created: Type.Optional(Type.Boolean({ description: "of a put" })),
  found: Type.Optional(Type.Boolean({ description: "of a get; the fields of the key follow" })),
  deleted: Type.Optional(Type.Boolean({ description: "of a delete; false without such a key" })),
  value: Type.Optional(Value),
  version: Type.Optional(Version),
  updated_at: Type.Optional(Time("when it was written last")),
  expires_at: Type.Optional(Expiry),
});
export type OperationResult = Static<typeof OperationResult>;

export const BatchReply = Type.Object(
  { results: Type.Array(OperationResult, { description: "one of each operation, in order" }) },
  {
    examples: [
      {
        results: [
          { op: "put", ...written },
          { op: "get", key: "user/8", found: false },
          { op: "delete", key: "user/9", deleted: true },
        ],
      },
    ],
  },
);

const Bound = (description: string) => Type.String({ maxLength: KEY_LENGTH_MAX, description });
const ScanFields = Type.Object({
  prefix: Type.Optional(Bound("only keys that begin so")),
  from: Type.Optional(Bound("the first key that is wanted")),
  to: Type.Optional(Bound("the first key that is not wanted")),
  limit: Type.Optional(PageLimit),
  cursor: Type.Optional(Cursor),
});
/** A scan of everything needs no body, which validation sees as null. */
export const ScanBody = Type.Unsafe<Static<typeof ScanFields> | null>({
  ...ScanFields,
  type: ["object", "null"],
  examples: [{ prefix: "user/", limit: 100 }],
});
export type ScanOrder = Static<typeof ScanFields>;

export const ScanReply = Type.Object(
  {
    entries: Type.Array(Type.Unsafe<Entry>(Type.Ref("KeyedEntry")), {
      description: "in the order of the UTF-8 bytes of their keys",
    }),
    next_cursor: NextCursor,
  },
  { examples: [{ entries: [entry], next_cursor: null }] },
);
