import type { Clock } from "../../platform/clock/clock.js";
import { errors } from "../api-error.js";
import { createMinuteSums } from "../caller/minute-sums.js";

/** Time of runs in one minute of a client without a key. */
const RUN_MS_MAX = 30_000;
const CLIENTS_MAX = 10_000;

/** Bounds the time that clients without a key run code for. */
export interface RunBudget {
  /** Throws 429 when the time of this minute is used up. */
  check(client: string): void;
  spend(client: string, ms: number): void;
}

/** A budget in fixed windows of a minute. */
export function createRunBudget(clock: Clock): RunBudget {
  const spent = createMinuteSums(clock, CLIENTS_MAX);
  return {
    check(client) {
      if (spent.of(client) < RUN_MS_MAX) return;
      const message = `code runs for at most ${RUN_MS_MAX / 1000} s a minute without a key`;
      throw errors.rateLimited(message, spent.secondsLeft());
    },
    spend: (client, ms) => void spent.add(client, ms),
  };
}
