import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, errors } from "../../http/api-error.js";
import { readBearer, unknownBearerKey } from "../../http/caller/authenticate.js";
import {
  callsUsedUp,
  countCallsUsedUp,
  quotaHeaders,
  setHeaders,
} from "../../http/caller/daily-calls.js";
import { coveringCallOf } from "../../http/in-process/local-request.js";
import type { BodyIntake } from "../../http/input/body-intake.js";
import { pathOfTarget } from "../../http/input/request-target.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { Key } from "../../platform/keys/key.js";
import type { Keys } from "../../platform/keys/keys.js";
import type { Quota, QuotaAnswer } from "../../platform/quota/quota.js";
import type { Metrics } from "../../platform/telemetry/metrics.js";
import type { Usage } from "../../platform/usage/usage.js";
import type { Ending } from "./client-reply.js";
import { type Forwarding, forwardAway, forwardHere, QueueTimeout } from "./forward.js";
import * as refusals from "./gate-refusals.js";
import { headersForBackend } from "./header-policy.js";
import type { RemoteBackend } from "./remote-backend.js";
import type { RemoteLimits } from "./remote-limits.js";
import type { ReachableService } from "./services.js";
import { signRequest } from "./sign-request.js";
import { hasDotSegments, readTarget } from "./target.js";

export interface GateParts {
  readonly services: ReadonlyMap<string, ReachableService>;
  readonly keys: Keys;
  readonly quota: Quota;
  readonly usage: Usage;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly bodyIntake: BodyIntake;
  readonly limits: RemoteLimits;
  /** Signs requests to backends elsewhere; undefined signs none. */
  readonly sharedSecret: string | undefined;
}

/** Lets a request through to its backend, or says why not. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The gate: known service, key, access, quota, then the backend, in this order. */
export function createGate(parts: GateParts): Gate {
  const { services, keys, quota } = parts;
  const countRefusal = countCallsUsedUp(parts.metrics);

  return async (request, reply) => {
    const { slug, path } = readTarget(pathOfTarget(request.originalUrl) ?? request.url);
    const service = services.get(slug);
    const key = await findKey(keys, request);
    if (key) request.caller = key;
    if (!service) {
      if (key) await tellRemaining(reply, quota, key);
      throw refusals.noService(slug);
    }
    request.observedAs = `/v1/api/${slug}/*`;
    if (!key) throw missingKey(request, reply);
    if (service.access === "by-request" && !key.grants.includes(slug)) {
      await tellRemaining(reply, quota, key);
      throw refusals.notGranted(slug);
    }
    // What a service calls within a call that was counted on this key was counted with that.
    const isCovered = coveringCallOf(request.raw)?.keyId === key.id;
    const taken = isCovered ? undefined : await quota.take(key.counterId);
    const remaining = taken?.remaining ?? (await quota.remaining(key.counterId));
    const told = quotaHeaders(quota, remaining);
    if (taken?.granted === false) {
      countRefusal();
      setHeaders(reply, told);
      throw callsUsedUp(quota.limit, quota.secondsToReset());
    }
    const call = { request, reply, service, key, path, told };
    try {
      const ending = await pass(call, parts);
      await settle(call, { ending, taken }, parts);
    } catch (error) {
      if (!reply.hasHeader("x-gw-calls-remaining")) setHeaders(reply, told);
      throw error;
    }
  };
}

interface PassedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly service: ReachableService;
  readonly key: Key;
  readonly path: string;
  readonly told: readonly string[];
}

/**
 * Notes how a call went; one that the gateway itself could not bring through is given back. One that
 * took nothing is no call of its own in the usage of its key, either.
 */
async function settle(
  { request, reply, service, key }: PassedCall,
  { ending, taken }: { ending: Ending; taken: QuotaAnswer | undefined },
  { quota, usage }: GateParts,
): Promise<void> {
  if (ending.kind === "failed") {
    const failure = failureOf(ending.error, service.slug);
    if (taken && failure.status >= 500) {
      const remaining = await quota.giveBack(key.counterId, taken.day);
      setHeaders(reply, quotaHeaders(quota, remaining));
    }
    throw failure;
  }
  const status = ending.kind === "abandoned" ? request.cutShortAs : ending.status;
  // The client is gone: nothing may be sent.
  if (ending.kind === "abandoned" && !reply.sent) reply.hijack();
  if (taken) usage.record({ key, slug: service.slug, status, ms: reply.elapsedTime });
}

