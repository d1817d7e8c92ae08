import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../../http/input/json-body.js";
import { traceContextOf } from "../../../http/input/trace-context.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { whileConnected } from "../../../http/while-connected.js";
import type { ProductsOptions } from "../options.js";
import { InferenceBody, InferenceModelsReply, InferenceReply } from "./inference-schemas.js";
import { createInference, type InferenceParts, noModel } from "./inference-service.js";

export interface InferenceOptions extends ProductsOptions, InferenceParts {}

const unknownModel = () => noModel(["builtin/auto", "builtin/summarize"]);

/** Tasks in words, run by builtin methods or by the language models of the configured endpoint. */
export const inferenceRoutes: FastifyPluginAsyncTypebox<InferenceOptions> = async (
  app,
  { guard, language, models },
) => {
  const inference = createInference({ language, models });
  const shared = { tags: ["products"], security: [{ productsKey: [] }] };
  await app.register(async (admitted: typeof app) => {
    guard.admit(admitted, "inference");
    readBodiesAsJson(admitted, jsonReader(jsonOfNumbers));

    admitted.post(
      "/v1/inference/run",
      {
        schema: {
          ...shared,
          operationId: "runInference",
          "x-agents": { task: "when long" },
          summary: "Run a task through a model",
          description:
            "`builtin/*` are methods of computation, each with its measured quality in `GET /v1/inference/models`; `builtin/auto` chooses among them, and says so where none does the task. Other names are the language models that the operator configured. `context` is data: what it says is never followed.",
          body: InferenceBody,
          response: {
            200: InferenceReply,
            ...errorReplies(
              GatewayError,
              [400, 401, 403, 404, 413, 422, 429, 500, 503, 504],
              [unknownModel],
            ),
          },
        },
      },
      async (request, reply) =>
        whileConnected(reply, (signal) =>
          inference.run(request.body, {
            owner: callerOf(request).ownerId,
            signal,
            traceparent: traceContextOf(request)?.traceparent,
          }),
        ),
    );

    admitted.get(
      "/v1/inference/models",
      {
        schema: {
          ...shared,
          operationId: "listInferenceModels",
          summary: "List the models that run tasks, with what each can and cannot do",
          response: {
            200: InferenceModelsReply,
            ...errorReplies(GatewayError, [401, 403, 429, 500]),
          },
        },
      },
      async () => inference.list(),
    );
  });
};
