import { type ApiError, errors } from "../../../http/api-error.js";
import { noSuchPayment } from "../../../http/no-such-payment.js";
import type { Once } from "../../../platform/idempotency/once.js";
import { newId } from "../../../platform/ids/ids.js";
import type { Key } from "../../../platform/keys/key.js";
import type { Needed } from "../../../platform/parts/part.js";
import { DAY_MS } from "../../../platform/quota/days.js";
import type { Transaction } from "../../../platform/store/sql.js";
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
const AHEAD_MS_MAX = AHEAD_DAYS_MAX * DAY_MS;
const LENGTH_MS = UPGRADE_DAYS * DAY_MS;

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
  const { store, clock } = parts;
  const { counterId } = caller;
  const now = clock();
  const paidBefore = await findPaidUntil(store, counterId);
  if (caller.tier === "pro" && paidBefore <= now) {
    throw errors.conflict("this key is pro without end; there is nothing to buy");
  }
  if (paidBefore + LENGTH_MS > now + AHEAD_MS_MAX) throw tooFarAhead();
  const { id, payment } = await openUpgrade(parts, method);
  if (!payment.settled) return { id, paidUntil: null, payment };
  const paidUntil = await store.durable.tx(async (tx) => {
    const extended = await recordUpgrade(parts, tx, { id, payment, method, counterId });
    await once?.keep(tx, { id, paidUntil: extended, payment });
    return extended;
  });
  extensions.note(counterId, paidUntil);
  return { id, paidUntil, payment };
}

/** Opens the payment of one extension; throws an ApiError where its method is not set up. */
export async function openUpgrade(
  { payments }: Needed<"payments">,
  method: PaymentMethod,
): Promise<{ readonly id: string; readonly payment: Payment }> {
  const id = newId("upg");
  try {
    return {
      id,
      payment: await payments.open({ orderId: id, method, amountCents: UPGRADE_CENTS }),
    };
  } catch (error) {
    if (!(error instanceof PaymentMethodUnavailable)) throw error;
    throw noSuchPayment(error);
  }
}

/** What was settled, and the counter of the key that it extends. */
interface SettledUpgrade {
  readonly id: string;
  readonly payment: Payment;
  readonly method: PaymentMethod;
  readonly counterId: string;
}

/** Writes a settled purchase; answers when its extension ends, in epoch milliseconds. */
export async function recordUpgrade(
  { clock, ledger }: Needed<"clock" | "ledger">,
  tx: Transaction,
  { id: orderId, payment, method, counterId }: SettledUpgrade,
): Promise<number> {
  const now = clock();
  await ledger.record(tx, {
    orderId,
    method,
    amountCents: UPGRADE_CENTS,
    currency: payment.currency,
    paymentAddress: payment.paymentAddress,
    sandbox: payment.sandbox,
    settledAt: now,
  });
  const extended = await extendTier(tx, {
    orderId,
    counterId,
    now,
    lengthMs: LENGTH_MS,
    paidUntilMax: now + AHEAD_MS_MAX,
  });
  if (extended === undefined) throw tooFarAhead();
  return extended;
}

function tooFarAhead(): ApiError {
  return errors.conflict(`the tier can be paid for at most ${AHEAD_DAYS_MAX} days ahead`);
}
