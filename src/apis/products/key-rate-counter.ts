import type { Clock } from "../../platform/clock/clock.js";

const MINUTE_MS = 60_000;

interface RateDecision {
  readonly granted: boolean;
  /** Calls left in the window. */
  readonly remaining: number;
  /** 1 to 60. */
  readonly secondsToReset: number;
}

/** Limits each key to so many calls a minute. */
export interface KeyRateCounter {
  readonly perMinute: number;
  count(counterId: string): RateDecision;
}

interface Window {
  readonly endsAt: number;
  used: number;
}

/**
 * Counts calls by key in windows of one minute, each of which opens with the first call of its key.
 * The count is of this process alone: with several, a key gets the limit in each of them.
 */
export function createKeyRateCounter(clock: Clock, perMinute: number): KeyRateCounter {
  /** Ordered by end, so that expired windows are dropped without looking at the rest. */
  const windows = new Map<string, Window>();

  function windowOf(counterId: string, now: number): Window {
    const current = windows.get(counterId);
    if (current && isOpen(current, now)) return current;
    for (const [id, window] of windows) {
      if (isOpen(window, now)) break;
      windows.delete(id);
    }
    const fresh = { endsAt: now + MINUTE_MS, used: 0 };
    windows.delete(counterId);
    windows.set(counterId, fresh);
    return fresh;
  }

  return {
    perMinute,
    count(counterId) {
      const now = clock();
      const window = windowOf(counterId, now);
      const granted = window.used < perMinute;
      if (granted) window.used += 1;
      return {
        granted,
        remaining: perMinute - window.used,
        secondsToReset: Math.ceil((window.endsAt - now) / 1000),
      };
    },
  };
}

/** A window that opens in the future is over too: the clock was set back. */
function isOpen({ endsAt }: Window, now: number): boolean {
  return endsAt > now && endsAt <= now + MINUTE_MS;
}
