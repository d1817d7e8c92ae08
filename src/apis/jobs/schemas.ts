import { type Static, Type } from "@sinclair/typebox";
import { jobTypes } from "../../engines/money/pricing/pricing.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

const Nullable = {
  text: (description: string) => Type.Union([Type.String(), Type.Null()], { description }),
  time: (description: string) => Type.Union([Type.Integer(), Type.Null()], { description }),
};

const JobType = StringEnum(jobTypes, { description: "what is asked for" });
const JobStatus = StringEnum(["pending", "script_ready", "paid", "complete", "error"]);
const PaymentMethod = StringEnum(["stripe", "crypto"]);

const SignupFields = Type.Object({
  agentName: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        "white space becomes a dash; other characters than letters, digits, dash and underscore are dropped",
    }),
  ),
  email: Type.Optional(
    Type.String({ format: "email", maxLength: 254, description: "optional contact address" }),
  ),
});
/** Signup works without any body, which validation sees as null. */
export const SignupBody = Type.Unsafe<Static<typeof SignupFields> | null>({
  ...SignupFields,
  type: ["object", "null"],
  examples: [{ agentName: "my-agent" }],
});

export const Account = Type.Object(
  {
    ok: Type.Literal(true),
    agentId: Type.String({ pattern: "^agt_[0-9a-f]{24}$" }),
    apiKey: Type.String({ pattern: "^sjs_[0-9a-f]{32}$", description: "shown this once" }),
    plan: Type.String(),
    agentName: Type.String(),
  },
  {
    $id: "Account",
    examples: [
      {
        ok: true,
        agentId: "agt_0f1e2d3c4b5a69788796a5b4",
        apiKey: "sjs_00000000000000000000000000000000",
        plan: "free",
        agentName: "my-agent",
      },
    ],
  },
);

const boughtJob = {
  id: "job_7a565c1688bfe5aa4b5ac2df",
  status: "paid",
  type: "script",
  seconds: 15,
  brief: "Remind the office to water the plants",
  priceCents: 100,
  paid: true,
  paymentMethod: "stripe",
  downloadUrl: "http://localhost:8080/api/agents/jobs/job_7a565c1688bfe5aa4b5ac2df/download",
  script: "[0:00-0:04 HOOK]\n[VISUAL: A dry fern]\nWho watered the office plants today?\n",
  model: "builtin/script-writer",
  error: null,
  createdAt: 1795266358551,
  completedAt: null,
};

export const Job = Type.Object(
  {
    id: Type.String({ pattern: "^job_[0-9a-f]{24}$" }),
    status: JobStatus,
    type: JobType,
    seconds: Type.Integer({ description: "the length that is billed" }),
    brief: Type.String(),
    priceCents: Type.Integer(),
    paid: Type.Boolean(),
    paymentMethod: Type.Union([PaymentMethod, Type.Null()]),
    downloadUrl: Nullable.text("set once the job is paid"),
    script: Nullable.text("set once the job is paid"),
    model: Nullable.text("what wrote the script"),
    error: Nullable.text("why the job failed, when its status is error"),
    createdAt: Type.Integer({ description: "epoch milliseconds" }),
    completedAt: Nullable.time("epoch milliseconds of the first download"),
    warnings: Type.Optional(
      Type.Array(Type.String(), { description: "what of the order was not taken as it was" }),
    ),
  },
  { $id: "Job", examples: [boughtJob] },
);
export type Job = Static<typeof Job>;

export const CreateJobBody = Type.Object(
  {
    brief: Type.String({
      minLength: 1,
      description: "what to write about; cut to 2000 characters",
    }),
    options: Type.Optional(
      Type.Object({
        type: Type.Optional(JobType),
        seconds: Type.Optional(
          Type.Integer({ description: "length of the script, clamped to 15..300; 60 by default" }),
        ),
      }),
    ),
  },
  {
    examples: [
      { brief: "A friendly reminder to water the office plants", options: { seconds: 30 } },
    ],
  },
);

