import { randomInt } from "node:crypto";
import type { JobType } from "../../engines/money/pricing/pricing.js";
import type { Heartbeat } from "../../platform/heartbeat/heartbeat.js";
import { type Reader, type Store, sql, type Writer } from "../../platform/store/sql.js";
import type { PaymentMethod } from "../../services/payments/payments.js";

/** The error of a job whose process ended before its script was written. */
const INTERRUPTED = "generation interrupted";

type JobStatus = "pending" | "script_ready" | "paid" | "complete" | "error";

export interface JobRow {
  readonly id: string;
  readonly agent_id: string;
  readonly type: JobType;
  readonly seconds: number;
  readonly brief: string;
  readonly status: JobStatus;
  readonly price_cents: number;
  readonly paid: number;
  readonly payment_method: PaymentMethod | null;
  readonly script: string | null;
  readonly model: string | null;
  readonly error: string | null;
  readonly created_at: number;
  readonly completed_at: number | null;
  /** A JSON list of texts. */
  readonly warnings: string | null;
}

export interface NewJob {
  readonly id: string;
  readonly agentId: string;
  readonly type: JobType;
  readonly seconds: number;
  readonly brief: string;
  readonly priceCents: number;
  readonly processId: string;
  readonly createdAt: number;
  readonly warnings: readonly string[];
}

export async function insertAgent(
  writer: Writer,
  agent: { id: string; name: string; email: string | null; plan: string; createdAt: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO agents (id, name, email, plan, jobs_made, created_at)
    VALUES (${agent.id}, ${agent.name}, ${agent.email}, ${agent.plan}, 0, ${agent.createdAt})`);
  await countOne(writer, "agents");
}

/** Writes a pending job, numbered after the other jobs of its agent. */
export async function insertJob(tx: Writer, job: NewJob): Promise<void> {
  const agent = await tx.get<{ jobs_made: number }>(sql`
    UPDATE agents SET jobs_made = jobs_made + 1 WHERE id = ${job.agentId} RETURNING jobs_made`);
  if (!agent) throw new Error(`agent ${job.agentId} has a key but no account`);
  await tx.run(sql`
    INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid, process_id, created_at, warnings)
    VALUES (${job.id}, ${job.agentId}, ${agent.jobs_made}, ${job.type}, ${job.seconds}, ${job.brief},
            'pending', ${job.priceCents}, 0, ${job.processId}, ${job.createdAt},
            ${job.warnings.length > 0 ? JSON.stringify(job.warnings) : null})`);
  await countOne(tx, "jobs");
}

/** Makes a job that was cut off pending again, as this process's; false when it has an outcome. */
export async function resumeJob(
  writer: Writer,
  { id, agentId, processId }: Pick<NewJob, "id" | "agentId" | "processId">,
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE jobs SET status = 'pending', error = NULL, process_id = ${processId}
     WHERE id = ${id} AND agent_id = ${agentId}
       AND (status = 'pending' OR (status = 'error' AND error = ${INTERRUPTED}))`);
  return changed === 1;
}

/** Gives a pending job its script. */
export async function finishJob(
  writer: Writer,
  id: string,
  written: { script: string; model: string },
): Promise<void> {
  await writer.run(sql`
    UPDATE jobs SET status = 'script_ready', script = ${written.script}, model = ${written.model}
     WHERE id = ${id} AND status = 'pending'`);
}

export async function failJob(writer: Writer, id: string, error: string): Promise<void> {
  await writer.run(sql`
    UPDATE jobs SET status = 'error', error = ${error} WHERE id = ${id} AND status = 'pending'`);
}

/** Ends the pending jobs of other processes that beat no more; this one is alive, whatever its beats say. */
export function interruptAbandonedJobs(
  store: Store,
  { deadBefore, processId }: Pick<Heartbeat, "deadBefore" | "processId">,
): Promise<number> {
  return store.run(sql`
    UPDATE jobs SET status = 'error', error = ${INTERRUPTED}
     WHERE status = 'pending' AND process_id <> ${processId}
       AND process_id NOT IN (SELECT id FROM processes WHERE beat_at > ${deadBefore()})`);
}

/** A job of this agent; somebody else's is as unknown as one that never was. */
export function findJob(reader: Reader, agentId: string, id: string): Promise<JobRow | undefined> {
  return reader.get<JobRow>(sql`
    SELECT id, agent_id, type, seconds, brief, status, price_cents, paid, payment_method, script,
           model, error, created_at, completed_at, warnings
      FROM jobs WHERE id = ${id} AND agent_id = ${agentId}`);
}

/** The newest jobs of one agent; those of one millisecond in order of insertion. */
export function listJobs(reader: Reader, agentId: string, limit: number): Promise<JobRow[]> {
  return reader.all<JobRow>(sql`
    SELECT id, agent_id, type, seconds, brief, status, price_cents, paid, payment_method, script,
           model, error, created_at, completed_at, warnings
      FROM jobs WHERE agent_id = ${agentId}
     ORDER BY created_at DESC, number DESC
     LIMIT ${limit}`);
}

/** Marks a job as paid once; false when it was paid before or cannot be bought. */
export async function markPaid(
  tx: Writer,
  job: { readonly id: string; readonly agentId: string; readonly method: PaymentMethod },
): Promise<boolean> {
  const changed = await tx.run(sql`
    UPDATE jobs
       SET paid = 1, payment_method = ${job.method},
           status = CASE status WHEN 'script_ready' THEN 'paid' ELSE status END
     WHERE id = ${job.id} AND agent_id = ${job.agentId} AND paid = 0
       AND status IN ('script_ready', 'complete')`);
  return changed === 1;
}

/** Marks a paid job as complete, on disk, at its first download. */
export async function completeJob(store: Store, id: string, now: number): Promise<void> {
  await store.durable.run(sql`
    UPDATE jobs SET status = 'complete', completed_at = ${now}
     WHERE id = ${id} AND status = 'paid' AND paid = 1`);
}

/** What the receipt of a job shows of it; never its brief or script. */
export function findSold(
  reader: Reader,
  jobId: string,
): Promise<Pick<JobRow, "type" | "seconds" | "status"> | undefined> {
  return reader.get(sql`SELECT type, seconds, status FROM jobs WHERE id = ${jobId}`);
}

/** Rows that share a count, so that those who count at once seldom wait for each other. */
const COUNT_ROWS = 8;

/** Counts one more, in the transaction that adds it. */
async function countOne(tx: Writer, kind: "agents" | "jobs"): Promise<void> {
  const name = `${kind}.${randomInt(COUNT_ROWS)}`;
  await tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = ${name}`);
}

/** How many accounts and jobs there are; kept beside them, since counting millions takes long. */
export async function countAll(reader: Reader): Promise<{ agents: number; jobs: number }> {
  const row = await reader.get<{ agents: number; jobs: number }>(sql`
    SELECT COALESCE(SUM(CASE WHEN name LIKE 'agents.%' THEN value END), 0) AS agents,
           COALESCE(SUM(CASE WHEN name LIKE 'jobs.%' THEN value END), 0) AS jobs
      FROM counters`);
  return row ?? { agents: 0, jobs: 0 };
}
