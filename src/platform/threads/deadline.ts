import { TaskAborted, TaskTimedOut } from "./thread-errors.js";

/** Until when an answer is wanted. */
export interface Deadline {
  /** Aborted with `TaskTimedOut` when the time is over, and with `TaskAborted` when the caller is gone. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left; 0 once the signal is aborted. */
  remainingMs(): number;
}

/** Runs work that has so many milliseconds in all; it ends by itself when the signal is aborted. */
export async function withDeadline<T>(
  { name, ms, gone }: { readonly name: string; readonly ms: number; readonly gone?: AbortSignal },
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const endsAt = performance.now() + ms;
  const timer = setTimeout(() => controller.abort(new TaskTimedOut(name, ms)), ms);
  const leave = () => controller.abort(new TaskAborted(name));
  if (gone?.aborted) leave();
  gone?.addEventListener("abort", leave, { once: true });
  try {
    // The clock may lag behind the timer by a part of a millisecond.
    const remainingMs = () => (signal.aborted ? 0 : Math.max(0, endsAt - performance.now()));
    return await work({ signal, remainingMs });
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener("abort", leave);
  }
}

/** What work answers, or rejects with the reason as soon as the signal is aborted; the work goes on. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let giveUp = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}
