import { defineBackend } from "../backend.js";
import { openAiRules } from "./openai-errors.js";
import { costGuardVariables } from "./variables.js";

const BODY_BYTES_MAX = 20 * 1_048_576;
const HOUR_MS = 3_600_000;

/** An OpenAI-compatible endpoint that asks the model each question once. */
export const backend = defineBackend({
  slug: "cost-guard",
  access: "self-service",
  purpose: "Chat completions with an exact-prompt cache.",
  example: {
    method: "POST",
    path: "v1/chat/completions",
    body: { messages: [{ role: "user", content: "Say hello" }] },
  },
  bodyLimitBytes: BODY_BYTES_MAX,
  errorRules: openAiRules,
  needs: ["store", "clock", "threads", "models", "language", "secret", "log"],
  config: costGuardVariables,
  schedule: [
    {
      name: "forget-cached-completions",
      everyMs: 300_000,
      isShared: true,
      run: async ({ store, clock }, { COMPLETION_CACHE_HOURS }) => {
        const { forgetStoredBefore } = await import("./cache/answer-cache.js");
        await forgetStoredBefore(store, clock() - COMPLETION_CACHE_HOURS * HOUR_MS);
      },
    },
    {
      name: "forget-completion-days",
      everyMs: HOUR_MS,
      isShared: true,
      run: async ({ store, clock }) => {
        const { forgetDays } = await import("./usage/tallies.js");
        await forgetDays(store, clock());
      },
    },
  ],
  routes: async (app, needed, settings) =>
    (await import("./routes.js")).routes(app, needed, settings),
});
