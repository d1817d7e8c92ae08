import { definePart } from "../parts/part.js";
import type { Secrets } from "./secrets.js";
import type { ServerSecret } from "./server-secret.js";
import { sessionSecret } from "./session-secret.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Every declared secret, settled with the store. */
    readonly secrets: Secrets;
    /** The secret of this installation, the same on every replica. */
    readonly secret: ServerSecret;
  }
}

export const part = definePart({
  name: "secret",
  needs: ["secrets"],
  secrets: [sessionSecret],
  create: ({ secrets }) => secrets.of(sessionSecret),
});
