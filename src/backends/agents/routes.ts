import { errors, type Refusal } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { forwardedKeyHeaders } from "../../http/caller/forwarded-key.js";
import { GatewayError } from "../../http/families.js";
import { coveringCallOf } from "../../http/in-process/local-request.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { readCredentials } from "../../http/operations/credentials.js";
import { whileConnected } from "../../http/while-connected.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { createRunsInFlight, tooManyRuns } from "./runs-in-flight.js";
import { ExecuteBody, ExecuteReply } from "./schemas.js";
import { type AgentParts, createAgents, modelFailed } from "./service.js";
import type { AgentSettings } from "./settings.js";

const SLUG = "agents";

/** The refusal of a run that a tool of another run asks for. */
const noAgentWithin: Refusal = () => errors.forbidden("a tool of an agent must not run an agent");
const modelIsAway: Refusal = () => modelFailed("large-1");

/** Adds the route that runs tasks. */
export async function routes(
  app: BackendApp,
  { keyFormats, ...parts }: AgentParts & Needed<"keyFormats">,
  settings: AgentSettings,
): Promise<void> {
  const execute = createAgents(parts, settings);
  const runs = createRunsInFlight(settings.AGENTS_AT_ONCE);

  app.post(
    "/api/agent/execute",
    {
      schema: {
        operationId: "executeTask",
        tags: [SLUG],
        summary: "Run a task with tools",
        description:
          "A configured language model calls tools until it can answer, within bounds of steps, time, tokens and calls; without one, `builtin/planner` computes the answer by rules, or says what it lacks. Tools are exact calculation, dates, text methods, code in an isolate, and every operation of this server that changes nothing; what changes something is called only where `tools` names it, and what costs money never. Calls of tools are part of this call: they do not count against the key. Keys for other families come in `x-api-key`, several with commas.",
        body: ExecuteBody,
        response: {
          200: ExecuteReply,
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 413, 422, 429, 500, 503, 504],
            [noAgentWithin, () => tooManyRuns(settings.AGENTS_AT_ONCE), modelIsAway],
          ),
        },
      },
    },
    async (request, reply) => {
      const { raw, body, log } = request;
      if (coveringCallOf(raw)) throw noAgentWithin();
      const owner = accountOf(request);
      const credentials = readCredentials(forwardedKeyHeaders(raw), keyFormats);
      const keyId = request.gatewayKeyId;
      const coveredBy = keyId === null ? undefined : { keyId };
      return whileConnected(reply, async (gone) => {
        const { reply: answer, substituted } = await runs.within(owner, () =>
          execute({
            body,
            owner,
            caller: { credentials, from: raw, coveredBy },
            traceparent: traceContextOf(request)?.traceparent,
            log,
            gone,
          }),
        );
        if (substituted !== undefined) reply.header("x-model-substituted", substituted);
        return answer;
      });
    },
  );
}
