import { defineBackend } from "../backend.js";
import { signSecret } from "./sign-parts.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly chl: "challenge";
  }
}

const BODY_LIMIT_BYTES = 65_536;

export const backend = defineBackend({
  slug: "sign",
  access: "self-service",
  purpose:
    "One-time sign-in challenges for wallets, and tokens signed with HMAC-SHA256 that it verifies",
  example: {
    method: "POST",
    path: "api/auth/wallet/challenge",
    body: { walletAddress: "0x14791697260E4c9A71f18484C9f997B308e59325" },
  },
  bodyLimitBytes: BODY_LIMIT_BYTES,
  needs: ["store", "clock", "publicUrl", "mailer", "log", "secrets"],
  secrets: [signSecret],
  schedule: [
    {
      name: "forget-challenges-and-links",
      everyMs: 60_000,
      run: async ({ store, clock }) => (await import("./sweep.js")).sweepSignIns(store, clock()),
    },
  ],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
