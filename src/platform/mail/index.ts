import { Type } from "@sinclair/typebox";
import { definePart } from "../parts/part.js";
import { createMailer, type Mailer } from "./mailer.js";

declare module "../ids/ids.js" {
  interface IdPrefixes {
    readonly mail: "message";
  }
}

declare module "../parts/part.js" {
  interface Parts {
    readonly mailer: Mailer;
  }
}

const ADDRESS = '[^\\s<>"@]+@[^\\s<>"@]+';

export const part = definePart({
  name: "mailer",
  needs: ["store", "clock", "log"],
  config: {
    SMTP_URL: Type.Optional(
      Type.String({
        group: "people",
        pattern: "^smtps?://[^\\s/?#]+[^\\s#]*$",
        expected: "smtp://user:password@host:port, or smtps:// for TLS from the start",
        secret: true,
        description:
          "mail server such as `smtp://user:password@host:587`; without one, mail waits on this machine for `gatehouse mail list`",
      }),
    ),
    MAIL_FROM: Type.Optional(
      Type.String({
        group: "people",
        pattern: `^(${ADDRESS}|[^\\r\\n<>"@]{1,100} <${ADDRESS}>)$`,
        expected: "an address, or a name and an address such as Gatehouse <gate@example.org>",
        shownDefault: "gatehouse@ the host of PUBLIC_URL",
        computed: ({ MAIL_FROM, PUBLIC_URL }: Readonly<Record<string, unknown>>) =>
          MAIL_FROM ?? `Gatehouse <gatehouse@${new URL(String(PUBLIC_URL)).hostname}>`,
        description: "sender of the mail to people",
      }),
    ),
  },
  // What a process before this one could not send goes out from the start.
  startsWithServer: true,
  create: ({ store, clock, log }, { SMTP_URL: smtpUrl, MAIL_FROM: from = "" }) =>
    createMailer(store, { clock, log, smtpUrl, from }),
  schedule: [
    { name: "send-mail", everyMs: 1_000, run: async (mailer) => mailer.wake() },
    { name: "forget-mail", everyMs: 3_600_000, isShared: true, run: (mailer) => mailer.sweep() },
  ],
  close: (mailer) => mailer.close(),
});
