import type { Needed } from "../../platform/parts/part.js";
import type { Writer } from "../../platform/store/sql.js";
import type { DisabledNotice } from "./delivery/queue-run.js";

const REASONS: Readonly<Record<DisabledNotice["reason"], string>> = {
  failing: "its server took no message for 24 hours.",
  gone: "its server answered 410, which asks for no more messages.",
  asked: "somebody with a key of this account asked for it.",
};

/** Tells the owner of an account by mail that events no longer go out. */
export function noticeByMail({ mailer, accounts }: Needed<"mailer" | "accounts">) {
  return async (writer: Writer, notice: DisabledNotice): Promise<void> => {
    const account = await accounts.find(writer, notice.accountId);
    if (!account) return;
    const { host } = new URL(notice.url);
    await mailer.send(writer, {
      to: account.email,
      subject: "A webhook was disabled",
      text: [
        `The webhook ${notice.endpointId} to ${host} was disabled at ${new Date(notice.at).toISOString()}:`,
        REASONS[notice.reason],
        "",
        `PATCH /v1/webhooks/${notice.endpointId} {"enabled":true} takes it up again; what was not`,
        "delivered can be sent once more from its list of deliveries.",
      ].join("\n"),
    });
  };
}
