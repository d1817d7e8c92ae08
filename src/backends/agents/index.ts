import { defineBackend } from "../backend.js";
import { agentVariables } from "./settings.js";

export const backend = defineBackend({
  slug: "agents",
  access: "self-service",
  purpose: "Runs a task with a tool loop and answers the output with the harness and model used.",
  example: {
    method: "POST",
    path: "api/agent/execute",
    body: { task: "What is 15 % of 240?" },
  },
  needs: ["models", "language", "threads", "isolates", "clock", "operations", "keyFormats"],
  config: agentVariables,
  routes: async (app, needed, settings) =>
    (await import("./routes.js")).routes(app, needed, settings),
});
