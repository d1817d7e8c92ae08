import { errors, type Refusal } from "../../http/api-error.js";
import type { Reader } from "../../platform/store/sql.js";
import type { Job } from "./schemas.js";
import { findJob, type JobRow } from "./store.js";

const JOB_ID = /^job_[0-9a-f]{24}$/;

/** The refusal of an id that is no job of the agent. */
export const noJob: Refusal = () => errors.notFound("this job");

/** The refusal of a script that is not paid for. */
export const notBought: Refusal = () =>
  errors.paymentRequired("buy this job first; then it can be downloaded");

/** A job of this agent; 404 for what is not one, and for somebody else's alike. */
export async function requireJob(reader: Reader, agentId: string, id: string): Promise<JobRow> {
  const job = JOB_ID.test(id) ? await findJob(reader, agentId, id) : undefined;
  if (!job) throw noJob();
  return job;
}

/** A job as its agent sees it: the script is the thing sold, so it shows once the job is paid. */
export function toJob(row: JobRow, publicUrl: string): Job {
  const paid = row.paid === 1;
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    seconds: row.seconds,
    brief: row.brief,
    priceCents: row.price_cents,
    paid,
    paymentMethod: row.payment_method,
    downloadUrl: paid ? `${publicUrl}/api/agents/jobs/${row.id}/download` : null,
    script: paid ? row.script : null,
    model: row.model,
    error: row.error,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    ...(row.warnings === null ? {} : { warnings: JSON.parse(row.warnings) as string[] }),
  };
}