export const JobReply = Type.Object(
  { ok: Type.Literal(true), job: Type.Unsafe<Job>(Type.Ref("Job")) },
  { examples: [{ ok: true, job: boughtJob }] },
);
export const JobListReply = Type.Object(
  {
    ok: Type.Literal(true),
    jobs: Type.Array(Type.Unsafe<Job>(Type.Ref("Job")), { maxItems: 50 }),
  },
  { examples: [{ ok: true, jobs: [boughtJob] }] },
);

export const JobParams = Type.Object({ id: Type.String() });

export const PurchaseBody = Type.Object(
  { paymentMethod: PaymentMethod },
  { examples: [{ paymentMethod: "stripe" }] },
);

export const PurchaseReply = Type.Object(
  {
    ok: Type.Boolean(),
    job: Type.Unsafe<Job>(Type.Ref("Job")),
    checkoutUrl: Type.Optional(Type.String()),
    paymentAddress: Type.Optional(Type.String()),
    amount: Type.Optional(Type.Number({ description: "in major units: 2 is two dollars" })),
    currency: Type.Optional(StringEnum(["usd", "usdc"])),
    sandbox: Type.Optional(Type.Literal(true, { description: "no money moved" })),
    error: Type.Optional(StringEnum(["already_paid", "job_not_ready"])),
    message: Type.Optional(Type.String()),
  },
  {
    examples: [
      {
        ok: true,
        job: boughtJob,
        checkoutUrl: "http://localhost:8080/checkout/job_7a565c1688bfe5aa4b5ac2df",
        amount: 1,
        currency: "usd",
        sandbox: true,
      },
      {
        ok: false,
        job: boughtJob,
        error: "already_paid",
        message: "this job was purchased before; nothing was charged now",
      },
    ],
  },
);
export type PurchaseReply = Static<typeof PurchaseReply>;

export const PricingReply = Type.Object(
  {
    ok: Type.Literal(true),
    centsPerCredit: Type.Integer(),
    tiers: Type.Array(
      Type.Object({
        type: JobType,
        seconds: Type.Integer(),
        credits: Type.Integer(),
        cents: Type.Integer(),
      }),
    ),
  },
  {
    examples: [
      {
        ok: true,
        centsPerCredit: 25,
        tiers: [{ type: "script", seconds: 60, credits: 8, cents: 200 }],
      },
    ],
  },
);

const Capability = Type.Object({
  type: JobType,
  label: Type.String(),
  description: Type.String(),
  status: StringEnum(["available", "unavailable"]),
  unavailableReason: Type.Optional(Type.String()),
  delivers: Type.Object({
    contentType: Type.String(),
    artifact: Type.String(),
    filename: Type.String(),
  }),
  pricePerJobCents: Type.Integer(),
  priceBasis: Type.Object({
    seconds: Type.Integer(),
    credits: Type.Integer(),
    centsPerCredit: Type.Integer(),
  }),
});

export const Discovery = Type.Object({
  name: Type.String(),
  version: Type.String(),
  description: Type.String(),
  docsUrl: Type.String({ format: "uri" }),
  capabilities: Type.Array(Capability),
  pricing: Type.Object({
    model: Type.String(),
    centsPerCredit: Type.Integer(),
    formula: Type.String(),
    secondsRange: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    quoteUrl: Type.String({ format: "uri" }),
    note: Type.String(),
  }),
  auth: Type.Object({
    method: Type.String(),
    header: Type.String(),
    keyFormat: Type.String(),
    signupUrl: Type.String({ format: "uri" }),
  }),
  workflow: Type.Array(
    Type.Object({ step: Type.Integer(), call: Type.String(), result: Type.String() }),
  ),
  endpoints: Type.Array(
    Type.Object({ path: Type.String(), description: Type.String(), auth: Type.Boolean() }),
  ),
  unsupported: Type.Array(Type.String()),
});
export type Discovery = Static<typeof Discovery>;
