import { defineBackend } from "../backend.js";
import { storedRuns, storedSteps } from "./stored.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly run: "recorded run";
  }
}

export const backend = defineBackend({
  slug: "run-record",
  access: "by-request",
  purpose:
    "Records a run as a chain of steps: create, append, query, verify, seal; stores no step content.",
  example: { method: "POST", path: "v1/runs", body: { name: "nightly import" } },
  needs: ["store", "clock", "evidence", "threads", "storageQuota"],
  stores: [storedRuns, storedSteps],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
