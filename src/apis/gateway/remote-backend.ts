import { Pool } from "undici";
import type { Clock } from "../../platform/clock/clock.js";
import { Breaker } from "../../platform/outbound/breaker.js";
import type { RemoteLimits } from "./remote-limits.js";

const CONNECTIONS_MAX = 256;
const BREAKER_OPEN_MS = 5_000;

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
