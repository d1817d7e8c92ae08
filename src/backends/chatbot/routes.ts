import { errors } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { ModelUnavailable } from "../../platform/models/model-errors.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { ChatBody, ChatReply, ModelsReply } from "./schemas.js";
import { createChatbot, modelIsAway } from "./service.js";

const SLUG = "chatbot";

/** Adds the routes of the chatbot. */
export async function routes(app: BackendApp, parts: Needed<"models" | "language">): Promise<void> {
  const chatbot = createChatbot(parts);

  app.post(
    "/api/bot/chat",
    {
      schema: {
        operationId: "chatWithBot",
        tags: [SLUG],
        summary: "Chat with the model that is best for the kind of your message",
        description:
          "A classifier tells whether the message is about reasoning, code, or neither; for each kind twelve models are ranked, and the first that is available answers: one of the endpoint of this server, or else a builtin, which is no language model. Nothing is kept: send what was said before as `history`.",
        body: ChatBody,
        response: {
          200: ChatReply,
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [() => modelIsAway("gpt-5.5")],
          ),
        },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      const hangUp = () => gone.abort();
      reply.raw.once("close", hangUp);
      try {
        const { reply: answer, substituted } = await chatbot.chat({
          body: request.body,
          owner: accountOf(request),
          signal: gone.signal,
          traceparent: traceContextOf(request)?.traceparent,
        });
        if (substituted !== undefined) reply.header("x-model-substituted", substituted);
        return answer;
      } catch (error) {
        if (gone.signal.aborted) throw errors.unavailable("the caller hung up");
        throw error instanceof ModelUnavailable ? modelIsAway(error.model) : error;
      } finally {
        reply.raw.off("close", hangUp);
      }
    },
  );

  app.get(
    "/api/bot/models",
    {
      schema: {
        operationId: "listChatModels",
        tags: [SLUG],
        summary: "List the ranked models, with their sources",
        response: { 200: ModelsReply, ...errorReplies(GatewayError, [401, 500]) },
      },
    },
    async () => chatbot.models(),
  );
}
