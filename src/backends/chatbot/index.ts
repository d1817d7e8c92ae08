import { defineBackend } from "../backend.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly cnv: "conversation";
  }
}

/** Answers messages with the model that is best for their kind of those that are there. Keeps nothing. */
export const backend = defineBackend({
  slug: "chatbot",
  access: "self-service",
  purpose: "Chat with a model picked by the kind of job from 12 ranked ones.",
  example: { method: "POST", path: "api/bot/chat", body: { message: "Hello" } },
  needs: ["models", "language"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
