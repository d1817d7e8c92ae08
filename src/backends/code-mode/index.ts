import { defineBackend } from "../backend.js";

export const backend = defineBackend({
  slug: "code-mode",
  access: "by-request",
  purpose: "A Model Context Protocol server that runs agent-written code in an isolate.",
  example: { method: "POST", path: "mcp", body: { method: "tools/list" } },
  needs: ["codeTools", "keyFormats", "publicUrl", "build"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
