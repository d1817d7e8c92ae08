import type { FastifyReply, FastifyRequest } from "fastify";
import { errors } from "../../../http/api-error.js";
import { unknownBearerKey } from "../../../http/caller/authenticate.js";
import { clientOf } from "../../../http/caller/client-address.js";
import {
  callsUsedUp,
  countCallsUsedUp,
  quotaHeaders,
  setHeaders,
} from "../../../http/caller/daily-calls.js";
import { GatewayError } from "../../../http/families.js";
import type { RouteScope } from "../../../http/family.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../../http/input/json-body.js";
import { traceContextOf } from "../../../http/input/trace-context.js";
import { sendJsonBytes } from "../../../http/json-bytes.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { storageFull } from "../../../http/openapi/storage-full.js";
import { camelCase } from "../../../http/operations/camel-case.js";
import { whileConnected } from "../../../http/while-connected.js";
import type { Key } from "../../../platform/keys/key.js";
import type { Needed } from "../../../platform/parts/part.js";
import { storedPackets } from "../../../services/evidence-log/stored.js";
import type { VerticalAgent } from "../../../vertical-agents/agent.js";
import { type ClientMeter, tooManyRequests } from "../client-meter.js";
import { createAskLimits, solverTimeUsedUp, tooManyAtOnce } from "./ask-limits.js";
import { findAsker, isPro, keyRequired, notPro, proNeedsKey } from "./asker.js";
import { createLanguageModel } from "./language-model.js";
import { type AskBody, askBody, askReply, exampleReply } from "./schemas.js";
import { type AskParts, createAskAgent } from "./service.js";

export interface AskRoutesParts
  extends AskParts,
    Needed<"agents" | "keys" | "quota" | "usage" | "metrics" | "models"> {
  readonly meter: ClientMeter;
  readonly isKeyRequired: boolean;
}

const ROOT = "/v1/vertical-agents";

/** Adds the route of each agent, and the answer to names that no agent has. */
export async function addAskRoutes(scope: RouteScope, parts: AskRoutesParts): Promise<void> {
  const answerRequest = createAnswering(parts);
  await scope.register(async (app: RouteScope) => {
    readBodiesAsJson(app, jsonReader(jsonOfNumbers));
    for (const agent of parts.agents) {
      app.post(
        `${ROOT}/${agent.slug}/ask`,
        {
          schema: await schemaOf(agent),
          // Who asks is known before the body is read.
          onRequest: async (request, reply) => admit(parts, request, reply),
        },
        async (request, reply) => answerRequest(agent, request, reply),
      );
    }
    const slugs = parts.agents.map(({ slug }) => slug).join(", ");
    app.post<{ Params: { slug: string } }>(
      `${ROOT}/:slug/ask`,
      { schema: { hide: true } },
      async () => {
        throw errors.notFound(`this vertical agent (there are ${slugs})`);
      },
    );
  });
}

async function admit(
  { keys, isKeyRequired, meter }: AskRoutesParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header("cache-control", "no-store");
  request.caller = await findAsker(keys, isKeyRequired, request, reply);
  if (request.caller === null) meter(request, reply);
}

/** Answers a question whose body is valid, within what its caller may ask. */
function createAnswering(parts: AskRoutesParts) {
  const { clock, metrics, models } = parts;
  const limits = createAskLimits(clock);
  const ask = createAskAgent(parts, createLanguageModel(models));
  const countRefusal = countCallsUsedUp(metrics);
  const countAnswer = metrics.counter({
    name: "gatehouse_vertical_answers_total",
    help: "Questions to vertical agents that were answered",
    labels: ["agent"],
  });

  async function takeCall(key: Key, reply: FastifyReply): Promise<() => Promise<void>> {
    const { quota } = parts;
    const { granted, remaining, day } = await quota.take(key.counterId);
    setHeaders(reply, quotaHeaders(quota, remaining));
    if (!granted) {
      countRefusal();
      throw callsUsedUp(quota.limit, quota.secondsToReset());
    }
    return async () => {
      setHeaders(reply, quotaHeaders(quota, await quota.giveBack(key.counterId, day)));
    };
  }

  return async (agent: VerticalAgent, request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as AskBody;
    const key = request.caller;
    const client = clientOf(request.ip);
    if (body.tier === "pro") requirePro(key);
    const leave = key === null ? limits.enter(client) : () => {};
    const giveBack = key === null ? async () => {} : await takeCall(key, reply);
    let status = 200;
    try {
      return await whileConnected(reply, async (signal) => {
        const json = await ask({
          agent,
          body,
          key,
          client,
          signal,
          traceparent: traceContextOf(request)?.traceparent,
          onSpent: (ms) => key === null && limits.spend(client, ms),
        });
        countAnswer({ agent: agent.slug });
        return sendJsonBytes(reply, json);
      });
    } catch (error) {
      status = statusOf(error);
      // What the server is to blame for costs nothing.
      if (status >= 500) await giveBack();
      throw error;
    } finally {
      leave();
      if (key) {
        parts.usage.record({ key, slug: agent.slug, status, ms: reply.elapsedTime });
      }
    }
  };
}

/** That of an error that the caller is told, or 500. */
function statusOf(error: unknown): number {
  return (error as { readonly status?: number }).status ?? 500;
}

function requirePro(key: Key | null): void {
  if (key === null) throw proNeedsKey();
  if (!isPro(key)) throw notPro();
}

/** What a prompt can have wrong with it as a whole. */
const refusedPrompt = () =>
  errors.validation("a picture has at most 200 aircraft", {
    details: [{ path: "/prompt", message: "a picture has at most 200 aircraft" }],
  });

async function schemaOf({ slug, purpose, example, schemas, view }: VerticalAgent) {
  const { Problem, fields, exampleOutput } = await schemas();
  const reply = askReply(Problem, fields);
  return {
    operationId: camelCase(`ask-${slug}`),
    tags: ["verticals"],
    security: [{}, { gatewayKey: [] }],
    "x-agents": {
      isFirstCall: true as const,
      lesserArguments: ["tier", "options", "seal"],
      changes: false,
      task: "when long" as const,
      ...(view ? { view } : {}),
    },
    summary: `Ask ${slug}`,
    description: purpose,
    body: askBody(example),
    response: {
      // The reply is written where it is computed, and need not be written again.
      200: { ...reply, examples: [exampleReply(slug, exampleOutput)] },
      ...errorReplies(
        GatewayError,
        [400, 401, 403, 413, 422, 429, 500, 503, 504],
        [
          unknownBearerKey,
          keyRequired,
          proNeedsKey,
          notPro,
          storageFull(storedPackets),
          refusedPrompt,
          () => tooManyRequests(120, 37),
          tooManyAtOnce,
          () => solverTimeUsedUp(37),
          () => callsUsedUp(100),
        ],
      ),
    },
  };
}
