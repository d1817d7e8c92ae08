import { type ApiError, errors } from "../../../http/api-error.js";
import { createMinuteSums } from "../../../http/caller/minute-sums.js";
import type { Clock } from "../../../platform/clock/clock.js";

const CLIENTS_MAX = 100_000;
const IN_FLIGHT_MAX = 2;
/** Time of solving in one minute of an address without a key. */
const SOLVER_MS_MAX = 30_000;

/** What addresses may ask at once, and how long solvers may work for them. */
export interface AskLimits {
  /** Takes one of the places of an address, or throws 429; the answer gives it back. */
  enter(client: string): () => void;
  spend(client: string, ms: number): void;
}

/** Bounds addresses without a key, in fixed windows of a minute. */
export function createAskLimits(clock: Clock): AskLimits {
  const spent = createMinuteSums(clock, CLIENTS_MAX);
  const inFlight = new Map<string, number>();
  return {
    enter(client) {
      if (spent.of(client) >= SOLVER_MS_MAX) throw solverTimeUsedUp(spent.secondsLeft());
      const asked = inFlight.get(client) ?? 0;
      if (asked >= IN_FLIGHT_MAX) throw tooManyAtOnce();
      inFlight.set(client, asked + 1);
      return () => {
        const left = (inFlight.get(client) ?? 1) - 1;
        if (left > 0) inFlight.set(client, left);
        else inFlight.delete(client);
      };
    },
    spend: (client, ms) => void spent.add(client, ms),
  };
}

/** The refusal of a question while two others of the address are being answered. */
export function tooManyAtOnce(): ApiError {
  const message = `at most ${IN_FLIGHT_MAX} questions of one address are answered at a time without a key`;
  return errors.rateLimited(message, 1);
}

/** The refusal of a question when the solvers' minute of the address is used up. */
export function solverTimeUsedUp(retrySeconds: number): ApiError {
  const message = `solvers work for at most ${SOLVER_MS_MAX / 1000} s a minute for one address without a key`;
  return errors.rateLimited(message, retrySeconds);
}
