import type { Clock } from "../../platform/clock/clock.js";
import { errors } from "../api-error.js";
import { clientOf } from "./client-address.js";

const MINUTE_MS = 60_000;
const CLIENTS_MAX = 100_000;

/**
 * Counts requests by client in fixed windows of one minute, and throws 429 for one too many. Which
 * addresses are one client tells `clientOf`; those beyond the clients it has room for share one count.
 */
export function createClientRateCounter(
  clock: Clock,
  perMinute: number,
): (address: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const now = clock();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      counts = new Map();
    }
    const known = clientOf(address);
    const client = counts.has(known) || counts.size < CLIENTS_MAX ? known : "others";
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count <= perMinute) return;
    const message = `at most ${perMinute} requests a minute are taken from one address`;
    throw errors.rateLimited(message, Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000));
  };
}
