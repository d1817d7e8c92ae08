import type { Clock } from "../../platform/clock/clock.js";
import { errors } from "../api-error.js";

const MINUTE_MS = 60_000;
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
  let minute = 0;
  let spent = new Map<string, number>();
  const now = () => {
    const time = clock();
    if (Math.floor(time / MINUTE_MS) !== minute) {
      minute = Math.floor(time / MINUTE_MS);
      spent = new Map();
    }
    return time;
  };
  const named = (client: string) =>
    spent.has(client) || spent.size < CLIENTS_MAX ? client : "others";
  return {
    check(client) {
      const time = now();
      if ((spent.get(named(client)) ?? 0) < RUN_MS_MAX) return;
      const seconds = Math.ceil((MINUTE_MS - (time % MINUTE_MS)) / 1000);
      throw errors.rateLimited(
        `code runs for at most ${RUN_MS_MAX / 1000} s a minute without a key`,
        seconds,
      );
    },
    spend(client, ms) {
      now();
      const name = named(client);
      spent.set(name, (spent.get(name) ?? 0) + ms);
    },
  };
}
