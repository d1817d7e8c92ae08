import { definePart } from "../parts/part.js";
import { createIdempotency, type Idempotency } from "./idempotency.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly idempotency: Idempotency;
  }
}

export const part = definePart({
  name: "idempotency",
  needs: ["store", "clock", "secret", "heartbeat"],
  create: ({ store, clock, secret, heartbeat }) =>
    createIdempotency(store, { clock, secret, heartbeat }),
  schedule: [
    {
      name: "release-unkept-answers",
      everyMs: 1_000,
      run: (idempotency) => idempotency.releaseUnkept(),
    },
    { name: "forget-answers", everyMs: 3_600_000, run: (idempotency) => idempotency.sweep() },
  ],
});
