import { rowInsert } from "../../platform/store/row-insert.js";
import { type Reader, sql, type Writer } from "../../platform/store/sql.js";

export interface CorrectionRow {
  readonly id: string;
  readonly seq: number;
  readonly scope: string;
  readonly precedence: number;
  readonly condition: string;
  readonly correction: string;
}

/** A row as callers see it. */
export interface ListedRow extends CorrectionRow {
  readonly supersedes: string;
  readonly is_superseded: number;
  readonly created_at: number;
}

/** A place in the order of an account's corrections, which is by age and then by id. */
export interface Position {
  readonly seq: number;
  readonly id: string;
}

export interface NewCorrection extends Omit<CorrectionRow, "seq"> {
  readonly supersedes: string;
  readonly bytes: number;
  readonly createdAt: number;
}

export interface SupersessionRow {
  readonly superseding_id: string;
  readonly superseded_id: string;
}

/** Adds a correction as the newest of its account. */
export function insertCorrection(
  tx: Writer,
  accountId: string,
  row: NewCorrection,
): Promise<number> {
  return tx.run(sql`
    INSERT INTO corrections
      (id, account_id, seq, scope, precedence, condition, correction, supersedes, bytes, created_at)
    VALUES (
      ${row.id}, ${accountId},
      (SELECT COALESCE(MAX(seq), 0) + 1 FROM corrections WHERE account_id = ${accountId}),
      ${row.scope}, ${row.precedence}, ${row.condition}, ${row.correction}, ${row.supersedes},
      ${row.bytes}, ${row.createdAt})`);
}

const addSupersessions = rowInsert({
  into: "correction_supersessions",
  columns: ["account_id", "superseding_id", "superseded_id"],
  onConflict: "nothing",
});

/** Notes that a correction takes the place of others. */
export async function insertSupersessions(
  tx: Writer,
  accountId: string,
  supersedingId: string,
  supersededIds: readonly string[],
): Promise<void> {
  if (supersededIds.length === 0) return;
  // The values stand in the order of the columns above.
  await tx.run(addSupersessions(supersededIds.map((id) => [accountId, supersedingId, id])));
}

/** Whether an account has a correction. */
export async function hasCorrection(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<boolean> {
  const row = await reader.get(sql`
    SELECT id FROM corrections WHERE account_id = ${accountId} AND id = ${id}`);
  return row !== undefined;
}

/** What a correction supersedes, over any number of steps, the newest first. */
export async function listSuperseded(
  reader: Reader,
  accountId: string,
  id: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(sql`
    SELECT corrections.id FROM correction_supersessions
      JOIN corrections ON corrections.id = correction_supersessions.superseded_id
     WHERE correction_supersessions.account_id = ${accountId}
       AND correction_supersessions.superseding_id = ${id}
     ORDER BY corrections.seq DESC, corrections.id DESC
     LIMIT ${limit}`);
  return rows.map((row) => row.id);
}

/** One correction of an account. */
export function findCorrection(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<ListedRow | undefined> {
  return reader.get<ListedRow>(sql`
    SELECT id, seq, scope, precedence, condition, correction, supersedes, created_at,
           CASE WHEN EXISTS (
             SELECT 1 FROM correction_supersessions AS others
              WHERE others.account_id = corrections.account_id
                AND others.superseded_id = corrections.id) THEN 1 ELSE 0 END AS is_superseded
      FROM corrections WHERE account_id = ${accountId} AND id = ${id}`);
}

/** The newest corrections of an account before a place. */
export function listCorrections(
  reader: Reader,
  accountId: string,
  before: Position,
  limit: number,
): Promise<ListedRow[]> {
  return reader.all<ListedRow>(sql`
    SELECT id, seq, scope, precedence, condition, correction, supersedes, created_at,
           CASE WHEN EXISTS (
             SELECT 1 FROM correction_supersessions AS others
              WHERE others.account_id = corrections.account_id
                AND others.superseded_id = corrections.id) THEN 1 ELSE 0 END AS is_superseded
      FROM corrections
     WHERE account_id = ${accountId} AND (seq, id) < (${before.seq}, ${before.id})
     ORDER BY seq DESC, id DESC
     LIMIT ${limit}`);
}

/** The oldest corrections of one scope after a place. */
export function listOfScope(
  reader: Reader,
  { accountId, scope }: { readonly accountId: string; readonly scope: string },
  after: Position,
  limit: number,
): Promise<CorrectionRow[]> {
  return reader.all<CorrectionRow>(sql`
    SELECT id, seq, scope, precedence, condition, correction
      FROM corrections
     WHERE account_id = ${accountId} AND scope = ${scope}
       AND (seq, id) > (${after.seq}, ${after.id})
     ORDER BY seq, id
     LIMIT ${limit}`);
}

/** What took whose place in an account, after one of them. */
export function listSupersessions(
  reader: Reader,
  accountId: string,
  after: SupersessionRow,
  limit: number,
): Promise<SupersessionRow[]> {
  return reader.all<SupersessionRow>(sql`
    SELECT superseding_id, superseded_id FROM correction_supersessions
     WHERE account_id = ${accountId}
       AND (superseding_id, superseded_id) > (${after.superseding_id}, ${after.superseded_id})
     ORDER BY superseding_id, superseded_id
     LIMIT ${limit}`);
}

/** Deletes a correction with what it said of others; answers whose it was and its bytes, or nothing. */
export async function deleteCorrection(
  tx: Writer,
  accountId: string,
  id: string,
): Promise<{ owner_id: string; bytes: number }[]> {
  const deleted = await tx.all<{ owner_id: string; bytes: number }>(sql`
    DELETE FROM corrections WHERE account_id = ${accountId} AND id = ${id}
    RETURNING account_id AS owner_id, bytes`);
  if (deleted.length > 0) {
    await tx.run(sql`
      DELETE FROM correction_supersessions
       WHERE account_id = ${accountId} AND superseding_id = ${id}`);
    await tx.run(sql`
      DELETE FROM correction_supersessions
       WHERE account_id = ${accountId} AND superseded_id = ${id}`);
  }
  return deleted;
}
