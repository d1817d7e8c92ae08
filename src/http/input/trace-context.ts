import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.*)?$/;

export interface TraceContext {
  readonly traceId: string;
  /** The header for a call that this request makes: the same trace, with a span of our own. */
  readonly traceparent: string;
}

/** The W3C trace context that a request came with; a malformed one is as none. */
export function traceContextOf(request: FastifyRequest): TraceContext | undefined {
  const [, traceId, flags] = TRACEPARENT.exec(String(request.headers.traceparent)) ?? [];
  if (traceId === undefined) return undefined;
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-${flags}` };
}
