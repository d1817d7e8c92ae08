import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

const waiting = new WeakSet<ServerResponse>();

/**
 * Routes requests that ask before they send their body as all others. Node would tell each of them to
 * go on before anybody looked at it.
 */
export function holdContinue(app: FastifyInstance): void {
  app.server.on("checkContinue", (message: IncomingMessage, response: ServerResponse) => {
    if (response.shouldKeepAlive) waiting.add(response);
    // Who is refused may send the body or not, so that nobody knows where the next request begins.
    response.shouldKeepAlive = false;
    app.routing(message, response);
  });
}

/** Tells the sender of a message to go on with its body, if it asked. */
export function sendContinue(message: IncomingMessage, response: ServerResponse): void {
  if (message.headers.expect === undefined || response.headersSent) return;
  if (waiting.delete(response)) response.shouldKeepAlive = true;
  response.writeContinue?.();
}
