import type { Logger } from "pino";
import type { Clock } from "../clock/clock.js";
import type { Schedule, Work } from "../parts/work.js";
import type { Store } from "../store/sql.js";
import type { Metrics } from "../telemetry/metrics.js";
import { takeLease } from "./lease-store.js";

export interface ScheduleParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "histogram">;
  /** Tells this process from the others on the store. */
  readonly processId: string;
}

const TIMEOUT_MS = 60_000;
/** Until work that stopped short is asked again: other work may run in between. */
const MORE_AFTER_MS = 1_000;
/** The end of the process does not wait longer for a run. */
const CLOSE_MS_MAX = 5_000;

/** What came of one run: `skipped` when another process held the lease. */
type Outcome = "done" | "more" | "skipped" | "failed" | "timed_out";

/** A schedule over a store, which holds the leases of work that processes share. */
export function createSchedule(parts: ScheduleParts): Schedule {
  const observe = parts.metrics.histogram({
    name: "gatehouse_scheduled_run_seconds",
    help: "Time of the runs of scheduled work, by outcome",
    labels: ["name", "outcome"],
    buckets: [0.01, 0.1, 1, 10, 60],
  });
  const closing = new AbortController();
  const entries: Entry[] = [];
  return {
    every(work) {
      if (closing.signal.aborted) return;
      const entry = new Entry(work, { ...parts, observe });
      entries.push(entry);
      entry.start();
    },
    async close() {
      closing.abort();
      await Promise.all(entries.map((entry) => entry.close()));
    },
  };
}

interface EntryParts extends ScheduleParts {
  readonly observe: (labels: { name: string; outcome: string }, seconds: number) => void;
}

/** One piece of work: at most one run at a time, and one timer for the next. */
class Entry {
  readonly #work: Work;
  readonly #parts: EntryParts;
  readonly #timeoutMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;
  #isClosed = false;
  #isFailing = false;

  constructor(work: Work, parts: EntryParts) {
    this.#work = work;
    this.#parts = parts;
    this.#timeoutMs = work.timeoutMs ?? TIMEOUT_MS;
  }

  start(): void {
    this.#startIn(this.#work.everyMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const endMs = Math.min(this.#timeoutMs, CLOSE_MS_MAX);
    if (this.#running) await this.#within(this.#running, endMs).catch(() => undefined);
  }

  #startIn(ms: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#run(), ms).unref();
  }

  async #run(): Promise<void> {
    const startedAt = performance.now();
    const run = this.#perform();
    this.#running = run;
    let outcome: Outcome;
    try {
      outcome = await this.#within(run, this.#timeoutMs);
      this.#isFailing = false;
    } catch (error) {
      outcome = error instanceof RunTimedOut ? "timed_out" : "failed";
      this.#tell(error);
    }
    const ms = performance.now() - startedAt;
    this.#parts.observe({ name: this.#work.name, outcome }, ms / 1000);
    // A run that was given up still holds its place: the next one begins when it has really ended.
    await run.catch(() => undefined);
    this.#running = undefined;
    const elapsedMs = performance.now() - startedAt;
    this.#startIn(outcome === "more" ? MORE_AFTER_MS : Math.max(this.#work.everyMs - elapsedMs, 0));
  }

  async #perform(): Promise<Outcome> {
    const { name, everyMs, isShared, run } = this.#work;
    if (isShared) {
      const { store, clock, processId } = this.#parts;
      // The lease is held for the whole period, so that the work is done once in it.
      const until = clock() + Math.max(everyMs, this.#timeoutMs);
      if (!(await takeLease(store, { name, processId, now: clock(), until }))) return "skipped";
    }
    return (await run()) === "more" ? "more" : "done";
  }

  #within<Result>(run: Promise<Result>, ms: number): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      const late = () => reject(new RunTimedOut(this.#work.name, ms));
      timer = setTimeout(late, ms).unref();
    });
    return Promise.race([run, limit]).finally(() => clearTimeout(timer));
  }

  /** The first failure in a row is told; the others are those of one fault. */
  #tell(error: unknown): void {
    if (!this.#isFailing) {
      this.#parts.log.warn({ err: error, work: this.#work.name }, "scheduled work failed");
    }
    this.#isFailing = true;
  }
}

class RunTimedOut extends Error {
  constructor(name: string, ms: number) {
    super(`${name} did not end within ${ms} ms`);
    this.name = "RunTimedOut";
  }
}
