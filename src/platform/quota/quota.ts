import type { Clock } from "../clock/clock.js";
import { inOneCommit } from "../store/one-commit.js";
import type { Store } from "../store/sql.js";
import { KEPT_DAYS, secondsToNextDay, utcDay } from "./days.js";
import { addUsed, forgetDaysBefore, usedOn } from "./quota-store.js";

/** What one call was told. */
export interface QuotaAnswer {
  readonly granted: boolean;
  /** Calls left after this one; every granted call of a day is told another number. */
  readonly remaining: number;
  /** The UTC day it counts on, in days since 1970. */
  readonly day: number;
}

/** A number of calls for each counter and UTC day, exact whatever happens at once and wherever. */
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
  /** Forgets days long past. */
  sweep(): Promise<void>;
}

interface Waiting {
  settle(answer: QuotaAnswer): void;
  fail(error: unknown): void;
}

/**
 * Counts in the store. The calls of one turn of the event loop share one commit and, for each
 * counter, one statement; while a commit is under way, the next calls gather for the following one.
 */
export function createQuota(store: Store, clock: Clock, limit: number): Quota {
  let gathered = new Map<string, Waiting[]>();
  let isUnderWay = false;

  const today = () => utcDay(clock());

  async function count(batch: ReadonlyMap<string, readonly Waiting[]>, day: number): Promise<void> {
    const perform = async (writer: Parameters<typeof addUsed>[0]) => {
      const counted = [...batch].map(async ([counterId, waiting]) => {
        const row = { counterId, day };
        return { waiting, ...(await addUsed(writer, row, { wanted: waiting.length, limit })) };
      });
      return Promise.all(counted);
    };
    // One statement is a commit of its own.
    const results = await (batch.size === 1 ? perform(store) : inOneCommit(store, perform));
    for (const { waiting, granted, used } of results) {
      waiting.forEach(({ settle }, index) => {
        const isGranted = index < granted;
        const usedThen = isGranted ? used - granted + index + 1 : used;
        settle({ granted: isGranted, remaining: Math.max(0, limit - usedThen), day });
      });
    }
  }

  async function flush(): Promise<void> {
    const batch = gathered;
    gathered = new Map();
    try {
      await count(batch, today());
    } catch (error) {
      for (const waiting of batch.values()) for (const { fail } of waiting) fail(error);
    }
    isUnderWay = false;
    if (gathered.size > 0) flushSoon();
  }

  function flushSoon(): void {
    if (isUnderWay) return;
    isUnderWay = true;
    setImmediate(flush);
  }

  return {
    limit,
    take(counterId) {
      return new Promise((settle, fail) => {
        const waiting = gathered.get(counterId);
        if (waiting) waiting.push({ settle, fail });
        else gathered.set(counterId, [{ settle, fail }]);
        flushSoon();
      });
    },
    async giveBack(counterId, day) {
      const { used } = await addUsed(store, { counterId, day }, { wanted: -1, limit });
      return Math.max(0, limit - used);
    },
    async remaining(counterId) {
      return Math.max(0, limit - (await usedOn(store, { counterId, day: today() })));
    },
    secondsToReset: () => secondsToNextDay(clock()),
    sweep: () => forgetDaysBefore(store, today() - KEPT_DAYS),
  };
}
