import type { CallLimits } from "./call-limits.js";
import { ModelFailure } from "./model-errors.js";

/** Waits `ms`, or rejects when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const RETRIES_MAX = 2;
const BACKOFF_MS = 250;
const RETRY_AFTER_MS_MAX = 5_000;

/**
 * Makes up to 3 attempts, with 125–250 ms and then 250–500 ms between them, or as long as the
 * endpoint asks for. Gives up when it asks for more than 5 s or for more time than the call has.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { limits, wait }: { limits: CallLimits; wait: Wait },
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const reason = limits.explain(error);
      if (!(reason instanceof ModelFailure)) throw reason;
      reason.attempts = retries + 1;
      const delayMs = reason.details.retryAfterMs ?? backoffMs(retries);
      const isWorthIt =
        reason.details.isRetryable === true &&
        retries < RETRIES_MAX &&
        delayMs <= RETRY_AFTER_MS_MAX &&
        delayMs < limits.remainingMs;
      if (!isWorthIt) throw reason;
      await wait(delayMs, limits.signal).catch((cancelled: unknown) => {
        throw limits.explain(cancelled);
      });
    }
  }
}

function backoffMs(retries: number): number {
  // Half of the wait is random, so that callers who failed together do not come back together.
  return BACKOFF_MS * 2 ** retries * (0.5 + Math.random() / 2);
}
