import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { clientOf } from "./caller/client-address.js";
import { announcedLength } from "./input/collect-body.js";
import { readInTurns } from "./input/read-in-turns.js";

/** Largest rest of a refused body that is thrown away; a connection that brings more is cut. */
const DISCARDED_BYTES_MAX = 67_108_864;
/** Who reads while sending hangs up at once; this is for those who send all before they read. */
const LINGER_MS_MAX = 5_000;
/** Longer than a lost packet takes to be sent again. */
const STALL_MS_MAX = 2_000;
const LINGERING_MAX = 1_024;

const BOUNDS: LingerBounds = {
  bytesMax: DISCARDED_BYTES_MAX,
  msMax: LINGER_MS_MAX,
  stallMsMax: STALL_MS_MAX,
  socketsMax: LINGERING_MAX,
};

/** What a connection may still bring after its last answer. */
export interface LingerBounds {
  readonly bytesMax: number;
  readonly msMax: number;
  /** How long it may bring nothing, in milliseconds. */
  readonly stallMsMax: number;
  /** How many connections linger at once; beyond that, the one that did longest is cut. */
  readonly socketsMax: number;
}

/** Ends our side of a connection, and throws away what still comes until the client ends its own. */
export type Linger = (socket: Socket) => void;

const lingering = new WeakMap<Socket, number>();

/** When a connection began to linger, as `performance.now()` has it; undefined when it does not. */
export function lingersSince(socket: Socket): number | undefined {
  return lingering.get(socket);
}

/**
 * Closes connections so that clients who are still sending get their answer: unread bytes make the
 * kernel reset a connection that is closed, and what the client has not read by then is lost.
 */
export function createLinger(bounds: LingerBounds = BOUNDS): Linger {
  const sockets = new Set<Socket>();
  return (socket) => {
    if (socket.destroyed || lingering.has(socket)) return;
    const [longest] = sockets;
    if (longest && sockets.size >= bounds.socketsMax) {
      sockets.delete(longest);
      longest.destroy();
    }
    sockets.add(socket);
    lingering.set(socket, performance.now());
    const cut = () => socket.destroy();
    const timer = setTimeout(cut, bounds.msMax).unref();
    socket.once("close", () => {
      clearTimeout(timer);
      sockets.delete(socket);
    });
    socket.setTimeout(bounds.stallMsMax, cut);
    socket.end();
    discard(socket, bounds.bytesMax);
  };
}

/**
 * Makes a server linger where it closes a connection before the body of a request has come whole.
 * That is asked a turn after the answer: it may be out while the rest of what was read is parsed.
 */
export function lingerAfterAnswers(app: FastifyInstance, linger: Linger): void {
  app.server.on("connection", (socket: Socket) => {
    // What Node calls after an answer that is the last of its connection.
    socket.destroySoon = () => {
      const message = messageOf(socket);
      const close = () => Socket.prototype.destroySoon.call(socket);
      if (!message || message.complete) close();
      else setImmediate(() => (message.complete ? close() : linger(socket)));
    };
  });
  // Node reads the rest of a body on a connection that is kept alive, however much it is.
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (!isRestBounded(raw.headers)) {
      const lingerUnlessWhole = () => {
        if (!raw.complete && raw.socket instanceof Socket) linger(raw.socket);
      };
      reply.raw.once("finish", () => setImmediate(lingerUnlessWhole));
    }
    done();
  });
}

/** Whether all that can come of a body is little enough to be read for the next request behind it. */
export function isRestBounded(headers: IncomingHttpHeaders): boolean {
  if (headers["transfer-encoding"] !== undefined) return false;
  return (announcedLength(headers) ?? 0) <= DISCARDED_BYTES_MAX;
}

/** Asked of the parser when a connection closes, so that usual requests need not be watched. */
function messageOf(socket: Socket): IncomingMessage | null {
  const { parser } = socket as { parser?: { incoming: IncomingMessage | null } | null };
  return parser?.incoming ?? null;
}

/** The parser is left out: it would begin requests that nobody can answer any more. */
function discard(socket: Socket, bytesMax: number): void {
  let left = bytesMax;
  const takeTurns = readInTurns(socket, clientOf(socket.remoteAddress ?? ""));
  socket.removeAllListeners("data").removeAllListeners("end");
  socket.on("data", (chunk) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
    else takeTurns(chunk);
  });
  socket.resume();
  // Where the parser had paused the connection, the stream waits for a read that never was begun.
  socket.push("");
}
