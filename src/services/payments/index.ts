import { Type } from "@sinclair/typebox";
import { secret } from "../../platform/config/variables.js";
import { definePart } from "../../platform/parts/part.js";
import { createLedger, type Ledger } from "./ledger.js";
import { livePayments } from "./live.js";
import type { Payments } from "./payments.js";
import { sandboxPayments } from "./sandbox.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly payments: Payments;
    readonly ledger: Ledger;
  }
}

export const ledger = definePart({
  name: "ledger",
  needs: ["store"],
  create: ({ store }) => createLedger(store),
});

export const part = definePart({
  name: "payments",
  needs: ["log", "publicUrl"],
  config: {
    PAYMENTS_MODE: Type.Union([Type.Literal("sandbox"), Type.Literal("live")], {
      group: "money",
      default: "sandbox",
      description: "`sandbox` settles purchases at once and moves no money",
    }),
    STRIPE_SECRET_KEY: secret("money", "card payments in live mode; the sandbox only warns of it", {
      minLength: 1,
    }),
  },
  create({ log, publicUrl }, { PAYMENTS_MODE, STRIPE_SECRET_KEY }) {
    if (PAYMENTS_MODE === "live") return livePayments();
    if (STRIPE_SECRET_KEY?.startsWith("sk_live_")) {
      log.warn("STRIPE_SECRET_KEY is a live key, but PAYMENTS_MODE is sandbox: no money will move");
    }
    return sandboxPayments(publicUrl);
  },
});
