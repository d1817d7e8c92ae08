import { type Reader, sql, type Writer } from "../../../platform/store/sql.js";

/** Until when a counter has the tier pro by purchase, in epoch milliseconds; 0 without one. */
export async function findPaidUntil(reader: Reader, counterId: string): Promise<number> {
  const row = await reader.get<{ paid_until: number }>(sql`
    SELECT paid_until FROM evidence_plans WHERE counter_id = ${counterId}`);
  return row?.paid_until ?? 0;
}

/** A bought stretch of the tier pro, which begins when the one before ends, or now. */
export interface Extension {
  readonly orderId: string;
  readonly counterId: string;
  readonly now: number;
  readonly lengthMs: number;
  /** No extension may end later. */
  readonly paidUntilMax: number;
}

/** Extends a tier and returns its new end; undefined, and nothing written, if that is too far off. */
export async function extendTier(tx: Writer, extension: Extension): Promise<number | undefined> {
  const { orderId, counterId, now, lengthMs, paidUntilMax } = extension;
  const extended = await tx.get<{ paid_until: number }>(sql`
    INSERT INTO evidence_plans (counter_id, paid_until) VALUES (${counterId}, ${now + lengthMs})
    ON CONFLICT (counter_id) DO UPDATE
       SET paid_until = CASE WHEN evidence_plans.paid_until > ${now}
                             THEN evidence_plans.paid_until + ${lengthMs}
                             ELSE excluded.paid_until END
     WHERE evidence_plans.paid_until <= ${paidUntilMax - lengthMs}
    RETURNING paid_until`);
  if (!extended) return undefined;
  await tx.run(sql`
    INSERT INTO evidence_terms (order_id, counter_id, paid_until)
    VALUES (${orderId}, ${counterId}, ${extended.paid_until})`);
  return extended.paid_until;
}

/** The end of the extension that an order bought, in epoch milliseconds. */
export async function findExtension(reader: Reader, orderId: string): Promise<number | undefined> {
  const row = await reader.get<{ paid_until: number }>(
    sql`SELECT paid_until FROM evidence_terms WHERE order_id = ${orderId}`,
  );
  return row?.paid_until;
}
