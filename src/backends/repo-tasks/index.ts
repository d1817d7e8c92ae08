import { defineBackend } from "../backend.js";

const BODY_BYTES_MAX = 8 * 1_048_576;

/** Reads failing tests, resolves conflicts, and plans and repairs; nothing is stored. */
export const backend = defineBackend({
  slug: "repo-tasks",
  access: "self-service",
  purpose: "Plans repository changes, analyses failing tests and proposes conflict resolutions.",
  example: {
    method: "POST",
    path: "api/computer/plan",
    body: { task: "Add a health check" },
  },
  bodyLimitBytes: BODY_BYTES_MAX,
  needs: ["threads", "models", "isolates"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
