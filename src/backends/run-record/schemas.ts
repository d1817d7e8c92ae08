import { type Static, Type } from "@sinclair/typebox";
import type { EvidencePacket } from "../../engines/evidence/packet/packet.js";
import { AnyJson, AnyJsonObject } from "../../http/input/free-json.js";

const STEPS_VERIFIED_MAX = 1_000;
/** PostgreSQL keeps no NUL in a text, and a label with control characters is a mistake. */
const LABEL_PATTERN = "^[^\\u0000-\\u001f\\u007f]+$";

const Sha256 = (description: string) => Type.String({ pattern: "^[0-9a-f]{64}$", description });
const Time = (description: string) => Type.String({ description });
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: LABEL_PATTERN });
const Kind = Type.String({ minLength: 1, maxLength: 64, pattern: LABEL_PATTERN });
const RunId = Type.String({ pattern: "^run_[0-9a-f]{24}$" });
const Index = Type.Integer({ minimum: 0, description: "0 for the first step" });
const metaNotes = {
  description: "stored and shown as it is; at most 16384 bytes as canonical JSON (RFC 8785)",
};
const NewMeta = AnyJsonObject(metaNotes);
const Meta = Type.Unsafe<Record<string, unknown>>({
  type: "object",
  additionalProperties: true,
  ...metaNotes,
});
const Content = {
  content: Type.Optional(
    AnyJson({
      description:
        "any JSON value; hashed on arrival and kept nowhere. A string is hashed as its UTF-8 bytes, any other value in its RFC 8785 form",
    }),
  ),
  content_sha256: Type.Optional(
    Sha256("instead of content: its SHA-256, when the content itself should stay where it is"),
  ),
};

const runId = "run_7a565c1688bfe5aa4b5ac2df";
const contentSha256 = "dc394f152773c49bc2859dce0443518f88ed89e10626b3abe1b703b2dd13f2d8";
const genesis = "9627108d7ebe10e1033e6602190f6628b14c880c0219205cc6dcf10a3b7badfe";
const stepSha256 = "15714e6193e1d461c52e67bb29d827275aa7ce401c520305f55213d96617eaad";
const listedRun = {
  run_id: runId,
  name: "nightly import",
  created_at: "2026-11-21T12:00:00.000Z",
  step_count: 1,
  head: stepSha256,
};
const recordedStep = {
  run_id: runId,
  index: 0,
  kind: "tool-call",
  content_sha256: contentSha256,
  meta: { tool: "search" },
  recorded_at: "2026-11-21T12:00:01.000Z",
  previous: genesis,
  step_sha256: stepSha256,
};

export const RunParams = Type.Object({ id: Type.String() });

export const CreateRunBody = Type.Object(
  { name: Name, meta: Type.Optional(NewMeta) },
  { examples: [{ name: listedRun.name }] },
);
export type CreateRunBody = Static<typeof CreateRunBody>;

export const CreatedRun = Type.Object(
  {
    run_id: RunId,
    name: Type.String(),
    head: Sha256("the genesis hash: the first step continues it"),
    created_at: Time("ISO 8601 UTC with milliseconds"),
  },
  {
    examples: [
      { run_id: runId, name: listedRun.name, head: genesis, created_at: listedRun.created_at },
    ],
  },
);
export type CreatedRun = Static<typeof CreatedRun>;

export const AppendStepBody = Type.Object(
  {
    kind: Kind,
    ...Content,
    meta: Type.Optional(NewMeta),
    if_head: Type.Optional(
      Sha256("append only if this is the head of the run; otherwise 409 and nothing is appended"),
    ),
  },
  { examples: [{ kind: "tool-call", content: { query: "ferns" }, meta: { tool: "search" } }] },
);
export type AppendStepBody = Static<typeof AppendStepBody>;

export const AppendedStep = Type.Object(
  {
    index: Index,
    step_sha256: Sha256("the hash of the step"),
    content_sha256: Sha256("the hash of its content"),
    head: Sha256("the head of the run now: the hash of this step"),
    recorded_at: Time("ISO 8601 UTC with milliseconds"),
    previous: Sha256("the head of the run before"),
  },
  {
    examples: [
      {
        index: 0,
        step_sha256: stepSha256,
        content_sha256: contentSha256,
        head: stepSha256,
        recorded_at: recordedStep.recorded_at,
        previous: genesis,
      },
    ],
  },
);
export type AppendedStep = Static<typeof AppendedStep>;

const ListedRunFields = {
  run_id: RunId,
  name: Type.String(),
  created_at: Time("ISO 8601 UTC with milliseconds"),
  step_count: Type.Integer(),
  head: Sha256("the hash of the last step, or the genesis hash of a run without steps"),
};
const ListedRun = Type.Object(ListedRunFields);
export type ListedRun = Static<typeof ListedRun>;

