import { defineSecret } from "../parts/secret-kind.js";

/** Under which answers and the secrets of webhooks are sealed, and callers are counted unnamed. */
export const sessionSecret = defineSecret({
  name: "session",
  variable: "SESSION_SECRET",
  description:
    "seals the answers that are kept for `Idempotency-Key` and the secrets of webhooks; the same on every server",
});
