import {
  CENTS_PER_CREDIT,
  type JobType,
  jobTypes,
  priceJob,
  SECONDS_DEFAULT,
  SECONDS_MAX,
  SECONDS_MIN,
} from "../../engines/money/pricing/pricing.js";
import type { Discovery } from "./schemas.js";
import { BUILTIN } from "./script-generator.js";

const delivers = {
  contentType: "text/plain",
  artifact: "A spoken script with time codes and visual cues, as UTF-8 text",
  filename: "video-script.txt",
};

const kinds: Readonly<Record<JobType, { label: string; description: string }>> = {
  script: {
    label: "Script",
    description: "A spoken script of the asked length, written from your brief.",
  },
  demo: {
    label: "Product demo",
    description: "A product demo. Only its script is written; nothing is recorded.",
  },
  presentation: {
    label: "Presentation",
    description: "A presentation. Only its script is written; no slides are drawn.",
  },
  video: {
    label: "Video",
    description: "A video. Only its script is written; nothing is filmed.",
  },
};

/** What discovery tells of a server. */
export interface Described {
  readonly publicUrl: string;
  /** What writes the scripts. */
  readonly writer: string;
  /** Why no script can be written now. */
  readonly blocked: string | undefined;
}

/** The discovery document. */
export function describeService({ publicUrl, writer, blocked }: Described): Discovery {
  return {
    name: "Gatehouse script jobs",
    version: "1.1.0",
    description:
      "Send a brief, get a priced job, buy it and download a spoken script. An account takes one call and no approval.",
    docsUrl: `${publicUrl}/docs/jobs`,
    capabilities: jobTypes.map((type) => capability(type, { writer, blocked })),
    pricing: {
      model: "per job",
      centsPerCredit: CENTS_PER_CREDIT,
      formula:
        "credits = round((2 + seconds * 0.1) * m), where m is 3 for type demo and 1 otherwise; halves round up; cents = credits * 25",
      secondsRange: { min: SECONDS_MIN, max: SECONDS_MAX },
      quoteUrl: `${publicUrl}/api/agents/pricing`,
      note: "A job is priced when it is submitted. Nothing is charged until it is purchased.",
    },
    auth: {
      method: "api key",
      header: "x-api-key",
      keyFormat: "sjs_ followed by 32 lowercase hex characters",
      signupUrl: `${publicUrl}/api/agents/signup`,
    },
    workflow,
    endpoints,
    unsupported: [
      "webhooks and job callbacks: a job is finished when its request is answered",
      "streaming: the script arrives whole or not at all",
      "cancellation of a job",
      "bearer authentication: the key goes into x-api-key",
      "key recovery: a lost key cannot be shown again",
    ],
  };
}

/** Who writes, and what the builtin cannot do. */
function writtenBy(writer: string): string {
  return writer === BUILTIN
    ? `It is written by ${BUILTIN}: by rules, from the sentences of the brief alone; it invents nothing, and fills what the brief leaves open with timed music and pauses.`
    : `It is written by the language model ${writer} and held against the brief before it is sold.`;
}

function capability(
  type: JobType,
  { writer, blocked }: Pick<Described, "writer" | "blocked">,
): Discovery["capabilities"][number] {
  const price = priceJob(type, SECONDS_DEFAULT);
  const reason = type === "script" ? blocked : "only the script stage is delivered";
  return {
    type,
    label: kinds[type].label,
    description: `${kinds[type].description} ${writtenBy(writer)}`,
    status: reason ? "unavailable" : "available",
    ...(reason ? { unavailableReason: reason } : {}),
    delivers,
    pricePerJobCents: price.cents,
    priceBasis: {
      seconds: price.seconds,
      credits: price.credits,
      centsPerCredit: CENTS_PER_CREDIT,
    },
  };
}

const workflow: Discovery["workflow"] = [
  {
    step: 1,
    call: "POST /api/agents/signup",
    result: "An account and its API key, which is shown once.",
  },
  {
    step: 2,
    call: "POST /api/agents/jobs",
    result: "A priced job in status script_ready. The script itself is shown once the job is paid.",
  },
  {
    step: 3,
    call: "POST /api/agents/jobs/{id}/purchase",
    result: "The job after the purchase, with checkoutUrl (stripe) or paymentAddress (crypto).",
  },
  {
    step: 4,
    call: "GET /api/agents/jobs/{id}/download",
    result: "The script as text; the job is complete.",
  },
];

const endpoints: Discovery["endpoints"] = [
  { path: "GET /api/agents/discover", description: "This document.", auth: false },
  { path: "GET /api/agents/pricing", description: "Prices of every job type.", auth: false },
  { path: "POST /api/agents/signup", description: "Makes an account and its key.", auth: false },
  {
    path: "POST /api/agents/jobs",
    description: "Submits a brief and waits for the script.",
    auth: true,
  },
  {
    path: "GET /api/agents/jobs",
    description: "Your 50 most recent jobs, newest first.",
    auth: true,
  },
  { path: "GET /api/agents/jobs/{id}", description: "One of your jobs.", auth: true },
  { path: "POST /api/agents/jobs/{id}/purchase", description: "Buys a job.", auth: true },
  {
    path: "GET /api/agents/jobs/{id}/download",
    description: "Downloads a bought script.",
    auth: true,
  },
];