const RunsFilter = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200, pattern: LABEL_PATTERN })),
  run_id: Type.Optional(Type.String({ maxLength: 64, pattern: LABEL_PATTERN })),
  kind: Type.Optional(
    Type.String({
      maxLength: 64,
      pattern: LABEL_PATTERN,
      description: "runs that have a step of this kind",
    }),
  ),
  from: Type.Optional(
    Type.String({ maxLength: 40, description: "created then or later; ISO 8601 with a zone" }),
  ),
  to: Type.Optional(
    Type.String({ maxLength: 40, description: "created before; ISO 8601 with a zone" }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 100, description: "`next_cursor` of the answer before" }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: "runs in one answer; 50 by default" }),
  ),
});
export type RunsQuery = Static<typeof RunsFilter>;
/** A query works without any body, which validation sees as null. */
export const RunsQueryBody = Type.Unsafe<RunsQuery | null>({
  ...RunsFilter,
  type: ["object", "null"],
  examples: [{ name: listedRun.name, limit: 20 }],
});

export const RunsReply = Type.Object(
  {
    runs: Type.Array(ListedRun, { description: "newest first" }),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: "null at the end; a page before the end may be short when a kind is asked for",
    }),
  },
  { examples: [{ runs: [listedRun], next_cursor: null }] },
);
export type RunsReply = Static<typeof RunsReply>;

export const StepsPage = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: -1,
      maximum: 100_000,
      description: "steps with a higher index only",
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      description: "steps in one answer; 100 by default",
    }),
  ),
});

const Step = Type.Object({
  run_id: RunId,
  index: Index,
  kind: Type.String(),
  content_sha256: Sha256("the hash of its content"),
  meta: Meta,
  recorded_at: Time("ISO 8601 UTC with milliseconds"),
  previous: Sha256("the hash of the step before, or the genesis hash"),
  step_sha256: Sha256("the SHA-256 of this object without this field, in its RFC 8785 form"),
});

export const RunReply = Type.Object(
  {
    ...ListedRunFields,
    meta: Meta,
    sealed_at: Type.Union([Type.String(), Type.Null()], {
      description: "when the run was closed and its head sealed; null while it is open",
    }),
    steps: Type.Array(Step, { description: "in order; a page is shorter where metas are long" }),
    next_after: Type.Union([Type.Integer(), Type.Null()], {
      description: "`after` for the next page; null at the end",
    }),
  },
  {
    examples: [
      { ...listedRun, meta: {}, sealed_at: null, steps: [recordedStep], next_after: null },
    ],
  },
);
export type RunReply = Static<typeof RunReply>;

const VerifyFields = Type.Object({
  steps: Type.Optional(
    Type.Array(Type.Object({ index: Index, ...Content }), {
      maxItems: STEPS_VERIFIED_MAX,
      description: "contents that you kept, to be compared with what was recorded",
    }),
  ),
});
export type VerifyBody = Static<typeof VerifyFields>;
/** A run can be verified without any body, which validation sees as null. */
export const VerifyRunBody = Type.Unsafe<VerifyBody | null>({
  ...VerifyFields,
  type: ["object", "null"],
  examples: [{ steps: [{ index: 0, content: { query: "ferns" } }] }],
});

export const Verdict = Type.Object(
  {
    valid: Type.Boolean(),
    steps: Type.Integer({ description: "how many steps the run has" }),
    head: Sha256("the head of the run"),
    broken_at: Type.Optional(
      Type.Integer({ description: "the index of the first step that does not fit" }),
    ),
    reason: Type.Optional(Type.String({ description: "what does not fit" })),
    checked: Type.Integer({ description: "how many of the given contents were found right" }),
  },
  {
    examples: [
      { valid: true, steps: 1, head: stepSha256, checked: 1 },
      {
        valid: false,
        steps: 1,
        head: stepSha256,
        broken_at: 0,
        reason: "the content given for step 0 is another",
        checked: 0,
      },
    ],
  },
);
export type Verdict = Static<typeof Verdict>;

export const SealedRun = Type.Object(
  {
    run_id: RunId,
    step_count: Type.Integer(),
    head: Sha256("the head that was sealed"),
    sealed_at: Time("when the run was closed; ISO 8601 UTC with milliseconds"),
    packet: Type.Unsafe<EvidencePacket>({
      type: "object",
      additionalProperties: true,
      description:
        "an evidence packet of type `run-record`, whose payload names the run, its step_count and its head; `POST /api/v1/evidence/verify` and every offline verifier take it",
    }),
  },
  {
    examples: [
      {
        run_id: runId,
        step_count: 1,
        head: stepSha256,
        sealed_at: "2026-11-21T12:05:00.000Z",
        packet: { format: "evidence-packet/1" },
      },
    ],
  },
);
export type SealedRun = Static<typeof SealedRun>;
