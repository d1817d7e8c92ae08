import { defineBackend } from "../backend.js";
import { BODY_BYTES_MAX } from "./schemas.js";

/** Turns files that people write into text that agents read. Keeps nothing. */
export const backend = defineBackend({
  slug: "documents",
  access: "self-service",
  purpose: "Converts PDF, DOCX, HTML, CSV and text to Markdown.",
  example: { method: "POST", path: "v1/convert", body: { text: "# Title" } },
  beyond: true,
  bodyLimitBytes: BODY_BYTES_MAX,
  needs: ["threads"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
