import { ApiError } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import {
  type Payment,
  type PaymentMethod,
  PaymentMethodUnavailable,
} from "../../services/payments/payments.js";
import { requireJob, toJob } from "./job-record.js";
import type { PurchaseReply } from "./schemas.js";
import { type JobRow, markPaid } from "./store.js";

export type PurchaseParts = Needed<"store" | "clock" | "publicUrl" | "payments" | "ledger">;

/** Buys a job once, however many purchases arrive together; refusals are replies, not errors. */
export async function purchaseJob(
  parts: PurchaseParts,
  agentId: string,
  { id, method }: { id: string; method: PaymentMethod },
): Promise<PurchaseReply> {
  const { store, publicUrl } = parts;
  const job = await requireJob(store, agentId, id);
  const refusal = refusePurchase(job, publicUrl);
  if (refusal) return refusal;

  const payment = await openPayment(parts, job, method);
  if (payment.settled && !(await settle(parts, job, method, payment))) {
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
  { payments }: PurchaseParts,
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

/** Marks the job as paid and writes the sale down, both or neither; false when it was paid before. */
function settle(
  { store, clock, ledger }: PurchaseParts,
  job: JobRow,
  method: PaymentMethod,
  payment: Payment,
): Promise<boolean> {
  return store.durable.tx(async (tx) => {
    if (!(await markPaid(tx, { id: job.id, agentId: job.agent_id, method }))) return false;
    await ledger.record(tx, {
      orderId: job.id,
      method,
      amountCents: job.price_cents,
      currency: payment.currency,
      paymentAddress: payment.paymentAddress,
      sandbox: payment.sandbox,
      settledAt: clock(),
    });
    return true;
  });
}
