/** Mails to one address that anybody may cause while what they carry is open. */
const OPEN_MAX = 10;
/** And those that only senders without one of their own may cause. */
const OPEN_OF_NEW_SENDERS_MAX = 30;
const PACE_MS = 10 * 60_000;

/** Links or codes in the mailbox of one address that still work: mailed lately and not used. */
export interface OpenMails {
  /** By anybody. */
  readonly toAddress: number;
  readonly fromSender: number;
  /** When the newest that serves the sender was mailed, in epoch milliseconds; null for none. */
  readonly newestAt: number | null;
}

/**
 * Milliseconds until a sender may cause one more mail to an address; 0 for now.
 *
 * Whoever names an address of somebody else can neither flood nor lock out: ten mails are open at most,
 * or thirty where many senders ask, each of which has one of its own. Beyond that there is one more every ten
 * minutes, whoever asks: so the mailbox always holds one that serves and is not older, and once the
 * owner has used them all, the next comes at once.
 */
export function waitBeforeMail(open: OpenMails, now: number): number {
  const { toAddress, fromSender, newestAt } = open;
  if (toAddress < OPEN_MAX || newestAt === null) return 0;
  if (fromSender === 0 && toAddress < OPEN_OF_NEW_SENDERS_MAX) return 0;
  return Math.max(0, newestAt + PACE_MS - now);
}
