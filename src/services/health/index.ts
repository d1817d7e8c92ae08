import { definePart } from "../../platform/parts/part.js";
import { createHealthHistory, type HealthHistory } from "./history.js";
import { createHealthProbe, type Health } from "./probe.js";

/** How the server and its parts are, and were. */
export interface HealthWatch {
  /** Looks at every part now. */
  probe(): Promise<Health>;
  readonly history: HealthHistory;
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly health: HealthWatch;
  }
}

export const part = definePart({
  name: "health",
  needs: [
    "store",
    "heartbeat",
    "threads",
    "models",
    "mailer",
    "payments",
    "evidence",
    "webhooks",
    "secrets",
    "natives",
    "browser",
    "clock",
    "counts",
    "build",
  ],
  // A day that nobody asked about is looked at as well.
  startsWithServer: true,
  create: (needed) => ({
    probe: createHealthProbe(needed),
    history: createHealthHistory(needed.store, needed.clock),
  }),
  schedule: [
    {
      name: "record-health",
      everyMs: 60_000,
      isShared: true,
      run: async ({ probe, history }) => history.record(await probe()),
    },
    {
      name: "forget-health",
      everyMs: 3_600_000,
      isShared: true,
      run: ({ history }) => history.sweep(),
    },
  ],
});
