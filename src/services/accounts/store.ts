import { isoTime } from "../../platform/clock/iso-time.js";
import { deleteInSlices } from "../../platform/store/delete-in-slices.js";
import { type Reader, type Store, sql, type Writer } from "../../platform/store/sql.js";

/** Where a request for a by-request service stands. */
export type AccessStatus = "open" | "granted" | "denied";

/** An account as its owner sees it. */
export interface AccountView {
  id: string;
  email: string;
  /** RFC 3339, in UTC. */
  created_at: string;
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly created_at: number;
}

export interface AccessRow {
  readonly id: string;
  readonly account_id: string;
  readonly slug: string;
  readonly reason: string;
  readonly status: AccessStatus;
  readonly created_at: number;
  readonly decided_at: number | null;
}

/** A secret of which only the digest is kept, and until when it works. */
export interface Lease {
  readonly digest: string;
  readonly expiresAt: number;
}

/** Whom a link was mailed to, and the network of the client that asked for it. */
export interface LinkRequest {
  readonly email: string;
  readonly sender: string;
}

/** How many links of an address still work, and until when the newest does. */
export interface OpenLinks {
  readonly to_address: number;
  readonly from_sender: number;
  readonly newest_expires_at: number | null;
}

export async function countOpenLinks(
  reader: Reader,
  { email, sender }: LinkRequest,
  now: number,
): Promise<OpenLinks> {
  const open = await reader.get<OpenLinks>(sql`
    SELECT count(*) AS to_address, count(CASE WHEN sender = ${sender} THEN 1 END) AS from_sender,
           max(expires_at) AS newest_expires_at
      FROM sign_in_links WHERE email = ${email} AND expires_at > ${now}`);
  return open ?? { to_address: 0, from_sender: 0, newest_expires_at: null };
}

export async function insertLink(
  writer: Writer,
  { email, sender }: LinkRequest,
  link: Lease,
): Promise<void> {
  await writer.run(sql`
    INSERT INTO sign_in_links (digest, email, sender, expires_at)
    VALUES (${link.digest}, ${email}, ${sender}, ${link.expiresAt})`);
}

/** Takes a link that still works out of the store and answers its address. */
export async function spendLink(
  writer: Writer,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const row = await writer.get<{ email: string }>(sql`
    DELETE FROM sign_in_links WHERE digest = ${digest} AND expires_at > ${now} RETURNING email`);
  return row?.email;
}

/** The account with an address; made with the id given when there is none. */
export async function findOrMakeAccount(
  writer: Writer,
  { email, id, now }: { email: string; id: string; now: number },
): Promise<AccountView> {
  await writer.run(sql`
    INSERT INTO accounts (id, email, keys_made, created_at) VALUES (${id}, ${email}, 0, ${now})
    ON CONFLICT (email) DO NOTHING`);
  const account = await findAccountByEmail(writer, email);
  if (!account) throw new Error("an account that was just made is gone");
  return account;
}

export async function findAccountByEmail(
  reader: Reader,
  email: string,
): Promise<AccountView | undefined> {
  const row = await reader.get<AccountRow>(
    sql`SELECT id, email, created_at FROM accounts WHERE email = ${email}`,
  );
  return row && toAccount(row);
}

export async function findAccount(reader: Reader, id: string): Promise<AccountView | undefined> {
  const row = await reader.get<AccountRow>(
    sql`SELECT id, email, created_at FROM accounts WHERE id = ${id}`,
  );
  return row && toAccount(row);
}

/** Every account, oldest first. */
export async function listAccounts(reader: Reader): Promise<AccountView[]> {
  const rows = await reader.all<AccountRow>(
    sql`SELECT id, email, created_at FROM accounts ORDER BY created_at, id`,
  );
  return rows.map(toAccount);
}

/** Counts a key that is about to be made; others of the account wait until that is decided. */
export async function countKeyMade(tx: Writer, accountId: string): Promise<boolean> {
  const changed = await tx.run(
    sql`UPDATE accounts SET keys_made = keys_made + 1 WHERE id = ${accountId}`,
  );
  return changed === 1;
}

