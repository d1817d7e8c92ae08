import { type Reader, sql, type Writer } from "../../platform/store/sql.js";

interface RunRow {
  readonly id: string;
  readonly owner: string;
  readonly codeDigest: string;
  readonly snapshot: Buffer;
  readonly calls: string;
  readonly timeoutMs: number;
  readonly expiresAt: number;
}

export async function insertRun(writer: Writer, run: RunRow): Promise<void> {
  await writer.run(sql`
    INSERT INTO code_runs (id, owner, code_digest, snapshot, calls, timeout_ms, expires_at)
    VALUES (${run.id}, ${run.owner}, ${run.codeDigest}, ${run.snapshot}, ${run.calls}, ${run.timeoutMs}, ${run.expiresAt})`);
}

/** Hands a run out to one caller only. */
export async function takeRun(
  writer: Writer,
  wanted: { id: string; owner: string; codeDigest: string; now: number },
): Promise<Pick<RunRow, "snapshot" | "calls" | "timeoutMs"> | undefined> {
  return writer.get(sql`
    DELETE FROM code_runs
    WHERE id = ${wanted.id} AND owner = ${wanted.owner} AND code_digest = ${wanted.codeDigest}
      AND expires_at > ${wanted.now}
    RETURNING snapshot, calls, timeout_ms AS "timeoutMs"`);
}

export async function dropOldestRuns(writer: Writer, owner: string, kept: number): Promise<void> {
  await writer.run(sql`
    DELETE FROM code_runs WHERE owner = ${owner} AND id NOT IN (
      SELECT id FROM code_runs WHERE owner = ${owner} ORDER BY expires_at DESC, id LIMIT ${kept})`);
}

export async function insertText(
  writer: Writer,
  { id, owner, text, expiresAt }: { id: string; owner: string; text: string; expiresAt: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO cut_texts (id, owner, text, expires_at) VALUES (${id}, ${owner}, ${text}, ${expiresAt})`);
}

export async function findText(
  reader: Reader,
  { id, owner, now }: { id: string; owner: string; now: number },
): Promise<string | undefined> {
  const row = await reader.get<{ text: string }>(sql`
    SELECT text FROM cut_texts WHERE id = ${id} AND owner = ${owner} AND expires_at > ${now}`);
  return row?.text;
}

export async function dropOldestTexts(writer: Writer, owner: string, kept: number): Promise<void> {
  await writer.run(sql`
    DELETE FROM cut_texts WHERE owner = ${owner} AND id NOT IN (
      SELECT id FROM cut_texts WHERE owner = ${owner} ORDER BY expires_at DESC, id LIMIT ${kept})`);
}

export async function forgetEnded(writer: Writer, now: number): Promise<void> {
  await writer.run(sql`DELETE FROM code_runs WHERE expires_at <= ${now}`);
  await writer.run(sql`DELETE FROM cut_texts WHERE expires_at <= ${now}`);
}
