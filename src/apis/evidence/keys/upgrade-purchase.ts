import { ApiError, errors } from "../../../http/api-error.js";
import type { Once } from "../../../platform/idempotency/once.js";
import { newId } from "../../../platform/ids/ids.js";
import type { Key } from "../../../platform/keys/key.js";
import type { Needed } from "../../../platform/parts/part.js";
import { DAY_MS } from "../../../platform/quota/days.js";
import {
  type Payment,
  type PaymentMethod,
  PaymentMethodUnavailable,
} from "../../../services/payments/payments.js";
import type { Extensions } from "./upgrade-extensions.js";
import { extendTier, findPaidUntil } from "./upgrade-store.js";

export const UPGRADE_CENTS = 2000;
export const UPGRADE_DAYS = 30;
/** How far ahead extensions may be bought. */
const AHEAD_DAYS_MAX = 366;

type Parts = Needed<"store" | "clock" | "payments" | "ledger">;

/** The outcome of a purchase. */
export interface Upgrade {
  readonly id: string;
  /** When the extension ends, in epoch milliseconds; null while the payment is open. */
  readonly paidUntil: number | null;
  readonly payment: Payment;
}

/** Buys an extension of 30 days of the tier pro for the counter of a key. */
export async function buyUpgrade(
  parts: Parts,
  extensions: Extensions,
  { caller, method }: { readonly caller: Key; readonly method: PaymentMethod },
  once?: Once<Upgrade>,
): Promise<Upgrade> {
  const { store, clock, ledger } = parts;
  const { counterId } = caller;
  const now = clock();
  const paidBefore = await findPaidUntil(store, counterId);
  if (caller.tier === "pro" && paidBefore <= now) {
    throw errors.conflict("this key is pro without end; there is nothing to buy");
  }
  const paidUntilMax = now + AHEAD_DAYS_MAX * DAY_MS;
  const lengthMs = UPGRADE_DAYS * DAY_MS;
  if (paidBefore + lengthMs > paidUntilMax) throw tooFarAhead();
  const id = newId("upg");
  const payment = await openPayment(parts, { orderId: id, method });
  if (!payment.settled) return { id, paidUntil: null, payment };
  const paidUntil = await store.durable.tx(async (tx) => {
    await ledger.record(tx, {
      orderId: id,
      method,
      amountCents: UPGRADE_CENTS,
      currency: payment.currency,
      paymentAddress: payment.paymentAddress,
      sandbox: payment.sandbox,
      settledAt: now,
    });
    const extended = await extendTier(tx, { orderId: id, counterId, now, lengthMs, paidUntilMax });
    if (extended === undefined) throw tooFarAhead();
    await once?.keep(tx, { id, paidUntil: extended, payment });
    return extended;
  });
  extensions.note(counterId, paidUntil);
  return { id, paidUntil, payment };
}

async function openPayment(
  { payments }: Parts,
  { orderId, method }: { readonly orderId: string; readonly method: PaymentMethod },
): Promise<Payment> {
  try {
    return await payments.open({ orderId, method, amountCents: UPGRADE_CENTS });
  } catch (error) {
    if (!(error instanceof PaymentMethodUnavailable)) throw error;
    throw new ApiError(400, "payment_method_unavailable", error.message);
  }
}

function tooFarAhead(): ApiError {
  return errors.conflict(`the tier can be paid for at most ${AHEAD_DAYS_MAX} days ahead`);
}
