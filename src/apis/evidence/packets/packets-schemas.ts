import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { AnyJsonObject } from "../../../http/input/free-json.js";

/** Largest decision with its agent's name, in bytes of UTF-8. */
export const DECISION_BYTES_MAX = 65_000;
const NAME_LENGTH_MAX = DECISION_BYTES_MAX;
const SCOPES_MAX = 10_000;
const PAGE_MAX = 100;

export const SealBody = Type.Object(
  {
    agent_id: Type.String({ minLength: 1, maxLength: NAME_LENGTH_MAX }),
    decision: Type.String({
      minLength: 1,
      maxLength: DECISION_BYTES_MAX,
      description: `what was decided; with agent_id at most ${DECISION_BYTES_MAX} bytes`,
    }),
    workflow_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: NAME_LENGTH_MAX, description: "a chain of its own" }),
    ),
    step_index: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    capability_scope: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: SCOPES_MAX,
        description: "what the agent was allowed to do",
      }),
    ),
    metadata: Type.Optional(AnyJsonObject({ description: "any JSON object" })),
  },
  {
    description: "at most 64 KiB in its RFC 8785 form",
    examples: [
      {
        agent_id: "refund-bot",
        workflow_id: "order-10423",
        step_index: 2,
        decision: "Refund order 10423 in full: the parcel was lost.",
        capability_scope: ["orders.read", "payments.refund"],
        metadata: { model: "builtin/script-writer" },
      },
    ],
  },
);
export type SealBody = Static<typeof SealBody>;

const Signature = Type.Object({
  alg: Type.Literal("Ed25519"),
  key_id: Type.String({ description: "`<origin>+<8 hex digits>`" }),
  sig: Type.String({
    description:
      "base64, over the DSSE pre-authentication encoding of the canonical payload, of type `application/vnd.gatehouse.evidence+json`",
  }),
});

const example = {
  format: "evidence-packet/1",
  payload: {
    type: "agent-decision",
    id: "pkt_0f1e2d3c4b5a69788796a5b4",
    agent_id: "refund-bot",
    decision: "Refund order 10423 in full: the parcel was lost.",
    issuer: "localhost:8080/evidence",
    chain: "c7b4a6f0d2e19385",
    issued_at: "2026-11-21T12:00:00.000Z",
    seq: 0,
    prev: null,
  },
  hash: "sha256:8a6ad2a1cf8dd0f6b1b7d9b5b0ba6cbc0c5b6e2dbd1f3c1b8b9a34ef87b0f4c2",
  signature: {
    alg: "Ed25519",
    key_id: "localhost:8080/evidence+6f1c9a04",
    sig: "Zm9yIHRoZSBsb29rIG9mIGl0Li4u",
  },
  log: {
    origin: "localhost:8080/evidence",
    index: 0,
    leaf_hash: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
    proof: [],
    checkpoint:
      "localhost:8080/evidence\n1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n\u2014 localhost:8080/evidence bxyaBA==\n",
  },
};

/** A packet as the log writes it: text that goes out as it is, described as what it holds. */
export const Packet = Type.Object(
  {
    format: Type.Literal("evidence-packet/1"),
    payload: Type.Object(
      {
        type: Type.String(),
        id: Type.String({ description: "`pkt_` and 24 hex digits" }),
        agent_id: Type.Optional(Type.String()),
        workflow_id: Type.Optional(Type.String()),
        decision: Type.Optional(Type.String()),
        step_index: Type.Optional(Type.Integer({ minimum: 0 })),
        capability_scope: Type.Optional(Type.Array(Type.String())),
        metadata: Type.Optional(Type.Object({}, { additionalProperties: true })),
        issuer: Type.String({ description: "the origin of the log" }),
        chain: Type.String({ description: "one per key, agent and workflow; opaque" }),
        issued_at: Type.String({ format: "date-time" }),
        seq: Type.Integer({ minimum: 0, description: "the place in the chain" }),
        prev: Type.Union([Type.String(), Type.Null()], {
          description: "leaf hash of the packet before in the chain",
        }),
      },
      { additionalProperties: true },
    ),
    hash: Type.String({ description: "`sha256:` and the SHA-256 of the canonical payload in hex" }),
    signature: Signature,
    countersignature: Type.Optional(Signature),
    log: Type.Object({
      origin: Type.String(),
      index: Type.Integer({ minimum: 0 }),
      leaf_hash: Type.String({ description: "base64 of SHA-256(0x00 || canonical payload)" }),
      proof: Type.Array(Type.String(), { description: "RFC 9162 inclusion proof, in base64" }),
      checkpoint: Type.String({ description: "a C2SP signed note over a tlog-checkpoint" }),
    }),
  },
  { $id: "EvidencePacket", examples: [example] },
);

/** The reply of a route that sends JSON that is written already. */
export function writtenAs(schema: TSchema) {
  return Type.Unsafe<string>(schema);
}

export const PacketParams = Type.Object({
  id: Type.String({ description: "`pkt_` and 24 hex digits" }),
});

export const PacketsQuery = Type.Object({
  agent_id: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_LENGTH_MAX })),
  workflow_id: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_LENGTH_MAX })),
  limit: Type.Integer({ default: 20, minimum: 1, maximum: PAGE_MAX }),
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
});

export const PacketsReply = Type.Object(
  {
    packets: Type.Array(Type.Ref("EvidencePacket"), { description: "newest first" }),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  },
  { examples: [{ packets: [example], next_cursor: null }] },
);

export const KeysReply = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        key_id: Type.String(),
        alg: Type.Literal("Ed25519"),
        public_key: Type.String({ description: "base64 of the raw 32 bytes" }),
        pem: Type.String(),
        jwk: Type.Record(Type.String(), Type.String()),
        use: Type.Union([Type.Literal("packet"), Type.Literal("checkpoint")]),
        not_before: Type.String({ format: "date-time" }),
        not_after: Type.Union([Type.String(), Type.Null()]),
        revoked_at: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    rotations: Type.Array(Type.Ref("EvidencePacket"), {
      description: "with each of them one set of keys handed over to the next",
    }),
  },
  { examples: [{ keys: [], rotations: [] }] },
);

export const ProofReply = Type.Object(
  { proof: Type.Array(Type.String({ description: "base64 of a hash" })) },
  { examples: [{ proof: ["47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="] }] },
);

const SIZE_MAX = Number.MAX_SAFE_INTEGER;
export const ProofQuery = Type.Object({
  index: Type.Integer({ minimum: 0, maximum: SIZE_MAX, examples: [0] }),
  size: Type.Integer({ minimum: 1, maximum: SIZE_MAX, examples: [2] }),
});
export const ConsistencyQuery = Type.Object({
  from: Type.Integer({ minimum: 1, maximum: SIZE_MAX, examples: [1] }),
  to: Type.Integer({ minimum: 1, maximum: SIZE_MAX, examples: [2] }),
});
