import { type Reader, type Store, sql } from "../../../platform/store/sql.js";
import type { PaymentMethod } from "../../../services/payments/payments.js";

/** A purchase that was settled. */
export interface UpgradeRow {
  readonly id: string;
  readonly counter_id: string;
  readonly method: PaymentMethod;
  readonly amount_cents: number;
  readonly currency: "usd" | "usdc";
  readonly address: string | null;
  readonly sandbox: number;
  readonly settled_at: number;
  readonly paid_until: number;
}

/** Until when a counter has the tier pro by purchase, in epoch milliseconds; 0 without one. */
export async function findPaidUntil(reader: Reader, counterId: string): Promise<number> {
  const row = await reader.get<{ paid_until: number }>(sql`
    SELECT paid_until FROM evidence_plans WHERE counter_id = ${counterId}`);
  return row?.paid_until ?? 0;
}

/**
 * Settles a purchase, on disk: the tier goes on from where it ends, or from now. Answers the new
 * end; undefined, with nothing written, when that would lie beyond `paidUntilMax`.
 */
export function settleUpgrade(
  store: Store,
  order: Omit<UpgradeRow, "paid_until">,
  { lengthMs, paidUntilMax }: { readonly lengthMs: number; readonly paidUntilMax: number },
): Promise<number | undefined> {
  const { counter_id: counterId, settled_at: now } = order;
  return store.durable.tx(async (tx) => {
    const plan = await tx.get<{ paid_until: number }>(sql`
      INSERT INTO evidence_plans (counter_id, paid_until) VALUES (${counterId}, ${now + lengthMs})
      ON CONFLICT (counter_id) DO UPDATE
         SET paid_until = CASE WHEN evidence_plans.paid_until > ${now}
                               THEN evidence_plans.paid_until + ${lengthMs}
                               ELSE excluded.paid_until END
       WHERE evidence_plans.paid_until <= ${paidUntilMax - lengthMs}
      RETURNING paid_until`);
    if (!plan) return undefined;
    await tx.run(sql`
      INSERT INTO evidence_upgrades
             (id, counter_id, method, amount_cents, currency, address, sandbox, settled_at, paid_until)
      VALUES (${order.id}, ${counterId}, ${order.method}, ${order.amount_cents}, ${order.currency},
              ${order.address}, ${order.sandbox}, ${now}, ${plan.paid_until})`);
    return plan.paid_until;
  });
}

export function findUpgrade(reader: Reader, id: string): Promise<UpgradeRow | undefined> {
  return reader.get<UpgradeRow>(sql`
    SELECT id, counter_id, method, amount_cents, currency, address, sandbox, settled_at, paid_until
      FROM evidence_upgrades WHERE id = ${id}`);
}
