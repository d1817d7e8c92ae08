import { BufferAllowance } from "./buffer-allowance.js";
import { Job } from "./job.js";
import { Lane, type LaneName, type Permit } from "./lane.js";
import type { RunOptions } from "./run-options.js";
import { isOutOfMemory, Thread } from "./thread.js";
import type { TaskName, ThreadStart } from "./thread-entry.js";
import {
  TaskAborted,
  TaskFailed,
  TaskOutOfMemory,
  TaskTimedOut,
  WorkerLost,
} from "./thread-errors.js";
import type { Availability, ThreadsStats } from "./threads-stats.js";

export interface ThreadPoolOptions extends ThreadStart {
  readonly threads: number;
  readonly memoryMb: number;
  readonly queueMax: number;
  /** Hears how long each job waited for a thread. */
  readonly onWait?: ((lane: LaneName, seconds: number) => void) | undefined;
}

const QUICK_TIMEOUT_MS_MAX = 250;
const TIMEOUT_MS_MAX = 600_000;
const WAIT_MS = 30_000;
const LOAD_MS_MAX = 10_000;
const IDLE_MS = 30_000;
/** Longer than any thread takes to end that is not amid native code, which cannot be broken off. */
const ENDING_MS_MAX = 1_000;
/** An aborted task may end by itself for so long: to start another thread costs more than that. */
const ABORT_GRACE_MS = 250;
/** So many quick jobs wait before a long thread loads their engine too. */
const QUICK_BACKLOG_MAX = 4;
const START_FAULT_MS = 30_000;
const WARM_UP_OWNER = "server";

