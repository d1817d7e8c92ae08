import { type Reader, sql, type Writer } from "../../../platform/store/sql.js";

/** Whose browser, and which of theirs. */
export interface BrowserName {
  readonly account: string;
  readonly name: string;
}

/** Where a browser is. Times are epoch milliseconds. */
export interface HomeRow {
  readonly processId: string;
  readonly since: number;
  readonly usedAt: number;
}

export function findHome(
  reader: Reader,
  { account, name }: BrowserName,
): Promise<HomeRow | undefined> {
  return reader.get(sql`
    SELECT process_id AS "processId", since, used_at AS "usedAt"
    FROM browser_homes WHERE account_id = ${account} AND name = ${name}`);
}

/** Keeps a home; false where there is one. */
export async function insertHome(
  writer: Writer,
  { account, name }: BrowserName,
  { processId, since, usedAt }: HomeRow,
): Promise<boolean> {
  const added = await writer.run(sql`
    INSERT INTO browser_homes (account_id, name, process_id, since, used_at)
    VALUES (${account}, ${name}, ${processId}, ${since}, ${usedAt})
    ON CONFLICT (account_id, name) DO NOTHING`);
  return added === 1;
}

/** Replaces a home; false where it is not the one that was found any more. */
export async function replaceHome(
  writer: Writer,
  { account, name }: BrowserName,
  { from, to }: { readonly from: HomeRow; readonly to: HomeRow },
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE browser_homes
    SET process_id = ${to.processId}, since = ${to.since}, used_at = ${to.usedAt}
    WHERE account_id = ${account} AND name = ${name}
      AND process_id = ${from.processId} AND since = ${from.since} AND used_at = ${from.usedAt}`);
  return changed === 1;
}

export async function deleteHome(writer: Writer, { account, name }: BrowserName): Promise<void> {
  await writer.run(sql`
    DELETE FROM browser_homes WHERE account_id = ${account} AND name = ${name}`);
}

/** Deletes those that were last used by a time; answers how many. */
export function deleteHomesUsedBy(writer: Writer, time: number): Promise<number> {
  return writer.run(sql`DELETE FROM browser_homes WHERE used_at <= ${time}`);
}
