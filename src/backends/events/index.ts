import { defineBackend } from "../backend.js";
import { eventsVariables, storedEvents } from "./variables.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly evt: "event";
  }
}

const BODY_BYTES_MAX = 5 * 1_048_576;

/** Takes the events of many apps in, and answers what came. */
export const backend = defineBackend({
  slug: "events",
  access: "self-service",
  purpose: "Collects events and reports which were persisted and which were rejected, and why.",
  example: {
    method: "POST",
    path: "api/v1/collect",
    body: { app_id: "shop", event_name: "order_placed", properties: { total_cents: 4_900 } },
  },
  bodyLimitBytes: BODY_BYTES_MAX,
  needs: ["store", "clock", "threads", "storageQuota"],
  config: eventsVariables,
  stores: [storedEvents],
  schedule: [
    {
      name: "forget-events",
      everyMs: 60_000,
      run: async ({ clock, ...needed }, { EVENTS_RETENTION_DAYS }) => {
        const { forgetEvents } = await import("./retention.js");
        await forgetEvents(needed, clock() - EVENTS_RETENTION_DAYS * 86_400_000);
      },
    },
  ],
  routes: async (app, needed, settings) =>
    (await import("./routes.js")).routes(app, needed, settings),
});
