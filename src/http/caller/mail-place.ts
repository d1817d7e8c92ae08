import type { Mailer } from "../../platform/mail/mailer.js";
import { isLoopbackUrl } from "./this-machine.js";

/** Where a mailed link is read: in a mailbox, on the page of the local one, or by a command of the operator. */
export type MailPlace = "mailbox" | "page" | "command";

/** The local mailbox has a page only while the site is for this machine: its links sign in as anybody. */
export function mailPlace({ mode }: Pick<Mailer, "mode">, publicUrl: string): MailPlace {
  if (mode !== "local") return "mailbox";
  return isLoopbackUrl(publicUrl) ? "page" : "command";
}
