import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { TrustsProxy } from "../platform/config/trusted-proxies.js";
import { errors } from "./api-error.js";
import { clientOf } from "./caller/client-address.js";

/** Requests of one connection that may wait for the answers before theirs. */
const PIPELINED_MAX = 100;
const RETRY_SECONDS = 1;

export interface ConnectionBounds {
  /** How many connections one client may have at once. */
  readonly perAddress: number;
  /** Proxies bring the connections of many. */
  readonly trustProxy: TrustsProxy | false;
}

/** Bounds what one client holds by its connections alone: those over its number are closed at once. */
export function boundConnections(
  app: FastifyInstance,
  { perAddress, trustProxy }: ConnectionBounds,
): void {
  const open = new Map<string, number>();
  app.server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (trustProxy !== false && trustProxy(address, 0)) return;
    const client = clientOf(address);
    const before = open.get(client) ?? 0;
    if (before >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(client, before + 1);
    socket.once("close", () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/**
 * Refuses requests that come too many at once on one connection: Node begins all of them, and their
 * answers wait for one another. A transfer coding that nobody undoes is refused too.
 */
export function boundPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const coding = request.headers["transfer-encoding"];
    if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") {
      done(errors.invalidRequest("transfer-encoding must be chunked"));
      return;
    }
    // An answer has its connection when those before it are out.
    if (reply.raw.socket !== null) return done();
    const { socket } = request.raw;
    const before = waiting.get(socket) ?? 0;
    waiting.set(socket, before + 1);
    reply.raw.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    if (before < PIPELINED_MAX) return done();
    const message = `at most ${PIPELINED_MAX} requests of one connection may wait for answers`;
    done(errors.rateLimited(message, RETRY_SECONDS));
  });
}