/** Hands jobs to threads: long jobs never get the quick thread, quick jobs may borrow a long one. */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  #quickThread: Thread;
  readonly #longThreads: Thread[];
  readonly #lanes: Readonly<Record<LaneName, Lane>>;
  /** The jobs that run, each with the lane that it counts in. */
  readonly #running = new Map<Job, Lane>();
  readonly #buffers = new BufferAllowance();
  readonly #counts = { completed: 0, timedOut: 0, failed: 0, aborted: 0, rejected: 0 };
  #startFaultAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    const { threads, queueMax, onWait: _onWait, ...start } = options;
    const endingMsMax = ENDING_MS_MAX;
    // The quick thread stays once it is started: 10 MB, and no caller waits for its start again.
    this.#quickThread = new Thread({ ...start, name: "pool", endingMsMax });
    const length = Math.max(1, threads - 1);
    this.#longThreads = Array.from(
      { length },
      () => new Thread({ ...start, name: "pool", endingMsMax, idleMs: IDLE_MS }),
    );
    this.#lanes = {
      quick: new Lane("quick", { threads: 1, queueMax }),
      long: new Lane("long", { threads: length, queueMax }),
    };
  }

  async run(task: TaskName, input: unknown, options: RunOptions): Promise<unknown> {
    const {
      permit,
      signal,
      timeoutMs,
      overrunMs,
      transfer,
      bufferBytes,
      waitMs = WAIT_MS,
    } = options;
    const { owner } = permit ?? options;
    if (signal?.aborted) {
      permit?.release();
      this.#counts.aborted += 1;
      throw new TaskAborted(task.name);
    }
    const lane = this.#lanes[permit?.lane ?? options.lane ?? "long"];
    const isQuick = lane.name === "quick";
    this.#countRejection(() => (permit ? lane.redeem(permit) : lane.enter(owner)));
    const common = { task, input, owner, signal, transfer, bufferBytes };
    const time = Math.min(timeoutMs, isQuick ? QUICK_TIMEOUT_MS_MAX : TIMEOUT_MS_MAX);
    const job = new Job({ ...common, timeoutMs: time, overrunMs: isQuick ? overrunMs : undefined });
    const answer = this.#submit(lane, job, waitMs);
    if (!isQuick || overrunMs === undefined) return answer;
    return answer.catch((error: unknown) => {
      if (!(error instanceof TaskTimedOut) || job.hasOverrun) throw error;
      const { long } = this.#lanes;
      this.#countRejection(() => long.enter(owner));
      const again = new Job({ ...common, timeoutMs: Math.min(overrunMs, TIMEOUT_MS_MAX) });
      again.hasOverrun = true;
      return this.#submit(long, again, waitMs);
    });
  }

  /** Takes a place in a lane for a later `run`, or throws `WorkersBusy`. */
  reserve(lane: LaneName, owner: string): Permit {
    return this.#countRejection(() => this.#lanes[lane].reserve(owner));
  }

  /** Starts the quick thread and loads one engine, so that the first caller does not wait for it. */
  async warm(task: TaskName): Promise<void> {
    const lane = this.#lanes.quick;
    this.#countRejection(() => lane.enter(WARM_UP_OWNER));
    const job = new Job({ task, owner: WARM_UP_OWNER, timeoutMs: LOAD_MS_MAX, isWarmUp: true });
    await this.#submit(lane, job, WAIT_MS);
  }

  stats(): ThreadsStats {
    const threads = [this.#quickThread, ...this.#longThreads];
    const { quick, long } = this.#lanes;
    return {
      threads: threads.filter(({ isUp }) => isUp).length,
      busy: this.#running.size,
      queued: quick.places + long.places - this.#running.size,
      queueMax: 2 * this.#options.queueMax,
      ...this.#counts,
    };
  }

  /** Whether threads can be had at all; a full queue is `WorkersBusy`, not a reason. */
  availability(): Availability {
    if (this.#isClosed) return { ok: false, reason: "the workers are closed" };
    const isFaulty = performance.now() - this.#startFaultAt < START_FAULT_MS;
    return isFaulty ? { ok: false, reason: "worker threads do not start" } : { ok: true };
  }

  /** Ends the threads at once; jobs that wait or run fail with `TaskAborted`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const { quick, long } = this.#lanes;
    const jobs = [...this.#running.keys(), ...quick.waiting, ...long.waiting];
    for (const lane of [quick, long]) {
      lane.close();
      for (const job of lane.waiting) lane.cancel(job);
    }
    for (const job of jobs) {
      if (job.fail(new TaskAborted(job.options.task.name))) this.#counts.aborted += 1;
    }
    await Promise.all([this.#quickThread, ...this.#longThreads].map((thread) => thread.close()));
  }

  #countRejection<T>(takePlace: () => T): T {
    try {
      return takePlace();
    } catch (error) {
      this.#counts.rejected += 1;
      throw error;
    }
  }

  /** Queues a job that has a place. */
  #submit(lane: Lane, job: Job, waitMs: number): Promise<unknown> {
    job.onAbort = () => {
      this.#counts.aborted += 1;
      lane.cancel(job);
    };
    job.waitTimer = setTimeout(() => {
      lane.cancel(job);
      this.#counts.rejected += 1;
      job.fail(lane.busy(`no thread was free for ${waitMs} ms`));
    }, waitMs);
    lane.add(job);
    this.#pump();
    return job.answer;
  }

  #pump(): void {
    // Long jobs first: a quick job may borrow a long thread only when no long job waits for it.
    while (this.#serve(this.#lanes.long) || this.#serve(this.#lanes.quick));
  }

  /** Starts the next job of a lane; false when there is none or no thread for it. */
  #serve(lane: Lane): boolean {
    const threadsFree = this.#longThreads.filter(({ isBusy }) => !isBusy).length;
    // Quick jobs are over soon, so an owner needs to leave no thread to the others.
    const threads = lane.name === "quick" ? Number.POSITIVE_INFINITY : threadsFree;
    const job = lane.nextFor(threads, (bytes) => this.#buffers.hasRoomFor(bytes));
    const thread = job && this.#threadFor(lane, job);
    if (job === undefined || thread === undefined) return false;
    lane.start(job);
    clearTimeout(job.waitTimer);
    this.#options.onWait?.(lane.name, (performance.now() - job.queuedAt) / 1000);
    void this.#work(lane, job, thread);
    return true;
  }

  #threadFor(lane: Lane, { options: { task } }: Job): Thread | undefined {
    if (lane.name === "quick" && !this.#quickThread.isBusy) return this.#quickThread;
    const free = this.#longThreads.filter(({ isBusy }) => !isBusy);
    const ready = free.find((thread) => thread.hasLoaded(task));
    if (ready !== undefined) return ready;
    const mayLoad = lane.name === "long" || lane.waiting.length > QUICK_BACKLOG_MAX;
    return mayLoad ? (free.find(({ isUp }) => isUp) ?? free[0]) : undefined;
  }

  async #work(lane: Lane, job: Job, thread: Thread): Promise<void> {
    thread.isBusy = true;
    this.#running.set(job, lane);
    this.#buffers.take(job.bufferBytes);
    // While the engine loads, an abort changes nothing: the next task needs the engine as well.
    job.onAbort = () => {
      this.#counts.aborted += 1;
    };
    const settle = await this.#perform(lane, job, thread).then(
      (output) => () => this.#succeed(job, output),
      (error: unknown) => {
        const reason = this.#explain(error, { lane, job, thread });
        return () => this.#fail(job, reason);
      },
    );
    if (thread.ending !== undefined) {
      settle();
      // A thread that dies slowly still computes, so it is not free before it is gone.
      await thread.ending;
    }
    thread.isBusy = false;
    this.#buffers.giveBack(job.bufferBytes);
    this.#running.get(job)?.finish(job);
    this.#running.delete(job);
    settle();
    this.#pump();
  }

  async #perform(lane: Lane, job: Job, thread: Thread): Promise<unknown> {
    const { task, input, timeoutMs, transfer, isWarmUp } = job.options;
    const label = task.name;
    if (!thread.hasLoaded(task)) {
      await thread.call({ order: { kind: "load", task }, label, timeoutMs: LOAD_MS_MAX });
    }
    if (isWarmUp || job.isSettled) return undefined;
    job.onAbort = () => {
      this.#counts.aborted += 1;
      thread.hurry(ABORT_GRACE_MS);
    };
    const startedAt = performance.now();
    try {
      const moreMs = () => this.#moveToLong(job, thread);
      const order = { kind: "run", task, input } as const;
      return await thread.call({ order, label, timeoutMs, moreMs, transfer });
    } finally {
      lane.recordRun(performance.now() - startedAt);
    }
  }

  /**
   * Lets a quick task that takes too long go on as a long one, where a long thread is free to become
   * the quick one: to end a warm thread costs the tasks behind more than to wait. Answers its time.
   */
  #moveToLong(job: Job, thread: Thread): number | undefined {
    const { overrunMs } = job.options;
    const { quick, long } = this.#lanes;
    const free = this.#longThreads.findIndex((other) => other === thread || !other.isBusy);
    const other = this.#longThreads[free];
    if (overrunMs === undefined || other === undefined || !long.adopt(job)) return undefined;
    quick.finish(job);
    this.#running.set(job, long);
    job.hasOverrun = true;
    if (thread === this.#quickThread) {
      this.#longThreads[free] = thread;
      this.#quickThread = other;
      thread.idleMs = IDLE_MS;
      other.idleMs = undefined;
      this.#pump();
    }
    return Math.min(overrunMs, TIMEOUT_MS_MAX);
  }

  #succeed(job: Job, output: unknown): void {
    this.#startFaultAt = Number.NEGATIVE_INFINITY;
    if (job.succeed(output)) this.#counts.completed += 1;
  }

  #fail(job: Job, reason: Error): void {
    const count = reason instanceof TaskTimedOut ? "timedOut" : "failed";
    if (job.fail(reason)) this.#counts[count] += 1;
  }

  #explain(error: unknown, at: { lane: Lane; job: Job; thread: Thread }): Error {
    const { name } = at.job.options.task;
    if (error instanceof TaskTimedOut) return error;
    if (!(error instanceof WorkerLost)) return new TaskFailed(name, asError(error));
    if (!at.thread.hasStarted) {
      this.#startFaultAt = performance.now();
      return at.lane.busy("worker threads do not start", { cause: error });
    }
    return isOutOfMemory(error.cause)
      ? new TaskOutOfMemory(name, this.#options.memoryMb)
      : new TaskFailed(name, asError(error.cause ?? error));
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
