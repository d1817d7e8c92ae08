import { limitTime } from "../clock/time-limit.js";
import { type StopSignal, StopSwitch } from "./stop-signal.js";
import { TaskAborted, TaskTimedOut } from "./thread-errors.js";

/** Until when an answer is wanted. */
export interface Deadline {
  /** Aborted with `TaskTimedOut` when the time is over, and with `TaskAborted` when the caller is gone. */
  readonly signal: StopSignal;
  /** Milliseconds that are left; 0 once the signal is aborted. */
  remainingMs(): number;
}

export interface DeadlineOptions {
  readonly name: string;
  readonly ms: number;
  /** Has its argument called once nobody waits any more; answers what ends that. */
  readonly whenGone?: (leave: () => void) => () => void;
}

/** Runs work that has so many milliseconds in all; it ends by itself when the signal is aborted. */
export async function withDeadline<T>(
  { name, ms, whenGone }: DeadlineOptions,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const signal = new StopSwitch();
  const endsAt = performance.now() + ms;
  const limit = limitTime(ms, () => signal.abort(new TaskTimedOut(name, ms)));
  const stay = whenGone?.(() => signal.abort(new TaskAborted(name)));
  try {
    // The clock may lag behind the timer by a part of a millisecond.
    const remainingMs = () => (signal.aborted ? 0 : Math.max(0, endsAt - performance.now()));
    return await work({ signal, remainingMs });
  } finally {
    limit.stop();
    stay?.();
  }
}

/** What work answers, or rejects with the reason as soon as the signal is aborted; the work goes on. */
export function unlessAborted<T>(signal: StopSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
    const stay = () => signal.removeEventListener("abort", giveUp);
    void work.then(resolve, reject).then(stay);
  });
}
