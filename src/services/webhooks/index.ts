import { definePart } from "../../platform/parts/part.js";
import { createWebhooks } from "./create-webhooks.js";
import { noticeByMail } from "./notice-by-mail.js";
import type { Webhooks } from "./webhooks.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly whd: "delivery";
    readonly whe: "event of webhooks";
    readonly whk: "endpoint of webhooks";
  }
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly webhooks: Webhooks;
  }
}

export const part = definePart({
  name: "webhooks",
  needs: [
    "store",
    "clock",
    "log",
    "metrics",
    "heartbeat",
    "mailer",
    "secret",
    "addressGuard",
    "accounts",
  ],
  // What was not delivered when the last process ended goes out from the start.
  startsWithServer: true,
  create: ({ store, addressGuard: guard, heartbeat, ...needed }) =>
    createWebhooks(store, {
      ...needed,
      guard,
      processId: heartbeat.processId,
      deadBefore: heartbeat.deadBefore,
      notify: noticeByMail(needed),
    }),
  schedule: [
    { name: "deliver-webhooks", everyMs: 1_000, run: async (webhooks) => webhooks.wake() },
    { name: "count-outbox", everyMs: 1_000, run: (webhooks) => webhooks.sampleDepth() },
    { name: "reseal-webhook-secrets", everyMs: 1_000, run: (webhooks) => webhooks.reseal() },
    { name: "forget-deliveries", everyMs: 3_600_000, isShared: true, run: (one) => one.sweep() },
  ],
  close: (webhooks) => webhooks.close(),
});