/** Hands a granted call to its backend and answers how that ended. */
async function pass(call: PassedCall, parts: GateParts): Promise<Ending> {
  const { request, reply, service, key, path, told } = call;
  if (hasDotSegments(path)) throw refusals.dotSegments();
  const { dispatcher, remote } = service;
  const sentPath = remote ? remote.basePath + path : path;
  const added = ["x-gw-account", key.ownerId, "x-request-id", request.id];
  if (remote && parts.sharedSecret !== undefined) {
    const signed = { account: key.ownerId, method: request.method, path: sentPath };
    added.push(...signRequest(parts.sharedSecret, signed, parts.clock()));
  }
  const requestHeaders = headersForBackend(request.raw, added);
  if (!requestHeaders)
    throw errors.invalidRequest("a header holds a character that cannot be sent");
  const forwarding: Forwarding = {
    upload: { intake: parts.bodyIntake, owner: { address: request.ip, caller: key.ownerId } },
    message: request.raw,
    keyId: key.id,
    response: reply.raw,
    path: sentPath,
    requestHeaders,
    answerHeaders: [...told, "x-request-id", request.id, ...crossOriginHeaders(reply)],
    begin: () => reply.hijack(),
    cut: () => {
      request.cutShortAs = 502;
      request.log.warn({ slug: service.slug }, "the backend broke off its answer");
    },
  };
  if (!remote) return forwardHere(dispatcher, forwarding);
  return guarded(remote, forwarding, parts.limits);
}

/** Calls a backend elsewhere through its circuit breaker. */
async function guarded(
  remote: RemoteBackend,
  forwarding: Forwarding,
  limits: RemoteLimits,
): Promise<Ending> {
  const { breaker } = remote;
  if (!breaker.letThrough()) return { kind: "failed", error: new BreakerOpen() };
  const ending = await forwardAway(remote, forwarding, limits);
  if (ending.kind === "answered" || ending.kind === "cut") breaker.succeed();
  else if (ending.kind === "abandoned" || ending.error instanceof ApiError) breaker.abandon();
  else breaker.fail();
  return ending;
}

class BreakerOpen extends Error {}

const TIMEOUTS = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** What the gateway answers for a backend that did not. */
function failureOf(cause: Error, slug: string): ApiError {
  // What the gateway itself found wrong, as with an upload.
  if (cause instanceof ApiError) return cause;
  if (cause instanceof BreakerOpen) {
    return errors.badGateway(`the backend of ${slug} could not be reached lately`, {
      headers: { "retry-after": "5" },
    });
  }
  const { code } = cause as { code?: unknown };
  if (cause instanceof QueueTimeout || TIMEOUTS.has(String(code))) {
    return refusals.tooSlow(slug, cause);
  }
  return refusals.unreachable(slug, cause);
}

function findKey(keys: Keys, request: FastifyRequest): Key | undefined | Promise<Key | undefined> {
  const text = readBearer(request);
  return text === undefined ? undefined : keys.find("gateway", text);
}

function missingKey({ headers }: FastifyRequest, reply: FastifyReply): ApiError {
  reply.header("www-authenticate", 'Bearer realm="gateway"');
  return headers.authorization === undefined
    ? errors.unauthorized("send a gateway key in the header `Authorization: Bearer gwk_…`")
    : unknownBearerKey();
}

async function tellRemaining(reply: FastifyReply, quota: Quota, key: Key): Promise<void> {
  setHeaders(reply, quotaHeaders(quota, await quota.remaining(key.counterId)));
}

/** What the server set for browsers of other origins goes out with an answer that passes it by. */
function crossOriginHeaders(reply: FastifyReply): string[] {
  if (!reply.hasHeader("vary") && !reply.hasHeader("access-control-allow-origin")) return [];
  const headers = reply.getHeaders();
  const list: string[] = [];
  for (const name in headers) {
    if (name.startsWith("access-control-") || name === "vary")
      list.push(name, String(headers[name]));
  }
  return list;
}
