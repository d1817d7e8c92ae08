import type { Clock } from "../../platform/clock/clock.js";

const MINUTE_MS = 60_000;

interface RateAnswer {
  readonly granted: boolean;
  /** Calls left in the window. */
  readonly remaining: number;
  /** 1 to 60. */
  readonly secondsToReset: number;
}

/** How often each key may call in a minute. */
export interface KeyRate {
  readonly perMinute: number;
  take(counterId: string): RateAnswer;
}

interface Window {
  readonly endsAt: number;
  used: number;
}

/**
 * Counts the calls of each key in windows of one minute that begin with its first call. Counted in
 * this process alone: behind several, a key may call that many times in each.
 */
export function createKeyRate(clock: Clock, perMinute: number): KeyRate {
  /** In the order of their ends, so that what is over is forgotten without a look at the rest. */
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
    take(counterId) {
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

/** A clock that was set back leaves no window open for longer than its minute. */
function isOpen({ endsAt }: Window, now: number): boolean {
  return endsAt > now && endsAt <= now + MINUTE_MS;
}
