import type { Clock } from "../../platform/clock/clock.js";
import { errors } from "../api-error.js";
import { clientOf } from "./client-address.js";
import { createMinuteSums } from "./minute-sums.js";

const CLIENTS_MAX = 100_000;

/**
 * Counts requests by client in fixed windows of one minute, and throws 429 for one too many. Which
 * addresses are one client tells `clientOf`; those beyond the clients it has room for share one count.
 */
export function createClientRateCounter(
  clock: Clock,
  perMinute: number,
): (address: string) => void {
  const counts = createMinuteSums(clock, CLIENTS_MAX);
  return (address) => {
    if (counts.add(clientOf(address), 1) <= perMinute) return;
    const message = `at most ${perMinute} requests a minute are taken from one address`;
    throw errors.rateLimited(message, counts.secondsLeft());
  };
}
