const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const PAUSES_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
];
const PAUSE_MS_MAX = 8 * HOUR_MS;
/** Pauses are up to this part shorter or longer, so that what failed together is not tried together. */
const JITTER = 0.2;
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
const RETRY_AFTER_MS_MAX = HOUR_MS;

export interface FailedAttempt {
  /** Attempts so far, at least 1. */
  readonly attempts: number;
  /** When the first attempt was made, in epoch milliseconds. */
  readonly firstAt: number;
  readonly now: number;
  /** For how long the answer asked for a pause; 0 when it did not. */
  readonly askedPauseMs: number;
  /** From 0 to under 1. */
  readonly random: number;
}

/**
 * When to try again after an attempt that failed, in epoch milliseconds: 5 s, 30 s, 2 min, 10 min,
 * 30 min, 1, 2, 4 and 8 hours later, each 20 % more or less, for the last time 24 hours after the
 * first attempt. Undefined when that was it.
 */
export function nextAttemptAt(failed: FailedAttempt): number | undefined {
  const { attempts, firstAt, now, askedPauseMs, random } = failed;
  const lastAt = firstAt + GIVE_UP_AFTER_MS;
  if (now >= lastAt) return undefined;
  const pause = PAUSES_MS[attempts - 1] ?? PAUSE_MS_MAX;
  const jittered = Math.round(pause * (1 - JITTER + 2 * JITTER * random));
  return Math.min(now + Math.max(jittered, askedPauseMs), lastAt);
}

/** The pause that an answer with 429 or 503 asks for, at most an hour; 0 when it asks for none. */
export function askedPause(
  { status, retryAfter }: { status: number | null; retryAfter: string | undefined },
  now: number,
): number {
  if (retryAfter === undefined || (status !== 429 && status !== 503)) return 0;
  const pause = /^\d{1,10}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND_MS
    : Date.parse(retryAfter) - now;
  // A date that cannot be read is no number.
  return Math.min(Math.max(pause || 0, 0), RETRY_AFTER_MS_MAX);
}
