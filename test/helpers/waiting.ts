import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, vi } from "vitest";

/** Only ends what hangs; what is waited for ends the wait. */
const HANGS_MS = 120_000;
const EVERY_MS = 10;
const FOLLOWED_MS_MAX = 1_000;

/** Waits until a check passes. */
export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, { timeout: HANGS_MS, interval: EVERY_MS });
}

/** Waits until a condition holds; an error of it ends the wait. */
export function until<Answer>(condition: () => Answer | Promise<Answer>): Promise<unknown> {
  return vi.waitUntil(condition, { timeout: HANGS_MS, interval: EVERY_MS });
}

/**
 * What was just changed is followed within a second: a call that begins later than that is answered by
 * the change, however long its answer takes.
 */
export async function expectFollowed<Answer>(
  call: () => Promise<Answer>,
  wanted: NoInfer<Answer>,
): Promise<void> {
  const changedAt = performance.now();
  for (;;) {
    const isLate = performance.now() - changedAt > FOLLOWED_MS_MAX;
    const answer = await call();
    if (isLate) return expect(answer).toEqual(wanted);
    if (isDeepStrictEqual(answer, wanted)) return;
    await sleep(EVERY_MS);
  }
}
