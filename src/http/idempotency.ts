import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import type { KeptAnswer } from "../platform/idempotency/claim-place.js";
import type { Idempotency } from "../platform/idempotency/idempotency.js";
import type { Metrics } from "../platform/telemetry/metrics.js";
import { type ApiError, errors } from "./api-error.js";
import type {} from "./caller/authenticate.js";
import { rulesOf } from "./families.js";
import type {} from "./input/body-parsers.js";
import { keptHeaders } from "./once.js";

declare module "fastify" {
  interface FastifyRequest {
    /** An earlier request did this one's work, or a process that died had begun it. */
    isRepeat: boolean;
  }
  interface FastifyContextConfig {
    /** The route creates or charges, so it takes an Idempotency-Key, and keeps its answer by `onceOf`. */
    idempotent?: boolean;
  }
}

const OPEN_ROUTE_LENGTH_MIN = 16;

export interface IdempotencyOptions {
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
  /** Sets a server apart whose paths are another's too; those of the house itself need no name. */
  readonly server?: string;
}

/** Makes every route marked `idempotent` honour the Idempotency-Key header. */
export function enforceIdempotency(
  app: FastifyInstance,
  { idempotency, metrics, server = "" }: IdempotencyOptions,
): void {
  const countReplay = metrics.counter({
    name: "gatehouse_idempotent_replays_total",
    help: "Answers replayed for a repeated Idempotency-Key",
  });
  app.decorateRequest("idempotentCall", null);
  app.decorateRequest("isRepeat", false);

  const claim: preHandlerAsyncHookHandler = async (request, reply) => {
    const header = readHeader(request);
    if (header === undefined) return;
    const path = `${request.method} ${server}${request.url}`;
    const scope = `${callerId(request) ?? "open"} ${path}`;
    const body = request.bodyBytes ?? Buffer.alloc(0);
    const claimed = await idempotency.claim({ scope, header, body });
    switch (claimed.outcome) {
      case "run":
        request.idempotentCall = { claim: claimed.claim, reply, idempotency, kept: null };
        request.isRepeat = claimed.claim.isTakenOver;
        return;
      case "replay":
        request.isRepeat = true;
        countReplay({});
        return replay(reply, claimed.answer);
      case "other-body":
        throw keyReuse(request);
      case "still-running":
        throw errors.unavailable("the first request with this Idempotency-Key is still running");
    }
  };

  const storeAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
    const call = request.idempotentCall;
    if (!call) return payload;
    request.idempotentCall = null;
    const status = reply.statusCode;
    // It was committed with the work. An error that came afterwards has another status.
    if (call.kept?.status === status) return call.kept.body;
    if (status === 401 || status === 429 || status >= 500) await idempotency.release(call.claim);
    else {
      const answer = { status, headers: keptHeaders(reply), body: asBytes(payload) };
      await idempotency.keep(call.claim, answer);
    }
    return payload;
  };

  // On those routes alone, so that no other request pays for the hooks.
  app.addHook("onRoute", (route) => {
    if (!route.config?.idempotent) return;
    route.preHandler = [...[route.preHandler ?? []].flat(), claim];
    route.onSend = [...[route.onSend ?? []].flat(), storeAnswer];
  });
}

function callerId({ caller, gatewayKeyId, account }: FastifyRequest): string | undefined {
  return caller?.id ?? gatewayKeyId ?? account ?? undefined;
}

function readHeader(request: FastifyRequest): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\x20-\x7e]{1,128}$/.test(header)) {
    throw errors.invalidRequest("Idempotency-Key must be 1 to 128 printable ASCII characters");
  }
  if (callerId(request) === undefined && header.length < OPEN_ROUTE_LENGTH_MIN) {
    throw errors.invalidRequest(
      `Idempotency-Key must have at least ${OPEN_ROUTE_LENGTH_MIN} characters on a route without a key`,
    );
  }
  return header;
}

function keyReuse(request: FastifyRequest): ApiError {
  const message = "this Idempotency-Key was used with another body";
  return rulesOf(request).keyReuseStatus === 400
    ? errors.invalidRequest(message)
    : errors.conflict(message);
}

function replay(reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header("idempotency-replayed", "true")
    .send(answer.body);
}

function asBytes(payload: unknown): Buffer {
  return typeof payload === "string" ? Buffer.from(payload) : Buffer.alloc(0);
}
