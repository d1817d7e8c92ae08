import type { FastifyReply, FastifyRequest } from "fastify";
import { RPC, RpcFault } from "./rpc-fault.js";
import type { McpSurface } from "./surface.js";

/** Answers what belongs to a session, whatever its body; true for a request that it took over. */
export type ServeSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  body?: unknown,
) => Promise<boolean>;

/** What an endpoint serves. */
export interface MessageServing {
  /** What a request is served; throws from the catalogue of errors to serve it nothing. */
  readonly surfaceFor: (request: FastifyRequest) => McpSurface | Promise<McpSurface>;
  /** For clients of the older era; there are no sessions without it. */
  readonly serveSession?: ServeSession;
}

/** The fault of a request within a session that is not there, upon which clients begin anew. */
export function noSuchSession(): RpcFault {
  const message = "there is no such session; initialize again";
  return new RpcFault(RPC.noSuchSession, message, { code: "not_found" }, 404);
}

/** The fault of a request whose client takes nothing that could be sent. */
export function notAcceptable(): RpcFault {
  const message = "Accept must take application/json or text/event-stream";
  return new RpcFault(RPC.refused, message, { code: "not_acceptable" }, 406);
}

/** Refuses requests of sessions, of which there are none. */
export function refuseSession({ headers }: FastifyRequest): void {
  if (headers["mcp-session-id"] !== undefined) throw noSuchSession();
}
