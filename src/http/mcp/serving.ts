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

/** Sessions of the older era end with 404, upon which their clients begin anew. */
export function refuseSession({ headers }: FastifyRequest): void {
  if (headers["mcp-session-id"] === undefined) return;
  const message = "there is no such session; initialize again";
  throw new RpcFault(RPC.noSuchSession, message, undefined, 404);
}
