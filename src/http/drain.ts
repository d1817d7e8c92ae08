import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { type OpenConnections, watchConnections } from "./open-connections.js";

/** The loop accepts one connection in each turn: after turns without one, none waits. */
const QUIET_TURNS = 3;
/** Longer than a caller takes to come again over a new connection after its answer. */
const QUIET_MS = 50;
/** Callers who connect without end are waited for ever less, and no longer than this. */
const ACCEPT_MS_MAX = 1_000;
/** How long a connection without a request may take until the head of one is there. */
const REQUEST_MS_MAX = 2_000;
/** How long a connection that was answered before is kept for one more request. */
const IDLE_MS_MAX = 1_000;
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

/**
 * Lets a server end without a reset for anyone who reached it: during the grace it answers as ever,
 * but keeps no connection alive; then it accepts what waits in the kernel, which would be reset
 * otherwise, stops listening, and waits for what is under way. To be called before the server
 * listens; `listeners` hand it the connections of further addresses.
 */
export function prepareDrain(server: Server, listeners: readonly Listener[] = []): Drain {
  const connections = watchConnections(server);
  return async ({ graceMs, workMs }) => {
    if (!server.listening) return 0;
    connections.keepNoneAlive();
    await sleep(graceMs);
    // Whoever has an answer would come again, so that one always waits in the kernel.
    connections.hold();
    await acceptWaiting(connections);
    // The server's own `close` would end connections with it over which a request is on its way.
    for (const listener of [server, ...listeners]) Listener.prototype.close.call(listener);
    connections.goOn();

    const stoppedAt = performance.now();
    const limits = {
      since: stoppedAt,
      newMs: REQUEST_MS_MAX,
      answeredMs: Math.min(IDLE_MS_MAX, workMs / 2),
      lingeringMs: graceMs,
    };
    while (connections.count() > 0 && performance.now() < stoppedAt + workMs) {
      await sleep(LOOK_EVERY_MS);
      // After the loop has read what there was: closing a connection with unread bytes resets it.
      await nextTurn();
      connections.endUnused(limits);
    }
    const cut = connections.count();
    connections.cut();
    return cut;
  };
}

/** Waits for a moment at which nobody connects: what the kernel takes while a listener closes is reset. */
async function acceptWaiting(connections: OpenConnections): Promise<void> {
  const startedAt = performance.now();
  for (let quiet = 0, leftMs = ACCEPT_MS_MAX; leftMs > 0; ) {
    const before = connections.accepted().total;
    await nextTurn();
    const { total, lastAt } = connections.accepted();
    quiet = total === before ? quiet + 1 : 0;
    const now = performance.now();
    leftMs = startedAt + ACCEPT_MS_MAX - now;
    const quietMs = now - Math.max(startedAt, lastAt);
    if (quiet >= QUIET_TURNS && quietMs >= (QUIET_MS * leftMs) / ACCEPT_MS_MAX) return;
  }
}
