import { Type } from "@sinclair/typebox";
import { errors, type Refusal } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { sendJsonBytes } from "../../http/json-bytes.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { whileConnected } from "../../http/while-connected.js";
import { ModelUnavailable } from "../../platform/models/model-errors.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { CheckBody, CheckReply } from "./schemas.js";
import { createTextGate, wrong } from "./service.js";

const SLUG = "text-gate";

const noWebAddress: Refusal = () => wrong("source_url", "must be an http or https URL");

/** Adds the route that checks texts. */
export async function routes(
  app: BackendApp,
  parts: Needed<"threads" | "models" | "language">,
): Promise<void> {
  const check = createTextGate(parts);

  app.post(
    "/v1/check",
    {
      schema: {
        operationId: "checkText",
        tags: [SLUG],
        "x-agents": { isTool: true },
        summary: "Withhold from a text what instructs its reader, and check its links and claims",
        description:
          "For text of third parties that an agent or a model is to read. What is hidden is decoded first: zero-width and bidirectional characters, homoglyphs, comments, base64. Sentences that instruct a model are withheld, by a trained classifier and rules; links, addresses and claims are checked, and nothing is fetched. With `task`, a model does it with what was let through, which it is given as data, and its answer is checked as well. Nothing is kept.",
        body: CheckBody,
        response: {
          200: Type.Unsafe<Buffer>(CheckReply),
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [noWebAddress, () => modelIsAway("large-1")],
          ),
        },
      },
    },
    async (request, reply) =>
      whileConnected(reply, async (signal) => {
        const { json, substituted } = await check({
          body: request.body,
          owner: accountOf(request),
          signal,
          traceparent: traceContextOf(request)?.traceparent,
        }).catch((error: unknown) => {
          throw error instanceof ModelUnavailable ? modelIsAway(error.model) : error;
        });
        if (substituted !== undefined) reply.header("x-model-substituted", substituted);
        return sendJsonBytes(reply, json);
      }),
  );
}

/** The refusal of a model that was named, is configured and does not answer. */
function modelIsAway(model: string) {
  return errors.unavailable(`${model} does not answer at the moment`);
}
