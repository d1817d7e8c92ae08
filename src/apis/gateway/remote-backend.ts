import { createHmac } from "node:crypto";
import { Pool } from "undici";
import type { Clock } from "../../platform/clock/clock.js";
import { Breaker } from "../../platform/outbound/breaker.js";

const CONNECTIONS_MAX = 256;
const BREAKER_OPEN_MS = 5_000;

/** Longest waits for a backend elsewhere, in milliseconds. */
export interface RemoteLimits {
  readonly connectMs: number;
  /** For a connection of the pool to become free. */
  readonly queueMs: number;
  /** Between the end of the request and the head of the answer. */
  readonly headersMs: number;
  /** Between two chunks of the answer, unless the client asked for an event stream. */
  readonly bodyMs: number;
}

export const REMOTE_LIMITS: RemoteLimits = {
  connectMs: 5_000,
  queueMs: 10_000,
  headersMs: 120_000,
  bodyMs: 300_000,
};

/** A backend at a base URL of the operator's. */
export interface RemoteBackend {
  readonly pool: Pool;
  readonly breaker: Breaker;
  /** The path of the base URL, without a slash at its end. */
  readonly basePath: string;
}

/** Connects to a base URL, lazily, through a bounded pool of connections. */
export function createRemoteBackend(
  baseUrl: string,
  { clock, limits }: { clock: Clock; limits: RemoteLimits },
): RemoteBackend {
  const { origin, pathname } = new URL(baseUrl);
  return {
    pool: new Pool(origin, {
      connections: CONNECTIONS_MAX,
      connect: { timeout: limits.connectMs },
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.bodyMs,
    }),
    breaker: new Breaker(clock, BREAKER_OPEN_MS),
    basePath: pathname.replace(/\/+$/, ""),
  };
}

/** What is signed of a request to a backend elsewhere. */
export interface SignedParts {
  readonly account: string;
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
}

/**
 * The headers that let a backend elsewhere see that a request comes from this gateway:
 * `v1=` and the hex HMAC-SHA256 of timestamp, account, method and path, joined by dots. The
 * timestamp is in seconds since 1970.
 */
export function signRequest(
  secret: string,
  { account, method, path }: SignedParts,
  nowMs: number,
): string[] {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signed = `${timestamp}.${account}.${method}.${path}`;
  const signature = createHmac("sha256", secret).update(signed, "latin1").digest("hex");
  return ["x-gw-timestamp", timestamp, "x-gw-signature", `v1=${signature}`];
}
