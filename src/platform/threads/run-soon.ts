import type { Task } from "./define-tasks.js";
import { TaskTimedOut } from "./thread-errors.js";
import type { RunOptions } from "./thread-pool.js";
import type { Threads } from "./threads.js";

const QUICK_MS = 250;

export interface RunSoonOptions extends Pick<RunOptions, "owner" | "signal" | "permit"> {
  /** Time of computing in the long lane, for work that the quick lane had not the time for. */
  readonly unhurriedMs: number;
}

/**
 * Runs work that is usually quick in the quick lane, where nothing long can hold it up. On a machine
 * that is short of time even little work may not fit there: then it runs in the long lane.
 */
export async function runSoon<Input, Output>(
  threads: Pick<Threads, "run">,
  task: Task<Input, Output>,
  input: NoInfer<Input>,
  { unhurriedMs, permit, ...options }: RunSoonOptions,
): Promise<Output> {
  const quick = { ...options, lane: "quick", timeoutMs: QUICK_MS } as const;
  try {
    return await threads.run(task, input, permit ? { ...quick, permit } : quick);
  } catch (error) {
    if (!(error instanceof TaskTimedOut)) throw error;
    return threads.run(task, input, { ...options, timeoutMs: unhurriedMs });
  }
}
