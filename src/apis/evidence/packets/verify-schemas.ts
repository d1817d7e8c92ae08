import { type Static, Type } from "@sinclair/typebox";
import { CHECKS, type CheckName } from "../../../engines/evidence/packet/verdict.js";
import { AnyJson } from "../../../http/input/free-json.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";

const PREVIOUS_MAX = 100;
const KEYS_MAX = 50;
const TEXT_MAX = 1_024;

const Time = (description: string) =>
  Type.String({ format: "date-time", maxLength: 64, description });
const TimeOrNull = (description: string) =>
  Type.Optional(Type.Union([Time(description), Type.Null()]));

/** A key as GET /api/v1/evidence/keys lists it; what verification does not read is ignored. */
export const TrustedKeyBody = Type.Object({
  key_id: Type.String({ maxLength: TEXT_MAX, description: "`<origin>+<8 hex digits>`" }),
  public_key: Type.String({ maxLength: TEXT_MAX, description: "Base64 of the raw 32 bytes" }),
  use: StringEnum(["packet", "checkpoint"]),
  not_before: Type.Optional(Time("Packets issued before fail; from the beginning unless given")),
  not_after: TimeOrNull("Packets issued later fail"),
  revoked_at: TimeOrNull("Packets issued then or later fail"),
});
export type TrustedKeyBody = Static<typeof TrustedKeyBody>;

export const VerifyBody = Type.Object(
  {
    packet: AnyJson({ description: "The packet, an object, as it was sealed" }),
    trusted_keys: Type.Optional(
      Type.Array(TrustedKeyBody, {
        maxItems: KEYS_MAX,
        description: "Keys of other logs, in the form of the keys endpoint",
      }),
    ),
    previous: Type.Optional(
      Type.Array(AnyJson(), {
        maxItems: PREVIOUS_MAX,
        description: "Earlier packets of the same chain, in any order",
      }),
    ),
  },
  { examples: [{ packet: { format: "evidence-packet/1" }, previous: [] }] },
);

const Check = StringEnum(["ok", "fail", "unknown"]);
const checks = Object.fromEntries(CHECKS.map((name) => [name, Check])) as Record<
  CheckName,
  typeof Check
>;

export const VerdictReply = Type.Object(
  {
    valid: Type.Boolean({
      description: "Everything from `format` to `checkpoint` is `ok`, and nothing is `fail`",
    }),
    checks: Type.Object(checks),
    completeness: Type.Object({
      gaps: Type.Array(Type.Integer(), {
        description: "Missing between the previous packets and this one; at most 1000 are listed",
      }),
      expected_seq: Type.Union([Type.Integer(), Type.Null()], {
        description: "The seq after the previous packets; null when nothing tells it",
      }),
    }),
    issued_at: Type.Union([Type.String(), Type.Null()]),
    key_id: Type.Union([Type.String(), Type.Null()]),
    reason: Type.Optional(
      Type.String({ description: "The first check that failed, else the first that is unknown" }),
    ),
  },
  {
    examples: [
      {
        valid: false,
        checks: {
          format: "ok",
          canonical: "ok",
          hash: "fail",
          signature: "fail",
          key_status: "ok",
          inclusion: "fail",
          checkpoint: "ok",
          chain: "ok",
        },
        completeness: { gaps: [], expected_seq: 0 },
        issued_at: "2026-11-20T12:00:00.000Z",
        key_id: "gatehouse.example/evidence+0f1e2d3c",
        reason: "hash: hash is not the SHA-256 of the canonical payload",
      },
    ],
  },
);
