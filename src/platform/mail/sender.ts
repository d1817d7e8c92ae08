import type { Transporter } from "nodemailer";
import type { Logger } from "pino";
import type { Clock } from "../clock/clock.js";
import type { Store } from "../store/sql.js";
import { claimMail, endMail, findDue, postponeMail, type WaitingMail } from "./mail-store.js";

const BATCH_MAX = 20;
const WAKE_SOON_MS = 20;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const SEND_MS = 60_000;
/** Longer than sending can take, so that a claim runs out only when its process is gone. */
const CLAIM_MS = 2 * SEND_MS;
const FIRST_PAUSE_MS = 2_000;
const PAUSE_MS_MAX = 3_600_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

export interface Sender {
  /** Sends what is due now; while that is under way already, once more after it. */
  wake(): void;
  /** Wakes when a transaction that is open now has most likely been committed. */
  wakeSoon(): void;
  isWorking(): boolean;
  close(): Promise<void>;
}

export interface SenderParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly smtpUrl: string;
  readonly from: string;
}

/**
 * Hands waiting messages to a mail server, one after the other. A message that fails is tried again
 * after 2 seconds, then after twice as long each time, at most an hour, and given up after a day.
 */
export function createSender(store: Store, { clock, log, smtpUrl, from }: SenderParts): Sender {
  let opened: Promise<Transporter> | undefined;
  const closing = new AbortController();
  let isWorking = true;
  let isAsked = false;
  let isSending = false;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Opened with the first message: the library costs the start 100 ms. */
  function transport(): Promise<Transporter> {
    opened ??= openTransport(smtpUrl);
    return opened;
  }

  async function sendDue(): Promise<void> {
    for (const mail of await findDue(store, { now: clock(), limit: BATCH_MAX })) {
      if (closing.signal.aborted) return;
      if (await claimMail(store, mail, clock() + CLAIM_MS)) await deliver(mail);
    }
  }

  async function deliver({ id, recipient, subject, body, attempts, created_at }: WaitingMail) {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_MS)]);
    const to = { name: "", address: recipient };
    try {
      await (await transport()).sendMail({ from, to, subject, text: body, signal });
    } catch (error) {
      if (closing.signal.aborted) return postponeMail(store, id, clock());
      if (!isRefusedRecipient(error)) isWorking = false;
      const pause = Math.min(PAUSE_MS_MAX, FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20));
      const isOver = clock() - created_at >= GIVE_UP_AFTER_MS;
      log.warn(
        { mailId: id, attempts: attempts + 1, ...reasonOf(error), isOver },
        "a message could not be sent",
      );
      return isOver ? endMail(store, id, "given_up") : postponeMail(store, id, clock() + pause);
    }
    isWorking = true;
    return endMail(store, id, "sent");
  }

  async function sendWhileAsked(): Promise<void> {
    isSending = true;
    try {
      while (isAsked && !closing.signal.aborted) {
        isAsked = false;
        await sendDue();
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be read or written");
    } finally {
      isSending = false;
    }
  }

  function wake(): void {
    isAsked = true;
    if (!isSending) underWay = sendWhileAsked();
  }

  return {
    wake,
    wakeSoon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        wake();
      }, WAKE_SOON_MS);
    },
    isWorking: () => isWorking,
    async close() {
      clearTimeout(timer);
      closing.abort();
      await underWay;
      (await opened)?.close();
    },
  };
}

/** Asks a mail server for a greeting and the log-in; rejects with what keeps it from being used. */
export async function probeMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** TLS follows the URL: from the start with `smtps:`, else as soon as the server offers it. */
async function openTransport(url: string): Promise<Transporter> {
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A mailbox that does not exist is the fault of its address: the mail server works. */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === "RCPT TO" && Number(responseCode) >= 500;
}

/** The answer of a mail server often repeats the address, so only its codes are logged. */
function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
