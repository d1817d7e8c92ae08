import { defineBackend } from "../backend.js";

export const backend = defineBackend({
  slug: "browser",
  access: "by-request",
  purpose: "A Model Context Protocol server that drives a browser.",
  example: { method: "POST", path: "mcp", body: { method: "tools/list" } },
  needs: ["browsing", "store", "clock", "heartbeat", "publicUrl", "build", "log"],
  schedule: [
    {
      name: "forget-browser-homes",
      everyMs: 300_000,
      isShared: true,
      run: async (needed) => (await import("./homes/homes.js")).forgetHomes(needed),
    },
  ],
  impairment: {
    needs: ["browser"],
    reason({ browser }) {
      const status = browser.status();
      return status.state === "ready" ? undefined : status.reason;
    },
  },
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
