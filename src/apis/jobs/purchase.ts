import { ApiError } from "../../http/api-error.js";
import type { Platform } from "../../platform/platform.js";
import {
  type Payment,
  type PaymentMethod,
  PaymentMethodUnavailable,
} from "../../services/payments/payments.js";
import { requireJob, toJob } from "./job-record.js";
import type { PurchaseReply } from "./schemas.js";
import { type JobRow, settlePurchase } from "./store.js";

/** Buys a job once, however many purchases arrive together; refusals are replies, not errors. */
export async function purchaseJob(
  platform: Platform,
  agentId: string,
  { id, method }: { id: string; method: PaymentMethod },
): Promise<PurchaseReply> {
  const { store, publicUrl } = platform;
  const job = await requireJob(store, agentId, id);
  const refusal = refusePurchase(job, publicUrl);
  if (refusal) return refusal;

  const payment = await openPayment(platform, job, method);
  if (payment.settled && !(await settle(platform, job, method, payment))) {
    // Another purchase came first: its outcome decides what this one answers.
    const refused = refusePurchase(await requireJob(store, agentId, id), publicUrl);
    if (refused) return refused;
  }
  return {
    ok: true,
    job: toJob(await requireJob(store, agentId, id), publicUrl),
    ...(payment.checkoutUrl ? { checkoutUrl: payment.checkoutUrl } : {}),
    ...(payment.paymentAddress ? { paymentAddress: payment.paymentAddress } : {}),
    amount: job.price_cents / 100,
    currency: payment.currency,
    ...(payment.sandbox ? { sandbox: true as const } : {}),
  };
}

/** Why a job cannot be bought: `already_paid` is decided before `job_not_ready`. */
function refusePurchase(job: JobRow, publicUrl: string): PurchaseReply | undefined {
  const refuse = (error: "already_paid" | "job_not_ready", message: string) => ({
    ok: false,
    job: toJob(job, publicUrl),
    error,
    message,
  });
  if (job.paid === 1) {
    return refuse("already_paid", "this job was purchased before; nothing was charged now");
  }
  if (job.status === "script_ready" || job.status === "complete") return undefined;
  return refuse("job_not_ready", `a job in status ${job.status} cannot be purchased`);
}

async function openPayment(
  { payments }: Platform,
  job: JobRow,
  method: PaymentMethod,
): Promise<Payment> {
  try {
    return await payments.open({ orderId: job.id, method, amountCents: job.price_cents });
  } catch (error) {
    if (!(error instanceof PaymentMethodUnavailable)) throw error;
    throw new ApiError(400, "payment_method_unavailable", error.message);
  }
}

function settle(
  { store, clock }: Platform,
  job: JobRow,
  method: PaymentMethod,
  payment: Payment,
): Promise<boolean> {
  return settlePurchase(store, job.agent_id, {
    job_id: job.id,
    method,
    amount_cents: job.price_cents,
    currency: payment.currency,
    address: payment.paymentAddress,
    sandbox: payment.sandbox ? 1 : 0,
    settled_at: clock(),
  });
}
