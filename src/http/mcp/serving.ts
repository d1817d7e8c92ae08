import type { FastifyReply, FastifyRequest } from "fastify";
import { RPC, RpcFault } from "./rpc-fault.js";
import type { McpSurface } from "./surface.js";

/** Answers what belongs to a session, whatever its body; true for a request that it took over. */
export type ServeSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  body?: unknown,
) => Promise<boolean>;

/** Sessions of the older era, for an endpoint that keeps something between the requests of a client. */
export interface McpSessions {
  /** Begins one for who sent the request, and answers its id. Throws 503 where there are too many. */
  open(request: FastifyRequest): string;
  /** Throws the fault of an id that is unknown, over, or of somebody else; one that passes was used. */
  check(request: FastifyRequest, id: string): void;
  /** Ends a session that was checked. */
  end(id: string): Promise<void>;
}

/** What an endpoint serves. */
export interface MessageServing {
  /** What a request is served; throws from the catalogue of errors to serve it nothing. */
  readonly surfaceFor: (request: FastifyRequest) => McpSurface | Promise<McpSurface>;
  /** For clients of the older era; there are no sessions without it or `serveSession`. */
  readonly sessions?: McpSessions;
  /** Serves sessions whole, in which a server may ask its client. */
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

/**
 * The session that a request of the older era is within; undefined for one without. Throws the fault of
 * a session that is not there, as none is where an endpoint has none.
 */
export function sessionOf(
  request: FastifyRequest,
  sessions: McpSessions | undefined,
): string | undefined {
  const id = request.headers["mcp-session-id"];
  if (id === undefined) return undefined;
  if (typeof id !== "string" || !sessions) throw noSuchSession();
  sessions.check(request, id);
  return id;
}
