import { deleteInSlices } from "../store/delete-in-slices.js";
import { type Reader, type Store, sql, type Writer } from "../store/sql.js";

const KEPT_MS = 7 * 86_400_000;

/** A message in the local mailbox. */
export interface MailboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A message that waits to be sent. */
export interface WaitingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** How often sending it was begun. */
  readonly attempts: number;
  readonly due_at: number;
  readonly created_at: number;
}

/** Adds a message, for the mailbox of this machine or to be sent. */
export async function insertMail(
  writer: Writer,
  mail: MailboxMessage,
  status: "local" | "waiting",
): Promise<void> {
  await writer.run(sql`
    INSERT INTO mails (id, recipient, subject, body, status, attempts, due_at, created_at)
    VALUES (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${status}, 0,
            ${mail.createdAt}, ${mail.createdAt})`);
}

/** The messages of the local mailbox that are not too old to be kept, newest first. */
export async function listMailbox(
  reader: Reader,
  { now, limit }: { now: number; limit: number },
): Promise<MailboxMessage[]> {
  const rows = await reader.all<WaitingMail>(sql`
    SELECT id, recipient, subject, body, created_at FROM mails
     WHERE status = 'local' AND created_at > ${now - KEPT_MS}
     ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id, recipient, subject, body, created_at }) => ({
    id,
    to: recipient,
    subject,
    text: body,
    createdAt: created_at,
  }));
}

/** Messages that are due, those that waited longest first. */
export function findDue(
  reader: Reader,
  { now, limit }: { now: number; limit: number },
): Promise<WaitingMail[]> {
  return reader.all<WaitingMail>(sql`
    SELECT id, recipient, subject, body, attempts, due_at, created_at FROM mails
     WHERE status = 'waiting' AND due_at <= ${now} ORDER BY due_at, id LIMIT ${limit}`);
}

/** Takes a due message until a time; false when another process was first. */
export async function claimMail(
  store: Store,
  { id, due_at }: WaitingMail,
  until: number,
): Promise<boolean> {
  const changed = await store.run(sql`
    UPDATE mails SET due_at = ${until}, attempts = attempts + 1
     WHERE id = ${id} AND status = 'waiting' AND due_at = ${due_at}`);
  return changed === 1;
}

/** Lets a message that could not be sent wait until a time. */
export async function postponeMail(store: Store, id: string, until: number): Promise<void> {
  await store.run(sql`UPDATE mails SET due_at = ${until} WHERE id = ${id} AND status = 'waiting'`);
}

/** Ends a message and erases its text. */
export async function endMail(
  store: Store,
  id: string,
  status: "sent" | "given_up",
): Promise<void> {
  await store.run(sql`
    UPDATE mails SET status = ${status}, body = NULL WHERE id = ${id} AND status = 'waiting'`);
}

/** Forgets messages that are too old to be kept. */
export async function forgetMails(store: Store, now: number): Promise<void> {
  await deleteInSlices((limit) =>
    store.run(sql`
      DELETE FROM mails WHERE id IN (
        SELECT id FROM mails WHERE created_at <= ${now - KEPT_MS} LIMIT ${limit})`),
  );
}
