import { readdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Where both want a core, the server has nine times as much of it. */
const NICE = constants.priority.PRIORITY_BELOW_NORMAL;
/** Whoever is not root may set one only every tenth of a second. */
const AGAIN_MS = 150;

/**
 * Has this process, which leads a session of its own, and what it starts come after the server. Linux
 * keeps a nice value for each thread, and some that Node has started by now collect garbage.
 */
export function yieldToServer(): void {
  yieldSession(process.pid);
  for (const thread of threads()) {
    try {
      setPriority(thread, NICE);
    } catch {
      // A thread that ended meanwhile yields enough.
    }
  }
}

/**
 * Has all processes of a session come after those of other sessions, where the kernel shares cores out
 * by session: there a nice value counts among the processes of one session alone, and Chromium is given
 * a session of its own. In a container, the nice value counts that Chromium inherits. See sched(7).
 */
export function yieldSession(leader: number): void {
  try {
    writeFileSync(`/proc/${leader}/autogroup`, String(NICE));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EAGAIN") setTimeout(() => yieldSession(leader), AGAIN_MS).unref();
    // Otherwise, this kernel knows no such groups, or the session is over.
  }
}

function threads(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [process.pid];
  }
}
