import { defineBackend } from "../backend.js";

const BODY_BYTES_MAX = 8 * 1_048_576;

/** Reads pages that callers hand over or have it fetch. Runs no script and keeps nothing. */
export const backend = defineBackend({
  slug: "page-extract",
  access: "self-service",
  purpose: "Turns the HTML of a page into text or links without running scripts.",
  example: {
    method: "POST",
    path: "api/browser/extract",
    body: { html: "<p>Hello</p>" },
  },
  bodyLimitBytes: BODY_BYTES_MAX,
  needs: ["pageReading"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
