import { defineBackend } from "../backend.js";
import { storedKeys, storedKeyspaces } from "./stored.js";

export const backend = defineBackend({
  slug: "keyed-store",
  access: "by-request",
  purpose: "keyed store and read at flat cost; not a nearest-neighbour engine",
  example: { method: "POST", path: "v1/keyspaces", body: { name: "sessions" } },
  needs: ["store", "clock", "storageQuota"],
  stores: [storedKeys, storedKeyspaces],
  schedule: [
    {
      name: "forget-expired-keys",
      everyMs: 1_000,
      run: async ({ clock, ...needed }) => (await import("./sweep.js")).sweepKeys(needed, clock()),
    },
  ],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
