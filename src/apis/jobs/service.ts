import { type JobType, priceJob, SECONDS_DEFAULT } from "../../engines/money/pricing/pricing.js";
import { errors } from "../../http/api-error.js";
import { newId } from "../../platform/ids/ids.js";
import type { Needed } from "../../platform/parts/part.js";
import type { Permit } from "../../platform/threads/lane.js";
import type { PaymentMethod } from "../../services/payments/payments.js";
import { normalizeBrief } from "./brief.js";
import { requireJob, toJob } from "./job-record.js";
import { makeAgent, type NewAgent } from "./make-agent.js";
import { type PurchaseParts, purchaseJob } from "./purchase.js";
import type { Job } from "./schemas.js";
import {
  createScriptGenerator,
  type ScriptGenerator,
  type ScriptOrder,
} from "./script-generator.js";
import * as store from "./store.js";

const JOBS_LISTED_MAX = 50;

export interface JobOrder {
  readonly brief: string;
  readonly options?: { readonly type?: JobType; readonly seconds?: number };
  /** Passed on to the model that writes. */
  readonly traceparent?: string | undefined;
}

/** The parts that the job service stands on. */
export type JobParts = PurchaseParts &
  Needed<"keys" | "heartbeat" | "models" | "threads" | "metrics" | "log">;

interface GeneratingParts extends JobParts {
  readonly observeJob: (labels: { type: string; outcome: string }, seconds: number) => void;
}

export type JobService = ReturnType<typeof createJobService>;

/** The job service without HTTP: accounts, jobs, purchases and downloads. */
export function createJobService(parts: JobParts) {
  const observeJob = parts.metrics.histogram({
    name: "gatehouse_job_seconds",
    help: "Time to write a script, by job type and outcome",
    labels: ["type", "outcome"],
  });
  const platform: GeneratingParts = { ...parts, observeJob };
  const { store: database, clock, publicUrl } = platform;
  const generator = createScriptGenerator(platform.models, platform.threads);
  const inFlight = new Set<Promise<void>>();
  return {
    async signup(wanted: NewAgent) {
      const { id, name, plan, text } = await makeAgent(platform, wanted);
      return { ok: true as const, agentId: id, apiKey: text, plan, agentName: name };
    },

    /** Prices and writes one job; it goes on when the caller hangs up. */
    async create(agentId: string, order: JobOrder): Promise<Job> {
      const { id, work } = await beginJob(platform, generator, agentId, order);
      inFlight.add(work);
      await work.finally(() => inFlight.delete(work));
      return this.get(agentId, id);
    },

    async list(agentId: string): Promise<Job[]> {
      const rows = await store.listJobs(database, agentId, JOBS_LISTED_MAX);
      return rows.map((row) => toJob(row, publicUrl));
    },

    async get(agentId: string, id: string): Promise<Job> {
      return toJob(await requireJob(database, agentId, id), publicUrl);
    },

    purchase: (agentId: string, id: string, method: PaymentMethod) =>
      purchaseJob(platform, agentId, { id, method }),

    /** The script of a paid job; 402 when it is not paid. */
    async artifact(agentId: string, id: string): Promise<string> {
      const job = await requireJob(database, agentId, id);
      if (job.paid === 0 || job.script === null) {
        throw errors.paymentRequired("buy this job first; then it can be downloaded");
      }
      return job.script;
    },

    /** Notes, on disk, that a paid job was downloaded. */
    complete: (id: string) => store.completeJob(database, id, clock()),

    /** Why no script can be written now; undefined when one can. */
    blockedBy(): string | undefined {
      if (!platform.heartbeat.state().ok) return "the storage cannot be written now";
      return generator.blockedBy();
    },

    /** Waits for the scripts whose callers have hung up. */
    async drain(): Promise<void> {
      await Promise.allSettled(inFlight);
    },
  };
}

/**
 * Writes a pending row and starts the work on it. Throws WorkersBusy before anything is written
 * when no thread is free.
 */
async function beginJob(
  platform: GeneratingParts,
  generator: ScriptGenerator,
  agentId: string,
  order: JobOrder,
): Promise<{ id: string; work: Promise<void> }> {
  const brief = normalizeBrief(order.brief);
  const type = order.options?.type ?? "script";
  const { seconds, cents } = priceJob(type, order.options?.seconds ?? SECONDS_DEFAULT);
  const id = newId("job");
  const permit = generator.reserve(agentId);
  try {
    await store.insertJob(platform.store, {
      id,
      agentId,
      type,
      seconds,
      brief,
      priceCents: cents,
      processId: platform.heartbeat.processId,
      createdAt: platform.clock(),
    });
  } catch (error) {
    permit?.release();
    throw error;
  }
  return {
    id,
    work: generate(platform, generator, {
      id,
      order: { agentId, brief, type, seconds, traceparent: order.traceparent },
      permit,
    }),
  };
}

/** Writes the script, or why there is none, into the pending row. */
async function generate(
  { store: database, observeJob, log }: GeneratingParts,
  generator: ScriptGenerator,
  { id, order, permit }: { id: string; order: ScriptOrder; permit: Permit | undefined },
): Promise<void> {
  const startedAt = performance.now();
  const written = await generator.write(order, permit).catch((error: unknown) => {
    log.error({ err: error, jobId: id }, "no script could be written");
    return undefined;
  });
  if (written) await store.finishJob(database, id, written);
  else await store.failJob(database, id, "the script could not be written");
  const outcome = written ? "script_ready" : "error";
  const seconds = (performance.now() - startedAt) / 1000;
  observeJob({ type: order.type, outcome }, seconds);
}
