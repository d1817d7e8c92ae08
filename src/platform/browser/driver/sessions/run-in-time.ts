import { setTimeout as sleep } from "node:timers/promises";
import { BrowserFault } from "../../actions.js";
import type { Session } from "./session.js";
import { demandAnswers } from "./sign-of-life.js";

export interface ActionTimes {
  readonly actionMs: number;
  readonly graceMs: number;
}

/** Playwright may tell of a page that is gone before it tells that it crashed. */
const END_TOLD_MS = 250;

/**
 * What comes of a piece of work in a session. Rejects with BrowserFault: `timeout` when it is not
 * done in time, `session_ended` when a page does not answer then either, which ends the session, or
 * when it ends meanwhile.
 */
export async function runInTime<T>(
  session: Session,
  work: () => Promise<T>,
  { actionMs, graceMs }: ActionTimes,
): Promise<T> {
  const timer = new AbortController();
  const done = work().then((value) => ({ value }));
  const late = sleep(actionMs, undefined, { signal: timer.signal });
  // Only one of them is heard; what the others say comes too late.
  for (const contender of [done, late]) contender.catch(() => undefined);
  try {
    const first = await Promise.race([done, late, session.ended]);
    if (first !== undefined) return first.value;
    throw new BrowserFault("timeout", `the page was not done within ${actionMs / 1_000} s`);
  } catch (error) {
    const code = error instanceof BrowserFault ? error.code : undefined;
    // Also when a step of it took too long: a page may compute while it is left, and never be gone.
    if (code === "timeout") await demandAnswers(session, session.tabs, graceMs);
    if (code === undefined || code === "failed") await sleep(END_TOLD_MS);
    throw session.endFault ?? error;
  } finally {
    timer.abort();
  }
}
