import { type Reader, sql, type Writer } from "../../platform/store/sql.js";

export interface NewLink {
  readonly digest: string;
  readonly accountId: string;
  readonly email: string;
  readonly expiresAt: number;
}

/** How many links of an account are open, to anybody. */
export async function countOpenLinks(
  reader: Reader,
  { accountId, now }: { accountId: string; now: number },
): Promise<number> {
  const open = await reader.get<{ count: number }>(sql`
    SELECT count(*) AS count FROM sign_links WHERE account_id = ${accountId} AND expires_at > ${now}`);
  return open?.count ?? 0;
}

export interface OpenLinksTo {
  /** Of every account. */
  readonly count: number;
  readonly count_of_account: number;
  /** When the newest of the account expires; null for none. */
  readonly newest_expires_at: number | null;
}

/** How many links to one address are open, and those of one account among them. */
export async function countOpenLinksTo(
  reader: Reader,
  { accountId, email, now }: { accountId: string; email: string; now: number },
): Promise<OpenLinksTo> {
  const open = await reader.get<OpenLinksTo>(sql`
    SELECT count(*) AS count,
           count(CASE WHEN account_id = ${accountId} THEN 1 END) AS count_of_account,
           max(CASE WHEN account_id = ${accountId} THEN expires_at END) AS newest_expires_at
      FROM sign_links WHERE email = ${email} AND expires_at > ${now}`);
  return open ?? { count: 0, count_of_account: 0, newest_expires_at: null };
}

export async function insertLink(writer: Writer, link: NewLink): Promise<void> {
  await writer.run(sql`
    INSERT INTO sign_links (digest, account_id, email, expires_at)
    VALUES (${link.digest}, ${link.accountId}, ${link.email}, ${link.expiresAt})`);
}

/** A link of an account that still works. */
export interface WantedLink {
  readonly digest: string;
  readonly accountId: string;
  readonly now: number;
}

export function findLink(
  reader: Reader,
  { digest, accountId, now }: WantedLink,
): Promise<{ email: string } | undefined> {
  return reader.get<{ email: string }>(sql`
    SELECT email FROM sign_links
     WHERE digest = ${digest} AND account_id = ${accountId} AND expires_at > ${now}`);
}

/** Uses a link up; true for one caller alone. */
export async function spendLink(
  writer: Writer,
  { digest, accountId, now }: WantedLink,
): Promise<boolean> {
  const spent = await writer.run(sql`
    DELETE FROM sign_links
     WHERE digest = ${digest} AND account_id = ${accountId} AND expires_at > ${now}`);
  return spent === 1;
}

/** Forgets the links that expired first, and says how many. */
export function sweepLinks(
  writer: Writer,
  { now, rowsMax }: { now: number; rowsMax: number },
): Promise<number> {
  return writer.run(sql`
    DELETE FROM sign_links WHERE digest IN (
      SELECT digest FROM sign_links WHERE expires_at <= ${now} ORDER BY expires_at, digest LIMIT ${rowsMax})`);
}
