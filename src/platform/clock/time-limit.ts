interface Running {
  endsAt: number;
  readonly onOver: () => void;
  /** Where it stands in the list; -1 when it is over or was stopped. */
  place: number;
}

/** Time that something may take. */
export interface TimeLimit {
  /** Gives it the whole time again, unless it was stopped or is over. */
  restart(): void;
  stop(): void;
}

const running: Running[] = [];
let timer: NodeJS.Timeout | undefined;
let timerAt = Number.POSITIVE_INFINITY;

/**
 * Calls `onOver` in `ms` milliseconds unless it is stopped before. For limits that every call has and
 * hardly one meets: all share one timer, where to set and clear one for each costs a call some 15 µs.
 * They keep no process alive.
 */
export function limitTime(ms: number, onOver: () => void): TimeLimit {
  const one: Running = { endsAt: performance.now() + ms, onOver, place: running.length };
  running.push(one);
  if (one.endsAt < timerAt) wakeAt(one.endsAt);
  return {
    restart() {
      // Time goes on, so the timer comes too early at worst.
      if (one.place >= 0) one.endsAt = performance.now() + ms;
    },
    stop: () => remove(one),
  };
}

function remove(one: Running): void {
  const last = one.place < 0 ? undefined : running.pop();
  if (last === undefined) return;
  if (last !== one) {
    running[one.place] = last;
    last.place = one.place;
  }
  one.place = -1;
}

function wakeAt(time: number): void {
  clearTimeout(timer);
  timerAt = time;
  timer = setTimeout(look, Math.max(0, Math.ceil(time - performance.now()))).unref();
}

function look(): void {
  timerAt = Number.POSITIVE_INFINITY;
  const now = performance.now();
  const over = running.filter(({ endsAt }) => endsAt <= now);
  for (const one of over) remove(one);
  const next = running.reduce((least, { endsAt }) => Math.min(least, endsAt), timerAt);
  if (next < timerAt) wakeAt(next);
  for (const { onOver } of over) onOver();
}
