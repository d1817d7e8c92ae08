import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Network } from "./address-guard-hosts.js";
import { rememberBriefly } from "./guarded-proxy/brief-memory.js";
import { type ByteBudget, type ByteLimits, createByteBudget } from "./guarded-proxy/byte-budget.js";
import { dial, NotReached } from "./guarded-proxy/dial.js";
import { joinSockets } from "./guarded-proxy/join-sockets.js";
import { createPace } from "./guarded-proxy/pace.js";
import {
  ClientGone,
  REPLIES,
  readSocksRequest,
  type SocksTarget,
  writeSocksReply,
} from "./guarded-proxy/socks-request.js";
import { addressesOfTarget, type JudgeName } from "./proxy-targets.js";
import { AddressRefused } from "./target-rules.js";

export interface GuardedProxyOptions {
  /**
   * The addresses that a name may be dialled at, by `AddressGuard.addressesOf`. Rejects with
   * AddressRefused, and with anything else when the name has no address. It is asked for names alone
   * that may be public: the rest is judged here.
   */
  readonly judge: JudgeName;
  /** Networks that are not public and may be dialled by their addresses; none unless given. */
  readonly vouchedFor?: readonly Network[];
  /** A host was not dialled, and why: the words of AddressRefused. */
  onRefused?(host: string, reason: string): void;
  /** A host was allowed and could not be reached, and why. */
  onFailed?(host: string, reason: string): void;
  /** More was carried than may be, and what. The proxy has closed all connections and takes no more. */
  onOverrun?(reason: string): void;
  /** The usual ones unless given. */
  readonly limits?: Partial<ProxyLimits>;
}

export interface ProxyLimits extends ByteLimits {
  /** Connections at once. */
  readonly connectionsMax: number;
  /** Time for a client to say where it wants to go. */
  readonly requestMs: number;
  /** Time for an allowed host to take the connection, over all of its addresses. */
  readonly connectMs: number;
  /** Time for which the answer about a name serves further connections to it. */
  readonly answerKeptMs: number;
  /** Time without a byte after which a connection is closed. */
  readonly idleMs: number;
}

export interface GuardedProxy {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Bytes that were carried so far, both ways together. */
  bytes(): number;
  /** Ends all connections at once. */
  close(): Promise<void>;
}

const CONNECTIONS_MAX = 64;
const CONNECTION_BYTES_MAX = 67_108_864;
const BYTES_MAX = 268_435_456;
const BYTES_WINDOW_MS = 600_000;
const LIMITS: ProxyLimits = {
  connectionsMax: CONNECTIONS_MAX,
  requestMs: 5_000,
  connectMs: 5_000,
  answerKeptMs: 10_000,
  idleMs: 120_000,
  connectionBytesMax: CONNECTION_BYTES_MAX,
  bytesMax: BYTES_MAX,
  windowMs: BYTES_WINDOW_MS,
};
/** Beyond it a browser is let wait, which holds one of the 32 connections that it has to a proxy. */
const REFUSALS_PER_MINUTE = 50;
const QUESTIONS_PER_MINUTE = 200;

/**
 * A SOCKS 5 proxy on a free port of 127.0.0.1, for one browser context: it connects to addresses that
 * were judged, as they stand, and carries bytes without a look at them. An HTTP proxy would have to
 * read the requests of pages over plain http and write them anew; here all schemes are the same, and
 * the browser looks up no name either.
 *
 * Whoever else is on the machine may use the port, too, since a browser has no credentials for SOCKS.
 * They reach what the open internet reaches, and can use up what this context may carry.
 */
export async function openGuardedProxy(options: GuardedProxyOptions): Promise<GuardedProxy> {
  const limits = { ...LIMITS, ...options.limits };
  const clients = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true });
  server.maxConnections = limits.connectionsMax;
  const end = () => {
    server.close();
    for (const client of clients) client.destroy();
  };
  const budget = createByteBudget(limits, (reason) => {
    if (!server.listening) return;
    end();
    options.onOverrun?.(reason);
  });
  const refusalPace = createPace(REFUSALS_PER_MINUTE);
  const reach = reachWith(options, limits);
  server.on("connection", (client) => {
    clients.add(client);
    client.once("close", () => clients.delete(client));
    // A connection that breaks is closed, and that is all there is to it.
    client.on("error", () => undefined);
    void serve(client, { reach, refusalPace, budget, limits });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    bytes: budget.total,
    async close() {
      const isListening = server.listening;
      end();
      if (isListening) await once(server, "close");
    },
  };
}

/** Connects to where a client wants to go, or answers the reply that says why it does not. */
type Reach = (target: SocksTarget, signal: AbortSignal) => Promise<Socket | number>;

function reachWith(
  { judge, vouchedFor, onRefused, onFailed }: GuardedProxyOptions,
  { connectMs: timeoutMs, answerKeptMs }: ProxyLimits,
): Reach {
  const ask = askedOnce(judge, answerKeptMs);
  return async ({ host, port }, signal) => {
    try {
      const addresses = await addressesOfTarget({ host, port }, ask, vouchedFor);
      return await dial({ addresses, port }, { timeoutMs, signal });
    } catch (error) {
      if (error instanceof AddressRefused) {
        onRefused?.(host, error.message);
        return REPLIES.refused;
      }
      if (!signal.aborted) {
        onFailed?.(host, error instanceof NotReached ? error.message : "there is no such host");
      }
      return REPLIES.unreachable;
    }
  };
}

/** A page has several connections to a host, and its name is asked for once. */
function askedOnce(judge: JudgeName, keptMs: number): JudgeName {
  const pace = createPace(QUESTIONS_PER_MINUTE);
  const ask = rememberBriefly(
    async (target) => {
      const waitMs = pace();
      if (waitMs > 0) await wait(waitMs);
      const { hostname, port } = new URL(target);
      return judge(hostname, Number(port));
    },
    { keptMs, countMax: QUESTIONS_PER_MINUTE },
  );
  return (host, port) => ask(`tcp://${host}:${port}`);
}

interface Serving {
  readonly reach: Reach;
  readonly refusalPace: () => number;
  readonly budget: ByteBudget;
  readonly limits: ProxyLimits;
}

async function serve(client: Socket, { reach, refusalPace, budget, limits }: Serving) {
  const gone = new AbortController();
  client.once("close", () => gone.abort());
  const target = await readInTime(client, limits.requestMs);
  if (target === undefined) {
    client.destroySoon();
    return;
  }
  const reached = await reach(target, gone.signal);
  if (typeof reached === "number") {
    const waitMs = refusalPace();
    if (waitMs > 0) await wait(waitMs);
    writeSocksReply(client, reached);
    client.destroySoon();
  } else if (client.destroyed) {
    reached.destroy();
  } else {
    writeSocksReply(client, REPLIES.connected);
    joinSockets({ client, server: reached }, { count: budget.open(), idleMs: limits.idleMs });
  }
}

/** Undefined for a client that goes away, takes too long, or speaks anything but what is understood. */
async function readInTime(client: Socket, timeoutMs: number): Promise<SocksTarget | undefined> {
  const timer = setTimeout(() => client.destroy(), timeoutMs);
  try {
    return await readSocksRequest(client);
  } catch (error) {
    if (!(error instanceof ClientGone)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
