import type { Logger } from "pino";
import type { Clock } from "../clock/clock.js";
import { newId } from "../ids/ids.js";
import type { Store, Writer } from "../store/sql.js";
import { readAddress } from "./address.js";
import { forgetMails, insertMail, listMailbox, type MailboxMessage } from "./mail-store.js";
import { createSender } from "./sender.js";

const LIST_MAX = 500;
const LIST_DEFAULT = 100;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mail to people: sent by a mail server, or kept on this machine where none is set. */
export interface Mailer {
  readonly mode: "smtp" | "local";
  /** Adds a message inside the caller's transaction; it leaves soon after the commit. */
  send(writer: Writer, mail: Mail): Promise<void>;
  /** The local mailbox, newest first, at most 500 messages; empty where a mail server is set. */
  list(limit?: number): Promise<MailboxMessage[]>;
  /** False when the last attempt to hand a message to the mail server failed. */
  isWorking(): boolean;
  /** Sends soon what waits, that of other processes too; without it a process sends what it adds. */
  wake(): void;
  /** Forgets messages older than seven days. */
  sweep(): Promise<void>;
  /** Stops sending; what was not sent waits in the store. */
  close(): Promise<void>;
}

export interface MailerParts {
  readonly clock: Clock;
  readonly log: Logger;
  /** `smtp://` or `smtps://`; without one, messages stay in the local mailbox. */
  readonly smtpUrl?: string | undefined;
  /** The sender: an address, or a name and an address in angle brackets. */
  readonly from: string;
}

/** A mailer over the outbox of a store. Neither addresses nor texts are logged. */
export function createMailer(store: Store, parts: MailerParts): Mailer {
  const { clock, log, smtpUrl, from } = parts;
  const sender = smtpUrl ? createSender(store, { clock, log, smtpUrl, from }) : undefined;

  return {
    mode: sender ? "smtp" : "local",
    async send(writer, mail) {
      const message = { ...mail, to: recipientOf(mail), id: newId("mail"), createdAt: clock() };
      await insertMail(writer, message, sender ? "waiting" : "local");
      if (sender) sender.wakeSoon();
      else log.info({ mailId: message.id }, "a message waits in the local mailbox");
    },
    async list(limit = LIST_DEFAULT) {
      if (sender) return [];
      return listMailbox(store, { now: clock(), limit: Math.min(limit, LIST_MAX) });
    },
    isWorking: () => sender?.isWorking() ?? true,
    wake: () => sender?.wake(),
    sweep: () => forgetMails(store, clock()),
    close: async () => sender?.close(),
  };
}

/** The last check before a text becomes a header: what is no address, or could end one, is a defect. */
function recipientOf({ to, subject }: Mail): string {
  const address = readAddress(to);
  if (!address) throw new Error("a message needs the address of its recipient");
  if (!/^[\x20-\x7e]{1,200}$/.test(subject)) throw new Error("a subject is one line of ASCII");
  return address;
}
