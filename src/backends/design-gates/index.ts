import { defineBackend } from "../backend.js";

const MEBIBYTE = 1_048_576;

/** Judges markup, style sheets and design tokens, and repairs what can be decided. Keeps nothing. */
export const backend = defineBackend({
  slug: "design-gates",
  access: "self-service",
  purpose: "Audits markup against computed design gates, with a deterministic repair pass.",
  example: { method: "POST", path: "audit", body: { source: "<img src='a.png'>" } },
  bodyLimitBytes: 8 * MEBIBYTE,
  needs: ["threads"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
