import { errors } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import type { Settings } from "../../platform/config/variables.js";
import { KEPT_DAYS, utcDay } from "../../platform/quota/days.js";
import { ownedBuffer } from "../../platform/threads/owned-buffer.js";
import type { BackendApp } from "../backend.js";
import { noSuchModel } from "./builtin/ask-builtin.js";
import { type CacheBounds, createAnswerCache } from "./cache/answer-cache.js";
import { type CallsAtOnce, createCallsAtOnce } from "./calls-at-once.js";
import type { CompletionParts } from "./chat-call.js";
import { chatRoutes } from "./chat-routes.js";
import { createCompletions } from "./completions.js";
import { askEmbeddings } from "./embeddings/ask-embeddings.js";
import { listModels } from "./list-models.js";
import { noResponses, OpenAiError } from "./openai-errors.js";
import { headerText, required } from "./request/required.js";
import {
  EmbeddingsBody,
  EmbeddingsReply,
  ModelParams,
  ModelReply,
  ModelsReply,
  UsageReply,
} from "./schemas.js";
import { tasks } from "./tasks.js";
import { reportUsage } from "./usage/report-usage.js";
import { createTallies, type Tallies } from "./usage/tallies.js";
import type { costGuardVariables } from "./variables.js";

const SLUG = "cost-guard";
const HOUR_MS = 3_600_000;
const BYTES_PER_MB = 2 ** 20;
const EMBED_MS_MAX = 30_000;
const JSON_TYPE = "application/json; charset=utf-8";

/** Adds the routes of an OpenAI-compatible endpoint. */
export async function routes(
  app: BackendApp,
  parts: CompletionParts,
  settings: Settings<typeof costGuardVariables>,
): Promise<void> {
  app.addSchema(OpenAiError);
  const bounds: CacheBounds = {
    keptMs: settings.COMPLETION_CACHE_HOURS * HOUR_MS,
    accountBytesMax: settings.COMPLETION_CACHE_PER_ACCOUNT_MB * BYTES_PER_MB,
    bytesMax: settings.COMPLETION_CACHE_MB * BYTES_PER_MB,
  };
  const cache = createAnswerCache(parts, bounds);
  const tallies = createTallies(parts);
  app.addHook("onClose", () => tallies.flush());
  const atOnce = createCallsAtOnce(settings.COMPLETIONS_AT_ONCE);
  const completions = createCompletions(parts, { cache, tallies, atOnce });
  await app.register(async (scope) => chatRoutes(scope, parts, completions));
  await app.register(async (scope) => embeddingsRoutes(scope, parts, { tallies, atOnce }));
  modelRoutes(app, parts);

  app.get(
    "/v1/usage",
    {
      schema: {
        operationId: "getCompletionUsage",
        tags: [SLUG],
        summary: "Say what calls came to, and what the cache saved",
        response: { 200: UsageReply, ...errorReplies(OpenAiError, [401, 500, 503]) },
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const today = utcDay(parts.clock());
      const days = await tallies.since(accountId, today - KEPT_DAYS + 1);
      const { items, bytes } = await cache.sumOf(accountId);
      const kept = { bytes_max: bounds.accountBytesMax, kept_seconds: bounds.keptMs / 1000 };
      return { ...reportUsage(days, today), cache: { answers: items, bytes, ...kept } };
    },
  );

  app.post(
    "/v1/responses",
    {
      schema: {
        operationId: "refuseResponses",
        tags: [SLUG],
        summary: "Say that the Responses API is not served",
        response: errorReplies(OpenAiError, [400, 401, 404, 413, 500, 503], [noResponses]),
      },
    },
    async () => {
      throw noResponses();
    },
  );
}

function modelRoutes(app: BackendApp, parts: CompletionParts): void {
  app.get(
    "/v1/models",
    {
      schema: {
        operationId: "listModels",
        tags: [SLUG],
        summary: "List the models: those of the endpoint and the builtin ones",
        response: { 200: ModelsReply, ...errorReplies(OpenAiError, [401, 500]) },
      },
    },
    async () => ({ object: "list" as const, data: [...listModels(parts)] }),
  );

  app.get(
    "/v1/models/*",
    {
      schema: {
        operationId: "getModel",
        tags: [SLUG],
        summary: "Get one model",
        params: ModelParams,
        response: {
          200: ModelReply,
          ...errorReplies(OpenAiError, [401, 404, 500], [noSuchModel]),
        },
      },
    },
    async (request) => {
      const model = listModels(parts).find(({ id }) => id === request.params["*"]);
      if (!model) throw noSuchModel();
      return model;
    },
  );
}

function embeddingsRoutes(
  app: BackendApp,
  parts: CompletionParts,
  { tallies, atOnce }: { readonly tallies: Tallies; readonly atOnce: CallsAtOnce },
): void {
  const { models, threads } = parts;
  readBodiesAsBytes(app);
  app.post(
    "/v1/embeddings",
    {
      schema: {
        operationId: "createEmbeddings",
        tags: [SLUG],
        summary: "Embed texts",
        body: EmbeddingsBody,
        response: {
          200: EmbeddingsReply,
          ...errorReplies(
            OpenAiError,
            [400, 401, 404, 413, 429, 500, 502, 503, 504],
            [noSuchModel, () => errors.rateLimited("", 1), () => errors.badGateway("")],
          ),
        },
      },
      // What reads the body validates it by itself, on a thread.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const bytes = request.bodyBytes ?? Buffer.alloc(0);
      const options = {
        owner: accountId,
        timeoutMs: EMBED_MS_MAX,
        transfer: ownedBuffer(bytes),
      };
      const input = { bytes, names: models.names };
      const read = required(await threads.run(tasks["embed-texts"], input, options));
      if (read.outcome === "unknown-model") throw noSuchModel();
      reply.type(JSON_TYPE);
      if (read.outcome === "embedded") {
        const { asked } = read;
        if (asked !== undefined && !asked.startsWith("builtin/")) {
          reply.header("x-model-substituted", headerText(asked));
        }
        return reply.send(read.text);
      }
      const hangUp = new AbortController();
      reply.raw.once("close", () => hangUp.abort());
      const { model, body } = read;
      const traceparent = traceContextOf(request)?.traceparent;
      const call = { accountId, model, body, signal: hangUp.signal, traceparent };
      const { text, usage } = await atOnce(accountId, () => askEmbeddings(parts, call));
      tallies.count({ accountId, model, kind: "bypass", usage });
      return reply.header("x-cache", "bypass").send(text);
    },
  );
}
