import type { Clock } from "../clock/clock.js";
import type { Store } from "../store/sql.js";
import { createAllowance, type QuotaAnswer } from "./allowance.js";
import { utcDays } from "./periods.js";

export type { QuotaAnswer } from "./allowance.js";

/** One number of calls for every counter and UTC day, exact whatever happens at once and wherever. */
export interface Quota {
  readonly limit: number;
  /** Counts a call, and settles when the count survives the death of the process. */
  take(counterId: string): Promise<QuotaAnswer>;
  /** Takes back a call that was granted on a day; answers how many are left then. */
  giveBack(counterId: string, day: number): Promise<number>;
  /** How many calls are left today. */
  remaining(counterId: string): Promise<number>;
  /** Seconds until the next UTC day, at least 1. */
  secondsToReset(): number;
  /** Forgets periods long past, the counts of every allowance on the store among them. */
  sweep(): Promise<void>;
}

/** The quota of the gateway: an allowance of UTC days under one limit. */
export function createQuota(store: Store, clock: Clock, limit: number): Quota {
  const allowance = createAllowance(store, clock, utcDays);
  const left = (used: number) => Math.max(0, limit - used);
  return {
    limit,
    take: (counterId) => allowance.take({ counterId }, limit),
    giveBack: async (counterId, day) => left(await allowance.giveBack({ counterId }, day)),
    remaining: async (counterId) => left(await allowance.used(counterId)),
    secondsToReset: allowance.secondsToReset,
    sweep: allowance.sweep,
  };
}
