import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptAnswer } from "../platform/idempotency/claim-place.js";
import type { Claim, Idempotency } from "../platform/idempotency/idempotency.js";
import type { Once } from "../platform/idempotency/once.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What this request runs under its Idempotency-Key; null without one, and once answered. */
    idempotentCall: IdempotentCall | null;
  }
}

/** A request that has the right to do the work under its Idempotency-Key. */
export interface IdempotentCall {
  readonly claim: Claim;
  readonly reply: FastifyReply;
  readonly idempotency: Idempotency;
  /** The answer that was written in the transaction of the work; it stands if that was committed. */
  kept: KeptAnswer | null;
}

/**
 * The safe repeat of a request on an `idempotent` route; undefined without an Idempotency-Key. The
 * transaction that creates or charges keeps its result through it, and the answer is committed with the
 * work: what `toAnswer` makes of the result, or the result itself. The handler answers the same, and
 * sets a status other than 200 before.
 */
export function onceOf<Result>(
  request: FastifyRequest,
  toAnswer: (result: Result) => unknown = (result) => result,
): Once<Result> | undefined {
  const call = request.idempotentCall;
  if (!call) return undefined;
  const { claim, reply, idempotency } = call;
  return {
    recoveryPoint: claim.recoveryPoint,
    async keep(writer, result) {
      const answer = toKept(reply, toAnswer(result));
      await idempotency.keepWith(writer, claim, answer);
      call.kept = answer;
    },
    reach: (writer, point) => idempotency.reach(writer, claim, point),
  };
}

const KEPT_HEADERS = ["content-type", "cache-control", "x-model-substituted"];

/** The answer that a reply is about to be sent with. */
function toKept(reply: FastifyReply, payload: unknown): KeptAnswer {
  const text = typeof payload === "string" ? payload : String(reply.serialize(payload));
  const headers = { "content-type": "application/json; charset=utf-8", ...keptHeaders(reply) };
  return { status: reply.statusCode, headers, body: Buffer.from(text) };
}

/** The headers of a reply that are sent again with its repeats. */
export function keptHeaders(reply: FastifyReply): Record<string, string> {
  const present = KEPT_HEADERS.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(present.map((name) => [name, String(reply.getHeader(name))]));
}
