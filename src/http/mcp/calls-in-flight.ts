import type { FastifyRequest } from "fastify";
import type { Exchange } from "./exchange.js";

/** The requests that are being answered, by who sent them and their ids. */
export interface CallsInFlight {
  /** Answers what forgets it. */
  add(request: FastifyRequest, id: string | number, exchange: Exchange): () => void;
  /** Ends the request with the id; two of them with one id cannot be told apart, and go on. */
  cancel(request: FastifyRequest, id: unknown): void;
}

/**
 * Lets clients of the older era cancel what they asked: without a session, only those can be told apart
 * that send a key. Others hang up, as clients of the newer era do.
 */
export function createCallsInFlight(): CallsInFlight {
  const calls = new Map<string, Set<Exchange>>();
  return {
    add(request, id, exchange) {
      const name = nameOf(request, id);
      if (name === undefined) return () => undefined;
      const named = calls.get(name) ?? new Set();
      calls.set(name, named.add(exchange));
      return () => {
        named.delete(exchange);
        if (named.size === 0) calls.delete(name);
      };
    },
    cancel(request, id) {
      const named = calls.get(nameOf(request, id) ?? "");
      if (named?.size === 1) for (const exchange of named) exchange.abandon();
    },
  };
}

function nameOf(request: FastifyRequest, id: unknown): string | undefined {
  const { authorization, "x-api-key": apiKey, "mcp-session-id": session } = request.headers;
  const key = request.gatewayKeyId ?? authorization ?? apiKey;
  if (key === undefined || (typeof id !== "string" && typeof id !== "number")) return undefined;
  return JSON.stringify([request.ip, key, session, id]);
}
