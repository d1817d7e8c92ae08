import { defineBackend } from "../backend.js";
import { storedCorrections } from "./stored.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly cor: "correction";
  }
}

/** Keeps the corrections that agents were given, and answers which one governs what they do next. */
export const backend = defineBackend({
  slug: "memory",
  access: "self-service",
  purpose: "Ranks which stored correction governs the next action.",
  example: { method: "POST", path: "search", body: { query: "How do we name branches?" } },
  needs: ["store", "clock", "threads", "storageQuota"],
  stores: [storedCorrections],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
