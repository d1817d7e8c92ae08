import { type Reader, sql, type Writer } from "../store/sql.js";

/** The owner of a row whose work began and was given up: the next request takes it over. */
export const NOBODY = "";

/** Which claim holds a row: only that one writes to it. */
export interface Holder {
  readonly id: string;
  readonly processId: string;
  /** Sets a claim apart from the other ones of its process. */
  readonly attempt: number;
}

export interface AnswerRow {
  readonly fingerprint: string;
  readonly process_id: string;
  readonly attempt: number;
  readonly status: number | null;
  readonly headers: string | null;
  readonly body: Buffer | null;
}

/** Claims work that nobody has claimed since a time; one statement decides across processes. */
export async function insertClaim(
  writer: Writer,
  { id, processId, attempt }: Holder,
  { fingerprint, now, since }: { fingerprint: string; now: number; since: number },
): Promise<boolean> {
  const changed = await writer.run(sql`
    INSERT INTO idempotent_answers (id, fingerprint, process_id, attempt, created_at)
    VALUES (${id}, ${fingerprint}, ${processId}, ${attempt}, ${now})
    ON CONFLICT (id) DO UPDATE
       SET fingerprint = excluded.fingerprint, process_id = excluded.process_id,
           attempt = excluded.attempt, created_at = excluded.created_at, status = NULL,
           headers = NULL, body = NULL, recovery_point = NULL
     WHERE idempotent_answers.created_at <= ${since}`);
  return changed === 1;
}

export function findAnswer(reader: Reader, id: string): Promise<AnswerRow | undefined> {
  return reader.get<AnswerRow>(sql`
    SELECT fingerprint, process_id, attempt, status, headers, body
      FROM idempotent_answers WHERE id = ${id}`);
}

/** Moves unfinished work from one claim to another; undefined when another one was faster. */
export function moveClaim(
  writer: Writer,
  from: Holder,
  to: Omit<Holder, "id">,
): Promise<{ readonly recovery_point: Buffer | null } | undefined> {
  return writer.get(sql`
    UPDATE idempotent_answers SET process_id = ${to.processId}, attempt = ${to.attempt}
     WHERE id = ${from.id} AND process_id = ${from.processId} AND attempt = ${from.attempt}
       AND status IS NULL
    RETURNING recovery_point`);
}

/** Writes the answer of claimed work; false when the claim was lost or has an answer. */
export async function writeAnswer(
  writer: Writer,
  { id, processId, attempt }: Holder,
  answer: { readonly status: number; readonly headers: string; readonly body: Buffer },
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE idempotent_answers
       SET status = ${answer.status}, headers = ${answer.headers}, body = ${answer.body},
           recovery_point = NULL
     WHERE id = ${id} AND process_id = ${processId} AND attempt = ${attempt} AND status IS NULL`);
  return changed === 1;
}

/** Writes how far claimed work has come; false when the claim was lost. */
export async function writeRecoveryPoint(
  writer: Writer,
  { id, processId, attempt }: Holder,
  recoveryPoint: Buffer,
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE idempotent_answers SET recovery_point = ${recoveryPoint}
     WHERE id = ${id} AND process_id = ${processId} AND attempt = ${attempt} AND status IS NULL`);
  return changed === 1;
}

/** Ends a claim without an answer: a row that has a recovery point stays, for the next one. */
export async function endClaim(writer: Writer, { id, processId, attempt }: Holder): Promise<void> {
  const removed = await writer.run(sql`
    DELETE FROM idempotent_answers
     WHERE id = ${id} AND process_id = ${processId} AND attempt = ${attempt} AND status IS NULL
       AND recovery_point IS NULL`);
  if (removed === 1) return;
  await writer.run(sql`
    UPDATE idempotent_answers SET process_id = ${NOBODY}
     WHERE id = ${id} AND process_id = ${processId} AND attempt = ${attempt} AND status IS NULL`);
}

/** Deletes some answers that are older than a time; answers how many. */
export function forgetAnswersBefore(
  writer: Writer,
  { time, limit }: { readonly time: number; readonly limit: number },
): Promise<number> {
  return writer.run(sql`
    DELETE FROM idempotent_answers WHERE id IN (
      SELECT id FROM idempotent_answers WHERE created_at <= ${time} LIMIT ${limit})`);
}
