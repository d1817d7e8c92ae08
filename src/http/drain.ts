import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { lingersSince } from "./lingering.js";

/** The loop accepts one connection in each turn: after turns without one, none waits. */
const QUIET_TURNS = 3;
/** Callers who connect without end are not waited for. */
const ACCEPT_MS_MAX = 5_000;
/** How long a connection without a request may take until the head of one is there. */
const REQUEST_MS_MAX = 2_000;
const LOOK_EVERY_MS = 20;

/** How long a server that ends waits, in milliseconds. */
export interface DrainLimits {
  /** Connections are still accepted for so long. */
  readonly graceMs: number;
  /** What is under way after that may take so long; then it is cut. */
  readonly workMs: number;
}

/** Ends a server, and answers how many connections had to be cut. */
export type Drain = (limits: DrainLimits) => Promise<number>;

interface Connection {
  readonly acceptedAt: number;
  response: ServerResponse | undefined;
}

/**
 * Lets a server end without a reset for anyone who reached it: during the grace it answers as ever,
 * but keeps no connection alive; then it accepts what waits in the kernel, which would be reset
 * otherwise, stops listening, and waits for what is under way. To be called before the server
 * listens.
 */
export function prepareDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>();
  let accepted = 0;
  let isDraining = false;

  server.on("connection", (socket: Socket) => {
    accepted += 1;
    connections.set(socket, { acceptedAt: performance.now(), response: undefined });
    socket.once("close", () => connections.delete(socket));
  });
  // Before the handlers, which may answer at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    const connection = connections.get(socket);
    if (connection) connection.response = response;
  });

  function keepNoneAlive(): void {
    isDraining = true;
    for (const { response } of connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
  }

  async function acceptWaiting(): Promise<void> {
    const end = performance.now() + ACCEPT_MS_MAX;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = accepted;
      await nextTurn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  /**
   * Node takes a new connection, and one that has sent half a head, for busy and not for idle. One
   * that was answered before its request was whole has the grace to take the answer in.
   */
  function endUnused(stoppedAt: number, graceMs: number): void {
    server.closeIdleConnections();
    const now = performance.now();
    for (const [socket, { acceptedAt, response }] of connections) {
      const isAsked = response !== undefined && !response.writableFinished;
      const waitedMs = now - Math.max(acceptedAt, stoppedAt);
      if (!isAsked && waitedMs > REQUEST_MS_MAX) socket.destroySoon();
      const endedAt = lingersSince(socket);
      if (endedAt !== undefined && now - endedAt >= graceMs) socket.destroy();
    }
  }

  return async ({ graceMs, workMs }) => {
    if (!server.listening) return 0;
    keepNoneAlive();
    await sleep(graceMs);
    await acceptWaiting();
    let isClosed = false;
    server.close(() => {
      isClosed = true;
    });
    const stoppedAt = performance.now();
    while (!isClosed && performance.now() < stoppedAt + workMs) {
      await sleep(LOOK_EVERY_MS);
      // After the loop has read what there was: closing a connection with unread bytes resets it.
      await nextTurn();
      endUnused(stoppedAt, graceMs);
    }
    const cut = connections.size;
    server.closeAllConnections();
    return cut;
  };
}