export async function insertSession(
  writer: Writer,
  accountId: string,
  { digest, expiresAt, now }: Lease & { readonly now: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO sessions (digest, account_id, created_at, expires_at)
    VALUES (${digest}, ${accountId}, ${now}, ${expiresAt})`);
}

/** The account of a session that still works. */
export async function accountOfSession(
  reader: Reader,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const row = await reader.get<{ account_id: string }>(sql`
    SELECT account_id FROM sessions WHERE digest = ${digest} AND expires_at > ${now}`);
  return row?.account_id;
}

export async function deleteSession(store: Store, digest: string): Promise<void> {
  await store.durable.run(sql`DELETE FROM sessions WHERE digest = ${digest}`);
}

/** Forgets links and sessions that work no more. */
export async function forgetEnded(store: Store, now: number): Promise<void> {
  await deleteInSlices((limit) =>
    store.run(sql`
      DELETE FROM sign_in_links WHERE digest IN (
        SELECT digest FROM sign_in_links WHERE expires_at <= ${now} LIMIT ${limit})`),
  );
  await deleteInSlices((limit) =>
    store.run(sql`
      DELETE FROM sessions WHERE digest IN (
        SELECT digest FROM sessions WHERE expires_at <= ${now} LIMIT ${limit})`),
  );
}

/** Adds an open request; false when the account has one for this service. */
export async function insertAccessRequest(writer: Writer, row: AccessRow): Promise<boolean> {
  const changed = await writer.run(sql`
    INSERT INTO access_requests (id, account_id, slug, reason, status, created_at, decided_at)
    VALUES (${row.id}, ${row.account_id}, ${row.slug}, ${row.reason}, ${row.status},
            ${row.created_at}, ${row.decided_at})
    ON CONFLICT DO NOTHING`);
  return changed === 1;
}

/** The requests of one account, newest first. */
export function listAccessRequests(reader: Reader, accountId: string): Promise<AccessRow[]> {
  return reader.all<AccessRow>(sql`
    SELECT id, account_id, slug, reason, status, created_at, decided_at
      FROM access_requests WHERE account_id = ${accountId} ORDER BY created_at DESC, id DESC`);
}

/** The requests of every account, newest first, of one status or of all. */
export function listAllAccessRequests(
  reader: Reader,
  status: AccessStatus | undefined,
): Promise<(AccessRow & { readonly email: string })[]> {
  const wanted = status ?? null;
  return reader.all<AccessRow & { readonly email: string }>(sql`
    SELECT access_requests.id, account_id, slug, reason, status, access_requests.created_at,
           decided_at, email
      FROM access_requests JOIN accounts ON accounts.id = access_requests.account_id
     WHERE CAST(${wanted} AS TEXT) IS NULL OR status = ${wanted}
     ORDER BY access_requests.created_at DESC, access_requests.id DESC`);
}

/** Grants or denies the open request of an account for a service; false when there is none. */
export async function decideAccessRequest(
  writer: Writer,
  request: { readonly accountId: string; readonly slug: string },
  { status, now }: { status: "granted" | "denied"; now: number },
): Promise<boolean> {
  const changed = await writer.run(sql`
    UPDATE access_requests SET status = ${status}, decided_at = ${now}
     WHERE account_id = ${request.accountId} AND slug = ${request.slug} AND status = 'open'`);
  return changed === 1;
}

/** Marks what was granted of a service as denied, once the grant is taken back. */
export async function withdrawGranted(
  writer: Writer,
  request: { readonly accountId: string; readonly slug: string },
  now: number,
): Promise<void> {
  await writer.run(sql`
    UPDATE access_requests SET status = 'denied', decided_at = ${now}
     WHERE account_id = ${request.accountId} AND slug = ${request.slug} AND status = 'granted'`);
}

function toAccount({ id, email, created_at }: AccountRow): AccountView {
  return { id, email, created_at: isoTime(created_at) };
}
