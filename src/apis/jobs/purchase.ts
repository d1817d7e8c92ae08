import { noSuchPayment } from "../../http/no-such-payment.js";
import type { Once } from "../../platform/idempotency/once.js";
import type { Needed } from "../../platform/parts/part.js";
import { BY_STATEMENT, type Transaction } from "../../platform/store/sql.js";
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
  once?: Once<PurchaseReply>,
): Promise<PurchaseReply> {
  const { store, publicUrl } = parts;
  const job = await requireJob(store, agentId, id);
  const refusal = refusePurchase(job, publicUrl);
  if (refusal) return refusal;

  const payment = await openPayment(parts, job, method);
  if (payment.settled) {
    const sold = await settle(parts, { job, method, payment }, once);
    if (sold) return sold;
    // Another purchase came first: its outcome decides what this one answers.
    const refused = refusePurchase(await requireJob(store, agentId, id), publicUrl);
    if (refused) return refused;
  }
  return toReply(await requireJob(store, agentId, id), payment, publicUrl);
}

function toReply(job: JobRow, payment: Payment, publicUrl: string): PurchaseReply {
  return {
    ok: true,
    job: toJob(job, publicUrl),
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
    throw noSuchPayment(error);
  }
}

interface Settlement {
  readonly job: JobRow;
  readonly method: PaymentMethod;
  readonly payment: Payment;
}

/**
 * Marks the job as paid, writes the sale down and keeps the answer, all or nothing; undefined when it
 * was paid before.
 */
function settle(
  { store, clock, ledger, publicUrl }: PurchaseParts,
  { job: { id, agent_id: agentId, price_cents: amountCents }, method, payment }: Settlement,
  once: Once<PurchaseReply> | undefined,
): Promise<PurchaseReply | undefined> {
  const markAndRecord = async (tx: Transaction) => {
    if (!(await markPaid(tx, { id, agentId, method }))) return undefined;
    await ledger.record(tx, {
      orderId: id,
      method,
      amountCents,
      currency: payment.currency,
      paymentAddress: payment.paymentAddress,
      sandbox: payment.sandbox,
      settledAt: clock(),
    });
    const reply = toReply(await requireJob(tx, agentId, id), payment, publicUrl);
    await once?.keep(tx, reply);
    return reply;
  };
  return store.durable.tx(markAndRecord, BY_STATEMENT);
}
