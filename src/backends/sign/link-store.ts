import { type Reader, type Store, sql, type Writer } from "../../platform/store/sql.js";

export interface NewLink {
  readonly digest: string;
  readonly accountId: string;
  readonly email: string;
  readonly expiresAt: number;
}

export interface OpenLinks {
  /** To anybody. */
  readonly count: number;
  readonly count_to_address: number;
}

/** How many links of an account are open, and how many of them went to one address. */
export async function countOpenLinks(
  reader: Reader,
  { accountId, email, now }: { accountId: string; email: string; now: number },
): Promise<OpenLinks> {
  const open = await reader.get<OpenLinks>(sql`
    SELECT count(*) AS count, count(CASE WHEN email = ${email} THEN 1 END) AS count_to_address
      FROM sign_links WHERE account_id = ${accountId} AND expires_at > ${now}`);
  return open ?? { count: 0, count_to_address: 0 };
}

export async function insertLink(writer: Writer, link: NewLink): Promise<void> {
  await writer.run(sql`
    INSERT INTO sign_links (digest, account_id, email, expires_at)
    VALUES (${link.digest}, ${link.accountId}, ${link.email}, ${link.expiresAt})`);
}

/** Uses a link up, on disk, and answers whose it was; for one caller alone. */
export function spendLink(
  store: Store,
  { digest, accountId, now }: { digest: string; accountId: string; now: number },
): Promise<{ email: string } | undefined> {
  return store.durable.tx((tx) =>
    tx.get<{ email: string }>(sql`
      DELETE FROM sign_links
       WHERE digest = ${digest} AND account_id = ${accountId} AND expires_at > ${now}
      RETURNING email`),
  );
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
