import { defineBackend } from "../backend.js";

const MEBIBYTE = 1_048_576;

/** Lets through of a third party's text what does not instruct its reader. Keeps nothing. */
export const backend = defineBackend({
  slug: "text-gate",
  access: "by-request",
  purpose: "Withholds instruction-like sentences of third-party text and checks links and claims.",
  example: { method: "POST", path: "v1/check", body: { text: "Hello" } },
  bodyLimitBytes: 2 * MEBIBYTE,
  needs: ["threads", "models", "language"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
