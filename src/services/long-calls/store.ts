import { type Reader, sql, type Writer } from "../../platform/store/sql.js";

export type LongCallStatus = "working" | "ended" | "cancelled";

export interface LongCallRow {
  readonly idDigest: string;
  readonly owner: string | null;
  readonly countedAs: string;
  readonly status: LongCallStatus;
  readonly processId: string;
  readonly sealedOrder: Buffer;
  readonly sealedOutcome: Buffer | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number;
}

export type NewLongCall = Omit<LongCallRow, "status" | "sealedOutcome" | "updatedAt">;

export async function insertCall(writer: Writer, call: NewLongCall): Promise<void> {
  await writer.run(sql`
    INSERT INTO long_calls
      (id_digest, owner, counted_as, status, process_id, sealed_order, created_at, updated_at, expires_at)
    VALUES (${call.idDigest}, ${call.owner}, ${call.countedAs}, 'working', ${call.processId},
      ${call.sealedOrder}, ${call.createdAt}, ${call.createdAt}, ${call.expiresAt})`);
}

export async function countWorking(reader: Reader, countedAs: string): Promise<number> {
  const row = await reader.get<{ count: number }>(sql`
    SELECT count(*) AS count FROM long_calls
    WHERE counted_as = ${countedAs} AND status = 'working'`);
  return row?.count ?? 0;
}

export async function dropOldestEnded(
  writer: Writer,
  countedAs: string,
  kept: number,
): Promise<void> {
  await writer.run(sql`
    DELETE FROM long_calls
    WHERE counted_as = ${countedAs} AND status <> 'working' AND id_digest NOT IN (
      SELECT id_digest FROM long_calls WHERE counted_as = ${countedAs} AND status <> 'working'
      ORDER BY created_at DESC, id_digest LIMIT ${kept})`);
}

export async function findCall(
  reader: Reader,
  { idDigest, now }: { readonly idDigest: string; readonly now: number },
): Promise<LongCallRow | undefined> {
  return reader.get(sql`
    SELECT id_digest AS "idDigest", owner, counted_as AS "countedAs", status,
      process_id AS "processId", sealed_order AS "sealedOrder", sealed_outcome AS "sealedOutcome",
      created_at AS "createdAt", updated_at AS "updatedAt", expires_at AS "expiresAt"
    FROM long_calls WHERE id_digest = ${idDigest} AND expires_at > ${now}`);
}

/** Gives a call to another process; false when it was given to one already, or has ended. */
export async function takeOver(
  writer: Writer,
  { idDigest, from, to }: { idDigest: string; from: string; to: string },
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE long_calls SET process_id = ${to}
    WHERE id_digest = ${idDigest} AND status = 'working' AND process_id = ${from}`);
  return changed === 1;
}

/** Keeps what came of a call, unless it was cancelled or given to another process meanwhile. */
export async function endCall(
  writer: Writer,
  call: { idDigest: string; processId: string; sealedOutcome: Buffer; now: number },
): Promise<void> {
  await writer.run(sql`
    UPDATE long_calls
    SET status = 'ended', sealed_outcome = ${call.sealedOutcome}, updated_at = ${call.now}
    WHERE id_digest = ${call.idDigest} AND status = 'working' AND process_id = ${call.processId}`);
}

export async function cancelCall(
  writer: Writer,
  { idDigest, now }: { readonly idDigest: string; readonly now: number },
): Promise<void> {
  await writer.run(sql`
    UPDATE long_calls SET status = 'cancelled', updated_at = ${now}
    WHERE id_digest = ${idDigest} AND status = 'working'`);
}

export async function forgetExpired(writer: Writer, now: number): Promise<void> {
  await writer.run(sql`DELETE FROM long_calls WHERE expires_at <= ${now}`);
}
