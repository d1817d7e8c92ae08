import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { lingersSince } from "./lingering.js";

interface Connection {
  /** When it was accepted or last answered. */
  idleSince: number;
  response: ServerResponse | undefined;
}

/** How long connections over which nothing is under way are kept, in milliseconds. */
export interface UnusedLimits {
  /** From here on, as `performance.now()` has it. */
  readonly since: number;
  /** For the first request. */
  readonly newMs: number;
  /** For one more request, after an answer. */
  readonly answeredMs: number;
  /** To take in an answer that came before its request was whole. */
  readonly lingeringMs: number;
}

/** The connections of a server and what is asked over them, seen from its start. */
export interface OpenConnections {
  count(): number;
  /** How many were accepted, and when the last one was. */
  accepted(): { readonly total: number; readonly lastAt: number };
  /** Makes each answer from now on the last of its connection. */
  keepNoneAlive(): void;
  /** Reads no request that has not begun, until told to go on. */
  hold(): void;
  goOn(): void;
  endUnused(limits: UnusedLimits): void;
  /** Ends all that are left. */
  cut(): void;
}

/** Watches the connections of a server that does not listen yet. */
export function watchConnections(server: Server): OpenConnections {
  const connections = new Map<Socket, Connection>();
  let total = 0;
  let lastAt = 0;
  let isKeptAlive = true;
  let isHeld = false;

  server.on("connection", (socket: Socket) => {
    total += 1;
    lastAt = performance.now();
    connections.set(socket, { idleSince: lastAt, response: undefined });
    socket.once("close", () => connections.delete(socket));
    if (!isHeld) return;
    // The stream is about to be started, and would be again.
    process.nextTick(() => {
      if (isHeld) socket.pause();
    });
  });
  // Before the handlers, which may answer at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!isKeptAlive) response.shouldKeepAlive = false;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.response = response;
    response.once("close", () => {
      connection.idleSince = performance.now();
    });
  });

  const unused = () =>
    [...connections].filter(
      ([socket, { response }]) => !isPending(response) && lingersSince(socket) === undefined,
    );

  return {
    count: () => connections.size,
    accepted: () => ({ total, lastAt }),
    keepNoneAlive() {
      isKeptAlive = false;
      for (const { response } of connections.values()) {
        if (response && !response.headersSent) response.shouldKeepAlive = false;
      }
    },
    hold() {
      isHeld = true;
      for (const [socket] of unused()) socket.pause();
    },
    goOn() {
      isHeld = false;
      for (const [socket] of unused()) socket.resume();
    },
    endUnused(limits) {
      const now = performance.now();
      for (const [socket, { idleSince, response }] of unused()) {
        const keptMs = response ? limits.answeredMs : limits.newMs;
        if (now - Math.max(idleSince, limits.since) > keptMs) socket.destroySoon();
      }
      for (const socket of connections.keys()) {
        const endedAt = lingersSince(socket);
        if (endedAt !== undefined && now - endedAt >= limits.lingeringMs) socket.destroy();
      }
    },
    cut() {
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}

function isPending(response: ServerResponse | undefined): boolean {
  return response !== undefined && !response.writableFinished && !response.closed;
}
