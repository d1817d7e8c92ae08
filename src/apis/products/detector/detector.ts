import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Refusal } from "../../../http/api-error.js";
import { answerInTime } from "../../../http/caller/answer-in-time.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../../http/input/json-body.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { Detector } from "../../../services/detector/detector.js";
import type { ProductsOptions } from "../options.js";
import {
  DetectBatchBody,
  DetectBatchReply,
  DetectBody,
  DetectorModelsReply,
  DetectReply,
} from "./detector-schemas.js";
import { createDetectorAnswers, noDetector } from "./detector-service.js";

export interface DetectorOptions extends ProductsOptions {
  readonly detector: Detector;
}

const MEBIBYTE = 1_048_576;
const TEXT_MS_MAX = 15_000;
const BATCH_MS_MAX = 60_000;
const TEXT_TIME = { name: "the detection", ms: TEXT_MS_MAX };
const BATCH_TIME = { name: "the detection of all texts", ms: BATCH_MS_MAX };

const unknownModel: Refusal = () => noDetector(["latest", "detector-1"]);

/** Whether texts were written by a machine. No text is kept or logged. */
export const detectorRoutes: FastifyPluginAsyncTypebox<DetectorOptions> = async (
  app,
  { guard, detector },
) => {
  const answers = createDetectorAnswers(detector);
  const shared = { tags: ["products"], security: [{ productsKey: [] }] };
  const refusals = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504] as const;
  await app.register(async (admitted: typeof app) => {
    guard.admit(admitted, "detector");
    readBodiesAsJson(admitted, jsonReader(jsonOfNumbers));

    admitted.post(
      "/v1/detector/detect",
      {
        bodyLimit: 2 * MEBIBYTE,
        config: { idempotent: true },
        schema: {
          ...shared,
          operationId: "detectText",
          "x-agents": { isTool: true, changes: false },
          summary: "Tell whether a text was written by a machine",
          description:
            "A calibrated probability, and a verdict that is held back where too many human texts would be called a machine's. It is a hint and no proof of who wrote the text. What is too short, no prose or in a language that the model does not know stays near 0.5, and `note` says so. The webhooks of the account hear `detection.complete`, once for an Idempotency-Key. The text is not kept.",
          body: DetectBody,
          response: { 200: DetectReply, ...errorReplies(GatewayError, refusals, [unknownModel]) },
        },
      },
      async (request, reply) => {
        const accountId = callerOf(request).ownerId;
        const once = onceOf<DetectReply>(request);
        const found = await answerInTime(reply, TEXT_TIME, (deadline) =>
          answers.detect(request.body, { accountId, deadline, once }),
        );
        return found ?? reply;
      },
    );

    admitted.post(
      "/v1/detector/detect-batch",
      {
        bodyLimit: 8 * MEBIBYTE,
        config: { idempotent: true },
        schema: {
          ...shared,
          operationId: "detectTexts",
          "x-agents": { changes: false, task: "when long" },
          summary: "Tell which of several texts were written by a machine",
          description:
            "Each text is judged by itself, as by `POST /v1/detector/detect`, and has its own `detection.complete`. One text that is refused refuses them all, and the error names its place.",
          body: DetectBatchBody,
          response: {
            200: DetectBatchReply,
            ...errorReplies(GatewayError, refusals, [unknownModel]),
          },
        },
      },
      async (request, reply) => {
        const accountId = callerOf(request).ownerId;
        const once = onceOf<DetectBatchReply>(request);
        const found = await answerInTime(reply, BATCH_TIME, (deadline) =>
          answers.detectAll(request.body, { accountId, deadline, once }),
        );
        return found ?? reply;
      },
    );

    admitted.get(
      "/v1/detector/models",
      {
        schema: {
          ...shared,
          operationId: "listDetectorModels",
          summary: "List the models of the detector, with what each can and cannot do",
          response: {
            200: DetectorModelsReply,
            ...errorReplies(GatewayError, [401, 403, 429, 500]),
          },
        },
      },
      async () => answers.list(),
    );
  });
};
