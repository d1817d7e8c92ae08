import { type Reader, sql, type Writer } from "../../../platform/store/sql.js";

/** Whose sum is that of everybody. */
const EVERYBODY = "";

export interface CachedRow {
  readonly sealed: Buffer;
  readonly stored_at: number;
  readonly used_at: number;
}

export interface NewRow {
  readonly id: string;
  readonly accountId: string;
  readonly sealed: Buffer;
  readonly now: number;
}

/** A row by what making room asks of it. */
export interface RowSize {
  readonly id: string;
  readonly account_id: string;
  readonly bytes: number;
}

export interface Sum {
  readonly items: number;
  readonly bytes: number;
}

export function findRow(reader: Reader, id: string, after: number): Promise<CachedRow | undefined> {
  return reader.get<CachedRow>(sql`
    SELECT sealed, stored_at, used_at FROM cached_completions
     WHERE id = ${id} AND stored_at > ${after}`);
}

export async function touchRow(writer: Writer, id: string, now: number): Promise<void> {
  await writer.run(sql`UPDATE cached_completions SET used_at = ${now} WHERE id = ${id}`);
}

/** Adds a row in the place of one with its id; the caller's transaction counts it. */
export async function insertRow(writer: Writer, row: NewRow): Promise<Sum> {
  const { id, accountId, sealed, now } = row;
  const before = await deleteRow(writer, id);
  const bytes = sealed.length;
  const added = await writer.run(sql`
    INSERT INTO cached_completions (id, account_id, sealed, bytes, stored_at, used_at)
    VALUES (${id}, ${accountId}, ${sealed}, ${bytes}, ${now}, ${now})
    ON CONFLICT (id) DO NOTHING`);
  return { items: added - before.items, bytes: added * bytes - before.bytes };
}

export async function deleteRow(writer: Writer, id: string): Promise<Sum> {
  const row = await writer.get<{ bytes: number }>(sql`
    DELETE FROM cached_completions WHERE id = ${id} RETURNING bytes`);
  return row ? { items: 1, bytes: row.bytes } : { items: 0, bytes: 0 };
}

/** Counts a change for an account and for everybody; answers the sums after it. */
export async function addToSums(
  writer: Writer,
  accountId: string,
  change: Sum,
): Promise<{ readonly own: Sum; readonly all: Sum }> {
  const own = await addToSum(writer, accountId, change);
  return { own, all: await addToSum(writer, EVERYBODY, change) };
}

async function addToSum(writer: Writer, holder: string, { items, bytes }: Sum): Promise<Sum> {
  const sum = await writer.get<Sum>(sql`
    INSERT INTO cached_completion_sums (account_id, items, bytes)
    VALUES (${holder}, ${items}, ${bytes})
    ON CONFLICT (account_id) DO UPDATE
       SET items = cached_completion_sums.items + excluded.items,
           bytes = cached_completion_sums.bytes + excluded.bytes
    RETURNING items, bytes`);
  return sum ?? { items: 0, bytes: 0 };
}

export async function readSum(reader: Reader, accountId: string): Promise<Sum> {
  const sum = await reader.get<Sum>(sql`
    SELECT items, bytes FROM cached_completion_sums WHERE account_id = ${accountId}`);
  return sum ?? { items: 0, bytes: 0 };
}

/** Some rows of an account that were not used for longest. */
export function listOldestOf(reader: Reader, accountId: string, limit: number): Promise<RowSize[]> {
  return reader.all<RowSize>(sql`
    SELECT id, account_id, bytes FROM cached_completions
     WHERE account_id = ${accountId} ORDER BY used_at, id LIMIT ${limit}`);
}

/** The same of everybody. */
export function listOldest(reader: Reader, limit: number): Promise<RowSize[]> {
  return reader.all<RowSize>(sql`
    SELECT id, account_id, bytes FROM cached_completions ORDER BY used_at, id LIMIT ${limit}`);
}

/** Deletes some rows that were stored before a time. */
export function deleteStoredBefore(
  writer: Writer,
  time: number,
  limit: number,
): Promise<Pick<RowSize, "account_id" | "bytes">[]> {
  return writer.all(sql`
    DELETE FROM cached_completions WHERE id IN (
      SELECT id FROM cached_completions WHERE stored_at <= ${time} ORDER BY stored_at LIMIT ${limit})
    RETURNING account_id, bytes`);
}
