import { setTimeout as sleep } from "node:timers/promises";
import { type JobType, priceJob, SECONDS_DEFAULT } from "../../engines/money/pricing/pricing.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Needed } from "../../platform/parts/part.js";
import { BY_STATEMENT, StoreUnavailable, type Transaction } from "../../platform/store/sql.js";
import type { Permit } from "../../platform/threads/lane.js";
import type { PaymentMethod } from "../../services/payments/payments.js";
import { normalizeBrief, readablePart } from "./brief.js";
import { notBought, requireJob, toJob } from "./job-record.js";
import { type MadeAgent, makeAgent, type NewAgent } from "./make-agent.js";
import { type PurchaseParts, purchaseJob } from "./purchase.js";
import type { Job, PurchaseReply } from "./schemas.js";
import {
  createScriptGenerator,
  type ScriptGenerator,
  type ScriptOrder,
  ScriptRefused,
} from "./script-generator.js";
import * as store from "./store.js";
import { storedJobs } from "./stored.js";

const JOBS_LISTED_MAX = 50;
const BRIEF_CUT =
  "the brief is longer than 2000 characters: the rest is left out, and the script is written from the last whole sentence back";
/** How long a finished script waits for a storage that is out of reach. */
const STORED_AFTER_MS_MAX = 30_000;
const STORED_EVERY_MS = 500;

export interface JobOrder {
  readonly brief: string;
  readonly options?: { readonly type?: JobType; readonly seconds?: number };
  /** Passed on to the model that writes. */
  readonly traceparent?: string | undefined;
}

/** The parts that the job service stands on. */
export type JobParts = PurchaseParts &
  Needed<"keys" | "heartbeat" | "models" | "threads" | "metrics" | "log" | "storageQuota">;

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
  const inFlight = new Set<Promise<Job>>();
  return {
    signup: (wanted: NewAgent, once?: Once<MadeAgent>) => makeAgent(platform, wanted, once),

    /** Prices and writes one job; it goes on when the caller hangs up, and with a repeat after a crash. */
    async create(agentId: string, order: JobOrder, once?: Once<Job>): Promise<Job> {
      const begun = await beginJob(platform, generator, { agentId, order, once });
      if (!begun.work) return this.get(agentId, begun.id);
      const work = begun.work.finally(() => inFlight.delete(work));
      inFlight.add(work);
      return work;
    },

    async list(agentId: string): Promise<Job[]> {
      const rows = await store.listJobs(database, agentId, JOBS_LISTED_MAX);
      return rows.map((row) => toJob(row, publicUrl));
    },

    async get(agentId: string, id: string): Promise<Job> {
      return toJob(await requireJob(database, agentId, id), publicUrl);
    },

    purchase: (
      agentId: string,
      wanted: { readonly id: string; readonly method: PaymentMethod },
      once?: Once<PurchaseReply>,
    ) => purchaseJob(platform, agentId, wanted, once),

    /** The script of a paid job; 402 when it is not paid. */
    async artifact(agentId: string, id: string): Promise<string> {
      const job = await requireJob(database, agentId, id);
      if (job.paid === 0 || job.script === null) {
        throw notBought();
      }
      return job.script;
    },

    /** Notes, on disk, that a paid job was downloaded. */
    complete: (id: string) => store.completeJob(database, id, clock()),

    /** What writes the scripts: a model's name, or `builtin/script-writer`. */
    writer: generator.writer,

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

interface Ordered {
  readonly agentId: string;
  readonly order: JobOrder;
  readonly once: Once<Job> | undefined;
}

/**
 * Writes a pending row, or finds the one of a run that was cut off, and starts the work on it, unless
 * that has an outcome. Throws WorkersBusy before anything is written when no thread is free.
 */
async function beginJob(
  platform: GeneratingParts,
  generator: ScriptGenerator,
  { agentId, order, once }: Ordered,
): Promise<{ id: string; work: Promise<Job> | undefined }> {
  const brief = normalizeBrief(order.brief);
  const type = order.options?.type ?? "script";
  const asked = order.options?.seconds ?? SECONDS_DEFAULT;
  const { seconds, cents } = priceJob(type, asked);
  const id = once?.recoveryPoint ?? newId("job");
  const job = { id, agentId, processId: platform.heartbeat.processId };
  const permit = generator.reserve(agentId);
  try {
    if (once?.recoveryPoint === undefined) {
      const warnings = [
        ...(brief.isCut ? [BRIEF_CUT] : []),
        ...(seconds === asked ? [] : [`seconds were ${asked} and are clamped to ${seconds}`]),
      ];
      const priced = { ...job, type, seconds, brief: brief.text, priceCents: cents, warnings };
      await addJob(platform, priced, once);
    } else if (!(await store.resumeJob(platform.store, job))) {
      permit?.release();
      return { id, work: undefined };
    }
  } catch (error) {
    permit?.release();
    throw error;
  }
  const { traceparent } = order;
  const script = { agentId, brief: readablePart(brief), type, seconds, traceparent };
  return { id, work: generate(platform, generator, { id, order: script, permit, once }) };
}

async function addJob(
  { store: database, clock, storageQuota }: GeneratingParts,
  job: Omit<store.NewJob, "createdAt">,
  once: Once<Job> | undefined,
): Promise<void> {
  await database.tx(async (tx) => {
    await store.insertJob(tx, { ...job, createdAt: clock() });
    await storageQuota.of(storedJobs).add(tx, job.agentId, { items: 1, bytes: 0 });
    await once?.reach(tx, job.id);
  }, BY_STATEMENT);
}

interface Generation {
  readonly id: string;
  readonly order: ScriptOrder;
  readonly permit: Permit | undefined;
  readonly once: Once<Job> | undefined;
}

/** Writes the script, or why there is none, into the pending row. */
async function generate(
  { store: database, publicUrl, observeJob, log }: GeneratingParts,
  generator: ScriptGenerator,
  { id, order, permit, once }: Generation,
): Promise<Job> {
  const startedAt = performance.now();
  let reason = "the script could not be written";
  const written = await generator.write(order, permit).catch((error: unknown) => {
    if (error instanceof ScriptRefused) {
      // The reason quotes the brief, which is no matter of the log.
      log.warn({ jobId: id }, "the language model wrote no script that could be sold");
      reason = error.message;
    } else log.error({ err: error, jobId: id }, "no script could be written");
    return undefined;
  });
  const end = async (tx: Transaction) => {
    if (written) await store.finishJob(tx, id, written);
    else await store.failJob(tx, id, reason);
    return toJob(await requireJob(tx, order.agentId, id), publicUrl);
  };
  const job = await untilStored(
    () => commitOnce(database.durable, once, end, BY_STATEMENT),
    async () => {
      const row = await store.findJob(database, order.agentId, id);
      return row && row.status !== "pending" ? toJob(row, publicUrl) : undefined;
    },
  );
  const outcome = written ? "script_ready" : "error";
  const seconds = (performance.now() - startedAt) / 1000;
  observeJob({ type: order.type, outcome }, seconds);
  return job;
}

/**
 * Repeats a write that a storage out of reach made fail, so that work of minutes is not lost with it.
 * What failed so may have been stored: `find` answers it then.
 */
async function untilStored<T>(
  write: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const isLate = performance.now() - startedAt > STORED_AFTER_MS_MAX;
      if (!(error instanceof StoreUnavailable) || isLate) throw error;
    }
    await sleep(STORED_EVERY_MS);
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
  }
}
