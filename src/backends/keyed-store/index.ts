import { defineBackend } from "../backend.js";

export const backend = defineBackend({
  slug: "keyed-store",
  access: "by-request",
  purpose: "keyed store and read at flat cost; not a nearest-neighbour engine",
  example: { method: "POST", path: "v1/keyspaces", body: { name: "sessions" } },
  needs: ["store", "clock"],
  schedule: [
    {
      name: "forget-expired-keys",
      everyMs: 1_000,
      run: async ({ store, clock }) => (await import("./sweep.js")).sweepKeys(store, clock()),
    },
  ],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
