import { secret } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { serverSecret } from "./server-secret.js";

declare module "../parts/part.js" {
  interface Parts {
    /** The secret of this installation, the same on every replica. */
    readonly secret: string;
  }
}

export const part = definePart({
  name: "secret",
  needs: ["store", "clock"],
  config: {
    SESSION_SECRET: secret("people", "seals the answers that are kept for `Idempotency-Key`", {
      minLength: 32,
      shownDefault: "made at first start",
    }),
  },
  create: ({ store, clock }, { SESSION_SECRET: configured }) =>
    serverSecret(store, { name: "session", configured, now: clock() }),
});
