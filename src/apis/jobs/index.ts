import { defineFamily } from "../../http/family.js";
import { jobsRules } from "./errors.js";
import { keyFormat } from "./key-format.js";
import { jobsRoutes } from "./routes.js";
import { createJobService } from "./service.js";
import { describeSoldJob } from "./sold-job.js";
import { countAll, interruptAbandonedJobs } from "./store.js";
import { storedJobs } from "./stored.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly agt: "agent";
    readonly job: "job";
  }
}

/** The script job service under /api/agents. */
export const family = defineFamily({
  name: "jobs",
  position: 10,
  tag: {
    description: "The script job service: brief in, priced, bought, downloaded",
    position: 10,
  },
  owns: ["/api/agents"],
  rules: jobsRules,
  securitySchemes: {
    agentKey: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "`sjs_` and 32 lowercase hex digits, from signup",
    },
  },
  keyFormat,
  needs: [
    "store",
    "clock",
    "log",
    "metrics",
    "heartbeat",
    "keys",
    "models",
    "threads",
    "payments",
    "ledger",
    "counts",
    "publicUrl",
    "storageQuota",
    "signUps",
  ],
  stores: [storedJobs],
  schedule: [
    {
      name: "end-abandoned-jobs",
      everyMs: 1_000,
      run: ({ store, heartbeat }) => interruptAbandonedJobs(store, heartbeat),
    },
  ],
  async routes(app, needed) {
    const { keys, publicUrl, store, ledger, counts, signUps } = needed;
    ledger.describeOrders("job", (id) => describeSoldJob(store, id));
    counts.add(() => countAll(store));
    const service = createJobService(needed);
    await app.register(jobsRoutes, { prefix: "/api/agents", service, keys, signUps, publicUrl });
  },
});
